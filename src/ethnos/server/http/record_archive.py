"""All records of a guest in one ZIP file, made and sent record by record."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime

from ethnos.protocol.results import GameResult
from ethnos.records.record import SUFFIX
from ethnos.server.desk.daily import is_sealed
from ethnos.server.live.hub import Hub


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
    """Yield a ZIP file with the records of these games, in pieces."""
    sink = _Sink()
    archive = zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED)
    for result in results:
        if is_sealed(hub, result.daily):
            continue
        data = await hub.store.snapshot_of(result.id) or await hub.make_record(result.id)
        ended = datetime.fromtimestamp(result.ended / 1000, UTC)
        entry = zipfile.ZipInfo(f"{ended:%Y-%m-%d}-{result.id}{SUFFIX}", ended.timetuple()[:6])
        entry.compress_type = zipfile.ZIP_DEFLATED
        await hub.workers.run(lambda entry=entry, data=data: archive.writestr(entry, data))  # type: ignore[misc]
        yield sink.take()
    archive.close()
    yield sink.take()
