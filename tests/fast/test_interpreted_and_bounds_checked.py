"""The same source run otherwise: interpreted, and with every index checked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ethnos import fast, rules
from ethnos.fast import cache

SAMPLE = """
import zlib
from ethnos.fast.batch import Batch
from ethnos.fast.pack import record_of
from ethnos.fast.playout import playouts
from ethnos.fast.simulate import simulate
from ethnos.rules.ruleset import Ruleset
from ethnos.testing.lockstep.cases import cases, deal
for players in range(2, 7):
    print(simulate(Ruleset(players), 2, 3, digest=True).digest)
for number, case in enumerate(cases(6, root_seed=4)):
    record = record_of(deal(case))
    print(*playouts(record, 1, 2, informed=number % 2 == 1, whole_game=True))
for players in (2, 4, 6):
    batch = Batch(Ruleset(players), 2)
    for _ in range(150):
        batch.step(batch.sample())
        print(zlib.crc32(batch.observations.tobytes()), zlib.crc32(batch.masks.tobytes()))
"""

EVERYTHING = """
from ethnos.fast.batch import Batch
from ethnos.fast.pack import record_of
from ethnos.fast.playout import playouts
from ethnos.rules.ruleset import Ruleset
from ethnos.testing.lockstep import compare, compare_checksums
from ethnos.testing.lockstep.cases import cases, deal
for case in cases(90, root_seed=21):
    compare_checksums(case)
for case in cases(30, root_seed=22):
    state = deal(case)
    playouts(record_of(state), state.to_move, 20, informed=True, whole_game=True)
batch = Batch(Ruleset(6), 64)
for _ in range(1_000):
    batch.step(batch.sample())
compare(next(cases(1)))
print("within bounds")
"""


def run(code: str, **settings: str) -> str:
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def test_interpreted_and_compiled_runs_agree() -> None:
    assert run(SAMPLE, NUMBA_DISABLE_JIT="1") == run(SAMPLE)


def test_no_index_is_out_of_bounds(tmp_path: Path) -> None:
    answer = run(EVERYTHING, NUMBA_BOUNDSCHECK="1", NUMBA_CACHE_DIR=str(tmp_path))
    assert answer == "within bounds\n"


def test_importing_ethnos_does_not_import_numba() -> None:
    code = "import sys, ethnos, ethnos.rules, ethnos.records; print('numba' in sys.modules)"
    assert run(code) == "False\n"


def test_compiled_code_belongs_to_one_state_of_the_source(tmp_path: Path) -> None:
    """A change anywhere in the folder of a function, or in the engine it builds on, counts."""
    module = tmp_path / "search.py"
    module.write_text("one = 1\n")
    first = cache.source_hash(tmp_path)
    assert first == cache.source_hash(tmp_path)
    module.write_text("one = 2\n")
    second = cache.source_hash(tmp_path)
    assert second != first
    (tmp_path / "apply.py").write_text("")
    assert cache.source_hash(tmp_path) != second


def test_a_change_in_the_room_around_the_folder_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The compiled player takes numbers over from its original, one folder up."""
    monkeypatch.setattr(cache, "_HOUSE", tmp_path)
    folder = tmp_path / "bots" / "compiled"
    folder.mkdir(parents=True)
    before = cache.source_hash(folder)
    (tmp_path / "i18n.py").write_text("")
    assert cache.source_hash(folder) == before
    (tmp_path / "bots" / "forecast.py").write_text("")
    assert cache.source_hash(folder) != before


def test_a_change_of_the_engine_or_the_rules_counts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = cache.source_hash(tmp_path)
    for room in (fast, rules):
        with monkeypatch.context() as patch:
            patch.setattr(room, "__path__", [str(tmp_path)])
            assert cache.source_hash(tmp_path) != before
