"""A WebSocket to the server that sends and reads whatever a test likes."""

from __future__ import annotations

from websockets.asyncio.client import ClientConnection, connect

from tests.server.harness import LocalServer


async def raw_socket(server: LocalServer, token: str, room: str) -> ClientConnection:
    """Open a socket to a room; the caller says hello."""
    return await connect(
        f"ws{server.url[4:]}/api/rooms/{room}/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
        proxy=None,
        compression=None,
        max_size=None,
        close_timeout=1,
    )
