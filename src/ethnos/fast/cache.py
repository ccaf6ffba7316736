"""Where compiled code is kept between runs.

numba notices when the file of a function changes, but not when a function it calls does. So the
cache has a folder for every state of the source it is made from, and is never stale.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from time import time
from typing import Final

from ethnos import fast, rules
from ethnos.records import digest

_HOUSE: Final = Path(fast.__path__[0]).parent
_KEPT_FOR: Final = 30 * 24 * 3600
"""Code of other versions is removed when nobody has used it for so many seconds."""


def source_hash(folder: Path) -> str:
    """Return a hash of all that code compiled in this folder is made from.

    That is the room the folder belongs to, this engine, and the rules whose numbers they take over.
    """
    whole = hashlib.sha256(sys.version.encode())
    modules = [*_room_of(folder).rglob("*.py"), Path(digest.__file__)]
    for package in (fast, rules):
        modules += Path(package.__path__[0]).rglob("*.py")
    for module in sorted(set(modules)):
        whole.update(module.name.encode() + module.read_bytes())
    return whole.hexdigest()[:16]


def _room_of(folder: Path) -> Path:
    """Return the room of the house around a folder: all of `bots` for `bots/compiled`."""
    if not folder.is_relative_to(_HOUSE):
        return folder
    return _HOUSE / folder.relative_to(_HOUSE).parts[0]


@cache
def cache_folder(source: Path) -> Path:
    """Return where code compiled in a folder of the source is kept; make it if need be."""
    parent = _parent()
    folder = parent / source_hash(source)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old(parent)
    except OSError:  # a home nobody may write to
        folder = Path(tempfile.mkdtemp(prefix="ethnos-"))
    return folder


def _parent() -> Path:
    """Return the folder of all versions: numba's setting, or the user's cache."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ethnos" / "compiled"


def _forget_old(parent: Path) -> None:
    for folder in parent.iterdir():
        if time() - folder.stat().st_mtime > _KEPT_FOR:
            shutil.rmtree(folder, ignore_errors=True)
