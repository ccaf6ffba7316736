"""The same games on one process, on many, on Ray, and after workers have died."""

from pathlib import Path

import pytest

from ethnos.arena.run import WorkersDiedError, run
from ethnos.arena.summary import summarize
from ethnos.arena.task import Tournament
from ethnos.rules.ruleset import Ruleset
from tests.arena.misbehaving_bots import DEATHS

TOURNAMENT = Tournament(("marker", "random"), Ruleset(players=2))
GAMES = 10
SEED = 3


def digest(**how: object) -> str:
    return summarize(run(TOURNAMENT, GAMES, SEED, **how)).digest  # type: ignore[arg-type]  # options


@pytest.fixture(scope="module")
def alone() -> str:
    return digest()


def test_a_pool_plays_the_same_games(alone: str) -> None:
    told: list[int] = []
    assert digest(workers=2, progress=told.append) == alone
    assert told[-1] == GAMES
    assert told == sorted(told)


def test_other_seeds_are_other_games(alone: str) -> None:
    other = run(TOURNAMENT, GAMES, SEED + 1)
    assert summarize(other).digest != alone


@pytest.mark.parametrize("ray", [False, True], ids=["pool", "ray"])
def test_workers_may_die(ray: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DEATHS, str(tmp_path))
    dying = Tournament(("tests.arena.misbehaving_bots:DyingBot", "random"), Ruleset(players=2))
    alive = summarize(run(dying, 6, SEED)).digest
    for number in range(2):
        (tmp_path / str(number)).touch()
    assert summarize(run(dying, 6, SEED, workers=2, ray=ray)).digest == alive
    assert list(tmp_path.iterdir()) == []


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ethnos.arena.run._MOST_RESTARTS", 0)
    with pytest.raises(WorkersDiedError):
        digest(workers=2)


def test_ray_plays_the_same_games(alone: str) -> None:
    assert digest(ray=True) == alone
