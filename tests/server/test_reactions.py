"""Reactions: shown to everybody in the room, at every process, and kept nowhere."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import ClientConnection

from ethnos import protocol
from ethnos.client import Client
from ethnos.protocol import Reacted, Reaction, RoomOptions, SeatRequest
from ethnos.server.live.guest_commands import REACTION_BURST
from ethnos.server.live.hub import Hub
from ethnos.server.machine.postgres_bus import PostgresBus
from tests.server.harness import LocalServer, with_server
from tests.server.hubs import ANN, run
from tests.server.listeners import Listener
from tests.server.postgres import Postgres
from tests.server.sockets import raw_socket
from tests.waiting import wait_until


def reactions(listener: Listener) -> list[Reacted]:
    told = [protocol.decode_answer(frame) for frame in listener.frames]
    return [message for message in told if isinstance(message, Reacted)]


def test_reactions_reach_the_viewers_of_every_process(postgres: Postgres) -> None:
    async def test(found: list[Hub]) -> None:
        made = await found[0].new_rooms.create(ANN, RoomOptions(players=2), [SeatRequest("me")])
        here, there = [await hub.room(made.room_id) for hub in found]
        for hub in found:
            assert isinstance(hub._bus, PostgresBus)
            await hub._bus.listening.wait()
        listeners = [Listener(None), Listener(None)]
        here.join(listeners[0], None)
        there.join(listeners[1], None)
        here.react(ANN, None, Reaction.BRAVO)
        here.react(listeners[0].guest, None, Reaction.SAD)  # a spectator
        await wait_until(lambda: bool(reactions(listeners[1])), "the other process knows")
        for listener in listeners:
            assert reactions(listener) == [Reacted(0, "Ann", Reaction.BRAVO)]
        assert here.state.seq == made.seq

    run(postgres.new_database("reactions"), test, number=2)


async def greeted(server: LocalServer, client: Client, room: str) -> ClientConnection:
    assert client.token is not None
    socket = await raw_socket(server, client.token, room)
    await socket.send('{"t": "hello", "proto": 2}')
    await socket.recv()
    return socket


async def reactions_until_pong(socket: ClientConnection) -> list[tuple[int, str]]:
    await socket.send('{"t": "ping", "n": 1}')
    found = []
    async with asyncio.timeout(30):
        while (message := json.loads(await socket.recv()))["t"] != "pong":
            if message["t"] == "reacted":
                found.append((message["seat"], message["reaction"]))
    return found


def test_reactions_are_limited_and_leave_no_trace(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        room = people[0].room.id
        versions = [person.v for person in people]
        ann, ben = [await greeted(server, client, room) for client in server.clients]
        for _ in range(2 * REACTION_BURST):
            await ben.send('{"t": "react", "reaction": "laugh"}')
        seen = await reactions_until_pong(ben)
        assert seen == [(1, "laugh")] * REACTION_BURST
        assert await reactions_until_pong(ann) == seen
        # Opening another socket gives no new budget, and shows nothing of what was.
        again = await greeted(server, server.clients[1], room)
        await again.send('{"t": "react", "reaction": "wow"}')
        assert await reactions_until_pong(again) == []
        assert [person.v for person in people] == versions
        # Nor does whoever may not chat react.
        monkeypatch.setattr(server.hub.bans, "mutes", lambda *_: True)
        await ann.send('{"t": "react", "reaction": "sad"}')
        assert await reactions_until_pong(ann) == []
        for socket in (ann, ben, again):
            await socket.close()

    with_server(sqlite, test)
