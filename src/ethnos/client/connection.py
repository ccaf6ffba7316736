"""A connection to a room that survives lost sockets: it resumes, and resends what was not answered.

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

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ethnos import protocol
from ethnos.protocol import CloseCode
from ethnos.records.codec import decode
from ethnos.rules.errors import EthnosError
from ethnos.rules.view import PlayerView

GIVE_UP: Final = {
    CloseCode.BAD_MESSAGE,
    CloseCode.BAD_PROTOCOL,
    CloseCode.SIGNED_OUT,
    CloseCode.NOT_WELCOME,
}
Answered = protocol.Previewed | protocol.Hinted
PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 5.0)


class GaveUpError(EthnosError):
    """Raised when the server does not want this connection back."""


def new_key() -> str:
    """Return a key for a command."""
    return secrets.token_urlsafe(16)


class Connection:
    """Sits in a room and knows how things stand there."""

    def __init__(self, address: str, token: str, *, seat: int | None = None) -> None:
        self.welcome: protocol.Welcome
        self.v = 0
        self.room: protocol.RoomInfo
        self.you: protocol.You
        self.table: dict[str, Any] | None = None
        self.mine: protocol.Mine | None = None
        self.results: list[Any] = []
        self.ruleset: dict[str, Any] = {}
        self.due: int | None = None
        self.listeners: list[Callable[[protocol.Ev | protocol.Missed], None]] = []
        """Called with every version once, in order, across reconnections."""
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

    # Life.

    async def open(self) -> None:
        """Connect, and stay connected until `close`."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._stay(ready))
        self._task.add_done_callback(self._ended)
        await asyncio.wait((ready, self._task), return_when=asyncio.FIRST_COMPLETED)
        if self._failure is not None:
            raise self._failure
        if self._task.done():
            self._task.result()

    async def close(self) -> None:
        """Leave the socket; the seat stays."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def drop(self) -> None:
        """Lose the socket on purpose, as a tunnel would."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _stay(self, ready: asyncio.Future[None]) -> None:
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
                if error.rcvd is not None and error.rcvd.code in GIVE_UP:
                    self._give_up(f"{error.rcvd.code} {error.rcvd.reason}")
            except (OSError, TimeoutError, EOFError):
                pass  # nobody there: try again
            self._socket = None
            if self._failure is None:
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)] * (0.5 + random.random()))
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

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Tell everybody who waits, should a listener or the protocol have failed."""
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
        self._welcomed(message)
        for frame, _ in (*self._commands.values(), *self._questions.values()):
            await socket.send(frame)

    async def _listen(self, socket: ClientConnection) -> None:
        while True:
            message = protocol.decode_answer(await _receive(socket))
            match message:
                case protocol.Ev():
                    if not self._happened(message):
                        return  # a gap: resume
                case protocol.Welcome():
                    self._welcomed(message)
                case protocol.Ack() | protocol.Nack():
                    self._answered(message)
                case protocol.Previewed() | protocol.Hinted():
                    self._explained(message)
                case _:
                    pass
            self._changed.set()

    def _answered(self, message: protocol.Ack | protocol.Nack) -> None:
        waiting = self._commands.pop(message.k, None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)

    def _explained(self, message: protocol.Previewed | protocol.Hinted) -> None:
        waiting = self._questions.pop(message.id, None)
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(message)

    def _welcomed(self, message: protocol.Welcome) -> None:
        self.welcome = message
        for missed in message.missed:
            self._tell(missed)
        self.v = message.v
        self.room, self.you, self.due = message.room, message.you, message.due
        self.table = _opened(message.table)
        self.ruleset = _opened(message.ruleset) or {}
        self.results = _opened(message.results) or []
        self.mine = message.mine

    def _happened(self, message: protocol.Ev) -> bool:
        if message.v <= self.v:
            return True
        if message.v != self.v + 1:
            return False
        self.v, self.due = message.v, message.due
        self.room = message.room or self.room
        self.you = message.you or self.you
        self.mine = message.mine or self.mine
        self.table = _opened(message.table) or self.table
        self.results = _opened(message.results) or self.results
        self.ruleset = _opened(message.ruleset) or self.ruleset
        self._tell(message)
        return True

    def _tell(self, message: protocol.Ev | protocol.Missed) -> None:
        for listener in self.listeners:
            listener(message)

    # Play.

    async def command(self, command: protocol.AnyCommand) -> protocol.Ack | protocol.Nack:
        """Send a command and return its one answer, however often the socket is lost meanwhile."""
        if self._failure is not None:
            raise self._failure
        frame = protocol.encode_message(command).decode()
        if command.k in self._commands:  # sent again while under way: one answer serves both
            future = self._commands[command.k][1]
        else:
            future = asyncio.get_running_loop().create_future()
            self._commands[command.k] = (frame, future)
        await self._try_to_send(frame)
        return await asyncio.shield(future)

    async def act(self, action: str) -> protocol.Ack | protocol.Nack:
        """Decide."""
        return await self.command(protocol.TakeAction(new_key(), self.v, action))

    async def preview(
        self, *, cards: list[str] | None = None, action: str | None = None
    ) -> protocol.Previewed:
        """Ask what a selection of cards, or an action, would do."""
        number = next(self._numbers)
        answer = await self._ask(number, protocol.Preview(number, action, cards))
        assert isinstance(answer, protocol.Previewed)
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
        future: asyncio.Future[protocol.Previewed | protocol.Hinted]
        future = asyncio.get_running_loop().create_future()
        self._questions[number] = (frame, future)
        await self._try_to_send(frame)
        return await future

    async def look(self, seat: int | None) -> None:
        """Look from another of the own seats."""
        self._seat = seat
        await self._try_to_send(protocol.encode_message(protocol.Look(seat)).decode())
        await self.until(lambda: self.you.viewer == seat)

    async def _try_to_send(self, frame: str) -> None:
        """Send, if anybody is there; whatever waits for an answer is sent again on resuming."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(frame)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        while not condition():
            if self._failure is not None:
                raise self._failure
            self._changed.clear()
            await self._changed.wait()

    async def reach(self, v: int) -> None:
        """Wait until this version has arrived."""
        await self.until(lambda: self.v >= v)

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat looked from is to decide."""
        return self.mine is not None and self.mine.choices is not None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.room.status == "finished"

    def view(self) -> PlayerView:
        """Return what the seat looked from knows, as bots like it."""
        assert self.table is not None
        names = {name: self.table[name] for name in PlayerView.__slots__ if name in self.table}
        if names["known"] is None:  # a room without a memory aid
            names["known"] = [[] for _ in names["hand_sizes"]]
        names["seat"] = self.you.viewer
        names["hand"] = list(self.mine.hand) if self.mine else []
        names["ruleset"], names["results"] = self.ruleset, self.results
        return decode(PlayerView, names)


def _opened(raw: msgspec.Raw | msgspec.UnsetType) -> Any:
    return None if isinstance(raw, msgspec.UnsetType) else msgspec.json.decode(raw)


async def _send(socket: ClientConnection, message: protocol.Message) -> None:
    await socket.send(protocol.encode_message(message).decode())


async def _receive(socket: ClientConnection) -> bytes:
    text = await socket.recv()
    return text.encode() if isinstance(text, str) else text
