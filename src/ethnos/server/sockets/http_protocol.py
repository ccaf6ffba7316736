"""uvicorn's HTTP protocol, with a limit on the time a request's headers may take.

uvicorn waits for the rest of a request for ever, so that a few hundred half requests would use up
the file descriptors. Bodies are limited where they are read, in the middleware.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_SECONDS: Final = 10.0
"""Time from the opening of a connection, or from the first byte of a further request, until the
headers are complete."""


class ImpatientHttpProtocol(H11Protocol):
    """Drops connections that do not complete a request in time."""

    _timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        self._wait_for_headers()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_busy = bool(self.cycle) and not self.cycle.response_complete
        if not is_busy:
            self._wait_for_headers()
        else:
            self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait_for_headers(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEADER_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if self.transport.get_protocol() is self:  # else it has become a WebSocket
            self.transport.abort()
