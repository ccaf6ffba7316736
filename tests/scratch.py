"""A scratch copy of the source to change, and what mypy says of it then."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
_ERROR = re.compile(r"(?P<path>[^:]+\.py):(?P<line>\d+): error: (?P<text>.*)  \[(?P<code>[\w-]+)\]")


class Complaint(NamedTuple):
    """One error that mypy reports; the path is relative to `src/ethnos`."""

    path: str
    line: int
    code: str
    text: str


class Scratch:
    """A copy of `src`, changed by replacing text."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "src" / "ethnos"
        unneeded = shutil.ignore_patterns("__pycache__", "static", "*.ftl")
        shutil.copytree(ROOT / "src" / "ethnos", self.package, ignore=unneeded)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self._folder = folder

    def replace(self, path: str, old: str, new: str) -> None:
        """Replace text that occurs exactly once in a file."""
        file = self.package / path
        text = file.read_text()
        assert text.count(old) == 1, f"{path} does not hold this once: {old}"
        file.write_text(text.replace(old, new))

    def complaints(self, *packages: str) -> list[Complaint]:
        """Return what mypy reports of these packages; the cache is the copy's own."""
        command = [sys.executable, "-m", "mypy", "--cache-dir=cache", "--no-error-summary"]
        targets = [f"src/ethnos/{package}" for package in packages]
        done = subprocess.run(
            [*command, "--show-error-codes", "--no-pretty", *targets],
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert not done.stderr, done.stderr
        found = map(_ERROR.fullmatch, done.stdout.splitlines())
        return [
            Complaint(
                Path(error["path"]).relative_to("src/ethnos").as_posix(),
                int(error["line"]),
                error["code"],
                error["text"],
            )
            for error in found
            if error
        ]
