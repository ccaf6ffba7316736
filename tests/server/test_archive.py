"""Finished games leave the hot tables; everything about them works as before."""

from __future__ import annotations

import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import psycopg
import pytest

from ethnos.client import new_key
from ethnos.protocol import Hold, RefusalCode, SendChat
from ethnos.protocol.admin import EraseGuest, ExportGuest, HoldRoom, ListRooms
from ethnos.protocol.replay import Replay
from ethnos.server.admin.retention import Retention
from ethnos.server.clock import now
from ethnos.server.store import Appended, Guest, Head, ServerStore, Stored, archive_sql, store_for
from ethnos.server.store.sqlite import SqliteStore
from ethnos.server.store.transaction import Steps
from tests.server.finished_games import archive_now, finished_room
from tests.server.harness import LocalServer, ok, with_server, within
from tests.server.operators import KEY, order

OVER = Head("CODE01", "finished", False, None, b"{}", ("ann",), "ann")
LINES = [Stored(1, None, b'{"n":1}'), Stored(2, "ann:a", b'{"n":2}'), Stored(3, "bob:b", b"{}")]
FOREVER = 1 << 60


def run(database: str, test: Callable[[ServerStore], Awaitable[None]]) -> None:
    async def main() -> None:
        store = store_for(database)
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    within(main())


async def finish(store: ServerStore, room_id: str = "g") -> None:
    """Store a finished game."""
    for line in LINES:
        await store.append(room_id, line.seq - 1, line.key, [line.body], OVER)
    await store.snapshot(room_id, b"a record")
    await store.save_result(room_id, now(), b"a result")


def counted(database: str) -> dict[str, int]:
    """Return the number of rows in the tables of logs and records."""
    tables = ("entry", "record", "archive")
    return {table: len(rows_of(database, table)) for table in tables}


def rows_of(database: str, table: str) -> list[tuple[Any, ...]]:
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            return file.execute(f"SELECT * FROM {table}").fetchall()
    with psycopg.connect(database) as db:
        return db.execute(f"SELECT * FROM {table}".encode()).fetchall()


HOT = {"entry": 3, "record": 1, "archive": 0}
ARCHIVED = {"entry": 0, "record": 0, "archive": 1}


def test_archived_game_is_read_like_any_other(database: str) -> None:
    async def test(store: ServerStore) -> None:
        await store.save_guest(Guest("bob", "Bob"))
        await finish(store)
        assert counted(database) == HOT
        assert await store.archivable(FOREVER, "", 9) == ["g"]
        assert await store.archivable(0, "", 9) == []
        assert await store.archivable(FOREVER, "g", 9) == []
        assert await store.archive("g", LINES, b"a record")
        assert counted(database) == ARCHIVED
        assert await store.archivable(FOREVER, "", 9) == []
        assert await store.read("g") == LINES
        assert await store.read("g", after=1) == LINES[1:]
        assert await store.read("g", after=3) == []
        assert await store.snapshot_of("g") == b"a record"
        assert await store.heads(["g"]) == {"g": 3}
        assert [game.room_id for game in await store.games_of("ann", 9)] == ["g"]
        assert await store.rooms_with("bob") == ["g"]  # who had a seat at no time

        added = Stored(4, "ann:c", b"{}")
        assert await store.append("g", 3, added.key, [added.body], OVER) == Appended(4)
        assert await store.read("g") == [*LINES, added]
        assert await store.read("g", after=3) == [added]
        assert await store.archivable(FOREVER, "", 9) == ["g"]
        assert await store.archive("g", [*LINES, added], b"a record")
        assert await store.read("g", after=2) == [LINES[2], added]
        assert counted(database) == ARCHIVED

        await store.drop_rooms(["g"])
        assert await store.read("g") == []
        assert await store.rooms_with("bob") == []
        assert set(counted(database).values()) == {0}

    run(database, test)


def test_only_what_is_stored_is_archived(database: str) -> None:
    """What changed since it was read, or is not over, stays where it is."""

    async def test(store: ServerStore) -> None:
        await finish(store)
        assert not await store.archive("g", LINES[:2], b"a record")  # a line was added
        erased = [*LINES[:2], LINES[2]._replace(body=b'{"name":"bob"}')]
        assert not await store.archive("g", erased, b"a record")  # a name was erased
        assert not await store.archive("g", LINES, b"a record with a name")
        assert not await store.archive("unknown", [], b"")
        assert counted(database) == HOT
        await store.append("g", 3, None, [b"{}"], OVER._replace(status="closed"))
        closed = await store.read("g")
        assert not await store.archive("g", closed, b"a record")
        assert await store.archivable(FOREVER, "", 9) == []

    run(database, test)


def test_change_of_an_archived_game_leaves_nothing_behind(database: str) -> None:
    async def test(store: ServerStore) -> None:
        await finish(store)
        await store.archive("g", LINES, b"a record")
        await store.rewrite("g", {})
        assert counted(database) == ARCHIVED  # nothing to do
        await store.rewrite("g", {2: b"less"})
        assert counted(database) == HOT
        changed = [LINES[0], LINES[1]._replace(body=b"less"), LINES[2]]
        assert await store.read("g") == changed
        assert await store.archive("g", changed, b"a record")
        await store.snapshot("g", b"another")
        assert await store.snapshot_of("g") == b"another"
        assert await store.read("g") == changed
        assert await store.archivable(FOREVER, "", 9) == ["g"]
        assert counted(database) == HOT

    run(database, test)


# A process that is killed in the middle.


