"""Checks of notifications: can they be sent, and with which key."""

from __future__ import annotations

import json
from typing import Final

from ethnos.extras import is_installed
from ethnos.server.machine.finding import Finding, Verdict

NAME: Final = "notifications"
INSTALL: Final = "pip install 'ethnos[push]': then browsers tell absent players of their turn"


def stored_key(secret: str | None) -> Finding:
    """Look at the key in the database, which signs notifications."""
    if not is_installed("push"):
        return Finding(NAME, Verdict.ADVICE, "not installed", INSTALL)
    if secret is None:
        return Finding(NAME, Verdict.FINE, "the first start makes their key")
    public = _public_key(secret)
    if public is None:
        remedy = (
            "delete the row of the table push_key: the next start makes a new key, "
            "and players switch notifications on again"
        )
        return Finding(NAME, Verdict.PROBLEM, "their key cannot be read", remedy)
    return Finding(NAME, Verdict.FINE, f"signed with the key {public[:12]}...")


def offered_key(body: bytes, secret: str | None) -> Finding:
    """Compare the key that a server offers to browsers with the one in the database."""
    check = "notifications offered"
    try:
        offered = json.loads(body)["key"]
    except (ValueError, KeyError, TypeError):
        remedy = "let the proxy pass /api/push on, or upgrade the server"
        return Finding(check, Verdict.ADVICE, "unknown", remedy)
    if offered is None:
        remedy = "install 'ethnos[push]'; name an https --origin, or a --push-contact"
        return Finding(check, Verdict.ADVICE, "no", remedy)
    if secret is not None and offered != _public_key(secret):
        remedy = "name the server's own database with --data or --database"
        return Finding(check, Verdict.PROBLEM, "with another key than the database holds", remedy)
    return Finding(check, Verdict.FINE, "yes")


def _public_key(secret: str) -> str | None:
    if not is_installed("push"):
        return None
    from ethnos.server.machine.push_crypto import Signer  # noqa: PLC0415  # an extra

    try:
        return Signer(secret, "").public_key
    except ValueError:
        return None
