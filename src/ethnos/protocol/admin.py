"""What operators ask for, and the answers: the bodies of `POST /api/admin/orders`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ethnos.protocol.base import Message, Part, SeatNumber
from ethnos.protocol.bodies import Summary
from ethnos.protocol.passkeys import Passkey
from ethnos.protocol.results import GameResult
from ethnos.protocol.room import Hold

RoomId = Annotated[str, Meta(pattern=r"^[0-9a-f]{26}$(?!\n)")]
GuestId = Annotated[str, Meta(pattern=r"^[0-9a-z-]{1,32}$(?!\n)")]
Seconds = Annotated[int, Meta(ge=0, le=10**10)]
Limit = Annotated[int, Meta(ge=1, le=1_000)]
Skip = Annotated[int, Meta(ge=0, le=10**9)]
WITHOUT_NUL: Final = r"^[^\x00]*$"
"""PostgreSQL stores no text with a NUL, which JSON can hold."""
Reason = Annotated[str, Meta(max_length=500, pattern=WITHOUT_NUL)]
Words = Annotated[str, Meta(max_length=100, pattern=WITHOUT_NUL)]


class RoomFilter(StrEnum):
    """What state a room is in."""

    ANY = ""
    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"
    PAUSED = "paused"
    HIDDEN = "hidden"


class ListRooms(Message, frozen=True, tag="rooms"):
    """Ask for rooms, the last changed first."""

    state: RoomFilter = RoomFilter.ANY
    name: Words = ""
    """A part of the title or of a player's name."""
    guest: Words = ""
    """A guest who plays in the room or has opened it."""
    older: Seconds | None = None
    """Opened longer ago than this."""
    younger: Seconds | None = None
    idle: Seconds | None = None
    """Unchanged for this long."""
    limit: Limit = 100
    skip: Skip = 0


class ListGuests(Message, frozen=True, tag="guests"):
    """Ask for guests, the newest first."""

    name: Words = ""
    guest: Words = ""
    older: Seconds | None = None
    younger: Seconds | None = None
    idle: Seconds | None = None
    limit: Limit = 100
    skip: Skip = 0


class ListBans(Message, frozen=True, tag="bans"):
    """Ask for the bans that hold."""


class ListReports(Message, frozen=True, tag="reports"):
    """Ask for the reports that nobody has settled, or for all."""

    settled: bool = False
    limit: Limit = 100


class ListAudit(Message, frozen=True, tag="audit"):
    """Ask what operators did, the latest first."""

    limit: Limit = 100
    skip: Skip = 0


class HoldRoom(Message, frozen=True, tag="hold"):
    """Pause or close a room, or release it (`None`)."""

    room: RoomId
    hold: Hold | None
    why: Reason = ""


class HideRoom(Message, frozen=True, tag="hide"):
    """Keep a room out of lists, or no longer."""

    room: RoomId
    hidden: bool
    why: Reason = ""


class MakeBan(Message, frozen=True, tag="ban"):
    """Ban a guest or a network, or forbid them to chat."""

    subject: Words
    """The id of a guest, an address, or a network as `10.0.0.0/8`."""
    muted: bool = False
    seconds: Seconds | None = None
    """How long; `None` for ever."""
    why: Reason = ""


class LiftBan(Message, frozen=True, tag="lift"):
    """End a ban."""

    ban: Words
    why: Reason = ""


class SettleReport(Message, frozen=True, tag="settle"):
    """Mark a report as dealt with."""

    report: Words
    why: Reason = ""


class ExportGuest(Message, frozen=True, tag="export"):
    """Ask for all that is stored about a guest."""

    guest: GuestId


class EraseGuest(Message, frozen=True, tag="erase"):
    """Delete all that is stored about a guest; finished games stay, without the name."""

    guest: GuestId
    why: Reason = ""


Order = (
    ListRooms
    | ListGuests
    | ListBans
    | ListReports
    | ListAudit
    | HoldRoom
    | HideRoom
    | MakeBan
    | LiftBan
    | SettleReport
    | ExportGuest
    | EraseGuest
)
decode_order = msgspec.json.Decoder(Order).decode


class MakeReport(Part, frozen=True):
    """A player reports the name of a seat, or a chat message by its version."""

    seat: SeatNumber | None = None
    v: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    why: Reason = ""


class AdminRoom(Part, frozen=True):
    """A room as operators see it."""

    room: Summary
    guests: list[str | None]
    """The guest of each seat."""
    host: str
    """The guest who has opened it."""
    held: list[str]
    """What operators did to it: `paused`, `closed`, `hidden`."""
    created: int
    lines: int
    """The length of its log."""


class AdminRooms(Part, frozen=True):
    """The rooms asked for."""

    rooms: list[AdminRoom]


class AdminGuest(Part, frozen=True):
    """A guest as operators see them."""

    id: str
    name: str
    created: int
    rooms: int
    changed: int | None
    """When something last happened in a room of theirs."""
    addresses: list[str]
    """Where they are connected from, at the process that answers; never stored."""


class AdminGuests(Part, frozen=True):
    """The guests asked for."""

    guests: list[AdminGuest]


class AdminBan(Part, frozen=True):
    """A ban that holds."""

    id: str
    subject: str
    muted: bool
    until: int | None
    why: str
    created: int


class AdminBans(Part, frozen=True):
    """The bans that hold."""

    bans: list[AdminBan]


class ReportedLine(Part, frozen=True):
    """A chat message around what was reported."""

    name: str
    text: str


class AdminReport(Part, frozen=True):
    """What a player has reported, as it was then."""

    id: str
    at: int
    room: str
    reporter: str
    guest: str
    name: str
    """The name of the guest."""
    text: str
    """The message; empty if the name was reported."""
    why: str
    """What the player says about it."""
    chat: list[ReportedLine]
    """The messages before it."""
    settled: int | None


class AdminReports(Part, frozen=True):
    """The reports asked for."""

    reports: list[AdminReport]


class AdminAct(Part, frozen=True):
    """Something an operator did."""

    at: int
    who: str
    what: str
    subject: str
    why: str


class AdminAudit(Part, frozen=True):
    """What operators did."""

    acts: list[AdminAct]


class ExportedChat(Part, frozen=True):
    """A message the guest wrote."""

    room: str
    at: int
    text: str


class ExportedSession(Part, frozen=True):
    """A device, or an invitation of another device."""

    purpose: str
    expires: int


class GuestExport(Part, frozen=True):
    """All that is stored about a guest."""

    id: str
    name: str
    webhook: str | None
    rooms: list[Summary]
    results: list[GameResult]
    chat: list[ExportedChat]
    sessions: list[ExportedSession]
    passkeys: list[Passkey]


class Done(Part, frozen=True):
    """An order was carried out."""

    subject: str
    """What was changed or made."""


AdminAnswer = AdminRooms | AdminGuests | AdminBans | AdminReports | AdminAudit | GuestExport | Done
