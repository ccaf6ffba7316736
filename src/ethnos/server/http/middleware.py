"""What every request passes first: where it comes from, how fast, how large, what it may do."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethnos.protocol.bodies import Problem
from ethnos.server.rate_limits import Buckets
from ethnos.server.settings import Settings

logger = logging.getLogger("ethnos.guard")

TOO_FAST: Final = 429
LARGEST_BODY: Final = 1_048_576
"""Bytes of a request; a record of a long game has a few hundred thousand."""
REFUSED_SECONDS: Final = 1.0
"""How long one who asks too fast waits to hear so: asking again at once would cost us more."""
LOOKS: Final = 10
"""How many times as many requests may only look as may change something."""
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    """Return a struct as a JSON response."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def problem(status: int, code: str, reason: str = "", clause: str | None = None) -> Response:
    """Return a refusal."""
    return answer(Problem(code, reason, clause), status)


def origin_is_allowed(headers: Mapping[str, str], settings: Settings) -> bool:
    """Return whether a browser's request comes from our own page.

    Where origins are named, exactly those count. Where none are, the page was opened at this
    machine's address or plain name; a name with dots could be anybody's who points it here.
    """
    origin = headers.get("origin", "")
    if settings.origins:
        return origin in settings.origins
    host = headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}") and _is_plain(host)


def _is_plain(host: str) -> bool:
    name = urlsplit(f"//{host}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith((".local", ".localhost")))
    return True


def address_of(scope: Scope) -> str:
    """Return where a request comes from: of IPv6 the network, since one household has all of it.

    >>> hosts = "10.0.0.7", "::ffff:10.0.0.7", "2001:db8::7", "2001:db8::8"
    >>> [address_of({"client": (host, 50_000)}) for host in hosts]
    ['10.0.0.7', '10.0.0.7', '20010db800000000/64', '20010db800000000/64']
    """
    client = scope.get("client")
    try:
        address = ipaddress.ip_address(client[0] if client else "")
    except ValueError:
        return str(client[0]) if client else "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{address.packed[:8].hex()}/64"


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        rate, burst = settings.requests_per_second, settings.request_burst
        self._changes = Buckets(rate, burst)
        self._looks = Buckets(LOOKS * rate, LOOKS * burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send = self._as_we_answer(send)
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        await self._app(scope, _limited(receive), send)

    def _refusal(self, scope: Scope) -> Response | None:
        looks = scope["method"] in SAFE_METHODS
        limits = self._looks if looks else self._changes
        if not limits.take(address_of(scope)):
            return problem(TOO_FAST, "too_fast", "too many requests")
        if looks:
            return None
        headers = Headers(scope=scope)
        has_cookie = "cookie" in headers and "authorization" not in headers
        asks = "origin" in headers or has_cookie
        if asks and not origin_is_allowed(headers, self._settings):
            return problem(403, "bad_origin", "this page may not speak for you")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return problem(413, "too_big", "the body is too large")
        return None

    def _as_we_answer(self, send: Send) -> Send:
        """Send with our headers, and hold back every answer that something came too fast."""

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TOO_FAST:
                    await asyncio.sleep(REFUSED_SECONDS)
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if self._settings.secure_cookies:
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return wrapped


class TooBigError(Exception):
    """A body that grew beyond the limit while it was read."""


def _limited(receive: Receive) -> Callable[[], Awaitable[Message]]:
    """Count what comes in, for bodies that did not say how long they are."""
    read = 0

    async def wrapped() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST_BODY:
            raise TooBigError
        return message

    return wrapped
