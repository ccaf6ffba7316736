"""Several processes over PostgreSQL act as one server."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest

from ethnos.client import Client, Connection, new_key
from ethnos.protocol import Ack, Nack, RoomOptions, SeatRequest, SendChat
from ethnos.server.live.room import Room
from ethnos.server.machine.postgres_bus import PostgresBus
from ethnos.server.store import store_for
from tests.server.durability import retry
from tests.server.harness import Launcher, ServerProcess, count, report, serving, within
from tests.server.history import judge, play_through
from tests.server.hubs import converge
from tests.server.postgres import Postgres
from tests.server.proxy import proxy_to
from tests.waiting import wait_until

pytestmark = pytest.mark.soak

KILLS = count(3, 100)


async def play_while_killing(
    servers: list[ServerProcess], database: str
) -> tuple[int, list[str], int]:
    chance = random.Random(29)
    for server in servers:
        server.start()
        server.wait_ready()
    ports = [server.port for server in servers]
    async with proxy_to(*ports, seed=29) as proxy:
        client = Client(proxy.url)
        await client.sign_in("Ann")
        ops = count(40, 400)
        games = [asyncio.create_task(play_through(proxy.url, client, ops, n)) for n in range(4)]
        kills = 0
        while kills < KILLS:
            moment = chance.uniform(0.2, count(1, 3))
            await asyncio.sleep(moment)  # a kill comes at a random moment
            server = chance.choice(servers)
            server.kill()
            server.start()
            await asyncio.to_thread(server.wait_ready)
            kills += 1
            if all(game.done() for game in games):
                games += [
                    asyncio.create_task(play_through(proxy.url, client, ops, kills + n))
                    for n in range(4)
                ]
        histories = await asyncio.gather(*games)
    store = store_for(database)
    await store.open()
    total, found = await judge(store, histories)
    await store.close()
    return total, found, kills


def test_three_processes_survive_random_kills(
    launcher: Launcher, postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database("cluster")
    servers = [ServerProcess(launcher, database, tmp_path / f"log{n}") for n in range(3)]
    try:
        total, found, kills = within(play_while_killing(servers, database))
    finally:
        for server in servers:
            server.kill()
    assert found == []
    report(f"goal 29: three processes, {kills} kills, {total} operations, no anomaly")


def test_lagging_process_catches_up_before_welcome(
    launcher: Launcher, postgres: Postgres, tmp_path: Path
) -> None:
    """A client coming from a process with newer events is not sent events twice."""
    database = postgres.new_database("lag")
    pair = [
        ServerProcess(
            launcher, database, tmp_path / f"log{n}", plant="deaf", settings={"poll": 3600}
        ).start()
        for n in range(2)
    ]
    try:
        for server in pair:
            server.wait_ready()
        within(_reconnect_to_other_process(*pair))
    finally:
        for server in pair:
            server.kill()


async def _reconnect_to_other_process(here: ServerProcess, there: ServerProcess) -> None:
    client = Client(here.url)
    await client.sign_in("Ann")
    made = await client.create_room(RoomOptions(players=2), [SeatRequest("me")])
    elsewhere = Client(there.url, client.token)
    await (await elsewhere.join(made.id)).close()  # loads the room, and gets no notifications
    connection = await client.join(made.id)
    for _ in range(3):
        answer = await connection.command(SendChat(new_key(), "hello"))
        assert isinstance(answer, Ack)
        await connection.reach(answer.v)
    seen = connection.v
    await connection.close()
    moved = Connection(f"ws{there.url[4:]}/api/rooms/{made.id}/socket", client.token or "")
    moved.v = seen
    await moved.open()
    assert moved.v == seen
    assert moved.welcome.resumed
    await moved.close()


# Hints may be lost, duplicated and reordered.


def test_notifications_reach_other_processes(postgres: Postgres) -> None:
    took = within(converge(postgres.new_database("hints"), poll=3600))
    report(f"goal 29: with notifications only, all told after {took * 1000:.0f} ms")


def test_poll_replaces_lost_notifications(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresBus, "_receive", lambda _self, _payload: None)
    took = within(converge(postgres.new_database("lost_hints"), poll=1.0))
    report(f"goal 29: with every notification lost, all told after {took * 1000:.0f} ms")


def test_duplicate_and_reordered_notifications_are_harmless(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = PostgresBus._receive
    kept: list[str] = []

    def heard(self: PostgresBus, payload: str) -> None:
        kept.append(payload)
        for each in reversed(kept * 3):
            original(self, each)

    monkeypatch.setattr(PostgresBus, "_receive", heard)
    within(converge(postgres.new_database("odd_hints"), poll=3600))


def test_planted_notifications_without_poll_are_caught(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the poll, a lost notification is a lost event."""
    monkeypatch.setattr(PostgresBus, "_receive", lambda _self, _payload: None)
    with pytest.raises(TimeoutError):
        within(converge(postgres.new_database("no_poll"), poll=3600, patience=2))


# The database goes away and comes back.


@pytest.mark.postgres
def test_nothing_is_acknowledged_while_database_is_down() -> None:
    with Postgres() as server:
        within(_outage(server))


async def _outage(postgres: Postgres) -> None:
    async with serving(postgres.new_database("outage")) as server:
        (person,) = await server.room_with(1, ["random"], start=False)
        client = server.clients[0]
        assert isinstance(await person.command(SendChat(new_key(), "before")), Ack)
        postgres.end(signal.SIGKILL)
        key = new_key()
        answer = await person.command(SendChat(key, "during"))
        assert isinstance(answer, Nack)
        assert answer.why.code == "storage"
        with pytest.raises(Exception, match="503"):
            await client.room_info("f" * 26)
        await asyncio.to_thread(postgres.restart)
        began = time.monotonic()

        async def is_acknowledged() -> bool:
            return isinstance(await person.command(SendChat(key, "during")), Ack)

        await wait_until(is_acknowledged, "the database is used again")
        report(f"goal 29: back {time.monotonic() - began:.1f} s after the database was")
        room: Room = server.hub.rooms[person.room.id]
        await person.reach(room.state.seq)
        texts = [line.text for line in room.state.chat]
        assert texts == ["before", "during"]
        await retry(client.my_games)
