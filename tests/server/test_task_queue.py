"""Tasks of guests run one at a time, in turn, and never hang."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest

from ethnos.server.live import tasks
from ethnos.server.live.tasks import Task, TaskQueue
from ethnos.server.live.workers import BusyError, InlineWorkers, TaskFailedError
from tests.server.harness import within
from tests.waiting import wait_until


class SlowWorkers(InlineWorkers):
    """Workers whose tasks end when the test says so, in the order they were started."""

    def __init__(self) -> None:
        self.started: list[int | bytes] = []
        self.ended: list[int | bytes] = []
        self._go_on = asyncio.Semaphore(0)
        self.fault: Exception | None = None

    async def run_task(
        self,
        name: str,  # noqa: ARG002
        arguments: Sequence[bytes | int],
        progress: Callable[[int, int], None],
    ) -> bytes:
        self.started.append(arguments[0])
        progress(1, 2)
        try:
            await self._go_on.acquire()
        finally:
            self.ended.append(arguments[0])
        if self.fault is not None:
            raise self.fault
        return b"%d" % int(arguments[0])

    async def let_end(self, count: int = 1) -> None:
        wanted = len(self.ended) + count
        for _ in range(count):
            self._go_on.release()
        await wait_until(lambda: len(self.ended) >= wanted, "the task has ended")
        await asyncio.sleep(0)  # lets every task take one step


def start(queue: TaskQueue, number: int, who: str) -> Task:
    return queue.start(number, who, (number,))


def found(queue: TaskQueue, number: int) -> Task:
    task = queue.find(number)
    assert isinstance(task, Task)
    return task


def test_task_that_ends_before_its_first_step_does_not_hold_up_the_others() -> None:
    """As when nobody asks about it any more just as its turn comes."""

    async def main() -> None:
        workers = SlowWorkers()
        queue = TaskQueue("review", workers)
        start(queue, 1, "ann")
        await queue.close()  # it was about to begin
        start(queue, 2, "ben")
        await wait_until(lambda: workers.started == [2], "the next one has started", 5)
        await queue.close()

    within(main())


def test_guests_take_turns_and_know_how_many_are_ahead() -> None:
    async def main() -> None:
        workers = SlowWorkers()
        queue = TaskQueue("review", workers)
        for number, who in ((1, "ann"), (2, "ann"), (3, "ben"), (4, "eve"), (5, "ben")):
            start(queue, number, who)
        await wait_until(lambda: workers.started, "the first has started")
        order = [queue.ahead_of(found(queue, number)) for number in (1, 2, 3, 4, 5)]
        assert order == [0, 1, 2, 3, 4]  # nobody waited when ann's second came
        running = found(queue, 1)
        assert (running.done, running.total) == (1, 2)
        await workers.let_end(3)
        late = start(queue, 6, "ann")
        assert [queue.ahead_of(task) for task in (found(queue, 5), late)] == [1, 2]
        await workers.let_end(3)
        assert workers.started == [1, 2, 3, 4, 5, 6]
        assert [queue.find(number) for number in (1, 6)] == [b"1", b"6"]

    within(main())


def test_many_tasks_of_one_guest_delay_others_by_one() -> None:
    async def main() -> None:
        workers = SlowWorkers()
        queue = TaskQueue("review", workers)
        start(queue, 0, "eve")
        for number, who in ((1, "ann"), (2, "ann"), (3, "ben")):
            start(queue, number, who)
        waiting = [queue.ahead_of(found(queue, number)) for number in (1, 2, 3)]
        assert waiting == [1, 3, 2]
        await workers.let_end(4)
        assert workers.started == [0, 1, 3, 2]

    within(main())


def test_tasks_are_limited_per_guest_and_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "MAX_TASKS", 3)

    async def main() -> None:
        queue = TaskQueue("review", SlowWorkers())
        start(queue, 1, "ann")
        start(queue, 2, "ann")
        with pytest.raises(BusyError):
            start(queue, 3, "ann")
        start(queue, 4, "ben")
        with pytest.raises(BusyError):
            start(queue, 5, "eve")
        await queue.close()

    within(main())


@pytest.mark.parametrize("fault", [TaskFailedError("review"), ZeroDivisionError()])
def test_failure_is_told_once_and_the_task_can_be_tried_again(fault: Exception) -> None:
    async def main() -> None:
        workers = SlowWorkers()
        queue = TaskQueue("review", workers)
        start(queue, 1, "ann")
        start(queue, 2, "ann")
        workers.fault = fault
        await workers.let_end()
        with pytest.raises(TaskFailedError):
            queue.find(1)
        assert queue.find(1) is None
        workers.fault = None
        start(queue, 1, "ann")
        await workers.let_end(2)  # the others go on
        assert [queue.find(number) for number in (1, 2)] == [b"1", b"2"]

    within(main())


def test_tasks_nobody_asks_for_any_more_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        workers = SlowWorkers()
        queue = TaskQueue("review", workers)
        start(queue, 1, "ann")
        await wait_until(lambda: workers.started, "the first has started")
        monkeypatch.setattr(tasks, "PATIENCE", 0.0)
        start(queue, 2, "ben")  # waits
        await wait_until(lambda: 2 not in queue._tasks, "the task that waits is dropped")
        assert queue.find(1) is not None  # asked for the last time
        await wait_until(lambda: workers.ended == [1], "the task that runs is cancelled")
        assert queue.find(1) is None
        monkeypatch.setattr(tasks, "PATIENCE", 60.0)
        start(queue, 3, "ben")
        await workers.let_end()
        assert queue.find(3) == b"3"
        assert workers.started == [1, 3]

    within(main())


def test_closing_ends_what_runs() -> None:
    async def main() -> None:
        workers = SlowWorkers()
        queue = TaskQueue("review", workers)
        start(queue, 1, "ann")
        start(queue, 2, "ben")
        await wait_until(lambda: workers.started, "the first has started")
        await queue.close()
        assert workers.ended == [1] == workers.started

    within(main())
