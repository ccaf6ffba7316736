"""Add lines to the log of a room from outside: by an operator, who has no seat in it.

It works on the store alone, so that it needs no running server. The unique number of each line
decides a race with whoever plays there, as between any two processes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from ethnos.protocol import RefusalCode
from ethnos.rules.errors import EthnosError
from ethnos.server.clock import now
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.log import read_line, write_line
from ethnos.server.rooms.plan import Plan
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import head_after
from ethnos.server.store import Appended, StorageError, Store, Stored

ATTEMPTS: Final = 20
"""How often it is tried again because somebody played meanwhile."""


class OrderError(EthnosError):
    """An order that cannot be carried out, and why."""

    def __init__(self, code: RefusalCode, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def folded(room_id: str, stored: Sequence[Stored]) -> RoomState:
    """Return a room as its log tells it."""
    room = RoomState(room_id)
    for line in stored:
        fold(room, line.seq, read_line(line.body))
    return room


async def amend(store: Store, room_id: str, fill: Callable[[Plan], None]) -> int:
    """Append what `fill` plans for a room; return its version, the old one if nothing is planned.

    Raises `OrderError` for a room that does not exist or cannot be read.
    """
    for _ in range(ATTEMPTS):
        stored = await store.read(room_id)
        if not stored:
            raise OrderError(RefusalCode.NO_SUCH_ROOM, f"there is no room {room_id}")
        try:
            before = await asyncio.to_thread(folded, room_id, stored)
        except Exception:  # noqa: BLE001  # whatever is wrong with a damaged log
            raise OrderError(
                RefusalCode.INTERNAL, f"the log of room {room_id} cannot be read"
            ) from None
        plan = Plan.for_room(before, now())
        fill(plan)
        if not plan.changes:
            return before.seq
        bodies = [write_line(change.line) for change in plan.changes]
        answer = await store.append(room_id, before.seq, None, bodies, head_after(plan, before))
        if isinstance(answer, Appended):
            return answer.seq
    raise StorageError("too many concurrent writes")
