"""Conventions of the test suite itself: helpers outside of tests, no unexplained sleep."""

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent


def python_files() -> list[Path]:
    return sorted(TESTS.rglob("*.py"))


def imports_of_tests(source: str) -> Iterator[int]:
    """Yield the lines that import from a test module."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(module=str(module), names=names):
                modules = [module, *(f"{module}.{alias.name}" for alias in names)]
            case _:
                continue
        if any(_is_test(module) for module in modules):
            yield node.lineno


def _is_test(module: str) -> bool:
    package, *parts = module.split(".")
    return package == "tests" and any(part.startswith("test_") for part in parts)


def unexplained_sleeps(source: str) -> list[int]:
    """Return the lines that call `sleep` without a comment that says why."""
    comments = {
        token.start[0]
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _name(node.func) == "sleep"
        if node.lineno not in comments
    ]


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def test_no_test_imports_from_another_test() -> None:
    """Helpers live in modules of their own, so that a test file can be read and moved alone."""
    assert [
        f"{path.relative_to(TESTS)}:{line}"
        for path in python_files()
        for line in imports_of_tests(path.read_text(encoding="utf-8"))
    ] == []


def test_every_sleep_says_why() -> None:
    """`tests.waiting` waits for conditions; a sleep is for tests about time that passes."""
    assert [
        f"{path.relative_to(TESTS)}:{line}"
        for path in python_files()
        for line in unexplained_sleeps(path.read_text(encoding="utf-8"))
    ] == []


def test_planted_import_from_test_is_caught() -> None:
    assert list(imports_of_tests("from tests.server.test_rooms import play")) == [1]
    assert list(imports_of_tests("from tests.server import test_rooms")) == [1]
    assert list(imports_of_tests("import tests.test_imports")) == [1]
    assert list(imports_of_tests("from tests.server.harness import serving")) == []
    assert list(imports_of_tests("from ethnos.testing import perft")) == []


def test_planted_unexplained_sleep_is_caught() -> None:
    assert unexplained_sleeps("import time\ntime.sleep(1)\n") == [2]
    assert unexplained_sleeps("async def f():\n    await asyncio.sleep(0)\n") == [2]
    assert unexplained_sleeps("time.sleep(1)  # the stall is what is tested\n") == []
    assert unexplained_sleeps("text = 'sleep(1)'\n") == []
