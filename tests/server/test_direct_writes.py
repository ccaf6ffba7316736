"""Direct socket writes keep the frame order; sockets that are not read are closed."""

from __future__ import annotations

import asyncio
import gc
from asyncio import BaseTransport
from typing import Any

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection

from ethnos.server.sockets.session import Session
from ethnos.server.sockets.uvicorn_protocol import (
    MAX_FRAGMENTS,
    DirectWebSocketProtocol,
    DirectWriter,
)
from tests.server.harness import LocalServer, with_server
from tests.server.sockets import raw_socket
from tests.waiting import holds_within, repeat, wait_until, wait_until_stable

SOCKETS = 5
QUESTIONS = 400
"""The answers to so many are more than all buffers hold."""


async def stalled_reader(server: LocalServer) -> tuple[ClientConnection, Session]:
    """Return a socket that reads nothing, and the session that serves it."""
    (person,) = await server.table(1, ["random"])
    before = set(server.hub.sessions)
    socket = await raw_socket(server, server.clients[0].token or "", person.room.id)
    await socket.send('{"t":"hello"}')
    await wait_until(lambda: server.hub.sessions - before, "the session has begun")
    socket.transport.pause_reading()
    (session,) = server.hub.sessions - before
    assert isinstance(session, Session)
    return socket, session


async def ask(socket: ClientConnection) -> None:
    for number in range(QUESTIONS):
        await socket.send('{"t":"look"}')
        await socket.send(f'{{"t":"ping","n":{number}}}')


def numbers_heard(database: str) -> list[int]:
    """Ask without reading until answers have to wait, then read: return which came when."""
    heard: list[int] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        asking = asyncio.create_task(ask(socket))
        await wait_until(lambda: session._queue, "an answer has to wait")
        socket.transport.resume_reading()
        while len(heard) < QUESTIONS:
            frame = msgspec.json.decode(await socket.recv())
            if frame["t"] == "pong":
                heard.append(frame["n"])
        await asking
        await socket.close()

    with_server(database, test)
    return heard


def test_answers_arrive_in_order_after_back_pressure(sqlite: str) -> None:
    assert numbers_heard(sqlite) == list(range(QUESTIONS))


class Balking:
    """Has the first text wait, and writes every other at once."""

    def __init__(self, way: DirectWriter) -> None:
        self._way = way
        self._balked = False

    def write_text(self, text: bytes) -> bool:
        if not self._balked:
            self._balked = True
            return False
        return self._way.write_text(text)

    def abort(self) -> None:
        self._way.abort()

    def stop_reading(self) -> None:
        self._way.stop_reading()


def order_after_a_wait(database: str) -> list[int]:
    """Send one that has to wait and two that need not: return them as they arrive."""
    heard: list[int] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        session.direct = Balking(session.direct)
        for number in range(3):
            session.send(b'{"t":"pong","n":%d,"now":0}' % number)
        socket.transport.resume_reading()
        while len(heard) < 3:
            frame = msgspec.json.decode(await socket.recv())
            if frame["t"] == "pong":
                heard.append(frame["n"])
        await socket.close()

    with_server(database, test)
    return heard


def test_direct_write_does_not_overtake_queued_frames(sqlite: str) -> None:
    assert order_after_a_wait(sqlite) == [0, 1, 2]


