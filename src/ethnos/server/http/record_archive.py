"""All records of a guest in one ZIP file, made and sent record by record."""

from __future__ import annotations

import logging
import zipfile
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from functools import partial

from starlette.responses import Response, StreamingResponse
from starlette.types import Send

from ethnos.protocol.results import GameResult
from ethnos.records.record import SUFFIX
from ethnos.server.desk.daily import is_sealed
from ethnos.server.live.hub import Hub
from ethnos.server.store import StorageError

logger = logging.getLogger("ethnos.archive")


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


class _Download(StreamingResponse):
    """A file that is made while it is sent; if that fails, the client is told so."""

    async def stream_response(self, send: Send) -> None:
        """Send the file. If the store fails, no last chunk is sent, and the connection closed."""
        try:
            await super().stream_response(send)
        except StorageError as error:
            logger.warning("an archive of records was broken off", extra={"error": str(error)})


async def zipped_records(hub: Hub, results: Iterable[GameResult]) -> Response:
    """Answer with a ZIP file of the records of these games; raise `StorageError` for the first."""
    pieces = _pieces(hub, results)
    first = await anext(pieces)
    headers = {"Content-Disposition": 'attachment; filename="ethnos-games.zip"'}
    return _Download(_joined(first, pieces), media_type="application/zip", headers=headers)


async def _joined(first: bytes, others: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for piece in others:
        yield piece


async def _pieces(hub: Hub, results: Iterable[GameResult]) -> AsyncIterator[bytes]:
    sink = _Sink()
    archive = zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED)
    for result in results:
        if is_sealed(hub, result.daily):
            continue
        data = await hub.store.snapshot_of(result.id)
        if data is None:
            data = await hub.make_record(result.id, patient=True)
        ended = datetime.fromtimestamp(result.ended / 1000, UTC)
        entry = zipfile.ZipInfo(f"{ended:%Y-%m-%d}-{result.id}{SUFFIX}", ended.timetuple()[:6])
        entry.compress_type = zipfile.ZIP_DEFLATED
        write = partial(archive.writestr, entry, data)
        await hub.workers.run(write, patient=True)
        yield sink.take()
    archive.close()
    yield sink.take()
