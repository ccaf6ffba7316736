"""uvicorn's WebSocket protocol, extended by direct writes and limits on floods.

Four of five frames tell players what another player did. Through ASGI each of them costs a task
switch and a dozen calls, more than encoding the frame. `write_text` writes to the transport.

This subclasses uvicorn internals, which may change with any minor release. `missing_internals`
looks for every attribute used here; where one is missing, the server falls back to plain uvicorn
and all frames pass through ASGI. `docs/hosting.md` has the measured gain.
"""

from __future__ import annotations

import dis
import inspect
import logging
from asyncio import BaseTransport
from socket import SO_SNDBUF, SOL_SOCKET
from typing import TYPE_CHECKING, Final, Protocol

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ethnos.server.rate_limits import Bucket
from ethnos.server.sockets.turns import turns_of

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

logger = logging.getLogger("ethnos.sockets")

EXTENSION: Final = "ethnos.direct"
"""The key of the direct writer in the extensions of an ASGI scope."""

SEND_BUFFER: Final = 65_536
"""Kernel send buffer per socket, in bytes. The default holds megabytes, which would hide a client
that does not read."""

CONTROL_FRAMES_PER_SECOND: Final = 5.0
CONTROL_FRAME_BURST: Final = 100
"""Rate limit on pings and pongs, which no other limit counts."""

MAX_FRAGMENTS: Final = 1_000
"""Limit on the fragments of one message. Empty fragments use memory, and the limit on the message
size does not count them."""

SLICE: Final = 256
"""Bytes parsed at a time. One read may deliver tens of thousands of tiny frames, and parsing all of
them would block the event loop. Almost every message of a player is shorter."""

MAX_BYTES_AFTER_CLOSE: Final = 16_384
"""Bytes still accepted after the server's close frame: those in flight, and the client's answer."""

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to a handshake for which WebSockets know no better one."""

LINGER_SECONDS: Final = 1.0
"""Time a flooding client has to read the close reason before the connection is aborted."""

USED_METHODS: Final = (
    *("connection_made", "connection_lost", "data_received", "handle_connect", "handle_ping"),
    *("handle_pong", "handle_cont", "send", "receive", "run_asgi", "keepalive_timeout"),
)
USED_ATTRIBUTES: Final = (
    *("close_sent", "close_timeout", "conn", "disconnected", "frames", "handshake_complete"),
    *("handshake_initiated", "loop", "queue", "read_paused", "response", "scope", "transport"),
    "writable",
)


def missing_internals(base: type = WebSocketsSansIOProtocol) -> list[str]:
    """Return the methods and attributes of uvicorn's protocol that are used here but missing."""
    methods = [name for name in USED_METHODS if not callable(getattr(base, name, None))]
    functions = [f for kind in base.__mro__ for f in vars(kind).values() if inspect.isfunction(f)]
    assigned = {
        step.argval
        for function in functions
        for step in dis.get_instructions(function)
        if step.opname == "STORE_ATTR"
    }
    return methods + [name for name in USED_ATTRIBUTES if name not in assigned]


