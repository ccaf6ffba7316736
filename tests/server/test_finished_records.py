"""The record of a finished game is built once, in a worker thread, and served from the store."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest

from ethnos.records.record import dump_record, load_record
from ethnos.server.archive import finished
from ethnos.server.live import hub
from ethnos.server.store import Stored
from tests.server.finished_games import finished_room
from tests.server.harness import LocalServer, with_server


def test_record_is_built_once_and_served_without_worker(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    makers: list[threading.Thread] = []

    def build_record(log: Sequence[Stored]) -> bytes:
        makers.append(threading.current_thread())
        return finished.build_record(log)

    monkeypatch.setattr(hub, "build_record", build_record)

    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        await server.hub.unload_idle_rooms()
        assert not server.hub.rooms
        done = threading.Event()
        busy = [asyncio.create_task(server.hub.workers.run(done.wait)) for _ in range(4)]
        data = await server.clients[0].record(room)  # while every worker thread is busy
        done.set()
        await asyncio.gather(*busy)
        assert data == dump_record(load_record(data))
        await server.hub.settled()

    with_server(sqlite, test, unload_after=-1.0)
    assert len(makers) == 1
    assert makers[0] is not threading.main_thread()  # the thread of the event loop
