"""Requests that come in too slowly are dropped; others, and sockets, are not."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from ethnos.server.http import middleware
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
