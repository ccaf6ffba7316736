"""Answers that are not read are dropped; a client that reads slowly gets all of its answer."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import suppress

import pytest

from ethnos.server.sockets import http_protocol
from ethnos.server.sockets.http_protocol import ImpatientHttpProtocol
from tests.server.harness import LocalServer, with_server
from tests.waiting import repeat, wait_until

LONG: str = "/api/openapi.json"
"""An answer of more than a hundred kilobytes."""

SLOW = 25
"""Turns of the loop after each 4 KB, for some 80 KB a second: the answer takes some two seconds."""


@pytest.fixture(autouse=True)
def small_buffers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "SEND_BUFFER", 4_096)


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> list[ImpatientHttpProtocol]:
    """The connections that have ended at the server."""
    found: list[ImpatientHttpProtocol] = []
    original = ImpatientHttpProtocol.connection_lost

    def connection_lost(self: ImpatientHttpProtocol, exc: Exception | None) -> None:
        original(self, exc)
        found.append(self)

    monkeypatch.setattr(ImpatientHttpProtocol, "connection_lost", connection_lost)
    return found


def asking(server: LocalServer, connection: str = "close") -> socket.socket:
    """Return a connection on which the long answer was asked for, with little room for it."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    client.connect(("127.0.0.1", server.port))
    head = f"GET {LONG} HTTP/1.1\r\nHost: x\r\nConnection: {connection}\r\n\r\n"
    client.sendall(head.encode())
    client.setblocking(False)
    return client


async def what_comes(client: socket.socket, pause: int = 2) -> bytes:
    """Read slowly, with so many turns of the loop after each part, until the connection ends."""
    loop = asyncio.get_running_loop()
    answer = b""
    with suppress(ConnectionResetError):
        while part := await loop.sock_recv(client, 4_096):
            answer += part
            await repeat(lambda: None, pause)
    return answer


def is_complete(answer: bytes) -> bool:
    head, _, body = answer.partition(b"\r\n\r\n")
    return f"content-length: {len(body)}".encode() in head


def test_answer_that_is_not_read_is_dropped(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, lost: list[ImpatientHttpProtocol]
) -> None:
    monkeypatch.setattr(http_protocol, "STALL_SECONDS", 0.05)

    async def test(server: LocalServer) -> None:
        with asking(server) as client:
            await wait_until(lambda: bool(lost), "the connection is dropped")
            assert not is_complete(await what_comes(client))

    with_server(sqlite, test)


def test_answer_that_is_read_slowly_is_complete(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, lost: list[ImpatientHttpProtocol]
) -> None:
    """It is one body, so that writing goes on only after nearly all of it has been read."""
    monkeypatch.setattr(http_protocol, "STALL_SECONDS", 0.8)

    async def test(server: LocalServer) -> None:
        begin = time.monotonic()
        with asking(server) as client:
            answer = await what_comes(client, pause=SLOW)
            assert is_complete(answer)
        assert time.monotonic() - begin > 2 * http_protocol.STALL_SECONDS
        await wait_until(lambda: bool(lost), "the connection is closed")
        assert all(one._stall is None for one in lost)

    with_server(sqlite, test)


def test_socket_is_not_dropped_for_an_answer_before_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for on the connection before it became a WebSocket is not counted."""
    monkeypatch.setattr(http_protocol, "STALL_SECONDS", 0.05)
    looked: list[bool] = []
    original = ImpatientHttpProtocol._look

    def look(self: ImpatientHttpProtocol) -> None:
        self.transport.set_protocol(asyncio.Protocol())  # as an upgrade does
        self._unsent = 0  # nothing was read since
        original(self)
        looked.append(self.transport.is_closing())
        self.transport.set_protocol(self)

    monkeypatch.setattr(ImpatientHttpProtocol, "_look", look)

    async def test(server: LocalServer) -> None:
        with asking(server, "keep-alive"):
            await wait_until(lambda: bool(looked), "the connection is looked at")
        assert looked == [False]

    with_server(sqlite, test)


def test_kernel_keeps_little_for_a_client(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up: list[int] = []
    original = http_protocol._bound_unread

    def bound_unread(used: socket.socket) -> None:
        original(used)
        set_up.append(used.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF))

    monkeypatch.setattr(http_protocol, "_bound_unread", bound_unread)

    async def test(server: LocalServer) -> None:
        with asking(server):
            await wait_until(lambda: bool(set_up), "somebody is connected")
        (buffer,) = set_up
        assert buffer <= 4 * http_protocol.SEND_BUFFER  # the kernel doubles it, and has a least

    with_server(sqlite, test)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux has it")
def test_kernel_keeps_the_rest_only_for_a_while_once_the_connection_is_closed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[int, int]] = []
    original = http_protocol._bound_rest

    def timeout(used: socket.socket) -> int:
        return used.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)

    def bound_rest(used: socket.socket) -> None:
        before = timeout(used)
        original(used)
        found.append((before, timeout(used)))

    monkeypatch.setattr(http_protocol, "_bound_rest", bound_rest)

    async def test(server: LocalServer) -> None:
        with asking(server) as client:
            await what_comes(client)
        await wait_until(lambda: bool(found), "the connection is closed")
        assert found == [(0, http_protocol.CLOSED_SECONDS * 1000)]

    with_server(sqlite, test)
