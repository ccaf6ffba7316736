"""Exercises: play on from a moment of a recorded game, with only what a seat knew there.

Everything that the seat could not see is dealt anew, so an exercise shows nothing of the rest of
the game. It proves nothing either: whoever sets a position up could have chosen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ethnos.records.errors import RecordError
from ethnos.records.position import format_position
from ethnos.records.record import Header, Record, Seat, make_header
from ethnos.records.replay import replay
from ethnos.records.seeds import Rng
from ethnos.rules.state import GameState
from ethnos.rules.streams import Source
from ethnos.rules.view import determinize, view


def state_at(record: Record, v: int) -> GameState:
    """Return the state after line `v` of a record, hidden cards included."""
    for step in islice(replay(record), v, v + 1):
        return step.state
    raise RecordError(f"there is no line {v}")


def try_from(record: Record, v: int, seat: int, source: Source) -> GameState:
    """Return the state in which a seat took the decision of line `v`, by what it knew then.

    Hidden cards, and everything that is dealt later, come from this source.
    """
    if not 0 < v < len(record.entries) or record.entries[v].by != seat:
        raise RecordError(f"seat {seat} does not decide at line {v}")
    return determinize(view(state_at(record, v - 1), seat), source)


def exercise_header(
    state: GameState, *, game: str, seats: Sequence[Seat], created: str | None = None
) -> Header:
    """Return the header of an exercise that begins with this state."""
    return make_header(
        state,
        game=game,
        rng=Rng(state.source.name),
        seats=seats,
        created=created,
        position=format_position(state),
    )
