"""The same games on one process, on many, on Ray, and after worker crashes."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from ethnos.arena.run import WorkersDiedError, run
from ethnos.arena.summary import summarize
from ethnos.arena.task import Tournament
from ethnos.rules.ruleset import Ruleset
from tests.arena.misbehaving_bots import CRASHES, STUCK
from tests.terminal.pseudo_terminal import restore_interrupts
from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
TOURNAMENT = Tournament(("marker", "random"), Ruleset(players=2))
GAMES = 10
SEED = 3


def digest(**how: object) -> str:
    return summarize(run(TOURNAMENT, GAMES, SEED, **how)).digest  # type: ignore[arg-type]  # options


@pytest.fixture(scope="module")
def one_process() -> str:
    return digest()


def test_pool_plays_the_same_games(one_process: str) -> None:
    reported: list[int] = []
    assert digest(workers=2, progress=reported.append) == one_process
    assert reported[-1] == GAMES
    assert reported == sorted(reported)


def test_another_seed_plays_other_games(one_process: str) -> None:
    other = run(TOURNAMENT, GAMES, SEED + 1)
    assert summarize(other).digest != one_process


@pytest.mark.parametrize("ray", [False, True], ids=["pool", "ray"])
def test_crashed_workers_are_replaced(
    ray: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CRASHES, str(tmp_path))
    crashing = Tournament(
        ("tests.arena.misbehaving_bots:CrashingBot", "random"), Ruleset(players=2)
    )
    expected = summarize(run(crashing, 6, SEED)).digest
    for number in range(2):
        (tmp_path / str(number)).touch()
    assert summarize(run(crashing, 6, SEED, workers=2, ray=ray)).digest == expected
    assert list(tmp_path.iterdir()) == []


def test_run_fails_after_too_many_crashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ethnos.arena.run.MOST_RESTARTS", 0)
    with pytest.raises(WorkersDiedError):
        digest(workers=2)


def test_ray_plays_the_same_games(one_process: str) -> None:
    assert digest(ray=True) == one_process


def is_running(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@pytest.mark.parametrize(
    ("stop", "status"),
    [
        (lambda pid: os.killpg(pid, signal.SIGINT), 130),
        (lambda pid: os.kill(pid, signal.SIGINT), 130),
        (lambda pid: os.kill(pid, signal.SIGKILL), -signal.SIGKILL),
    ],
    ids=["ctrl-c", "interrupted", "killed"],
)
def test_stopped_tournament_leaves_no_workers(
    stop: Callable[[int], None], status: int, tmp_path: Path
) -> None:
    bots = "tests.arena.misbehaving_bots:StuckBot,random"
    arguments = ["arena", "--workers", "2", "--games", "1000", "--bots", bots]
    with subprocess.Popen(
        [sys.executable, "-m", "ethnos.cli", *arguments],
        cwd=ROOT,
        env={**os.environ, STUCK: str(tmp_path)},
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=restore_interrupts,  # noqa: PLW1509  # as in the tests of the terminal
    ) as command:
        asyncio.run(wait_until(lambda: len(list(tmp_path.iterdir())) == 2, "two workers play"))
        workers = [int(file.name) for file in tmp_path.iterdir()]
        stop(command.pid)
        _, errors = command.communicate(timeout=60)
    assert command.returncode == status
    assert b"Traceback" not in errors
    try:
        asyncio.run(wait_until(lambda: not any(map(is_running, workers)), "the workers have ended"))
    finally:
        for pid in filter(is_running, workers):
            os.kill(pid, signal.SIGKILL)
