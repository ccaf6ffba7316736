"""Everything goes wrong at once, by a schedule that follows from a seed."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
import psutil
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from ethnos.client import Client, Connection, GaveUpError, new_key
from ethnos.protocol import Ack, RefusalCode, TakeAction
from tests.server.faults import Disk, Faults
from tests.server.harness import ServerProcess
from tests.server.history import History
from tests.server.postgres import Postgres
from tests.server.proxy import Proxy
from tests.waiting import holds_within

DAY: Final = 86_400_000
DISORDER: Final = 0.2
DOCUMENTED: Final = {200, 201, 401, 404, 429, 503}
"""Statuses that a healthy or a failing server may answer these requests with."""
ATTEMPTS: Final = 5
"""How often a disk is made to fail until a command meets it."""
POSTGRES_FULL_AT: Final = 1_000_000
"""Bytes of a file that still fit on the full disk of PostgreSQL; its log has 16 MB."""


class Chaos:
    """Faults of processes, disks, clocks and the network, for a while each and all at once."""

    def __init__(
        self,
        servers: list[ServerProcess],
        proxy: Proxy,
        faults: Faults,
        postgres: Postgres | None,
        seed: int,
    ) -> None:
        self.begun: list[History] = []
        """The games that are played meanwhile."""
        self._servers = servers
        self._proxy = proxy
        self._faults = faults
        self._postgres = postgres
        self._chance = random.Random(seed)
        self._one_kill = asyncio.Lock()
        self._one_disk = asyncio.Lock()
        self.happened: list[str] = []

    async def run(self, rounds: int, seconds: float) -> None:
        """Let every fault happen once in each round, at a random moment."""
        kinds: list[Callable[[], Awaitable[None]]] = [
            *(self._kill, self._kill, self._stall, self._drop),
            *(self._clock_ahead, self._clock_behind),
        ]
        if self._postgres is None:
            kinds += [self._full_disk, self._read_only]
        else:
            kinds += [self._kill_postgres, self._full_postgres, self._read_only_postgres]
        for _ in range(rounds):
            await asyncio.gather(*(self._begin(kind, seconds) for kind in kinds))

    async def _begin(self, fault: Callable[[], Awaitable[None]], seconds: float) -> None:
        await asyncio.sleep(self._chance.uniform(0, seconds))  # faults come at random moments
        self.happened.append(getattr(fault, "__name__", ""))
        await fault()

    async def _last(self) -> None:
        """Let a fault last until some commands were answered, or could not be."""
        await self._answered(self._chance.randint(5, 20), self._chance.uniform(1, 3))

    async def _answered(self, number: int, seconds: float) -> None:
        end = self._answers() + number
        await holds_within(lambda: self._answers() >= end, seconds)

    def _answers(self) -> int:
        return sum(len(one.acked) + len(one.refused) for one in self.begun)

    # Processes.

    async def _kill(self) -> None:
        async with self._one_kill:
            server = self._chance.choice(self._servers)
            await asyncio.to_thread(server.kill)
            await start(server)

    async def _kill_postgres(self) -> None:
        assert self._postgres is not None
        self._postgres.end(signal.SIGKILL)
        await self._last()
        await asyncio.to_thread(self._postgres.restart)

    # Disks.

    async def _full_disk(self) -> None:
        await self._fail_writes(Disk.FULL)

    async def _read_only(self) -> None:
        await self._fail_writes(Disk.READ_ONLY)

    async def _fail_writes(self, disk: Disk) -> None:
        """Let the disk fail until a command has met it, and for a while after that."""
        async with self._one_disk:
            for _ in range(ATTEMPTS):
                await self._answered(3, 10)
                async with self._one_kill:  # a server that is down meets nothing
                    self._faults.disk = disk
                    if await self._met_by_command(3):
                        break
                    self._faults.disk = Disk.FINE  # all games were just over, for example
            await self._last()
            self._faults.disk = Disk.FINE

    async def _met_by_command(self, seconds: float) -> bool:
        """Return whether in this time a command is refused, or more are answered than were sent."""
        refusals, answers = self._refusals(), self._answers() + 2 * len(self.begun)
        return await holds_within(
            lambda: self._refusals() > refusals or self._answers() > answers, seconds
        )

    def _refusals(self) -> int:
        return sum(one.refused.count(RefusalCode.STORAGE) for one in self.begun)

    async def _full_postgres(self) -> None:
        """Let its processes write no further; it ends them all, and recovers."""
        assert self._postgres is not None
        with suppress(psutil.Error, OSError, AssertionError):
            for child in psutil.Process(self._postgres.pid).children():
                _, hard = resource.prlimit(child.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (POSTGRES_FULL_AT, hard))

    async def _read_only_postgres(self) -> None:
        """Let it refuse to write, as a standby does."""
        await self._configure("on")
        await self._last()
        await self._configure("off")

    async def _configure(self, read_only: str) -> None:
        assert self._postgres is not None
        for _ in range(600):
            with suppress(psycopg.Error, AssertionError, OSError):
                url = self._postgres.url()
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as db:
                    await db.execute("SET default_transaction_read_only = off")
                    await db.execute(
                        f"ALTER SYSTEM SET default_transaction_read_only = {read_only}".encode()
                    )
                    await db.execute("SELECT pg_reload_conf()")
                return
            await asyncio.sleep(0.1)  # it is down
        raise TimeoutError("PostgreSQL does not come back")

    # Clocks.

    async def _clock_ahead(self) -> None:
        self._faults.clock_error = DAY
        await self._last()
        self._faults.clock_error = 0

    async def _clock_behind(self) -> None:
        self._faults.clock_error = -DAY
        await self._last()
        self._faults.clock_error = 0

    # The network.

    async def _stall(self) -> None:
        self._proxy.silent = True
        await self._last()
        self._proxy.silent = False

    async def _drop(self) -> None:
        await self._proxy.reset_all()
        self._proxy.cut_after = (200, 8_000)
        await self._last()
        self._proxy.cut_after = None


async def start(server: ServerProcess) -> None:
    """Start a server, and again if it ends because its disk or database cannot be used yet."""
    server.start()
    for _ in range(300):
        try:
            await asyncio.to_thread(server.wait_ready)
            return
        except AssertionError:
            server.start()
            await asyncio.sleep(0.1)  # what restarts services waits as well
    raise TimeoutError("the server does not start")


class Bystanders:
    """A stranger without a token, one without a seat, and somebody who looks around."""

    def __init__(self, servers: list[ServerProcess], proxy: Proxy, room: str) -> None:
        self._servers = servers
        self._proxy = proxy
        self._room = room
        self.wrong: list[str] = []
        """What was answered, but must not be."""
        self.tried = 0
        self.rooms: list[str] = []
        """Rooms whose creation was confirmed."""

    @asynccontextmanager
    async def around(self, token: str) -> AsyncIterator[None]:
        """Let them try until the end of the block."""
        eve = Client(self._proxy.url)
        await eve.sign_in("Eve")
        seatless = await eve.join(self._room)
        tasks = [
            asyncio.create_task(work)
            for work in (self._break_in(), self._act(seatless), self._look_around(token))
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            await seatless.close()
            failures = [one for one in results if not isinstance(one, asyncio.CancelledError)]
            self.wrong += [f"a bystander failed: {one!r}" for one in failures]

    async def _break_in(self) -> None:
        """Open a socket with a forged token."""
        while True:
            for server in self._servers:
                address = f"ws{server.url[4:]}/api/rooms/{self._room}/socket"
                forged = {"Authorization": "Bearer forged"}
                try:
                    async with connect(address, additional_headers=forged, proxy=None):
                        self.wrong.append("a stranger was let in")
                except InvalidStatus as error:
                    self.tried += 1
                    if error.response.status_code not in DOCUMENTED:
                        self.wrong.append(f"a stranger got {error.response.status_code}")
                except (OSError, TimeoutError, EOFError, InvalidHandshake, WebSocketException):
                    pass  # the server is down
            await asyncio.sleep(0.1)  # the pace of a patient burglar

    async def _act(self, seatless: Connection) -> None:
        """Act without a seat."""
        while True:
            await asyncio.sleep(0.1)  # the pace of a clicking spectator
            try:
                answer = await seatless.command(TakeAction(new_key(), seatless.v, "recruit deck"))
            except GaveUpError as error:
                self.wrong.append(f"a spectator was put out: {error}")
                return
            self.tried += 1
            if isinstance(answer, Ack) or answer.why.code == "internal":
                self.wrong.append(f"a spectator's action was answered {answer}")

    async def _look_around(self, token: str) -> None:
        """Ask for pages and rooms, and create some."""
        headers = {"Authorization": f"Bearer {token}"}
        body = {"options": {"players": 2}, "seats": [{"kind": "me"}]}
        async with httpx.AsyncClient(headers=headers, timeout=20) as http:
            while True:
                for server in self._servers:
                    with suppress(httpx.TransportError):
                        for path in ("/healthz", "/api/me", f"/api/rooms/{self._room}"):
                            self._check(await http.get(server.url + path))
                        made = await http.post(f"{server.url}/api/rooms", json=body)
                        self._check(made)
                        if made.status_code == 201:
                            self.rooms.append(made.json()["id"])
                await asyncio.sleep(0.2)  # the pace of somebody who looks around

    def _check(self, answer: httpx.Response) -> None:
        self.tried += 1
        if answer.status_code not in DOCUMENTED:
            self.wrong.append(f"{answer.url.path}: {answer.status_code} {answer.text[:200]}")


def faults_in(folder: Path) -> tuple[Faults, str]:
    """Return faults to control, and the path of their file for the servers."""
    path = folder / "faults"
    return Faults(path), str(path)
