"""Threads for bots are shared fairly between guests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from ethnos.protocol import RoomOptions, SeatRequest
from ethnos.server.live.room import Room
from ethnos.server.machine.bot_queue import UNWATCHED_SHARE, BotQueue
from ethnos.server.machine.prometheus import PrometheusMetrics
from ethnos.server.store import Guest
from tests.server.harness import within
from tests.server.hubs import hubs
from tests.waiting import wait_until


class Gate:
    """Bots that wait for a test, and the order in which they got a thread."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.order: list[str] = []

    def bot(self, name: str) -> Callable[[], None]:
        def think() -> None:
            self.order.append(name)
            self.open.wait(10)

        return think


async def run(queue: BotQueue, host: str, bot: Callable[[], None], *, watched: bool = True) -> None:
    async with queue.turn(host, watched=watched):
        await asyncio.to_thread(bot)


def order_of(fill: Callable[[BotQueue, Gate], list[Awaitable[None]]]) -> list[str]:
    """Return the order in which one thread, busy at first, runs what is waiting."""
    gate = Gate()

    async def main() -> None:
        queue = BotQueue(1, PrometheusMetrics())
        first = asyncio.create_task(run(queue, "x", gate.bot("first")))
        await wait_until(lambda: gate.order, "the thread is busy")
        waiting = [asyncio.ensure_future(work) for work in fill(queue, gate)]
        await asyncio.sleep(0)  # lets the bots queue up
        gate.open.set()
        await asyncio.gather(first, *waiting, return_exceptions=True)

    within(main())
    return gate.order[1:]


def test_hosts_take_turns() -> None:
    def fill(queue: BotQueue, gate: Gate) -> list[Awaitable[None]]:
        hosts = ["mallory"] * 20 + ["ann", "bob", "ann"]
        return [run(queue, host, gate.bot(host)) for host in hosts]

    order = order_of(fill)
    assert order[:6] == ["mallory", "ann", "bob", "mallory", "ann", "mallory"]
    assert len(order) == 23


def test_waiting_bots_are_measured() -> None:
    metrics = PrometheusMetrics()

    async def main() -> None:
        queue = BotQueue(1, metrics)
        async with queue.turn("ann", watched=True):
            waiting = asyncio.create_task(run(queue, "bob", lambda: None))
            await wait_until(lambda: "ethnos_bots_waiting 1.0" in text(), "bob waits")
            assert "ethnos_bot_wait_seconds_count 1.0" in text()  # ann, who did not have to
        await waiting
        assert "ethnos_bot_wait_seconds_count 2.0" in text()

    def text() -> str:
        return metrics.text().decode()

    within(main())


def test_watched_rooms_come_first_but_others_are_not_forgotten() -> None:
    def fill(queue: BotQueue, gate: Gate) -> list[Awaitable[None]]:
        empty = [run(queue, f"m{n}", gate.bot("empty"), watched=False) for n in range(20)]
        return [*empty, *(run(queue, f"p{n}", gate.bot("watched")) for n in range(6))]

    order = order_of(fill)
    assert order.index("watched") == 0
    assert order[: UNWATCHED_SHARE * 2].count("empty") == 2
    assert set(order[UNWATCHED_SHARE * 2 :]) == {"empty"}


def test_cancelled_room_keeps_no_thread() -> None:
    cancelled: list[asyncio.Future[None]] = []

    def fill(queue: BotQueue, gate: Gate) -> list[Awaitable[None]]:
        waiting = asyncio.ensure_future(run(queue, "a", gate.bot("gone")))
        asyncio.get_running_loop().call_soon(waiting.cancel)
        cancelled.append(waiting)
        return [waiting, run(queue, "b", gate.bot("next"))]

    assert order_of(fill) == ["next"]
    assert cancelled[0].cancelled()


def test_bots_of_other_people_answer_beside_many_rooms_of_one_guest(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty rooms of six bots, then one with a person in it: its bot is among the next."""
    gate = Gate()
    monkeypatch.setattr("ethnos.server.live.room_bots.choose", lambda *_: gate.bot("mallory")())
    monkeypatch.setattr(Room, "commit", lambda *_, **__: asyncio.sleep(3600))  # stuck

    async def main() -> None:
        async with hubs(sqlite) as (hub,):
            bots = [SeatRequest("bot", "random")] * 6
            for _ in range(30):
                mallory = Guest("mallory", "Mallory")
                await hub.new_rooms.create(mallory, RoomOptions(players=6), bots, start=True)
            waiting = hub.workers.run_bot("ann", gate.bot("ann"), watched=True)
            await wait_until(lambda: len(gate.order) == 2, "both threads are busy")
            task = asyncio.ensure_future(waiting)
            await asyncio.sleep(0)  # lets the other tasks run
            gate.open.set()
            await task
            assert gate.order.index("ann") <= 4

    within(main())
