"""The results of scoring, with the reason for every point."""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom


@dataclass(frozen=True, slots=True)
class Place:
    """The players who share a rank in a kingdom or on the merfolk track. R85, R86."""

    rank: int
    """1 for the most; the ranks after a tie are skipped (1, 1, 3)."""
    seats: tuple[int, ...]
    strength: int
    """Markers in the kingdom, or the space reached on the track."""
    values: tuple[int, ...]
    """The values of all ranks they occupy; the sum is shared equally, rounded down."""
    glory: int
    """The glory of each of them."""
    by_trolls: bool
    """Whether only troll tokens separate them from players of the same strength. R94."""


@dataclass(frozen=True, slots=True)
class AreaResult:
    """How a kingdom, or the merfolk track, was scored."""

    kingdom: Kingdom | None
    """`None` for the merfolk track."""
    values: tuple[int, ...]
    """The glory values of this age, best rank first."""
    places: tuple[Place, ...]
    sole_presence: bool = False
    """Whether only one of two players was present and earned both tokens. R116."""

    def glory(self, seat: int) -> int:
        """Return the glory of this seat in this area."""
        return sum(place.glory for place in self.places if seat in place.seats)


@dataclass(frozen=True, slots=True)
class GiantResult:
    """The glory of the giant token's holder. R90."""

    seat: int
    size: int
    glory: int


@dataclass(frozen=True, slots=True)
class RaidResult:
    """The glory of an orc raid; no spaces if the player waits. R92, R93."""

    seat: int
    spaces: tuple[Kingdom, ...]
    glory: int


@dataclass(frozen=True, slots=True)
class BandResult:
    """The glory of one band. R87, R98, R101."""

    seat: int
    band: Band
    skeletons_removed: int
    dwarf_added: int
    counted_size: int
    glory: int


@dataclass(frozen=True, slots=True)
class AgeResult:
    """Every point of every player at the end of one age."""

    age: int
    players: int
    kingdoms: tuple[AreaResult, ...] = ()
    merfolk: AreaResult | None = None
    giant: GiantResult | None = None
    raids: tuple[RaidResult, ...] = ()
    bands: tuple[BandResult, ...] = ()

    def kingdom_glory(self, seat: int) -> int:
        """Return the glory of this seat from the six kingdoms."""
        return sum(area.glory(seat) for area in self.kingdoms)

    def merfolk_glory(self, seat: int) -> int:
        """Return the glory of this seat from the merfolk track."""
        return self.merfolk.glory(seat) if self.merfolk else 0

    def giant_glory(self, seat: int) -> int:
        """Return the glory of this seat from the giant token."""
        return self.giant.glory if self.giant and self.giant.seat == seat else 0

    def raid_glory(self, seat: int) -> int:
        """Return the glory of this seat from raids."""
        return sum(raid.glory for raid in self.raids if raid.seat == seat)

    def band_glory(self, seat: int) -> int:
        """Return the glory of this seat from bands."""
        return sum(band.glory for band in self.bands if band.seat == seat)

    def glory(self, seat: int) -> int:
        """Return all glory of this seat at the end of this age."""
        return (
            self.kingdom_glory(seat)
            + self.merfolk_glory(seat)
            + self.giant_glory(seat)
            + self.raid_glory(seat)
            + self.band_glory(seat)
        )
