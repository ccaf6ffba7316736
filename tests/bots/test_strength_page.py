"""The page of measured strength: a new row leaves the others."""

from pathlib import Path

import pytest

from tools import strength


def test_a_measured_row_replaces_only_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "strength.md"
    whole = strength.PAGE.read_text(encoding="utf-8")
    page.write_text(whole, encoding="utf-8")
    monkeypatch.setattr(strength, "PAGE", page)
    before = strength.rows_of(whole)
    match = next(one for one in strength.matches() if one.name == "search-200-heuristic-4")
    row = f"{match.title} 8 | **50.0** (9.0–91.0) | 60 | orc 50 | seat 1: 50 |\n"
    strength.write_row(match, row, "ethnos arena --games 8")
    after = strength.rows_of(page.read_text(encoding="utf-8"))
    assert after == before | {match.name: (row, "ethnos arena --games 8")}
    assert list(after) == [one.name for one in strength.matches() if one.name in after]
    strength.write_row(match, *before[match.name])
    assert page.read_text(encoding="utf-8") == whole


def test_a_match_measured_first_gets_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "strength.md"
    page.write_text("Before.\n<!-- measured -->\n<!-- /measured -->\nAfter.\n", encoding="utf-8")
    monkeypatch.setattr(strength, "PAGE", page)
    first, second = list(strength.matches())[:2]
    for match in (second, first):
        strength.write_row(match, f"{match.title} 4 |\n", match.name)
    text = page.read_text(encoding="utf-8")
    assert strength.rows_of(text) == {
        match.name: (f"{match.title} 4 |\n", match.name) for match in (first, second)
    }
    assert text.startswith("Before.\n")
    assert text.endswith("After.\n")
