"""The shape of the source: imports point one way, modules and functions stay small."""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
MODULE_CAP = 500
FUNCTION_CAP = 60

# Which packages each package of `ethnos` imports, besides itself. Exactly these: an edge that no
# import uses any more is reported as well.
# "root" is ethnos/__init__.py: the version and what the library offers.
PACKAGES: dict[str, set[str]] = {
    "rules": set(),
    "records": {"rules"},
    "root": {"rules", "records", "bots"},
    "extras": {"rules"},
    "phrase": set(),
    "languages": set(),
    "i18n": {"languages", "phrase", "rules"},
    "packed": {"rules"},
    "moods": {"rules"},
    "fast": {"extras", "rules", "records", "packed"},
    "testing": {"rules", "records", "packed", "fast"},
    "bots": {"extras", "rules", "records", "packed", "fast"},
    "review": {"rules", "records", "bots"},
    "talk": {"extras", "phrase", "rules", "records", "languages", "i18n", "bots", "review"},
    "env": {"extras", "rules", "records", "packed", "fast", "bots"},
    "arena": {"root", "extras", "rules", "records", "packed", "i18n", "bots"},
    "lab": {"root", "extras", "rules", "records", "i18n", "bots"},
    "league": {"root", "rules", "records", "i18n", "bots", "arena"},
    "protocol": {"phrase", "rules", "records"},
    "web_app": set(),
    "server": {
        *("root", "extras", "phrase", "rules", "records", "talk", "bots", "review", "protocol"),
        *("web_app", "languages", "i18n", "moods"),
    },
    "local": {"rules", "bots", "protocol", "server"},
    "site": {"rules", "web_app"},
    "client": {"phrase", "rules", "records", "protocol"},
    "cli": {
        *("root", "extras", "phrase", "rules", "records", "languages", "i18n", "talk", "fast"),
        *("testing", "bots", "review", "env", "arena", "league", "lab", "protocol"),
        *("server", "site", "moods"),
    },
}

# The same within `ethnos.server`. What a browser's worker uses of it knows neither HTTP nor sockets
# nor threads: `local` serves the same rooms without a server.
SERVER: dict[str, set[str]] = {
    "settings": set(),
    "clock": set(),
    "open_sockets": set(),
    "rate_limits": {"open_sockets"},
    "metrics": set(),
    "tracing": set(),
    "store": {"clock"},
    "rooms": {"store", "tracing"},
    "outgoing": {"rooms", "clock", "store"},
    "archive": {"clock", "rooms", "outgoing", "store"},
    "live": {
        *("settings", "clock", "rate_limits", "metrics", "tracing"),
        *("store", "rooms", "outgoing", "archive"),
    },
    "desk": {"settings", "clock", "store", "rooms", "outgoing", "archive", "live"},
    "admin": {"clock", "store", "rooms", "archive", "live", "machine"},
    "machine": {
        *("clock", "rate_limits", "metrics", "tracing"),
        *("store", "rooms", "archive", "live"),
    },
    "sockets": {"rate_limits", "tracing", "store", "live"},
    "drawing": set(),
    "http": {
        *("settings", "clock", "rate_limits", "metrics", "store", "admin", "desk", "live"),
        *("machine", "sockets", "drawing"),
    },
    "run": {"settings", "store", "live", "machine", "sockets", "http"},
}
USED_BY_LOCAL = {"desk", "live", "rate_limits", "settings", "store"}
WITHOUT_IO = {"metrics", "rooms", "outgoing", "archive", "live", "desk"}
IO_LIBRARIES = {
    *("fastapi", "starlette", "uvicorn", "websockets", "prometheus_client"),
    *("socket", "ssl", "threading", "concurrent"),
}

# The rules know neither chance, nor clock, nor the world outside the table.
FORBIDDEN_IN_RULES = {
    *("random", "secrets", "uuid"),
    *("time", "datetime", "calendar", "zoneinfo"),
    *("os", "sys", "io", "pathlib", "shutil", "tempfile", "subprocess", "logging"),
    *("socket", "asyncio", "threading", "multiprocessing", "importlib", "builtins"),
}
FORBIDDEN_CALLS_IN_RULES = {"__import__", "eval", "exec", "input", "open", "print"}


@dataclass(frozen=True)
class Plan:
    """Which parts of one package may import which others."""

    package: str
    """The dotted name of the package whose parts these are."""
    edges: dict[str, set[str]]

    def part_of(self, module: str) -> str | None:
        """Return the part a dotted name belongs to, if it is inside the package."""
        parts, depth = module.split("."), self.package.count(".") + 1
        if parts[:depth] != self.package.split("."):
            return None
        return parts[depth] if len(parts) > depth else "root"


