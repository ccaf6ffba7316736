"""All finished games of a server, one after the other, for files: even while the server runs."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, LiteralString, NamedTuple

from ethnos.records.record import SUFFIX
from ethnos.rules.errors import EthnosError
from ethnos.server.archive.finished import build_record
from ethnos.server.clock import now
from ethnos.server.rooms import daily
from ethnos.server.rooms.summary import read_summary
from ethnos.server.store import schema
from ethnos.server.store.archive_sql import select_log, select_record
from ethnos.server.store.rows import Row, integer
from ethnos.server.store.sqlite import file_uri

logger = logging.getLogger("ethnos.export")

BATCH: Final = 100
_GAMES: Final[LiteralString] = """
    SELECT id, COALESCE(ended, updated), summary FROM game LEFT JOIN result ON result.game = game.id
    WHERE status = 'finished' AND id > ? ORDER BY id LIMIT ?"""

Select = Callable[..., list[Row]]


class ExportError(EthnosError):
    """Raised when the games of a database cannot be read."""


class FinishedGame(NamedTuple):
    """A game that is over."""

    room_id: str
    ended: int
    record: bytes

    @property
    def file_name(self) -> str:
        """Where it lies in a folder of records: one folder for each month."""
        ended = datetime.fromtimestamp(self.ended / 1000, UTC)
        return f"{ended:%Y-%m}/{ended:%Y-%m-%d}-{self.room_id}{SUFFIX}"


def finished_games(database: str) -> Iterator[FinishedGame]:
    """Yield every finished game, archived or not, by its room's id.

    Closed rooms are left out, as are daily deals that others still play.
    """
    with _reading(database) as select:
        last = ""
        while games := select(_GAMES, last, BATCH):
            for room_id, ended, summary in games:
                last = str(room_id)
                try:
                    day = read_summary(str(summary).encode()).summary.daily
                    if day is None or daily.closes(day) <= now():
                        yield FinishedGame(last, integer(ended), _record(select, last))
                except Exception:
                    logger.exception("a game cannot be read", extra={"room": last})


def write_records(folder: Path, games: Iterator[FinishedGame]) -> int:
    """Write each game as a record file into a folder; return how many files are new or changed."""
    written = 0
    for game in games:
        path = folder / game.file_name
        if path.exists() and path.read_bytes() == game.record:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.write_bytes(game.record)
        part.replace(path)
        written += 1
    return written


def _record(select: Select, room_id: str) -> bytes:
    return select_record(select, room_id) or build_record(select_log(select, room_id))


@contextmanager
def _reading(database: str) -> Iterator[Select]:
    """Connect read-only, beside a running server."""
    if database.startswith("sqlite:///"):
        path = Path(database.removeprefix("sqlite:///"))
        if not path.is_file():
            raise ExportError(f"there is no database at {path}")
        with closing(sqlite3.connect(file_uri(path, "ro"), uri=True)) as db:
            _check(db.execute("PRAGMA user_version").fetchall())
            yield lambda sql, *values: db.execute(sql, values).fetchall()
        return
    import psycopg  # noqa: PLC0415  # SQLite servers do without it

    with psycopg.connect(database, autocommit=True) as server:
        try:
            _check(server.execute("SELECT number FROM schema_version").fetchall())
        except psycopg.errors.UndefinedTable:
            _check([])
        yield lambda sql, *values: server.execute(sql.replace("?", "%s"), values).fetchall()


def _check(version: list[Row]) -> None:
    if version != [(schema.VERSION,)]:
        raise ExportError("start the server once, to bring its database up to date")
