"""Every row of docs/reliability.md names a test, or a part of the benchmark, that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.bench_server import PARTS

ROOT = Path(__file__).parents[2]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "reliability.md").read_text("utf-8").splitlines()
    if re.match(r"\| \d+ \|", line)
]


def names_in(path: str) -> list[str]:
    """Return the tests of a file, whose path begins at the tests or at those of the server."""
    file = next(f for f in (ROOT / path, ROOT / "tests" / "server" / path) if f.is_file())
    return re.findall(r"def (test_\w+)", file.read_text("utf-8"))


def test_rows_are_numbered() -> None:
    assert [number for number, *_ in ROWS] == [str(n) for n in range(1, 31)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_checks_a_promise_exists(row: list[str]) -> None:
    checked_by = row[2]
    names = re.findall(r"`([^`]+)`", checked_by)
    if checked_by.startswith("part "):
        assert set(names) <= set(PARTS)
        return
    tests: list[str] = []
    for name in names:
        if name.endswith(".py"):
            tests = names_in(name)
            assert tests
        elif not name.startswith("make "):
            assert any(name in test for test in tests), name
