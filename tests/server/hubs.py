"""Hubs without HTTP: each stands for a server process, several share one database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from ethnos.client import new_key
from ethnos.protocol import Ack, Nack, RoomOptions, SeatRequest, SendChat, TakeAction
from ethnos.server.live.hub import Hub
from ethnos.server.machine.postgres_bus import PostgresBus
from ethnos.server.machine.threads import ThreadWorkers
from ethnos.server.metrics import NoMetrics
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.log import read_line
from ethnos.server.rooms.state import RoomState
from ethnos.server.run import bus_for
from ethnos.server.settings import Settings
from ethnos.server.store import Guest, Stored, store_for
from tests.server.harness import within
from tests.server.listeners import Listener
from tests.waiting import wait_until

ANN = Guest("ann", "Ann")


@asynccontextmanager
async def hubs(database: str, number: int = 1) -> AsyncIterator[list[Hub]]:
    """Open several hubs over one database, as several processes would."""
    found = []
    for _ in range(number):
        store = store_for(database)
        settings = Settings(database=database, tick=3600)
        workers = ThreadWorkers(NoMetrics())
        hub = Hub(store, settings, bus_for(database, store), workers=workers)
        await hub.open()
        found.append(hub)
    try:
        yield found
    finally:
        for hub in found:
            await hub.close()


def run(database: str, test: Callable[[list[Hub]], Awaitable[None]], number: int = 1) -> None:
    """Run a test with this many hubs over one database."""

    async def main() -> None:
        async with hubs(database, number) as found:
            await test(found)

    within(main())


def folded(room_id: str, log: list[Stored]) -> RoomState:
    """Return a room state rebuilt from its log alone."""
    state = RoomState(room_id)
    for line in log:
        fold(state, line.seq, read_line(line.body))
    return state


async def race(processes: list[Hub], rounds: int) -> None:
    """Submit 16 draws at the same version, round after round: at most one may win."""
    seats = [SeatRequest("me"), SeatRequest("me")]
    made = await processes[0].new_rooms.create(ANN, RoomOptions(players=2), seats, start=True)
    rooms = [await hub.room(made.room_id) for hub in processes]
    for _ in range(rounds):
        v = rooms[0].state.seq
        tries = [
            rooms[n % len(rooms)].submit(ANN, TakeAction(new_key(), v, "draw")) for n in range(16)
        ]
        answers = await asyncio.gather(*tries)
        winners = [answer for answer in answers if isinstance(answer, Ack)]
        losers = [answer.why.code for answer in answers if isinstance(answer, Nack)]
        if winners:
            assert len(winners) == 1
            assert winners[0].v == v + 1
            assert set(losers) == {"stale"}
        else:  # a full hand or the end of the age: every draw is refused
            assert len(set(losers)) == 1
            return
        for room in rooms:
            await room.catch_up()
            assert room.state.seq == v + 1


async def converge(database: str, *, poll: float, direct: str = "", patience: float = 30) -> float:
    """Return the seconds until the second process has told its viewer what the first did."""
    stores = [store_for(database), store_for(database)]
    settings = Settings(database=database, poll=poll, tick=3600)
    buses = [PostgresBus(direct or database) for _ in stores]
    pair = [Hub(store, settings, bus) for store, bus in zip(stores, buses, strict=True)]
    for hub in pair:
        await hub.open()
    try:
        made = await pair[0].new_rooms.create(ANN, RoomOptions(players=2), [SeatRequest("me")])
        here, there = [await hub.room(made.room_id) for hub in pair]
        viewer = Listener(None)
        there.join(viewer, None)
        for bus in buses:
            await asyncio.wait_for(bus.listening.wait(), 30)
        began = time.monotonic()
        for _ in range(20):
            assert isinstance(await here.submit(ANN, SendChat(new_key(), "hello")), Ack)
        await wait_until(
            lambda: there.state.seq >= here.state.seq, "the second process is current", patience
        )
        took = time.monotonic() - began
        assert viewer.versions() == list(range(made.seq + 1, here.state.seq + 1))
        return took
    finally:
        for hub in pair:
            await hub.close()
