"""A session whose socket vanishes ends without an error, whichever task notices first."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ethnos.client import new_key
from ethnos.protocol import SendChat
from tests.server.harness import LocalServer, with_server
from tests.server.sockets import raw_socket
from tests.waiting import wait_until


def test_sockets_vanishing_during_writes_log_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"], start=False)
        token = server.clients[0].token or ""
        chance = random.Random(1)
        for _ in range(60):
            socket = await raw_socket(server, token, person.room.id)
            with contextlib.suppress(ConnectionClosed):
                await socket.send('{"t":"hello"}')
                talk = asyncio.create_task(person.command(SendChat(new_key(), "hello")))
                for _ in range(chance.randrange(30)):
                    await socket.send('{"t":"ping"}')
                socket.transport.abort()
                await talk
        await wait_until(lambda: len(server.hub.sessions) == 1, "every vanished session has ended")

    with_server(f"sqlite:///{tmp_path / 'x.db'}", test)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
