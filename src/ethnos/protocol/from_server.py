"""What the server sends."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType, field

from ethnos.protocol.base import (
    Message,
    Part,
    RawEvents,
    RawResults,
    RawRuleset,
    RawTable,
    ResultsOrNull,
    RulesetOrNull,
    TableOrNull,
)
from ethnos.protocol.entries import Entry, Missed
from ethnos.protocol.room import ChatLine, Mine, RoomInfo, You


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
    details: dict[str, str | int] = field(default_factory=dict)
    """What the reason speaks of, for a client that says it in another language."""


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
    SIGNED_OUT: Final = 4005
    """The guest's session has ended: sign in anew."""
    NOT_WELCOME: Final = 4007
    """The game has begun and may not be watched: give up."""
