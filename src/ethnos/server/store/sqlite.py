"""The store of one process: one SQLite file, one writer thread.

One thread writes over one connection, which also makes every checkpoint; readers open the file
read-only. All writes that wait when the writer becomes free are committed together, so a slow disk
costs latency but not throughput.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Final, LiteralString, TypeVar

from ethnos.server import clock
from ethnos.server.store import rows, schema
from ethnos.server.store.base import (
    Appended,
    Conflict,
    Duplicate,
    Head,
    OverQuota,
    Quota,
    StorageError,
)
from ethnos.server.store.file_lock import LockedError, lock_file
from ethnos.server.store.rows import Row
from ethnos.server.store.sql import COUNT_ROOMS, PROBE, SqlStore, count_values, is_over
from ethnos.server.store.transaction import Steps, run_steps
from ethnos.server.store.writer import Connection, Writer

Result = TypeVar("Result")

CHECKPOINT_PAGES: Final = 4_000
"""Pages in the write-ahead log (16 MB) before they are copied into the file. Rooms rewrite the same
pages, so fewer checkpoints mean less work."""

MIN_FREE_BYTES: Final = 32 * 1024 * 1024
"""With less space on its disk a server counts as not ready: twice what a checkpoint may write."""

READER_KILOBYTES: Final = 512
"""Page cache of a reader. Every write invalidates it, so SQLite's default of 2 MB would be
allocated without use."""


def file_uri(path: Path, mode: str) -> str:
    """Return the URI of a file for SQLite, with `?`, `#` and `%` in the path escaped."""
    return f"{path.absolute().as_uri()}?mode={mode}"


def keep_private(path: Path) -> None:
    """Create a file if it is missing; let other users of the machine not read it.

    It holds the seeds of running games. SQLite gives its other files the same rights.
    """
    path.touch(mode=0o600)
    mode = path.stat().st_mode
    if mode & 0o007:
        path.chmod(stat.S_IMODE(mode) & ~0o007)


def connect(path: Path, *, read_only: bool = False) -> Connection:
    """Open a database file with the SQLite module of Python."""
    return sqlite3.connect(
        file_uri(path, "ro" if read_only else "rwc"),
        uri=True,
        isolation_level=None,  # transactions are explicit
        check_same_thread=False,
        timeout=5,
    )


Connect = Callable[..., Connection]


class SqliteStore(SqlStore):
    """A store for one process. See `Store` for the contract of each method."""

    shared = False

    def __init__(
        self, path: Path, *, connect: Connect = connect, synchronous: str = "FULL"
    ) -> None:
        self._path = path
        self._connect = connect
        self._synchronous = synchronous
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._local = threading.local()
        self._opened: list[Connection] = []
        self._lock: IO[str] | None = None

    async def open(self) -> None:
        await asyncio.to_thread(self._open)

    def _open(self) -> None:
        self._lock = _claim(self._path)
        try:
            keep_private(self._path)
            connection = self._connect(self._path)
            _prepare(connection, self._synchronous)
        except (StorageError, sqlite3.Error, OSError) as error:
            self._lock.close()
            raise StorageError(str(error)) from error
        self._writer = Writer(connection)
        self._writer.start()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="ethnos-read")

    async def close(self) -> None:
        writer, readers = self._writer, self._readers
        if writer is None or readers is None:
            return
        self._writer = self._readers = None  # later calls raise StorageError instead of waiting
        await asyncio.to_thread(writer.stop)
        readers.shutdown()
        for connection in self._opened:
            connection.close()
        self._opened.clear()
        if self._lock is not None:
            self._lock.close()

    # Access to the database.

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        if self._writer is None:
            raise StorageError("the store is closed")
        return await self._writer.submit(work)

    async def _change(self, sql: LiteralString, *values: object) -> list[Row]:
        return await self._write(lambda db: db.execute(sql, values).fetchall())

    async def _select(self, sql: LiteralString, *values: object) -> list[Row]:
        if self._readers is None:
            raise StorageError("the store is closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._select_now, sql, values)
        except sqlite3.Error as error:
            raise StorageError(str(error)) from error

    async def _transact(self, begin: Callable[[], Steps[Result]]) -> Result:
        return await self._write(
            lambda db: run_steps(begin(), lambda statement: db.execute(*statement).fetchall())
        )

    def _select_now(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect(self._path, read_only=True)
            connection.execute(f"PRAGMA cache_size = -{READER_KILOBYTES}").fetchall()
            self._opened.append(connection)
        return connection.execute(sql, values).fetchall()

    # The log.

    async def append(
        self, room_id: str, expected: int, key: str | None, bodies: Sequence[bytes], head: Head
    ) -> Appended | Conflict | Duplicate:
        return await self._write(lambda db: _append(db, room_id, expected, key, bodies, head))

    async def create(
        self, room_id: str, bodies: Sequence[bytes], head: Head, quota: Quota | None = None
    ) -> Appended | Conflict | OverQuota:
        return await self._write(lambda db: _create(db, room_id, bodies, head, quota))

    async def heads(self, room_ids: Iterable[str]) -> dict[str, int]:
        heads: dict[str, int] = {}
        for room_id in room_ids:
            for (head,) in await self._select("SELECT head FROM game WHERE id = ?", room_id):
                heads[room_id] = rows.integer(head)
        return heads

    async def valid_tokens(self, digests: Iterable[bytes], now: int) -> set[bytes]:
        found = await self._select(
            "SELECT digest FROM token WHERE expires > ? "
            "AND digest IN (SELECT value FROM json_each(?))",
            now,
            json.dumps([digest.hex() for digest in digests]),
        )
        return rows.digests(found)

    async def put_off(self, room_ids: Sequence[str], now: int, until: int) -> None:
        await self._change(
            "UPDATE game SET due = ? WHERE due <= ? AND id IN (SELECT value FROM json_each(?))",
            until,
            now,
            json.dumps(list(room_ids)),
        )

    async def check(self) -> None:
        if self._writer is None:
            raise StorageError("the store is closed")
        await self._writer.submit(self._probe, alone=True)

    def _probe(self, db: Connection) -> None:
        """Try to create a room. A write that is rolled back never fills the disk: look there."""
        if shutil.disk_usage(self._path.parent).free < MIN_FREE_BYTES:
            raise StorageError("the disk is almost full")
        db.execute("SAVEPOINT probe")
        for statement in PROBE:
            db.execute(statement)
        db.execute("ROLLBACK TO probe")


def _create(
    db: Connection, room_id: str, bodies: Sequence[bytes], head: Head, quota: Quota | None
) -> Appended | Conflict | OverQuota:
    if quota and is_over(quota, db.execute(COUNT_ROOMS, count_values(quota)).fetchall()):
        return OverQuota()
    answer = _append(db, room_id, 0, None, bodies, head)
    assert not isinstance(answer, Duplicate)  # there is no key
    return answer


def _append(
    db: Connection,
    room_id: str,
    expected: int,
    key: str | None,
    bodies: Sequence[bytes],
    head: Head,
) -> Appended | Conflict | Duplicate:
    """Advance the head if it is as expected, and insert the lines after it."""
    now = clock.now()
    row = (head.status, int(head.public), head.due, head.summary.decode(), now)
    last = expected + len(bodies)
    if expected == 0:
        moved = db.execute(
            "INSERT INTO game (status, public, due, summary, updated, head, id, code, created, "
            "host) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING "
            "RETURNING head",
            (*row, last, room_id, head.code, now, head.host),
        ).fetchall()
    else:
        moved = db.execute(
            "UPDATE game SET status = ?, public = ?, due = ?, summary = ?, updated = ?, "
            "head = ? WHERE id = ? AND head = ? "
            "AND NOT EXISTS (SELECT 1 FROM entry WHERE game = ? AND key = ?) RETURNING head",
            (*row, last, room_id, expected, room_id, key),
        ).fetchall()
    if not moved:
        return _why_not(db, room_id, key)
    for number, body in enumerate(bodies):
        seq = expected + 1 + number
        values = (room_id, seq, key if seq == last else None, body.decode())
        db.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", values)
    if head.players is not None:
        db.execute("DELETE FROM player WHERE game = ?", (room_id,))
        for guest in head.players:
            db.execute("INSERT INTO player VALUES (?, ?)", (guest, room_id))
    return Appended(last)


def _why_not(db: Connection, room_id: str, key: str | None) -> Conflict | Duplicate:
    """Return why an append failed."""
    before = db.execute("SELECT seq FROM entry WHERE game = ? AND key = ?", (room_id, key))
    for (seq,) in before.fetchall():
        return Duplicate(rows.integer(seq))
    found = db.execute("SELECT head FROM game WHERE id = ?", (room_id,)).fetchall()
    return Conflict(rows.integer(found[0][0]) if found else 0)


def _prepare(db: Connection, synchronous: str) -> None:
    try:
        db.execute("PRAGMA journal_mode = WAL").fetchall()
        db.execute(f"PRAGMA synchronous = {synchronous}").fetchall()
        db.execute("PRAGMA journal_size_limit = 67108864").fetchall()
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}").fetchall()
        migrate(db)
    except BaseException:
        db.close()
        raise


def migrate(db: Connection) -> None:
    """Migrate the schema to the newest version, each step in one transaction."""
    (version,) = db.execute("PRAGMA user_version").fetchall()[0]
    if rows.integer(version) > schema.VERSION:
        raise StorageError(
            f"the database has schema {version}, this program knows {schema.VERSION}"
        )
    for number in range(rows.integer(version), schema.VERSION):
        db.execute("BEGIN IMMEDIATE")
        for statement in schema.STEPS[number]:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number + 1}")
        db.execute("COMMIT")


def _claim(path: Path) -> IO[str]:
    """Lock the file against a second process; several writers need PostgreSQL."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        return lock_file(path.with_name(path.name + ".lock"))
    except LockedError as error:
        raise StorageError(f"another server is using {path}") from error
    except OSError as error:  # a disk that is read-only or full, a folder of somebody else
        raise StorageError(f"{path.parent} cannot be written: {error.strerror}") from error
