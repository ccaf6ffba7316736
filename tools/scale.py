"""Many games on several processes over PostgreSQL: `python -m tools.scale --games 2000`.

Opens games of four on processes that share one database, a socket for every seat, and acts once in
ten seconds at every table; then twice as often, and so on, until the servers no longer keep up.
Prints what a socket, an action and a row cost. Everything runs on this machine, the database too
unless `--database` names one, so that the processor is what ends it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import psutil
import psycopg
import uvloop

from ethnos.client import Client
from tests.server.postgres import Postgres
from tools.server_load import (
    Load,
    LoadGame,
    Measured,
    cpu_seconds,
    free_port,
    megabytes,
    percentile,
    start_game,
    without_limits,
)

SECONDS_PER_ACTION: Final = 10.0
"""At one table."""
OPENING: Final = 32
"""Games that are opened at a time."""


@contextmanager
def server(database: str, folder: Path) -> Iterator[tuple[str, int]]:
    """Run one process of the server; yield its address and process id."""
    port = free_port()
    with (folder / f"log{port}").open("w") as log:
        started = subprocess.Popen(without_limits(database, port), stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}", started.pid
        finally:
            started.terminate()
            started.wait()


def cpu_of_database(pid: int) -> float:
    """Return the CPU seconds of PostgreSQL: its connections stay open, so none are lost."""
    if not pid:
        return 0.0
    first = psutil.Process(pid)
    return sum(sum(each.cpu_times()[:2]) for each in (first, *first.children()))


class Simulation:
    """The games, and what they cost."""

    def __init__(self, urls: list[str], pids: list[int], database: str, postgres: int) -> None:
        self._urls = urls
        self._pids = pids
        self._database = database
        self._postgres = postgres
        self._games: list[LoadGame] = []

    async def open(self, games: int, seats: int) -> None:
        """Open all games, and print the memory of a socket."""
        before, began = sum(map(megabytes, self._pids)), time.monotonic()
        waiting = list(range(games))

        async def open_some() -> None:
            while waiting:
                url = self._urls[waiting.pop() % len(self._urls)]
                guest = Client(url)
                await guest.sign_in("Load")
                self._games.append(await start_game(guest, url, seats))

        await asyncio.gather(*(open_some() for _ in range(OPENING)))
        await asyncio.sleep(2)
        sockets = games * seats
        memory = sum(map(megabytes, self._pids))
        print(
            f"open: {games} games, {sockets} sockets after {time.monotonic() - began:.0f} s; "
            f"{memory:.0f} MB in {len(self._pids)} processes, "
            f"{(memory - before) * 1024 / sockets:.0f} KB per socket and its share of a room"
        )

    async def run(self, seconds: float) -> None:
        """Act faster and faster until the servers do not keep up."""
        load = Load(self._pids, self._games)
        await asyncio.sleep(1)
        rate = len(self._games) / SECONDS_PER_ACTION
        while True:
            measured = await self._at(load, rate, seconds)
            if not measured.kept_up:
                break
            rate *= 2
        load.close()

    async def _at(self, load: Load, rate: float, seconds: float) -> Measured:
        own, database = time.process_time(), cpu_of_database(self._postgres)
        rows, size = await self._rows()
        measured = await load.run(rate, seconds)
        done = max(1, len(measured.acks))
        more_rows, more_size = await self._rows()
        print(
            f"{rate:.0f}/s: {done / seconds:.0f} acks/s, p50 {percentile(measured.acks, 0.5):.0f} "
            f"p99 {measured.p99:.0f} ms, {measured.errors} errors, {measured.late} not sent; "
            f"per action {measured.cpu_per_action:.2f} ms of CPU of the servers, "
            f"{(cpu_of_database(self._postgres) - database) / done * 1000:.2f} of the database, "
            f"{(time.process_time() - own) / done * 1000:.2f} of this tool; "
            f"{measured.bytes / done:.0f} bytes sent, "
            f"{(more_size - size) / max(1, more_rows - rows):.0f} bytes stored per row"
        )
        return measured

    async def _rows(self) -> tuple[int, int]:
        """Return the number of log lines, and the bytes of their table."""
        async with await psycopg.AsyncConnection.connect(self._database) as db:
            counted = await db.execute(
                "SELECT count(*), pg_total_relation_size('entry') FROM entry"
            )
            row = await counted.fetchone()
        assert row is not None
        return int(row[0]), int(row[1])


async def _answered(client: Client) -> None:
    while True:
        try:
            await client.sign_in("Load")
            return
        except OSError:
            await asyncio.sleep(0.2)


async def simulate(wanted: argparse.Namespace) -> None:
    """Start everything, and measure."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the servers inherit it
    with ExitStack() as stack:
        database, postgres = wanted.database, 0
        if not database:
            own = stack.enter_context(Postgres())
            database, postgres = own.url(), own.pid
        folder = Path(stack.enter_context(TemporaryDirectory()))
        started = [stack.enter_context(server(database, folder)) for _ in range(wanted.processes)]
        urls, pids = [url for url, _ in started], [pid for _, pid in started]
        for url in urls:
            await _answered(Client(url))
        print(f"{len(pids)} processes on {os.cpu_count()} processors, shared with this tool")
        simulation = Simulation(urls, pids, database, postgres)
        await simulation.open(wanted.games, wanted.seats)
        await simulation.run(wanted.seconds)
        for pid in pids:
            print(f"process {pid}: {megabytes(pid):.0f} MB, {cpu_seconds(pid):.0f} s of CPU in all")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each rate")
    parser.add_argument("--database", default="", help="an empty PostgreSQL database")
    uvloop.run(simulate(parser.parse_args()))
