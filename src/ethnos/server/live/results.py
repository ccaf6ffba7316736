"""Stores the results of finished games: as each ends, and once for those of earlier versions."""

from __future__ import annotations

import logging
from typing import Final

from ethnos.server.archive.results import build_result, daily_result
from ethnos.server.live.workers import Workers
from ethnos.server.store import StorageError, Store

logger = logging.getLogger("ethnos.results")

BATCH: Final = 50


class ResultKeeper:
    """Stores results. The work is done by worker threads, where there are any."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers

    async def keep(self, room_id: str, *, patient: bool = False) -> None:
        """Store the result of a finished game; raises `BusyError` as `Workers.run` does."""
        stored = await self._store.read(room_id)
        (ended, body), _ = await self._workers.run(lambda: build_result(stored), patient=patient)
        daily = daily_result(body)
        if daily is not None:
            await self._store.save_daily(daily)  # first, so that both are repeated after a crash
        await self._store.save_result(room_id, ended, body)

    async def keep_old(self) -> None:
        """Store the results that are missing, one after another.

        A game that cannot be read has none: it is skipped, and tried again at the next start.
        """
        last = ""
        while rooms := await self._store.without_result(last, BATCH):
            for last in rooms:  # the next batch begins after it
                await self._try(last)

    async def _try(self, room_id: str) -> None:
        try:
            await self.keep(room_id, patient=True)
        except StorageError:
            raise
        except Exception:
            logger.exception("a finished game has no result", extra={"room": room_id})
