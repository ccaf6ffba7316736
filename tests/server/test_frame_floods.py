"""Floods of tiny frames are not read in full; a refused handshake is not logged as an error."""

from __future__ import annotations

import asyncio

import pytest
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus

from ethnos.protocol import RefusalCode
from ethnos.server.http import context
from ethnos.server.http.context import Context
from ethnos.server.sockets.uvicorn_protocol import (
    CONTROL_FRAME_BURST,
    MAX_BYTES_AFTER_CLOSE,
    SLICE,
    DirectWebSocketProtocol,
)
from tests.server.harness import LocalServer, with_server
from tests.server.sockets import HANDSHAKE, count_reads, raw_socket
from tests.waiting import wait_until_stable

FRAME = 6
"""Bytes of an empty client frame."""
TEXT = b"\x81\x80" + bytes(4)
PING = b"\x89\x80" + bytes(4)
FRAMES = 20_000


def bytes_read(database: str, reads: list[int], *sent: bytes) -> int:
    """Send data to a socket; return how many bytes of the last item the server read."""
    found: list[int] = []

    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        mallory = await server.guest("Mallory")
        socket = await raw_socket(server, mallory.token or "", person.room.id)
        socket.transport.pause_reading()  # ignores the close and sends on
        for each in sent:
            reads.clear()
            socket.transport.write(each)
            await wait_until_stable(lambda: sum(reads))
        found.append(sum(reads))
        socket.transport.abort()

    with_server(database, test)
    return found[0]


AFTER_CLOSE = MAX_BYTES_AFTER_CLOSE + SLICE
UNHEARD = SLICE + AFTER_CLOSE


@pytest.mark.parametrize(
    ("sent", "most"),
    [
        ([TEXT * FRAMES], UNHEARD),
        ([PING * FRAMES], (CONTROL_FRAME_BURST + 1) * FRAME + SLICE),
        ([TEXT, TEXT * FRAMES], AFTER_CLOSE),  # the first is invalid and closes the socket
    ],
)
def test_flood_of_tiny_frames_is_not_read_in_full(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, sent: list[bytes], most: int
) -> None:
    with count_reads(monkeypatch) as reads:
        assert bytes_read(sqlite, reads, *sent) <= most


@pytest.mark.parametrize("sent", [[TEXT * FRAMES], [PING * FRAMES], [TEXT, TEXT * FRAMES]])
def test_planted_unlimited_reading_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, sent: list[bytes]
) -> None:
    def data_received(self: DirectWebSocketProtocol, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)

    monkeypatch.setattr(DirectWebSocketProtocol, "data_received", data_received)
    with count_reads(monkeypatch) as reads:
        assert bytes_read(sqlite, reads, *sent) > max(UNHEARD, AFTER_CLOSE)


def errors_of_refusals(database: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Refuse a client that awaits the answer and one that aborts; return the errors logged."""
    refuse = Context.refuse
    held, done = asyncio.Event(), asyncio.Event()

    async def noted(self: Context, socket: WebSocket, status: int, code: RefusalCode) -> None:
        held.set()
        try:
            await refuse(self, socket, status, code)
        finally:
            done.set()

    async def test(server: LocalServer) -> None:
        with pytest.raises(InvalidStatus):
            await raw_socket(server, "forged", "0" * 26)
        port = int(server.url.rpartition(":")[2])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Context, "refuse", noted)
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HANDSHAKE)
            await held.wait()
            writer.transport.abort()  # before the delayed answer
            await done.wait()

    with_server(database, test, refusals_per_second=0.001, refusal_burst=1)
    return [record.message for record in caplog.records if record.levelname == "ERROR"]


def test_refused_handshake_logs_no_error(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(context, "REFUSAL_DELAY", 0.1)
    assert errors_of_refusals(sqlite, caplog) == []


def test_planted_logged_refusal_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(context, "REFUSAL_DELAY", 0.1)
    monkeypatch.setattr(DirectWebSocketProtocol, "send", WebSocketsSansIOProtocol.send)
    assert len(errors_of_refusals(sqlite, caplog)) == 1
