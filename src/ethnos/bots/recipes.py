"""Baselines: two simple published strategies for this game, reimplemented.

They differ in when to play a band, what to recruit and where to put a marker; all other decisions
are made in the same simple way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import Final

from ethnos.bots import reasons
from ethnos.bots import recipe_values as values
from ethnos.bots.appraisal import Appraisal
from ethnos.bots.forecast import Forecast
from ethnos.bots.protocol import Advice, Alternative
from ethnos.bots.recipe_bands import largest_bands
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.cards import SKELETON, Card, Tribe
from ethnos.rules.components import GIANT_GLORY_AT_ONCE, TROLL_TOKENS
from ethnos.rules.state import Decision
from ethnos.rules.streams import Stream
from ethnos.rules.tribes import power_of
from ethnos.rules.tribes.skeletons import win_at_once
from ethnos.rules.view import PlayerView

_RAID_FROM: Final = 4
"""The number of orc spaces from which to raid before the last age."""


class _Recipe:
    """What both recipes share."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return the action of the recipe."""
        if view.decision is Decision.TURN:
            if win_at_once(view.ruleset, view.hand):
                return act.TEN_SKELETONS
            return self.turn(view, stream) or actions[0]
        if view.decision is Decision.FURTHER_BAND:
            return self.further_band(view) or act.STOP_PLAYING
        return max(actions, key=lambda action: self._answer(view, action))

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
        forecast = Forecast(view)
        [reason] = reasons.explain(appraisal, [action], actions)
        return Advice((Alternative(action, forecast.win_chance(), forecast.glory(), reason),))

    def turn(self, view: PlayerView, stream: Stream) -> Action | None:
        """Choose between recruiting and a band; `None` if neither is possible."""
        raise NotImplementedError

    def further_band(self, view: PlayerView) -> PlayBand | None:
        """Choose another band after one of centaurs; `None` ends the turn."""
        raise NotImplementedError

    def marker(self, view: PlayerView, kingdom: int) -> float:
        """Score a kingdom for a marker that may go to several."""
        raise NotImplementedError

    def _answer(self, view: PlayerView, action: Action) -> float:
        """Score an action within a turn in the simplest way."""
        match action:
            case act.PlaceMarker(kingdom) | act.PlaceFreeMarker(kingdom):
                return self.marker(view, values.KINGDOMS.index(kingdom)) if kingdom else -1.0
            case act.PlaceOrcMarker(place):
                return float(place)
            case act.TakeTrollToken(value):
                return float(value or 0)
            case act.MoveMerfolk(spaces) | act.DrawCards(spaces):
                return float(spaces)
            case act.KeepCards(cards):
                return len(cards) + sum(values.fitting(card, cards) for card in cards) / 100
            case act.Raid(spaces):
                ready = len(spaces) >= _RAID_FROM or view.age == view.ruleset.ages
                return float(len(spaces) if ready else -len(spaces))
            case act.RecruitFromDeck() | act.RecruitFromPool() | act.PlayBand() | act.Pass():
                return 0.0
            case act.StopPlaying():
                return 0.0


class MarkerBot(_Recipe):
    """Plays any band that brings a marker, then any that scores well."""

    def turn(self, view: PlayerView, stream: Stream) -> Action | None:
        """Play a band if one is good enough; else collect what the hand has most of."""
        if not view.hand:
            return self._first_card(view, stream)
        if band := self._good_band(view):
            return band
        if len(view.hand) < view.ruleset.hand_limit:
            card = _most_frequent_match(view)
            return act.RECRUIT_FROM_POOL[card] if card else act.RECRUIT_FROM_DECK
        return _largest(view)

    def further_band(self, view: PlayerView) -> PlayBand | None:
        """Play another band whatever it brings: its cards would go to the pool."""
        return self._good_band(view) or _largest(view)

    def marker(self, view: PlayerView, kingdom: int) -> float:
        """Prefer the kingdom that pays most by the end of this age; the own markers break ties."""
        own = view.markers[kingdom][view.to_move]
        return sum(view.tokens[kingdom][: view.age]) + own / 100

    def _first_card(self, view: PlayerView, stream: Stream) -> Action:
        """Take an orc of a free colour, a card of which the pool has three of a kind, or any."""
        pool = view.pool
        if not pool:
            return act.RECRUIT_FROM_DECK
        allies = [card for card in pool if card != SKELETON]
        tribes, kingdoms = Counter(c.tribe for c in allies), Counter(c.kingdom for c in allies)
        orcs = (card for card in allies if _is_new_orc(view, card))
        common = (c for c in allies if max(tribes[c.tribe], kingdoms[c.kingdom]) >= 3)
        card = next(orcs, None) or next(common, None) or pool[stream.below(len(pool))]
        return act.RECRUIT_FROM_POOL[card]

    def _good_band(self, view: PlayerView) -> PlayBand | None:
        """Return a lone new orc, a band that brings a marker, or one that scores enough."""
        if len(view.hand) == 1 and _is_new_orc(view, view.hand[0]):
            return PlayBand(view.hand[0])
        bands = sorted(largest_bands(view.hand), key=_centaurs_elves_then_size)
        for band in bands:
            if values.places(view, band) or _earns_free_marker(view, band):
                return band
        enough = 3 if view.deck_size <= 6 else 6 if view.deck_size <= 10 else 10
        best = max(bands, key=values.glory, default=None)
        return best if best and values.glory(best) >= enough else None


def _is_new_orc(view: PlayerView, card: Card) -> bool:
    return card.tribe is Tribe.ORC and card.kingdom not in view.orc_boards[view.to_move]


