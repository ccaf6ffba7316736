"""Tasks that guests ask for and that take seconds: one at a time, guests in turn."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.server.archive.tasks import Argument
from ethnos.server.live.response_cache import ResponseCache
from ethnos.server.live.workers import BusyError, TaskFailedError, Workers
from ethnos.server.store import StorageError

logger = logging.getLogger("ethnos.tasks")

MAX_TASKS: Final = 20
"""Limit on tasks that run or wait; with more, a newcomer is refused instead of waiting for long."""
MAX_TASKS_PER_GUEST: Final = 2
PATIENCE: Final = 30.0
"""Seconds after which a task is dropped that nobody asks about any more."""


Keep = Callable[[bytes], Awaitable[None]]
"""Stores a result, so that nobody computes it again."""


@dataclass(slots=True)
class Task:
    """A task that runs or waits, or that has failed."""

    key: Hashable
    who: str
    """Who asked first."""
    arguments: Sequence[Argument]
    keep: Keep | None = None
    done: int = 0
    total: int = 0
    running: asyncio.Task[None] | None = None
    failed: bool = False
    given_up: asyncio.TimerHandle | None = None


class TaskQueue:
    """Runs one kind of task. Whoever wants a result asks again until it is there.

    Guests have one turn each, so the many tasks of one delay the others by one task at most.
    Results are kept in memory; a failure is told once, then the task can be tried again.
    """

    def __init__(self, name: str, workers: Workers) -> None:
        self._name = name
        self._workers = workers
        self._results = ResponseCache()
        self._tasks: dict[Hashable, Task] = {}
        self._waiting: OrderedDict[str, deque[Task]] = OrderedDict()
        self._running: Task | None = None

    def find(self, key: Hashable) -> bytes | Task | None:
        """Return the result of a task, or how far it has come.

        Raises `TaskFailedError` if it has failed since it was last asked for.
        """
        result = self._results.get(key)
        if result is not None:
            return result
        task = self._tasks.get(key)
        if task is None:
            return None
        if task.failed:
            self._forget(task)
            raise TaskFailedError(self._name)
        self._keep(task)
        return task

    def remember(self, key: Hashable, result: bytes) -> None:
        """Keep a result that was computed earlier, or elsewhere."""
        self._results.put(key, result)

    def start(
        self, key: Hashable, who: str, arguments: Sequence[Argument], keep: Keep | None = None
    ) -> Task:
        """Start a task that `find` does not know, when it is its turn. Raises `BusyError`."""
        theirs = [task for task in self._tasks.values() if task.who == who]
        if len(self._tasks) >= MAX_TASKS or len(theirs) >= MAX_TASKS_PER_GUEST:
            raise BusyError
        task = self._tasks[key] = Task(key, who, arguments, keep)
        self._waiting.setdefault(who, deque()).append(task)
        self._keep(task)
        self._run_next()
        return task

    def ahead_of(self, task: Task) -> int:
        """Return the number of tasks that come before this one."""
        if task.running is not None:
            return 0
        count = int(self._running is not None)
        rows = list(self._waiting.values())
        mine = next(n for n, row in enumerate(rows) if task in row)
        rounds = rows[mine].index(task)
        for n, row in enumerate(rows):
            count += min(len(row), rounds + (n < mine))
        return count

    async def close(self) -> None:
        """End what runs and forget what waits."""
        running = self._running.running if self._running else None
        for task in list(self._tasks.values()):
            self._drop(task)
        if running is not None:
            await asyncio.gather(running, return_exceptions=True)

    def _keep(self, task: Task) -> None:
        """Give a task another while until somebody asks for it."""
        if task.given_up is not None:
            task.given_up.cancel()
        task.given_up = asyncio.get_running_loop().call_later(PATIENCE, self._drop, task)

    def _drop(self, task: Task) -> None:
        self._forget(task)
        if task.running is not None:
            task.running.cancel()
            return
        row = self._waiting.get(task.who)
        if row is not None and task in row:
            row.remove(task)
            if not row:
                del self._waiting[task.who]

    def _forget(self, task: Task) -> None:
        if task.given_up is not None:
            task.given_up.cancel()
        if self._tasks.get(task.key) is task:
            del self._tasks[task.key]

    def _run_next(self) -> None:
        if self._running is not None or not self._waiting:
            return
        who, row = self._waiting.popitem(last=False)
        task = self._running = row.popleft()
        if row:
            self._waiting[who] = row  # behind the other guests
        task.running = asyncio.get_running_loop().create_task(self._run(task))
        # Not at the end of `_run`: a task that is cancelled before its first step has none.
        task.running.add_done_callback(self._ended)

    def _ended(self, _: asyncio.Task[None]) -> None:
        self._running = None
        self._run_next()

    async def _run(self, task: Task) -> None:
        def progress(done: int, total: int) -> None:
            task.done, task.total = done, total

        try:
            result = await self._workers.run_task(self._name, task.arguments, progress)
            self._results.put(task.key, result)
            self._forget(task)
            if task.keep is not None:
                await _kept(task.keep, result)
        except TaskFailedError:
            task.failed = True
        except Exception:
            logger.exception("a task failed")
            task.failed = True


async def _kept(keep: Keep, result: bytes) -> None:
    """Store a result; without it, it is computed again when it is forgotten."""
    try:
        await keep(result)
    except StorageError as error:
        logger.warning("a result was not stored: %s", error)
