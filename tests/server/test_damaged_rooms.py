"""A game that cannot be read harms no other: its clock is put off, the others' clocks run."""

from __future__ import annotations

import logging
import re

import httpx
import pytest

from ethnos.server.live import due_rooms
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from tests.server.clocks import MINUTE, FakeClock, begin_game, is_replaced, run_for, running_hub
from tests.server.damage import damage
from tests.server.harness import LocalServer, with_server, within
from tests.waiting import wait_until

NO_TEXT = "CAST(x'ff' AS TEXT)"
"""What SQLite itself cannot read: the store fails, for this room only."""


def failures(hub: Hub) -> float:
    found = re.search(r"^ethnos_room_failures_total (.*)$", hub.metrics.text().decode(), re.M)
    return float(found[1]) if found else 0.0


def test_damaged_game_does_not_stop_other_clocks(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One room is handled at a time, and the damaged one is the most overdue."""
    monkeypatch.setattr(due_rooms, "BATCH", 1)

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(database, clock) as hub:
            bad = await begin_game(hub)
            clock.advance(1)
            good = await begin_game(hub)
            await damage(hub, bad)
            await run_for(hub, MINUTE + 1)
            await hub.tick_due_rooms()
            await hub.tick_due_rooms()
            assert is_replaced(await hub.room(good))
            assert failures(hub) > 0
            assert bad not in await hub.store.due(clock.time, 10)
            assert bad in await hub.store.due(clock.time + MINUTE, 10)

    within(main())


def test_game_that_the_store_cannot_read_does_not_stop_other_clocks(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again after half a second, then after a second, two, four..."""
    monkeypatch.setattr(due_rooms, "BATCH", 1)

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(sqlite, clock) as hub:
            bad = await begin_game(hub)
            clock.advance(1)
            good = await begin_game(hub)
            await damage(hub, bad, NO_TEXT)
            await run_for(hub, MINUTE + 1)
            await hub.tick_due_rooms()
            await hub.tick_due_rooms()
            assert is_replaced(await hub.room(good))
            tries = 0
            for _ in range(30):
                clock.advance(1_000)
                tries += bad in await hub.store.due(clock.time, 10)
                await hub.tick_due_rooms()
            assert 2 <= tries <= 6

    within(main())


def test_slow_room_does_not_delay_others(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_rooms, "PATIENCE_SECONDS", 0.05)

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(sqlite, clock) as hub:
            slow, quick = await begin_game(hub), await begin_game(hub)
            original = Room.tick

            async def tick(self: Room) -> None:
                if self.room_id == slow:
                    await self._lock.acquire()
                    await self._lock.acquire()
                await original(self)

            monkeypatch.setattr(Room, "tick", tick)
            await run_for(hub, MINUTE + 1)
            await hub.tick_due_rooms()
            await hub.tick_due_rooms()
            assert is_replaced(await hub.room(quick))
            assert not is_replaced(await hub.room(slow))

    within(main())


def test_room_waiting_for_its_bot_makes_place_for_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_rooms, "BATCH", 1)
    monkeypatch.setattr(Room, "wake_bots", lambda _: None)  # the bots never get their turn

    async def main() -> None:
        clock = FakeClock()
        async with running_hub(sqlite, clock) as hub:
            waiting = await begin_game(hub, bots=2)
            clock.advance(1)
            good = await begin_game(hub)
            await run_for(hub, MINUTE + 1)
            await hub.tick_due_rooms()
            await hub.tick_due_rooms()
            assert is_replaced(await hub.room(good))
            assert waiting in await hub.store.due(clock.time + MINUTE, 10)

    within(main())


def test_requests_for_damaged_game_are_refused_and_logged_once(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        room_id = people[0].room.id
        for person in people:
            await person.close()
        await wait_until(lambda: not server.hub.sessions, "both sessions have ended")
        await damage(server.hub, room_id)
        async with httpx.AsyncClient(base_url=server.url) as http:
            for _ in range(3):
                answer = await http.get(f"/api/rooms/{room_id}")
                assert answer.status_code == 500
                assert answer.json()["reason"] == "this game cannot be read"

    with caplog.at_level(logging.ERROR):
        with_server(sqlite, test)
    assert [record.getMessage() for record in caplog.records] == ["a room cannot be read"]
