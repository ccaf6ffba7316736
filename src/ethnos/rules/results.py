"""What scoring finds out, with the reason for every point."""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom


@dataclass(frozen=True, slots=True)
class Place:
    """One or several players on the same rank of a kingdom or of the merfolk track. R85, R86."""

    rank: int
    """1 for most; players behind a tie keep the rank that their position gives them."""
    seats: tuple[int, ...]
    strength: int
    """Markers in the kingdom, or the space reached on the track."""
    values: tuple[int, ...]
    """The values of all the ranks they occupy; added up and shared equally, rounded down."""
    glory: int
    """What each of them earns."""
    by_trolls: bool
    """Whether troll tokens alone set them apart from players of the same strength. R94."""


@dataclass(frozen=True, slots=True)
class AreaResult:
    """How a kingdom, or the merfolk track, was scored."""

    kingdom: Kingdom | None
    """`None` for the merfolk track."""
    values: tuple[int, ...]
    """What this age pays, best rank first."""
    places: tuple[Place, ...]
    sole_presence: bool = False
    """Whether one of two players was alone here and earned both tokens. R116."""

    def glory(self, seat: int) -> int:
        """Return what this seat earned here."""
        return sum(place.glory for place in self.places if seat in place.seats)


@dataclass(frozen=True, slots=True)
class GiantResult:
    """What the giant token paid to its holder. R90."""

    seat: int
    size: int
    glory: int


@dataclass(frozen=True, slots=True)
class RaidResult:
    """What an orc raid brought; no spaces if the player waits. R92, R93."""

    seat: int
    spaces: tuple[Kingdom, ...]
    glory: int


@dataclass(frozen=True, slots=True)
class BandResult:
    """What one band scored. R87, R98, R101."""

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
        """Return what the six kingdoms brought this seat."""
        return sum(area.glory(seat) for area in self.kingdoms)

    def merfolk_glory(self, seat: int) -> int:
        """Return what the merfolk track brought this seat."""
        return self.merfolk.glory(seat) if self.merfolk else 0

    def giant_glory(self, seat: int) -> int:
        """Return what the giant token brought this seat."""
        return self.giant.glory if self.giant and self.giant.seat == seat else 0

    def raid_glory(self, seat: int) -> int:
        """Return what raiding brought this seat."""
        return sum(raid.glory for raid in self.raids if raid.seat == seat)

    def band_glory(self, seat: int) -> int:
        """Return what the bands brought this seat."""
        return sum(band.glory for band in self.bands if band.seat == seat)

    def glory(self, seat: int) -> int:
        """Return everything this seat earned at the end of this age."""
        return (
            self.kingdom_glory(seat)
            + self.merfolk_glory(seat)
            + self.giant_glory(seat)
            + self.raid_glory(seat)
            + self.band_glory(seat)
        )
