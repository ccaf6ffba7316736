"""A new action or decision is reported in every `match` that has to know it.

`exhaustive-match` of mypy does the work; these tests see that no `case _` takes its eyes away.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from ethnos.rules import actions, events
from ethnos.rules.actions import Action
from ethnos.rules.events import Event
from tests.scratch import ROOT, Scratch

PACKAGE = ROOT / "src" / "ethnos"
ROOMS = ("rules", "records", "fast", "talk", "bots", "server", "cli", "env", "testing")
ACTIONS = {f"{actions.__name__}.{kind.__name__}" for kind in Action.__args__}
EVENTS = {f"{events.__name__}.{kind.__name__}" for kind in Event.__args__}
DECISION = {"ethnos.rules.state.Decision"}


def names_of(tree: ast.Module) -> dict[str, str]:
    """Every imported name of a module, and the dotted name it stands for."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def handled(match: ast.Match, names: dict[str, str]) -> set[str]:
    """The dotted names of the classes and enum members that the cases of a match name."""
    found = set()
    for case in match.cases:
        for node in ast.walk(case.pattern):
            if isinstance(node, ast.MatchClass):
                named = ast.unparse(node.cls)
            elif isinstance(node, ast.MatchValue):
                named = ast.unparse(node.value)
            else:
                continue
            first, *rest = named.split(".")
            found.add(".".join((names.get(first, first), *rest)))
    return found


def matches(path: Path) -> Iterator[tuple[ast.Match, set[str]]]:
    """Every match of a module, with what its cases name."""
    tree = ast.parse(path.read_text())
    names = names_of(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Match):
            yield node, handled(node, names)


def is_about(named: set[str], classes: set[str], enums: set[str]) -> bool:
    return bool(named & classes) or any(name.rpartition(".")[0] in enums for name in named)


def takes_the_rest(match: ast.Match) -> bool:
    """Whether some case takes whatever is left, known or not."""
    return any(
        isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None
        for case in match.cases
    )


def found_by_reading(package: Path, classes: set[str], enums: set[str]) -> set[tuple[str, int]]:
    """Where the source matches on one of these, as path and line."""
    return {
        (f"src/ethnos/{path.relative_to(package).as_posix()}", match.lineno)
        for path in sorted(package.rglob("*.py"))
        for match, named in matches(path)
        if is_about(named, classes, enums)
    }


def test_no_match_on_actions_decisions_or_events_takes_the_rest() -> None:
    vague = [
        f"{path.relative_to(PACKAGE)}:{match.lineno}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for match, named in matches(path)
        if is_about(named, ACTIONS | EVENTS, DECISION) and takes_the_rest(match)
    ]
    assert not vague


NEW_ACTION = """

@dataclass(frozen=True, slots=True)
class Sing:
    pass


Action = (
    Sing |
"""


def test_a_new_action_and_a_new_decision_are_reported_in_every_match(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    scratch.replace("src/ethnos/rules/actions.py", "\n\nAction = (\n", NEW_ACTION)
    raid = '    RAID = "raid"\n'
    scratch.replace("src/ethnos/rules/state.py", raid, f'{raid}    SING = "sing"\n')
    about_actions = found_by_reading(scratch.package, ACTIONS, set())
    about_decisions = found_by_reading(scratch.package, set(), DECISION)
    reported = {
        (complaint.path, complaint.line)
        for complaint in scratch.complaints(*ROOMS)
        if complaint.code == "exhaustive-match"
    }
    assert {path.split("/")[2] for path, _ in about_actions} >= {"rules", "talk", "bots"}
    assert {path.split("/")[2] for path, _ in about_decisions} >= {"rules", "bots"}
    assert about_actions | about_decisions <= reported
