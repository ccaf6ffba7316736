"""Where computations run that would hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from ethnos.server.archive.tasks import TASKS, Argument

logger = logging.getLogger("ethnos.workers")

Result = TypeVar("Result")


class BusyError(Exception):
    """Too many computations are waiting."""


class TaskFailedError(Exception):
    """A task ended without a result: its process was lost, or the task has a fault."""


class Workers(Protocol):
    """Runs computations beside the event loop, where the machine can."""

    async def run(
        self, job: Callable[[], Result], *, patient: bool = False
    ) -> tuple[Result, float]:
        """Run a long job; return its result and the CPU seconds it took.

        Raises `BusyError` if too many wait, unless the job is `patient`: those of the server itself
        are not given up because guests ask for much.
        """

    async def run_soon(self, job: Callable[[], Result], *, apart: bool = False) -> Result:
        """Run a job that a player waits for: in a process of its own if it needs compiled code.

        Such a job can be pickled. Raises `TaskFailedError` if that process is lost.
        """

    async def run_bot(
        self, host: str, job: Callable[[], Result], *, watched: bool, apart: bool = False
    ) -> Result:
        """Run a bot of a room of this host, when it is its turn; `apart` as in `run_soon`."""

    async def run_task(
        self, name: str, arguments: Sequence[Argument], progress: Callable[[int, int], None]
    ) -> bytes:
        """Run a task of `archive.tasks` that takes seconds, and report how far it has come.

        Raises `TaskFailedError`; a caller that is cancelled ends the task.
        """

    async def close(self) -> None:
        """Stop; what runs already is not waited for."""


class InlineWorkers:
    """Runs everything in the event loop, one after the other: a browser's worker has no threads."""

    async def run(
        self,
        job: Callable[[], Result],
        *,
        patient: bool = False,  # noqa: ARG002  # nothing waits
    ) -> tuple[Result, float]:
        """Run a job; nobody counts what it took."""
        return await self.run_soon(job), 0.0

    async def run_soon(
        self,
        job: Callable[[], Result],
        *,
        apart: bool = False,  # noqa: ARG002  # there is one process
    ) -> Result:
        """Run a job as soon as what waits has been sent."""
        await asyncio.sleep(0)
        return job()

    async def run_bot(
        self,
        host: str,  # noqa: ARG002  # there is one
        job: Callable[[], Result],
        *,
        watched: bool,  # noqa: ARG002  # nobody else waits
        apart: bool = False,  # noqa: ARG002  # there is one process
    ) -> Result:
        """Run a bot."""
        return await self.run_soon(job)

    async def run_task(
        self, name: str, arguments: Sequence[Argument], progress: Callable[[int, int], None]
    ) -> bytes:
        """Run a task in slices, between which everything else goes on."""
        steps = TASKS[name](*arguments)
        while True:
            await asyncio.sleep(0)
            try:
                progress(*next(steps))
            except StopIteration as end:
                result: bytes = end.value
                return result
            except Exception as error:
                logger.exception("a task failed")
                raise TaskFailedError(name) from error

    async def close(self) -> None:
        """Nothing to close."""
