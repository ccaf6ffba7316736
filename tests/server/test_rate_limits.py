"""Clients over a rate limit are answered late or not at all; others notice nothing."""

from __future__ import annotations

import asyncio
import contextlib

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ethnos.client import RefusedRequestError
from ethnos.server.http import context, middleware, socket_routes
from ethnos.server.rate_limits import Buckets
from ethnos.server.sockets.uvicorn_protocol import DirectWebSocketProtocol
from tests.server.harness import LocalServer, with_server
from tests.server.sockets import flood, raw_socket
from tests.waiting import repeat, wait_until

WELCOME = 101
HELD_BACK = 0.3
"""Delay of a refusal in these tests, in seconds."""


def status_on_return(database: str) -> int:
    """Reconnect after a flood when the message limit allows it again; return the status."""
    found: list[int] = []

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        mallory = await server.guest("Mallory")
        token = mallory.token or ""
        await flood(server, person.room.id, token)
        await asyncio.sleep(0.2)  # the message limit alone would let the guest in again
        try:
            await (await raw_socket(server, token, person.room.id)).close()
            found.append(WELCOME)
        except InvalidStatus as error:
            found.append(error.response.status_code)

    with_server(database, test, messages_per_second=20.0, message_burst=20)
    return found[0]


def test_flooding_guest_is_locked_out_for_a_while(sqlite: str) -> None:
    assert status_on_return(sqlite) == middleware.TOO_MANY_REQUESTS


def test_planted_flood_without_penalty_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Buckets, "penalize", lambda *_: None)
    assert status_on_return(sqlite) == WELCOME


def bytes_read_after_close(database: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Send on to a socket that was closed for flooding; return the bytes the server read."""
    read = 0
    original = DirectWebSocketProtocol.data_received

    def data_received(self: DirectWebSocketProtocol, data: bytes) -> None:
        nonlocal read
        read += len(data)
        original(self, data)

    monkeypatch.setattr(DirectWebSocketProtocol, "data_received", data_received)
    found: list[int] = []

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        mallory = await server.guest("Mallory")
        socket = await raw_socket(server, mallory.token or "", person.room.id)
        await socket.send('{"t":"hello"}')
        sessions = server.hub.sessions

        def is_connected() -> bool:
            return any(session.guest.name == "Mallory" for session in sessions)

        await wait_until(is_connected, "the session has begun")
        for _ in range(50):
            socket.transport.write(PING)
        await wait_until(lambda: not is_connected(), "the session was ended")
        before = read
        await repeat(lambda: socket.transport.write(PING * 100), 100)
        found.append(read - before)
        socket.transport.abort()

    # So many answers that the client, which reads none of them, does not see the close frame.
    with_server(database, test, messages_per_second=20.0, message_burst=30)
    return found[0]


PING = b"\x81\x8c" + bytes(4) + b'{"t":"ping"}'
"""A whole client frame with a zero mask."""


def test_closed_flooding_socket_is_not_read_further(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bytes_read_after_close(sqlite, monkeypatch) == 0


def test_planted_reading_after_close_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DirectWebSocketProtocol, "stop_reading", lambda _: None)
    assert bytes_read_after_close(sqlite, monkeypatch) > 100_000


@pytest.mark.parametrize("place", ["", "/nowhere/"])
def test_repeated_refused_handshakes_are_delayed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setattr(context, "REFUSAL_DELAY", HELD_BACK)

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        clock, took = asyncio.get_running_loop().time, []
        for _ in range(4):
            began = clock()
            with pytest.raises(InvalidStatus):
                await raw_socket(server, "forged", place + person.room.id)
            took.append(clock() - began)
        assert min(took[2:]) >= HELD_BACK > min(took[:2])
        why = "not_found" if place else "no_session"
        counted = f'ethnos_refusals_total{{what="socket",why="{why}"}} 4.0'
        assert counted in server.hub.metrics.text().decode()

    with_server(sqlite, test, refusals_per_second=0.001, refusal_burst=2)


def test_refusals_to_many_addresses_are_delayed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "REFUSAL_DELAY", HELD_BACK)

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        clock, took = asyncio.get_running_loop().time, []
        for number in range(context.EVERYBODYS_REFUSALS + 1):
            began = clock()
            with pytest.raises(InvalidStatus):
                await raw_socket(server, "forged", person.room.id, f"127.0.1.{number + 1}")
            took.append(clock() - began)
        assert took[-1] >= HELD_BACK > min(took[:-1])

    with_server(sqlite, test, refusals_per_second=0.001, refusal_burst=1)


@pytest.mark.parametrize(
    "limits",
    [
        {"requests_per_second": 0.001, "request_burst": 1},
        {"guests_per_minute": 0.001, "guest_burst": 1},
    ],
)
def test_rate_limited_requests_are_answered_late(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, limits: dict[str, float]
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY", HELD_BACK)

    async def test(server: LocalServer) -> None:
        await server.guest()
        began = asyncio.get_running_loop().time()
        with pytest.raises(RefusedRequestError):
            await server.guest()
        assert asyncio.get_running_loop().time() - began >= HELD_BACK
        counted = 'ethnos_refusals_total{what="request",why="too_fast"} 1.0'
        assert counted in server.hub.metrics.text().decode()

    with_server(sqlite, test, **limits)


def test_read_requests_have_larger_limit(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY", 0.0)

    async def test(server: LocalServer) -> None:
        client = await server.guest()
        for _ in range(2 * middleware.SAFE_BUDGET):
            await client.rooms()
        with pytest.raises(RefusedRequestError) as refusal:
            await client.rooms()
        assert refusal.value.status == middleware.TOO_MANY_REQUESTS

    with_server(sqlite, test, requests_per_second=0.001, request_burst=2)


def test_concurrent_verifications_are_limited(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY", 0.0)
    monkeypatch.setattr(context, "REPLAY_BURST", 2)

    async def test(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            answers = [await http.post("/api/verification", content=b"{}") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [
            200,
            200,
            middleware.TOO_MANY_REQUESTS,
        ]

    with_server(sqlite, test, replays_per_second=0.001)


def test_opening_a_socket_counts_as_several_messages(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        eve = await server.guest("Eve")
        opened = 0
        with contextlib.suppress(InvalidStatus):
            while True:
                socket = await raw_socket(server, eve.token or "", person.room.id)
                await socket.close()
                opened += 1
        assert opened == (100 - socket_routes.MIN_MESSAGES) // socket_routes.HANDSHAKE_COST

    with_server(sqlite, test, messages_per_second=0.001, message_burst=100)
