"""Webhooks: call a URL of a disconnected player when their turn begins, once per turn."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.client import HTTPException
from typing import Final, NamedTuple

from ethnos.server.live.notifier import (
    TURN_BURST,
    TURNS_PER_SECOND,
    BadUrlError,
    absent_mover,
    check_url,
)
from ethnos.server.machine.called_hosts import CalledHosts
from ethnos.server.machine.public_https import post
from ethnos.server.rate_limits import Buckets
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.webhooks")

THREADS: Final = 4
"""For hosts that have always answered, and as many for the others: anybody can name one that never
does. They are threads of their own, so that it delays nothing else."""
MAX_GUESTS: Final = 1_000
"""Guests who are called at a time, each by one call; the turns of more are dropped."""
MAX_OF_GUEST: Final = 5
"""Turns of a guest that are being told or wait for that; more are dropped."""


class Turn(NamedTuple):
    """What a guest is told."""

    room_id: str
    title: str


class Webhooks:
    """Sends webhook calls."""

    def __init__(self, store: Store, *, enabled: bool) -> None:
        self._store = store
        self._enabled = enabled
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: dict[str, deque[Turn]] = {}
        """The turns that wait, of each guest who is being called."""
        self._budget = Buckets(TURNS_PER_SECOND, TURN_BURST)
        self._hosts = CalledHosts()
        self._reliable = ThreadPoolExecutor(THREADS, thread_name_prefix="ethnos-webhook")
        self._others = ThreadPoolExecutor(THREADS, thread_name_prefix="ethnos-webhook-other")

    @property
    def is_busy(self) -> bool:
        """Whether a call is running."""
        return bool(self._tasks)

    async def settled(self) -> None:
        """Wait until all running calls have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def close(self) -> None:
        """Stop; calls that run already are not waited for."""
        for task in self._tasks:
            task.cancel()
        for threads in (self._reliable, self._others):
            threads.shutdown(wait=False, cancel_futures=True)

    def notify_turn(
        self, before: RoomState, room: RoomState, connected: Callable[[], set[str]]
    ) -> None:
        """Call the player to decide, if they are disconnected and their turn has just begun."""
        guest = absent_mover(before, room, connected) if self._enabled else None
        if guest is None:
            return
        if not self._budget.take(guest):
            return
        turn = Turn(room.room_id, room.options.title)
        waiting = self._waiting.get(guest)
        if waiting is not None:
            if len(waiting) < MAX_OF_GUEST:
                waiting.append(turn)
        elif len(self._waiting) < MAX_GUESTS:
            self._waiting[guest] = deque([turn])
            task = asyncio.create_task(self._call_in_turn(guest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call_in_turn(self, guest: str) -> None:
        """Call a guest for one turn after the other: a hook that hangs holds up no other guest."""
        waiting = self._waiting[guest]
        try:
            while waiting:
                await self._call(guest, waiting[0])
                waiting.popleft()
        finally:
            del self._waiting[guest]

    async def _call(self, guest: str, turn: Turn) -> None:
        try:
            found = await self._store.guest(guest)
            if found is not None and found.webhook:
                body = {"event": "your_turn", "room": turn.room_id, "title": turn.title}
                await self._post(found.webhook, json.dumps(body).encode())
        except (OSError, HTTPException, BadUrlError, StorageError) as error:
            logger.info(
                "a webhook failed", extra={"room": turn.room_id, "error": type(error).__name__}
            )

    async def _post(self, url: str, body: bytes) -> None:
        host = check_url(url)
        if self._hosts.rests(host):
            return
        threads = self._reliable if self._hosts.is_reliable(host) else self._others
        job = partial(self._post_now, host, url, body)
        await asyncio.get_running_loop().run_in_executor(threads, job)

    def _post_now(self, host: str, url: str, body: bytes) -> None:
        """Call a URL, unless its host has failed while this waited for a thread."""
        if self._hosts.rests(host):
            return
        try:
            post(url, body, {"Content-Type": "application/json"})
        except (OSError, HTTPException):
            self._hosts.failed(host)
            raise
        self._hosts.answered(host)
