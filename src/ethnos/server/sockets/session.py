"""One WebSocket connection: checks what comes in, queues what goes out, drops slow readers."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ethnos import protocol
from ethnos.protocol import CloseCode
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.live.visitor import Closed, Visitor
from ethnos.server.sockets.uvicorn_protocol import direct_writer
from ethnos.server.store import Guest
from ethnos.server.tracing import Arrival

logger = logging.getLogger("ethnos.sockets")

MAX_QUEUED_FRAMES: Final = 64
MAX_QUEUED_BYTES: Final = 256 * 1024
HELLO_SECONDS: Final = 10
PENALTY_SECONDS: Final = 9
"""Penalty for exceeding the rate limit, for all sockets of a guest: a little less than the time the
protocol tells clients to wait."""


class Session(Visitor):
    """A guest's connection to a room over a WebSocket."""

    def __init__(self, hub: Hub, room: Room, guest: Guest, token: bytes, socket: WebSocket) -> None:
        super().__init__(hub, room, guest)
        self.address = socket.client.host if socket.client else ""
        self.token = token
        """The digest of the token it was opened with: signing out ends the session."""
        self._socket = socket
        self.direct = direct_writer(socket.scope)
        self._queue: deque[bytes] = deque()
        """Frames that wait until the peer has read earlier ones."""
        self._queued_bytes = 0
        self._writer: asyncio.Task[None] | None = None
        """Sends the queue; exists only while there is one."""
        self._drained = asyncio.Event()
        self._ending: asyncio.Future[Closed] = asyncio.get_running_loop().create_future()
        """Set when the session is ended from outside: why."""

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        reader: asyncio.Task[None] | None = None
        self._hub.sessions.add(self)
        self._hub.metrics.sockets.inc()
        try:
            await self._read_hello()
            reader = asyncio.create_task(self._read())
            await asyncio.wait((reader, self._ending), return_when=asyncio.FIRST_COMPLETED)
            if self.is_ending:
                raise self._ending.result()
            reader.result()
        except Closed as end:
            await self._close(end)
        except (WebSocketDisconnect, OSError):
            pass  # the peer has disconnected
        except Exception:
            logger.exception("a session failed", extra={"room": self._room.room_id})
            await self._close(Closed(CloseCode.INTERNAL, "a fault of the server"))
        finally:
            self._over = True
            self._room.part(self)
            self._hub.sessions.discard(self)
            self._hub.metrics.sockets.dec()
            await self._stop(reader)
            # The task's exception refers to this frame: a reference cycle that would keep the
            # room in memory.
            reader = None

    async def _stop(self, reader: asyncio.Task[None] | None) -> None:
        """Cancel this session's tasks; a running command is allowed to finish."""
        if reader is not None and not self._busy:
            reader.cancel()
        if self._writer is not None:
            self._writer.cancel()
        tasks = [task for task in (reader, self._writer) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _close(self, end: Closed) -> None:
        self._hub.metrics.closes.labels(str(end.code)).inc()
        bye = protocol.encode_message(protocol.Bye(end.code, end.reason)).decode()
        try:
            async with asyncio.timeout(1):
                if end.code != CloseCode.TOO_SLOW:
                    await self._socket.send_text(bye)
                await self._socket.close(end.code, end.reason)
            if end.code == CloseCode.TOO_FAST:
                self.direct.stop_reading()
        except TimeoutError:
            self.direct.abort()  # the peer does not read
        except (RuntimeError, OSError, WebSocketDisconnect):
            pass  # the peer has disconnected already

    @property
    def frames_waiting(self) -> int:
        """The length of the send queue."""
        return len(self._queue)

    @property
    def is_ending(self) -> bool:
        """Whether the session was dismissed."""
        return self._ending.done()

    # Outgoing.

    def send(self, frame: bytes) -> None:
        """Write a frame at once, or queue it behind frames the peer has yet to read."""
        if self._over or self.is_ending:
            return
        if self._queue or not self.direct.write_text(frame):
            self._enqueue(frame)
        else:
            self._hub.metrics.frames.inc()

    def _enqueue(self, frame: bytes) -> None:
        """Queue a frame; a client with a full queue is disconnected and may resume."""
        self._queue.append(frame)
        self._queued_bytes += len(frame)
        if len(self._queue) > MAX_QUEUED_FRAMES or self._queued_bytes > MAX_QUEUED_BYTES:
            self._queue.clear()
            self.dismiss(CloseCode.TOO_SLOW, "send queue full")
        elif self._writer is None:
            self._writer = asyncio.create_task(self._send_queue())

    def dismiss(self, code: int, reason: str) -> None:
        """End the session from outside."""
        if not self.is_ending:
            self._ending.set_result(Closed(code, reason))

    async def _send_queue(self) -> None:
        try:
            while self._queue:
                frame = self._queue[0]
                self._check_connected()
                await self._socket.send_text(frame.decode())
                if not self._queue:
                    return  # cleared: the session is about to end
                self._queue.popleft()
                self._queued_bytes -= len(frame)
                self._drained.set()
                self._hub.metrics.frames.inc()
        except (RuntimeError, WebSocketDisconnect, OSError):
            self._queue.clear()  # the peer has disconnected, as the reader will find out
            self._drained.set()
        finally:
            self._writer = None

    # Incoming.

    def _check_connected(self) -> None:
        """Raise `WebSocketDisconnect` if any task has noticed that the peer disconnected."""
        if self._socket.application_state is not WebSocketState.CONNECTED:
            raise WebSocketDisconnect

    async def _receive(self) -> protocol.FromClient:
        self._check_connected()
        try:
            text = await self._socket.receive_text()
        except KeyError:
            raise Closed(CloseCode.BAD_MESSAGE, "messages are text") from None
        received = self._hub.tracer.now()
        if not self._hub.messages.take(self.guest.id):
            self._hub.messages.penalize(self.guest.id, PENALTY_SECONDS)
            raise Closed(CloseCode.TOO_FAST, "too many messages")
        message = self._decoded(text)
        self._arrival = Arrival(received, self._hub.tracer.now())
        return message

    async def _read_hello(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive()
        except TimeoutError:
            raise Closed(CloseCode.SILENT, "no hello") from None
        if self.is_ending:  # banned, or signed out, since the handshake
            raise self._ending.result()
        if self._hub.bans.forbids(self.guest.id, self.address, self._hub.now()):  # during it
            raise Closed(CloseCode.BANNED, "you are banned")
        await self._greet(hello)

    async def _read(self) -> None:
        while True:
            while len(self._queue) > MAX_QUEUED_FRAMES // 2:  # back-pressure
                self._drained.clear()
                await self._drained.wait()
            await self._answer(await self._receive())
            if self._over:
                return
