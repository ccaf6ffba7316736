"""Turns for bots to think, shared fairly: by whether people watch, then by host in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ethnos.server.metrics import Metrics

UNWATCHED_SHARE: Final = 4
"""Every fourth turn goes to a room that nobody watches first: such games must end, too."""


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
    """Lets bots think, so many at a time.

    The rooms of one guest delay each other, hardly those of anybody else.
    """

    def __init__(self, at_once: int, metrics: Metrics) -> None:
        self._free = at_once
        self._watched, self._unwatched = _Turns(), _Turns()
        self._started = 0
        self._metrics = metrics

    @asynccontextmanager
    async def turn(self, host: str, *, watched: bool) -> AsyncIterator[None]:
        """Wait until it is the turn of a room of this host; it ends with the block."""
        with self._metrics.bot_wait_seconds.time():
            if self._free:
                self._free -= 1
            else:
                await self._wait(self._watched if watched else self._unwatched, host)
        try:
            yield
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
                self._release()  # the turn was handed over at the same moment
            raise

    def _release(self) -> None:
        """Give the turn to the next room that waits."""
        self._started += 1
        order = (self._watched, self._unwatched)
        for turns in order if self._started % UNWATCHED_SHARE else reversed(order):
            if (turn := turns.pop()) is not None:
                turn.set_result(None)
                return
        self._free += 1
