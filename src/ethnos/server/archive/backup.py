"""Backup and restore. A backup is one SQLite file, whatever the store, taken while the server runs.

`ethnos serve` can open the file as its database, and `restore` copies it into an empty database of
either kind. So it is also the way from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from ethnos.rules.errors import EthnosError
from ethnos.server.store import schema
from ethnos.server.store.rows import Row
from ethnos.server.store.sqlite import file_uri, keep_private, migrate


class BackupError(EthnosError):
    """Raised when a backup cannot be made or restored."""


def back_up(database: str, target: Path) -> int:
    """Copy a consistent snapshot into a new file; return the number of games."""
    if target.exists():
        raise BackupError(f"{target} exists already; a backup never overwrites")
    target.parent.mkdir(parents=True, exist_ok=True)
    if database.startswith("sqlite:///"):
        source = Path(database.removeprefix("sqlite:///"))
        if not source.is_file():
            raise BackupError(f"there is no database at {source}")
        with closing(sqlite3.connect(file_uri(source, "ro"), uri=True)) as db:
            keep_private(target)  # VACUUM INTO accepts an empty file
            db.execute("VACUUM INTO ?", (str(target),))
    else:
        keep_private(target)
        _copy_from_postgres(database, target)
    with closing(sqlite3.connect(file_uri(target, "ro"), uri=True)) as db:
        if db.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise BackupError(f"the copy at {target} is damaged")
        return int(db.execute("SELECT COUNT(*) FROM game").fetchone()[0])


def _copy_from_postgres(database: str, target: Path) -> None:
    import psycopg  # noqa: PLC0415  # SQLite servers do without it

    with (
        psycopg.connect(database, client_encoding=schema.ENCODING) as source,
        closing(sqlite3.connect(target)) as db,
    ):
        source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ  # one snapshot
        migrate(db)
        for table in schema.TABLES:
            with source.cursor(name=f"copy_{table}") as cursor:
                cursor.execute(f"SELECT * FROM {table}".encode())
                _insert(db, table, iter(cursor))
        db.commit()


def _insert(db: sqlite3.Connection, table: str, rows: Iterator[Row]) -> None:
    for row in rows:
        marks = ", ".join("?" * len(row))
        db.execute(f"INSERT INTO {table} VALUES ({marks})", row)


def restore(source: Path, database: str) -> int:
    """Copy a backup into an empty database; return the number of games."""
    if not source.is_file():
        raise BackupError(f"there is no backup at {source}")
    with closing(sqlite3.connect(file_uri(source, "ro"), uri=True)) as db:
        if database.startswith("sqlite:///"):
            target = Path(database.removeprefix("sqlite:///"))
            if target.exists():
                raise BackupError(f"{target} exists already; restore into an empty place")
            target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            keep_private(target)
            db.execute("VACUUM INTO ?", (str(target),))
        else:
            _copy_to_postgres(db, database)
        return int(db.execute("SELECT COUNT(*) FROM game").fetchone()[0])


def _copy_to_postgres(db: sqlite3.Connection, database: str) -> None:
    import psycopg  # noqa: PLC0415  # SQLite servers do without it

    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version != schema.VERSION:
        raise BackupError("open the backup once with 'ethnos serve' to bring it up to date")
    with psycopg.connect(database, client_encoding=schema.ENCODING) as target:
        try:
            for table in schema.KEPT:
                found = target.execute(f"SELECT 1 FROM {table} LIMIT 1".encode()).fetchall()
                if found:
                    raise BackupError("the database is not empty")
        except psycopg.errors.UndefinedTable:
            raise BackupError("start a server on the database once, to make its tables") from None
        for table in schema.WRITTEN_AT_START:
            target.execute(f"DELETE FROM {table}".encode())
        for table in schema.TABLES:
            with target.cursor() as cursor:
                rows = db.execute(f"SELECT * FROM {table}")
                width = len(rows.description)
                marks = ", ".join(["%s"] * width)
                cursor.executemany(f"INSERT INTO {table} VALUES ({marks})".encode(), rows)
