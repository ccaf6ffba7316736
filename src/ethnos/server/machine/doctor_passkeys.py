"""Checks of passkeys: can players sign in by them on another device."""

from __future__ import annotations

import json
from typing import Final

from ethnos.extras import is_installed
from ethnos.server.machine.finding import Finding, Verdict

NAME: Final = "passkeys"
OFFERED: Final = "passkeys offered"
INSTALL: Final = "pip install 'ethnos[passkeys]': then players sign in on other devices by them"


def installed() -> Finding:
    """Look for the library."""
    if is_installed("passkeys"):
        return Finding(NAME, Verdict.FINE, "installed")
    return Finding(NAME, Verdict.ADVICE, "not installed", INSTALL)


def offered(body: bytes) -> Finding:
    """Look whether the server offers them at its public address."""
    try:
        is_offered = json.loads(body)["offered"]
    except (ValueError, KeyError, TypeError):
        remedy = "let the proxy pass /api/passkeys on, or upgrade the server"
        return Finding(OFFERED, Verdict.ADVICE, "unknown", remedy)
    if is_offered is True:
        return Finding(OFFERED, Verdict.FINE, "yes")
    remedy = "install 'ethnos[passkeys]'; name an https --origin; let the proxy pass Host on"
    return Finding(OFFERED, Verdict.ADVICE, "no", remedy)
