"""Lock-step of both engines by checksums: 20,100 games under three policies.

The checksums of the reference are stored in `lockstep.json`. One slice in twenty is played by both
engines in any case, and all of them if the source of the reference has changed.
"""

from pathlib import Path

import pytest

from ethnos.testing.lockstep.baseline import played_by_fast, source_hash, stored_hashes
from ethnos.testing.lockstep.comparison import compare_checksums
from ethnos.testing.lockstep.slices import SLICES, Slice, played_by_reference

FILE = Path(__file__).parent / "lockstep.json"
TOGETHER = 10
"""Slices per test."""
PLAYED_BY_BOTH = 20
"""One slice in this many is played by both engines."""


@pytest.fixture(scope="module")
def memory() -> dict[Slice, str]:
    return stored_hashes(FILE)


@pytest.mark.parametrize("first", range(0, len(SLICES), TOGETHER))
def test_checksums_are_the_same(memory: dict[Slice, str], first: int) -> None:
    for number, part in enumerate(SLICES[first : first + TOGETHER], first):
        if number % PLAYED_BY_BOTH == 0 or part not in memory:
            for case in part.cases():
                compare_checksums(case)
        if part in memory:
            assert played_by_fast(part) == memory[part], part


def test_stored_checksums_are_those_of_the_reference(memory: dict[Slice, str]) -> None:
    for part in [part for part in SLICES if part in memory][7::100]:
        assert played_by_reference(part) == memory[part]


def test_checksums_of_another_source_are_ignored(tmp_path: Path) -> None:
    changed = tmp_path / "lockstep.json"
    changed.write_text(FILE.read_text("utf-8").replace(source_hash(), "another"), "utf-8")
    assert stored_hashes(changed) == {}
