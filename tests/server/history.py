"""A history checker: what clients were told, compared with the log of the room."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Sequence

import msgspec

from ethnos import protocol
from ethnos.client import Client, Connection, new_key
from ethnos.protocol import RoomOptions, SeatRequest, TakeAction
from ethnos.server.store import Store
from tests.server.durability import retry
from tests.server.harness import Chooser
from tests.waiting import wait_until


class History:
    """Commands, answers and events of one room."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.acked: dict[str, tuple[int, float, float]] = {}
        """By key: the version, the time it was sent, the time it was answered."""
        self.seen: list[list[tuple[int, bytes]]] = []
        """By observer: versions and their content in the order of arrival."""

    def observe(self, connection: Connection) -> None:
        told: list[tuple[int, bytes]] = []
        self.seen.append(told)

        def note(change: protocol.Ev | protocol.Missed) -> None:
            kind = type(change.e).__name__
            seat = getattr(change.e, "seat", None)
            told.append((change.v, msgspec.json.encode([change.at, kind, seat])))

        connection.listeners.append(note)

    def anomalies(self, log: dict[str, int]) -> list[str]:
        found = []
        for key, (v, _, _) in self.acked.items():
            if log.get(key) != v:
                found.append(f"{key} was acknowledged as {v}, the log has {log.get(key)}")
        by_time = sorted(self.acked.values(), key=lambda ack: ack[1])
        for earlier, later in itertools.pairwise(by_time):
            if earlier[2] < later[1] and earlier[0] > later[0]:
                found.append(f"{earlier[0]} ended before {later[0]} began")
        told: dict[int, bytes] = {}
        for observer in self.seen:
            versions = [v for v, _ in observer]
            if versions != list(range(versions[0], versions[0] + len(versions))):
                found.append(f"an observer saw {versions}")
            for v, said in observer:
                if told.setdefault(v, said) != said:
                    found.append(f"two stories of {v}")
        return found


async def play_through(url: str, client: Client, ops: int, seed: int) -> History:
    """Play one room through a bad network with two seats and a spectator."""
    seats = [SeatRequest("me"), SeatRequest("me")]
    made = await retry(lambda: client.create_room(RoomOptions(players=2), seats, start=True))
    history = History(made.id)
    shaky = Client(url, client.token)
    connections = [await shaky.join(made.id, seat=seat) for seat in (0, 1)]
    watcher = Client(url)
    await retry(lambda: watcher.sign_in("Eve"))
    connections.append(await watcher.join(made.id))
    for connection in connections:
        history.observe(connection)

    def current_mover() -> Connection | None:
        newest = max(connection.v for connection in connections)
        return next((c for c in connections if c.is_my_turn and c.v == newest), None)

    chooser = Chooser(seed)
    while len(history.acked) < ops:
        await wait_until(
            lambda: connections[0].is_over or current_mover(), "a seat is to decide", 300
        )
        mover = current_mover()
        if connections[0].is_over or mover is None:
            break
        key, sent = new_key(), time.monotonic()
        answer = await mover.command(TakeAction(key, mover.v, chooser.choose(mover)))
        if isinstance(answer, protocol.Ack):
            history.acked[key] = (answer.v, sent, time.monotonic())
    last = max(v for v, _, _ in history.acked.values())
    async with asyncio.timeout(30):
        for connection in connections:
            await connection.reach(last)
    for connection in connections:
        await connection.close()
    return history


async def judge(store: Store, histories: Sequence[History]) -> tuple[int, list[str]]:
    """Compare histories with the log; return the number of acknowledgements and all anomalies."""
    found = []
    for history in histories:
        lines = await store.read(history.room)
        log = {line.key.partition(":")[2]: line.seq for line in lines if line.key}
        found += history.anomalies(log)
        numbers = [line.seq for line in lines]
        if numbers != list(range(1, len(numbers) + 1)):
            found.append("the log has gaps")
    return sum(len(history.acked) for history in histories), found
