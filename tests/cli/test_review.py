"""`ethnos review`."""

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
    assert answer(capsys, "review", path, "--seat", "3").status == 2
