"""Reads rooms from the store when they are asked for, and drops those that nobody uses."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from ethnos.server.live.room import DamagedRoomError, Room

if TYPE_CHECKING:
    from ethnos.server.live.services import Services

logger = logging.getLogger("ethnos.hub")

DAMAGED_SECONDS: Final = 60.0
"""How long a room that could not be read is refused without reading it again."""


class RoomLoader:
    """Keeps the rooms of one process in memory while they are used."""

    def __init__(self, services: Services) -> None:
        self.rooms: dict[str, Room] = {}
        self._services = services
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._damaged: dict[str, float] = {}
        """Rooms that could not be read, and when to try again."""

    async def room(self, room_id: str) -> Room:
        """Return a room, from memory or from the store.

        Raises `NoSuchRoomError`, `DamagedRoomError` or `StorageError`.
        """
        now = self._services.monotonic()
        if room_id in self.rooms:
            self.rooms[room_id].last_used = now
            return self.rooms[room_id]
        if self._damaged.get(room_id, 0.0) > now:
            raise DamagedRoomError(room_id)
        if room_id not in self._loading:
            self._loading[room_id] = asyncio.create_task(self._load(room_id))
        # Several callers may wait for one load; a cancelled caller must not cancel it.
        return await asyncio.shield(self._loading[room_id])

    async def _load(self, room_id: str) -> Room:
        try:
            room = Room(self._services, room_id)
            await room.load()
            self.rooms[room_id] = room
            self._services.metrics.rooms.set(len(self.rooms))
            self._damaged.pop(room_id, None)
            return room
        except DamagedRoomError:
            self._services.metrics.room_failures.inc()
            logger.exception("a room cannot be read", extra={"room": room_id})
            self._damaged[room_id] = self._services.monotonic() + DAMAGED_SECONDS
            raise
        finally:
            del self._loading[room_id]

    def unload(self, unused: float) -> None:
        """Drop the rooms that nobody has used for so many seconds."""
        now = self._services.monotonic()
        for room_id, room in list(self.rooms.items()):
            if room.is_idle and room.last_used < now - unused:
                del self.rooms[room_id]
        self._damaged = {i: t for i, t in self._damaged.items() if t > now}
        self._services.metrics.rooms.set(len(self.rooms))
