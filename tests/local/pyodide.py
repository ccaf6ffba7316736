"""Run Python in the Pyodide of the built game, under Node or in a page."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from ethnos.web_app import PYTHON
from tests.local.static_host import NOT_BUILT
from tests.ui.visitor import NODE

ROOT = Path(__file__).parents[2]
SECONDS = 120
LONGEST = 500
"""Node shows the failing line of its source, which is all of Pyodide."""


def in_pyodide(folder: Path, script: str) -> Any:
    """Run a script in Pyodide and return its last value, which is JSON."""
    assert (PYTHON / "lock.json").is_file(), NOT_BUILT
    (folder / "script.py").write_text(script, encoding="utf-8")
    node = str(NODE) if NODE.is_file() else shutil.which("node")
    assert node is not None
    runner = Path(__file__).with_name("pyodide.mjs")
    command = [node, str(runner), str(PYTHON), str(ROOT), str(folder / "script.py")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    problem = [line for line in done.stderr.splitlines() if len(line) < LONGEST]
    assert done.returncode == 0, "\n".join(problem)
    return json.loads(done.stdout)


def load_python(page: Page, files: Mapping[str, str]) -> None:
    """Load Python into a page of the game's host as `window.pyodide`, with modules of our own."""
    source = Path(__file__).with_name("load_python.js").read_text(encoding="utf-8")
    page.evaluate(source, dict(files))
