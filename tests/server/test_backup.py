"""Backups restore, databases of older schemas upgrade, finished games stay replayable."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest

from ethnos.client import new_key
from ethnos.protocol import RoomOptions, SeatRequest, SendChat
from ethnos.records.codec import state_hash
from ethnos.records.record import load_record
from ethnos.records.replay import final_state
from ethnos.server.archive.backup import BackupError, back_up, restore
from ethnos.server.archive.finished import build_record
from ethnos.server.store import ServerStore, Store, Stored, schema, store_for
from tests.server.harness import count, report, within
from tests.server.hubs import ANN, hubs
from tests.waiting import wait_until

Found = TypeVar("Found")


def number_of(fixture: Path) -> int:
    return int(fixture.stem.removeprefix("schema"))


FIXTURES = sorted((Path(__file__).parent / "databases").glob("*.sql"), key=number_of)


async def logs(store: Store) -> dict[str, list[Stored]]:
    games = await store.games_of("ann", 1_000)
    return {game.room_id: await store.read(game.room_id) for game in games}


async def opened(database: str, read: Callable[[ServerStore], Awaitable[Found]]) -> Found:
    store = store_for(database)
    await store.open()
    try:
        return await read(store)
    finally:
        await store.close()


async def read_all(database: str) -> dict[str, list[Stored]]:
    return await opened(database, logs)


async def records(store: ServerStore) -> dict[str, bytes | None]:
    games = await store.games_of("ann", 1_000)
    return {game.room_id: await store.snapshot_of(game.room_id) for game in games}


async def busy(database: str, copies: list[Path]) -> dict[str, list[Stored]]:
    """Write to several rooms continuously while backups are taken; return the final logs."""
    async with hubs(database) as (hub,):
        seats = [SeatRequest("me")]
        made = [await hub.new_rooms.create(ANN, RoomOptions(players=2), seats) for _ in range(4)]
        rooms = [await hub.room(room.room_id) for room in made]
        stop = asyncio.Event()

        async def write(number: int) -> None:
            while not stop.is_set():
                await rooms[number].submit(ANN, SendChat(new_key(), "more"))

        def written() -> int:
            return sum(room.state.seq for room in rooms)

        writers = [asyncio.create_task(write(number)) for number in range(4)]
        for copy in copies:
            before = written()
            await wait_until(lambda v=before: written() > v, "more was written")  # type: ignore[misc]
            await asyncio.to_thread(back_up, database, copy)
        stop.set()
        await asyncio.gather(*writers)
        return await logs(hub.store)


@pytest.mark.soak
def test_backup_of_busy_server_is_prefix_of_log(database: str, tmp_path: Path) -> None:
    copies = [tmp_path / f"copy{number}.db" for number in range(count(4, 20))]
    whole = within(busy(database, copies))
    sizes = []
    for copy in copies:
        found = within(read_all(f"sqlite:///{copy}"))
        assert found.keys() == whole.keys()
        for game, lines in found.items():
            assert lines == whole[game][: len(lines)]
        sizes.append(sum(map(len, found.values())))
    assert sizes == sorted(sizes)
    assert sizes[-1] > sizes[0]
    report(f"goal 6: {len(copies)} backups of a busy server, each an exact prefix")


def test_backup_moves_between_sqlite_and_postgres(postgres: Any, tmp_path: Path) -> None:
    first = f"sqlite:///{tmp_path / 'first.db'}"
    whole = within(busy(first, []))
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    assert back_up(first, copy) == 4
    second = postgres.new_database("restored")
    with pytest.raises(BackupError, match="make its tables"):
        restore(copy, second)
    within(read_all(second))
    assert restore(copy, second) == 4
    assert within(read_all(second)) == whole
    with pytest.raises(BackupError, match="not empty"):
        restore(copy, second)
    assert back_up(second, again) == 4
    third = f"sqlite:///{tmp_path / 'third.db'}"
    restore(again, third)
    assert within(read_all(third)) == whole
    with pytest.raises(BackupError, match="exists already"):
        back_up(first, copy)
    with pytest.raises(BackupError, match="exists already"):
        restore(copy, third)
    with pytest.raises(BackupError, match="no database"):
        back_up("sqlite:////nowhere/x.db", tmp_path / "y.db")
    with pytest.raises(BackupError, match="no backup"):
        restore(tmp_path / "nothing", third)


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.stem)
def test_database_of_every_released_schema_upgrades(fixture: Path, tmp_path: Path) -> None:
    """Each fixture holds a finished game with the hash of its last state, and a running one.

    Since schema 8 the finished game is in the archive.
    """
    path = tmp_path / "old.db"
    old = sqlite3.connect(path)
    old.executescript(fixture.read_text(encoding="utf-8"))
    old.close()
    found = within(read_all(f"sqlite:///{path}"))
    stored = within(opened(f"sqlite:///{path}", records))
    assert len(found) == 2
    assert sum(body is not None for body in stored.values()) == 1
    for game, body in stored.items():
        if body is None:
            continue
        record = load_record(body)
        assert record.footer is not None
        assert state_hash(final_state(record)) == record.footer.state
        rebuilt = load_record(build_record(found[game]))
        assert (rebuilt.entries, rebuilt.footer) == (record.entries, record.footer)


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.stem)
def test_copy_made_before_an_upgrade_leads_back(fixture: Path, tmp_path: Path) -> None:
    """The way back to an earlier version is the backup: an upgrade never touches it."""
    path, copy = tmp_path / "old.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(fixture.read_text(encoding="utf-8"))
        before = list(old.iterdump())
    back_up(f"sqlite:///{path}", copy)
    within(read_all(f"sqlite:///{path}"))
    restore(copy, f"sqlite:///{tmp_path / 'restored.db'}")
    with closing(sqlite3.connect(tmp_path / "restored.db")) as restored:
        assert list(restored.iterdump()) == before
        assert restored.execute("PRAGMA user_version").fetchone() == (number_of(fixture),)


def test_every_released_schema_upgrades_in_postgres(postgres: Any) -> None:
    """The steps are the same, and each finds what the ones before it have left."""
    for fixture in FIXTURES:
        url = postgres.new_database(f"upgrade{number_of(fixture)}")
        with closing(sqlite3.connect(":memory:")) as old, psycopg.connect(url) as target:
            old.executescript(fixture.read_text(encoding="utf-8"))
            for step in schema.STEPS[: number_of(fixture)]:
                for statement in step:
                    target.execute(statement.encode())
            target.execute("CREATE TABLE schema_version (number INTEGER NOT NULL)")
            target.execute("INSERT INTO schema_version VALUES (%s)", (number_of(fixture),))
            tables = old.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for (table,) in tables:
                rows = old.execute(f"SELECT * FROM {table}")
                marks = ", ".join(["%s"] * len(rows.description))
                sql = f"INSERT INTO {table} VALUES ({marks})".encode()
                target.cursor().executemany(sql, rows.fetchall())
            log = old.execute("SELECT COUNT(*) FROM entry").fetchone()[0]
        found = within(read_all(url))
        assert len(found) == 2
        assert sum(map(len, found.values())) >= log > 0


def test_current_schema_has_fixture() -> None:
    assert [path.stem for path in FIXTURES] == [
        f"schema{number}" for number in range(1, schema.VERSION + 1)
    ]


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_other_users_cannot_read_databases(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    path, copy, again = folder / "ethnos.db", tmp_path / "copy.db", tmp_path / "again" / "x.db"
    before = os.umask(0o022)
    try:
        within(read_all(f"sqlite:///{path}"))
        back_up(f"sqlite:///{path}", copy)
        restore(copy, f"sqlite:///{again}")
        assert [file.stat().st_mode & 0o077 for file in (folder, path, copy, again)] == [0] * 4
        path.chmod(0o644)  # as earlier versions made it
        within(read_all(f"sqlite:///{path}"))
        assert path.stat().st_mode & 0o777 == 0o640
    finally:
        os.umask(before)
