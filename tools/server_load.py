"""A load generator: many games at a steady rate against a server process, and their cost."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from ethnos.client import Client, new_key
from ethnos.protocol import RoomOptions, SeatRequest
from tools.minimal_websocket import MinimalWebSocket, open_websocket

P99_LIMIT: Final = 100.0
"""A rate counts as served up to this p99, in milliseconds."""
WITHOUT_LIMITS: Final = """
import sys
from ethnos.server import run
from ethnos.server.settings import Settings
run.set_up_logs("warning")
many = 10**6
settings = Settings(
    database=sys.argv[1],
    requests_per_second=many, request_burst=many,
    guests_per_minute=many, guest_burst=many,
    messages_per_second=many, message_burst=many,
    rooms_per_guest=many, sockets_per_guest=many,
)
run.serve(run.make_server(settings, host="127.0.0.1", port=int(sys.argv[2])))
"""
"""Starts a server for guests who all come from one address."""
ACTIONS_PER_GAME: Final = 120
"""So many can be asked of each game: of forty of four seats the shortest had 177 actions."""


def without_limits(database: str, port: int, *, before: str = "") -> list[str]:
    """Return the command that starts such a server, after a line of Python."""
    return [sys.executable, "-c", before + WITHOUT_LIMITS, database, str(port)]


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@asynccontextmanager
async def process(command: Sequence[str], port: int) -> AsyncIterator[int]:
    """Run a server and yield its process id."""
    started = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        yield started.pid
    finally:
        started.terminate()
        started.wait()


def percentile(times: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


def megabytes(pid: int) -> float:
    """Return the resident memory of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20


def open_files(pid: int) -> int:
    """Return the number of open files and sockets of a process."""
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


def threads(pid: int) -> int:
    """Return the number of threads of a process."""
    return sum(1 for _ in Path(f"/proc/{pid}/task").iterdir())


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, which hardly depends on the load of the machine."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class _Choices(msgspec.Struct):
    actions: list[str]
    leaders: list[str]
    keep: int | None


class _Mine(msgspec.Struct):
    choices: _Choices | None


class _Frame(msgspec.Struct):
    t: str
    v: int = 0
    k: str = ""
    mine: _Mine | None = None


_read = msgspec.json.Decoder(_Frame).decode
EVENT: Final = b'{"t":"ev","v":'
NO_CHOICE: Final = b'"choices":null}}'
"""The start and end of most frames, which need not be decoded."""


def _choose(choices: _Choices) -> str:
    if choices.keep is not None:
        return "keep none"
    leaders = [card for card in choices.leaders if ":" in card]
    return f"band {leaders[0]}" if len(leaders) > 4 or not choices.actions else choices.actions[0]


@dataclass
class LoadGame:
    """One game: one guest on all seats, with a socket per seat, and some spectators."""

    room: str
    token: str
    links: list[MinimalWebSocket] = field(default_factory=list)
    spectators: list[MinimalWebSocket] = field(default_factory=list)
    v: int = 0
    turn: tuple[int, str] | None = None
    sent: dict[str, float] = field(default_factory=dict)
    acted: dict[int, float] = field(default_factory=dict)
    is_ready: bool = False

    def close(self) -> None:
        """Abort every socket without a close frame."""
        for link in (*self.links, *self.spectators):
            link.transport.abort()


async def start_game(
    client: Client, url: str, seats: int, spectators: int = 0, *, bots: int = 0
) -> LoadGame:
    """Start a game and connect a socket per person and spectator; bots take the last seats."""
    people = seats - bots
    wanted = [SeatRequest("me")] * people + [SeatRequest("bot", "heuristic")] * bots
    made = await client.create_room(RoomOptions(players=seats), wanted, start=True)
    game = LoadGame(made.id, client.token or "")
    address = f"{url.replace('http', 'ws', 1)}/api/rooms/{made.id}/socket"
    for seat in range(people):
        link = await open_websocket(address, client.token)
        link.send(b'{"t":"hello","seat":%d}' % seat)
        game.links.append(link)
    if spectators:
        eve = Client(url)
        await eve.sign_in("Eve")
        for _ in range(spectators):
            link = await open_websocket(address, eve.token)
            link.send(b'{"t":"hello"}')
            game.spectators.append(link)
    return game


@dataclass
class Measured:
    """The measurements at one rate."""

    rate: float
    seconds: float
    acks: list[float] = field(default_factory=list)
    last_seat: list[float] = field(default_factory=list)
    frames: int = 0
    bytes: int = 0
    """Of all texts that were received."""
    errors: int = 0
    late: int = 0
    cpu: float = 0.0

    @property
    def p99(self) -> float:
        """Milliseconds from when an action was due until it was acknowledged."""
        return percentile(self.acks, 0.99)

    @property
    def kept_up(self) -> bool:
        """Whether the server answered nearly everything that was due, without an error."""
        return not self.errors and len(self.acks) >= 0.98 * self.rate * self.seconds

    @property
    def serves(self) -> bool:
        """Whether the rate counts as served."""
        return self.kept_up and self.p99 <= P99_LIMIT

    @property
    def cpu_per_action(self) -> float:
        """Milliseconds of server CPU time per action."""
        return self.cpu / max(1, len(self.acks)) * 1000


class Load:
    """Plays many games at a steady rate, as an open loop: slow answers do not slow it down."""

    def __init__(self, pids: Sequence[int], games: list[LoadGame]) -> None:
        self._pids = pids
        self._games = games
        self._now = Measured(0, 0)
        self._ready: deque[LoadGame] = deque()
        for game in games:
            for seat, link in enumerate((*game.links, *game.spectators)):
                link.listen(partial(self._received, game, seat))

    def close(self) -> None:
        """Close all games."""
        for game in self._games:
            game.close()

    def _received(self, game: LoadGame, seat: int, text: bytes) -> None:
        now = time.perf_counter()
        self._now.bytes += len(text)
        if text.startswith(EVENT):
            self._now.frames += 1
            v = int(text[len(EVENT) : text.index(b",", len(EVENT))])
            game.v = max(game.v, v)
            if seat == len(game.links) - 1 and v in game.acted:
                self._now.last_seat.append(now - game.acted.pop(v))
            if text.endswith(NO_CHOICE):
                return
        frame = _read(text)
        if frame.t == "ack":
            due = game.sent.pop(frame.k)
            self._now.acks.append(now - due)
            game.acted[frame.v] = due
        elif frame.t == "nack":
            self._now.errors += 1
            game.sent.pop(frame.k)
        elif frame.mine and frame.mine.choices:
            game.v = max(game.v, frame.v)
            game.turn = (seat, _choose(frame.mine.choices))
        if game.turn is not None and not game.sent and not game.is_ready:
            game.is_ready = True
            self._ready.append(game)

    async def run(self, rate: float, seconds: float) -> Measured:
        """Send an action whenever one is due; return the measurements."""
        measured = self._now = Measured(rate, seconds)
        before, begin = sum(map(cpu_seconds, self._pids)), time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not self._ready:
                measured.late += 1
                continue
            game = self._ready.popleft()
            assert game.turn is not None
            (seat, action), key = game.turn, new_key()
            game.turn, game.is_ready = None, False
            game.sent[key] = due
            body = {"t": "act", "k": key, "v": game.v, "a": action}
            game.links[seat].send(msgspec.json.encode(body))
        await asyncio.sleep(0.5)
        measured.cpu = sum(map(cpu_seconds, self._pids)) - before
        return measured
