"""Mutation testing of the rules: apply small defects one at a time; the tests must catch each.

    python -m tools.mutants            # all of them
    python -m tools.mutants --only 17  # one of them

The mutants are listed in `mutants.txt`. Exits with status 1 if one survives.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LIST: Final = Path(__file__).with_suffix(".txt")
RULES: Final = Path("src/ethnos/rules")
TESTS: Final = Path("tests/rules")
ALL_TESTS: Final = (TESTS, Path("tests/conformance/test_scenarios.py"))
NEEDED: Final = ("src", "tests", "tools", "docs", "pyproject.toml")
WORKERS: Final = 2
TIMEOUT: Final = 120
"""Seconds until a run counts as hanging; a mutant that hangs counts as caught."""

_HEADING = re.compile(r"^(\S+\.py), (\S+\.py): (.+)$")


@dataclass(frozen=True, slots=True)
class Mutant:
    """A small defect in one rule."""

    number: int
    file: Path
    """Relative to the root of the repository."""
    first_tests: Path
    """The tests most likely to catch it."""
    story: str
    original: str
    replacement: str

    def apply_to(self, source: str) -> str:
        """Return the source with this defect."""
        found = source.count(self.original)
        if found != 1:
            raise ValueError(
                f"mutant {self.number} ({self.story}): the original text occurs {found} times "
                f"in {self.file}"
            )
        return source.replace(self.original, self.replacement)


def read_mutants(text: str) -> list[Mutant]:
    """Read the list: blocks separated by empty lines, after an introduction."""
    return [_read(number, block) for number, block in enumerate(text.split("\n\n"))][1:]


def _read(number: int, block: str) -> Mutant:
    heading, *lines = block.strip().splitlines()
    named = _HEADING.match(heading)
    if number and not named:
        raise ValueError(f"mutant {number}: '{heading}' should be 'FILE, TESTS: STORY'")
    file, tests, story = named.groups() if named else ("", "", "")
    return Mutant(
        number=number,
        file=RULES / file,
        first_tests=TESTS / tests,
        story=story,
        original="\n".join(line[2:] for line in lines if line.startswith("-")),
        replacement="\n".join(line[2:] for line in lines if line.startswith("+")),
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of the tests for a mutant."""

    mutant: Mutant
    caught_by: str | None
    """The test that failed first; `None` if all passed."""


class Sandbox:
    """A copy of the repository to which mutants are applied."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in NEEDED:
            if (ROOT / name).is_dir():
                ignore = shutil.ignore_patterns("__pycache__", "static", ".hypothesis")
                shutil.copytree(ROOT / name, folder / name, ignore=ignore)
            else:
                shutil.copy2(ROOT / name, folder / name)

    def judge(self, mutant: Mutant) -> Verdict:
        """Apply the mutant, run the tests, restore the source."""
        with self._applied(mutant):
            caught_by = self.failing_test(mutant.first_tests) or self.failing_test(*ALL_TESTS)
        return Verdict(mutant, caught_by)

    @contextmanager
    def _applied(self, mutant: Mutant) -> Iterator[None]:
        file = self.folder / mutant.file
        source = file.read_text(encoding="utf-8")
        self._write(file, mutant.apply_to(source), mutant.number)
        try:
            yield
        finally:
            self._write(file, source, 0)

    def _write(self, file: Path, source: str, version: int) -> None:
        """Write a file with a distinct mtime: Python recompiles by whole seconds and sizes."""
        file.write_text(source, encoding="utf-8")
        os.utime(file, (version, version))

    def failing_test(self, *paths: Path) -> str | None:
        """Return the first test that fails, or `None`."""
        options = [
            "-x",
            "-q",
            "-p",
            "xdist",
            "-p",
            "pytest_rerunfailures",
            "-n0",
            "-p",
            "no:cacheprovider",
            "--tb=no",
            "-rfE",
        ]
        targets = [str(path) for path in paths if (self.folder / path).exists()]
        try:
            run = self.python("-m", "pytest", *options, *targets)
        except subprocess.TimeoutExpired:
            return "a timeout"
        if run.returncode == 0:
            return None
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
        if not failed:
            raise RuntimeError(f"pytest failed:\n{run.stdout}\n{run.stderr}")
        return failed.group(1)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python with the package of this sandbox, and pytest without plugins."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )

    def check_ready(self) -> None:
        """Check that the tests import the copy, and that they pass without a mutant."""
        where = self.python("-c", "import ethnos; print(ethnos.__file__)").stdout.strip()
        if not Path(where).is_relative_to(self.folder):
            raise RuntimeError(f"the tests would import {where}")
        if failing := self.failing_test(*ALL_TESTS):
            raise RuntimeError(f"{failing} fails without a mutant")


def judge_all(mutants: list[Mutant], folder: Path) -> Iterator[Verdict]:
    """Judge the mutants in parallel sandboxes; yield the verdicts in order of completion."""
    sandboxes: SimpleQueue[Sandbox] = SimpleQueue()
    for number in range(WORKERS):
        sandboxes.put(Sandbox(folder / f"sandbox-{number}"))
    first = sandboxes.get()
    first.check_ready()
    sandboxes.put(first)

    def judge(mutant: Mutant) -> Verdict:
        sandbox = sandboxes.get()
        try:
            return sandbox.judge(mutant)
        finally:
            sandboxes.put(sandbox)

    with ThreadPoolExecutor(WORKERS) as pool:
        for done in as_completed([pool.submit(judge, mutant) for mutant in mutants]):
            yield done.result()


def main() -> int:
    """Judge all mutants, or the requested ones, and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", type=int, nargs="+", metavar="N", help="numbers of mutants")
    only = parser.parse_args().only
    mutants = read_mutants(LIST.read_text(encoding="utf-8"))
    chosen = [mutant for mutant in mutants if not only or mutant.number in only]
    for mutant in mutants:
        mutant.apply_to((ROOT / mutant.file).read_text(encoding="utf-8"))
    started = time.monotonic()
    survivors = []
    with tempfile.TemporaryDirectory(prefix="ethnos-mutants-") as folder:
        for count, verdict in enumerate(judge_all(chosen, Path(folder).resolve()), start=1):
            if verdict.caught_by is None:
                survivors.append(verdict.mutant)
            _print_line(count, len(chosen), verdict)
    seconds = time.monotonic() - started
    caught = len(chosen) - len(survivors)
    print(f"{len(chosen)} mutants: {caught} caught, {len(survivors)} survived, in {seconds:.0f} s")
    return 1 if survivors else 0


def _print_line(count: int, total: int, verdict: Verdict) -> None:
    mutant = verdict.mutant
    word = "SURVIVED" if verdict.caught_by is None else "caught"
    print(
        f"[{count:3}/{total}] {word:8} {mutant.number:3} {mutant.file.relative_to(RULES)}: "
        f"{mutant.story}",
        flush=True,
    )
    if verdict.caught_by:
        print(f"{'':20} by {verdict.caught_by}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
