"""`import ethnos` offers what people need first, and costs next to nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

import ethnos

HEAVY = ("fastapi", "msgspec", "numba", "numpy", "prompt_toolkit", "psycopg", "rich", "typer")
IMPORT_SECONDS = 0.05


def output(program: str) -> str:
    """Run a program in an interpreter of its own and return what it prints."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def loaded_after(statement: str) -> set[str]:
    return set(output(f"{statement}\nimport sys\nprint(*sys.modules)").split())


def test_the_import_loads_no_other_module_of_ours() -> None:
    assert [name for name in loaded_after("import ethnos") if name.startswith("ethnos.")] == []


@pytest.mark.parametrize(
    "statement",
    [
        "import ethnos",
        "from ethnos import Game, Ruleset, Tribe, Kingdom, Card, parse_action",
        "import ethnos; ethnos.Player('heuristic')",
        "import ethnos; ethnos.play_out(['random', 'novice'])",
    ],
)
def test_neither_the_compiler_nor_the_server_is_loaded(statement: str) -> None:
    assert loaded_after(statement).isdisjoint(HEAVY)


def test_the_import_is_quick() -> None:
    program = "from time import process_time as t; start = t(); import ethnos; print(t() - start)"
    assert min(float(output(program)) for _ in range(3)) < IMPORT_SECONDS


@pytest.mark.parametrize("name", ethnos.__all__)
def test_every_name_that_is_offered_can_be_imported(name: str) -> None:
    assert getattr(ethnos, name) is not None
    assert name in dir(ethnos)


def test_star_import_brings_exactly_what_is_offered() -> None:
    names: dict[str, object] = {}
    exec("from ethnos import *", names)
    assert names.keys() - {"__builtins__"} == set(ethnos.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'ethnos' has no attribute 'Gaem'"):
        getattr(ethnos, "Gaem")  # noqa: B009  # a type checker refuses `ethnos.Gaem`
