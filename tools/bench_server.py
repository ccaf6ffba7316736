"""Measure the server: `python -m tools.bench_server`, or `make bench-server`.

Everything is measured in one run beside two floors: a bare WebSocket echo on the same framework,
and a loop of `fdatasync`. Absolute numbers of a shared machine mean little; the ratios do.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ethnos.client import Client, RefusedRequestError, new_key
from ethnos.rules.apply import apply
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.server import frames
from ethnos.server.table import RoomState, Seat
from ethnos.server.wire import RoomOptions, SeatRequest

ECHO = """
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
async def echo(socket):
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)
uvicorn.run(Starlette(routes=[WebSocketRoute("/", echo)]), port={port}, ws="websockets-sansio",
            ws_per_message_deflate=False, log_level="error")
"""


def free_port() -> int:
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
    return (
        int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20
    )


def cpu_seconds(pid: int) -> float:
    """Return how long a process has computed, which a busy machine does not change much."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure_echo(rate: int, seconds: float, sockets: int = 100) -> tuple[float, float]:
    """Return the p99 of an open-loop echo, and round trips a second of a closed loop."""
    port = free_port()
    async with process([sys.executable, "-c", ECHO.format(port=port)], port):
        links = [await _plain(f"ws://127.0.0.1:{port}/") for _ in range(sockets)]
        took: list[float] = []

        async def once(link: ClientConnection, due: float) -> None:
            await link.send("x" * 110)
            await link.recv()
            took.append(time.perf_counter() - due)

        begin = time.perf_counter()
        tasks: list[asyncio.Task[None]] = []
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if number < sockets or tasks[number - sockets].done():
                tasks.append(asyncio.create_task(once(links[number % sockets], due)))
            else:
                tasks.append(tasks[number - sockets])
        await asyncio.gather(*tasks)
        p99 = percentile(took, 0.99)
        done, begin = 0, time.perf_counter()

        async def loop(link: ClientConnection) -> None:
            nonlocal done
            while time.perf_counter() - begin < seconds:
                await link.send("x" * 110)
                await link.recv()
                done += 1

        await asyncio.gather(*map(loop, links))
        per_second = done / (time.perf_counter() - begin)
        for link in links:
            await link.close()
    return p99, per_second


async def _plain(url: str, token: str | None = None) -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await connect(
        url, additional_headers=headers, proxy=None, compression=None, max_size=None,
        ping_interval=None,
    )  # fmt: skip


def measure_disk(folder: Path, number: int = 300) -> float:
    """Return the p50 of writing and syncing 4 KB, in milliseconds."""
    took = []
    with (folder / "sync").open("wb") as file:
        for _ in range(number):
            begin = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - begin)
    return percentile(took, 0.5)


def measure_engine() -> float:
    """Return the p50 of one action applied and written for six seats, in milliseconds."""
    state, _ = new_game(Ruleset(players=6), FastSource(1))
    stream, tables, took = FastSource(2).stream(0), frames.TableWriter(memory_aid=True), []
    while not state.is_over:
        action, _ = random_action(state, stream)
        room = RoomState("x", seats=(Seat(),) * 6)
        begin = time.perf_counter()
        room.game = state = state.copy()
        events = frames.EventWriter(tuple(apply(state, action)))
        tables.write(state)
        for seat in range(6):
            events.write(seat)
            frames.mine(room, seat)
        took.append(time.perf_counter() - begin)
    return percentile(took, 0.5)


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


@dataclass
class Table:
    """One game: a guest on four seats, each with a socket of its own."""

    links: list[ClientConnection]
    v: int = 0
    turn: tuple[int, str] | None = None
    sent: dict[str, float] = field(default_factory=dict)
    acted: dict[int, float] = field(default_factory=dict)


