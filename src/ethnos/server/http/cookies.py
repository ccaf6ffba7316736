"""Where a request carries its guest's token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MAX_TOKEN_LENGTH: Final = 100
"""A token has 43 characters; anything much longer is not worth hashing."""


def cookie_name(*, secure: bool) -> str:
    """Return the cookie's name; the prefix `__Host-` binds it to this host and to HTTPS."""
    return "__Host-ethnos" if secure else "ethnos"


def token_in(headers: Mapping[str, str], *, secure: bool) -> str | None:
    """Return the token a request carries, in its cookie or as `Authorization: Bearer`."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return _bounded(bearer.strip())
    # Not `http.cookies`: it parses every cookie, before Python 3.11.10 and 3.12.6 in quadratic
    # time (CVE-2024-7592), and gives up on all of them when another application's is malformed.
    name = cookie_name(secure=secure)
    for cookie in headers.get("cookie", "").split(";"):
        key, _, value = cookie.partition("=")
        if key.strip() == name:
            return _bounded(value.strip())
    return None


def _bounded(token: str) -> str | None:
    return token if 0 < len(token) <= MAX_TOKEN_LENGTH else None
