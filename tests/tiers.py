"""Markers of the test tiers, and tests left out where a program is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tools.system_packages import PROGRAMS, advice

ROOT = Path(__file__).parents[1]
LEFT_OUT = "left out, not installed: "
BY_FIXTURE = {
    "chromium": "browser",
    "postgres": "postgres",
    "pooler": "pgbouncer",
    "launcher": "process",
}
"""The marker of tests that use a fixture, directly or through another one."""
BY_PATH = {
    "src/ethnos/bots": "compile",
    "src/ethnos/env": "compile",
    "src/ethnos/fast": "compile",
    "src/ethnos/lab": "compile",
    "src/ethnos/league": "compile",
    "tests/arena": "slow",
    "tests/bots": "compile",
    "tests/cli": "process",
    "tests/conformance/test_fast_engine.py": "compile",
    "tests/env": "compile",
    "tests/fast": "compile",
    "tests/lab": "compile",
    "tests/league": "compile",
    "tests/local": "process",
    "tests/properties": "slow",
    "tests/terminal": "process",
    "tests/test_docs_site.py": "process",
    "tests/test_documents.py": "process",
    "tests/test_exhaustive_matches.py": "slow",
    "tests/test_front_door.py": "process",
    "tests/test_new_tribe.py": "slow",
    "tests/test_package.py": "process",
    "tests/test_tiers.py": "process",
}
"""The marker of all tests of a folder or file."""
LONGEST_FIRST = (
    "tests/fast/test_interpreted_and_bounds_checked.py",
    "tests/test_new_tribe.py",
    "tests/test_exhaustive_matches.py",
    "tests/ui/test_games.py",
    "tests/test_package.py",
    "tests/test_docs_site.py",
)
"""Files with tests of ten seconds and more: begun last, one of them would run alone at the end."""
NOT_QUICK = {*BY_FIXTURE.values(), *BY_PATH.values(), "soak"}


def is_quick(config: pytest.Config) -> bool:
    """Whether only the quick tests are wanted."""
    return bool(config.getoption("markexpr") == "quick")


@cache
def markers_at(path: Path) -> frozenset[str]:
    """Return the markers of all tests in a folder or file."""
    relative = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    names = {place.as_posix() for place in (relative, *relative.parents)}
    return frozenset(BY_PATH[name] for name in names & BY_PATH.keys())


def markers_of(item: pytest.Item) -> Iterator[str]:
    """Yield the markers that follow from the path of a test and the fixtures it uses."""
    found = {*markers_at(item.path)}
    fixtures = {*getattr(item, "fixturenames", ()), database_of(item)}
    found |= {marker for fixture, marker in BY_FIXTURE.items() if fixture in fixtures}
    yield from sorted(found)
    if not NOT_QUICK & (found | {marker.name for marker in item.iter_markers()}):
        yield "quick"


def database_of(item: pytest.Item) -> str | None:
    """Return the kind of database for a test that runs once with each kind."""
    callspec = getattr(item, "callspec", None)
    return callspec.params.get("database") if callspec else None


def start_order(item: pytest.Item) -> int:
    """Return the place of a test in the order of starting; equal places keep their order."""
    names = [ROOT / name for name in LONGEST_FIRST]
    return names.index(item.path) if item.path in names else len(names)


def leave_out(item: pytest.Item, *, complete: bool) -> None:
    """Skip a test whose program is missing; fail it where nothing may be left out."""
    for marker, program in PROGRAMS.items():
        if item.get_closest_marker(marker) and program.find() is None:
            if complete:
                pytest.fail(f"not installed; get it with: {advice([program])}", pytrace=False)
            pytest.skip(LEFT_OUT + marker)


def summary(reasons: Mapping[str, int]) -> str | None:
    """Say in one line what was left out and how to get it, given how often for which reason."""
    counts = {
        marker: reasons[LEFT_OUT + marker] for marker in PROGRAMS if LEFT_OUT + marker in reasons
    }
    if not counts:
        return None
    parts = [f"{PROGRAMS[marker].tested} ({number} tests)" for marker, number in counts.items()]
    command = advice([PROGRAMS[marker] for marker in counts])
    return f"NOT TESTED: {', '.join(parts)}. To test it too: {command}"


def reasons_of(skipped: list[pytest.TestReport]) -> Counter[str]:
    """Count the reasons of skipped tests."""
    found: Counter[str] = Counter()
    for report in skipped:
        if isinstance(report.longrepr, tuple):
            found[report.longrepr[2].removeprefix("Skipped: ")] += 1
    return found
