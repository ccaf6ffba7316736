"""ASGI middleware: rate limits, origin and size checks, security headers."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Mapping
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethnos.protocol import RefusalCode
from ethnos.protocol.bodies import Problem
from ethnos.server.clock import now
from ethnos.server.http.bodies import MAX_BODY_BYTES, Body, Held
from ethnos.server.http.cookies import keep_own_cookie
from ethnos.server.live.bans import BanList
from ethnos.server.metrics import Metrics
from ethnos.server.rate_limits import Limits
from ethnos.server.settings import Settings
from ethnos.server.store import StorageError
from ethnos.web_app import SCRIPT_POLICY

TOO_MANY_REQUESTS: Final = 429
REFUSAL_DELAY: Final = 1.0
"""Seconds before a 429 is sent: an immediate answer would only invite the next request."""
SAFE_BUDGET: Final = 10
"""Factor by which the budget for safe methods exceeds the one for changes."""
ADMIN: Final = "/api/admin/"
"""Where the requests of operators begin."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        f"default-src 'self'; {SCRIPT_POLICY}; connect-src 'self'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    """Return a struct as a JSON response."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def problem(
    status: int, code: RefusalCode, reason: str = "", clause: str | None = None
) -> Response:
    """Return a refusal as a response."""
    return answer(Problem(code, reason, clause), status)


def origin_is_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Return whether a browser's request comes from a page of this server.

    Configured origins are matched exactly. Without them, the origin must be the requested host, and
    that an address or a local name: anyone can point a public name at this machine (DNS rebinding).
    """
    origin = headers.get("origin", "")
    if settings.origins:
        return origin in settings.origins
    host = headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}") and _is_local_name(host)


def _is_local_name(host: str) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # such as half an IPv6 address
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith((".local", ".localhost")))
    return True


def host_of(scope: Scope) -> str:
    """Return the client's IP address as text."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def address_of(scope: Scope) -> str:
    """Return the client address that limits count; for IPv6 its /64, which one household owns.

    What is no address, such as a name that a proxy passes on, may be long, and is hashed.

    >>> hosts = "10.0.0.7", "::ffff:10.0.0.7", "2001:db8::7", "2001:db8::8"
    >>> [address_of({"client": (host, 50_000)}) for host in hosts]
    ['10.0.0.7', '10.0.0.7', '20010db800000000/64', '20010db800000000/64']
    """
    client = scope.get("client")
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return sha256(str(client[0]).encode()).hexdigest()[:16] if client else "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{address.packed[:8].hex()}/64"


class Middleware:
    """Wraps the application."""

    def __init__(
        self, app: ASGIApp, settings: Settings, bans: BanList, limits: Limits, metrics: Metrics
    ) -> None:
        self.app = app
        """The application that is wrapped."""
        self._settings = settings
        self._bans = bans
        self._too_fast = metrics.refusals.labels("request", RefusalCode.TOO_FAST.value)
        rate, burst = settings.requests_per_second, settings.request_burst
        self._changes = limits.add("changes", rate, burst)
        self._reads = limits.add("reads", SAFE_BUDGET * rate, SAFE_BUDGET * burst)
        self._held = Held()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self._start_and_stop(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        body = Body(receive, self._held, address)
        send = self._with_headers(send, body)
        refusal = self._refusal(scope, address)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        keep_own_cookie(scope, secure=self._settings.secure_cookies)
        try:
            await self.app(scope, body.receive, send)
        finally:
            body.release()

    async def _start_and_stop(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Start the application; a store that cannot be used is reported in one line."""
        failures: list[Message] = []

        async def wrapped(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                failures.append(message)  # with a traceback, which is for faults of the server
            else:
                await send(message)

        try:
            await self.app(scope, receive, wrapped)
        except StorageError as error:
            if not failures:  # it had started
                raise
            reason = f"the store cannot be used: {error}"
            await send({"type": "lifespan.startup.failed", "message": reason})
        except BaseException:
            for message in failures:
                await send(message)
            raise

    def _refusal(self, scope: Scope, address: str) -> Response | None:
        is_safe = scope["method"] in SAFE_METHODS
        limits = self._reads if is_safe else self._changes
        if not limits.take(address):
            return problem(TOO_MANY_REQUESTS, RefusalCode.TOO_FAST, "too many requests")
        # The page itself may say why nothing else works, and operators can ban their own network.
        path: str = scope["path"]
        is_for_players = path.startswith("/api/") and not path.startswith(ADMIN)
        if is_for_players and self._bans.forbids(None, host_of(scope), now()):
            return problem(403, RefusalCode.BANNED, "your network is banned")
        if is_safe:
            return None
        headers = Headers(scope=scope)
        has_cookie = "cookie" in headers and "authorization" not in headers
        is_browser = "origin" in headers or has_cookie
        if is_browser and not origin_is_allowed(headers, self._settings):
            return problem(403, RefusalCode.BAD_ORIGIN, "origin not allowed")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 10 or int(length) > MAX_BODY_BYTES:
            return problem(413, RefusalCode.TOO_BIG, "the body is too large")
        return None

    def _with_headers(self, send: Send, body: Body) -> Send:
        """Add the security headers to every response, delay every 429, and release the body.

        What was asked is done then, though the client may take its time to read the answer.
        """

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TOO_MANY_REQUESTS:
                    self._too_fast.inc()
                    await asyncio.sleep(REFUSAL_DELAY)
                body.release()
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if self._settings.secure_cookies:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return wrapped
