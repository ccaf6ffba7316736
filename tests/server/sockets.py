"""A WebSocket to the server that sends and reads whatever a test likes."""

from __future__ import annotations

import contextlib

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ethnos.protocol import CloseCode
from tests.server.harness import LocalServer


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
