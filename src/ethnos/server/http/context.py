"""Shared by all routes and sockets of one application."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from starlette.types import Scope
from starlette.websockets import WebSocket

from ethnos.protocol import RefusalCode
from ethnos.server.desk import guests
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.guests import Guests
from ethnos.server.http.cookies import token_in
from ethnos.server.http.middleware import (
    REFUSAL_DELAY,
    TOO_MANY_REQUESTS,
    address_of,
    problem,
)
from ethnos.server.http.readiness import Readiness
from ethnos.server.live.hub import Hub
from ethnos.server.live.response_cache import ResponseCache
from ethnos.server.live.workers import BusyError
from ethnos.server.rate_limits import Bucket
from ethnos.server.settings import Settings
from ethnos.server.store import Guest

if TYPE_CHECKING:
    from ethnos.server.machine.passkeys import Passkeys  # needs an extra
    from ethnos.server.machine.push import Push  # needs an extra

Result = TypeVar("Result")
CODE_GUESS_BURST: Final = 30
ARCHIVE_BURST: Final = 3
ARCHIVES_PER_SECOND: Final = 1 / 60
"""Archives of all games per guest: each reads and compresses up to a thousand records."""
PASSKEY_BURST: Final = 30
PASSKEYS_PER_SECOND: Final = 0.5
"""Steps with a passkey per address; signing in takes two."""
REPLAY_BURST: Final = 30
REVIEW_BURST: Final = 10
ANALYSIS_BURST: Final = 30
ANALYSES_PER_REVIEW: Final = 20
"""So many analyses of a position cost about as much as the review of a game."""
EVERYBODYS_REFUSALS: Final = 4
"""Refused handshakes that are answered at once, over all addresses, in the budgets of one address.
Each costs about as much as a move, and a flood may come from many addresses."""
REPLAY_SECONDS: Final = 0.1
"""CPU seconds that one replay may take; a longer one counts as several."""


PICTURE_BYTES: Final = 4 * 1024 * 1024
"""For some thirty pictures; each takes about 20 ms to draw again."""


def too_fast(reason: str) -> RequestError:
    """Return the refusal of a request over a rate limit."""
    return RequestError(TOO_MANY_REQUESTS, RefusalCode.TOO_FAST, reason)


class Context:
    """The hub, the guests, and the rate limits of expensive requests."""

    def __init__(
        self,
        hub: Hub,
        readiness: Readiness,
        push: Push | None = None,
        passkeys: Passkeys | None = None,
    ) -> None:
        self.hub = hub
        self.passkeys = passkeys
        """What signs guests in by WebAuthn; `None` where that is switched off or not installed."""
        self.push = push
        """What notifies browsers; `None` where that is switched off or not installed."""
        self.readiness = readiness
        self.guests = Guests(hub.store)
        self.finished_games = ResponseCache()
        self.pictures = ResponseCache(PICTURE_BYTES)
        """Pictures for chats, by what they say: a room that changes gets another one."""
        settings, add = hub.settings, hub.limits.add
        reviews = settings.reviews_per_minute / 60
        self._new_guests = add("guests", settings.guests_per_minute / 60, settings.guest_burst)
        self._passkeys = add("passkeys", PASSKEYS_PER_SECOND, PASSKEY_BURST)
        self._guesses = add("guesses", settings.guesses_per_second, CODE_GUESS_BURST)
        self._replays = add("replays", settings.replays_per_second, REPLAY_BURST)
        self._archives = add("archives", ARCHIVES_PER_SECOND, ARCHIVE_BURST)
        self._reviews = add("reviews", reviews, REVIEW_BURST)
        self._analyses = add("analyses", ANALYSES_PER_REVIEW * reviews, ANALYSIS_BURST)
        per_second, burst = settings.refusals_per_second, settings.refusal_burst
        self._refusals = add("refusals", per_second, burst)
        everybody = EVERYBODYS_REFUSALS
        self._all_refusals = Bucket(everybody * per_second, everybody * burst)

    @property
    def settings(self) -> Settings:
        """The server's settings."""
        return self.hub.settings

    async def who(self, headers: Mapping[str, str]) -> Guest | None:
        """Return the guest whose token these headers carry."""
        secure = self.settings.secure_cookies
        guest = await self.guests.who(token_in(headers, secure=secure))
        if guest is not None:
            self.check_ban(guest)
        return guest

    def check_ban(self, guest: Guest) -> None:
        """Refuse a guest who is banned."""
        if self.hub.bans.forbids(guest.id, "", self.hub.now()):
            raise RequestError(403, RefusalCode.BANNED, "you are banned")

    def token_digest(self, headers: Mapping[str, str]) -> bytes:
        """Return the hash of the token in these headers, by which the store knows it."""
        return guests.digest(token_in(headers, secure=self.settings.secure_cookies) or "")

    async def sign_out(self, headers: Mapping[str, str]) -> None:
        """Revoke the token in these headers and close the sockets opened with it."""
        token = token_in(headers, secure=self.settings.secure_cookies)
        if token is None:
            return
        await self.guests.sign_out(token)
        self.hub.sign_out(guests.digest(token))

    def count_new_guest(self, scope: Scope) -> None:
        """Limit new guests per address."""
        if not self._new_guests.take(address_of(scope)):
            raise too_fast("too many guests from your address")

    def count_passkey(self, scope: Scope) -> None:
        """Limit what is done with passkeys, per address."""
        if not self._passkeys.take(address_of(scope)):
            raise too_fast("too many attempts with passkeys")

    def count_guess(self, scope: Scope) -> None:
        """Limit attempts to guess a code, per address."""
        if not self._guesses.take(address_of(scope)):
            raise too_fast("too many codes tried")

    def count_archive(self, guest: Guest) -> None:
        """Limit archives of all games, per guest."""
        if not self._archives.take(guest.id):
            raise too_fast("too many archives asked for")

    def count_review(self, scope: Scope) -> None:
        """Limit reviews per address; only those that are computed count."""
        if not self._reviews.take(address_of(scope)):
            raise too_fast("too many reviews asked for")

    def count_analysis(self, scope: Scope) -> None:
        """Limit analyses of positions per address; only those that are computed count."""
        if not self._analyses.take(address_of(scope)):
            raise too_fast("too many analyses asked for")

    async def run_in_worker(self, scope: Scope, job: Callable[[], Result]) -> Result:
        """Run a long computation in a worker thread, rate-limited per address by its cost."""
        address = address_of(scope)
        if not self._replays.take(address):
            raise too_fast("too many replays asked for")
        try:
            result, seconds = await self.hub.workers.run(job)
        except BusyError:
            raise too_fast("too many replays asked for by everybody") from None
        self._replays.charge(address, max(0.0, seconds / REPLAY_SECONDS - 1))
        return result

    async def refuse(self, socket: WebSocket, status: int, code: RefusalCode) -> None:
        """Refuse a handshake; after many refusals, with a delay."""
        self.hub.metrics.refusals.labels("socket", code.value).inc()
        if not (self._refusals.take(address_of(socket.scope)) and self._all_refusals.take()):
            await asyncio.sleep(REFUSAL_DELAY)
        await socket.send_denial_response(problem(status, code))
