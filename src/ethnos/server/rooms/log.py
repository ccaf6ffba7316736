"""Log lines of a room: what happened, durable for ever.

The log is the only truth about a room; everything else is rebuilt from it. So tags and stored field
names never change: a line written by the first version must still be readable.
"""

from __future__ import annotations

import msgspec

from ethnos.protocol import ActedBy, ChosenMood, Hold, RoomOptions, StandInReason


class Line(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One thing that happened, and when (in ms)."""

    at: int


class RoomCreated(Line, frozen=True, tag="room"):
    """A room was created. Its seed stays secret until the game has ended."""

    room_id: str = msgspec.field(name="room")
    code: str
    rules: str
    options: RoomOptions
    host: str
    host_name: str
    seed: str
    dealt_as: str = ""
    """The name under which the seed was committed to, if it is not the room's own id: a game that
    has moved here, or the deal of a day."""
    daily: str = ""
    """The day whose deal is played."""


class RoomConfigured(Line, frozen=True, tag="options"):
    """The host changed the options, or the start of the game chose the tribes for a mood."""

    options: RoomOptions
    mood: ChosenMood = ""
    """The mood whose set of tribes was drawn."""


class SeatTaken(Line, frozen=True, tag="sat"):
    """A guest took a seat."""

    seat: int
    guest: str
    name: str
    nonce: str = ""


class BotSeated(Line, frozen=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    bot: str


class SeatOpened(Line, frozen=True, tag="open"):
    """A seat became open."""

    seat: int


class GameStarted(Line, frozen=True, tag="start"):
    """The first age was dealt, from the seed and the nonces of all seats."""

    deadline: int | None = None


class ExerciseStarted(Line, frozen=True, tag="exercise"):
    """A game began with a position instead of a deal."""

    position: str
    """The complete state, hidden cards and source of randomness included."""
    deadline: int | None = None


class ActionTaken(Line, frozen=True, tag="act"):
    """The player to decide took an action."""

    seat: int
    action: str
    by: ActedBy = ActedBy.PLAYER
    deadline: int | None = None


class UndoRequested(Line, frozen=True, tag="undo?"):
    """A seat asks the others for permission to take its last action back."""

    seat: int


class UndoAnswered(Line, frozen=True, tag="undo!"):
    """A seat agreed or refused; a refusal ends the request."""

    seat: int
    yes: bool


class ActionUndone(Line, frozen=True, tag="undone"):
    """A seat's last action was taken back, with everything after it."""

    seat: int
    deadline: int | None = None


class StandInChanged(Line, frozen=True, tag="standin"):
    """A bot stands in for the owner of a seat (`why`), or the owner is back (`None`)."""

    seat: int
    why: StandInReason | None = None
    deadline: int | None = None


class ClockMoved(Line, frozen=True, tag="clock"):
    """The deadline moved by the time the server was down."""

    deadline: int


class ChatSent(Line, frozen=True, tag="chat"):
    """A chat message."""

    name: str
    seat: int | None
    text: str


class RematchOpened(Line, frozen=True, tag="rematch"):
    """A room for a rematch exists."""

    room_id: str = msgspec.field(name="room")


class RoomHeld(Line, frozen=True, tag="held"):
    """The operator of the server paused, closed or released a room, or changed who can find it."""

    hold: Hold | None = None
    hidden: bool = False
    """Whether lists leave it out."""


class GuestErased(Line, frozen=True, tag="erased"):
    """The data of a guest were deleted.

    Earlier lines have lost them as well; this one tells the processes that hold the room in memory.
    """

    guest: str
    said: list[int] = []
    """The numbers of their chat messages."""


AnyLine = (
    RoomCreated
    | RoomConfigured
    | SeatTaken
    | BotSeated
    | SeatOpened
    | GameStarted
    | ExerciseStarted
    | ActionTaken
    | UndoRequested
    | UndoAnswered
    | ActionUndone
    | StandInChanged
    | ClockMoved
    | ChatSent
    | RematchOpened
    | RoomHeld
    | GuestErased
)
TimedLine = GameStarted | ExerciseStarted | ActionTaken | ActionUndone | StandInChanged
"""Lines after which another player may have to decide; they carry that player's deadline."""

read_line = msgspec.json.Decoder(AnyLine).decode
write_line = msgspec.json.Encoder().encode
