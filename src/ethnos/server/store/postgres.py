"""The PostgreSQL store, shared by several processes and hosts.

The hot path is one statement in its own transaction. Nothing here outlives a transaction (no
session locks, no prepared statements), so a connection pooler in transaction mode can be used.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final, LiteralString, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

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
from ethnos.server.store.rows import Row
from ethnos.server.store.sql import COUNT_ROOMS, PROBE, SqlStore, count_values, is_over
from ethnos.server.store.transaction import Steps

Result = TypeVar("Result")

MIGRATION_LOCK: Final = 8_347_331
"""Arbitrary, but equal in all processes: only one migrates the schema at a time."""
FAILURES: Final = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.InternalError,  # a standby that only reads, a damaged page
)
"""Errors that are the database's and not those of a value."""

QUOTA_LOCK: Final = 8_347_332
"""The first half of the key of the lock on a guest's number of rooms."""

_MOVE: Final[LiteralString] = """
    UPDATE game SET code = %s, status = %s, public = %s, due = %s, summary = %s, updated = %s,
        head = %s WHERE id = %s AND head = %s RETURNING head"""
_BEGIN: Final[LiteralString] = """
    INSERT INTO game (code, status, public, due, summary, updated, head, id, created, host)
        VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
        ON CONFLICT (id) DO NOTHING RETURNING head"""
_WRITE: Final[LiteralString] = """, written AS (
    INSERT INTO entry (game, seq, key, body)
        SELECT %s, line.seq, line.key, line.body FROM moved,
            unnest(%s::bigint[], %s::text[], %s::text[]) AS line (seq, key, body))
    SELECT head FROM moved"""


class PostgresStore(SqlStore):
    """A store shared by several processes. See `Store` for the contract of each method."""

    shared = True

    def __init__(self, url: str, *, connections: int = 8) -> None:
        self._pool = AsyncConnectionPool(
            url,
            open=False,
            min_size=1,
            max_size=connections,
            timeout=3,
            kwargs={
                "autocommit": True,
                "client_encoding": schema.ENCODING,
                "prepare_threshold": None,
            },
            check=AsyncConnectionPool.check_connection,
        )

    async def open(self) -> None:
        await self._pool.open()
        try:
            async with self._connection() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
                await _migrate(db)
        except BaseException:
            await self._pool.close()
            raise

    async def close(self) -> None:
        await self._pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._pool.connection() as connection:
                yield connection
        except (*FAILURES, PoolTimeout, OSError) as error:
            raise StorageError(str(error)) from error

    async def _change(self, sql: LiteralString, *values: object) -> list[Row]:
        async with self._connection() as db:
            return await _execute(db, sql, values)

    _select = _change  # any connection may read and write

    async def _transact(self, begin: Callable[[], Steps[Result]]) -> Result:
        async with self._connection() as db, db.transaction():
            steps = begin()
            try:
                statement = next(steps)
                while True:
                    statement = steps.send(await _execute(db, *statement))
            except StopIteration as ended:
                result: Result = ended.value
        return result

    # The log.

    async def append(
        self, room_id: str, expected: int, key: str | None, bodies: Sequence[bytes], head: Head
    ) -> Appended | Conflict | Duplicate:
        try:
            async with self._connection() as db:
                if head.players is None:
                    moved = await _append(db, room_id, expected, key, bodies, head)
                else:
                    async with db.transaction():
                        moved = await _append(db, room_id, expected, key, bodies, head)
                        if moved:
                            await _seat(db, room_id, head.players)
        except psycopg.errors.UniqueViolation:
            moved = False  # duplicate key or line number: distinguished below
        if moved:
            return Appended(expected + len(bodies))
        if key is not None:
            sql: LiteralString = "SELECT seq FROM entry WHERE game = ? AND key = ?"
            for (seq,) in await self._select(sql, room_id, key):
                return Duplicate(rows.integer(seq))
        return Conflict((await self.heads([room_id])).get(room_id, 0))

    async def create(
        self, room_id: str, bodies: Sequence[bytes], head: Head, quota: Quota | None = None
    ) -> Appended | Conflict | OverQuota:
        async with self._connection() as db, db.transaction():
            if quota is not None and await _is_over(db, quota):
                return OverQuota()
            if not await _append(db, room_id, 0, None, bodies, head):
                return Conflict((await self.heads([room_id])).get(room_id, 0))
            await _seat(db, room_id, head.players or ())
        return Appended(len(bodies))

    async def heads(self, room_ids: Iterable[str]) -> dict[str, int]:
        found = await self._select("SELECT id, head FROM game WHERE id = ANY(?)", list(room_ids))
        return {str(room_id): rows.integer(head) for room_id, head in found}

    async def valid_tokens(self, digests: Iterable[bytes], now: int) -> set[bytes]:
        found = await self._select(
            "SELECT digest FROM token WHERE expires > ? AND digest = ANY(?)",
            now,
            [digest.hex() for digest in digests],
        )
        return rows.digests(found)

    async def put_off(self, room_ids: Sequence[str], now: int, until: int) -> None:
        await self._change(
            "UPDATE game SET due = ? WHERE due <= ? AND id = ANY(?)", until, now, list(room_ids)
        )

    async def check(self) -> None:
        try:
            async with self._connection() as db, db.transaction(force_rollback=True):
                for statement in PROBE:
                    await db.execute(statement)
        except psycopg.Error as error:  # whatever it is, a room cannot be created
            raise StorageError(str(error)) from error


