"""Checks of a server's public address, as a browser sees it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from ethnos.server.machine import doctor_addresses, doctor_passkeys, doctor_push
from ethnos.server.machine.finding import Finding, Verdict

SECONDS: Final = 10.0
"""How long an address has to answer."""
MAX_CLOCK_SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class _Answer:
    status: int
    headers: dict[str, str]
    body: bytes
    from_loopback: bool
    """Whether the request came from an address that only this machine has."""


def _ask(origin: str, path: str, **headers: str) -> _Answer:
    parts = urlsplit(origin)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=names)
        from_loopback = ip_address(connection.sock.getsockname()[0]).is_loopback
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        upgraded = response.status == _SWITCHING
        body = b"" if upgraded else response.read(1 << 20)
        return _Answer(response.status, found, body, from_loopback)
    finally:
        connection.close()


_SWITCHING: Final = 101
_OK: Final = 200
_FORBIDDEN: Final = 403
_REACHED: Final = (_SWITCHING, 401)
"""The server asks for a guest's token once a socket has reached it."""


def examine_origin(origin: str, secret: str | None) -> Iterator[Finding]:
    """Yield the findings about a running server; `secret` is the push key in its database."""
    try:
        ready = _ask(origin, "/healthz")
    except (OSError, HTTPException, ValueError) as error:
        remedy = "start the server and its proxy, and check the name and the certificate"
        yield Finding("origin", Verdict.PROBLEM, f"{origin} does not answer: {error}", remedy)
        return
    yield _readiness(ready)
    yield clock("clock", _date(ready))
    if urlsplit(origin).scheme != "https":
        remedy = "browsers install the page and send notifications over HTTPS only"
        yield Finding("encryption", Verdict.ADVICE, "plain HTTP", remedy)
    for check, look in _LOOKS.items():
        try:
            yield from look(origin, secret)
        except (OSError, HTTPException) as error:
            remedy = "see the logs of the server and its proxy"
            yield Finding(check, Verdict.PROBLEM, f"no answer: {error}", remedy)


def addresses(origin: str) -> Finding:
    """Ask twice where a request comes from, the second time with a forged address."""
    path = doctor_addresses.PATH
    plain = _ask(origin, path)
    forged = _ask(origin, path, X_Forwarded_For=doctor_addresses.FORGED)
    return doctor_addresses.counted(
        doctor_addresses.seen_in(plain.body, plain.headers),
        doctor_addresses.seen_in(forged.body, forged.headers),
        is_local=forged.from_loopback,
    )


def _push(origin: str, secret: str | None) -> Iterator[Finding]:
    return doctor_push.at_origin(origin, _ask(origin, "/api/push").body, secret)


def _metrics(origin: str, _: str | None) -> Iterator[Finding]:
    try:
        status = _ask(origin, "/metrics").status
    except (OSError, HTTPException):
        return  # so some proxies deny
    if status == _OK:
        remedy = "deny /metrics in the proxy, as deploy/nginx.conf does"
        yield Finding("metrics", Verdict.ADVICE, "anybody may read them", remedy)


def _readiness(answer: _Answer) -> Finding:
    try:
        version = json.loads(answer.body)["version"]
    except (ValueError, KeyError, TypeError):
        remedy = "another program answers there: check the proxy"
        return Finding("server", Verdict.PROBLEM, "this is not Ethnos", remedy)
    if answer.status != _OK:
        remedy = "see the server's log: its disk, database or clocks fail"
        return Finding("server", Verdict.PROBLEM, f"version {version} is not ready", remedy)
    return Finding("server", Verdict.FINE, f"version {version} is ready")


def _date(answer: _Answer) -> float | None:
    try:
        return parsedate_to_datetime(answer.headers["date"]).timestamp()
    except (KeyError, ValueError):
        return None


def clock(check: str, theirs: float | None) -> Finding:
    """Compare a clock with that of this machine."""
    if theirs is None:
        return Finding(check, Verdict.ADVICE, "unknown", "the proxy removes the header Date")
    apart = abs(theirs - time.time())
    if apart <= MAX_CLOCK_SECONDS:
        return Finding(check, Verdict.FINE, "as on this machine")
    remedy = "synchronise both machines (NTP): turn clocks depend on it"
    return Finding(check, Verdict.PROBLEM, f"{apart:.0f} s apart from this machine", remedy)


def _compression(answer: _Answer) -> Finding:
    encoding = answer.headers.get("content-encoding", "")
    if encoding in ("br", "gzip"):
        return Finding("compression", Verdict.FINE, encoding)
    remedy = "the proxy must pass Accept-Encoding on"
    return Finding("compression", Verdict.ADVICE, "the page is sent uncompressed", remedy)


def _sockets(origin: str) -> Finding:
    """Ask for a room that does not exist: a proxy without WebSocket settings answers otherwise."""
    answer = _ask(
        origin,
        "/api/rooms/0/socket",
        Connection="Upgrade",
        Upgrade="websocket",
        Origin=origin,
        Sec_WebSocket_Version="13",
        Sec_WebSocket_Key="ZXRobm9zIGRvY3RvciEhIQ==",
    )
    if answer.status == _FORBIDDEN:  # the check of the origin comes first
        remedy = f"start the server with --origin {origin}"
        return Finding("sockets", Verdict.PROBLEM, "the server refuses this origin", remedy)
    if answer.status in _REACHED:
        return Finding("sockets", Verdict.FINE, "pass the proxy")
    remedy = "let the proxy pass Upgrade and Connection, as deploy/nginx.conf does"
    return Finding("sockets", Verdict.PROBLEM, f"refused with {answer.status}", remedy)


_LOOKS: Final[dict[str, Callable[[str, str | None], Iterable[Finding]]]] = {
    "compression": lambda origin, _: [_compression(_ask(origin, "/", Accept_Encoding="br, gzip"))],
    "sockets": lambda origin, _: [_sockets(origin)],
    doctor_addresses.NAME: lambda origin, _: [addresses(origin)],
    doctor_push.OFFERED: _push,
    doctor_passkeys.OFFERED: lambda origin, _: [
        doctor_passkeys.offered(_ask(origin, "/api/passkeys").body)
    ],
    "metrics": _metrics,
}
"""What is asked of a server that answers, by the name of the check."""
