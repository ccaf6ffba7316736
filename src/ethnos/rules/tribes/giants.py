"""Giants: the largest giant-led band of the age holds the giant token."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.components import GIANT_GLORY_AT_ONCE, giant_token
from ethnos.rules.events import GiantTokenTaken, Log
from ethnos.rules.results import GiantResult
from ethnos.rules.ruleset import GiantTie
from ethnos.rules.state import Decision, GameState, GiantToken
from ethnos.rules.tribes.power import Power


class Giants(Power):
    """R54-R56: automatic, whether or not a marker was placed (D32)."""

    def use(self, state: GameState, seat: int, band: Band, log: Log) -> Decision | None:
        if not _takes_token(state, band.size):
            return None
        taken_from = state.giant.holder if state.giant else None
        state.giant = GiantToken(seat, band.size)
        state.glory[seat] += GIANT_GLORY_AT_ONCE
        log.append(GiantTokenTaken(seat, band.size, taken_from, GIANT_GLORY_AT_ONCE))
        return None


def _takes_token(state: GameState, size: int) -> bool:
    if state.giant is None:
        return True
    if state.ruleset.giant_tie is GiantTie.EQUAL_TAKES:  # D31
        return size >= state.giant.size
    return size > state.giant.size


def score_giant(state: GameState) -> GiantResult | None:
    """Return the glory of the giant token's holder; band sizes are not compared again. R90, D63."""
    if state.giant is None:
        return None
    holder, size = state.giant
    return GiantResult(holder, size, giant_token(state.players)[state.age - 1])
