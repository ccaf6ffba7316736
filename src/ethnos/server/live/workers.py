"""Where computations run that would hold up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class BusyError(Exception):
    """Too many computations are waiting."""


class Workers(Protocol):
    """Runs computations beside the event loop, where the machine can."""

    async def run(self, job: Callable[[], Result]) -> tuple[Result, float]:
        """Run a long job; return its result and the CPU seconds it took. Raises `BusyError`."""

    async def run_soon(self, job: Callable[[], Result]) -> Result:
        """Run a job that a player waits for."""

    async def run_bot(self, host: str, job: Callable[[], Result], *, watched: bool) -> Result:
        """Run a bot of a room of this host, when it is its turn."""

    def close(self) -> None:
        """Stop; what runs already is not waited for."""


class InlineWorkers:
    """Runs everything in the event loop, one after the other: a browser's worker has no threads."""

    async def run(self, job: Callable[[], Result]) -> tuple[Result, float]:
        """Run a job; nobody counts what it took."""
        return await self.run_soon(job), 0.0

    async def run_soon(self, job: Callable[[], Result]) -> Result:
        """Run a job as soon as what waits has been sent."""
        await asyncio.sleep(0)
        return job()

    async def run_bot(
        self,
        host: str,  # noqa: ARG002  # there is one
        job: Callable[[], Result],
        *,
        watched: bool,  # noqa: ARG002  # nobody else waits
    ) -> Result:
        """Run a bot."""
        return await self.run_soon(job)

    def close(self) -> None:
        """Nothing to close."""
