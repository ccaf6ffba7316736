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
"""Enough that the answers exceed all buffers."""


async def stalled_reader(server: LocalServer) -> tuple[ClientConnection, Session]:
    """Return a socket that reads nothing, and the session that serves it."""
    (person,) = await server.room_with(1, ["random"])
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


def pongs_after_back_pressure(database: str) -> list[int]:
    """Send requests without reading until answers queue, then read; return the pongs in order."""
    heard: list[int] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        asking = asyncio.create_task(ask(socket))
        await wait_until(lambda: session.frames_waiting, "an answer has to wait")
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
    assert pongs_after_back_pressure(sqlite) == list(range(QUESTIONS))


class FirstWriteBlocked:
    """Refuses the first direct write and accepts all others."""

    def __init__(self, direct: DirectWriter) -> None:
        self._direct = direct
        self._has_blocked = False

    def write_text(self, text: bytes) -> bool:
        if not self._has_blocked:
            self._has_blocked = True
            return False
        return self._direct.write_text(text)

    def abort(self) -> None:
        self._direct.abort()

    def stop_reading(self) -> None:
        self._direct.stop_reading()


def order_behind_blocked_write(database: str) -> list[int]:
    """Send one frame that must queue and two that need not; return the order of arrival."""
    heard: list[int] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        session.direct = FirstWriteBlocked(session.direct)
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
    assert order_behind_blocked_write(sqlite) == [0, 1, 2]


