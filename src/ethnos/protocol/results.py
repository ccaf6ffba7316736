"""The results of finished games, as their players keep them."""

from __future__ import annotations

from ethnos.phrase import Name
from ethnos.protocol.base import Part
from ethnos.protocol.room import SeatKind


class SeatResult(Part, frozen=True):
    """How one player of a finished game did."""

    kind: SeatKind
    name: str
    bot: str | None
    left: bool
    """Whether a bot stood in for the player when the game ended."""
    rank: int
    glory: int
    sources: dict[str, int]
    """Glory by source: `kingdoms`, `merfolk`, `giant`, `raids`, `bands`."""
    leaders: dict[str, int]
    """How many bands each tribe led."""
    title: Name = ""
    """What the player is called in sentences."""


class GameResult(Part, frozen=True):
    """A finished game; `your_seats` refers to the guest who asks."""

    id: str
    title: str
    ended: int
    tribes: list[str]
    seats: list[SeatResult]
    your_seats: list[int]
    exercise: bool = False
    """Whether the game began with a position; exercises are not listed."""
    daily: str | None = None
    """The day whose deal was played."""
    practice: bool = False
    """Whether that was too late to count."""


class GameResults(Part, frozen=True):
    """The finished games of a guest, the newest first."""

    results: list[GameResult]
