"""Where a request carries its guest's token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

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
    # Not `http.cookies`: see `keep_own_cookie`. It also gives up on all cookies when another
    # application's is malformed.
    name = cookie_name(secure=secure)
    for cookie in headers.get("cookie", "").split(";"):
        key, _, value = cookie.partition("=")
        if key.strip() == name:
            return _bounded(value.strip())
    return None


def keep_own_cookie(scope: Scope, *, secure: bool) -> None:
    """Take all cookies but our own out of a request, before the framework parses them.

    FastAPI parses the cookies of every request by `http.cookies`, which before Python 3.11.10 and
    3.12.6 takes quadratic time (CVE-2024-7592): 60 kB would stop the server for 14 seconds.
    """
    headers: list[tuple[bytes, bytes]] = list(scope["headers"])
    others = [header for header in headers if header[0] != b"cookie"]
    if len(others) < len(headers):
        own = token_in({"cookie": Headers(scope=scope)["cookie"]}, secure=secure)
        named = f"{cookie_name(secure=secure)}={own}".encode("latin-1")
        scope["headers"] = others if own is None else [*others, (b"cookie", named)]


def _bounded(token: str) -> str | None:
    return token if 0 < len(token) <= MAX_TOKEN_LENGTH else None