def archive_and_die(database: str, at: int) -> bool:
    """Archive in another process, which is killed before its statement `at`; say if it was."""
    child = os.fork()
    if child == 0:

        def killed(*game: Any) -> Steps[bool]:
            steps = original(*game)
            answer: Any = None
            number = 0
            while True:
                try:
                    statement = steps.send(answer)
                except StopIteration as ended:
                    if number == at:
                        os.kill(os.getpid(), signal.SIGKILL)  # before the commit
                    return bool(ended.value)
                if number == at:
                    os.kill(os.getpid(), signal.SIGKILL)
                number += 1
                answer = yield statement

        original, archive_sql._archive = archive_sql._archive, killed  # type: ignore[assignment]

        async def archive(store: ServerStore) -> None:
            await store.archive("g", LINES, b"a record")

        run(database, archive)
        os._exit(0)
    return os.WIFSIGNALED(os.waitpid(child, 0)[1])


async def _one_by_one(self: SqliteStore, begin: Callable[[], Steps[Any]]) -> Any:
    """Plant a bug: commit every statement by itself."""
    steps = begin()
    try:
        statement = next(steps)
        while True:
            statement = steps.send(await self._change(statement[0], *statement[1]))
    except StopIteration as ended:
        return ended.value


async def is_whole(store: ServerStore) -> bool:
    return await store.read("g") == LINES and await store.snapshot_of("g") == b"a record"


def outcomes_of_kills(database: str) -> list[tuple[bool, dict[str, int]]]:
    """Kill at each statement; return whether the game was whole afterwards, and where it was."""
    found: list[tuple[bool, dict[str, int]]] = []

    async def look(store: ServerStore) -> None:
        found.append((await is_whole(store), counted(database)))

    run(database, finish)
    at = 0
    while archive_and_die(database, at):
        run(database, look)
        at += 1
    run(database, look)
    return found


def test_kill_neither_loses_nor_doubles_a_game(database: str) -> None:
    *killed, done = outcomes_of_kills(database)
    assert len(killed) >= 9  # at each statement, and before the commit
    assert killed == [(True, HOT)] * len(killed)
    assert done == (True, ARCHIVED)


def test_planted_commit_of_every_statement_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "_transact", _one_by_one)
    places = [place for _, place in outcomes_of_kills(sqlite)]
    assert any(place["entry"] and place["archive"] for place in places)  # doubled


# Whole games.


def test_archived_game_is_opened_verified_and_talked_about(database: str) -> None:
    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        ann, bob = server.clients
        everything: list[Callable[[], Awaitable[object]]] = [
            *(lambda: ann.record(room), lambda: ann.verification(room), ann.my_games),
            *(
                ann.my_results,
                lambda: ann.record(room, "seat:0"),
                lambda: ann.get(f"/api/rooms/{room}/replay", Replay),
            ),
        ]
        before = [await ask() for ask in everything]
        listed = await order(server, ListRooms())
        assert await archive_now(server) == 1
        assert counted(database) == ARCHIVED
        assert [await ask() for ask in everything] == before
        assert not server.hub.rooms  # a record needs no room in memory
        assert await order(server, ListRooms()) == listed

        again = await server.join(bob, room)
        assert again.is_over
        await ok(again, SendChat(new_key(), "well played"))
        await again.close()
        await archive_now(server)
        once_more = await server.join(ann, room)
        assert [line.text for line in server.hub.rooms[room].state.chat] == ["well played"]
        await order(server, HoldRoom(room, Hold.CLOSED))
        assert RefusalCode.ROOM_CLOSED in str(await failing(ann.record(room)))
        await order(server, HoldRoom(room, None))
        assert (await ann.verification(room)).ok
        assert once_more.room.id == room

    with_server(database, test, unload_after=-1.0, admin_key=KEY)


async def failing(request: Awaitable[object]) -> Exception:
    try:
        await request
    except Exception as error:  # noqa: BLE001  # the caller looks at it
        return error
    raise AssertionError("it was answered")


def test_deleted_guest_is_gone_from_the_archive(database: str) -> None:
    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        me = server.clients[0].me
        assert me is not None
        await archive_now(server)
        told = await order(server, ExportGuest(me.id))
        assert [game["id"] for game in told["rooms"]] == [room]
        assert (me.id, room) in rows_of(database, "visitor")
        await order(server, EraseGuest(me.id))
        assert counted(database)["archive"] == 0
        assert await archive_now(server) == 1
        other = server.clients[1].me
        assert other is not None
        assert rows_of(database, "visitor") == [(other.id, room)]
        stored = await server.hub.store.read(room)
        record = await server.hub.store.snapshot_of(room)
        assert record is not None
        assert b"Person 0" not in b"".join(line.body for line in stored) + record
        assert b"Person 1" in record
        assert (await server.clients[1].verification(room)).ok

    with_server(database, test, unload_after=-1.0, admin_key=KEY)


def test_sweep_archives_what_rests_long_enough(sqlite: str) -> None:
    async def test(store: ServerStore) -> None:
        await finish(store)
        await store.append("damaged", 0, None, [b"no line"], OVER)
        await store.beat("p", now(), now())
        await Retention(store, "p", archive=1, pause=0).sweep()
        assert counted(sqlite)["archive"] == 0  # too young
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file, file:
            file.execute("UPDATE game SET updated = updated - ?", (2 * 24 * 3600 * 1000,))
        await Retention(store, "other", archive=1, pause=0).sweep()
        await Retention(store, "p", archive=0, pause=0).sweep()
        assert counted(sqlite)["archive"] == 0
        await Retention(store, "p", archive=1, pause=0).sweep()
        assert await store.archivable(FOREVER, "", 9) == ["damaged"]
        assert await is_whole(store)

    run(sqlite, test)
