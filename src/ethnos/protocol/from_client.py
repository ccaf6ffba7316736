"""What a client sends."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ethnos.protocol.base import (
    PROTOCOL,
    CardText,
    Key,
    Message,
    Name,
    Nonce,
    SeatNumber,
    Version,
)
from ethnos.protocol.options import RoomOptions


class Hello(Message, frozen=True):
    """Always first. `resume` is the last version seen; `seat` is the own seat to look from."""

    proto: int = PROTOCOL
    resume: Version | None = None
    seat: SeatNumber | None = None


class Command(Message, frozen=True):
    """Something that changes the room; answered by exactly one `ack` or `nack`."""

    k: Key


class Act(Command, frozen=True):
    """Decide. `v` is the version acted on, `a` the action in words, such as `take elf:red`."""

    v: Version
    a: Annotated[str, Meta(max_length=256)]


class Sit(Command, frozen=True):
    """Take an open seat (any, if none is named). Several seats of one guest are a hot seat."""

    seat: SeatNumber | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class Stand(Command, frozen=True):
    """Empty a seat before the game: the own one, or any if you are the host."""

    seat: SeatNumber


class SeatBot(Command, frozen=True):
    """Put a bot on an open seat. Host only."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=64)]


class Configure(Command, frozen=True):
    """Change what is agreed, before the game. Host only."""

    options: RoomOptions


class Start(Command, frozen=True):
    """Deal. Host only; no seat may be open."""


class Chat(Command, frozen=True):
    """Say something to everybody in the room."""

    text: Annotated[str, Meta(min_length=1, max_length=280)]


class Undo(Command, frozen=True):
    """Take back the own last action, or ask the others whether you may."""

    seat: SeatNumber | None = None


class AnswerUndo(Command, frozen=True):
    """Answer somebody who wants to take an action back."""

    yes: bool


class Leave(Command, frozen=True):
    """Leave a running game; a bot stands in."""

    seat: SeatNumber | None = None


class Back(Command, frozen=True):
    """Take the own seat back from the bot that stands in."""

    seat: SeatNumber | None = None


class Replace(Command, frozen=True):
    """Let a bot stand in for a player who has been away for a while."""

    seat: SeatNumber


class Rematch(Command, frozen=True):
    """Open a new room with the same people and options; `ev` tells everybody which."""


class Look(Message, frozen=True):
    """Look from another of the own seats, or as a spectator; answered by `welcome`."""

    seat: SeatNumber | None = None


class Preview(Message, frozen=True):
    """Ask what an action, or a selection of cards, would do; answered by `previewed`."""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    a: Annotated[str, Meta(max_length=256)] | None = None
    cards: Annotated[list[CardText], Meta(max_length=12)] | None = None


class Hint(Message, frozen=True):
    """Ask what a bot would do in the seat looked from; answered by `hinted`."""

    id: Annotated[int, Meta(ge=0, le=2**31)]


class Ping(Message, frozen=True):
    """Ask for a `pong` with the same `n`."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0


AnyCommand = (
    Act
    | Sit
    | Stand
    | SeatBot
    | Configure
    | Start
    | Chat
    | Undo
    | AnswerUndo
    | Leave
    | Back
    | Replace
    | Rematch
)
FromClient = Hello | AnyCommand | Look | Preview | Hint | Ping
