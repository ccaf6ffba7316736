"""Games from record files as rows of a Parquet file: how people play, for those who study it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ethnos.extras import naming_extras

with naming_extras():
    import pyarrow as pa
    import pyarrow.parquet as pq

from ethnos.packed.codes import codes_of
from ethnos.records.notation import parse_action
from ethnos.records.record import Record, load_record

logger = logging.getLogger("ethnos.export")

GAMES_AT_ONCE: Final = 100
"""The games of a row group."""

COLUMNS: Final = (
    ("game", pa.string(), "id of the room"),
    ("ended", pa.timestamp("ms", "UTC"), "when the game ended"),
    ("rules", pa.string(), "version of the rules"),
    ("players", pa.int8(), "number of players"),
    ("options", pa.string(), "options of the rules, as JSON"),
    ("tribes", pa.list_(pa.string()), "tribes in play"),
    ("exercise", pa.bool_(), "whether it began with a position and not with a deal"),
    ("bots", pa.list_(pa.string()), "bot of every seat; null for a person"),
    ("seats", pa.list_(pa.int8()), "deciding seat of every step"),
    ("codes", pa.list_(pa.int16()), "action code of every step"),
    ("glory", pa.list_(pa.int16()), "final glory of every seat"),
    ("winners", pa.list_(pa.int8()), "winning seats"),
    ("record", pa.string(), "the game record file, see record-format.md"),
)
"""Name, type, meaning. Names of players are in the record only."""


def write_played_games(path: Path, games: Iterable[tuple[str, int, bytes]]) -> int:
    """Write finished games, each with its id, when it ended (in ms) and its record.

    Return how many; those whose record cannot be read are left out.
    """
    schema = pa.schema([pa.field(name, kind) for name, kind, _ in COLUMNS])
    written = 0
    left = _rows(games)
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        while rows := list(islice(left, GAMES_AT_ONCE)):
            writer.write_table(pa.Table.from_pylist(rows, schema))
            written += len(rows)
    return written


def _rows(games: Iterable[tuple[str, int, bytes]]) -> Iterator[dict[str, Any]]:
    for game in games:
        try:
            yield _row(*game)
        except Exception:
            logger.exception("a record cannot be read", extra={"room": game[0]})


def _row(game: str, ended: int, data: bytes) -> dict[str, Any]:
    record = load_record(data)
    assert record.footer is not None  # the game is over
    header, steps = record.header, list(_steps(record))
    return {
        "game": game,
        "ended": ended,
        "rules": header.rules,
        "players": header.ruleset.players,
        "options": json.dumps(header.ruleset.options),
        "tribes": [str(tribe) for tribe in header.tribes],
        "exercise": header.is_exercise,
        "bots": [seat.bot for seat in header.seats],
        "seats": [seat for seat, _ in steps],
        "codes": [code for _, code in steps],
        "glory": record.footer.glory,
        "winners": record.footer.winners,
        "record": data.decode(),
    }


def _steps(record: Record) -> Iterator[tuple[int, int]]:
    """Yield the deciding seat and the code of every step."""
    for entry in record.entries:
        if entry.action is not None and entry.by is not None:
            for code in codes_of(parse_action(entry.action)):
                yield entry.by, code
