"""What happens once an hour: old games, chat and bans are deleted, finished games archived."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from ethnos.server.admin.archiving import archive_games
from ethnos.server.clock import now
from ethnos.server.rooms import log
from ethnos.server.rooms.log import read_line, write_line
from ethnos.server.store import ServerStore, Stored

logger = logging.getLogger("ethnos.retention")

SWEEP_SECONDS: Final = 3600.0
BATCH: Final = 50
"""Rooms that are deleted or read in one go."""
PAUSE_SECONDS: Final = 1.0
"""Rest after each batch, so that nobody's move waits for it."""
DAY: Final = 24 * 3600 * 1000
BAN_DAYS: Final = 30
"""Days that a ban stays in the database after its end. The audit log keeps what was done."""
ALIVE: Final = 20_000
"""Milliseconds since its last heartbeat for which a process counts as running."""


class Retention:
    """Sweeps in one of the running processes: the one with the smallest name."""

    def __init__(
        self,
        store: ServerStore,
        process: str,
        *,
        games: int = 0,
        chat: int = 0,
        archive: int = 0,
        pause: float = PAUSE_SECONDS,
    ) -> None:
        """Keep finished games and chat for this many days, and games out of the archive.

        0 is for ever.
        """
        self._store = store
        self._process = process
        self._games = games
        self._chat = chat
        self._archive = archive
        self._pause = pause

    async def sweep(self) -> None:
        """Delete or archive what is old enough, if this process is the one to do so."""
        if await self._store.first_process(now() - ALIVE) != self._process:
            return
        if self._games:
            await self._sweep_games(now() - self._games * DAY)
        if self._chat:
            await self._sweep_chat(now() - self._chat * DAY)
        if self._archive:  # last: chat is deleted where it is cheaper
            await archive_games(self._store, now() - self._archive * DAY, self._pause)
        await self._store.drop_expired_bans(now() - BAN_DAYS * DAY)

    async def _sweep_games(self, before: int) -> None:
        while rooms := await self._store.ended_before(before, BATCH):
            await self._store.drop_rooms(rooms)
            logger.info("old games were deleted: %d", len(rooms))
            await asyncio.sleep(self._pause)

    async def _sweep_chat(self, before: int) -> None:
        while rooms := await self._store.unswept(before, BATCH):
            for room_id, changed in rooms:
                await self._store.rewrite(
                    room_id, _silenced(room_id, await self._store.read(room_id))
                )
                await self._store.mark_swept(room_id, changed)
            await asyncio.sleep(self._pause)


def _silenced(room_id: str, stored: list[Stored]) -> dict[int, bytes]:
    """Return the chat messages of a log without their text; the numbers of the lines stay."""
    silenced = {}
    for each in stored:
        try:
            line = read_line(each.body)
        except (msgspec.DecodeError, UnicodeDecodeError):  # the other lines lose their text
            logger.warning("a line cannot be read", extra={"room": room_id, "seq": each.seq})
            continue
        if isinstance(line, log.ChatSent) and line.text:
            silenced[each.seq] = write_line(msgspec.structs.replace(line, text=""))
    return silenced
