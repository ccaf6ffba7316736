"""Turn clocks stop while no server process is up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from ethnos import protocol
from ethnos.protocol import Clock, ClockKind, RoomOptions, SeatRequest
from ethnos.server.live.heartbeat import Heartbeat
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.rooms import log
from ethnos.server.rooms.state import RoomState
from ethnos.server.settings import Settings
from ethnos.server.store import store_for
from tests.server.harness import within
from tests.server.hubs import ANN
from tests.server.listeners import Listener
from tests.server.postgres import Postgres

MINUTE = 60_000
HOUR = 60 * MINUTE
BEGIN = 1_700_000_000_000


class Dial:
    """A clock to turn by hand."""

    def __init__(self) -> None:
        self.time = BEGIN

    def turn(self, milliseconds: int) -> None:
        self.time += milliseconds


class DialledHub(Hub):
    """A hub that asks a dial what time it is, and looks after rooms when told to."""

    def __init__(self, database: str, dial: Dial) -> None:
        self.dial = dial
        super().__init__(store_for(database), Settings(tick=3600, poll=3600))

    def now(self) -> int:
        return self.dial.time


@asynccontextmanager
async def up(database: str, dial: Dial) -> AsyncIterator[DialledHub]:
    """A server, up from one turn of the dial to another."""
    hub = DialledHub(database, dial)
    await hub.open()
    await asyncio.sleep(0)  # it looks around once by itself
    try:
        yield hub
    finally:
        await hub.close()


async def begin(hub: Hub) -> str:
    """Begin a game of two seats, a minute for each turn; return its room."""
    options = RoomOptions(players=2, clock=Clock(ClockKind.LIVE, 60))
    seats = [SeatRequest("me"), SeatRequest("me")]
    return (await hub.create(ANN, options, seats, start=True)).room_id


async def play_for(hub: DialledHub, milliseconds: int) -> None:
    """Let time pass in which the server is up."""
    for begin in range(0, milliseconds, 5_000):
        hub.dial.turn(min(5_000, milliseconds - begin))
        await hub.heartbeat.beat()


def is_replaced(room: Room) -> bool:
    return any(seat.standing_in for seat in room.state.seats)


async def play_over_a_night(database: str) -> tuple[int | None, bool]:
    """Let a server be down for an hour within a turn; return what is left, and who plays."""
    dial = Dial()
    async with up(database, dial) as hub:
        name = await begin(hub)
        await play_for(hub, 20_000)
    dial.turn(HOUR)
    async with up(database, dial) as hub:
        await hub.tick_due_rooms()
        room = await hub.room(name)
        left = None if room.state.deadline is None else room.state.deadline - dial.time
        return left, is_replaced(room)


def test_restart_does_not_time_out_player(database: str) -> None:
    assert within(play_over_a_night(database)) == (40_000, False)


def test_planted_clock_that_runs_during_downtime_is_caught(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Heartbeat, "extend_deadline", lambda _self, deadline, _since: deadline)
    left, replaced = within(play_over_a_night(database))
    assert replaced
    assert left is None


def test_clock_resumes_after_restart(database: str) -> None:
    async def main() -> None:
        dial = Dial()
        async with up(database, dial) as hub:
            name = await begin(hub)
        dial.turn(HOUR)
        async with up(database, dial) as hub:
            for wait, replaced in ((MINUTE - 10_000, False), (10_000, True)):
                await play_for(hub, wait)
                await hub.tick_due_rooms()
                assert is_replaced(await hub.room(name)) is replaced

    within(main())


def test_overdue_turn_stays_overdue_after_restart(database: str) -> None:
    async def main() -> None:
        dial = Dial()
        async with up(database, dial) as hub:
            name = await begin(hub)
            await play_for(hub, MINUTE + 1)
        dial.turn(HOUR)
        async with up(database, dial) as hub:
            await hub.tick_due_rooms()
            assert is_replaced(await hub.room(name))

    within(main())


def test_suspended_machine_moves_deadlines_and_notifies_viewers(database: str) -> None:
    """A closed lid, a store out of reach: the process lives, but nobody could play."""

    async def main() -> None:
        dial = Dial()
        async with up(database, dial) as hub:
            room = await hub.room(await begin(hub))
            viewer = Listener(None)
            room.join(viewer, None)
            dial.turn(HOUR)
            await hub.tick_due_rooms()
            assert not is_replaced(room)
            told = [protocol.decode_answer(frame) for frame in viewer.frames]
            (moved,) = [message for message in told if isinstance(message, protocol.Ev)]
            assert isinstance(moved.e, protocol.ClockMoved)
            assert moved.due == dial.time + MINUTE

    within(main())


def test_clock_runs_while_any_process_is_up(postgres: Postgres) -> None:
    async def main(database: str) -> None:
        dial = Dial()
        async with up(database, dial) as first:
            name = await begin(first)
            async with up(database, dial):
                await play_for(first, 10_000)
            await play_for(first, 10_000)
            async with up(database, dial) as second:
                room = await second.room(name)
                assert room.state.deadline == BEGIN + MINUTE

    within(main(postgres.new_database("clocks")))


def test_unchanged_deadline_keeps_its_start_time() -> None:
    room = RoomState("x", seats=())
    room.set_clock(log.ClockMoved(100, 500))
    room.set_clock(log.ClockMoved(200, 500))
    assert room.clock_since == 100
    room.fold(1, log.ClockMoved(300, 700))
    assert (room.deadline, room.clock_since) == (700, 300)
