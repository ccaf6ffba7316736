"""`ethnos simulate`."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest

from ethnos.cli.simulate import GAMES_FOR_FAST
from ethnos.records.digest import SimulationResult
from ethnos.rules.ruleset import Ruleset
from tests.cli.command import ETHNOS, answer, ethnos

KEYS = ["games", "decisions", "seconds", "decisions_per_second"]


def test_json_output() -> None:
    answer = ethnos("simulate", "--players", "2", "--games", "3", "--seed", "0", "--json")
    assert answer.returncode == 0
    assert answer.stderr == ""
    report = json.loads(answer.stdout)
    assert list(report) == KEYS
    assert report["games"] == 3
    assert report["decisions"] > 100
    assert report["seconds"] > 0
    assert report["decisions_per_second"] > 0


def test_same_seed_plays_same_games() -> None:
    def digest(*more: str) -> str:
        found = ethnos("simulate", "--games", "3", "--digest", "--json", *more)
        report = json.loads(found.stdout)
        assert list(report) == [*KEYS, "digest"]
        return str(report["digest"])

    base = digest()
    assert digest("--seed", "0") == base
    assert digest("--seed", "6") != base
    assert digest("--tribes", "beginner") != base
    assert digest("--option", "marker_placement=optional") != base


def test_both_engines_play_same_games() -> None:
    options = ("simulate", "--games", "4", "--seed", "7", "--digest", "--json")
    rules, fast = (ethnos(*options, "--engine", engine) for engine in ("rules", "fast"))
    assert rules.returncode == fast.returncode == 0
    reports = [json.loads(answer.stdout) for answer in (rules, fast)]
    assert reports[0]["digest"] == reports[1]["digest"]
    assert reports[0]["decisions"] == reports[1]["decisions"]


def test_output_in_words() -> None:
    tribes = "elf,orc,troll,wizard,merfolk"
    answer = ethnos("simulate", "--players", "3", "--games", "2", "--tribes", tribes, "--digest")
    assert answer.returncode == 0
    first, second = answer.stdout.splitlines()
    assert first.startswith("2 games, ")
    assert second.startswith("digest ")


def test_export_prints_its_path(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    answer = ethnos("simulate", "--games", "2", "--json", "--export", path)
    assert answer.returncode == 0
    assert answer.stderr == f"2 games are written to {path}\n"
    assert list(json.loads(answer.stdout)) == KEYS
    assert path.stat().st_size > 0


def test_export_plays_every_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("simulate", "--games", "3", "--seed", "7", "--digest", "--json")
    expected = json.loads(answer(capsys, *options).out)
    for engine in ("ethnos.testing.simulation", "ethnos.fast.simulate"):
        monkeypatch.setattr(f"{engine}.simulate", None)
    exported = answer(capsys, *options, "--export", tmp_path / "games.parquet")
    report = json.loads(exported.out)
    assert (report["digest"], report["decisions"]) == (expected["digest"], expected["decisions"])
    refused = answer(
        capsys, *options, "--export", tmp_path / "g", "--engine", "rules", "--lang", "en"
    )
    assert refused.status == 2
    assert "leave out --engine rules" in refused.err


@pytest.mark.parametrize(
    ("games", "numba", "engine"),
    [
        (GAMES_FOR_FAST, True, "ethnos.fast.simulate"),
        (GAMES_FOR_FAST - 1, True, "ethnos.testing.simulation"),
        (GAMES_FOR_FAST, False, "ethnos.testing.simulation"),
    ],
)
def test_faster_engine_plays(
    games: int,
    numba: bool,
    engine: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("ethnos.cli.simulate.is_installed", lambda _: numba)
    played: list[str] = []

    def note(name: str) -> Callable[..., SimulationResult]:
        def play(_ruleset: Ruleset, games: int, _seed: int, **_: object) -> SimulationResult:
            played.append(name)
            return SimulationResult(games, 1, 1.0, None)

        return play

    for name in ("ethnos.testing.simulation", "ethnos.fast.simulate"):
        monkeypatch.setattr(f"{name}.simulate", note(name))
    assert answer(capsys, "simulate", "--games", str(games)).status == 0
    assert played == [engine]


def test_terminal_shows_progress_bar() -> None:
    command = [*ETHNOS, "simulate", "--games", "20"]
    child: pexpect.spawn[str] = pexpect.spawn(
        command[0],
        command[1:],
        encoding="utf-8",
        timeout=60,
        env={**os.environ, "TERM": "xterm"},  # a dumb terminal gets no progress bar
    )
    child.expect("Playing")
    child.expect("20 games, ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.compile
def test_bots_play_where_they_are_named() -> None:
    games = ("simulate", "--games", "3", "--digest", "--json")
    assert json.loads(ethnos(*games, "--bots", "heuristic").stdout)["games"] == 3
    assert "digest" in json.loads(ethnos(*games, "--bots", "heuristic,novice,random").stdout)
