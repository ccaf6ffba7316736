"""The lock-step can fail: bugs planted into a copy of the source are all caught."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "ethnos"


class Bug(NamedTuple):
    """A change of one line of the fast engine."""

    module: str
    right: str
    wrong: str


INTERPRETED = {
    "off by one: markers to outnumber": Bug(
        "legal", "kingdom) < size else 0", "kingdom) <= size else 0"
    ),
    "off by one: the tenth card": Bug("legal", "] >= HAND_LIMIT:", "] > HAND_LIMIT:"),
    "off by one: kept cards": Bug("apply", "size + 1 < elves(game)", "size < elves(game)"),
    "off by one: the merfolk symbol": Bug(
        "tribes", "start < symbol <= end", "start < symbol < end"
    ),
    "a skipped tribe: giants": Bug("apply", "tribe == GIANT:", "tribe == -2:"),
    "a skipped tribe: wizards": Bug("apply", "tribe == WIZARD:", "tribe == -2:"),
    "a skipped tribe: dwarves": Bug("scoring", "leader_tribe == DWARF:", "leader_tribe == -2:"),
    "a skipped tribe: centaurs": Bug("apply", "tribe == CENTAUR and", "tribe == -2 and"),
    "known cards forgotten": Bug("apply", "game.known[seat, slot] += 1", "pass"),
    "the wrong half of an odd deck": Bug("deal", "half = left // 2", "half = (left + 1) // 2"),
}

COMPILED = {
    "overflow: troll tokens in a small integer": Bug(
        "scoring", "np.zeros(MAX_PLAYERS, np.int64)", "np.zeros(MAX_PLAYERS, np.int8)"
    ),
}


def copy_with(bug: Bug, folder: Path) -> None:
    for room in ("rules", "records", "fast", "testing"):
        shutil.copytree(SOURCE / room, folder / "ethnos" / room)
    shutil.copy(SOURCE / "__init__.py", folder / "ethnos")
    module = folder / "ethnos" / "fast" / f"{bug.module}.py"
    text = module.read_text(encoding="utf-8")
    assert text.count(bug.right) == 1, "the line to change is not where it was"
    module.write_text(text.replace(bug.right, bug.wrong), encoding="utf-8")


def lockstep(folder: Path, games: int, **settings: str) -> subprocess.CompletedProcess[str]:
    code = (
        "from ethnos.testing.lockstep import compare_checksums\n"
        "from ethnos.testing.lockstep.cases import cases\n"
        f"for case in cases({games}, root_seed=1): compare_checksums(case)\n"
    )
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(folder), **settings},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", INTERPRETED)
def test_a_planted_bug_is_caught(name: str, tmp_path: Path) -> None:
    copy_with(INTERPRETED[name], tmp_path)
    answer = lockstep(tmp_path, 60, NUMBA_DISABLE_JIT="1")
    assert "LockstepError" in answer.stderr


@pytest.mark.parametrize("name", COMPILED)
def test_a_planted_overflow_is_caught(name: str, tmp_path: Path) -> None:
    """Interpreted integers are wide, so this one is compiled."""
    copy_with(COMPILED[name], tmp_path)
    answer = lockstep(tmp_path, 200, NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    assert "LockstepError" in answer.stderr


def test_nothing_is_caught_where_nothing_is_planted(tmp_path: Path) -> None:
    copy_with(Bug("legal", "def leaders(", "def leaders("), tmp_path)
    answer = lockstep(tmp_path, 3, NUMBA_DISABLE_JIT="1")
    assert answer.returncode == 0, answer.stderr
