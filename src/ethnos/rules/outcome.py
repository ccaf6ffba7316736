"""The outcome of a game: ranking, winners and what decided the victory."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Termination(StrEnum):
    """Why a game ended."""

    LAST_AGE = "last_age"
    TEN_SKELETONS = "ten_skeletons"


class TieBreak(StrEnum):
    """What decided the victory, in the order of the tie-breaks. R108-R111."""

    TEN_SKELETONS = "ten_skeletons"
    GLORY = "glory"
    TROLLS = "trolls"
    MARKERS = "markers"
    BANDS = "bands"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Standing:
    """The final rank of one seat, and the values that led to it."""

    seat: int
    rank: int
    glory: int
    trolls: tuple[int, int]
    """Total and highest troll token; (0, 0) if trolls do not count. D46."""
    markers: int
    """Markers on the main board. R109."""
    band_sizes: tuple[int, ...]
    """Bands of the last age, largest first. R110."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: ranking, winners, reason."""

    termination: Termination
    winners: tuple[int, ...]
    standings: tuple[Standing, ...]
    """Best first; tied seats have the same rank."""
    decided_by: TieBreak


TERMINATIONS: Final = tuple(Termination)
TIE_BREAKS: Final = tuple(TieBreak)
"""Digests and the compiled engine number the members in this order."""