class Load:
    """Many games at a steady rate, whatever the server makes of it."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.last_seat: list[float] = []
        self.frames = 0
        self.errors = 0
        self.late = 0
        self.cpu = 0.0

    async def listen(self, table: Table, seat: int) -> None:
        async for text in table.links[seat]:
            frame = _read(text)
            now = time.perf_counter()
            if frame.t == "ack":
                due = table.sent.pop(frame.k)
                self.acks.append(now - due)
                table.acted[frame.v] = due
            elif frame.t == "nack":
                self.errors += 1
                table.sent.pop(frame.k)
            elif frame.t in ("ev", "welcome"):
                self.frames += 1
                table.v = max(table.v, frame.v)
                if frame.mine and frame.mine.choices:
                    table.turn = (seat, _choose(frame.mine.choices))
                if seat == len(table.links) - 1 and frame.v in table.acted:
                    self.last_seat.append(now - table.acted.pop(frame.v))

    async def run(self, tables: list[Table], rate: float, seconds: float) -> None:
        begin = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begin + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            for step in range(len(tables)):
                table = tables[(number + step) % len(tables)]
                if table.turn is not None and not table.sent:
                    break
            else:
                self.late += 1
                continue
            seat, action = table.turn
            table.turn, key = None, new_key()
            table.sent[key] = due
            body = {"t": "act", "k": key, "v": table.v, "a": action}
            await table.links[seat].send(msgspec.json.encode(body).decode())
        await asyncio.sleep(0.5)


def _choose(choices: _Choices) -> str:
    if choices.keep is not None:
        return "keep none"
    leaders = [card for card in choices.leaders if ":" in card]
    return f"band {leaders[0]}" if len(leaders) > 4 or not choices.actions else choices.actions[0]


async def open_tables(url: str, number: int, seats: int) -> list[Table]:
    client = Client(url)
    await client.sign_in("Load")
    tables = []
    for _ in range(number):
        wanted = [SeatRequest("me")] * seats
        while True:
            try:
                made = await client.create_room(RoomOptions(players=seats), wanted, start=True)
                break
            except RefusedRequestError:  # too many at once
                await asyncio.sleep(0.2)
        address = f"{url.replace('http', 'ws', 1)}/api/rooms/{made.id}/socket"
        tables.append(Table([await _plain(address, client.token) for _ in range(seats)]))
    return tables


async def measure_load(
    pid: int, tables: list[Table], rates: Sequence[int], seconds: float
) -> list[tuple[int, Load]]:
    found = []
    load = Load()
    listeners = []
    for table in tables:
        for seat, link in enumerate(table.links):
            listeners.append(asyncio.create_task(load.listen(table, seat)))
            await link.send(f'{{"t":"hello","seat":{seat}}}')
    await asyncio.sleep(2)
    for rate in rates:
        load.acks, load.last_seat, load.frames, load.errors, load.late = [], [], 0, 0, 0
        before = cpu_seconds(pid)
        await load.run(tables, rate, seconds)
        load.cpu = cpu_seconds(pid) - before
        copy = Load()
        copy.__dict__.update(load.__dict__)
        found.append((rate, copy))
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return found


async def measure_idle(url: str, pid: int, number: int) -> float:
    """Return the kilobytes one more idle spectator costs."""
    client = Client(url)
    await client.sign_in("Idle")
    room = (
        await client.create_room(RoomOptions(players=2), [SeatRequest("me")] * 2, start=True)
    ).id
    address = f"{url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
    before = megabytes(pid)
    links = []
    for _ in range(number):
        link = await _plain(address, client.token)
        await link.send('{"t":"hello"}')
        await link.recv()
        links.append(link)
    await asyncio.sleep(1)
    cost = (megabytes(pid) - before) * 1024 / number
    for link in links:
        link.transport.abort()
    return cost


async def main(games: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"engine: an action and six views p50 {measure_engine():.2f} ms")
        echo_p99, echo_rate = await measure_echo(2_000, min(seconds, 5))
        print(f"echo: p99 {echo_p99:.1f} ms at 2,000/s; {echo_rate:,.0f} round trips/s")
        disk = measure_disk(folder)
        print(f"disk: fdatasync of 4 KB p50 {disk:.2f} ms")
        port = free_port()
        command = [
            *(sys.executable, "-m", "ethnos.cli", "serve", "--port", str(port)),
            *("--data", str(folder), "--sockets-per-guest", "100000"),
            *("--rooms-per-guest", "100000", "--messages-per-second", "100000"),
        ]
        async with process(command, port) as pid:
            url = f"http://127.0.0.1:{port}"
            idle = await measure_idle(url, pid, 300)
            print(f"idle: {idle:.0f} KB a connection")
            tables = await open_tables(url, games, 4)
            limit = echo_p99 + 4 * disk + 10
            print(f"{games} games of 4 seats, limit for p99 at 500/s: {limit:.0f} ms")
            for rate, load in await measure_load(pid, tables, (100, 250, 500, 1_000), seconds):
                print(
                    f"  {rate:>5}/s: ack p50 {percentile(load.acks, 0.5):.1f} "
                    f"p99 {percentile(load.acks, 0.99):.1f} ms, last seat p99 "
                    f"{percentile(load.last_seat, 0.99):.1f} ms, {len(load.acks) / seconds:.0f} "
                    f"acks/s, {load.frames / seconds:.0f} frames/s "
                    f"({load.frames / seconds / echo_rate:.0%} of the echo), "
                    f"{load.errors} errors, {load.late} not sent, {megabytes(pid):.0f} MB, "
                    f"{load.cpu / max(1, len(load.acks)) * 1000:.2f} ms of CPU an action"
                )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    chosen = parser.parse_args()
    asyncio.run(main(chosen.games, chosen.seconds))
