"""Refusals of requests."""

from __future__ import annotations

from ethnos.protocol import RefusalCode


class RequestError(Exception):
    """A request that is refused, with the status and body of the response."""

    def __init__(self, status: int, code: RefusalCode, reason: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.reason = reason
