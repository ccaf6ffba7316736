"""A scratch copy of the source to change, and what mypy says of it then."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
CACHE = ".mypy_cache"
"""What `make check` has found out; mypy compares it with the text of each file."""
_ERROR = re.compile(r"(?P<path>[^:]+\.py):(?P<line>\d+): error: (?P<text>.*)  \[(?P<code>[\w-]+)\]")


class Complaint(NamedTuple):
    """One error that mypy reports; the path is relative to the copy."""

    path: str
    line: int
    code: str
    text: str


class Scratch:
    """A copy of `src/ethnos` and of other folders, changed by replacing text."""

    def __init__(self, folder: Path, *others: str) -> None:
        self.folder = folder
        self.package = folder / "src" / "ethnos"
        unneeded = shutil.ignore_patterns("__pycache__", "static")
        for name in ("src/ethnos", *others):
            shutil.copytree(ROOT / name, folder / name, ignore=unneeded)
        shutil.copy(ROOT / "pyproject.toml", folder)
        if (ROOT / CACHE).is_dir():  # mypy looks again at what was changed, and at what uses it
            shutil.copytree(ROOT / CACHE, folder / CACHE)

    def replace(self, path: str, old: str, new: str) -> None:
        """Replace text that occurs exactly once in a file."""
        text = self.read(path)
        assert text.count(old) == 1, f"{path} does not hold this once: {old}"
        self.write(path, text.replace(old, new))

    def read(self, path: str) -> str:
        """Return the text of a file."""
        return (self.folder / path).read_text("utf-8")

    def write(self, path: str, text: str) -> None:
        """Write a file, old or new."""
        (self.folder / path).write_text(text, "utf-8")

    def python(self, *arguments: str) -> str:
        """Return what Python prints that runs in the copy; an error is an error here, too."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert not done.stderr, done.stderr
        return done.stdout

    def complaints(self, *packages: str) -> list[Complaint]:
        """Return what mypy reports of these packages; the cache is the copy's own."""
        command = [sys.executable, "-m", "mypy", f"--cache-dir={CACHE}", "--no-error-summary"]
        targets = [f"src/ethnos/{package}" for package in packages]
        done = subprocess.run(
            [*command, "--show-error-codes", "--no-pretty", *targets],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert not done.stderr, done.stderr
        found = map(_ERROR.fullmatch, done.stdout.splitlines())
        return [
            Complaint(
                error["path"],
                int(error["line"]),
                error["code"],
                error["text"],
            )
            for error in found
            if error
        ]
