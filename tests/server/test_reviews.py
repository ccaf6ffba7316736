"""Reviews over HTTP: whoever may see a replay may ask, until the review is there."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from hashlib import sha256

import httpx
import msgspec
import pytest

from ethnos.client import new_key
from ethnos.protocol import Hold, Leave
from ethnos.protocol.admin import HoldRoom
from ethnos.protocol.review import GameReview
from ethnos.server.archive.tasks import TASKS
from ethnos.server.live.workers import TaskFailedError
from ethnos.server.machine.threads import ThreadWorkers
from ethnos.server.store import KeptReview
from tests.server.harness import (
    LocalServer,
    act,
    finished_game,
    ok,
    wait_for_mover,
    with_server,
)
from tests.server.operators import KEY, order
from tests.waiting import wait_until


async def ask(http: httpx.AsyncClient, room: str, seat: int = 0) -> httpx.Response:
    return await http.post(f"/api/rooms/{room}/review", json={"seat": seat})


async def asked_until_done(http: httpx.AsyncClient, room: str) -> tuple[GameReview, set[int]]:
    """Return the review and the totals seen on the way."""
    totals: set[int] = set()
    while True:
        answer = (await ask(http, room)).raise_for_status().json()
        if answer["review"] is not None:
            return msgspec.convert(answer["review"], GameReview), totals
        totals.add(answer["total"])
        await asyncio.sleep(0.02)  # as the page does


async def game_with_draws(server: LocalServer, draws: int) -> str:
    """Return a finished game in which seat 0 drew some cards and then left."""
    (connection,) = await server.room_with(1, ["random"])
    for _ in range(draws):
        await wait_for_mover([connection])
        await act(connection, "draw")
    await ok(connection, Leave(new_key()))
    await connection.until(lambda: connection.is_over)
    return connection.room.id


def test_player_is_reviewed_in_a_process_of_its_own(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        room = await game_with_draws(server, 4)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            found, totals = await asked_until_done(http, room)
            workers = server.hub.workers
            assert isinstance(workers, ThreadWorkers)
            assert workers.process.pid not in (None, os.getpid())
            replay = (await http.get(f"/api/rooms/{room}/replay")).json()
            again = (await ask(http, room)).json()
        assert (found.game, found.seat, found.judge) == (room, 0, "search")
        own = [f["v"] for f in replay["frames"] if f["by"] == 0 and f["auto"] is None]
        assert [decision.v for decision in found.decisions] == own
        assert len(own) == 4
        assert len(found.chances) == len(replay["frames"])
        for count in found.counts:
            assert count.count == sum(one.kind == count.kind for one in found.decisions)
        assert 0 < found.accuracy <= 100
        assert totals <= {0, 4}
        assert msgspec.convert(again["review"], GameReview) == found

    with_server(sqlite, test)


class Held:
    """A task that waits, so that tests can look at it."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.go_on = asyncio.Event()
        self.started = 0
        self.fault = fault

    async def run_task(
        self,
        name: str,
        arguments: Sequence[bytes | int],
        progress: Callable[[int, int], None],
    ) -> bytes:
        assert name in TASKS
        self.started += 1
        progress(3, 70)
        await self.go_on.wait()
        if self.fault is not None:
            raise self.fault
        return b'{"seat":%d}' % int(arguments[1])


def hold(server: LocalServer, held: Held, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.hub.workers, "run_task", held.run_task)


def test_progress_is_shown_and_a_review_is_computed_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: LocalServer) -> None:
        _, room = await finished_game(server.url)
        held = Held()
        hold(server, held, monkeypatch)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            first = (await ask(http, room, 0)).json()
            assert first == {"id": room, "ahead": 0, "done": 0, "total": 0, "review": None}
            await wait_until(lambda: held.started, "the first review has begun")
            assert (await ask(http, room, 0)).json() == {**first, "done": 3, "total": 70}
            assert (await ask(http, room, 1)).json() == {**first, "ahead": 1}
            held.go_on.set()
            for seat in (0, 1, 0, 1):
                while (done := (await ask(http, room, seat)).json())["review"] is None:
                    pass
                assert done["review"] == {"seat": seat}
            assert held.started == 2
            await order(server, HoldRoom(room, Hold.CLOSED))
            gone = await ask(http, room, 0)
            assert (gone.status_code, gone.json()["code"]) == (410, "room_closed")
            await order(server, HoldRoom(room, None))
            assert (await ask(http, room, 0)).json()["review"] == {"seat": 0}
            await server.hub.settled()
            data = await server.hub.store.snapshot_of(room)
            assert data is not None
            await server.hub.store.snapshot(room, data.replace(b'"Ann"', b'"Eve"'))
            assert (await ask(http, room, 0)).json()["review"] is None  # of another record

    with_server(sqlite, test, admin_key=KEY)


