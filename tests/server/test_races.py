"""Of concurrent commands one wins and all are answered; a resent command takes effect once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, Final

import pytest

from ethnos import protocol
from ethnos.client import Client, new_key
from ethnos.protocol import (
    Ack,
    Nack,
    RoomOptions,
    SeatBot,
    SeatRequest,
    SendChat,
    StartGame,
    TakeSeat,
)
from ethnos.server.live.hub import Hub
from ethnos.server.store import Guest, sqlite
from ethnos.server.store.postgres import PostgresStore
from tests.server import planted_bugs
from tests.server.harness import LocalServer, count, report, serving, within
from tests.server.hubs import ANN, folded, hubs, race, run

pytestmark = pytest.mark.soak

# Goal 8: sixteen submits at the same version.


def test_one_of_sixteen_concurrent_submits_wins(database: str) -> None:
    async def test(processes: list[Hub]) -> None:
        for _ in range(count(3, 30)):
            await race(processes, 10)

    run(database, test)


def test_one_of_sixteen_submits_to_two_processes_wins(postgres: Any) -> None:
    async def test(processes: list[Hub]) -> None:
        for _ in range(count(3, 30)):
            await race(processes, 10)

    run(postgres.new_database("race"), test, 2)
    report(f"goal 8: {count(3, 30) * 10} rounds of 16, one winner each")


def test_planted_process_local_lock_is_caught(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = PostgresStore.append
    both_have_decided = asyncio.Barrier(2)
    one_at_a_time = asyncio.Lock()

    async def append(self: PostgresStore, room_id: str, expected: int, *rest: Any) -> Any:
        if not expected:
            return await original(self, room_id, expected, *rest)
        await both_have_decided.wait()
        async with one_at_a_time:  # append after the newest entry
            head = (await self.heads([room_id]))[room_id]
            return await original(self, room_id, head, *rest)

    monkeypatch.setattr(PostgresStore, "append", append)

    async def test(processes: list[Hub]) -> None:
        await race(processes, 1)

    with pytest.raises(AssertionError):
        run(postgres.new_database("race_bug"), test, 2)


# Goal 9: resent keys.


KEYS_PER_ROOM: Final = 1_000
"""The chat of a room has a bound."""


async def resend_keys(database: str, keys: int) -> tuple[dict[str, set[int]], int]:
    """Send keys one to five times over several sockets and a restart; return answers and rows."""
    chance = random.Random(keys)
    answers: dict[str, set[int]] = {}
    rooms: list[str] = []
    token = ""
    for half in range(2):
        async with serving(database) as server:
            if not rooms:
                client = await server.guest("Ann")
                token = client.token or ""
                for _ in range(0, keys, KEYS_PER_ROOM):
                    made = await client.create_room(RoomOptions(players=2), [SeatRequest("me")])
                    rooms.append(made.id)
            client = server.clients[0] if server.clients else _known(server, token)
            for first, room in zip(range(0, keys, KEYS_PER_ROOM), rooms, strict=True):
                sockets = [await server.join(client, room) for _ in range(5)]
                for number in range(first, min(first + KEYS_PER_ROOM, keys)):
                    key = f"key-{number:06d}"
                    if chance.random() < 0.5 or (half and key not in answers):
                        copies = range(chance.randint(1, 5))
                        sent = [sockets[n].command(SendChat(key, f"{number}")) for n in copies]
                        for answer in await asyncio.gather(*sent):
                            assert isinstance(answer, Ack)
                            answers.setdefault(key, set()).add(answer.v)
                for socket in sockets:
                    await socket.close()
    async with hubs(database) as (hub,):
        lines = [line for room in rooms for line in await hub.store.read(room)]
    said = [line for line in lines if b'"chat"' in line.body]
    return answers, len(said)


def _known(server: LocalServer, token: str) -> Client:
    return Client(server.url, token)


def test_resent_command_takes_effect_once(tmp_path: Path) -> None:
    keys = count(150, 10_000)
    answers, rows = within(resend_keys(f"sqlite:///{tmp_path / 'x.db'}", keys))
    assert len(answers) == keys
    assert all(len(versions) == 1 for versions in answers.values())
    assert rows == keys
    report(f"goal 9: {keys} keys, {rows} rows, every duplicate got the first answer")


def test_planted_in_memory_keys_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_append", sqlite._append)  # so that monkeypatch restores it
    planted_bugs.plant("keys-in-memory-only")
    answers, rows = within(resend_keys(f"sqlite:///{tmp_path / 'x.db'}", 150))
    assert rows != 150 or any(len(versions) > 1 for versions in answers.values())


# Goal 10: the lobby.


async def rush_for_seats(processes: list[Hub]) -> None:
    """Let fifty guests compete for six seats."""
    made = await processes[0].new_rooms.create(ANN, RoomOptions(players=6), [])
    rooms = [await hub.room(made.room_id) for hub in processes]
    guests = [Guest(f"guest{n}", f"Guest {n}") for n in range(50)]
    answers = await asyncio.gather(
        *(
            rooms[n % len(rooms)].submit(guest, TakeSeat(new_key()))
            for n, guest in enumerate(guests)
        )
    )
    assert sum(isinstance(answer, Ack) for answer in answers) == 6
    assert [a.why.code for a in answers if isinstance(a, Nack)] == ["full"] * 44
    for room in rooms:
        await room.catch_up()
    seated = [seat.guest for seat in rooms[0].state.seats]
    assert len(set(seated)) == 6
    assert rooms[-1].state.seats == rooms[0].state.seats


async def scramble(processes: list[Hub]) -> None:
    """Start, stand up and seat a bot concurrently."""
    seats = [SeatRequest("me"), SeatRequest("me")]
    made = await processes[0].new_rooms.create(ANN, RoomOptions(players=2), seats)
    rooms = [await hub.room(made.room_id) for hub in processes]
    commands: list[protocol.AnyCommand] = [
        StartGame(new_key()),
        protocol.OpenSeat(new_key(), 1),
        SeatBot(new_key(), 1, "random"),
        StartGame(new_key()),
    ]
    await asyncio.gather(
        *(rooms[n % len(rooms)].submit(ANN, command) for n, command in enumerate(commands))
    )
    log = await processes[0].store.read(made.room_id)
    state = folded(made.room_id, log)
    starts = [line for line in log if b'"t":"start"' in line.body]
    assert len(starts) == (state.game is not None)
    assert all(seat.kind != "open" for seat in state.seats) or state.game is None


def test_six_of_fifty_concurrent_guests_get_seats(database: str) -> None:
    async def test(processes: list[Hub]) -> None:
        for _ in range(count(5, 200)):
            await rush_for_seats(processes)
            await scramble(processes)

    run(database, test)


def test_six_of_fifty_guests_at_two_processes_get_seats(postgres: Any) -> None:
    async def test(processes: list[Hub]) -> None:
        for _ in range(count(5, 200)):
            await rush_for_seats(processes)
            await scramble(processes)

    run(postgres.new_database("rush"), test, 2)
    report(f"goal 10: {count(5, 200)} rushes of 50 guests for 6 seats")
