"""The judgement of one seat on what it sees: `ethnos.bots.judgement` for views and actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from ethnos.bots import scorers
from ethnos.bots.judgement import choices, kingdoms
from ethnos.bots.judgement.appraisal import appraise, best_kingdom
from ethnos.bots.judgement.bands import (
    BAND_KINDS,
    band_choice_value,
    discard_cost,
    followers,
    kept_value,
)
from ethnos.bots.judgement.choices import prepare
from ethnos.bots.judgement.plans import compute_group_values
from ethnos.bots.judgement.scratch import PlainScratch
from ethnos.bots.weights import Weights
from ethnos.packed.fields import KINGDOMS, NONE, SLOTS
from ethnos.packed.moves import ARGUMENTS, CODE_OF_STEP, FIRST_OF_KIND, KIND_OF_CODE, MOVE_TAKE
from ethnos.packed.pack import slot_of_card
from ethnos.packed.powers import BAND_WORTH
from ethnos.packed.seen import seen_game
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import CARD_TYPES, Card
from ethnos.rules.state import Decision
from ethnos.rules.view import PlayerView

_TEN_SKELETONS: Final = 1_000.0
"""The score of winning at once."""
_MOVES: Final[dict[int, Action]] = {
    choices.DRAW: act.RECRUIT_FROM_DECK,
    choices.STOP: act.STOP_PLAYING,
    choices.KEEP_NOTHING: act.KeepCards(()),
}


class ScoredAction(NamedTuple):
    """An action with its value in glory."""

    score: float
    action: Action


class Appraisal:
    """One seat's valuation of what it sees."""

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self._game = seen_game(view)
        self._game.to_move = self.seat
        self._weights = weights

    @cached_property
    def _scratch(self) -> PlainScratch:
        """The values of the board."""
        scratch = PlainScratch(self._weights)
        appraise(self._game, scratch, self.seat)
        return scratch

    @cached_property
    def _cards_too(self) -> PlainScratch:
        """The values of the board, the hand and the pool."""
        prepare(self._game, self._scratch)
        compute_group_values(self._game, self._scratch)
        return self._scratch

    # The board.

    @property
    def marker_gains(self) -> list[float]:
        """The value of one more marker in each kingdom."""
        return list(self._scratch.marker_gains)

    @property
    def turns_left(self) -> float:
        """The expected number of own turns before the age ends."""
        return self._scratch.turns_left

    @property
    def survival_after_taking(self) -> float:
        """The chance of another turn after taking a card from the pool now."""
        return self._scratch.survival_after_taking

    def worth(self, kingdom: int, seat: int) -> float:
        """Return the expected glory of a seat from a kingdom."""
        return kingdoms.worth(self._game, self._scratch, kingdom, seat, 0)

    # Bands.

    def glory(self, leader: Card, cards: int) -> int:
        """Return what a band scores, by its number of cards other than skeletons."""
        return BAND_WORTH[self._tribe(leader)][cards]

    def marker_kingdom(self, leader: Card, size: int) -> int | None:
        """Return where the marker of a band is worth most; `None` if it places none."""
        slot = slot_of_card(self._game, leader)
        found = best_kingdom(self._game, self._scratch, self.seat, slot, size)
        return None if found == NONE else found

    def leader_value(self, leader: Card, size: int) -> float:
        """Return the value of a leader in hand, marker included, apart from the band's glory."""
        value: float = self._cards_too.leader_values[slot_of_card(self._game, leader)][size]
        return value

    def _tribe(self, leader: Card) -> int:
        tribe: int = self._game.tribes[slot_of_card(self._game, leader) // KINGDOMS]
        return tribe

    # Actions.

    def scored(self, actions: Sequence[Action]) -> list[ScoredAction]:
        """Score the actions worth considering."""
        match self.view.decision:
            case Decision.TURN | Decision.FURTHER_BAND | Decision.KEEP:
                return self._scored_choices(actions)
            case Decision.MARKER | Decision.FREE_MARKER | Decision.ORC_MARKER | Decision.RAID:
                return [ScoredAction(self._answer(action), action) for action in actions]
            case Decision.MERFOLK_MOVE | Decision.TROLL_TOKEN | Decision.WIZARD_DRAW:
                return [ScoredAction(self._answer(action), action) for action in actions]
            case Decision.AGE_OVER | Decision.GAME_OVER:
                raise ValueError(f"nobody decides at {self.view.decision}")

    def _scored_choices(self, actions: Sequence[Action]) -> list[ScoredAction]:
        found = scorers.score(self._game, self._weights)
        if not found.choices:  # ten skeletons
            return [ScoredAction(self.score(actions[-1]), actions[-1])]
        scored: dict[Action, float] = {}
        for choice, score in zip(found.choices, found.scores, strict=True):
            scored.setdefault(self._action(choice, found.kept), score)
        return [ScoredAction(score, action) for action, score in scored.items()]

    def score(self, action: Action) -> float:
        """Score any legal action."""
        game = self._game
        match action:
            case act.PlayBand(leader=None):
                return _TEN_SKELETONS
            case act.PlayBand(leader, others):
                assert leader is not None
                slot = slot_of_card(game, leader)
                return band_choice_value(game, self._cards_too, slot, self._counts(others))
            case act.RecruitFromDeck():
                return choices.draw_value(game, self._cards_too)
            case act.RecruitFromPool(card):
                return choices.take_value(game, self._cards_too, slot_of_card(game, card))
            case act.KeepCards(cards):
                hand = self._cards_too.held
                return kept_value(game, self._cards_too, hand, self._counts(cards))
            case act.StopPlaying():
                return -discard_cost(self._cards_too, self._cards_too.held)
            case act.Pass():
                return 0.0
            case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.Raid():
                return self._answer(action)
            case act.MoveMerfolk() | act.TakeTrollToken() | act.DrawCards():
                return self._answer(action)

    def _answer(self, action: Action) -> float:
        code = CODE_OF_STEP[action]
        argument = code - FIRST_OF_KIND[KIND_OF_CODE[code]]
        return choices.answer_value(self._game, self._scratch, argument)

    def _action(self, choice: int, kept: list[int]) -> Action:
        """Return the action that a choice stands for."""
        if choice >= choices.BANDS:
            leader, kind = divmod(choice - choices.BANDS, BAND_KINDS)
            band = [0] * SLOTS
            followers(self._game, self._game.hand[self.seat], leader, kind, band)
            return act.PlayBand(self._card(leader), self._cards(band))
        if choice == choices.KEEP_BEST:
            return act.KeepCards(self._cards(kept))
        kind, argument = divmod(choice, ARGUMENTS)
        return act.RECRUIT_FROM_POOL[self._card(argument)] if kind == MOVE_TAKE else _MOVES[choice]

    def _card(self, slot: int) -> Card:
        number: int = self._game.card_at[slot]
        return CARD_TYPES[number]

    def _cards(self, counts: list[int]) -> tuple[Card, ...]:
        return tuple(self._card(slot) for slot in range(SLOTS) for _ in range(counts[slot]))

    def _counts(self, cards: tuple[Card, ...]) -> list[int]:
        counts = [0] * SLOTS
        for card in cards:
            counts[slot_of_card(self._game, card)] += 1
        return counts
