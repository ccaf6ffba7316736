"""`ethnos simulate`."""

import json
import os
from pathlib import Path

import pexpect

from tests.cli.command import ETHNOS, ethnos

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
        answer = ethnos("simulate", "--games", "3", "--digest", "--json", *more)
        report = json.loads(answer.stdout)
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
