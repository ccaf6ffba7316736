"""The contract for passkeys, and its statements, the same for both databases."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import LiteralString, NamedTuple, Protocol

from ethnos.server.store import rows
from ethnos.server.store.rows import Row


class StoredPasskey(NamedTuple):
    """A public key by which a guest signs in; its private half never leaves a device."""

    id: str
    """The id of the credential, in base64url."""
    guest: str
    public_key: str
    """In COSE form, as base64url."""
    counter: int
    """How often it was used, as far as its device counts; it never falls."""
    created: int
    used: int | None = None


class PasskeyStore(Protocol):
    """Persistent storage of passkeys; a browser has no use for it."""

    async def save_passkey(self, passkey: StoredPasskey) -> bool:
        """Insert a passkey; return whether nobody has one with this id."""

    async def passkey(self, passkey_id: str) -> StoredPasskey | None:
        """Return a passkey by its id."""

    async def passkeys_of(self, guest: str) -> list[StoredPasskey]:
        """Return the passkeys of a guest, the newest first."""

    async def use_passkey(self, passkey_id: str, before: int, counter: int, now: int) -> bool:
        """Note a use; return whether it still exists and its counter was `before`."""

    async def drop_passkey(self, passkey_id: str, guest: str) -> bool:
        """Delete a passkey of a guest; return whether it existed."""


class PasskeySql(ABC):
    """See `PasskeyStore` for the contract of each method."""

    @abstractmethod
    async def _select(self, sql: LiteralString, *values: object) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def _change(self, sql: LiteralString, *values: object) -> list[Row]:
        """Execute one statement durably; return its rows."""

    async def save_passkey(self, passkey: StoredPasskey) -> bool:
        sql: LiteralString = (
            "INSERT INTO passkey (id, guest, public_key, counter, created, used) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id"
        )
        return bool(await self._change(sql, *passkey))

    async def passkey(self, passkey_id: str) -> StoredPasskey | None:
        sql: LiteralString = (
            "SELECT id, guest, public_key, counter, created, used FROM passkey WHERE id = ?"
        )
        found = _passkeys(await self._select(sql, passkey_id))
        return found[0] if found else None

    async def passkeys_of(self, guest: str) -> list[StoredPasskey]:
        sql: LiteralString = (
            "SELECT id, guest, public_key, counter, created, used FROM passkey "
            "WHERE guest = ? ORDER BY created DESC, id"
        )
        return _passkeys(await self._select(sql, guest))

    async def use_passkey(self, passkey_id: str, before: int, counter: int, now: int) -> bool:
        sql: LiteralString = (
            "UPDATE passkey SET counter = ?, used = ? WHERE id = ? AND counter = ? RETURNING id"
        )
        return bool(await self._change(sql, counter, now, passkey_id, before))

    async def drop_passkey(self, passkey_id: str, guest: str) -> bool:
        sql: LiteralString = "DELETE FROM passkey WHERE id = ? AND guest = ? RETURNING id"
        return bool(await self._change(sql, passkey_id, guest))


def _passkeys(found: list[Row]) -> list[StoredPasskey]:
    return [
        StoredPasskey(
            str(i),
            str(guest),
            str(key),
            rows.integer(counter),
            rows.integer(created),
            None if used is None else rows.integer(used),
        )
        for i, guest, key, counter, created, used in found
    ]
