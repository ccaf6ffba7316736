"""An exclusive lock on a file, held until the file is closed or its process ends.

The operating system holds the lock, not the existence of the file: a crash releases it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    from msvcrt import LK_NBLCK, locking

    def _lock(file: IO[str]) -> None:
        locking(file.fileno(), LK_NBLCK, 1)  # the first byte, though the file is empty
else:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(file: IO[str]) -> None:
        flock(file, LOCK_EX | LOCK_NB)


class LockedError(OSError):
    """Raised when another process, or another file object of this one, holds the lock."""


def lock_file(path: Path) -> IO[str]:
    """Return the file, created if missing and locked; raise `LockedError` without waiting."""
    file = path.open("a")
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise LockedError(f"{path} is locked") from error
    return file
