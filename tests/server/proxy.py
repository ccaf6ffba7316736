"""A faulty network: a TCP proxy that delays, cuts and silences connections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Proxy:
    """Forwards connections to servers. Its faults can be changed at any time."""

    def __init__(self, ports: list[int], seed: int = 0) -> None:
        self.targets = ports
        """Ports of the servers; each connection goes to one that answers."""
        self.port = 0
        self.cut_after: tuple[int, int] | None = None
        """Least and most bytes after which a connection is reset."""
        self.delay: tuple[float, float] = (0.0, 0.0)
        self._passes = asyncio.Event()
        self._passes.set()
        self.cuts = 0
        self._chance = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def silent(self) -> bool:
        """Whether data is held back while connections stay open."""
        return not self._passes.is_set()

    @silent.setter
    def silent(self, silent: bool) -> None:
        if silent:
            self._passes.clear()
        else:
            self._passes.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await self._reach()
        if there is None:
            writer.transport.abort()
            return
        life = [self._chance.randint(*self.cut_after) if self.cut_after else 1 << 60]
        self._writers |= {writer, there[1]}
        ways = [
            asyncio.ensure_future(self._pass_on(reader, there[1], life)),
            asyncio.ensure_future(self._pass_on(there[0], writer, life)),
        ]
        self._tasks |= {*ways}
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
            self._tasks.discard(way)
        for end in (writer, there[1]):
            self._writers.discard(end)
            end.transport.abort()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for port in self._chance.sample(self.targets, len(self.targets)):
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, life: list[int]
    ) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while data := await reader.read(4096):
                await self._passes.wait()
                if self.delay[1]:
                    delay = self._chance.uniform(*self.delay)
                    await asyncio.sleep(delay)  # the delay of this network
                life[0] -= len(data)
                if life[0] <= 0:
                    self.cuts += 1
                    writer.write(data[: len(data) + life[0]])  # cut in the middle of a frame
                    await writer.drain()
                    return
                writer.write(data)
                await writer.drain()

    async def reset_all(self) -> None:
        """Reset all connections."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await self.reset_all()


@asynccontextmanager
async def proxy_to(*ports: int, seed: int = 0) -> AsyncIterator[Proxy]:
    proxy = Proxy(list(ports), seed)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        await proxy.close()
