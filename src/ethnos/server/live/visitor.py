"""A guest at a room: the greeting, and what each message does. How messages travel is open."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from functools import partial
from typing import Final

import msgspec

from ethnos import protocol
from ethnos.bots.registry import needs_compiled_code
from ethnos.protocol import CloseCode, RefusalCode
from ethnos.rules.view import view
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room, why_unadmitted
from ethnos.server.outgoing.commands import complaint, understand
from ethnos.server.outgoing.preview import hint, plain_answer, preview
from ethnos.server.rate_limits import Bucket
from ethnos.server.rooms.refusals import refused_by_room
from ethnos.server.store import Guest, StorageError
from ethnos.server.tracing import Arrival
from ethnos.talk.refusals import refusal_code

HINT_SECONDS: Final = 2.0


class Closed(Exception):  # noqa: N818  # not an error: how a visit ends
    """The visit ends, for this reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Visitor(ABC):
    """A guest's connection to a room; a subclass carries its messages."""

    def __init__(self, hub: Hub, room: Room, guest: Guest) -> None:
        self.guest = guest
        self.address = ""
        """Where the guest is connected from; unknown in a browser of their own."""
        self.seat: int | None = None
        """The seat it sees the game from; `None` for a spectator."""
        self._hub = hub
        self._room = room
        self._over = False
        self._busy = False
        """Whether a command is running."""
        self._hints = Bucket(0.5, 5)
        self._arrival = Arrival()
        """When the frame that is being answered came."""

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it; never waits."""

    @abstractmethod
    def dismiss(self, code: int, reason: str) -> None:
        """End the connection."""

    def _reply(self, message: protocol.FromServer) -> None:
        self.send(protocol.encode_message(message))

    @staticmethod
    def _decoded(text: str) -> protocol.FromClient:
        """Return a message; raise `Closed` if it is none."""
        try:
            return protocol.decode_message(text.encode())
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            raise Closed(CloseCode.BAD_MESSAGE, "not a message of this protocol") from None

    async def _greet(self, hello: protocol.FromClient) -> None:
        """Answer the first message with the whole room."""
        if not isinstance(hello, protocol.Hello):
            raise Closed(CloseCode.BAD_MESSAGE, "the first message is hello")
        if hello.proto != protocol.PROTOCOL:
            raise Closed(CloseCode.BAD_PROTOCOL, f"this server speaks {protocol.PROTOCOL}")
        await self._enter(hello)

    async def _enter(self, hello: protocol.Hello) -> None:
        """Join the room, as it is now: since the handshake it may have been unloaded."""
        try:
            room = await self._hub.room(self._room.room_id)
            if hello.resume is not None and hello.resume > room.state.seq:
                await room.catch_up()  # the client saw a newer version at another process
                room = await self._hub.room(room.room_id)
        except StorageError:
            raise Closed(CloseCode.INTERNAL, "the server cannot reach its store") from None
        if not room.state.admits(self.guest.id):
            raise Closed(*why_unadmitted(room.state))
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

    async def _answer(self, message: protocol.FromClient) -> None:
        """Answer any message after the first."""
        match message:
            case protocol.Hello():
                raise Closed(CloseCode.BAD_MESSAGE, "hello again")
            case protocol.Ping():
                self._reply(protocol.Pong(message.n, self._hub.now()))
            case protocol.Hurry():
                self._room.hurry_bots(self.guest)
            case protocol.React():
                self._react(message.reaction)
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
                if not self._over:
                    self._follow_seat(message, answer)
                    self._reply(answer)

    async def _command(self, command: protocol.AnyCommand) -> protocol.Ack | protocol.Nack:
        self._busy = True
        try:
            name, room_id = type(command).__name__, self._room.room_id
            with self._hub.tracer.command(name, room_id, self._arrival) as span:
                answer = await self._hub.commands.submit(
                    self._room, self.guest, self.address, command
                )
                kind = "ack" if isinstance(answer, protocol.Ack) else answer.why.code
                span.finish(answer.v, kind)
        finally:
            self._busy = False
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

    def _react(self, reaction: protocol.Reaction) -> None:
        if self._hub.commands.may_react(self.guest, self.address):
            self._room.react(self.guest, self.seat, reaction)

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
        bot = self._hub.settings.adviser
        job = partial(hint, seen, bot, secrets.randbits(64), HINT_SECONDS)
        advice = await self._hub.workers.run_soon(job, apart=needs_compiled_code(bot))
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
