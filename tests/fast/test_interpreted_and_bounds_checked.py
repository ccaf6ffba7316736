"""The engine's source run in other modes: interpreted, and compiled with bounds checks."""

import os
import subprocess
import sys

from ethnos.fast.cache import cache_parent

SAMPLE = """
import zlib
from ethnos.fast.batch import Batch
from ethnos.fast.pack import pack_state
from ethnos.fast.playout import playouts
from ethnos.fast.simulate import simulate
from ethnos.rules.ruleset import Ruleset
from ethnos.testing.lockstep.cases import cases, deal
for players in range(2, 7):
    print(simulate(Ruleset(players), 2, 3, digest=True).digest)
for case in cases(6, root_seed=4):
    games = pack_state(deal(case))
    print(*playouts(games, 1, 2, whole_game=True))
for players in (2, 4, 6):
    batch = Batch(Ruleset(players), 2)
    for _ in range(150):
        batch.step(batch.sample())
        print(zlib.crc32(batch.observations.tobytes()), zlib.crc32(batch.masks.tobytes()))
"""

EVERYTHING = """
from ethnos.fast.batch import Batch
from ethnos.fast.pack import pack_state
from ethnos.fast.playout import playouts
from ethnos.rules.ruleset import Ruleset
from ethnos.testing.lockstep.comparison import compare, compare_checksums
from ethnos.testing.lockstep.cases import cases, deal
for case in cases(90, root_seed=21):
    compare_checksums(case)
for case in cases(30, root_seed=22):
    state = deal(case)
    playouts(pack_state(state), state.to_move, 20, whole_game=True)
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


def test_no_index_is_out_of_bounds() -> None:
    """Bounds-checked code has a cache of its own, because numba's cache ignores the setting.

    So the engine is compiled a second time only after its source has changed, with few
    optimisations: they would take longer than they save here.
    """
    folder = str(cache_parent().parent / "compiled-bounds-checked")
    answer = run(EVERYTHING, NUMBA_BOUNDSCHECK="1", NUMBA_CACHE_DIR=folder, NUMBA_OPT="1")
    assert answer == "within bounds\n"


def test_importing_ethnos_does_not_import_numba() -> None:
    code = "import sys, ethnos, ethnos.rules, ethnos.records; print('numba' in sys.modules)"
    assert run(code) == "False\n"
