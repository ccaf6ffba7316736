"""Bugs to plant, so that each harness is shown to catch one, and crash points."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, cast

from ethnos.server.live import hub, room, room_bots
from ethnos.server.machine.postgres_bus import PostgresBus
from ethnos.server.outgoing import delivery
from ethnos.server.rooms import summary
from ethnos.server.rooms.plan import Plan
from ethnos.server.rooms.state import RoomState
from ethnos.server.sockets import session
from ethnos.server.store import Appended, Conflict, Duplicate, Head, sqlite, writer
from ethnos.server.store.postgres import PostgresStore
from ethnos.server.store.sqlite import SqliteStore


def plant(name: str) -> None:
    """Plant the named bug; an empty name plants none."""
    if name:
        _BUGS[name]()


def _ack_before_commit() -> None:
    """Answer as soon as the write is queued."""

    async def append(
        self: SqliteStore,
        room_id: str,
        expected: int,
        key: str | None,
        bodies: Sequence[bytes],
        head: Head,
    ) -> Appended | Conflict | Duplicate:
        work = asyncio.ensure_future(original(self, room_id, expected, key, bodies, head))
        running.add(work)
        work.add_done_callback(running.discard)
        return Appended(expected + len(bodies))

    running: set[asyncio.Future[Any]] = set()
    original = SqliteStore.append
    SqliteStore.append = append  # type: ignore[method-assign]


def _keys_in_memory_only() -> None:
    """Forget every key when the process ends."""
    original = sqlite._append

    def append(
        db: Any, game: str, expected: int, _: str | None, bodies: Sequence[bytes], head: Head
    ) -> Appended | Conflict | Duplicate:
        return original(db, game, expected, None, bodies, head)

    setattr(sqlite, "_append", append)  # noqa: B010  # a bug is planted, not typed


def _deadline_in_memory_only() -> None:
    """Keep deadlines out of the store."""
    original = summary.head_after

    def head_after(plan: Plan, before: RoomState | None) -> Head:
        return original(plan, before)._replace(due=None)

    users: tuple[Any, ...] = (room, hub)
    for user in users:
        user.head_after = head_after


def _insert(row: tuple[object, ...], db: Any) -> None:
    db.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", row)


def _split_commit() -> None:
    """Move the head in one transaction, and write the entry a moment later in another."""

    async def append(
        self: SqliteStore,
        room_id: str,
        expected: int,
        key: str | None,
        bodies: Sequence[bytes],
        head: Head,
    ) -> Appended | Conflict | Duplicate:
        answer = await original(self, room_id, expected, key, bodies, head)
        if isinstance(answer, Appended) and expected:
            where = (room_id, answer.seq)
            taken = await self._write(
                lambda db: db.execute(
                    "DELETE FROM entry WHERE game = ? AND seq = ? RETURNING *", where
                ).fetchall()
            )
            await asyncio.sleep(0.02)  # the moment in which a crash loses the entry
            for row in taken:
                await self._write(partial(_insert, row))
        return answer

    original = SqliteStore.append
    SqliteStore.append = append  # type: ignore[method-assign]


def _deaf() -> None:
    """Ignore notifications of other processes."""
    deaf: Any = PostgresBus
    deaf._receive = lambda _self, _payload: None


def _fan_out_before_commit() -> None:
    """Tell viewers of a change, and only then store it."""

    async def attempt(self: room.Room, key: str | None, fill: Callable[[Plan], None]) -> int | None:
        if key is not None and key in self._versions:
            return self._versions[key]
        plan, shaky = self._plan(fill), cast(Any, self)
        self._delivery.deliver(self.viewers, self.state, plan.after, plan.changes)
        shaky._plan = lambda _: plan
        shaky._delivery.deliver = lambda *_: None
        try:
            return await original(self, key, fill)
        finally:
            del shaky._plan, shaky._delivery.deliver

    original = room.Room._attempt
    room.Room._attempt = attempt  # type: ignore[method-assign]


def _no_version_check() -> None:
    """Append wherever the log ends, whatever was expected there."""

    async def append(
        self: PostgresStore,
        room_id: str,
        expected: int,
        key: str | None,
        bodies: Sequence[bytes],
        head: Head,
    ) -> Appended | Conflict | Duplicate:
        while True:
            answer = await original(self, room_id, expected, key, bodies, head)
            if not isinstance(answer, Conflict):
                return answer
            expected = answer.head

    original = PostgresStore.append
    PostgresStore.append = append  # type: ignore[method-assign]


_BUGS: Final[dict[str, Callable[[], None]]] = {
    "ack-before-commit": _ack_before_commit,
    "deaf": _deaf,
    "fan-out-before-commit": _fan_out_before_commit,
    "no-version-check": _no_version_check,
    "split-commit": _split_commit,
    "keys-in-memory-only": _keys_in_memory_only,
    "deadline-in-memory-only": _deadline_in_memory_only,
}


# Crash points.


def arm(point: str) -> None:
    """Kill this process when a crash point is reached for the n-th time, given as `point:n`."""
    if not point:
        return
    name, _, number = point.partition(":")
    left = [int(number or 1)]

    def reached() -> None:
        left[0] -= 1
        if left[0] <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    owner, attribute, when = POINTS[name]
    original = getattr(owner, attribute)
    if asyncio.iscoroutinefunction(original):

        async def wrapped(*args: Any, **kwargs: Any) -> Any:
            if when == "before":
                reached()
            result = await original(*args, **kwargs)
            if when == "after":
                reached()
            return result

        setattr(owner, attribute, wrapped)
    else:

        def plain(*args: Any, **kwargs: Any) -> Any:
            if when == "before":
                reached()
            result = original(*args, **kwargs)
            if when == "after":
                reached()
            return result

        setattr(owner, attribute, plain)


POINTS: Final[dict[str, tuple[Any, str, str]]] = {
    "before-apply": (room, "decide", "before"),
    "after-apply": (room, "decide", "after"),
    "before-commit": (writer.Writer, "_commit", "before"),
    "after-commit": (writer.Writer, "_commit", "after"),
    "before-fan-out": (room.Room, "_adopt", "before"),
    "mid-fan-out": (delivery, "_ev", "after"),
    "before-ack": (session.Session, "_command", "after"),
    "before-bot": (room_bots.RoomBots, "_play_one", "before"),
    "after-bot": (room_bots.RoomBots, "_play_one", "after"),
    "timer": (room, "time_out", "after"),
    "before-record": (hub, "build_record", "before"),
    "after-record": (hub, "build_record", "after"),
}
