"""The Python of the built game, under Node: it keeps the rules and plays as CPython does."""

from __future__ import annotations

from pathlib import Path

import ethnos
from ethnos.records.digest import encode
from ethnos.testing.lockstep.cases import Policy
from ethnos.testing.lockstep.slices import GAMES, Slice, played_by_reference
from tests.local.pyodide import in_pyodide

BOTS = ["random"] * 4  # judgements in floating point may differ between versions of Python
SEEDS = range(5)

IMPORT_ALL = """
import importlib, json
from pathlib import Path

files = [path.relative_to("/ethnos") for path in Path("/ethnos").rglob("*.pyc")]
names = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files]
for name in names:
    importlib.import_module(name)
json.dumps(names)
"""

SCENARIOS = """
import ethnos, json
from pathlib import Path

ethnos.__path__.append("/sources/src/ethnos")  # what tests need is not shipped
from ethnos.testing.conformance import load_scenarios, run_scenario

folder = Path("/sources/tests/conformance")
scenarios = [*load_scenarios(folder / "scenarios.json"), *load_scenarios(folder / "more.json")]
json.dumps({one.id: run_scenario(one).differences for one in scenarios})
"""

LOCKSTEP = """
import ethnos, json
import ethnos.records

ethnos.__path__.append("/sources/src/ethnos")  # what tests need is not shipped
ethnos.records.__path__.append("/sources/src/ethnos/records")
from ethnos.testing.lockstep.cases import Policy
from ethnos.testing.lockstep.slices import Slice, played_by_reference

json.dumps([played_by_reference(Slice(policy, 0)) for policy in Policy])
"""

BOT_GAMES = f"""
import ethnos, json
import ethnos.records

ethnos.records.__path__.append("/sources/src/ethnos/records")
from ethnos.records.digest import encode

played = [ethnos.play_out({BOTS}, seed=seed) for seed in {list(SEEDS)}]
json.dumps([encode(game.state).hex() for game in played])
"""


def test_every_shipped_module_can_be_imported(tmp_path: Path) -> None:
    names = in_pyodide(tmp_path, IMPORT_ALL)
    assert {"ethnos.local.worker", "ethnos.server.live.room", "msgspec.json"} <= set(names)
    assert not {name for name in names if name.startswith(("ethnos.fast", "ethnos.server.http"))}


def test_every_scenario_holds(tmp_path: Path) -> None:
    differences = in_pyodide(tmp_path, SCENARIOS)
    assert len(differences) >= 275
    assert {id_: found for id_, found in differences.items() if found} == {}


def test_200_games_in_lockstep(tmp_path: Path) -> None:
    here = [played_by_reference(Slice(policy, 0)) for policy in Policy]
    assert len(here) * GAMES >= 200
    assert in_pyodide(tmp_path, LOCKSTEP) == here


def test_bots_play_the_same_games_as_in_cpython(tmp_path: Path) -> None:
    here = [encode(ethnos.play_out(BOTS, seed=seed).state).hex() for seed in SEEDS]
    assert in_pyodide(tmp_path, BOT_GAMES) == here
