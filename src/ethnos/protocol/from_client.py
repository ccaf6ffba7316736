"""Messages from a client to the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ethnos.protocol.base import (
    CHAT_CHARACTERS,
    PROTOCOL,
    CardText,
    Key,
    Message,
    Name,
    Nonce,
    SeatNumber,
    Version,
)
from ethnos.protocol.options import BotPace, RoomOptions
from ethnos.protocol.room import Reaction


class Hello(Message, frozen=True):
    """The first message. `resume`: the last version seen; `seat`: the seat whose view you want."""

    proto: int = PROTOCOL
    resume: Version | None = None
    seat: SeatNumber | None = None


class Command(Message, frozen=True):
    """A request to change the room; answered by exactly one `ack` or `nack`."""

    k: Key


class TakeAction(Command, frozen=True, tag="act"):
    """Take an action. `v`: the version acted on; `a`: the action as text, e.g. `take elf:red`."""

    v: Version
    a: Annotated[str, Meta(max_length=256)]


class TakeSeat(Command, frozen=True, tag="sit"):
    """Take an open seat, or any if none is named. Several seats of one guest are a hot seat."""

    seat: SeatNumber | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class OpenSeat(Command, frozen=True, tag="stand"):
    """Give up your seat before the game; the host may empty any seat."""

    seat: SeatNumber


class SeatBot(Command, frozen=True):
    """Put a bot on an open seat. Host only."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=64)]


class ConfigureRoom(Command, frozen=True, tag="configure"):
    """Change the options before the game. Host only."""

    options: RoomOptions


class SetBotPace(Command, frozen=True, tag="bot_pace"):
    """Have the bots act faster or slower, before or during a game. Only without other people."""

    pace: BotPace


class StartGame(Command, frozen=True, tag="start"):
    """Deal. Host only; no seat may be open."""


class SendChat(Command, frozen=True, tag="chat"):
    """Send a chat message to everyone in the room."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_CHARACTERS)]


class RequestUndo(Command, frozen=True, tag="undo"):
    """Take back your last action, or ask the others for permission."""

    seat: SeatNumber | None = None


class AnswerUndo(Command, frozen=True):
    """Agree to an undo request, or refuse it."""

    yes: bool


class Leave(Command, frozen=True):
    """Leave a running game; a bot stands in."""

    seat: SeatNumber | None = None


class Return(Command, frozen=True, tag="back"):
    """Take your seat back from the bot that stands in."""

    seat: SeatNumber | None = None


class Replace(Command, frozen=True):
    """Have a bot stand in for a player who has been away for a while."""

    seat: SeatNumber


class OpenRematch(Command, frozen=True, tag="rematch"):
    """Open a new room with the same players and options; its id follows in an `ev`."""


class Hurry(Message, frozen=True):
    """Ask the bots not to pause until you decide again. No answer; only without other people."""


class React(Message, frozen=True):
    """Show everybody at the table a reaction. No answer; whoever may chat may react."""

    reaction: Reaction


class Look(Message, frozen=True):
    """Switch to the view of another of your seats, or of a spectator; answered by `welcome`."""

    seat: SeatNumber | None = None


class Preview(Message, frozen=True):
    """Ask what an action or a selection of cards would do; answered by `previewed`."""

    id: Annotated[int, Meta(ge=0, le=2**31)]
    a: Annotated[str, Meta(max_length=256)] | None = None
    cards: Annotated[list[CardText], Meta(max_length=12)] | None = None


class Understand(Message, frozen=True):
    """Ask what a typed command means; answered by `understood`.

    Numbers in it refer to the cards as they are shown.
    """

    id: Annotated[int, Meta(ge=0, le=2**31)]
    text: Annotated[str, Meta(max_length=200)]
    lang: Annotated[str, Meta(max_length=16)] = "en"
    hand: Annotated[list[CardText], Meta(max_length=12)] | None = None
    """The hand in the order shown; by default sorted by tribe."""
    pool: Annotated[list[CardText], Meta(max_length=64)] | None = None
    after: Annotated[str, Meta(max_length=200)] | None = None
    """The command that asked who leads, as `understood` names it."""


class Hint(Message, frozen=True):
    """Ask what a bot would do in your seat; answered by `hinted`."""

    id: Annotated[int, Meta(ge=0, le=2**31)]


class Ping(Message, frozen=True):
    """Ask for a `pong` with the same `n`."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0


AnyCommand = (
    TakeAction
    | TakeSeat
    | OpenSeat
    | SeatBot
    | ConfigureRoom
    | SetBotPace
    | StartGame
    | SendChat
    | RequestUndo
    | AnswerUndo
    | Leave
    | Return
    | Replace
    | OpenRematch
)
FromClient = Hello | AnyCommand | Hurry | React | Look | Preview | Understand | Hint | Ping
