"""Processes for bots that need compiled code.

Loading it takes seconds, and compiling it, once on every machine, a minute or two. In a thread of
the server that would hold the interpreter lock, and everybody's table would stand still.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable
from typing import TypeVar

from ethnos.server.archive.tasks import CALL
from ethnos.server.machine.worker_process import WorkerProcess

Result = TypeVar("Result")

logger = logging.getLogger("ethnos.bots")


class BotProcesses:
    """Calls functions in other processes. The one used last comes first, so others retire."""

    def __init__(self, count: int) -> None:
        self._all = [WorkerProcess() for _ in range(count)]
        self._idle: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        for process in self._all:
            self._idle.put_nowait(process)

    async def run(self, job: Callable[[], Result]) -> Result:
        """Call a function, a `partial` of a module's function, in another process.

        A caller that is cancelled does not end the process: its next call needs no new one. Raises
        `TaskFailedError`.
        """
        return await asyncio.shield(asyncio.ensure_future(self._run(job)))

    async def _run(self, job: Callable[[], Result]) -> Result:
        process = await self._idle.get()
        try:
            answer = await process.run(CALL, [pickle.dumps(job)], _ignore)
        finally:
            self._idle.put_nowait(process)
        result: Result = pickle.loads(answer)  # from a process of our own
        return result

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.close() for process in self._all))


def _ignore(done: int, total: int) -> None:
    """Nobody waits long enough to be told."""
