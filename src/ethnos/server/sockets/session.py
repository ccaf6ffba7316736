"""One WebSocket connection: checks what comes in, queues what goes out, drops slow readers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ethnos import protocol
from ethnos.protocol import CloseCode, RefusalCode
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.outgoing.commands import complaint, understand
from ethnos.server.outgoing.preview import hint, plain_answer, preview
from ethnos.server.rate_limits import Bucket
from ethnos.server.rooms.refusals import refused_by_room
from ethnos.server.sockets.uvicorn_protocol import direct_writer
from ethnos.server.store import Guest, StorageError
from ethnos.talk.refusals import refusal_code

logger = logging.getLogger("ethnos.sockets")

MAX_QUEUED_FRAMES: Final = 64
MAX_QUEUED_BYTES: Final = 256 * 1024
HELLO_SECONDS: Final = 10
HINT_SECONDS: Final = 2.0
PENALTY_SECONDS: Final = 9
"""Penalty for exceeding the rate limit, for all sockets of a guest: a little less than the time the
protocol tells clients to wait."""


class _Closed(Exception):  # noqa: N818  # not an error: how a session ends
    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Session:
    """A guest's connection to a room."""

    def __init__(self, hub: Hub, room: Room, guest: Guest, token: bytes, socket: WebSocket) -> None:
        self.guest = guest
        self.token = token
        """The digest of the token it was opened with: signing out ends the session."""
        self.seat: int | None = None
        self._hub = hub
        self._room = room
        self._socket = socket
        self.direct = direct_writer(socket.scope)
        self._queue: deque[bytes] = deque()
        """Frames that wait until the peer has read earlier ones."""
        self._queued_bytes = 0
        self._writer: asyncio.Task[None] | None = None
        """Sends the queue; exists only while there is one."""
        self._drained = asyncio.Event()
        self._ending: asyncio.Future[_Closed] = asyncio.get_running_loop().create_future()
        """Set when the session is ended from outside: why."""
        self._over = False
        self._busy = False
        """Whether a command is running."""
        self._hints = Bucket(0.5, 5)

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        reader: asyncio.Task[None] | None = None
        self._hub.sessions.add(self)
        self._hub.metrics.sockets.inc()
        try:
            await self._greet()
            reader = asyncio.create_task(self._read())
            await asyncio.wait((reader, self._ending), return_when=asyncio.FIRST_COMPLETED)
            if self.is_ending:
                raise self._ending.result()
            reader.result()
        except _Closed as end:
            await self._close(end)
        except (WebSocketDisconnect, OSError):
            pass  # the peer has disconnected
        except Exception:
            logger.exception("a session failed", extra={"room": self._room.room_id})
            await self._close(_Closed(CloseCode.INTERNAL, "a fault of the server"))
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

    async def _close(self, end: _Closed) -> None:
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
            self._ending.set_result(_Closed(code, reason))

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

    def _reply(self, message: protocol.FromServer) -> None:
        self.send(protocol.encode_message(message))

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
            raise _Closed(CloseCode.BAD_MESSAGE, "messages are text") from None
        if not self._hub.messages.take(self.guest.id):
            self._hub.messages.penalize(self.guest.id, PENALTY_SECONDS)
            raise _Closed(CloseCode.TOO_FAST, "too many messages")
        try:
            return protocol.decode_message(text.encode())
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            raise _Closed(CloseCode.BAD_MESSAGE, "not a message of this protocol") from None

    async def _greet(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive()
        except TimeoutError:
            raise _Closed(CloseCode.SILENT, "no hello") from None
        if not isinstance(hello, protocol.Hello):
            raise _Closed(CloseCode.BAD_MESSAGE, "the first message is hello")
        if hello.proto != protocol.PROTOCOL:
            raise _Closed(CloseCode.BAD_PROTOCOL, f"this server speaks {protocol.PROTOCOL}")
        await self._enter(hello)

    async def _enter(self, hello: protocol.Hello) -> None:
        """Join the room, as it is now: since the handshake it may have been unloaded."""
        try:
            room = await self._hub.room(self._room.room_id)
            if hello.resume is not None and hello.resume > room.state.seq:
                await room.catch_up()  # the client saw a newer version at another process
                room = await self._hub.room(room.room_id)
        except StorageError:
            raise _Closed(CloseCode.INTERNAL, "the server cannot reach its store") from None
        if not room.state.admits(self.guest.id):
            raise _Closed(CloseCode.NOT_WELCOME, "this game may not be watched")
        # From here to `join` nothing may wait: a room with viewers is never unloaded.
        self._room = room
        self.seat = self._first_view(hello.seat)
        room.join(self, hello.resume)

    def _first_view(self, seat: int | None) -> int | None:
        """Return the guest's seat asked for, else the one that decides, else any of theirs."""
        own = self._room.state.seats_of(self.guest.id)
        if seat in own:
            return seat
        game = self._room.state.game
        if game is not None and game.to_move in own:
            return game.to_move
        return own[0] if own else None

    async def _read(self) -> None:
        while True:
            while len(self._queue) > MAX_QUEUED_FRAMES // 2:  # back-pressure
                self._drained.clear()
                await self._drained.wait()
            message = await self._receive()
            match message:
                case protocol.Hello():
                    raise _Closed(CloseCode.BAD_MESSAGE, "hello again")
                case protocol.Ping():
                    self._reply(protocol.Pong(message.n, self._hub.now()))
                case protocol.Look():
                    self._look(message.seat)
                case protocol.Preview():
                    self._preview(message)
                case protocol.Understand():
                    self._understand(message)
                case protocol.Hint():
                    await self._hint(message)
                case _:
                    answer = await self._command(message)
                    if self._over:
                        return
                    self._follow_seat(message, answer)
                    self._reply(answer)

    async def _command(self, command: protocol.AnyCommand) -> protocol.Ack | protocol.Nack:
        self._busy = True
        try:
            answer = await self._room.submit(self.guest, command)
        finally:
            self._busy = False
        kind = "ack" if isinstance(answer, protocol.Ack) else answer.why.code
        self._hub.metrics.commands.labels(kind).inc()
        return answer

    def _follow_seat(
        self, command: protocol.AnyCommand, answer: protocol.Ack | protocol.Nack
    ) -> None:
        """After a change of seats, show the guest the view of a seat they have."""
        moved = isinstance(command, protocol.TakeSeat | protocol.OpenSeat | protocol.Leave)
        if moved and isinstance(answer, protocol.Ack):
            self.seat = self._room.state.seat_viewed_by(self.guest.id, self.seat)
            self._room.join(self, None)
            self._room.presence_changed()

    def _look(self, seat: int | None) -> None:
        own = self._room.state.seats_of(self.guest.id)
        if seat is None or seat in own:
            self.seat = seat
        self._room.join(self, None)

    def _preview(self, question: protocol.Preview) -> None:
        state = self._room.state
        if state.game is None or self.seat is None:
            why = refused_by_room(RefusalCode.NOT_YOUR_TURN, "you have no hand here")
            return self._reply(plain_answer(question, state.seq, why))
        return self._reply(preview(view(state.game, self.seat), state.seq, question))

    def _understand(self, asked: protocol.Understand) -> None:
        state = self._room.state
        if state.game is None or self.seat is None:
            no_hand = refusal_code(RefusalCode.NOT_YOUR_TURN)
            return self._reply(complaint(asked, state.seq, no_hand))
        return self._reply(understand(view(state.game, self.seat), state.seq, asked))

    async def _hint(self, question: protocol.Hint) -> None:
        state = self._room.state
        code = self._why_no_hint()
        if code is not None:
            self._reply(protocol.Hinted(question.id, state.seq, [], refused_by_room(code)))
            return
        assert state.game is not None
        seen = view(state.game, self.seat)
        stream = FastSource(secrets.randbits(64)).stream(0)
        bot = self._hub.settings.adviser
        advice = await asyncio.to_thread(hint, seen, bot, stream, HINT_SECONDS)
        self._reply(protocol.Hinted(question.id, state.seq, advice))

    def _why_no_hint(self) -> RefusalCode | None:
        state = self._room.state
        if state.game is None:
            return RefusalCode.NOT_STARTED
        if not state.options.hints:
            return RefusalCode.NO_HINTS
        if state.game.is_over or self.seat != state.game.to_move:
            return RefusalCode.NOT_YOUR_TURN
        return None if self._hints.take() else RefusalCode.TOO_FAST
