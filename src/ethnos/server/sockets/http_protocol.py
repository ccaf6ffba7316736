"""uvicorn's HTTP protocol, with limits on the time that slow clients may take.

uvicorn waits for ever for the rest of a request, and for a client that does not read its answer:
a few hundred of either would use up the file descriptors, and the memory for what is not read. The
bodies of requests are limited where they are read, in the middleware.
"""

from __future__ import annotations

import socket
import struct
from asyncio import TimerHandle, Transport
from contextlib import suppress
from functools import partial
from typing import Final

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol

from ethnos.server.sockets.turns import turns_of

HEADER_SECONDS: Final = 10.0
"""Time from the opening of a connection, or from the first byte of a further request, until the
headers are complete."""

STALL_SECONDS: Final = 90.0
"""Time in which the kernel must take over more of an answer for its client. It does so in steps of
up to 190 KB, with `SEND_BUFFER`: whoever reads 2.2 KB/s gets all of it."""

CLOSED_SECONDS: Final = 300.0
"""Time that the kernel keeps the end of an answer after the connection was closed, for a client
that takes nothing of it. It counts steps of a whole segment as well."""

SEND_BUFFER: Final = 262_144
"""Kernel send buffer per connection, in bytes. By default the kernel takes over up to 4 MB, and
keeps them for a client that does not read. This is enough for 2 MB/s over a slow line."""


class ImpatientHttpProtocol(H11Protocol):
    """Drops connections that do not complete a request, or do not read an answer, in time."""

    _timer: TimerHandle | None = None
    _stall: TimerHandle | None = None
    _unsent = 0
    """Bytes of the answer that the kernel had not taken over when it was last looked at."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        _bound_unread(transport.get_extra_info("socket"))
        self._wait_for_headers()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_busy = bool(self.cycle) and not self.cycle.response_complete
        if not is_busy:
            self._wait_for_headers()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: Request) -> None:
        """Upgrade in turn: however many handshakes come at once, messages go first."""
        self.transport.pause_reading()
        turns_of(self.loop).add(partial(self._upgrade, event))

    def _upgrade(self, event: Request) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_stall()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_stall()
        _bound_rest(self.transport.get_extra_info("socket"))
        super().connection_lost(exc)

    def _wait_for_headers(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEADER_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_stall(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _watch(self) -> None:
        self._unsent = self.transport.get_write_buffer_size()
        self._stall = self.loop.call_later(STALL_SECONDS, self._look)

    def _look(self) -> None:
        """Drop a client that has read nothing of its answer; wait on for one that reads slowly."""
        self._stall = None
        if not self._is_http():
            return
        if self.transport.get_write_buffer_size() < self._unsent:
            self._watch()
        else:
            _forget_unread(self.transport.get_extra_info("socket"))
            self.transport.abort()

    def _give_up(self) -> None:
        self._timer = None
        if self._is_http():
            self.transport.abort()

    def _is_http(self) -> bool:
        """Return whether the connection has not become a WebSocket."""
        return self.transport.get_protocol() is self


def _bound_unread(used: socket.socket) -> None:
    """Bound what the kernel keeps for a client that does not read."""
    used.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def _bound_rest(used: socket.socket) -> None:
    """Bound how long the kernel keeps what is unread when the connection closes."""
    if hasattr(socket, "TCP_USER_TIMEOUT") and used.family != socket.AF_UNIX:  # Linux has it
        milliseconds = int(CLOSED_SECONDS * 1000)
        with suppress(OSError):  # the connection may be gone already
            used.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


def _forget_unread(used: socket.socket) -> None:
    """Have the kernel drop what is unread as soon as the connection closes."""
    with suppress(OSError):
        used.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
