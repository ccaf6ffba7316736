"""Split long actions into small steps: a band card by card, a kept hand card by card.

A full hand contains very many bands. Players that choose step by step (the uniformly random one,
learners with a fixed set of choices) can reach every legal action, each in exactly one way.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ethnos.rules import legal
from ethnos.rules.actions import PASS, STOP_PLAYING, TEN_SKELETONS, Action, KeepCards, PlayBand
from ethnos.rules.cards import CARD_TYPES, Card
from ethnos.rules.state import TURN, Decision, GameState
from ethnos.rules.streams import Stream


@dataclass(frozen=True, slots=True)
class Lead:
    """Begin a band under this leader."""

    card: Card


@dataclass(frozen=True, slots=True)
class Add:
    """Add this card to the band of the draft."""

    card: Card


@dataclass(frozen=True, slots=True)
class Commit:
    """Play the band as it is."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this card as well."""

    card: Card


@dataclass(frozen=True, slots=True)
class Kept:
    """Keep no further card."""


Step = Lead | Add | Commit | Keep | Kept | Action
Draft = PlayBand | KeepCards | None
"""The part of an unfinished action chosen so far."""

_LEAD: Final = {card: Lead(card) for card in CARD_TYPES}
_ADD: Final = {card: Add(card) for card in CARD_TYPES}
_KEEP: Final = {card: Keep(card) for card in CARD_TYPES}
_COMMIT: Final = Commit()
_KEPT: Final = Kept()
_NOTHING_KEPT: Final = KeepCards(())
_DRAFTS: Final = (PlayBand, KeepCards)


def steps(state: GameState, draft: Draft) -> list[Step]:
    """Return the legal steps in a fixed order; never empty while the game runs."""
    if isinstance(draft, PlayBand):
        assert draft.leader is not None
        hand = state.hands[state.to_move]
        return [*(_ADD[c] for c in legal.followers(hand, draft.leader, draft.others)), _COMMIT]
    if state.decision is TURN:
        leads = [_LEAD[card] for card in legal.leaders(state)]
        return [*legal.recruits(state), *leads] or [PASS]
    if state.decision is Decision.FURTHER_BAND:
        return [*(_LEAD[card] for card in legal.leaders(state)), STOP_PLAYING]
    if state.decision is Decision.KEEP:
        kept = draft.cards if draft else ()
        return [*(_KEEP[card] for card in legal.keepable(state, kept)), _KEPT]
    return [*legal.legal_actions(state)]


def say(draft: Draft, step: Step) -> Draft | Action:
    """Return the extended draft, or the action if it is complete (see `is_complete`)."""
    match step:
        case Lead():
            return TEN_SKELETONS if step.card.is_skeleton else PlayBand(step.card)
        case Add():
            assert isinstance(draft, PlayBand)
            return PlayBand(draft.leader, (*draft.others, step.card))
        case Commit():
            return draft
        case Keep():
            kept = draft.cards if isinstance(draft, KeepCards) else ()
            return KeepCards((*kept, step.card))
        case Kept():
            return draft or _NOTHING_KEPT
        case _:
            return step


def is_complete(step: Step) -> bool:
    """Return whether this step completes an action."""
    if type(step) is Lead:
        return step.card.is_skeleton
    return type(step) is not Add and type(step) is not Keep


def random_action(state: GameState, stream: Stream) -> tuple[Action, int]:
    """Choose uniformly step by step; return the action and its number of steps."""
    draft: Draft = None
    taken = 0
    while True:
        options = steps(state, draft)
        step = options[stream.below(len(options))]
        said = say(draft, step)
        taken += 1
        if is_complete(step):
            assert said is not None
            return said, taken
        assert isinstance(said, _DRAFTS)
        draft = said
