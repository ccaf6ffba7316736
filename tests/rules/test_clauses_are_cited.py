"""Every clause, ruling and option is cited by a test of the rules, in the test itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from ethnos.rules.ruleset import OPTION_NAMES, option_values

HERE = Path(__file__).parent
CITATION = re.compile(r"\b[RDF][1-9][0-9]{0,2}\b")

ROW = re.compile(r"^\| ([RDF][0-9]+) \|", re.MULTILINE)
ENGLISH = HERE.parents[1] / "src" / "ethnos" / "locale" / "en"


def numbered_in(page: str) -> set[str]:
    numbers = ROW.findall((ENGLISH / page).read_text(encoding="utf-8"))
    assert numbers
    return set(numbers)


def found_in(source: str) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def all_tests() -> list[ast.FunctionDef]:
    return [
        test
        for path in sorted(HERE.rglob("test_*.py"))
        if path != Path(__file__)
        for test in found_in(path.read_text(encoding="utf-8"))
    ]


def cited(tests: list[ast.FunctionDef]) -> set[str]:
    return {clause for test in tests for clause in CITATION.findall(ast.get_docstring(test) or "")}


def options_used(tests: list[ast.FunctionDef]) -> set[tuple[str, str]]:
    """Return the options named in calls, each with every constant of the test as its value."""
    used = set()
    for test in tests:
        nodes = list(ast.walk(test))
        names = {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}
        texts = {node.value for node in nodes if isinstance(node, ast.Constant)}
        used |= {(name, str(text)) for name in names for text in texts}
    return used


def test_every_clause_is_cited() -> None:
    assert sorted(numbered_in("clauses.md") - cited(all_tests())) == []


def test_every_ruling_is_cited() -> None:
    assert sorted(numbered_in("rulings.md") - cited(all_tests())) == []


def test_every_non_default_option_value_is_used() -> None:
    other_values = {(name, value) for name in OPTION_NAMES for value in option_values(name)[1:]}
    assert sorted(other_values - options_used(all_tests())) == []


def test_every_rules_test_cites_a_clause() -> None:
    assert [test.name for test in all_tests() if not cited([test])] == []


def test_citations_outside_tests_do_not_count() -> None:
    source = '''"""R1."""
CLAUSES = "R2"
def helper():
    """R3."""
def test_something():
    """R4, D5."""
    check("R6", orc_raid="any_number")
'''
    tests = list(found_in(source))
    assert cited(tests) == {"R4", "D5"}
    assert ("orc_raid", "any_number") in options_used(tests)
    assert ("orc_raid", "simultaneous") not in options_used(tests)
