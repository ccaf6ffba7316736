"""Acknowledged actions survive every kind of crash."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from ethnos.client import Client, Connection, new_key
from ethnos.protocol import Clock, ClockKind, RoomOptions, SeatRequest, TakeAction
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.server.live.hub import Hub
from ethnos.server.settings import Settings
from ethnos.server.store import Guest, Head
from ethnos.server.store.sqlite import SqliteStore
from tests.server import planted_bugs
from tests.server.durability import AckLedger, missing_acks, play_until_stopped, retry
from tests.server.harness import Chooser, Launcher, ServerProcess, count, report, within
from tests.waiting import wait_until

pytestmark = pytest.mark.soak

GAMES = 20
KILLS = count(6, 200)


async def kill_repeatedly(
    server: ServerProcess,
    kills: int,
    ledger: AckLedger,
    games: int = GAMES,
    patience: float = 60,
) -> None:
    """Play many games at once while the server is killed, each time at a random moment."""
    chance = random.Random(kills)
    server.start()
    server.wait_ready()
    client = Client(server.url)
    await retry(lambda: client.sign_in("Ann"))
    players = [
        asyncio.create_task(play_until_stopped(client, ledger, seed)) for seed in range(games)
    ]
    try:
        for _ in range(kills):
            await ledger.wait_for_more(games, patience)
            await asyncio.sleep(chance.uniform(0.02, 0.4))  # a kill comes at a random moment
            server.kill()
            server.start()
            await asyncio.to_thread(server.wait_ready)
        await ledger.wait_for_more(games, patience)
    finally:
        ledger.stop = True
        await asyncio.wait(players, timeout=min(patience, 10))
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        server.kill()


def test_crash_loses_no_acknowledged_action(launcher: Launcher, tmp_path: Path) -> None:
    database = tmp_path / "ethnos.db"
    ledger = AckLedger()
    server = ServerProcess(launcher, f"sqlite:///{database}", tmp_path / "log")
    within(kill_repeatedly(server, KILLS, ledger))
    report(f"goal 1: {KILLS} kills, {len(ledger.acks)} actions acknowledged")
    assert len(ledger.acks) >= (KILLS + 1) * GAMES
    assert missing_acks(database, ledger) == []
    assert set(ledger.nacks) <= {"stale", "not_your_turn", "storage"}
    assert "Traceback" not in server.log()


def test_planted_ack_before_commit_is_caught(launcher: Launcher, tmp_path: Path) -> None:
    database = tmp_path / "ethnos.db"
    ledger = AckLedger()
    server = ServerProcess(
        launcher, f"sqlite:///{database}", tmp_path / "log", plant="ack-before-commit"
    )
    within(kill_repeatedly(server, count(5, 20), ledger))
    assert missing_acks(database, ledger)


# Goal 3: crash at every point that matters, restart, play on.


async def crash_and_finish_game(server: ServerProcess, point: str, number: int) -> None:
    """Play until the server crashes at a point, restart it, and finish the game."""
    server.wanted["abort"] = f"{point}:{number}"
    server.start()
    server.wait_ready()
    async with asyncio.timeout(60):
        revival = asyncio.create_task(_revive(server))  # it may crash before the game has begun
        client = Client(server.url)
        await retry(lambda: client.sign_in("Ann"))
        options = RoomOptions(players=2, clock=Clock(ClockKind.LIVE, 1))
        seats = [SeatRequest("me"), SeatRequest("bot", "random")]
        made = await retry(lambda: client.create_room(options, seats, start=True))
        connection = await client.join(made.id)
        chooser = Chooser(number)
        playing = asyncio.create_task(_play(connection, chooser, idle=point == "timer"))
        await revival
        # Also if the server has died after the last action.
        await connection.until(lambda: connection.is_over)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    report = await client.verification(made.id)
    assert report.ok
    assert connection.table is not None
    glory = str(tuple(connection.table["glory"]))
    assert any(glory in check.words for check in report.checks)
    await connection.close()
    server.kill()


async def _revive(server: ServerProcess) -> None:
    """Restart the server after its crash, without a crash point."""
    await wait_until(lambda: not server.is_alive(), "the server has died", 60)
    server.wanted["abort"] = ""
    server.start()
    await asyncio.to_thread(server.wait_ready)


async def _play(connection: Connection, chooser: Chooser, *, idle: bool) -> None:
    if idle:  # let the clock run out once, then play
        await connection.until(lambda: connection.room.seats[0].standing_in is not None)
    while not connection.is_over:
        await connection.until(lambda: connection.is_my_turn or connection.is_over)
        if connection.is_my_turn:
            answer = await connection.act(chooser.choose(connection))
            await connection.reach(answer.v)


def crash_points() -> list[tuple[str, int]]:
    """Return each crash point, early and late in a game."""
    runs = count(1, 10)
    return [
        (point, 1 if point in ("before-record", "after-record", "timer") else 7 + 11 * run)
        for point in list(planted_bugs.POINTS)[:: count(3, 1)]
        for run in range(runs)
    ]


@pytest.mark.parametrize(("point", "number"), crash_points())
def test_every_crash_point_recovers(
    launcher: Launcher, tmp_path: Path, point: str, number: int
) -> None:
    server = ServerProcess(launcher, f"sqlite:///{tmp_path / 'ethnos.db'}", tmp_path / "log")
    try:
        within(crash_and_finish_game(server, point, number))
    finally:
        server.kill()
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("point", planted_bugs.POINTS)
def test_every_crash_point_is_a_place_in_the_server(point: str) -> None:
    """Few of them are tried with few repetitions."""
    owner, attribute, _ = planted_bugs.POINTS[point]
    assert callable(getattr(owner, attribute))


def test_planted_split_commit_is_caught(tmp_path: Path, launcher: Launcher) -> None:
    database = tmp_path / "ethnos.db"
    ledger = AckLedger()
    server = ServerProcess(
        launcher, f"sqlite:///{database}", tmp_path / "log", plant="split-commit"
    )
    with pytest.raises((AssertionError, TimeoutError)):
        within(_kill_and_check(server, database, ledger))


async def _kill_and_check(server: ServerProcess, database: Path, ledger: AckLedger) -> None:
    for _ in range(10):
        await kill_repeatedly(server, 1, ledger, games=8, patience=5)
        ledger.stop = False
        assert missing_acks(database, ledger) == []


# Goal 5: a server with many games restarts fast.


def test_restart_does_not_load_every_game(launcher: Launcher, tmp_path: Path) -> None:
    database = tmp_path / "ethnos.db"
    games = count(50, 1_000)
    rooms = within(_fill(database, games))
    server = ServerProcess(launcher, f"sqlite:///{database}", tmp_path / "log")
    began = time.monotonic()
    server.start()
    server.wait_ready()
    ready = time.monotonic() - began
    loads = within(_load_all(server, rooms))
    resident = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * 4096 / 2**20
    server.kill()
    report(
        f"goal 5: {games} games, ready after {ready:.2f} s, p99 of loading one "
        f"{sorted(loads)[int(len(loads) * 0.99)] * 1000:.1f} ms, {resident:.0f} MB"
    )
    assert len(loads) == len(rooms)


async def _fill(database: Path, games: int) -> list[str]:
    """Write many games of two hundred lines each, as copies of one that was played."""
    store = SqliteStore(database)
    await store.open()
    hub = Hub(store, Settings(tick=3600))
    ann = Guest("guest0", "Ann")
    seats = [SeatRequest("me"), SeatRequest("me")]
    made = await hub.new_rooms.create(ann, RoomOptions(players=2), seats, start=True)
    room = await hub.room(made.room_id)
    stream = FastSource(1).stream(0)
    while room.state.status == "playing" and room.state.seq < 200:
        assert room.state.game is not None
        action = str(random_action(room.state.game, stream)[0])
        await room.submit(ann, TakeAction(new_key(), room.state.seq, action))
    log = await store.read(made.room_id)
    names = [f"{number:026x}" for number in range(games)]
    for name in names:
        bodies = [line.body.replace(made.room_id.encode(), name.encode()) for line in log]
        await store.append(name, 0, None, bodies, Head("CODE", "playing", False, None, b"{}"))
    await store.close()
    return names


async def _load_all(server: ServerProcess, rooms: list[str]) -> list[float]:
    client = Client(server.url)
    took = []
    for room in rooms:
        began = time.monotonic()
        info = await client.room_info(room)
        took.append(time.monotonic() - began)
        assert info.id == room
    return took
