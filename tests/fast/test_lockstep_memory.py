"""Both engines side by side, by their checksums: 20,100 games under three policies.

A slice that the reference has played before is compared with its stored hash; one in
twenty is played by both engines in any case, and all of them are once the reference has changed.
"""

from pathlib import Path

import pytest

from ethnos.testing.lockstep import compare_checksums
from ethnos.testing.lockstep.baseline import (
    SLICES,
    Slice,
    played_by_fast,
    played_by_reference,
    source_hash,
    stored_hashes,
)

FILE = Path(__file__).parent / "lockstep.json"
TOGETHER = 10
"""Slices in one test."""
PLAYED_BY_BOTH = 20
"""Of so many slices, one."""


@pytest.fixture(scope="module")
def memory() -> dict[Slice, str]:
    return stored_hashes(FILE)


@pytest.mark.parametrize("first", range(0, len(SLICES), TOGETHER))
def test_every_checksum_is_the_same(memory: dict[Slice, str], first: int) -> None:
    for number, part in enumerate(SLICES[first : first + TOGETHER], first):
        if number % PLAYED_BY_BOTH == 0 or part not in memory:
            for case in part.cases():
                compare_checksums(case)
        if part in memory:
            assert played_by_fast(part) == memory[part], part


def test_what_is_remembered_is_what_the_reference_plays(memory: dict[Slice, str]) -> None:
    for part in [part for part in SLICES if part in memory][7::100]:
        assert played_by_reference(part) == memory[part]


def test_nothing_is_remembered_of_another_reference(tmp_path: Path) -> None:
    changed = tmp_path / "lockstep.json"
    changed.write_text(FILE.read_text("utf-8").replace(source_hash(), "another"), "utf-8")
    assert stored_hashes(changed) == {}
