"""How a game ends: who has won, and what decided it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Termination(StrEnum):
    """Why a game ended."""

    LAST_AGE = "last_age"
    TEN_SKELETONS = "ten_skeletons"


class TieBreak(StrEnum):
    """What decided the victory, from the first question asked to the last. R108-R111."""

    TEN_SKELETONS = "ten_skeletons"
    GLORY = "glory"
    TROLLS = "trolls"
    MARKERS = "markers"
    BANDS = "bands"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one seat ended up, and with what."""

    seat: int
    rank: int
    glory: int
    trolls: tuple[int, int]
    """Total and highest troll token, (0, 0) where they do not count. D46."""
    markers: int
    """Markers on the main board. R109."""
    band_sizes: tuple[int, ...]
    """Bands of the last age, largest first. R110."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, and why."""

    termination: Termination
    winners: tuple[int, ...]
    standings: tuple[Standing, ...]
    """Best first; equal ranks share a place."""
    decided_by: TieBreak


TERMINATIONS: Final = tuple(Termination)
TIE_BREAKS: Final = tuple(TieBreak)
"""Digests and the compiled engine count in this order."""
