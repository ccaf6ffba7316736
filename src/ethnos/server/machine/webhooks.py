"""Webhooks: call a URL of a disconnected player when their turn begins, once per turn."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Final

from ethnos.server.live.notifier import (
    TURN_BURST,
    TURNS_PER_SECOND,
    BadUrlError,
    absent_mover,
)
from ethnos.server.machine.public_https import post
from ethnos.server.rate_limits import Buckets
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.webhooks")

THREADS: Final = 2
"""Of their own: hosts that do not answer must not delay anything else."""
MAX_WAITING: Final = 1_000
"""Calls that wait or run at a time; more are dropped."""


class Webhooks:
    """Sends webhook calls."""

    def __init__(self, store: Store, *, enabled: bool) -> None:
        self._store = store
        self._enabled = enabled
        self._tasks: set[asyncio.Task[None]] = set()
        self._budget = Buckets(TURNS_PER_SECOND, TURN_BURST)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="ethnos-webhook")

    @property
    def is_busy(self) -> bool:
        """Whether a call is running."""
        return bool(self._tasks)

    async def settled(self) -> None:
        """Wait until all running calls have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Stop; calls that run already are not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Call the player to decide, if they are disconnected and their turn has just begun."""
        guest = absent_mover(before, room, connected) if self._enabled else None
        if guest is None:
            return
        if len(self._tasks) < MAX_WAITING and self._budget.take(guest):
            task = asyncio.create_task(self._call(guest, room.room_id, room.options.title))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call(self, guest: str, room_id: str, title: str) -> None:
        try:
            found = await self._store.guest(guest)
            if found is not None and found.webhook:
                body = {"event": "your_turn", "room": room_id, "title": title}
                loop = asyncio.get_running_loop()
                data = json.dumps(body).encode()
                headers = {"Content-Type": "application/json"}
                await loop.run_in_executor(self._threads, post, found.webhook, data, headers)
        except (OSError, HTTPException, BadUrlError, StorageError) as error:
            logger.info("a webhook failed", extra={"room": room_id, "error": type(error).__name__})
