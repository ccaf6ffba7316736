"""Computations in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Result = TypeVar("Result")

BOT_THREADS: Final = 2
LONG_THREADS: Final = 2


class ThreadWorkers:
    """Runs computations in threads. See `Workers` for the contract of each method."""

    def __init__(self) -> None:
        self._bots = ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="ethnos-bot")
        self._long = asyncio.Semaphore(LONG_THREADS)

    async def run(self, job: Callable[[], Result]) -> Result:
        return await asyncio.to_thread(job)

    async def run_bot(self, job: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._bots, job)

    async def run_long(self, job: Callable[[], Result]) -> Result:
        async with self._long:
            return await asyncio.to_thread(job)

    def close(self) -> None:
        self._bots.shutdown(wait=False, cancel_futures=True)