def test_a_review_is_stored_for_other_processes_and_after_a_restart(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: list[str] = []

    async def compute(server: LocalServer) -> None:
        rooms.append((await finished_game(server.url))[1])
        await server.hub.settled()
        held = Held()
        hold(server, held, monkeypatch)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            await ask(http, rooms[0], 1)
            held.go_on.set()
            data = await server.hub.store.snapshot_of(rooms[0])
            assert data is not None
            digest = sha256(data).hexdigest()
            await wait_until(
                lambda: server.hub.store.review_of(rooms[0], 1, digest), "the review is stored"
            )

    async def look(server: LocalServer) -> None:
        held = Held()
        hold(server, held, monkeypatch)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            assert (await ask(http, rooms[0], 1)).json()["review"] == {"seat": 1}
            assert (await ask(http, rooms[0], 0)).json()["review"] is None  # of another seat
            held.go_on.set()

    with_server(database, compute)
    with_server(database, look)


def test_a_review_is_not_stored_after_its_record_was_replaced(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: LocalServer) -> None:
        _, room = await finished_game(server.url)
        await server.hub.settled()
        store, held = server.hub.store, Held()
        hold(server, held, monkeypatch)
        saved: list[KeptReview] = []

        async def save(review: KeptReview, at: int, limit: int) -> None:
            await store_review(review, at, limit)
            saved.append(review)

        store_review = store.save_review
        monkeypatch.setattr(store, "save_review", save)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            await ask(http, room, 0)
            data = await store.snapshot_of(room)
            assert data is not None
            await store.snapshot(room, data.replace(b'"Ann"', b'"Eve"'))
            held.go_on.set()
            await wait_until(lambda: saved, "the review is stored")

            async def is_gone() -> bool:
                return await store.review_of(room, 0, saved[0].record) is None

            await wait_until(is_gone, "the review is deleted again")

    with_server(sqlite, test)


def test_lost_process_is_told_and_the_review_can_be_asked_for_again(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        _, room = await finished_game(server.url)
        workers = server.hub.workers
        assert isinstance(workers, ThreadWorkers)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            await ask(http, room)
            await wait_until(lambda: workers.process.pid is not None, "the process has started")
            assert workers.process.pid is not None
            os.kill(workers.process.pid, signal.SIGKILL)
            while (answer := await ask(http, room)).status_code == 200:
                assert answer.json()["review"] is None
                await asyncio.sleep(0.02)  # as the page does
            assert (answer.status_code, answer.json()["code"]) == (503, "review_failed")
            assert (await ask(http, room)).status_code == 200  # begun anew

    with_server(sqlite, test)


def test_reviews_are_limited_but_looking_is_not(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethnos.server.http.context.REVIEW_BURST", 2)

    async def test(server: LocalServer) -> None:
        rooms = [(await finished_game(server.url))[1] for _ in range(2)]
        held = Held()
        held.go_on.set()
        hold(server, held, monkeypatch)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:

            async def status(room: str, seat: int) -> int:
                return (await ask(http, room, seat)).status_code

            assert [await status(rooms[0], 0) for _ in range(5)] == [200] * 5
            assert await status(rooms[0], 1) == 200
            assert await status(rooms[1], 0) == 429
            assert await status(rooms[0], 0) == 200  # it is there

    with_server(sqlite, test, reviews_per_minute=0.001)


def test_many_waiting_reviews_of_one_guest_are_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(server: LocalServer) -> None:
        rooms = [(await finished_game(server.url))[1] for _ in range(2)]
        held = Held()
        hold(server, held, monkeypatch)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            wanted = ((rooms[0], 0), (rooms[0], 1), (rooms[1], 0))
            answers = [await ask(http, room, seat) for room, seat in wanted]
            assert [answer.status_code for answer in answers] == [200, 200, 429]
            assert answers[-1].json()["code"] == "too_fast"
        held.fault = TaskFailedError("review")
        held.go_on.set()

    with_server(sqlite, test)


def test_running_games_unknown_rooms_and_seats_are_refused(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        _, over = await finished_game(server.url)
        (connection,) = await server.room_with(1, ["random"])
        running = connection.room.id
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            found = {
                name: ((answer := await ask(http, room, seat)).status_code, answer.json()["code"])
                for name, room, seat in (
                    ("running", running, 0),
                    ("unknown", "0" * 26, 0),
                    ("no such seat", over, 2),
                    ("no seat at all", over, 9),
                )
            }
        assert found == {
            "running": (409, "not_finished"),
            "unknown": (404, "no_such_room"),
            "no such seat": (422, "bad_request"),
            "no seat at all": (422, "bad_request"),
        }

    with_server(sqlite, test)
