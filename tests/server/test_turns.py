"""A flood is parsed and answered in turns, between which other connections are served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection

from ethnos import protocol
from ethnos.server.live.visitor import Visitor
from ethnos.server.sockets.http_protocol import ImpatientHttpProtocol
from ethnos.server.sockets.session import Session
from ethnos.server.sockets.turns import Turns
from ethnos.server.sockets.uvicorn_protocol import SLICE, DirectWebSocketProtocol
from tests.server.harness import LocalServer, with_server
from tests.server.sockets import HANDSHAKE, count_reads, raw_socket
from tests.waiting import wait_until

FLOOD = 60
HANDSHAKES = 8
OURS = 1_000
"""The number of the ping between the floods."""


def frame(text: bytes) -> bytes:
    """Return a text frame of a client, masked with zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


def ping(number: int) -> bytes:
    return frame(b'{"t":"ping","n":%d}' % number)


def test_work_is_done_one_piece_per_iteration_in_order() -> None:
    done: list[int] = []
    after: list[int] = []

    async def test() -> None:
        turns = Turns(asyncio.get_running_loop())
        for piece in range(3):
            turns.add(partial(done.append, piece))
        for _ in range(6):
            await asyncio.sleep(0)  # one iteration of the loop
            after.append(len(done))

    asyncio.run(test())
    assert done == [0, 1, 2]
    assert after == [1, 2, 3, 3, 3, 3]


def test_cancelled_turn_does_not_hold_up_the_next() -> None:
    async def test() -> None:
        turns = Turns(asyncio.get_running_loop())
        gone = asyncio.create_task(turns.come())
        await asyncio.sleep(0)  # it begins to wait
        gone.cancel()
        await turns.come()

    asyncio.run(asyncio.wait_for(test(), 10))


async def two_sockets(server: LocalServer) -> tuple[ClientConnection, Session]:
    """Return the socket of a flooder, and the session of somebody at another table."""
    found = []
    for _ in range(2):
        (person,) = await server.room_with(1, ["random"])
        known = set(server.hub.sessions)
        socket = await raw_socket(server, server.clients[-1].token or "", person.room.id)
        await socket.send('{"t":"hello"}')
        await socket.recv()
        (session,) = server.hub.sessions - known
        assert isinstance(session, Session)
        found.append((socket, session))
    return found[0][0], found[1][1]


def answered_during_flood(database: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Flood; when the first message is handled, have one come at another table.

    Return how many messages of the flood were handled before that one, and how many bytes of it
    were parsed by then.
    """
    handled: list[int] = []
    parsed_before: list[int] = []
    answer = Visitor._answer

    async def test(server: LocalServer) -> None:
        async def noted(self: Visitor, message: protocol.FromClient) -> None:
            if isinstance(message, protocol.Ping):
                if not handled:
                    asyncio.get_running_loop().call_soon(arrive, ping(OURS))
                if self is other:
                    parsed_before.append(sum(reads) - len(ping(OURS)))
                handled.append(message.n)
            await answer(self, message)

        with count_reads(monkeypatch) as reads, monkeypatch.context() as patch:
            patch.setattr(Visitor, "_answer", noted)
            socket, other = await two_sockets(server)
            assert isinstance(other.direct, DirectWebSocketProtocol)
            arrive: Callable[[bytes], None] = other.direct.data_received
            reads.clear()
            socket.transport.write(b"".join(map(ping, range(FLOOD))))
            await wait_until(lambda: len(handled) > FLOOD, "all messages are handled")
        socket.transport.abort()

    with_server(database, test)
    assert [n for n in handled if n != OURS] == list(range(FLOOD))
    return handled.index(OURS), parsed_before[0]


def test_message_of_another_table_is_handled_during_a_flood(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, parsed = answered_during_flood(sqlite, monkeypatch)
    assert before <= 3
    assert parsed <= SLICE


def test_planted_uninterrupted_flood_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come(_: Turns) -> None:
        pass

    monkeypatch.setattr(Turns, "come", come)
    before, _ = answered_during_flood(sqlite, monkeypatch)
    assert before > 3


def test_planted_unlimited_parsing_is_caught(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def data_received(self: DirectWebSocketProtocol, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)

    monkeypatch.setattr(DirectWebSocketProtocol, "data_received", data_received)
    _, parsed = answered_during_flood(sqlite, monkeypatch)
    assert parsed > SLICE


@contextmanager
def upgrades_by_iteration(patch: pytest.MonkeyPatch) -> Iterator[list[list[int]]]:
    """Note, for each iteration of the loop, the handshakes that are carried out in it."""
    iterations: list[list[int]] = [[]]
    is_over = False
    upgrade = H11Protocol.handle_websocket_upgrade

    def noted(self: H11Protocol, event: Request) -> None:
        iterations[-1].append(id(self))
        upgrade(self, event)

    def count() -> None:
        iterations.append([])
        if not is_over:
            asyncio.get_running_loop().call_soon(count)

    patch.setattr(H11Protocol, "handle_websocket_upgrade", noted)
    count()
    yield iterations
    is_over = True


def handshakes_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Have handshakes arrive at the same time; return how many one iteration carried out."""
    opened: list[ImpatientHttpProtocol] = []
    made = ImpatientHttpProtocol.connection_made

    def connection_made(self: ImpatientHttpProtocol, transport: asyncio.Transport) -> None:
        opened.append(self)
        made(self, transport)

    async def test(server: LocalServer) -> None:
        writers = []
        with monkeypatch.context() as patch, upgrades_by_iteration(patch) as iterations:
            patch.setattr(ImpatientHttpProtocol, "connection_made", connection_made)
            for _ in range(HANDSHAKES):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writers.append(writer)
            await wait_until(lambda: len(opened) == HANDSHAKES, "all are connected")
            for each in opened:
                each.data_received(HANDSHAKE)
            await wait_until(lambda: sum(map(len, iterations)) == HANDSHAKES, "all are upgraded")
            found.append(max(map(len, iterations)))
        for writer in writers:
            writer.transport.abort()

    found: list[int] = []
    with_server(database, test)
    return found[0]


def test_handshakes_are_carried_out_in_turn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert handshakes_at_once(sqlite, monkeypatch) == 1


def test_planted_handshakes_at_once_are_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def upgrade(self: ImpatientHttpProtocol, event: Request) -> None:
        H11Protocol.handle_websocket_upgrade(self, event)

    monkeypatch.setattr(ImpatientHttpProtocol, "handle_websocket_upgrade", upgrade)
    assert handshakes_at_once(sqlite, monkeypatch) == HANDSHAKES
