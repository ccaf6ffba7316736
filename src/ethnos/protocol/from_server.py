"""Messages from the server to a client."""

from __future__ import annotations

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
    """The whole room at version `v`, as the viewer may know it."""

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
    """Version `v`: what happened, and the state after it. Versions have no gaps."""

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
    """Why not: a code for programs, the clause of the rules it rests on, and a sentence."""

    code: str
    """A `RefusalCode`, or where the rules refuse an action, its `Refusal`."""
    clause: str | None = None
    reason: str = ""
    details: dict[str, str | int] = field(default_factory=dict)
    """The arguments of the reason, for clients that translate it."""


class Nack(Message, frozen=True):
    """The command changed nothing. `v` is the version of the room."""

    k: str
    v: int
    why: Refused


class LeaderPreview(Part, frozen=True):
    """The selected cards as a band led by one of them."""

    leader: str
    action: str
    legal: bool
    why: Refused | None
    size: int
    glory: int
    """Glory the band would score at the end of the age."""
    kingdoms: list[str]
    """Kingdoms where its marker could be placed."""
    needs: int | None
    """The size a marker would need, where the band is too small for one."""
    keeps: int
    """Cards that may be kept."""
    draws: int
    """Cards that may be drawn."""
    discards: int
    """Cards left in hand after the band, which would be discarded."""
    events: RawEvents
    decision: str
    """The decision that would follow."""


class Previewed(Message, frozen=True):
    """What an action or a selection of cards would do; depends on nothing hidden."""

    id: int
    v: int
    legal: bool
    why: Refused | None
    fits: list[str]
    """Cards of the hand that could be added to the selection."""
    leaders: list[LeaderPreview]
    events: RawEvents
    draws: int
    """Cards the action would draw from the deck."""
    dragon_chance: float
    decision: str | None


class Advised(Part, frozen=True):
    """One action a bot considers."""

    action: str
    win_chance: float
    glory: float
    reason: str
    """The id of a message in the Fluent files."""
    parameters: dict[str, str | int]


class Hinted(Message, frozen=True):
    """The actions a bot would take, best first; or why there is no hint."""

    id: int
    v: int
    advice: list[Advised]
    why: Refused | None = None


class Presence(Message, frozen=True):
    """The seats whose owner is connected, and the number of spectators."""

    online: list[int]
    watchers: int


class Pong(Message, frozen=True):
    """Answer to `ping`, with the server's clock in ms."""

    n: int
    now: int


class Bye(Message, frozen=True):
    """The last message before the server closes the socket."""

    code: int
    reason: str


FromServer = Welcome | Ev | Ack | Nack | Previewed | Hinted | Presence | Pong | Bye
