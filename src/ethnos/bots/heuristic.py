"""The heuristic bot: it scores every sensible action in glory, and needs no compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ethnos.bots import reasons
from ethnos.bots.appraisal import KINGDOM_INDEX, Appraisal
from ethnos.bots.bands import bands_that_leave_something, largest_bands
from ethnos.bots.forecast import Forecast
from ethnos.bots.plans import Group, Plans, groups_of
from ethnos.bots.protocol import Advice, Alternative
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import SKELETON, Card, together, without
from ethnos.rules.components import HAND_LIMIT, ORC_RAID_GLORY
from ethnos.rules.state import Decision
from ethnos.rules.streams import Stream
from ethnos.rules.tribes import power_of
from ethnos.rules.tribes.skeletons import win_at_once
from ethnos.rules.view import PlayerView

_TEN_SKELETONS: Final = 1_000.0
"""The score of winning at once."""


class ScoredAction(NamedTuple):
    """An action with its value in glory."""

    score: float
    action: Action


class HeuristicBot:
    """Chooses the action with the highest value in glory."""

    def __init__(self, weights: Weights = STANDARD_WEIGHTS) -> None:
        self._weights = weights

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return the action with the highest score."""
        return max(
            self.score_actions(view, actions, stream), key=lambda scored: scored.score
        ).action

    def advise(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
    ) -> Advice:
        """Return the actions with the highest scores."""
        ranked = sorted(self.score_actions(view, actions, stream), key=lambda scored: -scored.score)
        appraisal = Appraisal(view, self._weights)
        forecast = Forecast(appraisal)
        shown = ranked[:count]
        explained = reasons.explain(appraisal, [action for _, action in shown], actions)
        return Advice(
            tuple(
                Alternative(action, forecast.win_chance(score), forecast.glory(score), reason)
                for (score, action), reason in zip(shown, explained, strict=True)
            )
        )

    def compare(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        stream: Stream,  # noqa: ARG002  # nothing is left to chance
    ) -> tuple[Alternative, ...]:
        """Return the results of these actions, whether worth considering or not."""
        scorer = _ActionScorer(view, self._weights)
        appraisal = Appraisal(view, self._weights)
        forecast = Forecast(appraisal)
        scores = [scorer.score(action) for action in actions]
        return tuple(
            Alternative(
                action,
                forecast.win_chance(score),
                forecast.glory(score),
                reasons.why(appraisal, action, best=not place),
            )
            for place, (score, action) in enumerate(zip(scores, actions, strict=True))
        )

    def score_actions(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        stream: Stream,  # noqa: ARG002  # for subclasses, see `ethnos.bots.novice`
    ) -> list[ScoredAction]:
        """Return the scores of all actions worth considering."""
        scorer = _ActionScorer(view, self._weights)
        match view.decision:
            case Decision.TURN:
                return scorer.turn() or [ScoredAction(0.0, actions[0])]
            case Decision.FURTHER_BAND:
                return [
                    *scorer.bands(),
                    ScoredAction(-scorer.discard_cost(view.hand), act.STOP_PLAYING),
                ]
            case Decision.KEEP:
                return scorer.keeps()
            case Decision.MARKER | Decision.FREE_MARKER | Decision.ORC_MARKER | Decision.RAID:
                return [ScoredAction(scorer.answer(action), action) for action in actions]
            case Decision.MERFOLK_MOVE | Decision.TROLL_TOKEN | Decision.WIZARD_DRAW:
                return [ScoredAction(scorer.answer(action), action) for action in actions]
            case Decision.AGE_OVER | Decision.GAME_OVER:
                raise ValueError(f"nobody decides at {view.decision}")


