"""The examples in README and docs run unchanged."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ethnos

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


def test_the_readme_names_the_current_version() -> None:
    text = " ".join((ROOT / "README.md").read_text().split())
    assert f"version is {ethnos.__version__}." in text
