"""Every message between a client and a room, each a strict struct; see `docs/protocol.md`.

Messages are JSON objects; the field `t` names the kind. Unknown fields and kinds are refused.
What belongs to the rules (events, tables, scores) has the form `ethnos.records.codec` gives it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

PROTOCOL: Final = 1
LARGEST_FRAME: Final = 8_192
"""Bytes a client may send in one message."""
LONGEST_RESUME: Final = 200
"""Versions a client may have missed and still be told one by one."""

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, new for every command; a command sent again keeps its key."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
CardText = Annotated[str, Meta(max_length=32)]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9a-f]+$")]


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=_snake):
    """Anything with a kind."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a message, without a kind of its own."""


def _rules(name: str, *, or_null: bool = False) -> Meta:
    """The schema of a value of the rules, described once in `ethnos.server.schema`."""
    reference = {"$ref": f"#/$defs/{name}"}
    return Meta(
        extra_json_schema={"anyOf": [reference, {"type": "null"}]} if or_null else reference
    )


NULL: Final = msgspec.Raw(b"null")
RawEvents = Annotated[msgspec.Raw, _rules("Events")]
RawTable = Annotated[msgspec.Raw, _rules("Table")]
RawResults = Annotated[msgspec.Raw, _rules("Results")]
RawRuleset = Annotated[msgspec.Raw, _rules("Ruleset")]
TableOrNull = Annotated[msgspec.Raw, _rules("Table", or_null=True)]
ResultsOrNull = Annotated[msgspec.Raw, _rules("Results", or_null=True)]
RulesetOrNull = Annotated[msgspec.Raw, _rules("Ruleset", or_null=True)]


# What is agreed before a game.


class ClockKind(StrEnum):
    """How long a decision may take."""

    NONE = "none"
    LIVE = "live"
    DAYS = "days"


class Clock(Part, frozen=True):
    """The turn clock; when it runs out, a bot stands in."""

    kind: ClockKind = ClockKind.NONE
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0


class UndoPolicy(StrEnum):
    """Who has to agree when an action is taken back."""

    CONSENT = "consent"
    """Nobody where the others are bots, else every other person at the table."""
    FREE = "free"
    NONE = "none"


class RoomOptions(Part, frozen=True):
    """Everything a room is agreed on."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    tribes: Literal["random", "beginner"] | Annotated[list[str], Meta(max_length=6)] = "random"
    rulings: Annotated[dict[str, str], Meta(max_length=32)] = {}
    """Named rulings that differ from the default, as in `docs/rulings.md`."""
    clock: Clock = Clock()
    undo: UndoPolicy = UndoPolicy.CONSENT
    spectators: bool = True
    memory_aid: bool = True
    """Whether everybody is shown what a perfect memory would know of the other hands."""
    hints: bool = True
    public: bool = False
    title: Annotated[str, Meta(max_length=48)] = ""


class SeatRequest(Part, frozen=True):
    """How a seat is to be filled when a room is made."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] | None = None
    name: Name | None = None


# From the client.


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


# From the server: what a room is.


class SeatKind(StrEnum):
    """Who sits there."""

    OPEN = "open"
    HUMAN = "human"
    BOT = "bot"


class SeatInfo(Part, frozen=True):
    """One seat, as everybody sees it."""

    kind: SeatKind
    name: str
    """What the player is called; empty for an open seat, the bot's id for a bot."""
    bot: str | None
    """Which bot plays this seat now, also while it stands in for a person."""
    standing_in: Literal["timeout", "left", "replaced"] | None
    """Why a bot stands in for the person whose seat this is."""
    nonce: str | None
    """This seat's share in the fair deal."""


class UndoInfo(Part, frozen=True):
    """Somebody asks to take an action back."""

    seat: int
    waiting_for: list[int]


class Deal(Part, frozen=True):
    """The proof of a fair deal; the seed is revealed when the game has ended."""

    algorithm: str
    commitment: str
    seed: str | None


