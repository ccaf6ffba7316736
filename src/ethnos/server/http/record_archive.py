"""All records of a guest in one ZIP file, made and sent record by record."""

from __future__ import annotations

import asyncio
import logging
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Final, TypeVar

from ethnos.protocol.results import GameResult
from ethnos.records.record import SUFFIX
from ethnos.server.desk.daily import is_sealed
from ethnos.server.live.hub import Hub
from ethnos.server.live.workers import BusyError
from ethnos.server.store import StorageError

logger = logging.getLogger("ethnos.archive")

Result = TypeVar("Result")
BUSY_SECONDS: Final = 1.0


class _Sink:
    """What has been written and not yet sent; a ZIP file never needs to go back."""

    def __init__(self) -> None:
        self._written = bytearray()

    def write(self, data: bytes, /) -> int:
        self._written += data
        return len(data)

    def flush(self) -> None:
        """Nothing is kept back."""

    def close(self) -> None:
        """Nothing to close."""

    def take(self) -> bytes:
        data = bytes(self._written)
        self._written.clear()
        return data


async def zipped_records(hub: Hub, results: Iterable[GameResult]) -> AsyncIterator[bytes]:
    """Yield a ZIP file with the records of these games, in pieces.

    If the store fails, the file ends early: its start has been sent, and cannot be refused.
    """
    try:
        async for piece in _pieces(hub, results):
            yield piece
    except StorageError as error:
        logger.warning("an archive of records was broken off", extra={"error": str(error)})


async def _pieces(hub: Hub, results: Iterable[GameResult]) -> AsyncIterator[bytes]:
    sink = _Sink()
    archive = zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED)
    for result in results:
        if is_sealed(hub, result.daily):
            continue
        data = await hub.store.snapshot_of(result.id)
        if data is None:
            data = await _when_free(partial(hub.make_record, result.id))
        ended = datetime.fromtimestamp(result.ended / 1000, UTC)
        entry = zipfile.ZipInfo(f"{ended:%Y-%m-%d}-{result.id}{SUFFIX}", ended.timetuple()[:6])
        entry.compress_type = zipfile.ZIP_DEFLATED
        write = partial(archive.writestr, entry, data)
        await _when_free(partial(hub.workers.run, write))
        yield sink.take()
    archive.close()
    yield sink.take()


async def _when_free(job: Callable[[], Awaitable[Result]]) -> Result:
    """Do something as soon as it is not refused; an archive may wait behind all others."""
    while True:
        try:
            return await job()
        except BusyError:
            await asyncio.sleep(BUSY_SECONDS)
