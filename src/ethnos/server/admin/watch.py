"""Keeps what a running server knows of its operators' orders up to date."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

from ethnos.server.clock import now
from ethnos.server.live.hub import Hub
from ethnos.server.store import ServerStore

logger = logging.getLogger("ethnos.watch")

LOOK_SECONDS: Final = 5.0
"""How often the audit log is looked at, in case a notification was lost."""


class Watch:
    """Reads the bans at the start and whenever an operator has acted; tells other processes.

    Implements `Announcer` for an operator who uses this process.
    """

    def __init__(self, hub: Hub, store: ServerStore) -> None:
        self._hub = hub
        self._store = store
        words = hub.settings.words
        self._words = Path(words) if words else None
        self._words_read = 0
        self._latest = ""
        """The last act in the audit log when the bans were read."""

    async def open(self) -> None:
        """Read the bans and words, and begin to listen; the hub is open."""
        await self.reload()
        await self.read_words()
        if self._words is not None:
            self._hub.background.repeat(LOOK_SECONDS, self.read_words)
        self._hub.others.on_orders(self.reload)
        if self._store.shared:
            self._hub.background.repeat(LOOK_SECONDS, self.look)

    async def reload(self) -> None:
        """Read the bans, and close the sockets of those who are banned now."""
        latest = await self._last_act()  # first: what comes later is read again
        self._hub.bans.replace(await self._store.bans(now()))
        self._latest = latest  # last: what could not be read is read again
        self._hub.sessions.end_banned(self._hub.bans, self._hub.now())

    async def look(self) -> None:
        """Read the bans if an operator has acted since."""
        if await self._last_act() != self._latest:
            await self.reload()

    async def read_words(self) -> None:
        """Read the file of unwanted words, if it has changed; one that is gone is kept in mind."""
        if self._words is None:
            return
        try:
            changed = (await asyncio.to_thread(self._words.stat)).st_mtime_ns
            if changed != self._words_read:
                text = await asyncio.to_thread(self._words.read_text, "utf-8")
                self._hub.words.replace(text.splitlines())
                self._words_read = changed
        except (OSError, UnicodeDecodeError) as error:
            logger.warning("the list of words cannot be read", extra={"error": str(error)})

    async def _last_act(self) -> str:
        found = await self._store.audits(1)
        return found[0].id if found else ""

    # For an operator who uses this process.

    async def room_was_changed(self, room_id: str, seq: int) -> None:
        """Show a change of a room here and elsewhere."""
        await self._hub.room_was_changed(room_id, seq)

    async def bans_were_changed(self) -> None:
        """Apply other bans here and elsewhere."""
        await self.reload()
        self._hub.others.bans_were_changed()

    def sign_out(self, token: bytes) -> None:
        """End the sessions of a token here and elsewhere."""
        self._hub.sign_out(token)

    def addresses_of(self, guest: str) -> list[str]:
        """Return where a guest is connected from."""
        found = {session.address for session in self._hub.sessions if session.guest.id == guest}
        return sorted(found)
