"""A release is refused unless everything is ready for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import ethnos
from tools.release import (
    VERSION_FILE,
    WORKER_PYTHON,
    Commands,
    RefusedError,
    release,
    release_notes,
)

pytestmark = pytest.mark.git

ROOT = Path(__file__).parents[1]
CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-16\n\n- New things.\n"


def python(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


GOOD = Commands(
    docs=python("pass"),
    build=python("import pathlib; pathlib.Path('dist').mkdir(); pathlib.Path('dist/x').touch()"),
)
BROKEN = python("raise SystemExit(1)")


def git(repository: Path, *arguments: str) -> str:
    person = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    command = ["git", *person, *arguments]
    return subprocess.run(
        command, cwd=repository, check=True, capture_output=True, text=True
    ).stdout.strip()


def write(repository: Path, name: str, text: str) -> None:
    (repository / name).parent.mkdir(parents=True, exist_ok=True)
    (repository / name).write_text(text)


def commit(repository: Path) -> None:
    git(repository, "add", "--all")
    git(repository, "commit", "--quiet", "--message", "Change something")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository that is ready to release 0.2.0 after 0.1.0."""
    for name in ("GIT_AUTHOR", "GIT_COMMITTER"):
        monkeypatch.setenv(f"{name}_NAME", "A")
        monkeypatch.setenv(f"{name}_EMAIL", "a@example.org")
    git(tmp_path, "init", "--quiet")
    write(tmp_path, VERSION_FILE, '__version__ = "0.2.0"\n')
    write(tmp_path, "CHANGELOG.md", CHANGELOG)
    write(tmp_path, ".gitignore", "dist\nstatic\n")
    write(tmp_path, WORKER_PYTHON, "{}")
    commit(tmp_path)
    git(tmp_path, "tag", "v0.1.0")
    return tmp_path


def refusal(repository: Path, commands: Commands = GOOD) -> str:
    """Return why there is no release, and check that nothing was made."""
    before = git(repository, "tag", "--list")
    with pytest.raises(RefusedError) as refused:
        release(repository, commands)
    assert git(repository, "tag", "--list") == before
    assert not (repository / "dist").exists()
    return str(refused.value)


def test_a_release_is_built_and_tagged(repository: Path) -> None:
    assert release(repository, GOOD) == "v0.2.0"
    assert (repository / "dist" / "x").exists()
    assert git(repository, "rev-parse", "v0.2.0^{commit}") == git(repository, "rev-parse", "HEAD")
    assert git(repository, "tag", "--list", "-n9", "v0.2.0").endswith("- New things.")


def test_a_dry_run_changes_nothing(repository: Path) -> None:
    assert release(repository, GOOD, dry_run=True) == "v0.2.0"
    assert git(repository, "tag", "--list") == "v0.1.0"
    assert not (repository / "dist").exists()


def test_a_dry_run_checks_as_much(repository: Path) -> None:
    with pytest.raises(RefusedError, match="documentation"):
        release(repository, Commands(docs=BROKEN), dry_run=True)


@pytest.mark.parametrize("name", [VERSION_FILE, "new.txt"])
def test_a_dirty_tree_is_refused(repository: Path, name: str) -> None:
    write(repository, name, '__version__ = "0.2.0"  # edited\n__version__ = "0.2.0"\n')
    assert name in refusal(repository)


def test_a_build_of_the_documentation_that_changes_a_page_is_refused(repository: Path) -> None:
    rewriting = python("open('CHANGELOG.md', 'a').write('stale')")
    assert "CHANGELOG.md" in refusal(repository, Commands(rewriting, GOOD.build))


def test_an_existing_tag_is_refused(repository: Path) -> None:
    git(repository, "tag", "v0.2.0")
    assert "v0.2.0 exists" in refusal(repository)


@pytest.mark.parametrize("newer", ["v0.2.1", "v0.10.0", "v1.0.0"])
def test_a_version_that_is_not_newer_is_refused(repository: Path, newer: str) -> None:
    git(repository, "tag", newer)
    assert refusal(repository) == f"v0.2.0 is not newer than {newer}"


def test_other_tags_do_not_matter(repository: Path) -> None:
    git(repository, "tag", "nightly-9.9.9")
    assert release(repository, GOOD) == "v0.2.0"


@pytest.mark.parametrize("version", ["", "0.2", "0.2.0.dev1", "next"])
def test_something_else_than_a_version_is_refused(repository: Path, version: str) -> None:
    write(repository, VERSION_FILE, f'__version__ = "{version}"\n')
    commit(repository)
    assert "no version" in refusal(repository)


@pytest.mark.parametrize(
    ("changelog", "reason"),
    [
        ("# Changelog\n\n## Unreleased\n\n- New things.\n", "unreleased entries"),
        ("# Changelog\n\n## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n- Old.\n", "no entries"),
        ("# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-16\n\n", "no entries"),
        ("# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n- New things.\n", "no date"),
        (CHANGELOG.replace("## Unreleased\n", "## Unreleased\n\n- Later.\n"), "unreleased entries"),
        ("", "no entries"),
    ],
)
def test_a_changelog_that_is_not_ready_is_refused(
    repository: Path, changelog: str, reason: str
) -> None:
    write(repository, "CHANGELOG.md", changelog)
    commit(repository)
    assert reason in refusal(repository)


def test_documentation_that_does_not_build_is_refused(repository: Path) -> None:
    assert "documentation does not build" in refusal(repository, Commands(BROKEN, GOOD.build))


def test_a_wheel_that_does_not_build_is_not_tagged(repository: Path) -> None:
    assert "packages do not build" in refusal(repository, Commands(GOOD.docs, BROKEN))


def test_a_wheel_without_the_python_of_the_browser_is_refused(repository: Path) -> None:
    (repository / WORKER_PYTHON).unlink()
    assert "make site" in refusal(repository)


def test_our_changelog_has_a_section_for_the_current_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = "\n## Unreleased\n\n" + text[text.index(f"## {ethnos.__version__} - ") :]
    assert release_notes(released, ethnos.__version__)
