"""Entries: log lines of a room as a viewer may see them, one per version."""

from __future__ import annotations

from ethnos.phrase import Phrase, SentenceKind
from ethnos.protocol.base import Message, Part, RawEvents
from ethnos.protocol.room import ActedBy, Hold, StandInReason


class RoomCreated(Message, frozen=True, tag="created"):
    """The room was created."""


class RoomConfigured(Message, frozen=True, tag="configured"):
    """The host changed the options."""


class SeatTaken(Message, frozen=True, tag="sat"):
    """A guest took a seat."""

    seat: int
    name: str


class SeatOpened(Message, frozen=True, tag="stood"):
    """A seat became open."""

    seat: int


class BotSeated(Message, frozen=True, tag="bot_sat"):
    """A bot took a seat."""

    seat: int
    bot: str


class GameStarted(Message, frozen=True, tag="started"):
    """The first age was dealt."""

    events: RawEvents


class ActionTaken(Message, frozen=True, tag="acted"):
    """The player to decide took an action."""

    seat: int
    by: ActedBy
    events: RawEvents


class UndoRequested(Message, frozen=True, tag="undo_asked"):
    """A seat asks the others for permission to take its last action back."""

    seat: int


class UndoAnswered(Message, frozen=True):
    """A seat agreed or refused; a refusal ends the request."""

    seat: int
    yes: bool


class ActionUndone(Message, frozen=True, tag="undone"):
    """A seat's last action was taken back, with everything after it."""

    seat: int
    actions: int


class StandInChanged(Message, frozen=True):
    """A bot stands in for a player (`why`), or the player is back (`None`)."""

    seat: int
    why: StandInReason | None


class ClockMoved(Message, frozen=True):
    """The deadline moved by the time the server was down."""


class ChatSent(Message, frozen=True, tag="said"):
    """A chat message."""

    name: str
    seat: int | None
    text: str


class RematchOpened(Message, frozen=True):
    """A room for a rematch exists."""

    room: str


class RoomHeld(Message, frozen=True):
    """The operator of the server holds the room (`hold`), or no longer does (`None`)."""

    hold: Hold | None


class GuestErased(Message, frozen=True):
    """The data of a guest were deleted: their name is gone from the room."""


Entry = (
    RoomCreated
    | RoomConfigured
    | SeatTaken
    | SeatOpened
    | BotSeated
    | GameStarted
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


class Line(Part, frozen=True, omit_defaults=True):
    """A line of the log, made for the viewer."""

    say: Phrase
    seat: int | None = None
    """The player it is about."""
    kind: SentenceKind = SentenceKind.NEWS
    secret: bool = False
    """Whether only the viewer's seat may know it: at a shared screen, other seats read `open`."""
    open: Phrase | None = None
    """What everyone else reads instead of a secret; nothing if `None`."""
    you: Phrase | None = None
    """What the player it is about reads instead, in lines made for that player."""


class Missed(Part, frozen=True):
    """An `ev` without the parts that later versions replace."""

    v: int
    at: int
    e: Entry
    lines: list[Line]
