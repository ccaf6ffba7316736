"""Rooms that an operator pauses, closes or hides, and lets go again."""

from __future__ import annotations

import asyncio

import pytest

from ethnos.client import Connection, RefusedRequestError, new_key
from ethnos.client.connection import GaveUpError
from ethnos.protocol import (
    Clock,
    ClockKind,
    Hold,
    RoomOptions,
    SeatRequest,
    SendChat,
    TakeAction,
)
from ethnos.protocol.admin import HideRoom, HoldRoom, ListRooms, RoomFilter
from ethnos.server.admin.amend import OrderError
from ethnos.server.live.hub import Hub
from ethnos.server.rooms import log
from ethnos.server.rooms.fold import fold
from ethnos.server.store import Guest
from tests.server.finished_games import finished_room
from tests.server.harness import LocalServer, act, ok, refused, to_move, with_server
from tests.server.operators import KEY, order
from tests.waiting import wait_until


async def found(server: LocalServer, state: RoomFilter) -> list[str]:
    answer = await order(server, ListRooms(state=state))
    return [one["room"]["id"] for one in answer["rooms"]]


def time_left(mover: Connection, hub: Hub) -> int:
    assert mover.due is not None
    return mover.due - hub.now()


def test_paused_room_keeps_its_clock_and_only_talks(database: str) -> None:
    async def test(server: LocalServer) -> None:
        clock = Clock(ClockKind.LIVE, 600)
        people = await server.room_with(2, clock=clock)
        room, mover = people[0].room.id, to_move(people)
        left = time_left(mover, server.hub)
        await order(server, HoldRoom(room, Hold.PAUSED, "a quarrel"))
        await mover.until(lambda: mover.room.held is Hold.PAUSED)
        assert mover.due is None
        assert await refused(mover, TakeAction(new_key(), mover.v, "draw")) == "paused"
        await ok(mover, SendChat(new_key(), "what now?"))
        assert await found(server, RoomFilter.PAUSED) == [room]
        assert await server.hub.store.due(server.hub.now() + 10**9, 9) == []
        await asyncio.sleep(2.0)  # the time of the pause must not count
        await order(server, HoldRoom(room, None))
        await mover.until(lambda: mover.room.held is None)
        assert left - 1_900 < time_left(mover, server.hub) <= left
        await act(mover, "draw")

    with_server(database, test, admin_key=KEY)


def test_bots_rest_in_a_paused_room_and_go_on_after_it(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        bots = [SeatRequest("bot", "random")] * 2
        guest = Guest("ann", "Ann")
        made = await server.hub.new_rooms.create(guest, RoomOptions(players=2), bots, start=True)
        assert made.bot_to_move() == "random"
        fold(made, made.seq + 1, log.RoomHeld(made.created, Hold.PAUSED))
        assert made.bot_to_move() is None

        (ann,) = await server.room_with(1, ["random", "random"])
        await order(server, HoldRoom(ann.room.id, Hold.PAUSED))
        await ann.until(lambda: ann.room.held is Hold.PAUSED)
        await order(server, HoldRoom(ann.room.id, None))
        await ann.until(lambda: ann.is_my_turn)

    with_server(sqlite, test, admin_key=KEY)


def test_closed_room_is_gone_until_it_is_released(database: str) -> None:
    async def test(server: LocalServer) -> None:
        ann, bob = await server.room_with(2, public=True, title="Spam")
        client, room, code = server.clients[0], ann.room.id, ann.room.code
        await order(server, HoldRoom(room, Hold.CLOSED))
        for person in (ann, bob):
            await wait_until(lambda p=person: p._failure is not None, "the socket is closed")  # type: ignore[misc]
            with pytest.raises(GaveUpError, match="4008"):
                await person.command(SendChat(new_key(), "hello?"))
        with pytest.raises(RefusedRequestError, match="410 room_closed"):
            await client.room_info(room)
        with pytest.raises(RefusedRequestError, match="404 no_such_room"):
            await client.find(code)
        with pytest.raises(Exception, match="410"):
            await client.join(room)
        assert (await client.my_games()).games == []
        assert (await client.rooms()).rooms == []
        assert await found(server, RoomFilter.CLOSED) == [room]
        await order(server, HoldRoom(room, None))
        again = await server.join(client, room)
        assert again.table is not None
        assert await client.find(code) == room
        assert [game.id for game in (await client.my_games()).games] == [room]
        assert [one.id for one in (await client.rooms()).rooms] == [room]

    with_server(database, test, admin_key=KEY)


def test_closed_record_is_not_given_out(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        client = server.clients[0]
        await client.record(room)
        await order(server, HoldRoom(room, Hold.CLOSED))
        await wait_until(lambda: server.hub.rooms[room].state.hold, "the room knows")
        with pytest.raises(RefusedRequestError, match="410"):
            await client.record(room)
        assert (await client.my_results()).results == []

    with_server(sqlite, test, admin_key=KEY)


def test_hidden_room_is_played_but_not_listed(database: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, public=True)
        room, client = people[0].room.id, server.clients[0]
        await order(server, HideRoom(room, hidden=True))
        await people[0].until(lambda: server.hub.rooms[room].state.hidden)
        assert (await client.rooms()).rooms == []
        assert await found(server, RoomFilter.HIDDEN) == [room]
        await act(to_move(people), "draw")
        assert (await client.rooms()).rooms == []  # playing on does not list it again
        await order(server, HideRoom(room, hidden=False))
        assert [one.id for one in (await client.rooms()).rooms] == [room]

    with_server(database, test, admin_key=KEY)


def test_rooms_are_found_by_what_is_known_of_them(database: str) -> None:
    async def test(server: LocalServer) -> None:
        (ann,) = await server.room_with(1, ["heuristic"], title='100% "held":["paused"]')
        (bob,) = await server.room_with(1, ["heuristic"], start=False)
        me = server.clients[0].me
        assert me is not None

        async def ids(wanted: ListRooms) -> set[str]:
            return {one["room"]["id"] for one in (await order(server, wanted))["rooms"]}

        first, second = ann.room.id, bob.room.id
        assert await ids(ListRooms()) == {first, second}
        assert await ids(ListRooms(state=RoomFilter.LOBBY)) == {second}
        assert await ids(ListRooms(state=RoomFilter.PAUSED)) == set()  # a title proves nothing
        assert await ids(ListRooms(name="00%")) == {first}
        assert await ids(ListRooms(name="0_%")) == set()
        assert await ids(ListRooms(name="PERSON")) == {first, second}
        assert await ids(ListRooms(guest=me.id)) == {first}
        assert await ids(ListRooms(older=3600)) == set()
        assert await ids(ListRooms(younger=3600, idle=0)) == {first, second}
        assert len(await ids(ListRooms(limit=1))) == 1
        assert await ids(ListRooms(skip=2)) == set()
        with pytest.raises(OrderError, match="no room"):
            await order(server, HoldRoom("0" * 26, None))
        assert await refused(bob, SendChat(new_key(), " ")) == "bad_request"

    with_server(database, test, admin_key=KEY)
