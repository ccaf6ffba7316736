"""Where computations run that would hold up the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Workers(Protocol):
    """Runs computations beside the event loop, where the machine can."""

    async def run(self, job: Callable[[], Result]) -> Result:
        """Run a computation that a player waits for."""

    async def run_bot(self, job: Callable[[], Result]) -> Result:
        """Run a bot's decision."""

    async def run_long(self, job: Callable[[], Result]) -> Result:
        """Run a long computation; few run at the same time."""

    def close(self) -> None:
        """Start nothing more."""


class InlineWorkers:
    """Runs everything in the event loop, one after the other: a browser's worker has no threads."""

    async def run(self, job: Callable[[], Result]) -> Result:
        """Run the job as soon as what waits has been sent."""
        await asyncio.sleep(0)
        return job()

    run_bot = run
    run_long = run

    def close(self) -> None:
        """Nothing to close."""