def _earns_free_marker(view: PlayerView, band: PlayBand) -> bool:
    merfolk = values.leader_of(band).tribe is Tribe.MERFOLK
    return merfolk and values.has_marker(view) and values.symbols_reached(view, len(band.cards)) > 0


def _largest(view: PlayerView) -> PlayBand | None:
    return max(largest_bands(view.hand), key=lambda band: len(band.cards), default=None)


def _centaurs_elves_then_size(band: PlayBand) -> tuple[int, int]:
    power = power_of(values.leader_of(band).tribe)
    return 0 if power.may_chain else 1 if power.keeps(1) else 2, -len(band.cards)


def _most_frequent_match(view: PlayerView) -> Card | None:
    """Return a pool card for the colour or tribe the hand has most of, or a skeleton.

    The colour comes first unless the hand has more of one tribe.
    """
    held = [card for card in view.hand if card != SKELETON]
    pool = [card for card in view.pool if card != SKELETON]
    if not held:
        return pool[0] if pool else None
    kingdom, of_kingdom = Counter(card.kingdom for card in held).most_common(1)[0]
    tribe, of_tribe = Counter(card.tribe for card in held).most_common(1)[0]
    coloured = next((card for card in pool if card.kingdom is kingdom), None)
    related = next((card for card in pool if card.tribe is tribe), None)
    wild = SKELETON if SKELETON in view.pool else None
    if of_tribe > of_kingdom:
        return related or coloured or wild
    return coloured or related or wild


class CollectorBot(_Recipe):
    """Scores a band and plays it once the score reaches a threshold; dragons lower it."""

    def turn(self, view: PlayerView, stream: Stream) -> Action | None:  # noqa: ARG002  # no chance
        """Play a band above the threshold, else take a card that fits well, else draw."""
        if len(view.hand) >= view.ruleset.hand_limit:
            return self._best(view, -inf)
        urgency = 1.5 * view.dragons_revealed + (2 if len(view.hand) >= 8 else 0)
        if band := self._best(view, max(2.5, 6 - urgency - 0.25 * len(view.hand))):
            return band
        card = max(view.pool, key=lambda card: self._card(view, card), default=None)
        if card and self._card(view, card) >= 1.5:
            return act.RECRUIT_FROM_POOL[card]
        return act.RECRUIT_FROM_DECK

    def further_band(self, view: PlayerView) -> PlayBand | None:
        """Play another band if it is worth its cards."""
        return self._best(view, 3.0)

    def marker(self, view: PlayerView, kingdom: int) -> float:
        """Prefer the kingdom with the most at stake."""
        return values.stake(view, kingdom)

    def _best(self, view: PlayerView, enough: float) -> PlayBand | None:
        """Return the band with the highest score if it is high enough."""
        bands = largest_bands(view.hand)
        if SKELETON in view.hand:
            bands += largest_bands(tuple(card for card in view.hand if card != SKELETON))
        scored = ((_score(view, band), band) for band in bands)
        score, best = max(scored, key=lambda item: item[0], default=(0.0, None))
        return best if best and score >= enough else None

    def _card(self, view: PlayerView, card: Card) -> float:
        """Score a card of the pool."""
        if card == SKELETON:
            return 1.6 if view.hand else 0.4
        assert card.kingdom is not None
        stake = values.stake(view, values.KINGDOMS.index(card.kingdom))
        return 0.8 * values.fitting(card, view.hand) + 0.06 * stake


def _score(view: PlayerView, band: PlayBand) -> float:
    """Score a band: its glory, its marker and its leader's ability, less what rivals get."""
    stakes = [values.stake(view, kingdom) for kingdom in values.places(view, band)]
    tribe = values.leader_of(band).tribe
    ability = _ABILITIES[tribe](view, band, bool(stakes)) if tribe in _ABILITIES else 0.0
    given = 0 if tribe is Tribe.ELF else _left(view, band)
    return values.glory(band) + max(stakes, default=0.0) + ability - 0.45 * given


def _left(view: PlayerView, band: PlayBand) -> int:
    """Return how many cards the hand has besides the band."""
    return len(view.hand) - len(band.cards)


def _giant(view: PlayerView, band: PlayBand, _: bool) -> float:
    return GIANT_GLORY_AT_ONCE + 2 if values.takes_giant_token(view, len(band.cards)) else 0.0


def _troll(view: PlayerView, band: PlayBand, _: bool) -> float:
    claimed = {token for held in view.trolls for token in held}
    free = set(TROLL_TOKENS[: len(band.cards)]) - claimed
    return 0.6 * max(free, default=0)


def _merfolk(view: PlayerView, band: PlayBand, _: bool) -> float:
    size = len(band.cards)
    return 0.5 * size + 3 * values.symbols_reached(view, size)


def _orc(view: PlayerView, band: PlayBand, _: bool) -> float:
    spaces = len(view.orc_boards[view.to_move])
    return 1.5 + 0.5 * spaces if _is_new_orc(view, values.leader_of(band)) else 0.0


def _wizard(_: PlayerView, band: PlayBand, __: bool) -> float:
    return 0.7 * len(band.cards)


def _elf(view: PlayerView, band: PlayBand, _: bool) -> float:
    return 0.6 * min(len(band.cards), _left(view, band))


def _centaur(view: PlayerView, band: PlayBand, placed: bool) -> float:
    return 2.0 if placed and _left(view, band) > 1 else 0.0


_ABILITIES: Final = {
    Tribe.CENTAUR: _centaur,
    Tribe.ELF: _elf,
    Tribe.GIANT: _giant,
    Tribe.MERFOLK: _merfolk,
    Tribe.ORC: _orc,
    Tribe.TROLL: _troll,
    Tribe.WIZARD: _wizard,
}
"""What a leader's ability is worth, given whether the band places its marker; else nothing."""
