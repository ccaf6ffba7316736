"""Worker threads for bots, shared fairly: by whether people watch, then by host in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ethnos.server.metrics import Metrics

Result = TypeVar("Result")

UNWATCHED_SHARE: Final = 4
"""Every fourth free thread goes to a room that nobody watches first: such games must end, too."""


class _Turns:
    """Waiting rooms of several hosts; each host has one turn, then the next host."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def add(self, host: str, turn: asyncio.Future[None]) -> None:
        self._hosts.setdefault(host, deque()).append(turn)

    def pop(self) -> asyncio.Future[None] | None:
        """Return the next one that still waits."""
        while self._hosts:
            host, turns = self._hosts.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._hosts[host] = turns  # behind the other hosts
            if not turn.done():
                return turn
        return None


class BotQueue:
    """Runs bots. The rooms of one guest delay each other, hardly those of anybody else."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="ethnos-bot")
        self._free = threads
        self._watched, self._unwatched = _Turns(), _Turns()
        self._started = 0
        self._metrics = metrics

    async def run(self, host: str, work: Callable[[], Result], *, watched: bool) -> Result:
        """Run a bot of a room of this host in a worker thread, when it is its turn."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(self._watched if watched else self._unwatched, host)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._release()

    async def _wait(self, turns: _Turns, host: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        turns.add(host, turn)
        try:
            with self._metrics.bots_waiting.track_inprogress():
                await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()  # the thread was handed over at the same moment
            raise

    def _release(self) -> None:
        """Hand a thread to the next room that waits."""
        self._started += 1
        order = (self._watched, self._unwatched)
        for turns in order if self._started % UNWATCHED_SHARE else reversed(order):
            if (turn := turns.pop()) is not None:
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """Stop; bots that think already are not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)
