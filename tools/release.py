"""Check, build and tag a release: `python -m tools.release [--dry-run]`.

Nothing is built before every check has passed, and the tag comes last. Pushing the tag and
publishing `dist/` stay with the maintainer.
"""

from __future__ import annotations

import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VERSION_FILE: Final = "src/ethnos/__init__.py"
WORKER_PYTHON: Final = "src/ethnos/local/static/lock.json"
"""One of the files that `make site` makes for the wheel; the page is built with the wheel."""
_VERSION: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_ASSIGNMENT: Final = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)
_SECTION: Final = re.compile(r"^## (.+?)(?: - (\d{4}-\d{2}-\d{2}))?\n(.*?)(?=^## |\Z)", re.M | re.S)


class RefusedError(Exception):
    """Raised when something is not ready for a release."""


@dataclass(frozen=True, slots=True)
class Commands:
    """The programs that take time, which a test replaces."""

    docs: Sequence[str] = ("make", "docs")
    build: Sequence[str] = (sys.executable, "-m", "build", "--outdir", "dist")


def release(root: Path, commands: Commands, *, dry_run: bool = False) -> str:
    """Make the release whose version the source names; return its tag."""
    version = source_version((root / VERSION_FILE).read_text("utf-8"))
    tag = f"v{version}"
    check_tree(root)
    check_tags(tag, _git(root, "tag", "--list").splitlines())
    notes = release_notes((root / "CHANGELOG.md").read_text("utf-8"), version)
    if not (root / WORKER_PYTHON).is_file():
        raise RefusedError("the Python of the browser belongs into the wheel: run `make site`")
    _run(root, commands.docs, "the documentation does not build")
    check_tree(root)  # a page that the build writes may have been out of date
    if dry_run:
        return tag
    _run(root, commands.build, "the packages do not build")
    _git(root, "tag", "--annotate", tag, "--cleanup=verbatim", "--message", f"{tag}\n\n{notes}")
    return tag


def source_version(source: str) -> str:
    """Return the version a module assigns to `__version__`."""
    found = _ASSIGNMENT.search(source)
    if found is None or not _VERSION.fullmatch(found[1]):
        raise RefusedError(f"{VERSION_FILE} names no version such as 1.2.3")
    return found[1]


def check_tree(root: Path) -> None:
    """Refuse a tree with changes that are not committed."""
    if changes := _git(root, "status", "--porcelain"):
        raise RefusedError(f"there are changes that are not committed:\n{changes}")


def check_tags(tag: str, tags: Sequence[str]) -> None:
    """Refuse a tag that exists, or one that is not newer than every other."""
    if tag in tags:
        raise RefusedError(f"the tag {tag} exists; set a new version in {VERSION_FILE}")
    newest = max((numbers for other in tags if (numbers := _numbers(other))), default=())
    if _numbers(tag) <= newest:
        raise RefusedError(f"{tag} is not newer than v{'.'.join(map(str, newest))}")


def release_notes(changelog: str, version: str) -> str:
    """Return the entries of a version; refuse a changelog that is not ready for it."""
    sections: dict[str, tuple[str, str]] = {
        title: (date, text.strip()) for title, date, text in _SECTION.findall(changelog)
    }
    if sections.get("Unreleased", ("", ""))[1]:
        raise RefusedError(f"the changelog has unreleased entries; move them under '## {version}'")
    date, notes = sections.get(version, ("", ""))
    if not notes:
        raise RefusedError(f"the changelog has no entries under '## {version}'")
    if not date:
        raise RefusedError(f"the changelog gives {version} no date: '## {version} - YYYY-MM-DD'")
    return notes


def _numbers(tag: str) -> tuple[int, ...]:
    found = _VERSION.fullmatch(tag.removeprefix("v"))
    return tuple(map(int, found.groups())) if found else ()


def _git(root: Path, *arguments: str) -> str:
    run = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RefusedError(f"git {arguments[0]} failed: {run.stderr.strip()}")
    return run.stdout.rstrip("\n")


def _run(root: Path, command: Sequence[str], problem: str) -> None:
    if subprocess.run(command, cwd=root, check=False).returncode:
        raise RefusedError(f"{problem}: {' '.join(command)}")


def main() -> None:
    """Make a release, or say why not."""
    parser = ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("--dry-run", action="store_true", help="check everything, change nothing")
    dry_run = parser.parse_args().dry_run
    try:
        tag = release(ROOT, Commands(), dry_run=dry_run)
    except RefusedError as refused:
        sys.exit(f"no release: {refused}")
    if dry_run:
        print(f"{tag} could be released")
    else:
        print(f"tagged {tag}; now push it (git push origin {tag}) and publish dist/")


if __name__ == "__main__":
    main()
