"""All clients see one order of events through a bad network, and every game finishes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from ethnos.client import Client, Connection, new_key
from ethnos.protocol import Clock, ClockKind, Leave, Return, RoomOptions, SeatRequest
from ethnos.records.record import load_record
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.store import Appended, sqlite
from tests.server.durability import retry
from tests.server.harness import (
    Chooser,
    Launcher,
    LocalServer,
    ServerProcess,
    count,
    report,
    serving,
    within,
)
from tests.server.history import judge, play_through
from tests.server.proxy import Proxy, proxy_to
from tests.waiting import wait_until

pytestmark = pytest.mark.soak

# Goal 7: the history checker.


async def vary_network(proxy: Proxy, seed: int) -> None:
    """Change the faults of the network from time to time."""
    chance = random.Random(seed)
    while True:
        proxy.cut_after = chance.choice([None, (5_000, 60_000), (20_000, 200_000)])
        proxy.delay = chance.choice([(0.0, 0.0), (0.0, 0.02), (0.0, 0.1)])
        if chance.random() < 0.2:
            await proxy.reset_all()
        await asyncio.sleep(chance.uniform(0.1, 0.5))  # each fault lasts for a while


async def check_history(
    server: LocalServer, games: int, ops: int, seed: int = 1
) -> tuple[int, list[str]]:
    client = await server.guest("Ann")
    async with proxy_to(server.port, seed=seed) as proxy:
        network = asyncio.create_task(vary_network(proxy, seed))
        try:
            histories = await asyncio.gather(
                *(play_through(proxy.url, client, ops, seed + n) for n in range(games))
            )
        finally:
            network.cancel()
            await asyncio.gather(network, return_exceptions=True)
    return await judge(server.hub.store, histories)


def test_all_clients_see_same_event_order(database: str) -> None:
    async def main() -> tuple[int, list[str]]:
        total, found = 0, list[str]()
        async with serving(database) as server:
            while total < count(200, 20_000):
                acked, wrong = await check_history(server, count(4, 20), count(60, 150), total)
                total, found = total + acked, found + wrong
        return total, found

    total, found = within(main())
    assert found == []
    report(f"goal 7: {total} operations acknowledged through a bad network, no anomaly")


def test_planted_fan_out_before_commit_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Viewers are told before the commit, and the store sometimes reports a conflict."""
    original = sqlite.SqliteStore.append
    chance = random.Random(3)

    async def append(self: Any, room_id: str, expected: int, *rest: Any) -> Any:
        room = next((r for r in _rooms if r.room_id == room_id), None)
        if expected and room is not None and chance.random() < 0.2:
            # It is announced, but another command precedes it in the log.
            body = b'{"t":"chat","at":1,"name":"x","seat":0,"text":"x"}'
            head = rest[-1]._replace(players=None)
            await original(self, room_id, expected, None, [body], head)
            return Appended(expected + 1)
        return await original(self, room_id, expected, *rest)

    _rooms: list[Room] = []
    init = Room.__init__

    def remember(self: Room, services: Hub, name: str) -> None:
        init(self, services, name)
        _rooms.append(self)

    monkeypatch.setattr(Room, "__init__", remember)
    monkeypatch.setattr(sqlite.SqliteStore, "append", append)

    async def main() -> list[str]:
        async with serving(f"sqlite:///{tmp_path / 'x.db'}") as server:
            return (await check_history(server, 2, 30))[1]

    assert within(main())


# Goal 14: every game finishes, even when players leave.


