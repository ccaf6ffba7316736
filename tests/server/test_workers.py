"""Long computations leave the processor to the tables, and cost those who ask for them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from ethnos.server.desk import archive
from ethnos.server.http import app, room_routes
from ethnos.server.live.workers import BusyError
from ethnos.server.machine import computations
from ethnos.server.machine.computations import Computations
from ethnos.server.machine.threads import ThreadWorkers
from tests.server.harness import LocalServer, finished_game, with_server, within


def ticking(seconds: float) -> Callable[[], float]:
    """Return a clock that is later by this much at every look."""
    looks = itertools.count()
    return lambda: next(looks) * seconds


def test_worker_rests_as_long_as_it_computed() -> None:
    async def main() -> None:
        tired, fresh = Computations(ticking(3600)), Computations(ticking(0))
        assert await tired.run(lambda: "done") == ("done", 3600)
        assert tired.is_resting
        assert await fresh.run(lambda: "done") == ("done", 0)
        assert await fresh.run(lambda: "again") == ("again", 0)

    within(main())


def test_waiting_jobs_are_limited() -> None:
    async def main() -> None:
        tired = Computations(ticking(3600))
        await tired.run(lambda: None)
        waiting = [asyncio.ensure_future(tired.run(int)) for _ in range(computations.MAX_WAITING)]
        await asyncio.sleep(0)  # lets the jobs queue up
        with pytest.raises(BusyError):
            await tired.run(int)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    within(main())


def test_jobs_of_the_server_leave_room_for_those_of_guests() -> None:
    async def main() -> None:
        tired = Computations(ticking(3600))
        await tired.run(lambda: None)
        many = range(computations.MAX_WAITING + 1)
        waiting = [asyncio.ensure_future(tired.run(int, patient=True)) for _ in many]
        await asyncio.sleep(0)  # lets the jobs queue up
        waiting.append(asyncio.ensure_future(tired.run(int)))
        await asyncio.sleep(0)  # lets it be refused
        assert not waiting[-1].done()
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    within(main())


def test_costly_replay_counts_as_several(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computations, "REST", 0.0)

    async def test(server: LocalServer) -> None:
        _, room = await finished_game(server.url)
        assert isinstance(server.hub.workers, ThreadWorkers)
        server.hub.workers.computations = Computations(ticking(0.1 * 25))
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            found = [
                (await http.get(f"/api/rooms/{room}/replay?view=seat:{seat}")).status_code
                for seat in (0, 1)
            ]
            found.append((await http.get(f"/api/rooms/{room}/chances")).status_code)
        assert found == [200, 200, 429]

    with_server(sqlite, test, replays_per_second=0.001)


def test_descriptions_and_finished_games_are_computed_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []

    def counted(module: Any, name: str) -> None:
        original = getattr(module, name)

        def call(*values: Any) -> Any:
            calls.append(name)
            return original(*values)

        monkeypatch.setattr(module, name, call)

    async def test(server: LocalServer) -> None:
        _, room = await finished_game(server.url)
        for module, name in (
            (app, "components"),
            (room_routes, "full_schema"),
            (room_routes, "catalogue"),
            (archive, "chances"),
            (archive, "replay_frames"),
            (archive, "verification"),
        ):
            counted(module, name)
        room_routes._schema.cache_clear()
        room_routes._catalogue.cache_clear()
        paths = ["openapi.json", "schema", "catalog"]
        paths += [f"rooms/{room}/{name}" for name in ("chances", "replay", "verification")]
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            for path in paths:
                answers = [await http.get(f"/api/{path}") for _ in range(3)]
                assert [answer.status_code for answer in answers] == [200] * 3, path
                assert len({answer.content for answer in answers}) == 1
        assert sorted(calls) == sorted(set(calls))
        assert len(calls) == len(paths)

    with_server(sqlite, test)
