"""The tiers: markers follow from what a test uses; a missing program leaves tests out loudly."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import tiers
from tools import system_packages
from tools.system_packages import PROGRAMS, Program

pytest_plugins = ["pytester"]

ROOT = Path(__file__).parents[1]
NOTHING_INSTALLED = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tools.system_packages import Program
Program.find = lambda self: None
from tests.conftest import pytest_addoption, pytest_itemcollected
from tests.conftest import pytest_runtest_setup, pytest_terminal_summary
import pytest
@pytest.fixture
def chromium(): raise AssertionError("must not be asked for")
"""
TESTS = """
def test_in_a_browser(chromium): pass
def test_in_another(chromium): pass
def test_without(): pass
"""


@pytest.fixture
def bare_machine(pytester: pytest.Pytester) -> pytest.Pytester:
    """Three tests, two of them for a browser, where no program is installed."""
    pytester.makeconftest(NOTHING_INSTALLED)
    pytester.makepyfile(TESTS)
    pytester.makeini(
        "[pytest]\nmarkers =\n  browser: x\n  git: x\n  nginx: x\n  pgbouncer: x\n"
        "  compile: x\n  soak: x"
    )
    return pytester


def run(where: pytest.Pytester, *options: str) -> pytest.RunResult:
    return where.run(sys.executable, "-m", "pytest", "-p", "no:hypothesispytest", *options)


def test_a_missing_program_leaves_its_tests_out_with_one_line(
    bare_machine: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    answer = run(bare_machine, "-n1")
    answer.assert_outcomes(passed=1, skipped=2)
    assert answer.ret == 0
    lines = [line for line in answer.outlines if "NOT TESTED" in line]
    left_out = "NOT TESTED: the page in a real browser (2 tests)."
    assert lines == [f"{left_out} To test it too: sudo apt-get install chromium-headless-shell"]


def test_on_ci_a_missing_program_is_a_failure(
    bare_machine: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    answer = run(bare_machine)
    answer.assert_outcomes(passed=1, errors=2)
    assert answer.ret == 1
    assert "get it with: sudo apt-get install chromium-headless-shell" in answer.stdout.str()


def test_marked_paths_exist() -> None:
    paths = (*tiers.BY_PATH, *tiers.LONGEST_FIRST)
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_markers_of_a_folder_hold_below_it() -> None:
    assert tiers.markers_at(ROOT / "tests" / "fast" / "test_words.py") == {"compile"}
    assert tiers.markers_at(ROOT / "tests" / "rules" / "tribes" / "test_orcs.py") == set()
    assert tiers.markers_at(ROOT / "tests") == set()  # or make quick would find nothing


def test_several_missing_programs_share_one_line() -> None:
    line = tiers.summary({tiers.LEFT_OUT + marker: 3 for marker in PROGRAMS})
    assert line is not None
    assert "apt-get install chromium-headless-shell caddy g++ git nginx-light pgbouncer" in line
    assert "\n" not in line
    assert tiers.summary({"another reason": 3}) is None


def test_packages_are_installed_where_that_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[Program]] = []
    monkeypatch.setenv("CI", "")
    monkeypatch.setattr(Program, "find", lambda _self: None)
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    monkeypatch.setattr(system_packages, "install", lambda _apt, missing: asked.append(missing))
    assert system_packages.main() == 0  # without the right to install, tests are left out
    assert asked == []
    monkeypatch.setattr(system_packages, "installer", lambda: ["apt-get"])
    assert system_packages.main() == 0
    assert asked == [list(PROGRAMS.values())]


def test_on_ci_a_package_that_cannot_be_installed_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    monkeypatch.setattr(Program, "find", lambda _self: None)
    assert system_packages.main() == 1
    assert "sudo apt-get install" in capsys.readouterr().err
    monkeypatch.setattr(Program, "find", lambda _self: "/bin/program")
    assert system_packages.main() == 0
