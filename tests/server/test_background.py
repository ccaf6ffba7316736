"""Repeated tasks go on whatever happens, until they are closed."""

from __future__ import annotations

from ethnos.server.live.background import Background
from ethnos.server.store import StorageError
from tests.server.harness import within
from tests.waiting import wait_until


def test_repeated_task_goes_on_after_faults_until_it_is_closed() -> None:
    faults: list[Exception] = [StorageError("the disk is full"), ValueError("a fault")]
    calls = 0

    async def work() -> None:
        nonlocal calls
        calls += 1
        if faults:
            raise faults.pop()

    async def main() -> None:
        background = Background()
        background.repeat(0.0, work)
        await wait_until(lambda: calls > 3, "it was done again after both faults")
        assert not background.is_busy
        await background.close()
        after = calls
        await background.settled()
        assert calls == after

    within(main())
