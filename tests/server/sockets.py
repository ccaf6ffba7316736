"""A WebSocket to the server that sends and reads whatever a test likes."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ethnos.protocol import CloseCode
from tests.server.harness import LocalServer

HANDSHAKE = (
    b"GET /api/rooms/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def raw_socket(
    server: LocalServer, token: str, room: str, address: str = "127.0.0.1"
) -> ClientConnection:
    """Open a socket from an address to a room; the caller says hello."""
    return await connect(
        f"ws{server.url[4:]}/api/rooms/{room}/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
        proxy=None,
        compression=None,
        max_size=None,
        close_timeout=1,
        local_addr=(address, 0),
    )


async def flood(server: LocalServer, room: str, token: str) -> ClientConnection:
    """Return a socket that was closed for flooding."""
    socket = await raw_socket(server, token, room)
    with contextlib.suppress(ConnectionClosed):
        for frame in ('{"t":"hello"}', *['{"t":"ping"}'] * 50):
            await socket.send(frame)
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()
    assert socket.close_code == CloseCode.TOO_FAST
    return socket


@contextlib.contextmanager
def count_reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Record the size of each read of the server."""
    reads: list[int] = []
    plain = WebSocketsSansIOProtocol.data_received

    def data_received(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        reads.append(len(data))
        plain(self, data)

    with monkeypatch.context() as patch:
        patch.setattr(WebSocketsSansIOProtocol, "data_received", data_received)
        yield reads
