"""Baselines: two simple published strategies for this game, reimplemented.

Both make the decisions within a turn in the same simple way; they differ in when to play a band and
what to recruit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ethnos.bots import reasons
from ethnos.bots.appraisal import Appraisal
from ethnos.bots.bands import largest_bands
from ethnos.bots.forecast import Forecast
from ethnos.bots.protocol import Advice, Alternative
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.components import HAND_LIMIT, TWO_PLAYERS, band_glory
from ethnos.rules.state import Decision
from ethnos.rules.streams import Stream
from ethnos.rules.tribes import power_of
from ethnos.rules.tribes.skeletons import win_at_once
from ethnos.rules.view import PlayerView

_KINGDOMS = tuple(Kingdom)
_RAID_FROM = 4
"""The number of orc spaces from which to raid before the last age."""


class _Recipe:
    """What both recipes share."""

    def choose(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        stream: Stream,  # noqa: ARG002  # recipes are deterministic
    ) -> Action:
        """Return the action of the recipe."""
        if view.decision is Decision.TURN:
            if win_at_once(view.ruleset, view.hand):
                return act.TEN_SKELETONS
            return self.turn(view) or actions[0]
        if view.decision is Decision.FURTHER_BAND:
            return self.band(view) or act.STOP_PLAYING
        return max(actions, key=lambda action: _answer(view, action))

    def advise(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        stream: Stream,
        count: int = 3,  # noqa: ARG002  # a recipe has one action only
    ) -> Advice:
        """Return the action of the recipe with the heuristic bot's reasons and estimates."""
        action = self.choose(view, actions, stream)
        appraisal = Appraisal(view, STANDARD_WEIGHTS)
        forecast = Forecast(appraisal)
        [reason] = reasons.explain(appraisal, [action], actions)
        return Advice((Alternative(action, forecast.win_chance(0), forecast.glory(0), reason),))

    def turn(self, view: PlayerView) -> Action | None:
        """Choose between recruiting and a band; `None` if neither is possible."""
        raise NotImplementedError

    def band(self, view: PlayerView) -> PlayBand | None:
        """Choose a band to play now, if one is good enough."""
        raise NotImplementedError


class MarkerBot(_Recipe):
    """Plays any band that places a marker, then any that scores well."""

    def turn(self, view: PlayerView) -> Action | None:
        """Play a band if possible; else collect what the hand has most of."""
        if not view.hand and (start := self._start(view)):
            return act.RECRUIT_FROM_POOL[start]
        if band := self.band(view):
            return band
        if len(view.hand) < HAND_LIMIT:
            card = _most_frequent_match(view)
            return act.RECRUIT_FROM_POOL[card] if card else act.RECRUIT_FROM_DECK
        return max(largest_bands(view.hand), key=lambda band: len(band.cards), default=None)

    def _start(self, view: PlayerView) -> Card | None:
        """Start with an orc of a free colour, else where the pool has three of a kind."""
        taken = view.orc_boards[view.to_move]
        for card in view.pool:
            if card.tribe is Tribe.ORC and card.kingdom not in taken:
                return card
        for card in view.pool:
            tribe = sum(other.tribe is card.tribe for other in view.pool)
            kingdom = sum(other.kingdom is card.kingdom for other in view.pool)
            if max(tribe, kingdom) >= 3:
                return card
        return None

    def band(self, view: PlayerView) -> PlayBand | None:
        """Return a new orc, a band that places a marker, or one that scores enough."""
        taken = view.orc_boards[view.to_move]
        for card in view.hand:
            if card.tribe is Tribe.ORC and card.kingdom not in taken:
                return PlayBand(card)
        bands = sorted(largest_bands(view.hand), key=_centaurs_elves_then_size)
        for band in bands:
            if _places(view, band):
                return band
        enough = 3 if view.deck_size <= 6 else 6 if view.deck_size <= 10 else 10
        best = max(bands, key=_glory, default=None)
        return best if best and _glory(best) >= enough else None


