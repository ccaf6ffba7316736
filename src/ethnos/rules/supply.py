"""The marker supply of each player. R7, D21."""

from __future__ import annotations

from typing import Final

from ethnos.rules.ruleset import MarkerSupply
from ethnos.rules.state import GameState

_LIMITED: Final = MarkerSupply.LIMITED


def _is_limited(state: GameState) -> bool:
    return state.ruleset.marker_supply is _LIMITED


def has_marker(state: GameState, seat: int) -> bool:
    """Return whether this player has a marker left to place."""
    return state.supply[seat] > 0 or not _is_limited(state)


def take_marker(state: GameState, seat: int) -> None:
    """Take a marker out of the supply."""
    if _is_limited(state):
        state.supply[seat] -= 1


def give_back(state: GameState, seat: int, markers: int) -> None:
    """Put markers back into the supply."""
    if _is_limited(state):
        state.supply[seat] += markers