HOUSE = Plan("ethnos", PACKAGES)
PLANS = (HOUSE, Plan("ethnos.server", SERVER))


def source_files() -> list[Path]:
    return sorted((SRC / "ethnos").rglob("*.py"))


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every import in a module, as its line and the dotted name it asks for."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(level=level) if level:
                yield node.lineno, "." * level
            case ast.ImportFrom(module="ethnos" | "ethnos.server" as module, names=names):
                # `from ethnos import rules` imports a package, `from ethnos import Game` a name.
                known = PACKAGES if module == "ethnos" else SERVER
                for alias in names:
                    yield node.lineno, f"{module}.{alias.name}" if alias.name in known else module
            case ast.ImportFrom(module=str(module)):
                yield node.lineno, module
            case _:
                pass


def edges_of(plan: Plan, module: str, source: str) -> Iterator[tuple[int, str]]:
    """The parts of the plan's package that a module imports, each with its line."""
    own = plan.part_of(module)
    for line, name in imported(ast.parse(source)):
        part = plan.part_of(name)
        if part is not None and part != own:
            yield line, part


def import_problems(module: str, source: str) -> list[str]:
    problems = []
    for plan in PLANS:
        own = plan.part_of(module)
        if own is None or (own == "root" and plan is not HOUSE):
            continue
        if own not in plan.edges:
            problems.append(f"{module}: {own!r} is not on the plan of {plan.package}")
            continue
        for line, part in edges_of(plan, module, source):
            if part not in plan.edges[own]:
                problems.append(f"{module}:{line}: {own} must not import {part}")
    for line, name in imported(ast.parse(source)):
        if HOUSE.part_of(module) == "local":
            used = PLANS[1].part_of(name)
            if used is not None and used not in USED_BY_LOCAL:
                problems.append(f"{module}:{line}: a browser has no ethnos.server.{used}")
        if name.startswith("."):
            problems.append(f"{module}:{line}: a relative import hides its direction")
        elif is_forbidden(module, name.partition(".")[0]):
            problems.append(f"{module}:{line}: {module} must not import {name}")
    return problems


def is_forbidden(module: str, library: str) -> bool:
    """Whether this part of the house does without a library from outside."""
    if library == "ethnos":
        return False
    if HOUSE.part_of(module) == "rules":
        return library not in sys.stdlib_module_names or library in FORBIDDEN_IN_RULES
    if HOUSE.part_of(module) == "packed":
        return library not in sys.stdlib_module_names
    if HOUSE.part_of(module) in ("protocol", "local") or PLANS[1].part_of(module) in WITHOUT_IO:
        return library in IO_LIBRARIES
    return False


def call_problems(module: str, source: str) -> list[str]:
    return [
        f"{module}:{node.lineno}: the rules must not call {node.func.id}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in FORBIDDEN_CALLS_IN_RULES
    ]