class CollectorBot(_Recipe):
    """Scores a band and plays it once the score reaches a threshold; dragons lower it."""

    def turn(self, view: PlayerView) -> Action | None:
        """Play a band above the threshold, else take a card that fits well, else draw."""
        if band := self.band(view):
            return band
        if len(view.hand) < HAND_LIMIT:
            card = max(view.pool, key=lambda card: _match(card, view.hand), default=None)
            if card and _match(card, view.hand) >= 1.5:
                return act.RECRUIT_FROM_POOL[card]
            return act.RECRUIT_FROM_DECK
        bands = largest_bands(view.hand)
        return max(bands, key=lambda band: self._score(view, band), default=None)

    def band(self, view: PlayerView) -> PlayBand | None:
        """Return the best band if it is above the threshold."""
        best = max(largest_bands(view.hand), key=lambda b: self._score(view, b), default=None)
        urgency = 1.5 * view.dragons_revealed + (2 if len(view.hand) >= 8 else 0)
        threshold = max(2.5, 6 - urgency - 0.25 * len(view.hand))
        return best if best and self._score(view, best) >= threshold else None

    def _score(self, view: PlayerView, band: PlayBand) -> float:
        assert band.leader is not None
        size = len(band.cards)
        score = _glory(band) + max((_stake(view, k) for k in _places(view, band)), default=0.0)
        score += _ABILITY_VALUES.get(band.leader.tribe, 0.0) * size
        return score - 0.45 * (len(view.hand) - size)


_ABILITY_VALUES = {
    Tribe.CENTAUR: 0.5,
    Tribe.ELF: 0.5,
    Tribe.GIANT: 0.6,
    Tribe.MERFOLK: 0.6,
    Tribe.ORC: 0.8,
    Tribe.TROLL: 0.5,
    Tribe.WIZARD: 0.7,
}
"""The value of an ability per card of the band; the recipe names no other."""


def _glory(band: PlayBand) -> int:
    assert band.leader is not None
    cards = len(band.cards) - band.others.count(SKELETON)
    return band_glory(power_of(band.leader.tribe).scoring_size(cards))


def _centaurs_elves_then_size(band: PlayBand) -> tuple[int, int]:
    assert band.leader is not None
    power = power_of(band.leader.tribe)
    return 0 if power.may_chain else 1 if power.keeps(1) else 2, -len(band.cards)


def _places(view: PlayerView, band: PlayBand) -> list[int]:
    """Return the kingdoms in which a band may place its marker."""
    leader = band.leader
    assert leader is not None
    assert leader.kingdom is not None
    power = power_of(leader.tribe)
    if not power.may_place or not view.supply[view.to_move]:
        return []
    size = power.placing_size(len(band.cards))
    kingdoms = map(_KINGDOMS.index, power.kingdoms(leader.kingdom))
    return [kingdom for kingdom in kingdoms if _to_outnumber(view, kingdom) < size]


def _to_outnumber(view: PlayerView, kingdom: int) -> int:
    markers = view.markers[kingdom]
    return sum(markers) if view.players == TWO_PLAYERS else markers[view.to_move]


def _stake(view: PlayerView, kingdom: int) -> float:
    """Return the value of one more marker: highest if it takes the lead, less if it ties."""
    markers = view.markers[kingdom]
    own = markers[view.to_move] + 1
    most = max(there for seat, there in enumerate(markers) if seat != view.to_move)
    share = 0.9 if own > most else 0.5 if own == most else 0.2
    return share * view.tokens[kingdom][view.age - 1]


def _match(card: Card, hand: tuple[Card, ...]) -> float:
    if card == SKELETON:
        return 2.0
    tribe = sum(other.tribe is card.tribe for other in hand)
    kingdom = sum(other.kingdom is card.kingdom for other in hand)
    return float(max(tribe, kingdom))


def _most_frequent_match(view: PlayerView) -> Card | None:
    """Return a pool card of the tribe or kingdom that the hand has most of."""
    groups: Counter[Tribe | Kingdom] = Counter()
    for card in view.hand:
        if card.kingdom is not None:
            groups.update((card.tribe, card.kingdom))
    for group, _ in groups.most_common():
        for card in view.pool:
            if group in (card.tribe, card.kingdom):
                return card
    return None


def _answer(view: PlayerView, action: Action) -> float:
    """Score an action within a turn in the simplest way."""
    match action:
        case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom):
            return _stake(view, _KINGDOMS.index(kingdom)) if kingdom else -1.0
        case act.PlaceOrcMarker(place):
            return float(place)
        case act.TakeTrollToken(value):
            return float(value or 0)
        case act.MoveMerfolk(spaces) | act.DrawCards(spaces):
            return float(spaces)
        case act.KeepCards(cards):
            return len(cards) + sum(_match(card, cards) for card in cards) / 100
        case act.Raid(spaces):
            ready = len(spaces) >= _RAID_FROM or view.age == view.ruleset.ages
            return float(len(spaces) if ready else -len(spaces))
        case act.RecruitFromDeck() | act.RecruitFromPool() | act.PlayBand() | act.Pass():
            return 0.0
        case act.StopPlaying():
            return 0.0
