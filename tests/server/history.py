"""A history checker: what clients were told, compared with the log of the room."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from ethnos import protocol
from ethnos.client import Client, Connection, new_key
from ethnos.protocol import Clock, RoomOptions, SeatRequest, SendChat, TakeAction
from ethnos.rules.errors import IllegalActionError
from ethnos.server.outgoing.frames import TableWriter
from ethnos.server.outgoing.narration import names_of
from ethnos.server.rooms.log import AnyLine, read_line
from ethnos.server.store import Store, Stored
from tests.server.durability import retry
from tests.server.harness import Chooser
from tests.server.hubs import folded
from tests.waiting import wait_until

PATIENCE = 300.0
"""Seconds after which something that was promised counts as never to come."""


class History:
    """Commands, answers and events of one room."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.acked: dict[str, tuple[int, float, float]] = {}
        """By key: the version, the time it was sent, the time it was answered."""
        self.seen: list[list[tuple[int, bytes]]] = []
        """By observer: versions and their content in the order of arrival."""
        self.refused: list[str] = []
        """Why commands were refused."""
        self.ends: list[tuple[int, bytes]] = []
        """By observer: the last version, and the table as its changes have made it."""
        self.never_came: list[str] = []
        """What was waited for in vain."""

    def observe(self, connection: Connection) -> None:
        told: list[tuple[int, bytes]] = []
        self.seen.append(told)

        def note(change: protocol.Ev | protocol.Missed) -> None:
            told.append((change.v, _story(change.at, change.e)))

        connection.listeners.append(note)

    @contextmanager
    def patience(self, what: str) -> Iterator[None]:
        """Note what did not come in time, and go on."""
        try:
            yield
        except TimeoutError:
            self.never_came.append(what)

    async def send(self, connection: Connection, command: protocol.AnyCommand) -> None:
        """Send a command and note how it was answered."""
        sent = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await connection.command(command)
        except TimeoutError:
            self.never_came.append(f"an answer to {command.k}")
            return
        if isinstance(answer, protocol.Ack):
            self.acked[command.k] = (answer.v, sent, time.monotonic())
        else:
            self.refused.append(answer.why.code)

    def anomalies(self, lines: Sequence[Stored]) -> list[str]:
        log = {line.key.partition(":")[2]: line.seq for line in lines if line.key}
        stories = {line.seq: _story_of(line) for line in lines}
        found = [f"never came: {what}" for what in self.never_came]
        for key, (v, _, _) in self.acked.items():
            if log.get(key) != v:
                found.append(f"{key} was acknowledged as {v}, the log has {log.get(key)}")
        by_time = sorted(self.acked.values(), key=lambda ack: ack[1])
        for earlier, later in itertools.pairwise(by_time):
            if earlier[2] < later[1] and earlier[0] > later[0]:
                found.append(f"{earlier[0]} ended before {later[0]} began")
        for observer in self.seen:
            versions = [v for v, _ in observer]
            if versions and versions != list(range(versions[0], versions[0] + len(versions))):
                found.append(f"an observer saw {versions}")
            found += [
                f"an observer was told of {v} what the log does not say"
                for v, told in observer
                if told != stories.get(v)
            ]
        return found


def _story(at: int, what: protocol.Entry | AnyLine) -> bytes:
    """Return what tells one change from another: when it happened, what it was, and whose."""
    return msgspec.json.encode([at, type(what).__name__, getattr(what, "seat", None)])


def _story_of(stored: Stored) -> bytes:
    line = read_line(stored.body)
    return _story(line.at, line)


async def play_through(
    url: str,
    client: Client,
    ops: int,
    seed: int,
    *,
    clock: Clock | None = None,
    chat: bool = False,
    begun: list[History] | None = None,
) -> History:
    """Play one room through a bad network with two seats and a spectator.

    With `chat`, somebody speaks while another acts, so that several processes write at once. The
    history is added to those that have `begun`.
    """
    seats = [SeatRequest("me"), SeatRequest("me")]
    options = RoomOptions(players=2, clock=clock or Clock())
    made = await retry(lambda: client.create_room(options, seats, start=True))
    history = History(made.id)
    if begun is not None:
        begun.append(history)
    shaky = Client(url, client.token)
    connections: list[Connection] = []
    with history.patience("three connections"):
        async with asyncio.timeout(PATIENCE):
            connections += [await shaky.join(made.id, seat=seat) for seat in (0, 1)]
            watcher = Client(url)
            await retry(lambda: watcher.sign_in("Eve"))
            connections.append(await watcher.join(made.id))
    for connection in connections:
        history.observe(connection)

    def current_mover() -> Connection | None:
        newest = max(connection.v for connection in connections)
        return next((c for c in connections if c.is_my_turn and c.v == newest), None)

    chooser = Chooser(seed)
    while len(history.acked) < ops and not history.never_came:
        with history.patience("a decision"):
            await wait_until(
                lambda: connections[0].is_over or current_mover(), "a seat decides", PATIENCE
            )
        mover = current_mover()
        if connections[0].is_over or mover is None:
            break
        action = history.send(mover, TakeAction(new_key(), mover.v, chooser.choose(mover)))
        if chat:
            await asyncio.gather(action, history.send(connections[0], SendChat(new_key(), "hm")))
        else:
            await action
    await _close(history, connections)
    return history


async def _close(history: History, connections: list[Connection]) -> None:
    last = max((v for v, _, _ in history.acked.values()), default=0)
    with history.patience(f"version {last}"):
        async with asyncio.timeout(PATIENCE):
            for connection in connections:
                await connection.reach(last)
    for connection in connections:
        history.ends.append((connection.v, msgspec.json.encode(connection.table, order="sorted")))
        await connection.close()


def _table(room: str, log: list[Stored]) -> bytes | None:
    """Return the table as a log alone tells it, or nothing if it cannot have happened so."""
    try:
        state = folded(room, log)
    except IllegalActionError:
        return None
    assert state.game is not None
    table = TableWriter(names_of(state), memory_aid=state.options.memory_aid).write(state.game)
    return msgspec.json.encode(msgspec.json.decode(table), order="sorted")


async def judge(store: Store, histories: Sequence[History]) -> tuple[int, list[str]]:
    """Compare histories with the log; return the number of acknowledgements and all anomalies."""
    found = []
    for history in histories:
        lines = await store.read(history.room)
        found += history.anomalies(lines)
        numbers = [line.seq for line in lines]
        if numbers != list(range(1, len(numbers) + 1)):
            found.append("the log has gaps")
        else:
            found += [
                f"an observer ended with another table at {v}"
                for v, table in history.ends
                if table != _table(history.room, lines[:v])
            ]
    return sum(len(history.acked) for history in histories), found
