"""A minimal WebSocket client, cheap because it shares the machine with the server it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import Callable, Iterator
from typing import Final, cast
from urllib.parse import urlsplit

TEXT: Final = 0x1
PING: Final = 0x9
PONG: Final = 0xA
NO_MASK: Final = bytes(4)
"""Clients must mask their frames; a mask of zeros leaves the payload unchanged."""


class RefusedSocketError(Exception):
    """The server refused the upgrade."""


class MinimalWebSocket(asyncio.Protocol):
    """One socket; texts go to a listener or are fetched one by one with `receive`."""

    def __init__(self) -> None:
        self._on_text: Callable[[bytes], None] = self._enqueue
        self.transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._texts: asyncio.Queue[bytes] = asyncio.Queue()
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or RefusedSocketError("closed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._shake_hands():
            return
        for opcode, payload in self._frames():
            if opcode == TEXT:
                self._on_text(payload)
            elif opcode == PING:
                self._write(PONG, payload)

    def _shake_hands(self) -> bool:
        """Read the answer to the upgrade request from the buffer, once it is complete."""
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(RefusedSocketError(head.decode()))
            return False
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """Read whole frames from the buffer. Servers do not mask; ours does not fragment."""
        while len(self._buffer) >= 2:
            size, begin = self._buffer[1], 2
            if size >= 126:
                begin = 4 if size == 126 else 10
                size = int.from_bytes(self._buffer[2:begin], "big")
            if len(self._buffer) < begin + size:
                return
            yield self._buffer[0] & 0xF, bytes(self._buffer[begin : begin + size])
            del self._buffer[: begin + size]

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """Pass queued texts, and every later one, to the listener."""
        self._on_text = listener
        while not self._texts.empty():
            listener(self._texts.get_nowait())

    def _enqueue(self, text: bytes) -> None:
        self._texts.put_nowait(text)

    async def receive(self) -> bytes:
        """Return the next text; only without a listener."""
        return await self._texts.get()

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(TEXT, text)

    def _write(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | opcode]) + length + NO_MASK + payload)


async def open_websocket(
    url: str, token: str | None = None, *, receive_buffer: int | None = None
) -> MinimalWebSocket:
    """Open a socket; with a small receive buffer, a client that does not read stalls at once."""
    parts = urlsplit(url)
    link = socket.socket()
    if receive_buffer is not None:
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    link.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(link, (parts.hostname, parts.port))
    _, opened = await loop.create_connection(MinimalWebSocket, sock=link)
    headers = {
        "Host": parts.netloc,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
    }
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    lines = [f"GET {parts.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    opened.transport.write("\r\n".join([*lines, "", ""]).encode())
    await opened.opened
    return opened