class _ActionScorer:
    """Scores the actions of one decision."""

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        self._view = view
        self._weights = weights
        self._appraisal = Appraisal(view, weights)
        self._plans_made: Plans | None = None

    @property
    def _plans(self) -> Plans:
        if self._plans_made is None:
            self._plans_made = Plans(self._appraisal)
        return self._plans_made

    def discard_cost(self, cards: tuple[Card, ...]) -> float:
        """Return the cost of leaving these cards in the pool."""
        return self._appraisal.discard_cost(cards)

    def score(self, action: Action) -> float:
        """Score any legal action."""
        hand = self._view.hand
        match action:
            case act.PlayBand(leader):
                return _TEN_SKELETONS if leader is None else self._band(hand, action)
            case act.RecruitFromDeck():
                return self._draw()
            case act.RecruitFromPool(card):
                return self._take(card)
            case act.KeepCards(cards):
                return self._kept_value(hand, cards)
            case act.StopPlaying():
                return -self.discard_cost(hand)
            case act.Pass():
                return 0.0
            case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.Raid():
                return self.answer(action)
            case act.MoveMerfolk() | act.TakeTrollToken() | act.DrawCards():
                return self.answer(action)

    # A turn.

    def turn(self) -> list[ScoredAction]:
        """Score bands and recruits; empty only if passing is the only action."""
        if win_at_once(self._view.ruleset, self._view.hand):
            return [ScoredAction(_TEN_SKELETONS, act.TEN_SKELETONS)]
        return [*self.bands(), *self._recruits()]

    def bands(self) -> list[ScoredAction]:
        """Score the bands in hand."""
        hand = self._view.hand
        bands = dict.fromkeys((*largest_bands(hand), *bands_that_leave_something(hand)))
        return [ScoredAction(self._band(hand, band), band) for band in bands]

    def _band(self, hand: tuple[Card, ...], band: act.PlayBand) -> float:
        leader = band.leader
        assert leader is not None
        rest = without(hand, band.cards)
        size = len(band.cards)
        skeletons = band.others.count(SKELETON)
        value = self._appraisal.band(leader, size - skeletons, skeletons)
        power = power_of(leader.tribe)
        if power.may_chain and self._appraisal.places(leader, size):
            return value - self._weights.centaur + self._further_band_value(rest)
        if power.keeps(size):
            kept = self._keep(rest, power.keeps(size))
            expected = self._weights.elf * size
            return value - expected + self._kept_value(rest, kept)
        return value - self.discard_cost(rest)

    def _further_band_value(self, rest: tuple[Card, ...]) -> float:
        """Return the value of the best further band, or of stopping."""
        best = -self.discard_cost(rest)
        for band in largest_bands(rest):
            assert band.leader is not None
            left = without(rest, band.cards)
            skeletons = band.others.count(SKELETON)
            cards = len(band.cards) - skeletons
            value = self._appraisal.band(band.leader, cards, skeletons) - self.discard_cost(left)
            best = max(best, value)
        return best

    def _recruits(self) -> list[ScoredAction]:
        if len(self._view.hand) >= HAND_LIMIT:
            return []
        pool = dict.fromkeys(self._view.pool)
        taken = [ScoredAction(self._take(card), act.RECRUIT_FROM_POOL[card]) for card in pool]
        return [ScoredAction(self._draw(), act.RECRUIT_FROM_DECK), *taken]

    def _draw(self) -> float:
        value = self._plans.hand_value_after_drawing(self._view.hand)
        return self._appraisal.outlook.survival_after_drawing * value - self._weights.tempo

    def _take(self, card: Card) -> float:
        value = self._plans.hand_value(together(self._view.hand, (card,)))
        return self._appraisal.outlook.survival_after_taking * value - self._weights.tempo

    # All other decisions.

    def answer(self, action: Action) -> float:
        """Score an action within a turn, or at the end of an age."""
        appraisal = self._appraisal
        match action:
            case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom):
                return appraisal.marker_gains[KINGDOM_INDEX[kingdom]] if kingdom else 0.0
            case act.MoveMerfolk(spaces):
                return appraisal.merfolk(spaces)
            case act.PlaceOrcMarker(place):
                return appraisal.orc_gain() if place else 0.0
            case act.TakeTrollToken(value):
                return appraisal.troll(value) if value else 0.0
            case act.DrawCards(count):
                return self._weights.wizard * count * appraisal.outlook.survival_chance(count)
            case act.Raid(spaces):
                return self._raid(len(spaces))
            case act.RecruitFromDeck() | act.RecruitFromPool() | act.PlayBand() | act.Pass():
                raise ValueError(f"'{action}' is weighed as a turn")
            case act.StopPlaying() | act.KeepCards():
                raise ValueError(f"'{action}' is weighed with the cards it leaves")

    def keeps(self) -> list[ScoredAction]:
        """Score what to keep after an elf's band: the best cards that may stay, or none."""
        hand = self._view.hand
        best = self._keep(hand, self._view.bands[self._appraisal.seat][-1].size)
        return [
            ScoredAction(self._kept_value(hand, kept), act.KeepCards(kept))
            for kept in dict.fromkeys((best, ()))
        ]

    def _keep(self, hand: tuple[Card, ...], limit: int) -> tuple[Card, ...]:
        """Return the cards to keep: those of the best group first."""
        if len(hand) <= limit:
            return hand
        groups = dict.fromkeys(group for card in hand for group in groups_of(card))
        choices = [_around(group, hand, limit) for group in groups] or [hand[:limit]]
        return max(choices, key=self._plans.hand_value)

    def _kept_value(self, hand: tuple[Card, ...], kept: tuple[Card, ...]) -> float:
        skeletons = kept.count(SKELETON) * self._weights.skeleton
        value = self._appraisal.outlook.survival_after_taking * self._plans.hand_value(kept)
        return value + skeletons - self.discard_cost(without(hand, kept))

    def _raid(self, spaces: int) -> float:
        view = self._view
        glory = ORC_RAID_GLORY[spaces]
        left = len(view.orc_boards[self._appraisal.seat]) - spaces
        if view.age == view.ruleset.ages:
            return glory
        # Orc markers of the next age find a free space more easily on an empty board.
        room = (len(ORC_RAID_GLORY) - 1 - left) / (len(ORC_RAID_GLORY) - 1)
        return glory + _raid_glory(left + self._weights.orc_next_age * room)


def _around(group: Group, hand: tuple[Card, ...], limit: int) -> tuple[Card, ...]:
    """Return the cards to keep for one group: its members, then skeletons, then others."""
    ranked = sorted(hand, key=lambda card: 0 if group in card else 1 if card.is_skeleton else 2)
    return tuple(sorted(ranked[:limit]))


def _raid_glory(spaces: float) -> float:
    """Interpolate the raid glory between two numbers of spaces."""
    low = min(int(spaces), len(ORC_RAID_GLORY) - 2)
    part = min(spaces - low, 1.0)
    return ORC_RAID_GLORY[low] + part * (ORC_RAID_GLORY[low + 1] - ORC_RAID_GLORY[low])
