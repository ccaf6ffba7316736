"""Rooms that need attention: a deadline has passed, or a bot has not acted for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from ethnos.server.live.room import DamagedRoomError, NoSuchRoomError, Room
from ethnos.server.metrics import Metrics
from ethnos.server.rooms.summary import BOT_GRACE
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.due")

BATCH: Final = 200
"""Overdue rooms handled per tick."""
PARALLEL: Final = 8
"""Overdue rooms loaded at the same time."""
PATIENCE_SECONDS: Final = 1.0
"""How long a tick waits for its rooms. A slow one is left running and delays no other."""
RETRY_MS: Final = 60_000
STORE_RETRY_MS: Final = 500
MAX_RETRY_MS: Final = 3_600_000
"""A room that fails is tried again after a minute, two, four, up to an hour.

If it was the store that failed, sooner: most likely it is back in a moment. But damage to the file
may concern single rooms, which must not stay in front of all others."""


class DueRooms:
    """Finds overdue rooms in the store and lets each act. No room can stop or delay another."""

    def __init__(
        self,
        store: Store,
        room: Callable[[str], Awaitable[Room]],
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._room = room
        self._metrics = metrics
        self._slots = asyncio.Semaphore(PARALLEL)
        self._running: dict[str, asyncio.Task[int]] = {}
        self._failures: dict[str, int] = {}

    async def tick(self, now: int) -> None:
        """Act on deadlines that have passed, in every room of the store."""
        for room_id in await self._store.due(now, BATCH):
            if room_id not in self._running:
                self._running[room_id] = asyncio.create_task(self._act(room_id))
        if not self._running:
            return
        await asyncio.wait(self._running.values(), timeout=PATIENCE_SECONDS)
        await self._put_off(now)

    async def _put_off(self, now: int) -> None:
        """Set a later time for rooms that stay overdue, so that the next batch has others."""
        later: dict[int, list[str]] = {}
        for room_id, task in list(self._running.items()):
            if task.done():
                del self._running[room_id]
                later.setdefault(task.result(), []).append(room_id)
        for delay, room_ids in later.items():
            if delay:
                await self._store.put_off(room_ids, now, now + delay)

    async def _act(self, room_id: str) -> int:
        """Let a room act; return the milliseconds after which to look again if it stays due."""
        async with self._slots:
            try:
                room = await self._room(room_id)
                await room.tick()
            except StorageError as error:
                logger.warning("the store failed", extra={"room": room_id, "error": str(error)})
                return self._delay(room_id, STORE_RETRY_MS)
            except NoSuchRoomError:
                logger.warning("a room without a log", extra={"room": room_id})
            except DamagedRoomError:
                pass  # reported where it was read
            except Exception:
                logger.exception("a room failed", extra={"room": room_id})
            else:
                self._failures.pop(room_id, None)
                return BOT_GRACE if room.state.bot_to_move() is not None else 0
        self._metrics.room_failures.inc()
        return self._delay(room_id, RETRY_MS)

    def _delay(self, room_id: str, first: int) -> int:
        """Note a failure; return a delay that doubles with each."""
        before = self._failures.get(room_id, 0)
        self._failures[room_id] = before + 1
        return min(first << min(before, 20), MAX_RETRY_MS)

    async def close(self) -> None:
        """Stop."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