class RoomInfo(Part, frozen=True):
    """Everything about a room but the table."""

    id: str
    code: str
    status: Literal["lobby", "playing", "finished"]
    options: RoomOptions
    seats: list[SeatInfo]
    host: str
    """The name of the host."""
    deal: Deal
    undo: UndoInfo | None
    rematch: str | None


class You(Part, frozen=True):
    """What the receiver of a message is in this room."""

    name: str
    seats: list[int]
    host: bool
    viewer: int | None
    """The seat looked from; `None` as a spectator."""


class Choices(Part, frozen=True):
    """What the seat looked from may do now, if it is the one to decide."""

    actions: list[str]
    """Every legal action but bands (those are built card by card, see `preview`)."""
    leaders: list[str]
    """Cards of the hand that may lead a band."""
    keep: int | None
    """How many cards may be kept, where that is the question."""


class Mine(Part, frozen=True):
    """What only the seat looked from knows."""

    seat: int
    hand: list[str]
    raid_plan: list[str] | None
    can_undo: bool
    """Whether the last action of this seat could be taken back, or asked to be."""
    choices: Choices | None


class ChatLine(Part, frozen=True):
    """Something said."""

    v: int
    at: int
    name: str
    seat: int | None
    text: str


# From the server: what happened. One entry for each version.


class Created(Message, frozen=True):
    """The room was made."""


class Configured(Message, frozen=True):
    """The options were changed."""


class Sat(Message, frozen=True):
    """Somebody took a seat."""

    seat: int
    name: str


class Stood(Message, frozen=True):
    """A seat became open."""

    seat: int


class BotSat(Message, frozen=True):
    """A bot took a seat."""

    seat: int
    bot: str


class Started(Message, frozen=True):
    """The first age was dealt."""

    events: RawEvents


class Acted(Message, frozen=True):
    """Somebody decided."""

    seat: int
    by: Literal["player", "bot", "standin"]
    events: RawEvents


class UndoAsked(Message, frozen=True):
    """Somebody asks to take his last action back."""

    seat: int


class UndoAnswered(Message, frozen=True):
    """Somebody agreed, or refused; a refusal ends the question."""

    seat: int
    yes: bool


class Undone(Message, frozen=True):
    """An action was taken back, with everything after it."""

    seat: int
    actions: int


class StandInChanged(Message, frozen=True):
    """A bot stands in for a player, or the player is back."""

    seat: int
    why: Literal["timeout", "left", "replaced"] | None


class Said(Message, frozen=True):
    """Somebody said something."""

    name: str
    seat: int | None
    text: str


class RematchOpened(Message, frozen=True):
    """There is a new room for the same people."""

    room: str


Entry = (
    Created
    | Configured
    | Sat
    | Stood
    | BotSat
    | Started
    | Acted
    | UndoAsked
    | UndoAnswered
    | Undone
    | StandInChanged
    | Said
    | RematchOpened
)


class Missed(Part, frozen=True):
    """An `ev` without what later ones have made stale."""

    v: int
    at: int
    e: Entry


# From the server: the messages.


class Welcome(Message, frozen=True):
    """Everything, as the viewer may know it, at version `v`."""

    proto: int
    v: int
    now: int
    resumed: bool
    """Whether `missed` holds every version after the one asked for."""
    missed: list[Missed]
    you: You
    room: RoomInfo
    due: int | None
    ruleset: RulesetOrNull
    results: ResultsOrNull
    """The ages scored so far."""
    table: TableOrNull
    mine: Mine | None
    chat: list[ChatLine]
    online: list[int]
    watchers: int


class Ev(Message, frozen=True, omit_defaults=True):
    """Version `v`: what happened, and how things stand now. Versions have no gaps."""

    v: int
    at: int
    e: Entry
    due: int | None
    """When the clock of the player to decide runs out, in ms."""
    room: RoomInfo | None = None
    """Present where something about the room has changed."""
    you: You | None = None
    """Present with `room`."""
    table: RawTable | UnsetType = UNSET
    """Present where something on the table has changed."""
    mine: Mine | None = None
    results: RawResults | UnsetType = UNSET
    """Present where an age has been scored."""
    ruleset: RawRuleset | UnsetType = UNSET
    """Present with the deal."""


