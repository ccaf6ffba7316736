"""A SQLite VFS that loses unsynced writes, or fails on demand."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import apsw

_names = itertools.count(1)


class Disk(apsw.VFS):
    """Keeps writes in memory until they are synced; `fail_at` makes one write fail."""

    def __init__(self) -> None:
        self.name = f"disk{next(_names)}"
        self.writes = 0
        self.fail_at: int | None = None
        self.error: type[Exception] = apsw.FullError
        super().__init__(self.name, base="")

    def xOpen(self, name: Any, flags: Any) -> Any:  # noqa: N802  # SQLite's name
        return File(self, name, flags)

    def count_write(self) -> None:
        self.writes += 1
        if self.fail_at is not None and self.writes == self.fail_at:
            raise self.error("planted")


class File(apsw.VFSFile):
    """A file whose unsynced pages a power cut would lose."""

    def __init__(self, disk: Disk, name: Any, flags: Any) -> None:
        super().__init__("", name, flags)
        self._disk = disk
        self._unsynced: list[tuple[int, bytes]] = []
        self._size = super().xFileSize()

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self._disk.count_write()
        self._unsynced.append((offset, bytes(data)))
        self._size = max(self._size, offset + len(data))

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        found = bytearray(super().xRead(amount, offset))
        found.extend(bytes(amount - len(found)))
        for start, data in self._unsynced:
            low, high = max(start, offset), min(start + len(data), offset + amount)
            if low < high:
                found[low - offset : high - offset] = data[low - start : high - start]
        return bytes(found[: max(0, self._size - offset)])

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._disk.count_write()
        for start, data in self._unsynced:
            super().xWrite(data, start)
        self._unsynced.clear()
        super().xSync(flags)

    def xTruncate(self, size: int) -> None:  # noqa: N802
        for start, data in self._unsynced:
            super().xWrite(data, start)
        self._unsynced.clear()
        self._size = size
        super().xTruncate(size)

    def xFileSize(self) -> int:  # noqa: N802
        return self._size


class Connection:
    """The part of a connection that the store uses, over a lossy disk."""

    def __init__(self, disk: Disk, path: Path) -> None:
        self._db = apsw.Connection(str(path), vfs=disk.name)
        # A file system in Python has no shared memory; alone, a connection needs none.
        self._db.execute("PRAGMA locking_mode = EXCLUSIVE").fetchall()

    def execute(self, sql: str, values: Sequence[Any] = ()) -> Any:
        try:
            rows = self._db.execute(sql, tuple(values)).fetchall()
        except apsw.ConstraintError as error:
            raise sqlite3.IntegrityError(str(error)) from error
        except apsw.Error as error:
            raise sqlite3.OperationalError(str(error)) from error
        return Rows(rows)

    def close(self) -> None:
        self._db.close()


class Rows:
    """The rows a statement returned."""

    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    def fetchall(self) -> list[Any]:
        return self._rows
