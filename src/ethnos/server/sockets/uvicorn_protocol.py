"""uvicorn's WebSocket, with a way to write that neither waits nor passes through many hands.

Four of five frames tell players what another one did. Through ASGI each of them takes a task switch
and a dozen calls, which together cost more than to work out what the frame says.
"""

from __future__ import annotations

from asyncio import BaseTransport
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Final, Protocol

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ethnos.server.rate_limits import Bucket

DIRECT: Final = "ethnos.direct"
"""Its name among the extensions of a scope."""

SEND_BUFFER: Final = 65_536
"""Bytes the system may hold for one who does not read. By itself it would hold megabytes, and only
then would anybody notice."""

CONTROLS_PER_SECOND: Final = 5.0
CONTROLS_AT_ONCE: Final = 100
"""Pings and pongs a socket may send; no other limit counts them, and nobody needs many."""

MOST_PIECES: Final = 1_000
"""Pieces a message may come in. Empty ones take memory too, and no limit on its size ends them."""

PIECE: Final = 1_024
"""Bytes taken in at a time. What comes with one call may hold tens of thousands of tiny frames, and
to take all of them in would hold everybody up."""

MOST_UNHEARD: Final = 1_000
"""Messages that may wait for their turn: more than any limit on messages lets anybody send."""

MOST_AFTER_CLOSE: Final = 16_384
"""Bytes still taken in once we have closed: what was under way already, and an answer to that."""

LAST_WORDS: Final = 1.0
"""Seconds one who floods has to read why nobody listens any more."""


class DirectSocket(WebSocketsSansIOProtocol):
    """Offers to write a text past ASGI, as one whole frame."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._extensions: dict[str, object] = {}
        self._controls = Bucket(CONTROLS_PER_SECOND, CONTROLS_AT_ONCE)
        self._after_close = 0
        self._listens = True
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._extensions = self.scope["extensions"]  # type: ignore[assignment]
            self._extensions[DIRECT] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Circles that only the garbage collector would find, much later:
        self.conn.parser.close()
        self._extensions.pop(DIRECT, None)  # a refusal that is held back needs the others

    def data_received(self, data: bytes) -> None:
        """Take in a flood only until it is known to be one."""
        for start in range(0, len(data), PIECE):
            if not self._listens or self.transport.is_closing():
                return
            piece = data[start : start + PIECE]
            super().data_received(piece)
            self._after_close += len(piece) if self.close_sent else 0
            if self._after_close > MOST_AFTER_CLOSE or self.queue.qsize() > MOST_UNHEARD:
                self.stop_listening()

    async def send(self, message: ASGISendEvent) -> None:
        """Count a refusal as an answer: it would be logged as an error of ours."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def write_text(self, text: bytes) -> bool:
        if not self.writable.is_set():
            return False
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)
        return True  # one who has gone is written nothing, and does not wait for it

    def cut_off(self) -> None:
        self.transport.abort()

    def stop_listening(self) -> None:
        """Read no more of a flood; but leave time to read why."""
        self._listens = False
        self.transport.pause_reading()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    def handle_ping(self) -> None:
        if self._controls.take():
            super().handle_ping()
        else:
            self.cut_off()

    def handle_pong(self, event: Frame) -> None:
        if self._controls.take():
            super().handle_pong(event)
        else:
            self.cut_off()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.cut_off()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._let_go_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go_later()

    def _let_go_later(self) -> None:
        """Bound how long a socket that is closed waits for the other side to read the rest."""
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)


class Direct(Protocol):
    """The way past ASGI."""

    def write_text(self, text: bytes, /) -> bool:
        """Write a text at once, or return that it has to wait until the other side reads."""

    def cut_off(self) -> None:
        """Forget what is written but not read; a socket that is closed would wait for it."""

    def stop_listening(self) -> None:
        """Take nothing more in, and let go soon."""


class _Through:
    """With other servers than ours everything waits for a task, and passes through ASGI."""

    def write_text(self, _text: bytes) -> bool:
        return False

    def cut_off(self) -> None:
        """Leave it to the server."""

    stop_listening = cut_off


def direct(scope: Scope) -> Direct:
    """Return the way past ASGI, if there is one."""
    way: Direct = scope.get("extensions", {}).get(DIRECT, _Through())
    return way


def _head(size: int) -> bytes:
    """Return what stands before a text of this many bytes. RFC 6455, 5.2.

    >>> _head(5).hex(), _head(300).hex(), _head(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
