"""What the server does for itself is done, however much guests ask of its worker threads."""

from __future__ import annotations

import asyncio
import io
import threading
import zipfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from ethnos.server.http import record_archive
from ethnos.server.live.workers import BusyError
from ethnos.server.machine import computations
from ethnos.server.store import StorageError
from tests.server.finished_games import finished_room
from tests.server.harness import Chooser, LocalServer, act, next_mover, with_server
from tests.waiting import wait_until


@asynccontextmanager
async def busy(server: LocalServer) -> AsyncIterator[threading.Event]:
    """Let as many computations run and wait as there may be, until the event or the end."""
    done = threading.Event()
    run = server.hub.workers.run
    jobs = [asyncio.create_task(run(done.wait)) for _ in range(computations.MAX_WAITING + 1)]
    await asyncio.sleep(0)  # each has taken its place
    try:
        yield done
    finally:
        done.set()
        await asyncio.gather(*jobs, return_exceptions=True)  # one may be too many


def test_game_that_ends_meanwhile_is_kept(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        chooser = Chooser(7)
        async with busy(server) as done:
            while (mover := await next_mover(people)) is not None:
                await act(mover, chooser.choose(mover))
            room = people[0].room.id
            async with httpx.AsyncClient(base_url=server.url) as http:
                refused = await http.get(f"/api/rooms/{room}/record")
                assert refused.status_code == 429  # it is not made yet
            done.set()
            await server.hub.settled()
        (result,) = (await server.clients[0].my_results()).results
        assert result.id == room
        assert await server.hub.store.snapshot_of(room) is not None

    with_server(sqlite, test)


def test_archive_of_records_waits_for_its_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_archive, "BUSY_SECONDS", 0.01)

    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        await server.hub.settled()
        async with busy(server) as done:
            run, refused = server.hub.workers.run, []

            async def counted(job: Callable[[], Any]) -> tuple[Any, float]:
                try:
                    return await run(job)
                except BusyError:
                    refused.append(job)
                    raise

            monkeypatch.setattr(server.hub.workers, "run", counted)
            asked = asyncio.create_task(server.clients[0].my_records())
            await wait_until(lambda: refused, "it is asked for, and refused")
            done.set()
            data = await asked
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert [room in name for name in archive.namelist()] == [True]

    with_server(sqlite, test)


def test_archive_ends_early_if_the_store_fails(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: LocalServer) -> None:
        await finished_room(server)
        await server.hub.settled()

        async def snapshot_of(room: str) -> bytes | None:
            raise StorageError(f"no {room} today")

        monkeypatch.setattr(server.hub.store, "snapshot_of", snapshot_of)
        data = await server.clients[0].my_records()
        assert not zipfile.is_zipfile(io.BytesIO(data))

    with_server(sqlite, test)
    assert not [record for record in caplog.records if record.exc_info]
