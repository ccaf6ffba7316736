"""Long computations for requests: replays, win chances, verifications, records.

They are pure Python and share the interpreter lock with the event loop, so only one runs at a time,
and after each the thread rests as long as it computed: people at their tables keep half of the
processor, whatever is asked for.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar

from ethnos.server.live.workers import BusyError

Result = TypeVar("Result")

THREADS: Final = 1
REST: Final = 1.0
"""Seconds of rest per second of computing."""
MAX_WAITING: Final = 20
"""Limit on jobs of guests that wait; one more is refused instead of waiting for long."""


class Computations:
    """Runs long computations in a worker thread."""

    def __init__(self, cpu_seconds: Callable[[], float] = time.thread_time) -> None:
        self._slots = asyncio.Semaphore(THREADS)
        self._waiting = 0
        self._cpu_seconds = cpu_seconds

    @property
    def is_resting(self) -> bool:
        """Whether nothing can be started now."""
        return self._slots.locked()

    async def run(
        self, job: Callable[[], Result], *, patient: bool = False
    ) -> tuple[Result, float]:
        """Run a job; return its result and the CPU seconds it took.

        Raises `BusyError`, unless the job is `patient`: it waits behind any number of others, and
        takes no place from them.
        """
        if patient:
            await self._slots.acquire()
        else:
            await self._wait_in_line()
        spent = 0.0

        def timed() -> Result:
            nonlocal spent
            began = self._cpu_seconds()
            try:
                return job()
            finally:
                spent = self._cpu_seconds() - began

        try:
            return await asyncio.to_thread(timed), spent
        finally:
            asyncio.get_running_loop().call_later(REST * spent, self._slots.release)

    async def _wait_in_line(self) -> None:
        if self._waiting >= MAX_WAITING:
            raise BusyError
        self._waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self._waiting -= 1