def function_length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines from `def` to the end, without the docstring."""
    assert function.end_lineno is not None
    length = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function, clean=False) is not None:
        assert first.end_lineno is not None
        length -= first.end_lineno - first.lineno + 1
    return length


def size_problems(module: str, source: str) -> list[str]:
    problems = []
    if (lines := len(source.splitlines())) > MODULE_CAP:
        problems.append(f"{module}: {lines} lines, the cap is {MODULE_CAP}")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = function_length(node)
            if length > FUNCTION_CAP:
                problems.append(f"{module}.{node.name}: {length} lines, the cap is {FUNCTION_CAP}")
    return problems


def test_source_files_are_found() -> None:
    assert "ethnos" in map(module_name, source_files())


def test_imports_follow_plan() -> None:
    problems = [
        problem
        for path in source_files()
        for problem in import_problems(module_name(path), path.read_text(encoding="utf-8"))
    ]
    assert problems == []


def test_rules_do_no_input_or_output() -> None:
    problems = [
        problem
        for path in source_files()
        if HOUSE.part_of(module_name(path)) == "rules"
        for problem in call_problems(module_name(path), path.read_text(encoding="utf-8"))
    ]
    assert problems == []


def test_modules_and_functions_stay_small() -> None:
    problems = [
        problem
        for path in source_files()
        for problem in size_problems(module_name(path), path.read_text(encoding="utf-8"))
    ]
    assert problems == []


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.package)
def test_plan_has_no_cycle(plan: Plan) -> None:
    left = dict(plan.edges)
    while done := [part for part, needs in left.items() if not needs & left.keys()]:
        for part in done:
            del left[part]
    assert left == {}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.package)
def test_plan_allows_only_edges_that_exist(plan: Plan) -> None:
    used: dict[str, set[str]] = {part: set() for part in plan.edges}
    for path in source_files():
        own = plan.part_of(module_name(path))
        if own in used:
            source = path.read_text(encoding="utf-8")
            used[own] |= {part for _, part in edges_of(plan, module_name(path), source)}
    assert plan.edges == used


def test_planted_wrong_import_is_caught() -> None:
    def caught(module: str, source: str) -> bool:
        return bool(import_problems(module, source))

    assert caught("ethnos.rules.legal", "from ethnos.records import notation")
    assert caught("ethnos.rules.legal", "import ethnos.fast.engine")
    assert caught("ethnos.rules.legal", "from ethnos import records")
    assert caught("ethnos.rules.legal", "from ethnos import __version__")
    assert caught("ethnos.rules.legal", "from . import cards")
    assert caught("ethnos.rules.legal", "import numpy as np")
    assert caught("ethnos.rules.legal", "def f():\n    import random")
    assert caught("ethnos.rules.legal", "from os.path import join")
    assert caught("ethnos.records.replay", "from ethnos.bots import novice")
    assert caught("ethnos.fast.engine", "import ethnos.bots")
    assert caught("ethnos.bots.novice", "from ethnos.i18n import say")
    assert caught("ethnos.arena.table", "from ethnos.cli import main")
    assert caught("ethnos.server.live.room", "from ethnos import cli")
    assert caught("ethnos.testing.perft", "import ethnos.arena")
    assert caught("ethnos.packed.fields", "import numpy as np")
    assert caught("ethnos.attic.trunk", "import json")
    assert caught("ethnos.local.host", "from ethnos.server.http import app")
    assert caught("ethnos.local.host", "from ethnos.server.machine.threads import ThreadWorkers")
    assert caught("ethnos.server.live.hub", "from concurrent.futures import ThreadPoolExecutor")


def test_allowed_import_passes() -> None:
    assert import_problems("ethnos.rules.legal", "from ethnos.rules.cards import Card") == []
    assert import_problems("ethnos.rules", "from dataclasses import dataclass") == []
    assert import_problems("ethnos.bots.search", "from ethnos import fast\nimport numpy") == []
    assert import_problems("ethnos.cli.main", "from ethnos import __version__, server") == []
    assert import_problems("ethnos.server.http.app", "from ethnos.server import live") == []


def test_planted_output_in_rules_is_caught() -> None:
    assert call_problems("ethnos.rules.legal", "print('hello')")
    assert call_problems("ethnos.rules.legal", "def f():\n    return open('deck')")
    assert call_problems("ethnos.rules.legal", "log.print('hello')") == []


def test_planted_long_module_is_caught() -> None:
    assert size_problems("ethnos.long", "x = 1\n" * (MODULE_CAP + 1))
    assert size_problems("ethnos.long", "x = 1\n" * MODULE_CAP) == []


def test_planted_long_function_is_caught() -> None:
    def source(body_lines: int) -> str:
        return "async def f():\n    '''Explain,\n    at length.'''\n" + "    x = 1\n" * body_lines

    assert size_problems("ethnos.long", source(FUNCTION_CAP))
    assert size_problems("ethnos.long", source(FUNCTION_CAP - 1)) == []


IMPORT_IN_TEXT = re.compile(r"(?:from|import) (ethnos(?:\.\w+)+)")


def unknown_modules(source: str) -> list[str]:
    """Modules that are imported anywhere in a text, strings included, and do not exist."""
    names = set(IMPORT_IN_TEXT.findall(source))
    return sorted(name for name in names if not is_module(name))


def is_module(name: str) -> bool:
    path = SRC.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or path.is_dir()


def test_imports_inside_strings_exist() -> None:
    """Scripts that tests run in other processes are strings, which no checker reads."""
    folders = [SRC, *(SRC.parent / name for name in ("tests", "tools", "examples"))]
    invented = {Path(__file__), SRC.parent / "tests" / "test_new_tribe.py"}
    files = [path for folder in folders for path in folder.rglob("*.py") if path not in invented]
    assert {
        str(path.relative_to(SRC.parent)): unknown
        for path in files
        if (unknown := unknown_modules(path.read_text(encoding="utf-8")))
    } == {}


def test_import_of_unknown_module_in_a_string_is_caught() -> None:
    assert unknown_modules('CODE = "from ethnos.attic.trunk import lid"') == ["ethnos.attic.trunk"]
    assert unknown_modules("from ethnos.rules.legal import leaders") == []
