"""Requests that come in too slowly are dropped; others, and sockets, are not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from ethnos.server.http import bodies, middleware
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
    monkeypatch.setattr(bodies, "BODY_SECONDS", SOON)

    async def test(server: LocalServer) -> None:
        sent = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf"
        answer = await answer_to(server, sent)
        assert answer.startswith(b"HTTP/1.1 408")

    with_server(sqlite, test)


def test_large_bodies_that_are_held_open_use_little_memory(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "MAX_HELD_BYTES", 300_000)

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
    monkeypatch.setattr(bodies, "MAX_HELD_BYTES", 1_000_000)
    monkeypatch.setattr(bodies, "MAX_HELD_SHARE", 300_000)

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
    held = bodies.Held()
    answered: list[int] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": bytes(100_000), "more_body": False}

    async def send(_: Message) -> None:
        answered.append(held.total)

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        assert held.total == 100_000
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def test() -> None:
        settings, metrics = Settings(), NoMetrics()
        wrapped = middleware.Middleware(app, settings, BanList(), Limits(), metrics)
        wrapped._held = held
        scope = {"type": "http", "method": "POST", "path": "/", "headers": []}
        await wrapped({**scope, "client": ("192.0.2.1", 50_000)}, receive, send)

    asyncio.run(test())
    assert answered == [0]
    assert not held._of_address
    assert not held._of_network


KEPT_OPEN = 250_000
"""Bytes of a body that is never completed."""


async def keep_open(
    server: LocalServer, address: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Send all but the end of a large body; return its connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: {KEPT_OPEN + 1}\r\n"
    writer.write(f"{head}X-Forwarded-For: {address}\r\n\r\n".encode() + bytes(KEPT_OPEN))
    await writer.drain()
    return reader, writer


def newcomer_beside(
    database: str, monkeypatch: pytest.MonkeyPatch, addresses: Sequence[str]
) -> tuple[int, int]:
    """Have addresses fill the room; return a newcomer's status, and how many have given way."""
    monkeypatch.setattr(bodies, "MAX_HELD_BYTES", len(addresses) * KEPT_OPEN + 50_000)
    held: list[bodies.Held] = []
    made = bodies.Held.__init__

    def make(self: bodies.Held) -> None:
        made(self)
        held.append(self)

    monkeypatch.setattr(bodies.Held, "__init__", make)

    async def test(server: LocalServer) -> None:
        full = len(addresses) * KEPT_OPEN
        opened = [await keep_open(server, address) for address in addresses]
        await wait_until(lambda: held[0].total == full, "the room is full")
        async with httpx.AsyncClient(base_url=server.url) as http:
            headers = {"X-Forwarded-For": "198.51.100.1"}
            answer = await http.post("/api/replay", content=bytes(100_000), headers=headers)
        given_way = (full - held[0].total) // KEPT_OPEN
        if given_way:
            answers = [asyncio.create_task(reader.readline()) for reader, _ in opened]
            done, _ = await asyncio.wait(answers, return_when=asyncio.FIRST_COMPLETED)
            assert {each.result() for each in done} == {b"HTTP/1.1 429 Too Many Requests\r\n"}
            for each in answers:
                each.cancel()
        for _, writer in opened:
            writer.close()
        found.append((answer.status_code, given_way))

    found: list[tuple[int, int]] = []
    with_server(database, test)
    return found[0]


MANY = [f"192.{number}.2.1" for number in range(16)]
NEIGHBOURS = [f"192.0.2.{number}" for number in range(16)]


@pytest.mark.parametrize("addresses", [MANY, NEIGHBOURS])
def test_largest_sender_gives_way_once_the_room_is_full(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    assert newcomer_beside(sqlite, monkeypatch, addresses) == (422, 1)  # no record


def test_planted_refusal_of_every_newcomer_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "REFUSAL_DELAY", SOON)

    def add(self: bodies.Held, body: bodies.Body, size: int) -> None:
        self._bodies.add(body)
        self._count(body, size)
        if self.total > bodies.MAX_HELD_BYTES:
            raise bodies.NoRoomError

    monkeypatch.setattr(bodies.Held, "add", add)
    assert newcomer_beside(sqlite, monkeypatch, MANY) == (429, 0)


def test_network_that_sends_most_gives_way_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "MAX_HELD_BYTES", 1_000)

    async def test() -> None:
        held = bodies.Held()

        async def receive() -> Message:
            raise AssertionError

        def send(address: str, size: int) -> bodies.Body:
            body = bodies.Body(receive, held, address)
            held.add(body, size)
            return body

        alone = send("198.51.100.1", 400)
        together = [send(f"192.0.2.{number}", size) for number, size in enumerate((200, 300))]
        late = send("203.0.113.1", 300)
        assert [each.counted for each in (alone, *together, late)] == [400, 200, 0, 300]
        with pytest.raises(bodies.NoRoomError):
            send("203.0.113.2", 400)  # of its network, which has most, it has most itself

    asyncio.run(test())


def test_sockets_and_long_answers_are_not_dropped(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEADER_SECONDS", SOON)
    monkeypatch.setattr(bodies, "BODY_SECONDS", SOON)

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        async with httpx.AsyncClient(base_url=server.url) as http:
            for _ in range(3):
                assert (await http.get("/livez")).status_code == 200
                await repeat(lambda: None, 30)
            assert (await person.preview(action="draw")).id

    with_server(sqlite, test)
