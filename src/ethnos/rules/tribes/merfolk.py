"""Merfolk: a separate track with symbols that earn free markers."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.components import MERFOLK_LAST_SPACE, MERFOLK_SYMBOLS
from ethnos.rules.events import Log, MerfolkMoved
from ethnos.rules.ruleset import MerfolkMove, MerfolkSymbols
from ethnos.rules.state import Decision, GameState
from ethnos.rules.supply import has_marker
from ethnos.rules.tribes.power import Power


class Merfolk(Power):
    """R58-R60: the move is automatic, the free markers are not (D20)."""

    def use(self, state: GameState, seat: int, band: Band, log: Log) -> Decision | None:
        spaces = furthest_move(state, seat, band)
        if state.ruleset.merfolk_move is MerfolkMove.UP_TO and spaces:  # D34
            return Decision.MERFOLK_MOVE
        return move(state, seat, spaces, log)


def furthest_move(state: GameState, seat: int, band: Band) -> int:
    """Return how far the marker can move; spaces beyond the last one are lost. R60."""
    return min(band.size, MERFOLK_LAST_SPACE - state.merfolk[seat])


def move(state: GameState, seat: int, spaces: int, log: Log) -> Decision | None:
    """Move the marker and count the free markers earned. R58, R59."""
    start = state.merfolk[seat]
    end = start + spaces
    symbols = tuple(space for space in MERFOLK_SYMBOLS if start < space <= end)
    state.merfolk[seat] = end
    log.append(MerfolkMoved(seat, start, end, symbols))
    earned = len(symbols)
    if state.ruleset.merfolk_symbols is MerfolkSymbols.ONE_PER_MOVE:  # D35
        earned = min(earned, 1)
    if not earned or not has_marker(state, seat):  # D36: only the supply limits them
        return None
    state.free_markers = earned
    return Decision.FREE_MARKER
