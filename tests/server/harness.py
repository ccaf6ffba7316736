"""Servers under test: in this process to test behaviour, in another one to be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from ethnos.client import Client, Connection, new_key
from ethnos.protocol import (
    Ack,
    AnyCommand,
    Leave,
    Nack,
    RoomOptions,
    SeatRequest,
    StartGame,
    TakeSeat,
)
from ethnos.rules.streams import FastSource
from ethnos.server.live.hub import Hub
from ethnos.server.run import make_server
from ethnos.server.settings import Settings
from tests.waiting import block_until, wait_until

Result = TypeVar("Result")

SOAK = float(os.environ.get("ETHNOS_SOAK") or 0)
"""The share of the full counts to run: 1 in `make soak`, 0.1 there on a slow machine."""


def count(quick: int, full: int) -> int:
    """Return the number of repetitions: few in `make test`, the full count in `make soak`."""
    if SOAK >= 1:
        return full
    return max(quick, round(full * SOAK))


def within(work: Coroutine[Any, Any, Result], seconds: float = 120) -> Result:
    """Run a coroutine with a time limit, so that a hang is an error."""

    async def main() -> Result:
        async with asyncio.timeout(3600 if SOAK else seconds):
            return await work

    return asyncio.run(main())


def report(line: str) -> None:
    """Print a measured figure; `make soak` shows them (pytest -s)."""
    sys.stdout.write(f"\n  {line}\n")


GENEROUS: dict[str, Any] = {
    "bot_pause": 0.0,
    "guests_per_minute": 1e9,
    "requests_per_second": 1e9,
    "refusals_per_second": 1e9,
    "guesses_per_second": 1e9,
    "replays_per_second": 1e9,
    "messages_per_second": 1e6,
    "message_burst": 1_000_000,
    "rooms_per_guest": 10_000,
    "sockets_per_guest": 1_000,
}


@dataclass
class LocalServer:
    """A server in this process."""

    url: str
    hub: Hub
    clients: list[Client] = field(default_factory=list)
    connections: list[Connection] = field(default_factory=list)

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    async def guest(self, name: str = "Ann") -> Client:
        client = Client(self.url)
        await client.sign_in(name)
        self.clients.append(client)
        return client

    async def join(self, client: Client, room: str, seat: int | None = None) -> Connection:
        connection = await client.join(room, seat=seat)
        self.connections.append(connection)
        return connection

    async def room_with(
        self,
        people: int = 2,
        bots: Sequence[str] = (),
        *,
        start: bool = True,
        **options: Any,
    ) -> list[Connection]:
        """Open a room and return the connections of its people: seat 0 is the host."""
        players = people + len(bots)
        host = await self.guest("Person 0")
        seats = [SeatRequest("me"), *[SeatRequest("open")] * (people - 1)]
        seats += [SeatRequest("bot", bot) for bot in bots]
        room = (await host.create_room(RoomOptions(players=players, **options), seats)).id
        found = [await self.join(host, room)]
        for number in range(1, people):
            connection = await self.join(await self.guest(f"Person {number}"), room)
            assert isinstance(await connection.command(TakeSeat(new_key(), number)), Ack)
            found.append(connection)
        if start:
            assert isinstance(await found[0].command(StartGame(new_key())), Ack)
            for connection in found:
                await connection.until(lambda c=connection: c.table is not None)  # type: ignore[misc]
        return found


@asynccontextmanager
async def serving(database: str, **changes: Any) -> AsyncIterator[LocalServer]:
    """Run a server until the end of the block."""
    settings = Settings(database=database, **{**GENEROUS, **changes})
    server = make_server(settings, host="127.0.0.1", port=0)
    task = asyncio.create_task(server.serve())
    await wait_until(lambda: server.started or task.done(), "the server has started")
    if task.done():
        task.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    app: Any = server.config.app
    local = LocalServer(f"http://127.0.0.1:{port}", app.app.state.context.hub)
    try:
        yield local
    finally:
        for connection in local.connections:
            await connection.close()
        server.should_exit = True
        async with asyncio.timeout(60):
            await task


def with_server(
    database: str, test: Callable[[LocalServer], Awaitable[None]], **changes: Any
) -> None:
    """Run a test against a server in this process."""

    async def main() -> None:
        async with serving(database, **changes) as server:
            await test(server)

    within(main(), 60)


async def ok(connection: Connection, command: AnyCommand) -> int:
    """Carry out a command that must be acknowledged, and wait for its version."""
    answer = await connection.command(command)
    assert isinstance(answer, Ack), answer
    await connection.reach(answer.v)
    return answer.v


async def refused(connection: Connection, command: AnyCommand) -> str:
    """Try a command that must be refused; return why."""
    answer = await connection.command(command)
    assert isinstance(answer, Nack), answer
    return answer.why.code


async def act(connection: Connection, action: str) -> int:
    """Take an action that must be legal."""
    answer = await connection.act(action)
    assert isinstance(answer, Ack), answer
    await connection.reach(answer.v)
    return answer.v


def to_move(connections: Sequence[Connection]) -> Connection:
    """Return the connection whose seat is to decide."""
    return next(connection for connection in connections if connection.is_my_turn)


async def next_mover(connections: Sequence[Connection]) -> Connection | None:
    """Wait until one of these people is to decide and all know it; None when the game is over."""
    first = connections[0]
    while True:
        newest = max(connection.v for connection in connections)
        for connection in connections:
            await connection.reach(newest)
        if first.is_over:
            return None
        for connection in connections:
            if connection.is_my_turn:
                return connection
        await first.until(lambda v=newest: first.v > v)  # type: ignore[misc]  # a bot is to decide


async def wait_for_mover(connections: Sequence[Connection]) -> Connection:
    """Wait until one of these people is to decide, in a game that goes on."""
    mover = await next_mover(connections)
    assert mover is not None, "the game is over"
    return mover


class Chooser:
    """Picks a random action from those a connection is offered."""

    def __init__(self, seed: int) -> None:
        self._stream = FastSource(seed).stream(0)

    def choose(self, connection: Connection) -> str:
        assert connection.mine is not None
        choices = connection.mine.choices
        assert choices is not None
        if choices.keep is not None:
            return "keep none"
        options = [*choices.actions, *(f"band {card}" for card in choices.leaders if ":" in card)]
        if not options:
            options = ["band " + "+".join(["skeleton"] * 10)]
        return options[self._stream.below(len(options))]


# Servers in another process.


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Launcher:
    """Forks servers from a process that has already imported everything."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fork_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )

    def fork(self, **wanted: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wanted) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, f"the launcher has ended with {self._process.wait()}"
        return int(answer)

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class ServerProcess:
    """A server in a process of its own, to be killed."""

    def __init__(
        self,
        launcher: Launcher,
        database: str,
        log: Path,
        *,
        port: int | None = None,
        **wanted: Any,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.pid: int | None = None
        self.wanted = wanted
        self._launcher = launcher
        self._database = database
        self._log = log

    def start(self) -> ServerProcess:
        self.pid = self._launcher.fork(
            database=self._database, port=self.port, log=str(self._log), **self.wanted
        )
        return self

    def is_alive(self) -> bool:
        if self.pid is None:  # never started; a signal to process 0 would go to the whole group
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def wait_ready(self, seconds: float = 30) -> float:
        """Return the seconds until the server accepts connections."""
        began = time.monotonic()
        block_until(self._accepts, lambda: self.log()[-2000:], seconds)
        return time.monotonic() - began

    def _accepts(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            assert self.is_alive(), self.log()[-2000:]
            return False

    def wait_dead(self, seconds: float = 20) -> None:
        block_until(lambda: not self.is_alive(), lambda: self.log()[-2000:], seconds)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.wait_dead()

    def stop(self) -> None:
        self.signal(signal.SIGTERM)
        self.wait_dead()

    def signal(self, number: signal.Signals) -> None:
        if self.pid is not None and self.is_alive():
            os.kill(self.pid, number)

    def log(self) -> str:
        return self._log.read_text() if self._log.exists() else ""


async def finished_game(url: str) -> tuple[str, str]:
    """Return the token of a guest and the id of a room with a finished game."""
    client = Client(url)
    await client.sign_in("Ann")
    seats = [SeatRequest("me"), SeatRequest("bot", "random")]
    made = await client.create_room(RoomOptions(players=2), seats, start=True)
    connection = await client.join(made.id)
    await ok(connection, Leave(new_key()))
    await connection.until(lambda: connection.is_over)
    await connection.close()
    return client.token or "", made.id
