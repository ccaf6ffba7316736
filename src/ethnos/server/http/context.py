"""What all routes and sockets of one application share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from starlette.types import Scope
from starlette.websockets import WebSocket

from ethnos.protocol import CloseCode
from ethnos.server.http import guests
from ethnos.server.http.guests import Guests
from ethnos.server.http.middleware import REFUSED_SECONDS, TOO_FAST, address_of, problem
from ethnos.server.live.hub import Hub
from ethnos.server.rate_limits import Buckets
from ethnos.server.settings import Settings
from ethnos.server.store import Guest

Result = TypeVar("Result")
GUESSES_AT_ONCE: Final = 30
REPLAYS_AT_ONCE: Final = 30


class RequestError(Exception):
    """A request that is refused, and how."""

    def __init__(self, status: int, code: str, reason: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.reason = reason


class Context:
    """The hub, who is who, and how much is allowed."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.guests = Guests(hub.store)
        self._new_guests = Buckets(hub.settings.guests_per_minute / 60, hub.settings.guest_burst)
        self._guesses = Buckets(hub.settings.guesses_per_second, GUESSES_AT_ONCE)
        self._replays = Buckets(hub.settings.replays_per_second, REPLAYS_AT_ONCE)
        self._refusals = Buckets(hub.settings.refusals_per_second, hub.settings.refusal_burst)

    @property
    def settings(self) -> Settings:
        """How the operator wants things."""
        return self.hub.settings

    async def who(self, headers: Mapping[str, str]) -> Guest | None:
        """Return who sends these headers."""
        secure = self.settings.secure_cookies
        return await self.guests.who(guests.token_in(headers, secure=secure))

    async def sign_out(self, headers: Mapping[str, str]) -> None:
        """Forget the token in these headers and close the sockets opened with it."""
        token = guests.token_in(headers, secure=self.settings.secure_cookies)
        if token is None:
            return
        await self.guests.sign_out(token)
        for session in list(self.hub.sessions):
            if session.token == guests.digest(token):
                session.dismiss(CloseCode.SIGNED_OUT, "you have signed out")

    def count_new_guest(self, scope: Scope) -> None:
        """Refuse an address that makes too many guests."""
        if not self._new_guests.take(address_of(scope)):
            raise RequestError(TOO_FAST, "too_fast", "too many guests from your address")

    def count_guess(self, scope: Scope) -> None:
        """Refuse an address that tries too many codes."""
        if not self._guesses.take(address_of(scope)):
            raise RequestError(TOO_FAST, "too_fast", "too many codes tried")

    async def work(self, scope: Scope, job: Callable[[], Result]) -> Result:
        """Work something out beside the event loop, if this address has not asked too often."""
        if not self._replays.take(address_of(scope)):
            raise RequestError(TOO_FAST, "too_fast", "too many replays asked for")
        return await self.hub.work(job)

    async def refuse(self, socket: WebSocket, status: int, code: str) -> None:
        """Answer a handshake with a refusal; who knocks on and on waits for it."""
        if not self._refusals.take(address_of(socket.scope)):
            await asyncio.sleep(REFUSED_SECONDS)
        await socket.send_denial_response(problem(status, code))
