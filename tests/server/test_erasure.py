"""The data of a guest: all of it on request, and none of it after it was deleted."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import psycopg
import pytest

from ethnos.client import RefusedRequestError, new_key
from ethnos.client.connection import GaveUpError
from ethnos.protocol import Leave, RoomOptions, SeatRequest, SendChat, TakeSeat
from ethnos.protocol.admin import EraseGuest, ExportGuest
from ethnos.protocol.bodies import ChangeMe
from ethnos.server.desk import rooms
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.guests import Guests
from ethnos.server.store import KeptReview
from ethnos.server.store.schema import TABLES
from tests.server.harness import Chooser, LocalServer, act, next_mover, ok, with_server
from tests.server.operators import KEY, order
from tests.waiting import wait_until

NAME, SECRET = "Rumpelstiltskin", "my telephone number"


def everything_in(database: str) -> str:
    """Return every value in a database as one text."""
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            return str([file.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES])
    with psycopg.connect(database) as db:
        return str([db.execute(f"SELECT * FROM {table}".encode()).fetchall() for table in TABLES])


def test_deleted_guest_leaves_games_without_a_name(database: str) -> None:
    async def test(server: LocalServer) -> None:
        ann, bob = await server.room_with(2)
        client = server.clients[0]
        me = await client.sign_in(NAME)
        chooser, people = Chooser(7), (ann, bob)
        await ok(ann, SendChat(new_key(), SECRET))
        await ok(bob, SendChat(new_key(), "hello"))
        while (mover := await next_mover(people)) is not None:
            await act(mover, chooser.choose(mover))
        over = ann.room.id
        await wait_until(lambda: server.hub.store.result_of(over), "the result is stored")
        await server.hub.store.save_review(KeptReview(over, 1, "", NAME.encode()), 0, 9)

        seats = [SeatRequest("me", name=NAME), SeatRequest("open")]
        lobby = (await client.create_room(RoomOptions(players=2), seats)).id
        left = (await server.clients[1].create_room(RoomOptions(players=2), [])).id
        gone = await server.join(client, left)
        await ok(gone, TakeSeat(new_key(), 0, NAME))
        await ok(gone, SendChat(new_key(), SECRET))
        await ok(gone, Leave(new_key()))

        told = await order(server, ExportGuest(me.id))
        assert (told["name"], {room["id"] for room in told["rooms"]}) == (NAME, {over, lobby, left})
        assert [said["text"] for said in told["chat"]] == [SECRET, SECRET]
        assert [result["id"] for result in told["results"]] == [over]
        before = everything_in(database)
        assert NAME in before
        assert SECRET in before

        await order(server, EraseGuest(me.id, why="asked for"))
        after = everything_in(database)
        assert NAME not in after
        assert "Person 0" not in after  # the name at the first table
        assert SECRET not in after
        assert "hello" in after

        await wait_until(lambda: gone._failure is not None, "the socket is closed")
        with pytest.raises(GaveUpError, match="4005"):
            await gone.command(SendChat(new_key(), "still here"))
        with pytest.raises(RefusedRequestError, match="401"):
            await client.my_games()
        other = server.clients[1]
        assert (await other.verification(over)).ok
        assert NAME not in (await other.record(over)).decode()
        (result,) = (await other.my_results()).results
        assert [seat.name for seat in result.seats] == ["\u2014", "Person 1"]
        again = await server.join(other, over)
        assert [seat.name for seat in again.room.seats] == ["\u2014", "Person 1"]
        assert [line.text for line in server.hub.rooms[over].state.chat] == ["hello"]

    with_server(database, test, admin_key=KEY)


def test_bot_takes_over_for_a_deleted_player(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        ann, bob = await server.room_with(2)
        me = server.clients[0].me
        assert me is not None
        await order(server, EraseGuest(me.id))
        await bob.until(lambda: bob.room.seats[0].standing_in is not None)
        assert bob.room.seats[0].title == "\u2014"
        await bob.until(lambda: bob.is_my_turn)
        assert ann.room.id == bob.room.id

    with_server(sqlite, test, admin_key=KEY)


def test_change_of_a_deleted_guest_brings_nothing_back(database: str) -> None:
    """Who asks may be deleted after they were recognized and before the change is stored."""

    async def test(server: LocalServer) -> None:
        client = await server.guest(NAME)
        guest = await Guests(server.hub.store).who(client.token)
        assert guest is not None
        await order(server, EraseGuest(guest.id))
        for wanted in (ChangeMe(NAME), ChangeMe(webhook="https://example.org/hook")):
            with pytest.raises(RequestError, match="no_session"):
                await rooms.change(server.hub, guest, wanted)
        assert NAME not in everything_in(database)
        assert await server.hub.store.guest(guest.id) is None

    with_server(database, test, admin_key=KEY, webhooks=True)
