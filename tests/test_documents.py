"""The examples in README and docs run unchanged."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ethnos
from tools.wrap_markdown import pages, wrap

ROOT = Path(__file__).parent.parent
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    pytest.param(block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, block in enumerate(BLOCK.findall(page.read_text()))
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_run(example: str) -> None:
    if example.startswith(">>>"):
        session = doctest.DocTestParser().get_doctest(example, {}, "session", None, None)
        assert doctest.DocTestRunner().run(session).failed == 0
        return
    finished = subprocess.run(
        [sys.executable, "-W", "error", "-c", example],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert finished.returncode == 0, finished.stderr


def test_readme_opens_with_game_of_twelve_lines() -> None:
    example = BLOCK.findall((ROOT / "README.md").read_text())[0]
    assert len(example.splitlines()) <= 12
    assert "Game(" in example


def test_readme_names_current_version() -> None:
    text = " ".join((ROOT / "README.md").read_text().split())
    assert f"version is {ethnos.__version__}." in text


MAPS = ("CONTRIBUTING.md", *(f"docs/{page.name}" for page in (ROOT / "docs").glob("archi*.md")))
FOLDERS = (
    ".",
    "src",
    "src/ethnos",
    "src/ethnos/rules",
    "src/ethnos/server",
    "ui",
    "ui/src",
    "ui/src/lib",
)
BUILT = ("build/site", "dist/", "src/ethnos/server/static")
PATH = re.compile(r"`([\w.-]+(?:/[\w.-]*)+)(?::[^`]*)?`")


def missing_paths(text: str) -> list[str]:
    """Return the paths in backquotes that exist in none of the folders a page may speak of."""
    found = [path for path in PATH.findall(text) if path not in BUILT]
    return [path for path in found if not any((ROOT / top / path).exists() for top in FOLDERS)]


@pytest.mark.parametrize("page", MAPS)
def test_paths_on_maps_of_the_code_exist(page: str) -> None:
    assert missing_paths((ROOT / page).read_text()) == []


def test_missing_path_is_caught() -> None:
    assert missing_paths("`rules/legal.py: check`, `rules/attic.py`, `a b/c`") == ["rules/attic.py"]


def test_prose_fits_the_line_width() -> None:
    """`make format` wraps it."""
    assert [page.name for page in pages() if wrap(text := page.read_text()) != text] == []
