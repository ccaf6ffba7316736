"""The decisions of one seat in a recorded game, each with what that seat knew."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from ethnos.bots.forecast import Forecast
from ethnos.bots.legal_actions import LegalActions
from ethnos.records.errors import RecordError, UnfinishedError
from ethnos.records.record import Record
from ethnos.records.replay import replay
from ethnos.rules.actions import Action
from ethnos.rules.view import PlayerView, view


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision between several actions."""

    v: int
    """The line of the record with the action."""
    view: PlayerView
    """What the seat knew before it."""
    action: Action
    """What was chosen."""


@dataclass(frozen=True, slots=True)
class History:
    """A recorded game as one seat saw it."""

    seat: int
    moments: tuple[Moment, ...]
    """Decisions of the player; those of a bot that stood in are left out."""
    chances: tuple[float, ...]
    """The seat's chance to win after every line of the record, by what it knew then."""


def history(record: Record, seat: int) -> History:
    """Return the decisions of a seat in a finished game; raise `RecordError` if it is none."""
    steps = history_steps(record, seat)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: History = end.value
            return found


def history_steps(record: Record, seat: int) -> Generator[tuple[int, int], None, History]:
    """Return what `history` does, in steps of one line each, with a total of 0 as progress."""
    if not 0 <= seat < record.header.ruleset.players:
        raise RecordError(f"there is no seat {seat}")
    moments, chances = [], []
    seen: PlayerView | None = None
    for step in replay(record):
        if step.action is not None and step.entry.by == seat and step.entry.auto is None:
            assert seen is not None
            if len(LegalActions(seen)) > 1:
                moments.append(Moment(step.entry.v, seen, step.action))
        seen = view(step.state, seat)
        chances.append(_chance(seen, seat))
        yield 0, 0
    if seen is None or seen.outcome is None:
        raise UnfinishedError("the game is not over")
    return History(seat, tuple(moments), tuple(chances))


def _chance(seen: PlayerView, seat: int) -> float:
    if seen.outcome is not None:
        winners = seen.outcome.winners
        return (seat in winners) / len(winners)
    return Forecast(seen).chances()[seat]
