"""Bodies of HTTP requests and responses; see `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from ethnos import phrase
from ethnos.protocol.base import Name, Part
from ethnos.protocol.options import MoodName, RoomOptions, SeatRequest
from ethnos.protocol.room import RoomStatus, SeatKind


class SignIn(Part, frozen=True):
    """Become a guest, or change your name."""

    name: Name
    bearer: bool = False
    """Whether the response includes the token, for programs without a cookie jar."""


class Claim(Part, frozen=True):
    """Sign in on this device with a code from another one."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    bearer: bool = False


class ChangeMe(Part, frozen=True):
    """Change a guest's name or webhook."""

    name: Name | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Me(Part, frozen=True):
    """The guest who asks."""

    id: str
    name: str
    webhook: str | None
    token: str | None = None


class PushKey(Part, frozen=True):
    """The key that a browser needs to be notified by this server."""

    key: str | None
    """The public key in base64url; `None` if this server sends no notifications."""


class Subscribe(Part, frozen=True):
    """Notify this browser of your turns while no page of the room is open.

    The first three fields are those of the browser's `PushSubscription`.
    """

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_500)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=16)] = "en"


class Unsubscribe(Part, frozen=True):
    """Notify this browser no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_500)]


class Link(Part, frozen=True):
    """A one-time code for another device."""

    code: str
    expires: int


class CreateRoom(Part, frozen=True):
    """Create a room."""

    options: RoomOptions = RoomOptions()
    seats: Annotated[list[SeatRequest], Meta(max_length=6)] = field(default_factory=list)
    start: bool = False


class RoomMade(Part, frozen=True):
    """The room just created."""

    id: str
    code: str


class RoomFound(Part, frozen=True):
    """The room a code belongs to."""

    id: str


class SeatSummary(Part, frozen=True):
    """One seat of a listed room."""

    kind: SeatKind
    name: str
    title: phrase.Name = ""
    """What the player is called in sentences."""


class Summary(Part, frozen=True):
    """A room in a list; `your_seats` and `your_turn` refer to the guest who asks."""

    id: str
    code: str
    title: str
    status: RoomStatus
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
    exercise: bool = False
    """Whether the game began with a position, so that it does not count."""
    daily: str | None = None
    """The day whose deal is played."""


class Games(Part, frozen=True):
    """The games of a guest."""

    games: list[Summary]


class Rooms(Part, frozen=True):
    """The public rooms."""

    rooms: list[Summary]


class Checked(Part, frozen=True):
    """One check of a record."""

    name: str
    verdict: str
    words: str


class Verification(Part, frozen=True):
    """Whether a finished game was dealt as committed and played by the rules."""

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
    """The rulings of one rulebook that differ from the default."""

    name: str
    rulings: dict[str, str]
    tribes: list[str] | None


class BotInfo(Part, frozen=True):
    """A bot to play against; name and character are ids of Fluent messages."""

    id: str
    strength: int
    name: str
    character: str


class KingdomInfo(Part, frozen=True):
    """A kingdom and its name on the board."""

    id: str
    title: str


class Limits(Part, frozen=True):
    """Limits of this server."""

    rooms_per_guest: int
    sockets_per_guest: int
    frame_bytes: int
    chat_characters: int
    webhooks: bool


class HouseNumber(Part, frozen=True):
    """A printed number that a room may change: a variant, in no rulebook."""

    name: str
    least: int
    most: dict[str, int]
    """By number of players."""
    printed: dict[str, int]
    """By number of players."""


class Components(Part, frozen=True):
    """Numbers that are printed on the pieces and that a client draws."""

    merfolk_last_space: int
    merfolk_symbols: list[int]
    """Spaces of the merfolk track with a marker symbol."""
    dragons: int
    """Dragons in the deck: the last one ends the age."""
    troll_tokens: list[int]
    largest_band: int


class Catalog(Part, frozen=True):
    """Everything a client offers to choose from when a room is created."""

    version: str
    tribes: list[str]
    kingdoms: list[KingdomInfo]
    beginner_tribes: dict[str, list[str]]
    """By number of players."""
    tribes_in_play: dict[str, int]
    moods: list[MoodName]
    """What a game can be like: choices for `tribes` that pick one of a mood's sets."""
    rulings: list[Ruling]
    house_numbers: list[HouseNumber]
    presets: list[Preset]
    bots: list[BotInfo]
    missing_bots: list[BotInfo]
    """Bots that exist, but not in this installation: they need compiled code."""
    components: Components
    limits: Limits


class Health(Part, frozen=True):
    """Whether the server can reach its store."""

    ok: bool
    version: str


class Problem(Part, frozen=True):
    """Why a request was refused."""

    code: str
    reason: str = ""
    clause: str | None = None