async def _execute(db: AsyncConnection, sql: LiteralString, values: Sequence[object]) -> list[Row]:
    cursor = await db.execute(sql.replace("?", "%s"), values)
    return await cursor.fetchall() if cursor.description else []


async def _append(
    db: AsyncConnection,
    room_id: str,
    expected: int,
    key: str | None,
    bodies: Sequence[bytes],
    head: Head,
) -> bool:
    """Advance the head if it is as expected, and insert the lines after it."""
    now = clock.now()
    last = expected + len(bodies)
    row = (head.code, head.status, int(head.public), head.due, head.summary.decode(), now)
    lines = (
        room_id,
        [expected + 1 + number for number in range(len(bodies))],
        [*[None] * (len(bodies) - 1), key],
        [body.decode() for body in bodies],
    )
    if expected == 0:
        sql: LiteralString = f"WITH moved AS ({_BEGIN}) {_WRITE}"
        cursor = await db.execute(sql, (*row, last, room_id, now, head.host, *lines))
    else:
        sql = f"WITH moved AS ({_MOVE}) {_WRITE}"
        cursor = await db.execute(sql, (*row, last, room_id, expected, *lines))
    return bool(await cursor.fetchall())


async def _is_over(db: AsyncConnection, quota: Quota) -> bool:
    """Count a guest's rooms; until this transaction ends, no other can do so."""
    await db.execute("SELECT pg_advisory_xact_lock(%s, hashtext(%s))", (QUOTA_LOCK, quota.guest))
    cursor = await db.execute(COUNT_ROOMS.replace("?", "%s"), count_values(quota))
    return is_over(quota, await cursor.fetchall())


async def _seat(db: AsyncConnection, room_id: str, players: tuple[str, ...]) -> None:
    await db.execute("DELETE FROM player WHERE game = %s", (room_id,))
    for guest in players:
        await db.execute("INSERT INTO player VALUES (%s, %s)", (guest, room_id))


async def _migrate(db: AsyncConnection) -> None:
    """Migrate the schema to the newest version, in one transaction."""
    await db.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
    cursor = await db.execute("SELECT number FROM schema_version")
    found = await cursor.fetchall()
    version = rows.integer(found[0][0]) if found else 0
    if version > schema.VERSION:
        raise StorageError(
            f"the database has schema {version}, this program knows {schema.VERSION}"
        )
    for step in schema.STEPS[version:]:
        for statement in step:
            await db.execute(statement.encode())
    await db.execute("DELETE FROM schema_version")
    await db.execute("INSERT INTO schema_version VALUES (%s)", (schema.VERSION,))