class DirectWebSocketProtocol(WebSocketsSansIOProtocol):
    """Offers direct writes past ASGI, and disconnects clients that flood."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._extensions: dict[str, object] = {}
        self._control_frames = Bucket(CONTROL_FRAMES_PER_SECOND, CONTROL_FRAME_BURST)
        self._bytes_after_close = 0
        self._unparsed = bytearray()
        self._turns = turns_of(self.loop)
        self._awaits_turn = False
        """Whether a slice of this connection waits to be parsed."""
        self._is_reading = True
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._extensions = self.scope["extensions"]  # type: ignore[assignment]
            self._extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Break reference cycles, which only the garbage collector would free, much later.
        self.conn.parser.close()
        # Remove our key only: a delayed refusal still needs the other extensions.
        self._extensions.pop(EXTENSION, None)

    def data_received(self, data: bytes) -> None:
        """Parse the first slice; the rest is read when the messages in it have been handled."""
        if not self.handshake_initiated:
            self._parse(data)  # the handshake, which the HTTP protocol has read and limited
        elif self._is_reading:
            is_first = not self._unparsed
            self._unparsed += data
            if self.close_sent and len(self._unparsed) > MAX_BYTES_AFTER_CLOSE:
                self.stop_reading()
            elif is_first:
                self._parse_slice()

    def _parse_slice(self) -> None:
        self._awaits_turn = False
        data = bytes(self._unparsed[:SLICE])
        del self._unparsed[:SLICE]
        self._parse(data)
        self._bytes_after_close += len(data) if self.close_sent else 0
        if self._bytes_after_close > MAX_BYTES_AFTER_CLOSE:
            self.stop_reading()
        if self._unparsed and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._read_on()

    def _parse(self, data: bytes) -> None:
        if self.transport.is_closing():
            self._unparsed.clear()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_complete:
            self._refuse_handshake()

    def _read_on(self) -> None:
        """Once nothing waits to be handled, parse the next slice in turn, or read more."""
        if not (self.queue.empty() or self.close_sent):
            return
        if self._unparsed:
            if not self._awaits_turn:
                self._awaits_turn = True
                self._turns.add(self._parse_slice)
        elif self.read_paused and self._is_reading and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; one that came together with the last one waits its turn."""
        if not self.queue.empty():
            await self._turns.come()
        message = await self.queue.get()
        self._read_on()
        return message

    def _refuse_handshake(self) -> None:
        """Answer a handshake that cannot be read: uvicorn would keep it open, without a word."""
        self.transport.write(b"".join(self.conn.data_to_send()) or UNREADABLE)
        self.handshake_complete = self.close_sent = True
        self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        """Count a refusal as a completed handshake: uvicorn would log it as an error."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True
            self._read_on()  # the client's answer to the close may be in what is not parsed

    def write_text(self, text: bytes) -> bool:
        if not self.writable.is_set():
            return False
        # A frame for a peer that has disconnected is dropped.
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(_frame_header(len(text)) + text)
        return True

    def abort(self) -> None:
        self.transport.abort()

    def stop_reading(self) -> None:
        self._is_reading = False
        self._unparsed.clear()
        self.transport.pause_reading()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        if self._control_frames.take():
            super().handle_ping()
        else:
            self.abort()

    def handle_pong(self, event: Frame) -> None:
        if self._control_frames.take():
            super().handle_pong(event)
        else:
            self.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_after_timeout()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_after_timeout()

    def _abort_after_timeout(self) -> None:
        """Limit how long a closed socket waits for the peer to read the rest."""
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)


class DirectWriter(Protocol):
    """Writes to a socket past ASGI."""

    def write_text(self, text: bytes, /) -> bool:
        """Write a text frame at once; return `False` if the peer must read first."""

    def abort(self) -> None:
        """Drop the connection with everything that is written but not read."""

    def stop_reading(self) -> None:
        """Ignore further input, and drop the connection soon."""


class NoDirectWriter:
    """For servers without direct writes: every frame passes through ASGI."""

    def write_text(self, _text: bytes) -> bool:
        return False

    def abort(self) -> None:
        """Leave it to the server."""

    stop_reading = abort


def direct_writer(scope: Scope) -> DirectWriter:
    """Return the direct writer of a connection."""
    writer: DirectWriter = scope.get("extensions", {}).get(EXTENSION, NoDirectWriter())
    return writer


def websocket_protocol() -> type[WebSocketsSansIOProtocol]:
    """Return the protocol to serve with: ours, or uvicorn's if its internals have changed."""
    missing = missing_internals()
    if missing:
        logger.warning(
            "this version of uvicorn lacks %s: frames pass through ASGI, which is slower, slow "
            "readers are noticed later, and floods of control frames and fragments are not limited",
            ", ".join(missing),
        )
        return WebSocketsSansIOProtocol
    return DirectWebSocketProtocol


def _frame_header(size: int) -> bytes:
    """Return the header of an unmasked text frame of this many bytes. RFC 6455, 5.2.

    >>> _frame_header(5).hex(), _frame_header(300).hex(), _frame_header(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
