"""Broken connections resume without loss; invalid tokens change nothing."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ethnos import protocol
from ethnos.client import Client, Connection, new_key
from ethnos.protocol import RoomOptions, SeatRequest, SendChat
from ethnos.server import run
from ethnos.server.desk import guests
from ethnos.server.outgoing import delivery
from ethnos.server.rooms.parts import Change
from ethnos.server.rooms.state import RoomState
from tests.server.harness import Chooser, LocalServer, act, count, report, with_server
from tests.server.listeners import Listener
from tests.server.proxy import Proxy, proxy_to
from tests.waiting import holds_within, wait_until

pytestmark = pytest.mark.soak


class Transcript:
    """Everything a connection was sent, by version."""

    def __init__(self, connection: Connection) -> None:
        self.told: dict[int, bytes] = {}
        self.first = connection.v
        self.twice = 0
        connection.listeners.append(self._note)

    def _note(self, change: protocol.Ev | protocol.Missed) -> None:
        self.twice += change.v in self.told
        self.told[change.v] = msgspec.json.encode([change.v, change.at, change.e])

    def is_whole(self, last: int) -> bool:
        return sorted(self.told) == list(range(self.first + 1, last + 1)) and not self.twice


async def play_through_cuts(server: LocalServer, proxy: Proxy, cuts: int) -> None:
    """Play while one of two connections to the same seat is cut in the middle of frames."""
    client = await server.guest("Ann")
    seats = [SeatRequest("me"), SeatRequest("bot", "random")]
    chooser = Chooser(cuts)
    while proxy.cuts < cuts:
        proxy.cut_after = (400, 40_000)
        made = await client.create_room(RoomOptions(players=2), seats, start=True)
        steady = await server.join(client, made.id)
        shaky = await Client(proxy.url, client.token).join(made.id)
        transcripts = [Transcript(steady), Transcript(shaky)]

        def can_act(steady: Connection = steady, shaky: Connection = shaky) -> bool:
            close_behind = steady.v - shaky.v < protocol.MAX_RESUME // 4
            return steady.is_over or (steady.is_my_turn and close_behind)

        while not steady.is_over and proxy.cuts < cuts:
            # A client that missed much needs a longer welcome, and so a better connection.
            proxy.cut_after = (400, 40_000) if steady.v - shaky.v < 20 else None
            await wait_until(can_act, "the shaky connection has caught up", 60)
            if steady.is_my_turn:
                await act(steady, chooser.choose(steady))
        proxy.cut_after = None
        async with asyncio.timeout(30):
            await proxy.reset_all()
            await shaky.reach(steady.v)
        assert transcripts[0].is_whole(steady.v)
        assert transcripts[1].is_whole(steady.v)
        shared = transcripts[0].told.keys() & transcripts[1].told.keys()
        assert all(transcripts[0].told[v] == transcripts[1].told[v] for v in shared)
        assert len(shared) > 0
        assert (shaky.table, shaky.mine, shaky.results) == (
            steady.table,
            steady.mine,
            steady.results,
        )
        await shaky.close()
        await steady.close()


def test_resumed_connection_sees_same_events(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        async with proxy_to(server.port) as proxy:
            await play_through_cuts(server, proxy, count(25, 1_000))
            report(f"goal 11: {proxy.cuts} cuts, every transcript complete and equal")

    with_server(sqlite, test)


def test_planted_resume_with_gap_is_caught(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missed(room: RoomState, resume: int | None, recent: Any) -> list[Change] | None:
        if resume is None or resume > room.seq:
            return None
        return [change for change in deque(recent, maxlen=2) if change.seq > resume]

    monkeypatch.setattr(delivery, "_missed", missed)

    async def test(server: LocalServer) -> None:
        async with proxy_to(server.port) as proxy:
            await play_through_cuts(server, proxy, 200)

    with pytest.raises(AssertionError):
        with_server(sqlite, test)


def test_long_absence_gets_full_welcome_without_missed_events(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        for number in range(protocol.MAX_RESUME + 5):
            await person.command(SendChat(new_key(), f"{number}"))
        room = server.hub.rooms[person.room.id]
        for resume, resumed in ((person.v - 200, True), (person.v - 201, False), (0, False)):
            listener = Listener(0)
            room.join(listener, resume)
            welcome = protocol.decode_answer(listener.frames[0])
            assert isinstance(welcome, protocol.Welcome)
            assert welcome.resumed is resumed
            assert len(welcome.missed) == (200 if resumed else 0)
            assert welcome.table != protocol.NULL

    with_server(sqlite, test)


# Goal 12: peers that fall silent.


async def detects_silence(server: LocalServer, number: int) -> bool:
    """Silence connections without closing them; return whether the server detects it."""
    people = await server.room_with(2)
    client = server.clients[1]
    await people[1].close()
    async with proxy_to(server.port) as proxy:
        room = server.hub.rooms[people[0].room.id]
        silent = [
            await Client(proxy.url, client.token).join(people[0].room.id) for _ in range(number)
        ]
        assert room.presence().online == [0, 1]
        proxy.silent = True
        noticed = await holds_within(lambda: room.presence().online == [0], 3)
        assert isinstance(await people[0].command(SendChat(new_key(), "hello?")), protocol.Ack)
        for connection in silent:
            await connection.close()
        return noticed


def test_silent_peers_are_detected(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PING_SECONDS", 0.3)

    async def test(server: LocalServer) -> None:
        before = len(server.hub.sessions)
        assert await detects_silence(server, count(5, 50))
        assert len(server.hub.sessions) == before + 1

    with_server(sqlite, test)


def test_planted_missing_pings_are_caught(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PING_SECONDS", None)

    async def test(server: LocalServer) -> None:
        assert not await detects_silence(server, 2)

    with_server(sqlite, test)


# Goal 13: invalid credentials.


async def handshake_status(url: str, **headers: str) -> int:
    """Try to open a socket; return the status of the answer."""
    try:
        async with connect(url, additional_headers=headers, proxy=None, compression=None):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_invalid_token_changes_nothing(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2, spectators=False)
        room = server.hub.rooms[people[0].room.id]
        url = f"ws{server.url[4:]}/api/rooms/{room.room_id}/socket"
        eve = await server.guest("Eve")
        token = server.clients[0].token or ""
        link = await _link_code(server)
        state, viewers = room.state, set(room.viewers)
        bad = ["", "x", token[:-1], token.swapcase(), token + "A", link, f"{eve.token}"]
        for number in range(count(70, 1_000)):
            tried = bad[number % len(bad)]
            headers = {"Authorization": f"Bearer {tried}"} if tried else {}
            status = await handshake_status(url, **headers)
            assert status == (403 if tried in ("", eve.token) else 401)
            assert room.state is state
            assert room.viewers == viewers
        again = await server.join(server.clients[0], room.room_id)
        assert again.mine == people[0].mine
        report(f"goal 13: {count(70, 1_000)} bad attempts, nothing changed")

    with_server(sqlite, test)


async def _link_code(server: LocalServer) -> str:
    code, _ = await guests.Guests(server.hub.store).make_link(next(iter(server.hub.sessions)).guest)
    return code


def test_link_code_works_once(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = guests.Guests(server.hub.store)
        ann, _ = await people.make("Ann")
        code, _ = await people.make_link(ann)
        found = await asyncio.gather(*(people.claim_link(code.lower()) for _ in range(8)))
        assert sorted(map(str, found)) == sorted(map(str, [ann, *[None] * 7]))

    with_server(sqlite, test)
