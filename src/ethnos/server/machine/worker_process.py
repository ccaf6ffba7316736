"""A process beside the server, for tasks that compute for seconds.

They hold up neither the server's event loop nor its interpreter lock. The process starts with the
first task and ends when there has been nothing to do for a while.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ethnos.server.archive.tasks import Argument
from ethnos.server.live.workers import TaskFailedError
from ethnos.server.machine.messages import (
    LENGTH_BYTES,
    Failed,
    Finished,
    Order,
    Progressed,
    Report,
    framed,
    read_report,
)

logger = logging.getLogger("ethnos.worker")

COMMAND: Final = (sys.executable, "-m", "ethnos.server.machine.worker_main")
IDLE_SECONDS: Final = 60.0
"""The process is kept for the next task: starting it takes a second or more."""
STALLED_SECONDS: Final = 300.0
"""Time between two reports after which a process is taken for stuck. The first search on a machine
compiles for a minute or two."""


class WorkerProcess:
    """Carries out one task at a time; callers wait for each other."""

    def __init__(self, command: Sequence[str] = COMMAND, stalled: float = STALLED_SECONDS) -> None:
        self._command = command
        self._stalled = stalled
        self._process: Process | None = None
        self._free = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    async def run(
        self, name: str, arguments: Sequence[Argument], progress: Callable[[int, int], None]
    ) -> bytes:
        """Carry out a task; see `Workers.run_task`."""
        async with self._free:
            if self._idle is not None:
                self._idle.cancel()
            try:
                result = await self._carry_out(Order(name, list(arguments)), progress)
            except BaseException as error:  # cancelled as well: what runs is of no use any more
                await self.close()
                if isinstance(error, OSError | EOFError | TimeoutError | msgspec.DecodeError):
                    logger.warning("a worker process was lost", extra={"error": repr(error)})
                    raise TaskFailedError(name) from error
                raise
            loop = asyncio.get_running_loop()
            self._idle = loop.call_later(IDLE_SECONDS, self._retire)
        if isinstance(result, Failed):
            raise TaskFailedError(result.reason)
        return result.result

    async def _carry_out(
        self, order: Order, progress: Callable[[int, int], None]
    ) -> Finished | Failed:
        process = self._process
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(order))
        await process.stdin.drain()
        while True:
            async with asyncio.timeout(self._stalled):
                report = await _received(process.stdout)
            if not isinstance(report, Progressed):
                return report
            progress(report.done, report.total)

    def _retire(self) -> None:
        """Let an idle process end by itself."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
        self._process = None

    async def close(self) -> None:
        """End the process, whatever it does."""
        if self._idle is not None:
            self._idle.cancel()
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())


async def _received(pipe: asyncio.StreamReader) -> Report:
    head = await pipe.readexactly(LENGTH_BYTES)
    report: Report = read_report(await pipe.readexactly(int.from_bytes(head, "big")))
    return report
