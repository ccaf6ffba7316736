"""The state of a room, and questions about it. Pure: no clock, no store, no sockets.

`fold.py` makes it from the lines of the log. `RoomState.copy()` is cheap, so a command is first
tried on a copy. The copy replaces the original only when its lines are durable.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from ethnos.protocol import BotPace, ChatLine, ChosenMood, Hold, RoomOptions, RoomStatus, SeatKind
from ethnos.rules.state import GameState
from ethnos.server.rooms.parts import Checkpoint, Seat, UndoRequest
from ethnos.server.store import Guest


@dataclass(slots=True)
class RoomState:
    """A room and its game. Tuples and game states inside are replaced, never modified."""

    room_id: str
    seq: int = 0
    """The number of the last log line: the version of the room."""
    position: int = 0
    """The version of the last change of the game: the oldest one that may be acted on."""
    code: str = ""
    rules: str = ""
    created: int = 0
    options: RoomOptions = field(default_factory=RoomOptions)
    host: str = ""
    host_name: str = ""
    seed: bytes = b""
    seats: tuple[Seat, ...] = ()
    game: GameState | None = None
    checkpoints: tuple[Checkpoint, ...] = ()
    undo: UndoRequest | None = None
    deadline: int | None = None
    clock_since: int = 0
    """When this deadline was set."""
    chat: tuple[ChatLine, ...] = ()
    chat_sent: int = 0
    """How many chat messages the log holds."""
    rematch: str | None = None
    """The id of the room of the rematch."""
    dealt_as: str = ""
    """The name of the deal, where that is not the id of this room."""
    daily: str = ""
    """The day whose deal is played, if it is one of those."""
    age_totals: tuple[tuple[int, ...], ...] = ()
    """Everyone's glory after each age. The end of an age cannot be undone."""
    exercise: str = ""
    """The position that the game began with; empty if it was dealt."""
    hold: Hold | None = None
    """What the operator of the server has done to the room."""
    hidden: bool = False
    """Whether the operator keeps the room out of lists."""
    time_left: int | None = None
    """The time of the running turn when the room was held, in ms."""
    mood: ChosenMood = ""
    """The mood for which the tribes were drawn when the game started."""

    @property
    def deal_name(self) -> str:
        """The name of the game, by which its dealer has committed to the seed."""
        return self.dealt_as or self.room_id

    @property
    def rematch_options(self) -> RoomOptions:
        """The options of a rematch: what chance chose for this game, it chooses anew."""
        if not self.mood:
            return self.options
        return msgspec.structs.replace(self.options, tribes=self.mood)

    @property
    def status(self) -> RoomStatus:
        """How far the game has come."""
        if self.game is None:
            return RoomStatus.LOBBY
        return RoomStatus.FINISHED if self.game.is_over else RoomStatus.PLAYING

    @property
    def nonces(self) -> tuple[str, ...]:
        """The contribution of each seat to the deal."""
        return tuple(seat.nonce for seat in self.seats)

    def copy(self) -> RoomState:
        """Return an independent copy."""
        return RoomState(
            self.room_id,
            self.seq,
            self.position,
            self.code,
            self.rules,
            self.created,
            self.options,
            self.host,
            self.host_name,
            self.seed,
            self.seats,
            self.game,
            self.checkpoints,
            self.undo,
            self.deadline,
            self.clock_since,
            self.chat,
            self.chat_sent,
            self.rematch,
            self.dealt_as,
            self.daily,
            self.age_totals,
            self.exercise,
            self.hold,
            self.hidden,
            self.time_left,
            self.mood,
        )

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats of this guest."""
        return [n for n, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def admits(self, guest: str) -> bool:
        """Return whether this guest may look: a game may be closed to those without a seat."""
        if self.hold is Hold.CLOSED:
            return False
        is_open = self.status is RoomStatus.LOBBY or self.options.spectators
        return is_open or bool(self.seats_of(guest))

    def voice_of(self, guest: Guest, seat: int | None = None) -> tuple[int | None, str] | None:
        """Return the seat and the name a guest speaks with; spectators, but the host, are silent.

        Who has several seats speaks from this one, or from the first.
        """
        spoken = self.seat_viewed_by(guest.id, seat)
        if spoken is not None:
            return spoken, self.seats[spoken].name
        return (None, guest.name) if guest.id == self.host else None

    def seat_viewed_by(self, guest: str, seat: int | None) -> int | None:
        """Return the seat whose view a guest gets: this one if it is theirs, else their first."""
        own = self.seats_of(guest)
        return seat if seat in own else (own[0] if own else None)

    def bot_to_move(self) -> str | None:
        """Return the bot that decides now: the id of the seat's bot, or "" for a stand-in."""
        if self.game is None or self.game.is_over or self.hold is not None:
            return None
        if self.undo is not None:
            return None  # bots wait for the answer to a question: their action would withdraw it
        seat = self.seats[self.game.to_move]
        if seat.kind is SeatKind.BOT:
            return seat.bot
        return "" if seat.standing_in else None

    def people(self) -> list[int]:
        """Return the seats played by people, without those a bot stands in for."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.kind is SeatKind.HUMAN and not seat.standing_in
        ]

    def plays_alone(self, guest: str) -> bool:
        """Return whether this guest plays, and nobody else except bots."""
        return {seat.guest for seat in self.seats if seat.kind is SeatKind.HUMAN} == {guest}

    def bot_pace(self) -> BotPace:
        """Return how fast the bots act: several people are not hurried by one of them."""
        return self.options.bot_pace if self.plays_alone(self.host) else BotPace.NORMAL

    def undoable(self, seat: int) -> int:
        """Return how many actions this seat's undo would take back; 0 if it cannot undo."""
        for count, point in enumerate(reversed(self.checkpoints), start=1):
            if point.seat == seat:
                return count
            if point.shows:
                return 0
        return 0
