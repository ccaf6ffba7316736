"""Computations in threads, and in a process of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ethnos.server.archive.tasks import Argument
from ethnos.server.machine.bot_queue import BotQueue
from ethnos.server.machine.computations import Computations
from ethnos.server.machine.worker_process import WorkerProcess
from ethnos.server.metrics import Metrics

Result = TypeVar("Result")

BOT_THREADS: Final = 2


class ThreadWorkers:
    """Runs computations beside the event loop. See `Workers` for the contract of each method."""

    def __init__(self, metrics: Metrics) -> None:
        self._bots = BotQueue(BOT_THREADS, metrics)
        self.computations = Computations()
        self.process = WorkerProcess()

    async def run(self, job: Callable[[], Result]) -> tuple[Result, float]:
        return await self.computations.run(job)

    async def run_soon(self, job: Callable[[], Result]) -> Result:
        return await asyncio.to_thread(job)

    async def run_bot(self, host: str, job: Callable[[], Result], *, watched: bool) -> Result:
        return await self._bots.run(host, job, watched=watched)

    async def run_task(
        self, name: str, arguments: Sequence[Argument], progress: Callable[[int, int], None]
    ) -> bytes:
        return await self.process.run(name, arguments, progress)

    async def close(self) -> None:
        self._bots.close()
        await self.process.close()
