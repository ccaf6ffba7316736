"""Checks of guests' addresses, by which limits and bans count: are they true, and their own."""

from __future__ import annotations

import ipaddress
import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from ethnos.protocol.address import Forwarded
from ethnos.server.machine.finding import Finding, Verdict

NAME: Final = "addresses"
TRUSTED: Final = "trusted proxies"
PATH: Final = "/api/address"
FORGED: Final = "203.0.113.77"
"""An address for examples (RFC 5737), which no guest has."""
PROXY_HEADERS: Final = ("server", "via")
"""The server itself sends neither."""


class Seen(NamedTuple):
    """How the server has seen a request."""

    address: str
    forwarded: str
    has_proxy: bool
    """Whether something between has put its name into the answer."""


def seen_in(body: bytes, headers: Mapping[str, str]) -> Seen | None:
    """Read an answer to a request of `PATH`."""
    has_proxy = any(name in headers for name in PROXY_HEADERS)
    try:
        answer = json.loads(body)
        return Seen(str(answer["address"]), str(answer["forwarded"]), has_proxy)
    except (ValueError, KeyError, TypeError):
        return None


def counted(plain: Seen | None, forged: Seen | None, *, is_local: bool) -> Finding:
    """Judge how two requests were seen, the second of which named a forged address.

    If it is believed from this machine's loopback address, that may be right: proxies run there.
    """
    if plain is None or forged is None:
        remedy = f"let the proxy pass {PATH} on, or upgrade the server"
        return Finding(NAME, Verdict.ADVICE, "unknown", remedy)
    if plain.forwarded == Forwarded.IGNORED:
        found = f"every guest counts as {plain.address}: all share one budget, and one ban"
        remedy = f"if that is your proxy, start the server with --proxies {plain.address}"
        return Finding(NAME, Verdict.PROBLEM, found, remedy)
    if plain.forwarded == Forwarded.ABSENT and plain.has_proxy:
        found = f"the proxy passes none on: every guest counts as {plain.address}"
        remedy = "let it set X-Forwarded-For to the guest's address, as deploy/nginx.conf does"
        return Finding(NAME, Verdict.PROBLEM, found, remedy)
    if forged.address == FORGED:
        return _forged(is_local=is_local)
    return Finding(NAME, Verdict.FINE, f"cannot be forged; this machine's is {plain.address}")


def _forged(*, is_local: bool) -> Finding:
    if is_local:
        remedy = "the server trusts this machine: run this from another one, with --origin"
        return Finding(NAME, Verdict.ADVICE, "cannot be checked from here", remedy)
    remedy = (
        "name only the proxy with --proxies, and let the proxy replace X-Forwarded-For "
        "instead of adding to it, as deploy/nginx.conf does"
    )
    found = "anybody can forge one, and so escape limits and bans"
    return Finding(NAME, Verdict.PROBLEM, found, remedy)


def trusted(proxies: str) -> Finding:
    """Look at the setting `--proxies`."""
    names = [name.strip() for name in proxies.split(",")]
    if any(_is_everybody(name) for name in names):
        remedy = "right only if nobody but the proxy reaches the server's port; else name the proxy"
        return Finding(TRUSTED, Verdict.ADVICE, "every address", remedy)
    unknown = [name for name in names if not _is_network(name)]
    if unknown:
        remedy = "write it as an IP address or network: names are not looked up"
        return Finding(TRUSTED, Verdict.PROBLEM, f"{unknown[0]!r} is no address", remedy)
    return Finding(TRUSTED, Verdict.FINE, ", ".join(names))


def _is_everybody(name: str) -> bool:
    return name == "*" or (_is_network(name) and ipaddress.ip_network(name).prefixlen == 0)


def _is_network(name: str) -> bool:
    try:
        ipaddress.ip_network(name)
    except ValueError:
        return False
    return True
