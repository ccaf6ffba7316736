"""Guests: people without an account, known by a random token of which only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from ethnos.server.clock import now
from ethnos.server.rooms.codes import new_code
from ethnos.server.store import Guest, Store

SESSION: Final = "session"
LINK: Final = "link"
SESSION_SECONDS: Final = 400 * 86_400
LINK_SECONDS: Final = 600
LINK_LENGTH: Final = 12


def digest(token: str) -> bytes:
    """Return the hash under which a token is stored, so that lookups leak nothing by timing."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


def new_guest(name: str) -> Guest:
    """Return somebody who has not been here before."""
    return Guest(secrets.token_hex(8), name)


class Guests:
    """Creates guests and authenticates them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, name: str) -> tuple[Guest, str]:
        """Return a new guest and their token."""
        guest = new_guest(name)
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
