"""Where a request carries its guest's token."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie


def cookie_name(*, secure: bool) -> str:
    """Return the cookie's name; the prefix `__Host-` binds it to this host and to HTTPS."""
    return "__Host-ethnos" if secure else "ethnos"


def token_in(headers: Mapping[str, str], *, secure: bool) -> str | None:
    """Return the token a request carries, in its cookie or as `Authorization: Bearer`."""
    scheme, _, bearer = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and bearer:
        return bearer.strip()
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    found = cookies.get(cookie_name(secure=secure))
    return found.value if found else None
