"""The state of a game: data only, cheap to copy."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, DeckCard, Kingdom, Tribe
from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import Source


class Decision(StrEnum):
    """The kind of choice the state waits for."""

    TURN = "turn"
    """Recruit or play a band. R25."""
    MARKER = "marker"
    """Place the band's marker. R37, R70."""
    MERFOLK_MOVE = "merfolk_move"
    FREE_MARKER = "free_marker"
    ORC_MARKER = "orc_marker"
    TROLL_TOKEN = "troll_token"
    FURTHER_BAND = "further_band"
    KEEP = "keep"
    WIZARD_DRAW = "wizard_draw"
    AGE_OVER = "age_over"
    """Nobody decides: the third dragon was drawn and the age is to be scored. R31."""
    RAID = "raid"
    GAME_OVER = "game_over"


DECISIONS: Final = tuple(Decision)
"""Digests and the compiled engine number the members in this order."""

# Used at every decision; a lookup in the enum costs ten times as much.
TURN: Final = Decision.TURN
AGE_OVER: Final = Decision.AGE_OVER
GAME_OVER: Final = Decision.GAME_OVER


class GiantToken(NamedTuple):
    """The holder of the giant token, and the size of the band that won it. R54, D63."""

    holder: int
    size: int


@dataclass(slots=True, eq=True)
class GameState:
    """The complete state of a game, hidden cards included.

    Tuples are replaced as a whole, so `copy()` does not copy them.
    Hands, pool and orc boards are kept sorted: equal states compare equal.
    """

    ruleset: Ruleset
    source: Source
    """The source of randomness; never reachable from a view."""
    tribes: tuple[Tribe, ...]
    """The tribes in play, sorted."""
    tokens: dict[Kingdom, tuple[int, ...]]
    """Glory tokens, ascending: I, II (and III). R9."""

    age: int = 1
    first_player: int = 0
    turn_owner: int = 0
    """The seat whose turn it is."""
    to_move: int = 0
    """The seat that decides now."""
    decision: Decision = TURN
    bands_this_turn: int = 0
    free_markers: int = 0
    """Free merfolk markers still to be placed or declined in this turn. R59."""

    deck: list[DeckCard] = field(default_factory=list)
    """The next card is the last item."""
    dragon_free: int = 0
    """The number of cards left in the upper pile, which has no dragon. R20."""
    dragons_revealed: int = 0
    third_dragon_drawer: int | None = None
    """The seat that drew the third dragon of the last age to end. R32."""
    pool: tuple[Card, ...] = ()
    discarded: tuple[Card, ...] = ()
    """Hands discarded at the end of the age, out of play until the reshuffle. R76, D77."""

    hands: list[tuple[Card, ...]] = field(default_factory=list)
    known: list[tuple[Card, ...]] = field(default_factory=list)
    """The cards of each hand that were taken in public and cannot have left it since."""
    bands: list[tuple[Band, ...]] = field(default_factory=list)
    """The bands of each player, in the order they were played."""
    glory: list[int] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    """Markers each player has left. R7, D21."""
    markers: dict[Kingdom, tuple[int, ...]] = field(default_factory=dict)
    """Markers in each kingdom, by seat."""
    merfolk: list[int] = field(default_factory=list)
    """The space of each player on the merfolk track."""
    orc_boards: list[tuple[Kingdom, ...]] = field(default_factory=list)
    """The occupied spaces of each orc board, sorted."""
    trolls: list[tuple[int, ...]] = field(default_factory=list)
    """The troll tokens each player holds, ascending."""
    giant: GiantToken | None = None

    raid_plans: list[tuple[Kingdom, ...] | None] = field(default_factory=list)
    """The raid decision of each player at the end of this age; `None` if not yet made."""
    scoring: AgeResult | None = None
    """The age being scored, while raids are decided."""
    results: tuple[AgeResult, ...] = ()
    """The ages already scored."""
    outcome: Outcome | None = None

    @property
    def players(self) -> int:
        """The number of players."""
        return self.ruleset.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is GAME_OVER

    def clockwise(self, seat: int) -> list[int]:
        """Return all seats in turn order, starting with this one. R24."""
        return [(seat + step) % self.players for step in range(self.players)]

    def copy(self) -> GameState:
        """Return an independent copy."""
        return GameState(
            self.ruleset,
            self.source,
            self.tribes,
            self.tokens,
            self.age,
            self.first_player,
            self.turn_owner,
            self.to_move,
            self.decision,
            self.bands_this_turn,
            self.free_markers,
            self.deck.copy(),
            self.dragon_free,
            self.dragons_revealed,
            self.third_dragon_drawer,
            self.pool,
            self.discarded,
            self.hands.copy(),
            self.known.copy(),
            self.bands.copy(),
            self.glory.copy(),
            self.supply.copy(),
            self.markers.copy(),
            self.merfolk.copy(),
            self.orc_boards.copy(),
            self.trolls.copy(),
            self.giant,
            self.raid_plans.copy(),
            self.scoring,
            self.results,
            self.outcome,
        )

    def become(self, other: GameState) -> None:
        """Replace the content by that of another state, which must not be used afterwards."""
        for name in self.__slots__:
            setattr(self, name, getattr(other, name))


def blank_state(ruleset: Ruleset, source: Source, tribes: tuple[Tribe, ...]) -> GameState:
    """Return an empty state with full supplies, from which a setup or a position starts."""
    players = range(ruleset.players)
    return GameState(
        ruleset=ruleset,
        source=source,
        tribes=tuple(sorted(tribes)),
        tokens=dict.fromkeys(Kingdom, ()),
        hands=[() for _ in players],
        known=[() for _ in players],
        bands=[() for _ in players],
        glory=[0 for _ in players],
        supply=[starting_supply(ruleset, tribes) for _ in players],
        markers=dict.fromkeys(Kingdom, (0,) * ruleset.players),
        merfolk=[0 for _ in players],
        orc_boards=[() for _ in players],
        trolls=[() for _ in players],
        raid_plans=[None for _ in players],
    )


def starting_supply(ruleset: Ruleset, tribes: tuple[Tribe, ...]) -> int:
    """Return the number of markers left after those for score and merfolk. R10, R12."""
    return ruleset.marker_count - 1 - (Tribe.MERFOLK in tribes)
