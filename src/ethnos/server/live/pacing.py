"""Gather calls that follow each other closely."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Paced:
    """Calls a function at most once per interval: at once, or else when the interval is over.

    It keeps the function only while a call is due, so that the owner of both is no reference cycle.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._pause: asyncio.TimerHandle | None = None
        self._next: Callable[[], None] | None = None

    def call(self, work: Callable[[], None]) -> None:
        """Call the function now, or once for all calls until the interval is over."""
        if self._pause is not None:
            self._next = work
            return
        self._pause = asyncio.get_running_loop().call_later(self._seconds, self._end_pause)
        work()

    def _end_pause(self) -> None:
        self._pause = None
        work, self._next = self._next, None
        if work is not None:
            self.call(work)

    def cancel(self) -> None:
        """Forget a call that has yet to come."""
        self._next = None
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