def test_planted_overtaking_write_is_caught(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def send(self: Session, frame: bytes) -> None:
        if not self.direct.write_text(frame):
            self._enqueue(frame)

    monkeypatch.setattr(Session, "send", send)
    assert order_after_a_wait(sqlite) == [1, 2, 0]


def is_let_go(database: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether a socket that was cut off is closed, though nobody reads what was written."""
    opened: list[DirectWebSocketProtocol] = []
    original = DirectWebSocketProtocol.connection_made

    def connection_made(self: DirectWebSocketProtocol, transport: BaseTransport) -> None:
        opened.append(self)
        original(self, transport)

    monkeypatch.setattr(DirectWebSocketProtocol, "connection_made", connection_made)

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        frame = b'{"t":"nothing","of":"%s"}' % (b"x" * 10_000)

        def send_more() -> bool:
            session.send(frame)
            return session._ending.done()

        await wait_until(send_more, "too much is waiting")
        await wait_until(lambda: session not in server.hub.sessions, "the session has ended")
        found.append(await holds_within(lambda: opened[-1].disconnected, 0.5))
        socket.transport.abort()

    found: list[bool] = []
    with_server(database, test)
    return found[0]


def test_slow_reader_is_disconnected_after_cut_off(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_let_go(sqlite, monkeypatch)


def test_planted_close_without_abort_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing: Any = lambda _self: None  # noqa: E731
    monkeypatch.setattr(DirectWebSocketProtocol, "abort", nothing)
    assert not is_let_go(sqlite, monkeypatch)


FRAME = b'{"t":"nothing","of":"%s"}' % (b"x" * 10_000)


async def clogged_reader(
    server: LocalServer,
) -> tuple[ClientConnection, Session, DirectWebSocketProtocol]:
    """Return a socket that reads nothing of a few frames, too few to be cut off for."""
    socket, session = await stalled_reader(server)
    way = session.direct
    assert isinstance(way, DirectWebSocketProtocol)
    way.close_timeout = 0.1

    def is_clogged() -> bool:
        full = way.transport.get_write_buffer_size() >= 2 * len(FRAME)
        if not full:
            session.send(FRAME)
        return full

    for _ in range(3):  # the system takes a little more after a moment
        await wait_until(is_clogged, "the buffers of the system are full")
        await wait_until_stable(way.transport.get_write_buffer_size)
    assert not session._queue
    return socket, session, way


async def is_gone(server: LocalServer, session: Session, way: DirectWebSocketProtocol) -> bool:
    """Return whether the socket is closed and its session ended before long."""
    return await holds_within(lambda: way.disconnected and session not in server.hub.sessions, 1)


def clogged_is_let_go(database: str, *, pinged: bool) -> bool:
    """Let a reader of nothing miss a ping, or be told to go: return whether he is let go."""
    found: list[bool] = []

    async def test(server: LocalServer) -> None:
        socket, session, way = await clogged_reader(server)
        if pinged:
            way.keepalive_timeout()
        else:
            session.dismiss(4005, "signed out")
        found.append(await is_gone(server, session, way))
        socket.transport.abort()

    with_server(database, test)
    return found[0]


@pytest.mark.parametrize("pinged", [True, False])
def test_closing_unread_socket_is_aborted_after_timeout(sqlite: str, *, pinged: bool) -> None:
    assert clogged_is_let_go(sqlite, pinged=pinged)


@pytest.mark.parametrize("pinged", [True, False])
def test_planted_close_without_timeout_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, *, pinged: bool
) -> None:
    monkeypatch.setattr(DirectWebSocketProtocol, "_abort_after_timeout", lambda _: None)
    assert not clogged_is_let_go(sqlite, pinged=pinged)


def test_queued_frames_of_closing_socket_are_dropped(sqlite: str) -> None:
    failed: list[str] = []

    async def test(server: LocalServer) -> None:
        handler = lambda _loop, context: failed.append(context["message"])  # noqa: E731
        asyncio.get_running_loop().set_exception_handler(handler)
        socket, session, way = await clogged_reader(server)
        while not session._queue:
            session.send(FRAME)
        await asyncio.sleep(0)  # now its task waits
        way.keepalive_timeout()
        way.resume_writing()  # as when the other side reads some of it
        await wait_until(lambda: session._writer is None, "the writer has ended")
        assert not session._queue
        gc.collect()
        socket.transport.abort()

    with_server(sqlite, test)
    assert failed == []


PINGS = (b"\x89\xfd" + bytes(4) + b"x" * 125) * 200
PONGS = (b"\x8a\xfd" + bytes(4) + b"x" * 125) * 200


def is_cut_off(database: str, controls: bytes) -> bool:
    """Send one control frame after the other: return whether the server lets go before long."""
    found: list[bool] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        way = session.direct
        assert isinstance(way, DirectWebSocketProtocol)
        await repeat(lambda: socket.transport.write(controls), 50)
        found.append(way.disconnected)
        socket.transport.abort()

    with_server(database, test)
    return found[0]


@pytest.mark.parametrize("controls", [PINGS, PONGS])
def test_control_frame_flood_is_cut_off(sqlite: str, controls: bytes) -> None:
    assert is_cut_off(sqlite, controls)


@pytest.mark.parametrize(("controls", "handler"), [(PINGS, "handle_ping"), (PONGS, "handle_pong")])
def test_planted_uncounted_control_frames_are_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, controls: bytes, handler: str
) -> None:
    monkeypatch.setattr(
        DirectWebSocketProtocol, handler, getattr(WebSocketsSansIOProtocol, handler)
    )
    assert not is_cut_off(sqlite, controls)


def left_behind(database: str) -> int:
    """Open sockets and let them go: return how many wait for the garbage collector."""
    found = 0

    async def test(server: LocalServer) -> None:
        nonlocal found
        before = sum(type(each) is DirectWebSocketProtocol for each in gc.get_objects())
        people = await server.table(2)
        for _ in range(SOCKETS):
            token = server.clients[0].token or ""
            socket = await raw_socket(server, token, people[0].room.id)
            await socket.send('{"t":"hello"}')
            await socket.recv()
            await socket.close()
        await wait_until(lambda: len(server.hub.sessions) == len(people), "the sessions have ended")

        def uncollected() -> int:
            alive = sum(type(each) is DirectWebSocketProtocol for each in gc.get_objects())
            return alive - before - len(people)

        await holds_within(lambda: uncollected() == 0, 0.5)
        found = uncollected()

    gc.collect()
    gc.disable()
    try:
        with_server(database, test)
    finally:
        gc.enable()
    return found


def test_closed_socket_leaves_no_reference_cycle(sqlite: str) -> None:
    assert left_behind(sqlite) == 0


def test_planted_reference_cycle_is_caught(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = WebSocketsSansIOProtocol.connection_lost
    monkeypatch.setattr(DirectWebSocketProtocol, "connection_lost", plain)
    assert left_behind(sqlite) == SOCKETS


EMPTY_PIECES = (b"\x00\x80" + bytes(4)) * MAX_FRAGMENTS


def pieces_kept(database: str) -> tuple[int, bool]:
    """Begin a message and never end it: return of how many pieces it is, and if it was cut off."""
    found: list[tuple[int, bool]] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        way = session.direct
        assert isinstance(way, DirectWebSocketProtocol)
        socket.transport.write(b"\x01\x81" + bytes(4) + b"x")

        def send_pieces() -> bool:
            socket.transport.write(EMPTY_PIECES)
            return way.disconnected or len(way.frames) >= 3 * MAX_FRAGMENTS

        await wait_until(send_pieces, "the pieces are too many")
        found.append((len(way.frames), way.disconnected))
        socket.transport.abort()

    with_server(database, test)
    return found[0]


def test_endless_fragmented_message_is_cut_off(sqlite: str) -> None:
    assert pieces_kept(sqlite) == (MAX_FRAGMENTS, True)


def test_planted_unbounded_fragments_are_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        DirectWebSocketProtocol, "handle_cont", WebSocketsSansIOProtocol.handle_cont
    )
    assert pieces_kept(sqlite) >= (3 * MAX_FRAGMENTS, False)
