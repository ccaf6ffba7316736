"""The lines of a room's log: what has happened, for ever. Never rename or remove a field."""

from __future__ import annotations

from typing import Literal

import msgspec

from ethnos.protocol import RoomOptions

Why = Literal["timeout", "left", "replaced"]
By = Literal["player", "bot", "standin"]


class Line(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """One thing that happened, and when (in ms)."""

    at: int


class RoomCreated(Line, frozen=True, tag="room"):
    """A room was made. The seed stays secret until the game has ended."""

    room: str
    code: str
    rules: str
    options: RoomOptions
    host: str
    host_name: str
    seed: str


class RoomConfigured(Line, frozen=True, tag="options"):
    """The host changed what is agreed."""

    options: RoomOptions


class SeatTaken(Line, frozen=True, tag="sat"):
    """A guest sat down."""

    seat: int
    guest: str
    name: str
    nonce: str = ""


class BotSeated(Line, frozen=True, tag="bot"):
    """A bot was given a seat."""

    seat: int
    bot: str


class SeatOpened(Line, frozen=True, tag="open"):
    """A seat became free."""

    seat: int


class GameStarted(Line, frozen=True, tag="start"):
    """The first age was dealt, from the seed and the nonces of all seats."""

    deadline: int | None = None


class ActionTaken(Line, frozen=True, tag="act"):
    """The player to decide decided."""

    seat: int
    action: str
    by: By = "player"
    deadline: int | None = None


class UndoRequested(Line, frozen=True, tag="undo?"):
    """A seat asks the others whether it may take its last action back."""

    seat: int


class UndoReplied(Line, frozen=True, tag="undo!"):
    """A seat answered."""

    seat: int
    yes: bool


class ActionUndone(Line, frozen=True, tag="undone"):
    """A seat's last action was taken back, with all that came after it."""

    seat: int
    deadline: int | None = None


class StandIn(Line, frozen=True, tag="standin"):
    """A bot plays a seat for its owner from now on; without a reason, the owner does again."""

    seat: int
    why: Why | None = None
    deadline: int | None = None


class ClockMoved(Line, frozen=True, tag="clock"):
    """The server was down for a while, in which no clock runs."""

    deadline: int


class ChatSaid(Line, frozen=True, tag="chat"):
    """A guest said something."""

    name: str
    seat: int | None
    text: str


class RematchMade(Line, frozen=True, tag="rematch"):
    """A room for the same people exists."""

    room: str


AnyLine = (
    RoomCreated
    | RoomConfigured
    | SeatTaken
    | BotSeated
    | SeatOpened
    | GameStarted
    | ActionTaken
    | UndoRequested
    | UndoReplied
    | ActionUndone
    | StandIn
    | ClockMoved
    | ChatSaid
    | RematchMade
)

read_line = msgspec.json.Decoder(AnyLine).decode
write_line = msgspec.json.Encoder().encode
