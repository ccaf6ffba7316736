"""The bodies of HTTP requests and answers. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ethnos.protocol.base import Name, Part
from ethnos.protocol.options import RoomOptions, SeatRequest
from ethnos.protocol.room import SeatKind


class SignIn(Part, frozen=True):
    """Become a guest, or change the name."""

    name: Name
    bearer: bool = False
    """Whether to answer with the token too, for programs that keep no cookies."""


class Claim(Part, frozen=True):
    """Become the guest who made this code on another device."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    bearer: bool = False


class ChangeMe(Part, frozen=True):
    """Change what is known about a guest."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Me(Part, frozen=True):
    """Who you are."""

    id: str
    name: str
    webhook: str | None
    token: str | None = None


class Link(Part, frozen=True):
    """A one-time code for another device."""

    code: str
    expires: int


class CreateRoom(Part, frozen=True):
    """Make a room."""

    options: RoomOptions = RoomOptions()
    seats: Annotated[list[SeatRequest], Meta(max_length=6)] = field(default_factory=list)
    start: bool = False


class RoomMade(Part, frozen=True):
    """Where the room is."""

    id: str
    code: str


class RoomFound(Part, frozen=True):
    """Which room a code belongs to."""

    id: str


class SeatSummary(Part, frozen=True):
    """Who sits there."""

    kind: SeatKind
    name: str


class Summary(Part, frozen=True):
    """A room in a list; `your_seats` and `your_turn` are about whoever asks."""

    id: str
    code: str
    title: str
    status: str
    host: str
    seats: list[SeatSummary]
    spectators: bool
    clock: str
    age: int | None
    to_move: int | None
    due: int | None
    updated: int
    your_seats: list[int]
    your_turn: bool


class Games(Part, frozen=True):
    """The games of a guest."""

    games: list[Summary]


class Rooms(Part, frozen=True):
    """The public rooms."""

    rooms: list[Summary]


class Checked(Part, frozen=True):
    """One thing that was looked at in a record."""

    name: str
    verdict: str
    words: str


class Verification(Part, frozen=True):
    """Whether a finished game was dealt as promised and played by the rules."""

    ok: bool
    game: str | None
    algorithm: str | None
    commitment: str | None
    seed: str | None
    nonces: list[str]
    checks: list[Checked]


class Ruling(Part, frozen=True):
    """A named ruling and the values it can take, the default first."""

    name: str
    values: list[str]


class Preset(Part, frozen=True):
    """A rulebook's own set of rulings, as far as it differs from the default."""

    name: str
    rulings: dict[str, str]
    tribes: list[str] | None


class BotInfo(Part, frozen=True):
    """A bot to play against; its words are messages of the catalogue."""

    id: str
    strength: int
    name: str
    character: str


class KingdomInfo(Part, frozen=True):
    """A kingdom and the name on the board."""

    id: str
    title: str


class Limits(Part, frozen=True):
    """What this server allows."""

    rooms_per_guest: int
    sockets_per_guest: int
    frame_bytes: int
    chat_characters: int
    webhooks: bool


class Catalog(Part, frozen=True):
    """What a room can be made of."""

    version: str
    tribes: list[str]
    kingdoms: list[KingdomInfo]
    beginner_tribes: dict[str, list[str]]
    """By number of players."""
    tribes_in_play: dict[str, int]
    rulings: list[Ruling]
    presets: list[Preset]
    bots: list[BotInfo]
    limits: Limits


class Health(Part, frozen=True):
    """Whether the server can do its work."""

    ok: bool
    version: str


class Problem(Part, frozen=True):
    """Why a request was refused."""

    code: str
    reason: str = ""
    clause: str | None = None
