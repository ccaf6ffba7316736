"""The cache of compiled code has one folder for every version of the source."""

import os
from pathlib import Path
from typing import Any

import pytest

from ethnos.fast.cache import PACKAGE_ROOT, cache_folder, source_hash


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A package root with the folders that a hash may depend on."""
    for folder in ("bots/compiled", "fast", "records", "rules/tribes", "server"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "records" / "digest.py").write_text("")
    return tmp_path


def test_equal_source_has_an_equal_hash(root: Path) -> None:
    assert source_hash(root / "fast", root=root) == source_hash(root / "fast", root=root)


@pytest.mark.parametrize(
    "module",
    [
        "bots/compiled/search.py",
        "bots/forecast.py",
        "fast/apply.py",
        "records/digest.py",
        "rules/tribes/elves.py",
    ],
)
def test_change_of_the_package_the_engine_or_the_rules_changes_the_hash(
    module: str, root: Path
) -> None:
    """The compiled bots take constants from their original, one folder up."""
    hashes = [source_hash(root / "bots" / "compiled", root=root)]
    for text in ("one = 1\n", "one = 2\n"):
        (root / module).write_text(text)
        hashes.append(source_hash(root / "bots" / "compiled", root=root))
    assert len(set(hashes)) == 3


def test_change_of_another_package_keeps_the_hash(root: Path) -> None:
    before = source_hash(root / "bots" / "compiled", root=root)
    (root / "server" / "rooms.py").write_text("one = 1\n")
    (root / "i18n.py").write_text("one = 1\n")
    assert source_hash(root / "bots" / "compiled", root=root) == before


def test_folder_outside_the_package_depends_on_itself(tmp_path: Path) -> None:
    before = source_hash(tmp_path)
    (tmp_path / "search.py").write_text("one = 1\n")
    assert source_hash(tmp_path) != before


def test_read_only_cache_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An image that is read-only holds compiled code, and numba insists on a writable folder."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    kept = cache_folder.__wrapped__(PACKAGE_ROOT / "fast")
    (kept / "inner").mkdir()
    (kept / "inner" / "code").write_text("compiled")
    utime = os.utime

    def refuse(path: Path, **arguments: Any) -> None:
        if path == kept:
            raise OSError("Read-only file system")
        utime(path, **arguments)

    monkeypatch.setattr(os, "utime", refuse)
    copy = cache_folder.__wrapped__(PACKAGE_ROOT / "fast")
    assert copy != kept
    assert (copy / "inner" / "code").read_text() == "compiled"
    (copy / "inner" / "more").write_text("compiled later")
    assert not (kept / "inner" / "more").exists()
