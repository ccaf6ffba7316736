"""Finished games as files: of a running server, archived or not."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ethnos.cli.app import run
from ethnos.env.export import actions_of
from ethnos.env.played_games import COLUMNS, write_played_games
from ethnos.protocol import Hold
from ethnos.protocol.admin import HoldRoom
from ethnos.records.notation import parse_action
from ethnos.records.record import load_record
from ethnos.records.verify import verify_bytes
from ethnos.server.archive import exports
from ethnos.server.archive.exports import ExportError, finished_games, write_records
from ethnos.server.store.schema import VERSION
from tests.server.finished_games import archive_now, finished_room
from tests.server.harness import LocalServer, with_server
from tests.server.operators import KEY, order

SCHEMAS = Path(__file__).parent / "databases"


def test_games_are_written_as_records_and_parquet(database: str, tmp_path: Path) -> None:
    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        await server.hub.settled()  # the result tells when it ended
        (hot,) = finished_games(database)
        await archive_now(server)
        assert list(finished_games(database)) == [hot]
        await order(server, HoldRoom(room, Hold.CLOSED))
        assert list(finished_games(database)) == []
        await order(server, HoldRoom(room, None))
        folder, table = tmp_path / "records", tmp_path / "games.parquet"
        assert write_records(folder, finished_games(database)) == 1
        assert write_records(folder, finished_games(database)) == 0  # nothing is new
        (path,) = folder.glob(f"20*-*/20*-{room}.ethnos.jsonl")
        data = path.read_bytes()
        assert verify_bytes(data).ok
        assert write_played_games(table, finished_games(database)) == 1
        found = pq.read_table(table)
        assert found.schema.names == [name for name, _, _ in COLUMNS]
        (row,) = found.to_pylist()
        assert (row["game"], row["record"].encode()) == (room, data)
        record = load_record(data)
        taken = [parse_action(entry.action) for entry in record.entries if entry.action]
        assert actions_of(row["codes"]) == taken
        assert len(row["seats"]) == len(row["codes"])
        assert record.footer is not None
        assert (tuple(row["glory"]), row["bots"]) == (record.footer.glory, [None, None])

    with_server(database, test, unload_after=-1.0, admin_key=KEY)


def test_sealed_deals_and_old_databases_are_not_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The fixture holds a finished game of the deal of 18 November 2026."""
    path = tmp_path / "x.db"
    newest = SCHEMAS / f"schema{VERSION}.sql"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(newest.read_text(encoding="utf-8"))
    url = f"sqlite:///{path}"
    day = 24 * 3600 * 1000
    midnight = 1_794_960_000_000  # the day begins
    for now, games in ((midnight + day, 0), (midnight + day + 3600_000, 1)):
        monkeypatch.setattr(exports, "now", lambda now=now: now)
        assert len(list(finished_games(url))) == games
    assert run(["export", str(tmp_path / "records"), "--database", url, "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("1 game written to ")
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 7")
    with pytest.raises(ExportError, match="up to date"):
        list(finished_games(url))
    with pytest.raises(ExportError, match="no database"):
        list(finished_games(f"sqlite:///{tmp_path / 'nothing.db'}"))


NO_RECORD = zlib.compress(b"?").hex()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE game SET summary = '?'",
        "UPDATE archive SET record = X'00'",
        f"UPDATE archive SET record = X'{NO_RECORD}'",
    ],
)
def test_a_game_that_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    monkeypatch.setattr(exports, "now", lambda: 2**50)  # nothing is sealed
    path = tmp_path / "x.db"
    url = f"sqlite:///{path}"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((SCHEMAS / f"schema{VERSION}.sql").read_text(encoding="utf-8"))
    assert write_played_games(tmp_path / "one.parquet", finished_games(url)) == 1
    with closing(sqlite3.connect(path)) as db:
        db.execute(damage)
        db.commit()
    assert write_played_games(tmp_path / "none.parquet", finished_games(url)) == 0
