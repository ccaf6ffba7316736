"""Statements about the archive, the same for both databases."""

from __future__ import annotations

import asyncio
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, LiteralString, NamedTuple, TypeVar

import msgspec

from ethnos.server.store import rows
from ethnos.server.store.base import Stored
from ethnos.server.store.rows import Row
from ethnos.server.store.transaction import Steps

Result = TypeVar("Result")

LEVEL: Final = 9
"""A game is compressed once: 3 ms for a sixth of the space."""

# One statement each: a game may move into the archive, or out of it, between two.
_READ: Final[LiteralString] = """
    SELECT seq, key, body, NULL AS log FROM entry WHERE game = ? AND seq > ?
    UNION ALL SELECT 0, NULL, '', log FROM archive WHERE game = ? AND head > ? ORDER BY seq"""
_RECORD: Final[LiteralString] = """
    SELECT body, NULL AS packed FROM record WHERE game = ?
    UNION ALL SELECT '', record FROM archive WHERE game = ?"""
_SAVE_RECORD: Final[LiteralString] = """
    INSERT INTO record VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET body = excluded.body"""
_INSERT: Final[LiteralString] = """
    INSERT INTO archive (game, head, log, record) VALUES (?, ?, ?, ?) ON CONFLICT (game)
    DO UPDATE SET head = excluded.head, log = excluded.log, record = excluded.record"""
_VISITED: Final[LiteralString] = """
    INSERT INTO visitor SELECT id, ? FROM guest WHERE id = ? ON CONFLICT DO NOTHING"""
"""Guests who were deleted have no row; their ids stay in the log, but are listed nowhere."""
_LOCK: Final[LiteralString] = "UPDATE game SET head = head WHERE id = ? RETURNING head, status"
"""Locks a room until the transaction ends: an append changes the same row."""

_decode = msgspec.json.Decoder(list[tuple[str | None, str]]).decode


def pack(lines: Sequence[Stored]) -> bytes:
    """Return a log as one compressed value: the key and body of each line, as JSON."""
    pairs = [(line.key, line.body.decode()) for line in lines]
    return zlib.compress(msgspec.json.encode(pairs), LEVEL)


def unpack(packed: object) -> list[Stored]:
    """Return the lines of a packed log; their numbers begin with 1 and have no gaps."""
    pairs = _decode(zlib.decompress(_blob(packed)))
    return [Stored(seq, key, body.encode()) for seq, (key, body) in enumerate(pairs, 1)]


def select_log(select: Callable[..., list[Row]], room_id: str, after: int = 0) -> list[Stored]:
    """Return the log of a room; for readers with a connection of their own."""
    return _log(select(_READ, room_id, after, room_id, after), after)


def select_record(select: Callable[..., list[Row]], room_id: str) -> bytes | None:
    """Return the stored record of a game, if any; for readers with a connection of their own."""
    return _read_record(select(_RECORD, room_id, room_id))


def _read_record(found: list[Row]) -> bytes | None:
    """Return the record in a row of text and compressed bytes, one of them empty."""
    for text, packed in found:
        return str(text).encode() if packed is None else zlib.decompress(_blob(packed))
    return None


def _blob(value: object) -> bytes:
    assert isinstance(value, bytes)
    return value


class _Packed(NamedTuple):
    log: bytes
    record: bytes


class ArchiveSql(ABC):
    """See `ArchiveStore` and `Store` for the contract of each method."""

    @abstractmethod
    async def _select(self, sql: LiteralString, *values: object) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def _transact(self, begin: Callable[[], Steps[Result]]) -> Result:
        """Run the steps that `begin` returns in one transaction."""

    async def read(self, room_id: str, after: int = 0) -> list[Stored]:
        return _log(await self._select(_READ, room_id, after, room_id, after), after)

    async def snapshot_of(self, room_id: str) -> bytes | None:
        return _read_record(await self._select(_RECORD, room_id, room_id))

    async def snapshot(self, room_id: str, body: bytes) -> None:
        def steps() -> Steps[None]:
            yield from _unarchive(room_id)
            yield _SAVE_RECORD, (room_id, body.decode())

        await self._transact(steps)

    async def rewrite(self, room_id: str, bodies: Mapping[int, bytes]) -> None:
        def steps() -> Steps[None]:
            yield from _unarchive(room_id)
            for seq, body in bodies.items():
                sql: LiteralString = "UPDATE entry SET body = ? WHERE game = ? AND seq = ?"
                yield sql, (body.decode(), room_id, seq)

        if bodies:
            await self._transact(steps)

    async def archivable(self, before: int, after: str, limit: int) -> list[str]:
        found = await self._select(
            "SELECT id FROM game WHERE status = 'finished' AND archived < head "
            "AND updated < ? AND id > ? ORDER BY id LIMIT ?",
            *(before, after, limit),
        )
        return [str(room_id) for (room_id,) in found]

    async def archive(self, room_id: str, lines: Sequence[Stored], record: bytes) -> bool:
        packed = await asyncio.to_thread(lambda: _Packed(pack(lines), zlib.compress(record, LEVEL)))
        return await self._transact(lambda: _archive(room_id, lines, record, packed))


def _log(found: list[Row], after: int) -> list[Stored]:
    """Return the lines after this number, from rows of `_READ`."""
    archived = [line for *_, packed in found if packed is not None for line in unpack(packed)]
    hot = rows.stored([(seq, key, body) for seq, key, body, packed in found if packed is None])
    return [*(line for line in archived if line.seq > after), *hot]


def _archive(room_id: str, lines: Sequence[Stored], record: bytes, packed: _Packed) -> Steps[bool]:
    locked = yield _LOCK, (room_id,)
    if [status for _, status in locked] != ["finished"]:
        return False
    # Nothing leaves the hot tables that is not, byte for byte, in what replaces it.
    if _log((yield _READ, (room_id, 0, room_id, 0)), 0) != list(lines):
        return False
    if _read_record((yield _RECORD, (room_id, room_id))) not in (None, record):
        return False
    yield _INSERT, (room_id, len(lines), packed.log, packed.record)
    for guest in sorted(_guests_in(lines)):
        yield _VISITED, (room_id, guest)
    yield "DELETE FROM entry WHERE game = ?", (room_id,)
    yield "DELETE FROM record WHERE game = ?", (room_id,)
    yield "UPDATE game SET archived = head WHERE id = ?", (room_id,)
    return True


def _unarchive(room_id: str) -> Steps[None]:
    """Bring a game back into the hot tables, if it is in the archive."""
    yield "UPDATE game SET archived = 0 WHERE id = ?", (room_id,)  # locks it as well
    for log, record in (yield "SELECT log, record FROM archive WHERE game = ?", (room_id,)):
        for seq, key, body in unpack(log):
            yield "INSERT INTO entry VALUES (?, ?, ?, ?)", (room_id, seq, key, body.decode())
        yield _SAVE_RECORD, (room_id, zlib.decompress(_blob(record)).decode())
        yield "DELETE FROM archive WHERE game = ?", (room_id,)


def _guests_in(lines: Sequence[Stored]) -> set[str]:
    """Return the guests who did something in a room: a key begins with theirs."""
    keys = [line.key.partition(":") for line in lines if line.key]
    return {guest for guest, colon, _ in keys if colon}
