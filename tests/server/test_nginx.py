"""The example for nginx in `deploy/`, started as it is except for addresses and TLS."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ethnos.client import Client, new_key
from ethnos.protocol import RoomOptions, SeatRequest, SendChat
from tests.server.harness import LocalServer, ok, with_server
from tests.server.nginx import nginx_before
from tests.server.sockets import raw_socket

pytestmark = pytest.mark.nginx


def test_game_is_played_through_nginx(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        with nginx_before(server.port) as url:
            client = Client(url)
            await client.sign_in("Ann")
            made = await client.create_room(RoomOptions(players=2), [SeatRequest("me")])
            connection = await client.join(made.id)
            await ok(connection, SendChat(new_key(), "hello"))
            await connection.close()
            async with httpx.AsyncClient(base_url=url) as http:
                for path, status in (("/", 200), ("/livez", 200), ("/metrics", 403)):
                    assert (await http.get(path)).status_code == status, path
                large = await http.post("/api/replay", content=b"x" * 1_100_000)
                assert large.status_code == 413

    with_server(sqlite, test)


def test_nginx_limits_requests_and_connections_of_an_address(sqlite: str) -> None:
    changes = {
        "rate=50r/s": "rate=1r/m",
        "burst=300": "burst=20",
        "limit_conn ethnos_connections 200": "limit_conn ethnos_connections 2",
    }

    async def test(server: LocalServer) -> None:
        client = await server.guest()
        made = await client.create_room(RoomOptions(players=2), [SeatRequest("me")])
        with nginx_before(server.port, **changes) as url:
            proxy, token = LocalServer(url, server.hub), client.token or ""
            sockets = [await raw_socket(proxy, token, made.id) for _ in range(2)]
            with pytest.raises(InvalidStatus) as refused:
                await raw_socket(proxy, token, made.id)
            assert refused.value.response.status_code == 429
            for socket in sockets:
                await socket.close()
            async with httpx.AsyncClient(base_url=url) as http:
                found = [(await http.get("/livez")).status_code for _ in range(25)]
            assert found[0] == 200
            assert found[-1] == 429

    with_server(sqlite, test)
