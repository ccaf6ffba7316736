"""The value of a band: its glory, its marker and its leader's ability."""

from __future__ import annotations

from ethnos.bots.kingdoms import Board, expected_pay
from ethnos.bots.outlook import Outlook
from ethnos.bots.weights import Weights
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.components import (
    GIANT_GLORY_AT_ONCE,
    LARGEST_BAND,
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    ORC_RAID_GLORY,
    TROLL_TOKENS,
    TWO_PLAYERS,
    band_glory,
    giant_token,
    merfolk_board,
)
from ethnos.rules.ruleset import GiantTie, MarkerSupply
from ethnos.rules.tribes import power_of
from ethnos.rules.view import PlayerView

KINGDOM_INDEX = {kingdom: index for index, kingdom in enumerate(Kingdom)}
SIZES = range(LARGEST_BAND + 1)
_GLORY = {
    tribe: tuple(band_glory(power_of(tribe).scoring_size(cards)) for cards in SIZES)
    for tribe in Tribe
}
"""What a band scores, by its leader's tribe and its number of cards other than skeletons."""


class Appraisal:
    """One seat's valuation of the state, computed as far as it is needed."""

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        assert view.seat is not None
        self.view = view
        self.weights = weights
        self.seat = view.seat
        self.outlook = Outlook(view, weights)
        self.board = Board(view, weights, self.outlook.turns_left)
        self.marker_gains = [self.board.gain(kingdom, self.seat) for kingdom in range(len(Kingdom))]
        """The value of one more marker in each kingdom."""
        self._abilities: dict[Tribe, list[float]] = {}
        self._leads: dict[Card, list[float]] = {}
        self._trolls: dict[int, float] = {}

    def band(self, leader: Card, cards: int, skeletons: int) -> float:
        """Return the value of a band of `cards` cards, leader included, and `skeletons` more."""
        return self.lead(leader)[cards + skeletons] + _GLORY[leader.tribe][cards]

    def bands(self, leader: Card, cards: int, count: int, skeletons: int) -> list[float]:
        """Return the values of bands of `cards`, `cards` + 1, ... cards: `count` sizes in all."""
        lead = self.lead(leader)[cards + skeletons : cards + skeletons + count]
        glory = _GLORY[leader.tribe][cards : cards + count]
        return [brings + scores for brings, scores in zip(lead, glory, strict=True)]

    def glory(self, leader: Card, cards: int) -> int:
        """Return what a band scores at the end of the age."""
        return _GLORY[leader.tribe][cards]

    def lead(self, leader: Card) -> list[float]:
        """Return the value of a leader by band size, apart from the glory of the band."""
        if leader not in self._leads:
            abilities = self._ability(leader.tribe)
            own = self._own_colour(leader)
            markers = self._markers(leader)
            self._leads[leader] = [
                marker + own + ability for marker, ability in zip(markers, abilities, strict=True)
            ]
        return self._leads[leader]

    # Markers.

    def has_marker(self) -> bool:
        """Return whether a marker is left to place."""
        limited = self.view.ruleset.marker_supply is MarkerSupply.LIMITED
        return self.view.supply[self.seat] > 0 or not limited

    def needs(self, kingdom: int) -> int:
        """Return the number of markers a band has to outnumber in a kingdom. R38, R113."""
        there = self.view.markers[kingdom]
        return sum(there) if self.view.players == TWO_PLAYERS else there[self.seat]

    def places(self, leader: Card, size: int) -> list[int]:
        """Return the kingdoms in which a band of this size may place its marker."""
        power = power_of(leader.tribe)
        if not power.may_place or not self.has_marker() or leader.kingdom is None:
            return []
        reach = power.placing_size(size)
        kingdoms = (KINGDOM_INDEX[kingdom] for kingdom in power.kingdoms(leader.kingdom))
        return [kingdom for kingdom in kingdoms if self.needs(kingdom) < reach]

    def _markers(self, leader: Card) -> list[float]:
        """Return the value of a leader's marker by band size."""
        power = power_of(leader.tribe)
        if not power.may_place or not self.has_marker():
            return [0.0] * len(SIZES)
        assert leader.kingdom is not None
        kingdoms = [KINGDOM_INDEX[kingdom] for kingdom in power.kingdoms(leader.kingdom)]
        choices = [(self.needs(kingdom), self.marker_gains[kingdom]) for kingdom in kingdoms]
        further = self.weights.centaur if power.may_chain else 0.0
        return [
            max(
                [gain + further for need, gain in choices if need < power.placing_size(size)]
                or [0.0]
            )
            for size in SIZES
        ]

    # Abilities.

    def _own_colour(self, leader: Card) -> float:
        if leader.tribe is not Tribe.ORC:
            return 0.0
        if leader.kingdom in self.view.orc_boards[self.seat] or not self.has_marker():
            return 0.0
        return self.orc_gain()

    def _ability(self, tribe: Tribe) -> list[float]:
        if tribe not in self._abilities:
            self._abilities[tribe] = [self._ability_at(tribe, size) for size in SIZES]
        return self._abilities[tribe]

    def _ability_at(self, tribe: Tribe, size: int) -> float:
        if not size:
            return 0.0
        match tribe:
            case Tribe.ELF:
                return self.weights.elf * size
            case Tribe.WIZARD:
                return self.weights.wizard * size * self.outlook.survival_chance(size)
            case Tribe.GIANT:
                return self._giant(size)
            case Tribe.MERFOLK:
                return self.merfolk(size)
            case Tribe.TROLL:
                return self._best_troll(size)
            case Tribe.ORC:
                return 0.0  # It depends on the leader's colour.
            case Tribe.CENTAUR | Tribe.HALFLING | Tribe.MINOTAUR | Tribe.WINGFOLK:
                return 0.0  # The marker's value has it.
            case Tribe.DWARF | Tribe.SKELETON:
                return 0.0  # The glory of the band has it.

    def _giant(self, size: int) -> float:
        giant = self.view.giant
        equal_takes = self.view.ruleset.giant_tie is GiantTie.EQUAL_TAKES  # D31
        if giant and size < giant.size + (not equal_takes):
            return 0.0
        pays = giant_token(self.view.players)[self.view.age - 1]
        holds = self._giant_holds(size)
        if giant and giant.holder == self.seat:
            holds -= self._giant_holds(giant.size)
        return GIANT_GLORY_AT_ONCE + pays * holds

    def _giant_holds(self, size: int) -> float:
        """Return the chance that no larger band of giants is played before the age ends."""
        return 1.0 / (1.0 + self.weights.giant_hold * self.outlook.turns_left / (size * size))

    def merfolk(self, spaces: int) -> float:
        """Return the value of advancing on the merfolk track."""
        start = self.view.merfolk[self.seat]
        end = min(start + spaces, MERFOLK_LAST_SPACE)
        symbols = sum(start < space <= end for space in MERFOLK_SYMBOLS)
        free = symbols * max(self.marker_gains) if self.has_marker() else 0.0
        track = self._track(end) - self._track(start)
        return free + track + self.weights.merfolk_space * (end - start)

    def _track(self, space: int) -> float:
        view = self.view
        leads = tuple(
            (float(space) - there) for seat, there in enumerate(view.merfolk) if seat != self.seat
        )
        if not space:
            return 0.0
        values = merfolk_board(view.players)
        return sum(
            expected_pay(
                tuple(reversed(values[:age])),
                leads,
                self.weights.merfolk_spread * (1 + age - view.age),
            )
            for age in range(view.age, view.ruleset.ages + 1)
        )

    def orc_gain(self) -> float:
        """Return the value of one more space on the orc board."""
        spaces = len(self.view.orc_boards[self.seat])
        ages_to_come = self.view.ruleset.ages - self.view.age
        step = ORC_RAID_GLORY[spaces + 1] - ORC_RAID_GLORY[spaces]
        return step + self.weights.orc_later * ages_to_come

    def _best_troll(self, size: int) -> float:
        """Return the value of the highest token a band of this size may take."""
        claimed = {token for held in self.view.trolls for token in held}
        best = max((t for t in TROLL_TOKENS if t <= size and t not in claimed), default=0)
        return self.troll(best) if best else 0.0

    def troll(self, token: int) -> float:
        """Return the value of a troll token."""
        if token not in self._trolls:
            ties = self.board.troll_gain(self.seat, token)
            self._trolls[token] = ties + self.weights.troll * token
        return self._trolls[token]

    # What the rivals gain.

    def discard_cost(self, cards: tuple[Card, ...]) -> float:
        """Return the cost of leaving these cards in the pool."""
        weights = self.weights
        return sum(
            weights.discard + weights.discard_fit * self._fits_rivals(card) for card in cards
        )

    def _fits_rivals(self, card: Card) -> int:
        """Return the largest number of known cards of one rival that fit this card."""
        if card == SKELETON:
            return 3
        return max(
            sum(known.tribe is card.tribe or known.kingdom is card.kingdom for known in hand)
            for seat, hand in enumerate(self.view.known)
            if seat != self.seat
        )
