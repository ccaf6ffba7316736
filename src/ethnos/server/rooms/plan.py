"""A plan: the log lines a command would add, tried on a copy of the room.

The caller writes the lines to the store and adopts the copy only if that succeeds, so a refused
command or a failed write leaves the room as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from ethnos import protocol
from ethnos.protocol import ClockKind, RefusalCode, RoomStatus
from ethnos.rules.actions import Action
from ethnos.rules.events import TurnBegan
from ethnos.server.rooms.fold import apply, set_clock
from ethnos.server.rooms.log import ActionTaken, AnyLine, TimedLine
from ethnos.server.rooms.parts import Change
from ethnos.server.rooms.refusals import refused_by_room
from ethnos.server.rooms.state import RoomState
from ethnos.server.tracing import NO_TRACER, Tracer


class RefusedError(Exception):
    """A command that is not carried out, and why."""

    def __init__(self, why: RefusalCode | protocol.Refused, reason: str = "") -> None:
        """Refuse with a code and a reason, or with a refusal of the rules."""
        self.why = refused_by_room(why, reason) if isinstance(why, RefusalCode) else why
        super().__init__(self.why.code)


def everyone_present(seat: int) -> bool:  # noqa: ARG001  # the same for every seat
    """Default: every player counts as present."""
    return False


@dataclass(slots=True)
class Plan:
    """Log lines and the room as it would be after them."""

    now: int
    after: RoomState
    is_away: Callable[[int], bool] = everyone_present
    """Whether the owner of a seat has been away for a while."""
    tracer: Tracer = NO_TRACER
    changes: list[Change] = field(default_factory=list)

    @classmethod
    def for_room(
        cls,
        room: RoomState,
        now: int,
        is_away: Callable[[int], bool] = everyone_present,
        tracer: Tracer = NO_TRACER,
    ) -> Plan:
        """Return an empty plan on a copy of this room."""
        return cls(now, room.copy(), is_away, tracer)

    def add(self, line: AnyLine, action: Action | None = None) -> None:
        """Add a line. `action` is what an `ActionTaken` stands for, so that it is parsed once."""
        before = self.after.game.to_move if self.after.game else None
        with self.tracer.step("rules"):
            change = apply(self.after, self.after.seq + 1, line, action)
        if isinstance(line, TimedLine):
            # Whose clock runs next is known only now. It is stored in the line, so that other
            # processes, and this one after a restart, use the same deadline.
            line = msgspec.structs.replace(line, deadline=self._deadline(change, before))
            change = change._replace(line=line)
        set_clock(self.after, line)
        self.changes.append(change)

    def _deadline(self, change: Change, seat_before: int | None) -> int | None:
        """Return the deadline of the player who decides after a change."""
        if self.after.status is not RoomStatus.PLAYING:
            return None
        same_turn = (
            isinstance(change.line, ActionTaken)
            and self.after.game is not None
            and self.after.game.to_move == seat_before
            and not any(isinstance(event, TurnBegan) for event in change.events)
        )
        # One clock covers all decisions of a turn.
        return self.after.deadline if same_turn else self._new_deadline()

    def _new_deadline(self) -> int | None:
        clock = self.after.options.clock
        if clock.kind is ClockKind.NONE or self.after.bot_to_move() is not None:
            return None
        return self.now + clock.seconds * 1000
