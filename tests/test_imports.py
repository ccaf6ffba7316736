"""The shape of the source: imports point one way, modules and functions stay small."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
MODULE_CAP = 500
FUNCTION_CAP = 60

# Which rooms each room of the house may enter, besides itself.
# "root" is ethnos/__init__.py: the version and what the library offers.
ROOMS: dict[str, set[str]] = {
    "rules": set(),
    "records": {"rules"},
    "root": {"rules", "records"},
    "i18n": {"rules", "records"},
    "talk": {"rules", "records", "i18n", "fast", "bots"},
    "fast": {"rules", "records"},
    "testing": {"rules", "records", "fast"},
    "bots": {"rules", "records", "fast"},
    "env": {"rules", "records", "fast", "bots"},
    "arena": {"root", "rules", "records", "i18n", "fast", "bots"},
    "server": {"root", "rules", "records", "i18n", "talk", "fast", "bots", "arena"},
    "client": {"root", "rules", "records", "bots", "server"},
    "cli": {
        *("root", "rules", "records", "i18n", "talk", "fast"),
        *("testing", "bots", "env", "arena", "server"),
    },
}

# The rules know neither chance, nor clock, nor the world outside the table.
FORBIDDEN_IN_RULES = {
    *("random", "secrets", "uuid"),
    *("time", "datetime", "calendar", "zoneinfo"),
    *("os", "sys", "io", "pathlib", "shutil", "tempfile", "subprocess", "logging"),
    *("socket", "asyncio", "threading", "multiprocessing", "importlib", "builtins"),
}
FORBIDDEN_CALLS_IN_RULES = {"__import__", "eval", "exec", "input", "open", "print"}


def source_files() -> list[Path]:
    return sorted((SRC / "ethnos").rglob("*.py"))


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")


def room_of(module: str) -> str:
    """The room a dotted name leads to: `ethnos.rules.cards` to `rules`, `ethnos` to `root`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "root"


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every import in a module, as its line and the dotted name it asks for."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(level=level) if level:
                yield node.lineno, "." * level
            case ast.ImportFrom(module="ethnos", names=names):
                # `from ethnos import rules` enters a room; a name such as `__version__` does not.
                for alias in names:
                    yield node.lineno, f"ethnos.{alias.name}" if alias.name in ROOMS else "ethnos"
            case ast.ImportFrom(module=str(module)):
                yield node.lineno, module


def import_problems(module: str, source: str) -> list[str]:
    room = room_of(module)
    if room not in ROOMS:
        return [f"{module}: room {room!r} is not on the plan"]
    problems = []
    for line, name in imported(ast.parse(source)):
        top = name.partition(".")[0]
        if name.startswith("."):
            problems.append(f"{module}:{line}: relative import hides its room")
        elif top == "ethnos":
            if room_of(name) not in {room, *ROOMS[room]}:
                problems.append(f"{module}:{line}: {room} must not import {name}")
        elif room == "rules" and (top not in sys.stdlib_module_names or top in FORBIDDEN_IN_RULES):
            problems.append(f"{module}:{line}: the rules must not import {name}")
    return problems


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


def test_there_is_source_to_look_at() -> None:
    assert "ethnos" in map(module_name, source_files())


def test_imports_point_one_way() -> None:
    problems = [
        problem
        for path in source_files()
        for problem in import_problems(module_name(path), path.read_text(encoding="utf-8"))
    ]
    assert problems == []


def test_the_rules_do_no_input_or_output() -> None:
    problems = [
        problem
        for path in source_files()
        if room_of(module_name(path)) == "rules"
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


def test_the_plan_has_no_cycle() -> None:
    open_rooms = dict(ROOMS)
    while done := [room for room, needs in open_rooms.items() if not needs & open_rooms.keys()]:
        for room in done:
            del open_rooms[room]
    assert open_rooms == {}


def test_a_wrong_edge_is_caught() -> None:
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
    assert caught("ethnos.server.room", "from ethnos import cli")
    assert caught("ethnos.testing.perft", "import ethnos.arena")
    assert caught("ethnos.attic.trunk", "import json")


def test_a_right_edge_is_let_through() -> None:
    assert import_problems("ethnos.rules.legal", "from ethnos.rules.cards import Card") == []
    assert import_problems("ethnos.rules", "from dataclasses import dataclass") == []
    assert import_problems("ethnos.bots.search", "from ethnos import fast\nimport numpy") == []
    assert import_problems("ethnos.cli.main", "from ethnos import __version__, server") == []


def test_output_in_the_rules_is_caught() -> None:
    assert call_problems("ethnos.rules.legal", "print('hello')")
    assert call_problems("ethnos.rules.legal", "def f():\n    return open('deck')")
    assert call_problems("ethnos.rules.legal", "log.print('hello')") == []


def test_a_module_that_is_too_long_is_caught() -> None:
    assert size_problems("ethnos.long", "x = 1\n" * (MODULE_CAP + 1))
    assert size_problems("ethnos.long", "x = 1\n" * MODULE_CAP) == []


def test_a_function_that_is_too_long_is_caught() -> None:
    def source(body_lines: int) -> str:
        return "async def f():\n    '''Explain,\n    at length.'''\n" + "    x = 1\n" * body_lines

    assert size_problems("ethnos.long", source(FUNCTION_CAP))
    assert size_problems("ethnos.long", source(FUNCTION_CAP - 1)) == []
