"""The worker process of a server: whatever happens to it, whoever waits gets an answer."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from ethnos.records.record import dump_record
from ethnos.server.live.workers import TaskFailedError
from ethnos.server.machine import worker_process
from ethnos.server.machine.messages import Order, framed
from ethnos.server.machine.worker_process import WorkerProcess
from tests.review.games import recorded
from tests.server.harness import within
from tests.waiting import wait_until

STAND_IN = """
import os, sys, time
sys.path[:0] = {paths!r}
from ethnos.server.machine.messages import *
while head := sys.stdin.buffer.read(LENGTH_BYTES):
    order = read_order(sys.stdin.buffer.read(int.from_bytes(head, "big")))
    sys.stdout.buffer.write(framed(Progressed(1, 3)))
    sys.stdout.buffer.flush()
    match order.arguments[0]:
        case 0: os._exit(3)
        case 1: sys.stdout.buffer.write(b"\\0\\0\\0\\1x")
        case 2: time.sleep(3600)
        case 3: sys.stdout.buffer.write(framed(Failed("KeyError")))
        case n: sys.stdout.buffer.write(framed(Finished(b"%d" % n)))
    sys.stdout.buffer.flush()
"""
SOURCE = str(Path(__file__).parents[2] / "src")
DIE, LIE, SLEEP, FAIL, ANSWER = 0, 1, 2, 3, 4


IDLE = """
from ethnos.server.machine import worker_main
worker_main.TASKS = {"rest": lambda: iter(())}
worker_main.main()
"""

WHERE = """
import os
from ethnos.server.machine import worker_main
def where():
    yield from ()
    return bytes(os.sched_getaffinity(0))
worker_main.TASKS = {"where": where}
worker_main.main()
"""


def ignore(done: int, total: int) -> None:
    """Nobody watches."""


@pytest.fixture
def command() -> tuple[str, ...]:
    """Start the stand-in with the packages of this process, without its slow imports."""
    packages = [path for path in sys.path if path.endswith("site-packages")]
    return sys.executable, "-S", "-c", STAND_IN.format(paths=[SOURCE, *packages])


@pytest.mark.parametrize("order", [DIE, LIE, FAIL])
def test_lost_process_fails_the_task_and_the_next_one_is_carried_out(
    command: tuple[str, ...], order: int
) -> None:
    async def main() -> None:
        process = WorkerProcess(command)
        seen: list[tuple[int, int]] = []
        with pytest.raises(TaskFailedError):
            await process.run("review", (order,), lambda *progress: seen.append(progress))
        assert seen == [(1, 3)]
        assert await process.run("review", (ANSWER,), ignore) == b"4"
        await process.close()

    within(main())


def test_killed_process_fails_the_task(command: tuple[str, ...]) -> None:
    async def main() -> None:
        process = WorkerProcess(command)
        running = asyncio.Event()
        task = asyncio.create_task(process.run("review", (SLEEP,), lambda *_: running.set()))
        await running.wait()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(TaskFailedError):
            await task
        assert process.pid is None

    within(main())


def test_stuck_process_is_ended(command: tuple[str, ...]) -> None:
    async def main() -> None:
        process = WorkerProcess(command, stalled=0.0)
        with pytest.raises(TaskFailedError):
            await process.run("review", (SLEEP,), ignore)
        assert process.pid is None

    within(main())


def test_cancelled_task_ends_its_process(command: tuple[str, ...]) -> None:
    async def main() -> None:
        process = WorkerProcess(command)
        running = asyncio.Event()
        task = asyncio.create_task(process.run("review", (SLEEP,), lambda *_: running.set()))
        await running.wait()
        pid = process.pid
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()
        assert pid is not None
        assert not psutil.pid_exists(pid)

    within(main())


def test_process_is_kept_for_a_while_and_then_ends_by_itself(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        process = WorkerProcess(command)
        await process.run("review", (ANSWER,), ignore)
        pid = process.pid
        monkeypatch.setattr(worker_process, "IDLE_SECONDS", 0.0)
        await process.run("review", (ANSWER,), ignore)
        assert process.pid == pid
        assert pid is not None
        await wait_until(lambda: not psutil.pid_exists(pid), "the idle process has ended")
        assert process.pid is None

    within(main())


def test_real_process_tells_what_is_wrong_with_a_record(capfd: pytest.CaptureFixture[str]) -> None:
    """The errors of a task are reported by the process, and it goes on."""
    damaged = dump_record(recorded(("random", "random"), 3))[:-20]

    async def main() -> None:
        process = WorkerProcess()
        with pytest.raises(TaskFailedError, match="RecordError"):
            await process.run("review", (damaged, 0), ignore)
        pid = process.pid
        with pytest.raises(TaskFailedError, match="RecordError"):
            await process.run("review", (damaged, 0), ignore)
        assert process.pid == pid
        await process.close()

    within(main())
    assert "RecordError" in capfd.readouterr().err


def test_process_of_a_killed_server_ends_in_silence() -> None:
    reports, written = os.pipe()
    os.close(reports)
    order = framed(Order("rest", []))
    ended = subprocess.run(
        [sys.executable, "-c", IDLE],
        input=order,
        stdout=written,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(written)
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="processors cannot be chosen")
def test_process_leaves_a_processor_to_the_server() -> None:
    usable = os.sched_getaffinity(0)

    async def used() -> set[int]:
        process = WorkerProcess((sys.executable, "-c", WHERE))
        result = await process.run("where", (), ignore)
        await process.close()
        return set(result)

    assert within(used()) == (usable - {min(usable)} or usable)
