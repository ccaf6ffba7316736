"""What can wait goes on one piece at a time, so that no flood holds up what others send."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final
from weakref import WeakKeyDictionary


class Turns:
    """Carries out one waiting piece of work per iteration of an event loop, the oldest first.

    In every iteration the loop also serves what has newly arrived at other connections: they wait
    for one piece, however many connections flood.
    """

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, work: Callable[[], None]) -> None:
        """Have work done when everything that waits already is done."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            self._loop.call_soon(self._next)

    async def come(self) -> None:
        """Wait until everything that waits already is done."""
        turn = self._loop.create_future()
        self.add(partial(_wake, turn))
        await turn

    def _next(self) -> None:
        work = self._waiting.popleft()
        if self._waiting:
            self._loop.call_soon(self._next)
        work()


def _wake(turn: Future[None]) -> None:
    if not turn.done():  # it may have been cancelled
        turn.set_result(None)


_TURNS: Final[WeakKeyDictionary[AbstractEventLoop, Turns]] = WeakKeyDictionary()


def turns_of(loop: AbstractEventLoop) -> Turns:
    """Return the turns that all connections of a loop share."""
    turns = _TURNS.get(loop)
    if turns is None:
        turns = _TURNS[loop] = Turns(loop)
    return turns
