"""A faulty network: a TCP proxy that delays, cuts and silences connections.

Bytes of one connection cannot overtake each other, but messages can: clients send them again, over
other connections. So whole messages of clients are repeated and swapped.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, Protocol

OVERTAKEN_SECONDS: Final = 0.03
"""How long a message waits for another one to overtake it."""
TEXT: Final = 0x81


class Readable(Protocol):
    """Where bytes come from."""

    async def read(self, n: int, /) -> bytes: ...


class Disorder:
    """Reads from a client; repeats and swaps messages after its first one, which must be first."""

    def __init__(self, reader: asyncio.StreamReader, chance: random.Random, share: float) -> None:
        self._reader = reader
        self._chance = chance
        self._share = share
        self._buffer = b""
        self._held = b""
        self._is_websocket: bool | None = None
        self._messages = 0

    async def read(self, n: int) -> bytes:
        """Return some bytes; none at the end."""
        while True:
            try:
                async with asyncio.timeout(OVERTAKEN_SECONDS if self._held else None):
                    data = await self._reader.read(n)
            except TimeoutError:
                held, self._held = self._held, b""
                return held
            if not data:
                return b""
            self._buffer += data
            if passed := self._pass():
                return passed

    def _pass(self) -> bytes:
        """Return what may go on of the buffer."""
        if self._is_websocket is None:
            head, end, _ = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return b""
            self._is_websocket = b"upgrade: websocket" in head.lower()
            passed, self._buffer = head + end, self._buffer[len(head + end) :]
            return passed + self._pass()
        if not self._is_websocket:
            passed, self._buffer = self._buffer, b""
            return passed
        passed = b""
        while frame := self._next_frame():
            passed += self._disturb(frame)
        return passed

    def _next_frame(self) -> bytes:
        """Return a whole frame, masked as those of clients are. RFC 6455, 5.2."""
        if len(self._buffer) < 2:
            return b""
        size, begin = self._buffer[1] & 0x7F, 6
        if size >= 126:
            begin = 8 if size == 126 else 14
            size = int.from_bytes(self._buffer[2 : begin - 4], "big")
        if len(self._buffer) < begin + size:
            return b""
        frame, self._buffer = self._buffer[: begin + size], self._buffer[begin + size :]
        return frame

    def _disturb(self, frame: bytes) -> bytes:
        held, self._held = self._held, b""
        self._messages += frame[0] == TEXT
        if frame[0] != TEXT or self._messages == 1:
            return held + frame
        luck = self._chance.random()
        if luck < self._share and not held:
            self._held = frame
            return b""
        return (frame * 2 if luck > 1 - self._share else frame) + held


class Proxy:
    """Forwards connections to servers. Its faults can be changed at any time."""

    def __init__(self, ports: list[int], seed: int = 0) -> None:
        self.targets = ports
        """Ports of the servers; each connection goes to one that answers."""
        self.port = 0
        self.cut_after: tuple[int, int] | None = None
        """Least and most bytes after which a connection is reset."""
        self.delay: tuple[float, float] = (0.0, 0.0)
        self.disorder = 0.0
        """The share of messages of clients that are repeated, and of those that are overtaken."""
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
            asyncio.ensure_future(self._pass_on(self._disordered(reader), there[1], life)),
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

    def _disordered(self, reader: asyncio.StreamReader) -> Readable:
        return Disorder(reader, self._chance, self.disorder) if self.disorder else reader

    async def _pass_on(
        self, reader: Readable, writer: asyncio.StreamWriter, life: list[int]
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
