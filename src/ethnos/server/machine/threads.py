"""Computations in threads, and in processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ethnos.server.archive.tasks import Argument
from ethnos.server.machine.bot_processes import BotProcesses
from ethnos.server.machine.bot_queue import BotQueue
from ethnos.server.machine.computations import Computations
from ethnos.server.machine.worker_process import WorkerProcess
from ethnos.server.metrics import Metrics

Result = TypeVar("Result")

BOT_THREADS: Final = 2
BOT_PROCESSES: Final = 2


class ThreadWorkers:
    """Runs computations beside the event loop. See `Workers` for the contract of each method."""

    def __init__(self, metrics: Metrics) -> None:
        self._threads = ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="ethnos-bot")
        self._turns = BotQueue(BOT_THREADS, metrics)
        self._turns_apart = BotQueue(BOT_PROCESSES, metrics)
        self.computations = Computations()
        self.process = WorkerProcess()
        self.bot_processes = BotProcesses(BOT_PROCESSES)

    async def run(
        self, job: Callable[[], Result], *, patient: bool = False
    ) -> tuple[Result, float]:
        return await self.computations.run(job, patient=patient)

    async def run_soon(self, job: Callable[[], Result], *, apart: bool = False) -> Result:
        return await (self.bot_processes.run(job) if apart else asyncio.to_thread(job))

    async def run_bot(
        self, host: str, job: Callable[[], Result], *, watched: bool, apart: bool = False
    ) -> Result:
        async with (self._turns_apart if apart else self._turns).turn(host, watched=watched):
            if apart:
                return await self.bot_processes.run(job)
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    async def run_task(
        self, name: str, arguments: Sequence[Argument], progress: Callable[[int, int], None]
    ) -> bytes:
        return await self.process.run(name, arguments, progress)

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.process.close()
        await self.bot_processes.close()