async def one_game(url: str, number: int) -> str:
    """Play a game whose players leave, idle or return; return the room id."""
    chance = random.Random(number)
    players = 2 + number % 5
    host = Client(url)
    await retry(lambda: host.sign_in("Ann"))
    seats = [SeatRequest("me")] * players
    options = RoomOptions(players=players, clock=Clock(ClockKind.LIVE, 1))
    made = await retry(lambda: host.create_room(options, seats, start=True))
    leavers = chance.sample(range(players), chance.randrange(players))
    awake = [seat for seat in range(players) if seat not in leavers]
    connections = [await host.join(made.id, seat=seat) for seat in awake]
    for seat in leavers:
        if chance.random() < 0.7:  # the others idle
            await connections[0].command(Leave(new_key(), seat))
    chooser = Chooser(number)
    came_back = False

    def current_mover() -> Connection | None:
        return next((c for c in connections if c.is_my_turn), None)

    while True:
        await wait_until(lambda: connections[0].is_over or current_mover(), "somebody decides", 600)
        mover = current_mover()
        if connections[0].is_over or mover is None:
            break
        await mover.act(chooser.choose(mover))
        if leavers and not came_back and chance.random() < 0.05:
            came_back = True
            await connections[0].command(Return(new_key(), leavers[0]))
    for connection in connections:
        await connection.close()
    return made.id


async def all_finish(server: ServerProcess, games: int, kills: int) -> list[str]:
    server.start()
    server.wait_ready()
    limit = asyncio.Semaphore(10)

    async def guarded(number: int) -> str:
        async with limit:
            return await one_game(server.url, number)

    playing = [asyncio.create_task(guarded(number)) for number in range(games)]
    chance = random.Random(games)
    for _ in range(kills):
        await asyncio.sleep(chance.uniform(0.3, 1.5))  # a kill comes at a random moment
        server.kill()
        server.start()
        await asyncio.to_thread(server.wait_ready)
    async with asyncio.timeout(120 + games * 10):
        rooms = await asyncio.gather(*playing)
    client = Client(server.url)
    marked = 0
    for room in rooms:
        record = load_record(await client.record(room))
        assert record.footer is not None
        marked += any(entry.auto for entry in record.entries)
    assert marked
    return list(rooms)


def test_every_game_finishes(launcher: Launcher, tmp_path: Path) -> None:
    games, kills = count(5, 500), count(2, 20)
    server = ServerProcess(
        launcher,
        f"sqlite:///{tmp_path / 'x.db'}",
        tmp_path / "log",
        settings={"stand_in": "random"},  # the fastest bot
    )
    try:
        rooms = within(all_finish(server, games, kills))
    finally:
        server.kill()
    assert len(set(rooms)) == games
    assert "Traceback" not in server.log()
    report(f"goal 14: {games} games with leavers and {kills} kills, all finished")


async def overdue_after_restart(server: ServerProcess) -> float:
    """Kill a server within a turn; return when the stand-in played after the restart, or -1."""
    server.start()
    server.wait_ready()
    client = Client(server.url)
    await client.sign_in("Ann")
    options = RoomOptions(players=2, clock=Clock(ClockKind.LIVE, 1))
    seats: Sequence[SeatRequest] = [SeatRequest("me"), SeatRequest("me")]
    made = await client.create_room(options, seats, start=True)
    server.kill()
    server.start()
    await asyncio.to_thread(server.wait_ready)
    began = time.monotonic()

    async def is_finished() -> bool:
        (game,) = (await client.my_games()).games
        return game.status == "finished"

    with suppress(TimeoutError):  # nobody opens the room: the server must find it
        await wait_until(is_finished, "the game is over", 4)
    log = await client.room_info(made.id)
    standing_in = any(seat.standing_in for seat in log.seats)
    return time.monotonic() - began if standing_in or log.status == "finished" else -1


def test_overdue_turn_is_found_after_restart(launcher: Launcher, tmp_path: Path) -> None:
    server = ServerProcess(launcher, f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log")
    try:
        assert within(overdue_after_restart(server)) >= 0
    finally:
        server.kill()


def test_planted_in_memory_deadline_is_caught(launcher: Launcher, tmp_path: Path) -> None:
    server = ServerProcess(
        launcher,
        f"sqlite:///{tmp_path / 'x.db'}",
        tmp_path / "log",
        plant="deadline-in-memory-only",
        settings={"tick": 3600},
    )
    try:
        assert within(overdue_after_restart(server)) < 0
    finally:
        server.kill()
