"""Checks of notifications: do they work, and if not, what is missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPException
from typing import Final
from urllib.parse import urlsplit

from ethnos.extras import is_installed
from ethnos.server.machine.finding import Finding, Verdict
from ethnos.server.machine.public_https import connection_to

NAME: Final = "notifications"
OFFERED: Final = "notifications offered"
INSTALL: Final = "pip install 'ethnos[push]': then browsers tell absent players of their turn"
SERVICES: Final = {
    "Google": "fcm.googleapis.com",
    "Mozilla": "updates.push.services.mozilla.com",
    "Apple": "web.push.apple.com",
}
"""Who passes notifications on to browsers. Microsoft has a host of its own for each region."""


def stored_key(secret: str | None) -> Finding:
    """Look whether this machine could send, with the key in the database."""
    if not is_installed("push"):
        return Finding(NAME, Verdict.ADVICE, "do not work: not installed", INSTALL)
    if secret is None:
        return Finding(NAME, Verdict.FINE, "can be sent: the first start makes the key for them")
    public = _public_key(secret)
    if public is None:
        remedy = (
            "delete the row of the table push_key: the next start makes a new key, "
            "and players switch notifications on again"
        )
        return Finding(
            NAME, Verdict.PROBLEM, "do not work: their key in the database is damaged", remedy
        )
    return Finding(NAME, Verdict.FINE, f"can be sent, with the stored key {public[:12]}...")


def at_origin(origin: str, body: bytes, secret: str | None) -> Iterator[Finding]:
    """Look whether the server offers them to browsers, and whether they can be sent."""
    offered = _offered(origin, body, secret)
    yield offered
    if offered.verdict is Verdict.FINE:
        yield _services()


def _offered(origin: str, body: bytes, secret: str | None) -> Finding:
    """Compare the key that a server offers to browsers with the one in the database."""
    try:
        offered = json.loads(body)["key"]
    except (ValueError, KeyError, TypeError):
        remedy = "let the proxy pass /api/push on, or upgrade the server"
        return Finding(OFFERED, Verdict.ADVICE, "unknown", remedy)
    if offered is None:
        remedy = (
            "the server says why when it starts: install 'ethnos[push]', "
            "name an https:// --origin or a --push-contact, leave --no-push out"
        )
        return Finding(OFFERED, Verdict.ADVICE, "no: players cannot switch them on", remedy)
    if is_installed("push") and offered != (_public_key(secret) if secret else None):
        remedy = "name the server's own database with --data or --database"
        return Finding(OFFERED, Verdict.PROBLEM, "with another key than the database holds", remedy)
    if not _is_secure(origin):
        remedy = "put HTTPS in front: without it browsers accept no notifications"
        return Finding(OFFERED, Verdict.ADVICE, "yes, but they do not work over HTTP", remedy)
    return Finding(OFFERED, Verdict.FINE, "yes: players tick 'Tell me when it is my turn'")


def _is_secure(origin: str) -> bool:
    """Return whether browsers trust an origin as if it was encrypted."""
    parts = urlsplit(origin)
    return parts.scheme == "https" or parts.hostname in ("localhost", "127.0.0.1", "::1")


def _services() -> Finding:
    """Look whether this machine reaches the services that pass notifications on."""
    silent = [name for name, host in SERVICES.items() if not _is_reachable(host)]
    if not silent:
        return Finding("push services", Verdict.FINE, "can be reached: notifications work")
    hosts = ", ".join(SERVICES[name] for name in silent)
    remedy = f"let the server's machine connect to port 443 of {hosts}"
    found = f"no way to those of {', '.join(silent)}: their browsers get no notifications"
    return Finding("push services", Verdict.PROBLEM, found, remedy)


def _is_reachable(host: str) -> bool:
    try:
        connection = connection_to(host)
        connection.connect()
        connection.close()
    except (OSError, ValueError, HTTPException):
        return False
    return True


def _public_key(secret: str) -> str | None:
    if not is_installed("push"):
        return None
    from ethnos.server.machine.push_crypto import Signer  # noqa: PLC0415  # an extra

    try:
        return Signer(secret, "").public_key
    except ValueError:
        return None
