"""An installation without extras plays; what needs an extra names it in one line."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from ethnos.extras import EXTRAS, MissingExtraError, missing_extra, require

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WITHOUT = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in {modules} else found(name, *more)
sys.meta_path.insert(0, Nothing())
"""
"""A program that hides modules from everything after it."""
ALL_MODULES = tuple(module for modules in EXTRAS.values() for module in modules)


def without(modules: tuple[str, ...], program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in an interpreter in which modules are missing."""
    whole = WITHOUT.format(modules=modules) + program
    return subprocess.run(
        [sys.executable, "-c", whole], cwd=ROOT, capture_output=True, text=True, check=False
    )


def command(*words: str) -> str:
    return f"from ethnos.cli.app import run; sys.exit(run({['--lang', 'en', *words]!r}))"


def requirements(extra: str) -> set[str]:
    """Return the distributions of an extra; other extras of ours are looked up."""
    found: set[str] = set()
    for line in PROJECT["optional-dependencies"][extra]:
        match = re.match(r"([\w.-]+)(?:\[(.*?)\])?", line)
        assert match
        if match[1] == "ethnos":
            found |= {name for other in match[2].split(",") for name in requirements(other)}
        else:
            found.add(match[1])
    return found


def distribution(module: str) -> str:
    others = {
        "pyspiel": "open_spiel",
        "psycopg_pool": "psycopg",
        "opentelemetry.sdk": "opentelemetry-sdk",
        "opentelemetry.exporter": "opentelemetry-exporter-otlp-proto-http",
    }
    return others.get(module, module)


def test_extras_of_the_package_are_those_of_the_code() -> None:
    for extra, modules in EXTRAS.items():
        assert {distribution(module) for module in modules} <= requirements(extra), extra
        assert requirements(extra) <= requirements("all")
    everything = set().union(*map(requirements, EXTRAS))
    assert requirements("all") == everything
    assert everything <= requirements("dev")


def test_every_import_is_required_by_the_package() -> None:
    """What is imported comes with the package, or with an extra that an error can name."""
    required = {
        re.match(r"[\w.-]+", line)[0].lower().replace("_", "-")  # type: ignore[index]  # a name
        for line in PROJECT["dependencies"]
    }
    homes = packages_distributions()
    allowed = {*sys.stdlib_module_names, "ethnos"}
    allowed |= {module.partition(".")[0] for module in ALL_MODULES}
    allowed |= {"h11", "llvmlite", "starlette"}  # parts of uvicorn, numba and FastAPI
    allowed |= {"js", "pyodide", "pyodide_js"}  # a browser's Python
    peers = {"rlcard", "catanatron"}  # other people's games, which `ethnos bench` measures
    learners = {"stable_baselines3"}  # brings PyTorch, so whoever wants it installs it
    for path in (ROOT / "src").rglob("*.py"):
        for module in imported(path) - allowed - peers - learners:
            names = {name.lower().replace("_", "-") for name in homes.get(module, [])}
            assert names & required, f"{path.name} imports {module}"


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names


@pytest.mark.process
def test_game_needs_no_extra(tmp_path: Path) -> None:
    """Rules, bots, records, terminal, server and page."""
    program = f"""
import asyncio
from pathlib import Path
import ethnos, ethnos.server.http.app, ethnos.server.run, ethnos.client, ethnos.cli.play
from ethnos.bots import LEVELS
from ethnos.cli.app import run
from ethnos.server.store import store_for
async def look():
    store = store_for("sqlite:///{tmp_path}/ethnos.db")
    await store.open()
    await store.close()
asyncio.run(look())
assert [level.id for level in LEVELS] == ["random", "novice", "adventurer", "heuristic"]
assert ethnos.play_out(["heuristic", "novice", "random"], seed=1).is_over
sys.exit(run(["simulate", "--games", "300", "--players", "2", "--lang", "en"]))
"""
    played = without(ALL_MODULES, program)
    assert played.returncode == 0, played.stderr
    assert played.stdout.startswith("300 games, ")


@pytest.mark.process
def test_first_move_of_a_bot_waits_for_no_compiler() -> None:
    program = """
import sys, ethnos
assert ethnos.play_out(["heuristic", "novice"], seed=1).is_over
print([module for module in ("numba", "numpy") if module in sys.modules])
"""
    played = without((), program)
    assert (played.returncode, played.stdout) == (0, "[]\n"), played.stderr


@pytest.mark.process
def test_store_locks_its_file_on_windows(tmp_path: Path) -> None:
    """With a stand-in for the module that only Windows has."""
    program = f"""
from pathlib import Path
from types import SimpleNamespace
locked = []
sys.platform = "win32"
sys.modules["msvcrt"] = SimpleNamespace(LK_NBLCK=2, locking=lambda *how: locked.append(how[1:]))
from ethnos.server.store.file_lock import lock_file
lock_file(Path({str(tmp_path)!r}) / "lock").close()
assert locked == [(2, 1)], locked
"""
    answer = without(("fcntl",), program)
    assert answer.returncode == 0, answer.stderr


@pytest.mark.process
@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("fast", ("simulate", "--engine", "fast")),
        ("fast", ("simulate", "--export", "games.parquet")),
        ("fast", ("arena", "--bots", "search,random")),
        ("rl", ("simulate", "--export", "games.parquet")),
        ("arena", ("arena", "--bots", "marker,random", "--results", "games.jsonl")),
        ("ray", ("arena", "--bots", "marker,random", "--ray")),
        ("postgres", ("serve", "--database", "postgresql://127.0.0.1:1/none")),
    ],
)
def test_command_names_the_missing_extra(extra: str, words: tuple[str, ...]) -> None:
    answer = without(EXTRAS[extra], command(*words))
    assert answer.returncode == 2, answer.stderr
    (line,) = answer.stderr.splitlines()
    assert line.endswith(f"pip install 'ethnos[{extra}]'") or f"'ethnos[{extra}]'." in line
    assert not [*ROOT.glob("games.*")]  # it was said before anything was done


@pytest.mark.process
@pytest.mark.parametrize(
    ("extra", "module"),
    [
        ("fast", "ethnos.fast.batch"),
        ("fast", "ethnos.env.codes"),
        ("rl", "ethnos.env.ethnos_v0"),
        ("rl", "ethnos.env.single"),
        ("rl", "ethnos.env.vector"),
        ("openspiel", "ethnos.env.openspiel"),
    ],
)
def test_import_names_the_missing_extra(extra: str, module: str) -> None:
    answer = without(EXTRAS[extra], f"import {module}")
    assert answer.stderr.splitlines()[-1].endswith(f"pip install 'ethnos[{extra}]'")


def test_other_modules_belong_to_no_extra() -> None:
    assert missing_extra(ModuleNotFoundError(name="nowhere")) is None
    assert missing_extra(ModuleNotFoundError()) is None
    found = missing_extra(ModuleNotFoundError(name="psycopg.rows"))
    assert isinstance(found, MissingExtraError)
    assert found.extra == "postgres"
    require("fast")