class Ack(Message, frozen=True):
    """The command is durable as version `v`."""

    k: str
    v: int


class Refused(Part, frozen=True):
    """Why not, in a word programs can rely on, a clause of the rules and a sentence."""

    code: str
    clause: str | None = None
    reason: str = ""


class Nack(Message, frozen=True):
    """The command changed nothing. `v` is the version of the room."""

    k: str
    v: int
    why: Refused


class LeaderPreview(Part, frozen=True):
    """The selection as a band under one of its cards."""

    leader: str
    action: str
    legal: bool
    why: Refused | None
    size: int
    glory: int
    """What the band would score at the end of the age."""
    kingdoms: list[str]
    """Where its marker could go; empty for nowhere."""
    needs: int | None
    """The size it would need in its kingdom, where it is too small for a marker."""
    keeps: int
    """Cards that may be kept."""
    draws: int
    """Cards that may be drawn."""
    discards: int
    """Cards of the hand that would be left after it."""
    events: RawEvents
    decision: str
    """What would have to be decided next."""


class Previewed(Message, frozen=True):
    """What an action, or the selected cards, would do; it depends on nothing hidden."""

    id: int
    v: int
    legal: bool
    why: Refused | None
    fits: list[str]
    """Cards of the hand that could still join the selection."""
    leaders: list[LeaderPreview]
    events: RawEvents
    draws: int
    """Cards the action would draw from the deck."""
    dragon_chance: float
    decision: str | None


class Advised(Part, frozen=True):
    """One thing a bot considers."""

    action: str
    win_chance: float
    glory: float
    reason: str
    """The identifier of a sentence in the catalogue of messages."""
    parameters: dict[str, str | int]


class Hinted(Message, frozen=True):
    """What a bot would do, best first; or why there is no hint."""

    id: int
    v: int
    advice: list[Advised]
    why: Refused | None = None


class Presence(Message, frozen=True):
    """Which seats have somebody connected, and how many watch."""

    online: list[int]
    watchers: int


class Pong(Message, frozen=True):
    """The answer to `ping`, with the server's clock in ms."""

    n: int
    now: int


class Bye(Message, frozen=True):
    """The last message before the server closes the socket."""

    code: int
    reason: str


FromServer = Welcome | Ev | Ack | Nack | Previewed | Hinted | Presence | Pong | Bye


class CloseCode:
    """Why a socket was closed by the server."""

    RESTART: Final = 1012
    """The server is restarting: resume soon."""
    TOO_BIG: Final = 1009
    """A frame over 8 KiB: do not resend it."""
    TOO_FAST: Final = 1008
    """Too many messages: wait, then resume."""
    INTERNAL: Final = 1011
    """A fault of ours: resume."""
    BAD_MESSAGE: Final = 4000
    """Not a message of this protocol: give up, the client is wrong."""
    BAD_PROTOCOL: Final = 4001
    """A version of the protocol this server does not speak: reload the page."""
    TOO_SLOW: Final = 4002
    """Too much was waiting to be read: resume."""
    SILENT: Final = 4003
    """No `hello` within ten seconds: resume."""
    REPLACED: Final = 4004
    """Too many sockets of this guest: give up this one."""
    SIGNED_OUT: Final = 4005
    """The guest's session has ended: sign in anew."""
    GONE: Final = 4006
    """The room no longer exists: give up."""
    NOT_WELCOME: Final = 4007
    """The game has begun and may not be watched: give up."""


decode_message: Final[Callable[[bytes], FromClient]] = msgspec.json.Decoder(FromClient).decode
decode_command: Final[Callable[[bytes], AnyCommand]] = msgspec.json.Decoder(AnyCommand).decode
decode_answer: Final[Callable[[bytes], FromServer]] = msgspec.json.Decoder(FromServer).decode
encode_message: Final = msgspec.json.Encoder().encode
