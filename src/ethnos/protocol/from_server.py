"""Messages from the server to a client."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ethnos.phrase import Phrase, Prompt
from ethnos.protocol.base import (
    Message,
    Part,
    RawEvents,
    RawResults,
    RawRuleset,
    RawTableChanges,
    ResultsOrNull,
    RulesetOrNull,
    TableOrNull,
)
from ethnos.protocol.entries import Entry, Line, Missed
from ethnos.protocol.room import ChatLine, Mine, Reaction, RoomInfo, You
from ethnos.protocol.scores import AgeScores


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
    scores: list[AgeScores]
    """The same in sentences."""
    outcome: list[Phrase]
    """How the game ended: who won, what decided it, everyone's place; empty before."""
    table: TableOrNull
    prompt: Prompt | None
    mine: Mine | None
    chat: list[ChatLine]
    online: list[int]
    watchers: int


class Ev(Message, frozen=True, omit_defaults=True):
    """Version `v`: what happened, and the state after it. Versions have no gaps."""

    v: int
    at: int
    e: Entry
    lines: list[Line]
    """What the log says about it."""
    due: int | None
    """When the clock of the player to decide runs out, in ms."""
    room: RoomInfo | None = None
    """Present where something about the room has changed."""
    you: You | None = None
    """Present with `room`."""
    table: RawTableChanges | UnsetType = UNSET
    """The fields of the table that have changed; present where the game has."""
    prompt: Prompt | None = None
    """Present with `table`, and where somebody asks to undo or has been answered."""
    mine: Mine | None = None
    results: RawResults | UnsetType = UNSET
    """Present where an age has been scored."""
    scores: list[AgeScores] | UnsetType = UNSET
    """Present with `results`."""
    outcome: list[Phrase] | UnsetType = UNSET
    """Present where the game has ended."""
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
    say: Phrase
    clause: str | None = None
    reason: str = ""
    """The same in English, for the logs of programs."""


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
    events: RawEvents
    decision: str
    """The decision that would follow."""
    say: Phrase | None
    """What it would do; `None` if it is illegal."""
    brief: Phrase | None
    """Its marker and its glory, to compare leaders."""
    ability: Phrase | None
    """What the leader's tribe does now, in a few words."""


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
    say: Phrase | None
    """What it would do, before it is confirmed; `None` if it is illegal."""


class Understood(Message, frozen=True):
    """What a typed command means: an action, a request to the client, or a complaint."""

    id: int
    v: int
    action: str | None
    """A legal action, to be sent with `act`."""
    request: str | None
    """A verb that the client answers itself, such as `hint` or `rules`."""
    argument: str
    """The rest of such a command."""
    say: list[Phrase]
    """What the action would do; or what was wrong with the command."""
    after: str | None
    """While it is open who leads a band: the command that asked, to be sent with the answer."""


class Advised(Part, frozen=True):
    """One action a bot considers."""

    action: str
    win_chance: float
    glory: float
    what: Phrase
    """The action in a few words."""
    say: Phrase
    """The action, the reason for it, and the chance to win."""


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


class Reacted(Message, frozen=True):
    """A reaction of somebody in the room. It has no version, and is not kept."""

    seat: int | None
    name: str
    reaction: Reaction


class Pong(Message, frozen=True):
    """Answer to `ping`, with the server's clock in ms."""

    n: int
    now: int


class Bye(Message, frozen=True):
    """The last message before the server closes the socket."""

    code: int
    reason: str


FromServer = (
    Welcome | Ev | Ack | Nack | Previewed | Understood | Hinted | Presence | Reacted | Pong | Bye
)
