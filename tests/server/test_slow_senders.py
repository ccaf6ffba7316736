"""Requests that come in too slowly are dropped; others, and sockets, are not."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from ethnos.server.http import middleware
from ethnos.server.live.bans import BanList
from ethnos.server.metrics import NoMetrics
from ethnos.server.rate_limits import Limits
from ethnos.server.settings import Settings
from ethnos.server.sockets import http_protocol
from tests.server.harness import LocalServer, with_server
from tests.waiting import repeat, wait_until

SOON = 0.05


async def answer_to(server: LocalServer, sent: bytes) -> bytes:
    """Send something and nothing more; return what comes until the connection is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /"]
)
def test_half_requests_are_dropped(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(http_protocol, "HEADER_SECONDS", SOON)

    async def test(server: LocalServer) -> None:
        answer = await answer_to(server, sent)
        assert answer.count(b"HTTP/1.1") == sent.count(b"\r\n\r\n")

    with_server(sqlite, test)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/" + "a" * 9_000, b"", 414),
        ("/", b"X-Long: " + b"a" * 9_000 + b"\r\n", 431),
        ("/", b"X-Many: a\r\n" * 200, 431),
        ("/", b"Content-Length: 5\r\n", 400),
        ("/", b"Transfer-Encoding: chunked\r\n", 400),
    ],
)
def test_handshakes_that_cannot_be_read_are_refused(
    sqlite: str, path: str, headers: bytes, status: int
) -> None:
    """The HTTP protocol has let them pass: its bounds are wider than those of WebSockets."""

    async def test(server: LocalServer) -> None:
        upgrade = b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        sent = b"GET " + path.encode() + b" HTTP/1.1\r\n" + upgrade + headers + b"\r\n"
        answer = await answer_to(server, sent)
        assert answer.startswith(b"HTTP/1.1 %d " % status)

    with_server(sqlite, test)


def test_slow_body_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", SOON)

    async def test(server: LocalServer) -> None:
        sent = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf"
        answer = await answer_to(server, sent)
        assert answer.startswith(b"HTTP/1.1 408")

    with_server(sqlite, test)


def test_large_bodies_that_are_held_open_use_little_memory(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "MAX_HELD_BYTES", 300_000)

    async def test(server: LocalServer) -> None:
        head = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 250001\r\n\r\n"
        async with httpx.AsyncClient(base_url=server.url) as http:

            async def status() -> int:
                return (await http.post("/api/replay", content=bytes(100_000))).status_code

            assert await status() == 422  # no record
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head + bytes(250_000))
            await writer.drain()

            async def is_refused() -> bool:
                return await status() == 429

            await wait_until(is_refused, "another large body is refused")
            small = await http.post("/api/guest", json={"name": "Ann"})
            assert small.status_code == 201
            http.cookies.clear()
            writer.close()

            async def is_read() -> bool:
                return await status() == 422

            await wait_until(is_read, "there is room again")

    with_server(sqlite, test)


def test_one_address_leaves_room_for_the_large_bodies_of_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "MAX_HELD_BYTES", 1_000_000)
    monkeypatch.setattr(middleware, "MAX_HELD_SHARE", 300_000)

    async def test(server: LocalServer) -> None:
        head = "POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 250001\r\n"
        head += "X-Forwarded-For: 2001:db8::1\r\n\r\n"
        writers = []
        for _ in range(4):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head.encode() + bytes(250_000))
            await writer.drain()
            writers.append(writer)
        async with httpx.AsyncClient(base_url=server.url) as http:

            async def answer(address: str) -> httpx.Response:
                headers = {"X-Forwarded-For": address}
                return await http.post("/api/replay", content=bytes(100_000), headers=headers)

            async def is_refused() -> bool:
                refused = await answer("2001:db8::2")  # of the same network
                return refused.status_code == 429 and "large" in refused.json()["reason"]

            await wait_until(is_refused, "the address has taken its share")
            assert (await answer("2001:db8:0:1::1")).status_code == 422  # no record
            assert (await answer("192.0.2.1")).status_code == 422
        for writer in writers:
            writer.close()

    with_server(sqlite, test)


def test_body_is_not_held_while_its_answer_is_read() -> None:
    held = middleware.Held()
    answered: list[int] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": bytes(100_000), "more_body": False}

    async def send(_: Message) -> None:
        answered.append(held.total)

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        assert held.total == held.shares["192.0.2.1"] == 100_000
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def test() -> None:
        settings, metrics = Settings(), NoMetrics()
        wrapped = middleware.Middleware(app, settings, BanList(), Limits(), metrics)
        wrapped._held = held
        scope = {"type": "http", "method": "POST", "path": "/", "headers": []}
        await wrapped({**scope, "client": ("192.0.2.1", 50_000)}, receive, send)

    asyncio.run(test())
    assert answered == [0]
    assert not held.shares


def test_sockets_and_long_answers_are_not_dropped(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEADER_SECONDS", SOON)
    monkeypatch.setattr(middleware, "BODY_SECONDS", SOON)

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        async with httpx.AsyncClient(base_url=server.url) as http:
            for _ in range(3):
                assert (await http.get("/livez")).status_code == 200
                await repeat(lambda: None, 30)
            assert (await person.preview(action="draw")).id

    with_server(sqlite, test)
