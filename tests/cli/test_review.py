"""`ethnos review`."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ethnos.records.record import write_record
from ethnos.review import Review, TurningPoint
from ethnos.rules.events import AgeEnded
from ethnos.server.archive.reviews import game_review
from tests.cli.command import answer
from tests.review.games import recorded


def test_review_names_mistakes_and_what_was_better(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethnos.review.judging.SEARCH", "not installed")
    path = tmp_path / "game.ethnos.jsonl"
    write_record(path, recorded(["random", "heuristic"], seed=2))
    status, out, err = answer(capsys, "review", path)
    assert (status, err) == (0, "")
    assert out.startswith("random 0: accuracy ")
    assert "without simulated games" in out
    assert "Better: " in out
    assert "What turned the game" in out
    (moment,) = re.findall(r"ethnos play --from (\S+)$", out.strip().splitlines()[-1])
    v = moment.removeprefix(f"{path}:")
    assert re.search(rf"^{v}\. (Inaccuracy|Mistake|Blunder): ", out, re.MULTILINE)
    wrong = answer(capsys, "review", path, "--seat", "3")
    assert wrong.status == 2
    assert wrong.err == "ethnos: --seat: There is no seat 3: the seats are 1 to 2.\n"


def test_end_of_an_age_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = recorded(["heuristic", "random"], seed=2)
    third_dragon = next(
        entry.v
        for entry in record.entries
        if any(isinstance(one, AgeEnded) for one in entry.events)
    )
    point = TurningPoint(third_dragon, 0.553, 0.861, own=False)
    found = Review(0, "heuristic", (), (point,), ())
    monkeypatch.setattr("ethnos.cli.review._review", lambda *_: found)
    path = tmp_path / "game.ethnos.jsonl"
    write_record(path, record)
    _, out, _ = answer(capsys, "review", path)
    told = " ".join(out.split("What turned the game")[1].split())
    assert told == (
        f"{point.v}. random 1 drew the third dragon: age I is over. All hands are discarded. "
        "Luck and rivals: the chance to win went from 55% to 86%."
    )
    (turn,) = game_review(record, found).turns  # as the browser tells it
    assert len(turn.happened) == 1


def test_game_that_is_not_over_is_no_damaged_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = recorded(["random", "random"], seed=2)
    path = tmp_path / "game.ethnos.jsonl"
    write_record(path, replace(record, entries=record.entries[:20], footer=None))
    status, _, err = answer(capsys, "review", path)
    assert status == 2
    assert "is a game that is not over" in err
    assert "damaged" not in err
