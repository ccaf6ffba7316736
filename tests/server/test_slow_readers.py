"""Answers that are not read are dropped; a client that reads slowly gets all of its answer."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

import pytest

from ethnos.server.sockets import http_protocol
from ethnos.server.sockets.http_protocol import ImpatientHttpProtocol
from tests.server.harness import LocalServer, with_server
from tests.waiting import repeat, wait_until

LONG: str = "/api/openapi.json"
"""An answer of more than a hundred kilobytes."""


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


def asking(server: LocalServer) -> socket.socket:
    """Return a connection on which the long answer was asked for, with little room for it."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    client.connect(("127.0.0.1", server.port))
    client.sendall(f"GET {LONG} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    client.setblocking(False)
    return client


async def what_comes(client: socket.socket) -> bytes:
    """Read slowly until the connection ends."""
    loop = asyncio.get_running_loop()
    answer = b""
    with suppress(ConnectionResetError):
        while part := await loop.sock_recv(client, 4_096):
            answer += part
            await repeat(lambda: None, 2)
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
    monkeypatch.setattr(http_protocol, "STALL_SECONDS", 5.0)

    async def test(server: LocalServer) -> None:
        with asking(server) as client:
            assert is_complete(await what_comes(client))
        await wait_until(lambda: bool(lost), "the connection is closed")
        assert all(one._stall is None for one in lost)

    with_server(sqlite, test)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux has it")
def test_kernel_keeps_little_for_a_client_and_not_for_long(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up: list[tuple[int, int]] = []
    original = http_protocol._bound_unread

    def bound_unread(used: socket.socket) -> None:
        original(used)
        timeout = used.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        set_up.append((used.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF), timeout))

    monkeypatch.setattr(http_protocol, "_bound_unread", bound_unread)

    async def test(server: LocalServer) -> None:
        with asking(server):
            await wait_until(lambda: bool(set_up), "somebody is connected")
        ((buffer, timeout),) = set_up
        assert buffer <= 4 * http_protocol.SEND_BUFFER  # the kernel doubles it, and has a least
        assert timeout == http_protocol.STALL_SECONDS * 1000

    with_server(sqlite, test)
