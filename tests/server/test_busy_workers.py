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
from msgspec import structs

from ethnos.protocol.results import GameResults
from ethnos.server.desk.rooms import results_of
from ethnos.server.http import archive_routes
from ethnos.server.live.hub import Hub
from ethnos.server.machine import computations
from ethnos.server.store import Guest, StorageError, Stored
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


def test_logs_of_games_that_end_together_are_read_one_by_one(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        read, logs = server.hub.store.read, []

        async def noted(room: str, *values: Any) -> list[Stored]:
            logs.append(room)
            return await read(room, *values)

        rooms = [await finished_room(server) for _ in range(2)]
        await server.hub.settled()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(server.hub.store, "read", noted)
            patched.setattr(server.hub.store, "snapshot_of", nothing)
            async with busy(server) as done:
                for room in rooms:
                    server.hub.game_finished(room)
                await wait_until(lambda: logs, "the first is read")
                await asyncio.sleep(0.2)  # time enough for the second, too
                assert logs == rooms[:1]
                done.set()
                await server.hub.settled()
        assert logs == [rooms[0], rooms[0], rooms[1], rooms[1]]

    with_server(sqlite, test)


async def nothing(_room: str) -> None:
    """No record is stored yet."""


def test_archive_of_records_waits_for_its_turn(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        await server.hub.settled()
        async with busy(server) as done:
            run, called = server.hub.workers.run, []

            async def noted(job: Callable[[], Any], *, patient: bool = False) -> tuple[Any, float]:
                called.append(job)
                return await run(job, patient=patient)

            monkeypatch.setattr(server.hub.workers, "run", noted)
            asked = asyncio.create_task(server.clients[0].my_records())
            await wait_until(lambda: called, "it is asked for, and waits")
            assert not asked.done()
            done.set()
            data = await asked
        assert len(called) == 1
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert [room in name for name in archive.namelist()] == [True]

    with_server(sqlite, test)


@pytest.mark.parametrize("good", [0, 1])
def test_archive_is_no_success_if_the_store_fails(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, good: int
) -> None:
    """Before the answer begins it is refused; later the connection is cut."""

    async def twice(hub: Hub, guest: Guest) -> GameResults:
        found = await results_of(hub, guest)
        return structs.replace(found, results=[*found.results] * 2)

    monkeypatch.setattr(archive_routes, "results_of", twice)

    async def test(server: LocalServer) -> None:
        await finished_room(server)
        await server.hub.settled()
        read, asked = server.hub.store.snapshot_of, []

        async def snapshot_of(room: str) -> bytes | None:
            asked.append(room)
            if len(asked) > good:
                raise StorageError(f"no {room} today")
            return await read(room)

        monkeypatch.setattr(server.hub.store, "snapshot_of", snapshot_of)
        headers = {"Authorization": f"Bearer {server.clients[0].token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
            if good:
                with pytest.raises(httpx.TransportError):
                    await http.get("/api/me/records")
            else:
                assert (await http.get("/api/me/records")).status_code == 503

    with_server(sqlite, test)
    assert not [record for record in caplog.records if record.exc_info]
