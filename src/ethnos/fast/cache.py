"""The on-disk cache of compiled code.

numba notices when the file of a function changes, but not when a function it calls changes. So
the cache has one folder per version of the source, and is never stale.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from time import time
from typing import Final

from ethnos import fast

PACKAGE_ROOT: Final = Path(fast.__path__[0]).parent
"""The folder of the package `ethnos`."""
_KEPT_FOR: Final = 30 * 24 * 3600
"""Seconds after which an unused version of the cache is removed."""


def source_hash(folder: Path, *, root: Path = PACKAGE_ROOT) -> str:
    """Return a hash of everything that code compiled in this folder depends on.

    That is the top-level package that contains the folder, this engine, what it packs, and the
    rules.
    """
    digest = hashlib.sha256(sys.version.encode())
    modules = [*_top_package(folder, root).rglob("*.py"), root / "records" / "digest.py"]
    for package in ("fast", "packed", "rules"):
        modules += (root / package).rglob("*.py")
    for module in sorted(set(modules)):
        digest.update(module.name.encode() + module.read_bytes())
    return digest.hexdigest()[:16]


def _top_package(folder: Path, root: Path) -> Path:
    """Return the top-level package that contains a folder: `bots` for `bots/compiled`."""
    if not folder.is_relative_to(root):
        return folder
    return root / folder.relative_to(root).parts[0]


@cache
def cache_folder(source: Path) -> Path:
    """Return the cache folder for code compiled in a source folder; create it if missing."""
    parent = cache_parent()
    folder = parent / source_hash(source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _remove_unused(parent)
    except OSError:  # a home folder without write permission, or an image that is read-only
        return _writable_copy(folder)
    return folder


def _writable_copy(folder: Path) -> Path:
    """Return a temporary folder that links to what a folder holds: numba insists on writing."""
    copy = Path(tempfile.mkdtemp(prefix="ethnos-"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    if folder.is_dir():
        shutil.copytree(folder, copy, copy_function=os.symlink, dirs_exist_ok=True)
    return copy


def cache_parent() -> Path:
    """Return the parent of all versions: `NUMBA_CACHE_DIR`, or the user's cache folder."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ethnos" / "compiled"


def _remove_unused(parent: Path) -> None:
    for folder in parent.iterdir():
        if time() - folder.stat().st_mtime > _KEPT_FOR:
            shutil.rmtree(folder, ignore_errors=True)
