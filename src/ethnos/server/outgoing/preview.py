"""Answers to `preview` and `hint`, computed from a seat's view alone.

A state that agrees with the view is sampled, the action is tried on it, and everything that depends
on a hidden card is left out of the answer.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from ethnos.bots import LegalActions, advise, make_bot
from ethnos.bots.protocol import Alternative
from ethnos.protocol import Advised, LeaderPreview, Preview, Previewed, RefusalCode, Refused
from ethnos.records.errors import NotationError
from ethnos.records.notation import parse_action, parse_card
from ethnos.rules import legal
from ethnos.rules.actions import TEN_SKELETONS, Action, KeepCards, PlayBand
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, without
from ethnos.rules.errors import IllegalActionError, Refusal
from ethnos.rules.refusals import check
from ethnos.rules.scoring import score_band
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, determinize
from ethnos.server.outgoing.frames import cards_text, events_json
from ethnos.server.rooms.refusals import refused, refused_by_room
from ethnos.talk.labels import advice
from ethnos.talk.preview import cards_drawn, confirmation, preview_band, try_out
from ethnos.talk.questions import question
from ethnos.talk.voice import Voice

NO_EVENTS: Final = msgspec.Raw(b"[]")


def preview(seen: PlayerView, v: int, asked: Preview) -> Previewed:
    """Return what an action (as text) or a selection of cards would do."""
    state = determinize(seen, FastSource(0))
    if seen.seat != state.to_move or state.is_over:
        why = refused_by_room(RefusalCode.NOT_YOUR_TURN, "somebody else is to decide")
        return plain_answer(asked, v, why)
    try:
        if asked.a is not None:
            return _for_action(asked, v, seen, state, parse_action(asked.a))
        cards = tuple(parse_card(text) for text in asked.cards or ())
    except NotationError as error:
        why = refused_by_room(RefusalCode.BAD_ACTION, str(error))
        return plain_answer(asked, v, why)
    if state.decision is Decision.KEEP:
        answer = _for_action(asked, v, seen, state, KeepCards(tuple(sorted(cards))))
        fits = _keepable(state, cards) if answer.legal else []
        return structs.replace(answer, fits=fits)
    return _for_band(asked, v, seen, state, cards)


def plain_answer(asked: Preview, v: int, why: Refused | None = None) -> Previewed:
    """Return an answer that says only whether it is legal."""
    return Previewed(
        id=asked.id,
        v=v,
        legal=why is None,
        why=why,
        fits=[],
        leaders=[],
        events=NO_EVENTS,
        draws=0,
        dragon_chance=0.0,
        decision=None,
        say=None,
    )


def _for_action(
    asked: Preview, v: int, seen: PlayerView, state: GameState, action: Action
) -> Previewed:
    try:
        check(state, action)
    except IllegalActionError as error:
        return plain_answer(asked, v, refused(state, error))
    draws = cards_drawn(action)
    answer = structs.replace(plain_answer(asked, v), say=confirmation(state, action))
    if draws:
        return structs.replace(answer, draws=draws, dragon_chance=seen.dragon_chance)
    trial = try_out(state, action)
    return structs.replace(
        answer, events=events_json(trial.events), decision=str(trial.after.decision)
    )


# Bands.


def _for_band(
    asked: Preview, v: int, seen: PlayerView, state: GameState, cards: tuple[Card, ...]
) -> Previewed:
    leaders = [_led_by(state, cards, leader) for leader in dict.fromkeys(cards)]
    if not cards:
        fits = [str(c) for c in seen.hand if _may_begin(state, c)]
        nothing = Refused(
            Refusal.NO_LEADER, question(state, Voice.PAGE), "R36", "choose the cards of a band"
        )
        return structs.replace(plain_answer(asked, v, nothing), fits=fits)
    best = next((leader for leader in leaders if leader.legal), None)
    why = None if best else leaders[0].why
    fits = _fitting(state, cards) if _could_be_band(state, cards) else []
    return structs.replace(
        plain_answer(asked, v, why),
        fits=fits,
        leaders=leaders,
        events=best.events if best else NO_EVENTS,
        decision=best.decision if best else None,
        say=best.say if best else None,
    )


def _may_begin(state: GameState, card: Card) -> bool:
    """Return whether some band of this hand contains the card."""
    return not card.is_skeleton or bool(legal.leaders(state))


def _fitting(state: GameState, cards: tuple[Card, ...]) -> list[str]:
    rest = without(state.hands[state.to_move], cards)
    return [str(card) for card in rest if _could_be_band(state, (*cards, card))]


def _could_be_band(state: GameState, cards: tuple[Card, ...]) -> bool:
    """Return whether these cards are a band, or become one with a leader from this hand."""
    leaders = [card for card in dict.fromkeys(cards) if not card.is_skeleton]
    if leaders:
        return any(legal.is_legal(state, _band_of(cards, leader)) for leader in leaders)
    return any(
        leader.is_skeleton or legal.is_legal(state, _band_of((leader, *cards), leader))
        for leader in legal.leaders(state)
    )


def _band_of(cards: tuple[Card, ...], leader: Card) -> PlayBand:
    if cards == TEN_SKELETONS.cards:
        return TEN_SKELETONS
    return PlayBand(leader, tuple(sorted(without(cards, (leader,)))))


def _led_by(state: GameState, cards: tuple[Card, ...], leader: Card) -> LeaderPreview:
    """Return what the selection would do, led by this card."""
    action = _band_of(cards, leader)
    try:
        check(state, action)
    except IllegalActionError as error:
        return _illegal(state, action, leader, refused(state, error))
    done = preview_band(state, action, Voice.PAGE)
    return LeaderPreview(
        leader=str(leader),
        action=str(action),
        legal=True,
        why=None,
        size=done.band.size,
        glory=done.glory,
        kingdoms=[str(kingdom) for kingdom in done.kingdoms],
        events=events_json(done.trial.events),
        decision=str(done.trial.after.decision),
        say=done.say,
        brief=done.brief,
        ability=done.ability,
    )


def _illegal(state: GameState, action: PlayBand, leader: Card, why: Refused) -> LeaderPreview:
    band = Band(action.leader, action.others)
    return LeaderPreview(
        leader=str(leader),
        action=str(action),
        legal=False,
        why=why,
        size=band.size,
        glory=score_band(state.to_move, band).glory,
        kingdoms=[],
        events=NO_EVENTS,
        decision=str(state.decision),
        say=None,
        brief=None,
        ability=None,
    )


def _keepable(state: GameState, cards: tuple[Card, ...]) -> list[str]:
    if len(cards) >= legal.keep_limit(state):
        return []
    return cards_text(without(state.hands[state.to_move], cards))


# Hints.


def hint(seen: PlayerView, bot: str, seed: int, think: float) -> list[Advised]:
    """Return the actions a bot would take in this seat, best first."""
    stream = FastSource(seed).stream(0)
    found = advise(make_bot(bot, think=think), seen, LegalActions(seen), stream)
    return [as_advised(option) for option in found.alternatives]


def as_advised(option: Alternative) -> Advised:
    """Return an action that a bot advises as it is sent."""
    what, say = advice(option)
    return Advised(
        action=str(option.action),
        win_chance=round(option.win_chance, 4),
        glory=round(option.glory, 2),
        what=what,
        say=say,
    )