def test_planted_overtaking_write_is_caught(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def send(self: Session, frame: bytes) -> None:
        if not self.direct.write_text(frame):
            self._enqueue(frame)

    monkeypatch.setattr(Session, "send", send)
    assert order_behind_blocked_write(sqlite) == [1, 2, 0]


def is_disconnected(database: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether a socket that was cut off is closed although the client reads nothing."""
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
            return session.is_ending

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
    assert is_disconnected(sqlite, monkeypatch)


def test_planted_close_without_abort_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing: Any = lambda _self: None  # noqa: E731
    monkeypatch.setattr(DirectWebSocketProtocol, "abort", nothing)
    assert not is_disconnected(sqlite, monkeypatch)


FRAME = b'{"t":"nothing","of":"%s"}' % (b"x" * 10_000)


async def clogged_reader(
    server: LocalServer,
) -> tuple[ClientConnection, Session, DirectWebSocketProtocol]:
    """Return a socket with unread frames, too few to be cut off for them."""
    socket, session = await stalled_reader(server)
    direct = session.direct
    assert isinstance(direct, DirectWebSocketProtocol)
    direct.close_timeout = 0.1

    def is_clogged() -> bool:
        full = direct.transport.get_write_buffer_size() >= 2 * len(FRAME)
        if not full:
            session.send(FRAME)
        return full

    for _ in range(3):  # the kernel takes a little more after a moment
        await wait_until(is_clogged, "the buffers of the system are full")
        await wait_until_stable(direct.transport.get_write_buffer_size)
    assert not session.frames_waiting
    return socket, session, direct


async def disconnects(
    server: LocalServer, session: Session, direct: DirectWebSocketProtocol
) -> bool:
    """Return whether the socket is closed and its session ended before long."""
    return await holds_within(lambda: direct.disconnected and session not in server.hub.sessions, 1)


def close_disconnects(database: str, *, pinged: bool) -> bool:
    """Miss a ping of a stalled reader, or dismiss it; return whether it is disconnected."""
    found: list[bool] = []

    async def test(server: LocalServer) -> None:
        socket, session, direct = await clogged_reader(server)
        if pinged:
            direct.keepalive_timeout()
        else:
            session.dismiss(4005, "signed out")
        found.append(await disconnects(server, session, direct))
        socket.transport.abort()

    with_server(database, test)
    return found[0]


@pytest.mark.parametrize("pinged", [True, False])
def test_closing_unread_socket_is_aborted_after_timeout(sqlite: str, *, pinged: bool) -> None:
    assert close_disconnects(sqlite, pinged=pinged)


@pytest.mark.parametrize("pinged", [True, False])
def test_planted_close_without_timeout_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, *, pinged: bool
) -> None:
    monkeypatch.setattr(DirectWebSocketProtocol, "_abort_after_timeout", lambda _: None)
    assert not close_disconnects(sqlite, pinged=pinged)


def test_queued_frames_of_closing_socket_are_dropped(sqlite: str) -> None:
    failed: list[str] = []

    async def test(server: LocalServer) -> None:
        handler = lambda _loop, context: failed.append(context["message"])  # noqa: E731
        asyncio.get_running_loop().set_exception_handler(handler)
        socket, session, direct = await clogged_reader(server)
        while not session.frames_waiting:
            session.send(FRAME)
        await asyncio.sleep(0)  # the writer task starts and blocks
        direct.keepalive_timeout()
        direct.resume_writing()  # as if the client read some of it
        await wait_until(lambda: not session.frames_waiting, "queued frames are dropped")
        gc.collect()
        socket.transport.abort()

    with_server(sqlite, test)
    assert failed == []


PINGS = (b"\x89\xfd" + bytes(4) + b"x" * 125) * 200
PONGS = (b"\x8a\xfd" + bytes(4) + b"x" * 125) * 200


def is_cut_off(database: str, controls: bytes) -> bool:
    """Send a flood of control frames; return whether the server disconnects."""
    found: list[bool] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        direct = session.direct
        assert isinstance(direct, DirectWebSocketProtocol)
        await repeat(lambda: socket.transport.write(controls), 50)
        found.append(direct.disconnected)
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


def uncollected_sockets(database: str) -> int:
    """Open and close sockets; return how many only the garbage collector would free."""
    found = 0

    async def test(server: LocalServer) -> None:
        nonlocal found
        before = sum(type(each) is DirectWebSocketProtocol for each in gc.get_objects())
        people = await server.room_with(2)
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

        await holds_within(lambda: uncollected() == 0, 3)
        found = uncollected()

    gc.collect()
    gc.disable()
    try:
        with_server(database, test)
    finally:
        gc.enable()
    return found


def test_closed_socket_leaves_no_reference_cycle(sqlite: str) -> None:
    assert uncollected_sockets(sqlite) == 0


def test_planted_reference_cycle_is_caught(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = WebSocketsSansIOProtocol.connection_lost
    monkeypatch.setattr(DirectWebSocketProtocol, "connection_lost", plain)
    assert uncollected_sockets(sqlite) == SOCKETS


EMPTY_PIECES = (b"\x00\x80" + bytes(4)) * MAX_FRAGMENTS


def fragments_kept(database: str) -> tuple[int, bool]:
    """Send a message without an end; return the fragments kept, and if it was cut off."""
    found: list[tuple[int, bool]] = []

    async def test(server: LocalServer) -> None:
        socket, session = await stalled_reader(server)
        direct = session.direct
        assert isinstance(direct, DirectWebSocketProtocol)
        socket.transport.write(b"\x01\x81" + bytes(4) + b"x")

        def send_pieces() -> bool:
            socket.transport.write(EMPTY_PIECES)
            return direct.disconnected or len(direct.frames) >= 3 * MAX_FRAGMENTS

        await wait_until(send_pieces, "the pieces are too many")
        found.append((len(direct.frames), direct.disconnected))
        socket.transport.abort()

    with_server(database, test)
    return found[0]


def test_endless_fragmented_message_is_cut_off(sqlite: str) -> None:
    assert fragments_kept(sqlite) == (MAX_FRAGMENTS, True)


def test_planted_unbounded_fragments_are_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        DirectWebSocketProtocol, "handle_cont", WebSocketsSansIOProtocol.handle_cont
    )
    assert fragments_kept(sqlite) >= (3 * MAX_FRAGMENTS, False)
