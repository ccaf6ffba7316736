"""Turn clocks stop while no server process is up."""

from __future__ import annotations

import pytest

from ethnos import protocol
from ethnos.client import new_key
from ethnos.protocol import Ack, TakeAction
from ethnos.server.live.heartbeat import Heartbeat
from ethnos.server.rooms import log
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.state import RoomState
from tests.server.clocks import (
    BEGIN,
    HOUR,
    MINUTE,
    FakeClock,
    begin_game,
    is_replaced,
    run_for,
    running_hub,
)
from tests.server.harness import within
from tests.server.hubs import ANN
from tests.server.listeners import Listener
from tests.server.postgres import Postgres
from tests.waiting import wait_until


async def restart_after_an_hour(database: str) -> tuple[int | None, bool]:
    """Stop a server for an hour within a turn; return the time left, and if a bot stands in."""
    clock = FakeClock()
    async with running_hub(database, clock) as hub:
        name = await begin_game(hub)
        await run_for(hub, 20_000)
    clock.advance(HOUR)
    async with running_hub(database, clock) as hub:
        await hub.tick_due_rooms()
        room = await hub.room(name)
        left = None if room.state.deadline is None else room.state.deadline - clock.time
        return left, is_replaced(room)


def test_restart_does_not_time_out_player(database: str) -> None:
    assert within(restart_after_an_hour(database)) == (40_000, False)


def test_planted_clock_that_runs_during_downtime_is_caught(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Heartbeat, "extend_deadline", lambda _self, deadline, _since: deadline)
    left, replaced = within(restart_after_an_hour(database))
    assert replaced
    assert left is None


def test_clock_resumes_after_restart(database: str) -> None:
    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock) as hub:
            name = await begin_game(hub)
        clock.advance(HOUR)
        async with running_hub(database, clock) as hub:
            for wait, replaced in ((MINUTE - 10_000, False), (10_000, True)):
                await run_for(hub, wait)
                await hub.tick_due_rooms()
                assert is_replaced(await hub.room(name)) is replaced

    within(main())


def test_downtime_before_the_deal_does_not_extend_the_first_turn(database: str) -> None:
    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock):
            pass
        clock.advance(HOUR)
        async with running_hub(database, clock) as hub:
            for bots in (0, 1):  # with an opening bot, the first turn of a person comes later
                room = await hub.room(await begin_game(hub, bots))
                await wait_until(lambda r=room: r.state.deadline, "a person is to decide")  # type: ignore[misc]
                await hub.heartbeat.beat()
                await room.tick()
                assert room.state.deadline == clock.time + MINUTE

    within(main())


def test_clock_that_jumps_a_day_replaces_nobody(database: str) -> None:
    """Back, and forth again, on a server that has run for longer than a turn may take."""

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock) as hub:
            await run_for(hub, 2 * MINUTE)
            room = await hub.room(await begin_game(hub))
            for jump in (-24 * HOUR, 24 * HOUR, 24 * HOUR, -24 * HOUR):
                clock.advance(jump + 2_000)
                await room.move_clock()  # as when a room is loaded before the next heartbeat
                await room.tick()
                await hub.tick_due_rooms()
                await room.tick()
                assert not is_replaced(room)
                assert room.state.deadline is not None
                assert clock.time < room.state.deadline <= clock.time + MINUTE

    within(main())


@pytest.mark.parametrize("deals", [False, True])
def test_clock_that_jumps_between_two_heartbeats_replaces_nobody(
    database: str, *, deals: bool
) -> None:
    """A turn begins while the clock is a day behind, and it is right again before the next beat."""

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock) as hub:
            await run_for(hub, 2 * MINUTE)
            room = await hub.room(await begin_game(hub))
            clock.advance(-24 * HOUR)
            if deals:
                room = await hub.room(await begin_game(hub))
            else:
                draw = TakeAction(new_key(), room.state.seq, "draw")
                assert isinstance(await room.submit(ANN, draw), Ack)
            clock.advance(24 * HOUR + 2_000)
            await room.tick()
            await hub.tick_due_rooms()
            assert not is_replaced(room)
            assert room.state.deadline is not None
            assert clock.time < room.state.deadline <= clock.time + MINUTE

    within(main())


def test_clock_of_the_machine_set_back_gives_nobody_time(database: str) -> None:
    """A minute stays a minute, in a turn that runs and in one that begins afterwards."""

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock):
            pass
        clock.advance(3 * HOUR)
        async with running_hub(database, clock) as hub:
            running = await hub.room(await begin_game(hub))
            await run_for(hub, 20_000)
            clock.advance(-HOUR)
            await hub.tick_due_rooms()
            begun = await hub.room(await begin_game(hub))
            await hub.heartbeat.beat()
            for room in (running, begun):
                await room.move_clock()
                assert room.state.deadline == clock.time + MINUTE
            await run_for(hub, MINUTE)
            await hub.tick_due_rooms()
            assert is_replaced(running)
            assert is_replaced(begun)

    within(main())


def test_overdue_turn_stays_overdue_after_restart(database: str) -> None:
    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock) as hub:
            name = await begin_game(hub)
            await run_for(hub, MINUTE + 1)
        clock.advance(HOUR)
        async with running_hub(database, clock) as hub:
            await hub.tick_due_rooms()
            assert is_replaced(await hub.room(name))

    within(main())


def test_suspended_machine_moves_deadlines_and_notifies_viewers(database: str) -> None:
    """A suspended machine or an unreachable store: the process lives, but nobody could play."""

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock) as hub:
            room = await hub.room(await begin_game(hub))
            viewer = Listener(None)
            room.join(viewer, None)
            clock.advance(HOUR)
            await hub.tick_due_rooms()
            assert not is_replaced(room)
            told = [protocol.decode_answer(frame) for frame in viewer.frames]
            (moved,) = [message for message in told if isinstance(message, protocol.Ev)]
            assert isinstance(moved.e, protocol.ClockMoved)
            assert moved.due == clock.time + MINUTE

    within(main())


def test_clock_runs_while_any_process_is_up(postgres: Postgres) -> None:
    async def main(database: str) -> None:
        clock = FakeClock()
        async with running_hub(database, clock) as first:
            name = await begin_game(first)
            async with running_hub(database, clock):
                await run_for(first, 10_000)
            await run_for(first, 10_000)
            async with running_hub(database, clock) as second:
                room = await second.room(name)
                assert room.state.deadline == BEGIN + MINUTE

    within(main(postgres.new_database("clocks")))


def test_unchanged_deadline_keeps_its_start_time() -> None:
    room = RoomState("x", seats=())
    fold(room, 1, log.ClockMoved(100, 500))
    fold(room, 2, log.ClockMoved(200, 500))
    assert room.clock_since == 100
    fold(room, 3, log.ClockMoved(300, 700))
    assert (room.deadline, room.clock_since) == (700, 300)
