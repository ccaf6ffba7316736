"""Games of a tournament are kept as they end, and continued."""

import errno
import json
import os
import shlex
from pathlib import Path

import pytest

from ethnos.arena.about import About
from ethnos.arena.results_file import ResultsFile
from ethnos.arena.run import played
from ethnos.arena.task import GameResult, Tournament, play
from ethnos.cli import INTERRUPTED, main
from ethnos.rules.ruleset import Ruleset
from tests.cli.command import Answer, answer

BOTS = "marker,tests.arena.misbehaving_bots:FailingBot"
GAMES = 8
COMMAND = ("arena", "--bots", BOTS, "--games", str(GAMES), "--seed", "2", "--lang", "en")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a tournament that was not stopped."""
    file = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    tournament = Tournament(tuple(BOTS.split(",")), Ruleset(players=2))
    results = ResultsFile(file, About(tournament, seed=2, games=GAMES))
    for part in played(tournament, GAMES, 2):
        results.add(part)
    results.close()
    return file


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines(keepends=True)


def games_in(file: Path) -> list[int]:
    return [json.loads(line)["game"] for line in lines(file)[1:]]


def test_results_survive_the_file(whole: Path) -> None:
    tournament = Tournament(tuple(BOTS.split(",")), Ruleset(players=2))
    read = ResultsFile(whole, About(tournament, seed=2, games=GAMES), resume=True)
    read.close()
    assert [without_times(result) for result in read.results] == [
        without_times(play(tournament, 2, index)) for index in range(GAMES)
    ]
    first = read.results[0].seats[0].times
    assert first.count > 20
    assert first.longest >= first.quantile(0.5) > 0


def without_times(result: GameResult) -> tuple[object, ...]:
    seats = [
        (seat.bot, seat.rank, seat.won, seat.glory, seat.sources, seat.led, seat.cards)
        for seat in result.seats
    ]
    failures = [seat.failure for seat in result.seats]
    return result.index, result.summary, result.tribes, seats, failures


@pytest.mark.parametrize("workers", ["1", "2"])
def test_stopped_tournament_goes_on(
    workers: str, whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The third game was cut off, the second was never written."""
    header, first, _, third, *_ = lines(whole)
    file = tmp_path / "games.jsonl"
    file.write_bytes(header + third + first + lines(whole)[4][:50])
    more = ("--results", file, "--resume", "--json", "--workers", workers)
    again = answer(capsys, *COMMAND, *more)
    assert again.status == 0, again.err
    assert lines(file)[:3] == [header, third, first]
    assert sorted(games_in(file)) == list(range(GAMES))
    assert json.loads(again.out)["digest"] == digest(whole, capsys)


def digest(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the digest of a finished file; no game is played for it."""
    before = file.read_bytes()
    found = answer(capsys, *COMMAND, "--results", file, "--resume", "--json")
    assert file.read_bytes() == before
    return str(json.loads(found.out)["digest"])


def test_same_command_begins_and_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    command = ("arena", "--bots", "marker,random", "--results", file, "--resume", "--json")
    assert json.loads(answer(capsys, *command, "--games", "2").out)["games"] == 2
    assert json.loads(answer(capsys, *command, "--games", "4").out)["games"] == 4
    assert json.loads(answer(capsys, *command, "--games", "2").out)["games"] == 2
    assert games_in(file) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("change", "more", "complaint"),
    [
        (lambda data: data, [], "already holds games. Continue them with --resume"),
        (lambda data: data, ["--resume", "--seed", "3"], "another tournament: “seed” differs"),
        (
            lambda data: data,
            ["--resume", "--option", "orc_raid=any_number"],
            "another tournament: “options” differs",
        ),
        (lambda data: data.replace(b"won", b"one", 1), ["--resume"], "of a tournament (line 2)"),
        (lambda _: b"seed\n", ["--resume"], "does not hold the games of a tournament (line 1)"),
        (lambda _: b"{}\n", ["--resume"], "does not hold the games of a tournament (line 1)"),
        (lambda _: b"[]\n", ["--resume"], "does not hold the games of a tournament (line 1)"),
    ],
    ids=["exists", "seed", "options", "game", "text", "object", "list"],
)
def test_unsuitable_file_is_refused_unchanged(
    change: object,
    more: list[str],
    complaint: str,
    whole: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "games.jsonl"
    assert callable(change)
    file.write_bytes(change(whole.read_bytes()))
    before = file.read_bytes()
    refused = answer(capsys, *COMMAND, "--results", file, *more)
    assert refused.status == 2
    assert complaint in refused.err
    assert file.read_bytes() == before


def test_resume_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    refused = answer(capsys, *COMMAND, "--resume")
    assert refused == Answer(
        2, "", "ethnos: --resume continues the file of --results; add --results FILE.\n"
    )


def test_interrupted_tournament_reports_and_keeps_its_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    bots = "tests.arena.misbehaving_bots:InterruptedBot,random"
    command = f"ethnos arena --bots {bots} --games 40 --seed 10 --json --lang en --results {file}"
    monkeypatch.setattr("sys.argv", shlex.split(command))
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == INTERRUPTED
    told = capsys.readouterr()
    count = len(games_in(file))
    assert 0 < count < 40
    assert json.loads(told.out)["games"] == count
    assert told.err == (
        f"Stopped after {count} of 40 games.\n"
        f"The games played are in {file}; the same command with --resume goes on.\n"
    )


def test_bot_that_kills_its_process_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    bot = "tests.arena.misbehaving_bots:DyingBot"
    stopped = answer(
        capsys,
        *("arena", "--bots", f"{bot},random", "--games", "2"),
        "--workers",
        "2",
        *("--results", file, "--lang", "en"),
    )
    assert stopped.status == 2
    assert "Stopped after 0 of 2 games." in stopped.err
    assert f"ethnos: The bot “{bot}” ended its process in game" in stopped.err


def test_full_disk_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(ResultsFile, "add", fill)
    stopped = answer(capsys, *COMMAND, "--results", tmp_path / "games.jsonl")
    assert stopped.status == 2
    assert os.strerror(errno.ENOSPC) in stopped.err
    assert "Stopped after 1 of 8 games." in stopped.err
