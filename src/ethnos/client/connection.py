"""A connection to a room that survives lost sockets: it reconnects, resumes and resends.

Whatever happens to the network, a command is carried out once and answered once.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ethnos import protocol
from ethnos.client.snapshot import RoomSnapshot
from ethnos.protocol import CloseCode
from ethnos.rules.errors import EthnosError

FATAL_CLOSE_CODES: Final = {
    CloseCode.BAD_MESSAGE,
    CloseCode.BAD_PROTOCOL,
    CloseCode.SIGNED_OUT,
    CloseCode.NOT_WELCOME,
    CloseCode.ROOM_CLOSED,
    CloseCode.BANNED,
}
Answered = protocol.Previewed | protocol.Understood | protocol.Hinted
RETRY_DELAYS: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)


class GaveUpError(EthnosError):
    """Raised when the server refuses to let this connection resume."""


def new_key() -> str:
    """Return a new idempotency key for a command."""
    return secrets.token_urlsafe(16)


class Connection(RoomSnapshot):
    """A socket to a room, and the snapshot it keeps up to date."""

    def __init__(self, address: str, token: str, *, seat: int | None = None) -> None:
        super().__init__()
        self._address = address
        self._token = token
        self._seat = seat
        self._socket: ClientConnection | None = None
        self._commands: dict[str, tuple[str, asyncio.Future[protocol.Ack | protocol.Nack]]] = {}
        self._questions: dict[int, tuple[str, asyncio.Future[Answered]]] = {}
        self._numbers = itertools.count(1)
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._failure: GaveUpError | None = None

    # Opening and closing.

    async def open(self) -> None:
        """Connect, and reconnect whenever the socket is lost, until `close`."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(ready))
        self._task.add_done_callback(self._task_done)
        await asyncio.wait((ready, self._task), return_when=asyncio.FIRST_COMPLETED)
        if self._failure is not None:
            raise self._failure
        if self._task.done():
            self._task.result()

    async def close(self) -> None:
        """Close the socket; the seat is kept."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def drop(self) -> None:
        """Abort the socket, to test reconnection."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _run(self, ready: asyncio.Future[None]) -> None:
        attempt = 0
        while self._failure is None:
            try:
                async with self._connect() as socket:
                    await self._greet(socket)
                    attempt = 0
                    if not ready.done():
                        ready.set_result(None)
                    await self._listen(socket)
            except InvalidHandshake as error:
                status = getattr(getattr(error, "response", None), "status_code", 500)
                if status < 500 and status != 429:
                    self._give_up(f"the server answered {status}")
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in FATAL_CLOSE_CODES:
                    self._give_up(f"{error.rcvd.code} {error.rcvd.reason}")
            except (OSError, TimeoutError, EOFError):
                pass  # The server cannot be reached: retry.
            self._socket = None
            if self._failure is None:
                await asyncio.sleep(
                    RETRY_DELAYS[min(attempt, len(RETRY_DELAYS) - 1)] * (0.5 + random.random())
                )
                attempt += 1

    def _connect(self) -> connect:
        return connect(
            self._address,
            additional_headers={"Authorization": f"Bearer {self._token}"},
            compression=None,
            max_size=None,
            open_timeout=10,
            close_timeout=1,
            proxy=None,
        )

    def _task_done(self, task: asyncio.Task[None]) -> None:
        """Fail all pending calls if a listener or the protocol raised an error."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self._give_up(f"the connection failed: {error!r}")

    def _give_up(self, why: str) -> None:
        self._failure = GaveUpError(why)
        waiting: list[asyncio.Future[Any]] = [future for _, future in self._commands.values()]
        waiting += [future for _, future in self._questions.values()]
        for future in waiting:
            if not future.done():
                future.set_exception(self._failure)
        self._changed.set()

    async def _greet(self, socket: ClientConnection) -> None:
        resume = self.v if self.v else None
        await _send(socket, protocol.Hello(resume=resume, seat=self._seat))
        while True:
            message = protocol.decode_answer(await _receive(socket))
            if isinstance(message, protocol.Welcome):
                break
        self._socket = socket
        self._reset(message)
        for frame, _ in (*self._commands.values(), *self._questions.values()):
            await socket.send(frame)

    async def _listen(self, socket: ClientConnection) -> None:
        while True:
            message = protocol.decode_answer(await _receive(socket))
            match message:
                case protocol.Ev():
                    if not self._apply(message):
                        return  # A gap: reconnect and resume.
                case protocol.Welcome():
                    self._reset(message)
                case protocol.Ack() | protocol.Nack():
                    self._answer_command(message)
                case protocol.Previewed() | protocol.Understood() | protocol.Hinted():
                    self._answer_question(message)
                case _:
                    pass
            self._changed.set()

    def _answer_command(self, message: protocol.Ack | protocol.Nack) -> None:
        waiting = self._commands.pop(message.k, None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)

    def _answer_question(self, message: Answered) -> None:
        waiting = self._questions.pop(message.id, None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)

    # Commands and questions.

    async def command(self, command: protocol.AnyCommand) -> protocol.Ack | protocol.Nack:
        """Send a command and return its answer, even if the socket is lost in between."""
        if self._failure is not None:
            raise self._failure
        frame = protocol.encode_message(command).decode()
        if command.k in self._commands:  # Resent while pending: one answer serves both.
            future = self._commands[command.k][1]
        else:
            future = asyncio.get_running_loop().create_future()
            self._commands[command.k] = (frame, future)
        await self._try_to_send(frame)
        return await asyncio.shield(future)

    async def act(self, action: str) -> protocol.Ack | protocol.Nack:
        """Take an action, in notation."""
        return await self.command(protocol.TakeAction(new_key(), self.v, action))

    async def preview(
        self, *, cards: list[str] | None = None, action: str | None = None
    ) -> protocol.Previewed:
        """Ask what a selection of cards, or an action, would do."""
        number = next(self._numbers)
        answer = await self._ask(number, protocol.Preview(number, action, cards))
        assert isinstance(answer, protocol.Previewed)
        return answer

    async def understand(
        self, text: str, lang: str = "en", *, after: str | None = None
    ) -> protocol.Understood:
        """Ask what a typed command means, in the words of a language or in English.

        `after` is the command that asked who leads, as the last answer named it.
        """
        number = next(self._numbers)
        question = protocol.Understand(number, text, lang, after=after)
        answer = await self._ask(number, question)
        assert isinstance(answer, protocol.Understood)
        return answer

    async def hint(self) -> protocol.Hinted:
        """Ask what a bot would do."""
        number = next(self._numbers)
        answer = await self._ask(number, protocol.Hint(number))
        assert isinstance(answer, protocol.Hinted)
        return answer

    async def _ask(self, number: int, question: protocol.Message) -> Answered:
        if self._failure is not None:
            raise self._failure
        frame = protocol.encode_message(question).decode()
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._questions[number] = (frame, future)
        await self._try_to_send(frame)
        return await future

    async def look(self, seat: int | None) -> None:
        """Switch to the view of another seat of this guest."""
        self._seat = seat
        await self._try_to_send(protocol.encode_message(protocol.Look(seat)).decode())
        await self.until(lambda: self.you.viewer == seat)

    async def _try_to_send(self, frame: str) -> None:
        """Send if connected; pending commands and questions are resent after a reconnect."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(frame)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the condition holds; it is checked after every message."""
        while not condition():
            if self._failure is not None:
                raise self._failure
            self._changed.clear()
            await self._changed.wait()

    async def reach(self, v: int) -> None:
        """Wait until this version has arrived."""
        await self.until(lambda: self.v >= v)


async def _send(socket: ClientConnection, message: protocol.Message) -> None:
    await socket.send(protocol.encode_message(message).decode())


async def _receive(socket: ClientConnection) -> bytes:
    text = await socket.recv()
    return text.encode() if isinstance(text, str) else text
