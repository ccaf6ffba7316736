"""A socket joins its room as it is at `hello`, however long after the handshake that comes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ethnos.client import new_key
from ethnos.protocol import Ack, CloseCode, SendChat, StartGame
from ethnos.server.desk.guests import digest
from ethnos.server.live.room import Room
from ethnos.server.store import Ban
from tests.server.harness import LocalServer, ok, with_server
from tests.server.sockets import raw_socket
from tests.waiting import wait_until


async def last_frames(socket: ClientConnection) -> list[str]:
    """Return the kinds of the frames that come until the socket is closed."""
    kinds = []
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                kinds.append(json.loads(await socket.recv())["t"])
    return kinds


def test_socket_joins_the_room_that_others_are_in(sqlite: str) -> None:
    """The room is unloaded between handshake and `hello`, and loaded again for somebody else."""

    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, start=False)
        room_id = people[0].room.id
        for person in people:
            await person.close()
        await wait_until(lambda: not server.hub.sessions, "both sessions have ended")
        late = await raw_socket(server, server.clients[0].token or "", room_id)
        await wait_until(lambda: server.hub.sessions, "the handshake is done")
        await server.hub.unload_idle_rooms()
        assert not server.hub.rooms
        other = await server.join(server.clients[1], room_id)
        await late.send('{"t":"hello"}')
        assert json.loads(await late.recv())["t"] == "welcome"
        await late.send(json.dumps({"t": "start", "k": new_key()}))
        await other.until(lambda: other.table is not None)
        assert isinstance(await other.command(SendChat(new_key(), "hello")), Ack)
        said: dict[str, Any] = {}
        while said.get("e", {}).get("t") != "said":
            said = json.loads(await late.recv())
        await late.close()

    with_server(sqlite, test, unload_after=-1.0)


def test_sockets_without_hello_do_not_count_as_viewers(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"], start=False)
        frames: list[bytes] = []
        room = await server.hub.room(person.room.id)
        (viewer,) = room.viewers
        monkeypatch.setattr(viewer, "send", frames.append)
        eve = await server.guest("Eve")
        silent = await raw_socket(server, eve.token or "", person.room.id)
        await wait_until(lambda: len(server.hub.sessions) == 2, "the handshake is done")
        await silent.close()
        await wait_until(lambda: len(server.hub.sessions) == 1, "its session has ended")
        assert frames == []

    with_server(sqlite, test)


def test_game_without_spectators_cannot_be_watched_by_late_hello(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, start=False, spectators=False)
        eve = await server.guest("Eve")
        late = await raw_socket(server, eve.token or "", people[0].room.id)
        await wait_until(lambda: len(server.hub.sessions) == 3, "the handshake is done")
        await ok(people[0], StartGame(new_key()))
        await late.send('{"t":"hello"}')
        assert await last_frames(late) == ["bye"]
        assert late.close_code == CloseCode.NOT_WELCOME

    with_server(sqlite, test)


def test_spectator_in_the_lobby_is_not_shown_the_deal(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, start=False, spectators=False)
        eve = await server.guest("Eve")
        watching = await raw_socket(server, eve.token or "", people[0].room.id)
        await watching.send('{"t":"hello"}')
        assert json.loads(await watching.recv())["t"] == "welcome"
        await ok(people[0], StartGame(new_key()))
        assert set(await last_frames(watching)) <= {"presence", "bye"}
        assert watching.close_code == CloseCode.NOT_WELCOME

    with_server(sqlite, test)


@pytest.mark.parametrize("code", [CloseCode.SIGNED_OUT, CloseCode.BANNED])
def test_who_is_put_out_during_the_handshake_does_not_get_in(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, code: CloseCode
) -> None:
    """The token, and the bans, have been looked at, but the room is still being loaded."""
    admit = asyncio.Event()

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        await person.close()
        await wait_until(lambda: not server.hub.sessions, "the session has ended")
        hub, client, load = server.hub, server.clients[0], server.hub.room
        loading = asyncio.Event()

        async def room(room_id: str) -> Room:
            loading.set()
            await admit.wait()
            return await load(room_id)

        monkeypatch.setattr(hub, "room", room)
        opening = asyncio.create_task(raw_socket(server, client.token or "", person.room.id))
        await loading.wait()
        if code is CloseCode.BANNED:
            hub.bans.replace([Ban("1", "127.0.0.1", muted=False, until=None, why="", created=0)])
            hub.sessions.end_banned(hub.bans, hub.now())
        else:
            hub.sign_out(digest(client.token or ""))
        admit.set()
        late = await opening
        await late.send('{"t":"hello"}')
        assert await last_frames(late) == ["bye"]
        assert late.close_code == code

    with_server(sqlite, test)
