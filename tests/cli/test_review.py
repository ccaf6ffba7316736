"""`ethnos review`."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ethnos.records.record import write_record
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
