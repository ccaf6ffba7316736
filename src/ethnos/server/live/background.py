"""Tasks beside the requests: some end by themselves, others repeat until the hub is closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ethnos.server.store import StorageError

logger = logging.getLogger("ethnos.hub")

Work = Coroutine[Any, Any, None]


class Background:
    """The tasks of one hub."""

    def __init__(self) -> None:
        self._ending: set[asyncio.Task[None]] = set()
        self._repeated: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether a task runs that ends by itself."""
        return bool(self._ending)

    def spawn(self, work: Work) -> None:
        """Do something once."""
        task = asyncio.create_task(work)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    def repeat(self, seconds: float, work: Callable[[], Work]) -> None:
        """Do something again and again, with a pause of so many seconds."""
        self._repeated.add(asyncio.create_task(self._every(seconds, work)))

    async def _every(self, seconds: float, work: Callable[[], Work]) -> None:
        while True:
            try:
                await work()
            except StorageError as error:
                logger.warning("the store failed", extra={"error": str(error)})
            except Exception:
                logger.exception("a periodic task failed")
            await asyncio.sleep(seconds)

    async def settled(self) -> None:
        """Wait for the tasks that end by themselves."""
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def close(self) -> None:
        """Cancel everything."""
        tasks = [*self._repeated, *self._ending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
