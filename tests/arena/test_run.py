"""The same games on one process, on many, on Ray, and after worker crashes."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from ethnos import __version__
from ethnos.arena.about import versions
from ethnos.arena.on_ray import RayWorkers, play_on_node
from ethnos.arena.run import run
from ethnos.arena.schedule import TASKS_PER_WORKER, Chunk, Part, distribute
from ethnos.arena.summary import summarize
from ethnos.arena.task import Tournament, play
from ethnos.arena.watched import BotDiedError, play_watched
from ethnos.rules.errors import EthnosError
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


@pytest.mark.parametrize("ray", [False, True], ids=["pool", "ray"])
def test_bot_that_kills_its_process_is_named(ray: bool) -> None:
    bot = "tests.arena.misbehaving_bots:DyingBot"
    with pytest.raises(BotDiedError, match=r"ends its process in game . \(SIGKILL\)") as caught:
        run(Tournament(("random", bot), Ruleset(players=2)), 2, SEED, workers=2, ray=ray)
    assert caught.value.bot == bot


def test_watched_games_are_the_same() -> None:
    results = play_watched(TOURNAMENT, SEED, range(3))
    assert [result.summary for result in results] == [
        result.summary for result in run(TOURNAMENT, 3, SEED)
    ]


class PatientWorkers:
    """Workers of this process that count the tasks which wait for them."""

    count = 3

    def __init__(self) -> None:
        self.waiting: list[Chunk] = []
        self.most = 0
        self.sizes: list[int] = []
        self.closed = False

    def submit(self, chunk: Chunk) -> None:
        self.waiting.append(chunk)
        self.most = max(self.most, len(self.waiting))
        self.sizes.append(len(chunk))

    def finished(self) -> Iterator[tuple[Chunk, Part | None]]:
        chunk = self.waiting.pop(0)
        yield chunk, Part([replace(GAME, index=index) for index in chunk], 0.01 * len(chunk))

    def close(self) -> None:
        self.closed = True


GAME = play(TOURNAMENT, SEED, 0)


def test_tasks_are_handed_out_as_results_return() -> None:
    workers = PatientWorkers()
    parts = distribute(TOURNAMENT, SEED, range(100_000), workers)
    assert [result.index for result in next(parts)] == [0]
    assert len(workers.sizes) == TASKS_PER_WORKER * workers.count
    rest = [result.index for part in parts for result in part]
    assert rest == list(range(1, 100_000))
    assert workers.most == TASKS_PER_WORKER * workers.count
    assert max(workers.sizes) == 64  # the first size that takes half a second
    assert workers.closed


def test_bot_module_travels_to_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file is gone when the workers need it."""
    file = tmp_path / "travelling_bot.py"
    file.write_text("from ethnos.bots.recipes import MarkerBot as TravellingBot\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    tournament = Tournament(("travelling_bot:TravellingBot", "random"), Ruleset(players=2))
    workers = RayWorkers(tournament, SEED)
    file.unlink()
    results = [game for part in distribute(tournament, SEED, range(2), workers) for game in part]
    summaries = {result.index: result.summary for result in results}
    assert summaries == {game.index: game.summary for game in run(TOURNAMENT, 2, SEED)}


def test_nodes_need_the_same_version() -> None:
    expected = {**versions(), "ethnos": "0.0.1"}
    with pytest.raises(EthnosError, match=f"a node of the cluster has ethnos {__version__}, not 0"):
        play_on_node(TOURNAMENT, SEED, expected, (0,))


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
