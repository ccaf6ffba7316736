"""Hubs on a clock that tests advance."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ethnos.protocol import Clock, ClockKind, RoomOptions, SeatRequest
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.machine.prometheus import PrometheusMetrics
from ethnos.server.settings import Settings
from ethnos.server.store import store_for
from tests.server.hubs import ANN

MINUTE = 60_000
HOUR = 60 * MINUTE
BEGIN = 1_700_000_000_000


class FakeClock:
    """A clock that tests advance."""

    def __init__(self) -> None:
        self.time = BEGIN

    def advance(self, milliseconds: int) -> None:
        self.time += milliseconds


class FakeClockHub(Hub):
    """A hub on a fake clock, whose housekeeping runs when a test asks for it."""

    def __init__(self, database: str, clock: FakeClock) -> None:
        self.clock = clock
        settings = Settings(tick=3600, poll=3600)
        super().__init__(store_for(database), settings, metrics=PrometheusMetrics())

    def now(self) -> int:
        return self.clock.time


@asynccontextmanager
async def running_hub(database: str, clock: FakeClock) -> AsyncIterator[FakeClockHub]:
    """Run a hub until the end of the block."""
    hub = FakeClockHub(database, clock)
    await hub.open()
    await asyncio.sleep(0)  # the first round of housekeeping
    try:
        yield hub
    finally:
        await hub.close()


async def begin_game(hub: Hub, bots: int = 0) -> str:
    """Start a game of two seats with a minute per turn; return the room id."""
    options = RoomOptions(players=2, clock=Clock(ClockKind.LIVE, 60))
    seats = [SeatRequest("me")] * (2 - bots) + [SeatRequest("bot", "random")] * bots
    return (await hub.new_rooms.create(ANN, options, seats, start=True)).room_id


async def run_for(hub: FakeClockHub, milliseconds: int) -> None:
    """Advance the clock while the server is up."""
    for elapsed in range(0, milliseconds, 5_000):
        hub.clock.advance(min(5_000, milliseconds - elapsed))
        await hub.heartbeat.beat()


def is_replaced(room: Room) -> bool:
    return any(seat.standing_in for seat in room.state.seats)
