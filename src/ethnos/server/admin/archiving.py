"""Moves finished games out of the hot tables, some time after their last change."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ethnos.server.archive.finished import build_record
from ethnos.server.store import ServerStore, StorageError

logger = logging.getLogger("ethnos.archive")

BATCH: Final = 50
"""Games that are moved before others get a rest."""


async def archive_games(store: ServerStore, before: int, pause: float) -> int:
    """Archive the finished games without a change since `before`; return how many.

    A game that cannot be read stays where it is, and is tried again the next time.
    """
    moved, last = 0, ""
    while rooms := await store.archivable(before, last, BATCH):
        for last in rooms:  # the next batch begins after it
            moved += await _try(store, last)
        await asyncio.sleep(pause)
    if moved:
        logger.info("finished games were archived: %d", moved)
    return moved


async def _try(store: ServerStore, room_id: str) -> bool:
    try:
        return await archive_game(store, room_id)
    except StorageError:
        raise
    except Exception:
        logger.exception("a finished game cannot be archived", extra={"room": room_id})
        return False


async def archive_game(store: ServerStore, room_id: str) -> bool:
    """Archive a finished game; return whether nothing came between."""
    lines = await store.read(room_id)
    record = await store.snapshot_of(room_id)
    if record is None:  # it was broken off when the game ended
        record = await asyncio.to_thread(build_record, lines)
    return await store.archive(room_id, lines, record)
