"""Guests: people without an account, known by a random token of which only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final

from ethnos.server.clock import now
from ethnos.server.rooms.codes import new_code
from ethnos.server.store import Guest, Store

SESSION: Final = "session"
LINK: Final = "link"
SESSION_SECONDS: Final = 400 * 86_400
LINK_SECONDS: Final = 600
LINK_LENGTH: Final = 12
MAX_TOKEN_LENGTH: Final = 100
"""A token has 43 characters; anything much longer is not worth hashing."""


def digest(token: str) -> bytes:
    """Return the hash under which a token is stored, so that lookups leak nothing by timing."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


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


class Guests:
    """Creates guests and authenticates them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, name: str) -> tuple[Guest, str]:
        """Return a new guest and their token."""
        guest = Guest(secrets.token_hex(8), name)
        await self._store.save_guest(guest)
        return guest, await self.new_token(guest)

    async def new_token(self, guest: Guest) -> str:
        """Return another token for a guest, for another device."""
        token = secrets.token_urlsafe(32)
        await self._store.save_token(
            digest(token), guest.id, SESSION, now() + SESSION_SECONDS * 1000
        )
        return token

    async def who(self, token: str | None) -> Guest | None:
        """Return the guest with this token."""
        if not token:
            return None
        return await self._store.guest_of_token(digest(token), SESSION, now())

    async def sign_out(self, token: str) -> None:
        """Revoke a token."""
        await self._store.drop_token(digest(token))

    async def make_link(self, guest: Guest) -> tuple[str, int]:
        """Return a one-time code for signing in on another device, and when it expires."""
        code = new_code(LINK_LENGTH)
        expires = now() + LINK_SECONDS * 1000
        await self._store.save_token(digest(code), guest.id, LINK, expires)
        return code, expires

    async def claim_link(self, code: str) -> Guest | None:
        """Return the guest who made this code; it works once."""
        key = digest(code.strip().upper())
        guest = await self._store.guest_of_token(key, LINK, now())
        if guest is None or not await self._store.drop_token(key):
            return None
        return guest
