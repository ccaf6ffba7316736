"""uvicorn's HTTP protocol, with limits on the time that slow clients may take.

uvicorn waits for ever for the rest of a request, and for a client that does not read its answer:
a few hundred of either would use up the file descriptors, and the memory for what is not read. The
bodies of requests are limited where they are read, in the middleware.
"""

from __future__ import annotations

import socket
from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_SECONDS: Final = 10.0
"""Time from the opening of a connection, or from the first byte of a further request, until the
headers are complete."""

STALL_SECONDS: Final = 30.0
"""Time in which a client must read some of its answer: 48 KB, of what has been written."""

SEND_BUFFER: Final = 262_144
"""Kernel send buffer per connection, in bytes. By default the kernel takes over up to 4 MB, and
keeps them for a client that does not read. This is enough for 2 MB/s over a slow line."""


class ImpatientHttpProtocol(H11Protocol):
    """Drops connections that do not complete a request, or do not read an answer, in time."""

    _timer: TimerHandle | None = None
    _stall: TimerHandle | None = None

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

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_stall()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_stall()
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

    def _give_up(self) -> None:
        self._timer = None
        if self.transport.get_protocol() is self:  # else it has become a WebSocket
            self.transport.abort()


def _bound_unread(used: socket.socket) -> None:
    """Bound what the kernel keeps for a client that does not read, and for how long."""
    used.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT") and used.family != socket.AF_UNIX:  # Linux has it
        milliseconds = int(STALL_SECONDS * 1000)
        used.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
