"""A room as clients see it."""

from __future__ import annotations

from enum import StrEnum

from ethnos.phrase import Name, Phrase
from ethnos.protocol.base import Part
from ethnos.protocol.options import RoomOptions


class RoomStatus(StrEnum):
    """How far a room's game has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"


class Hold(StrEnum):
    """What the operator of the server has done to a room."""

    PAUSED = "paused"
    """Its clock stands still, and only chat is accepted."""
    CLOSED = "closed"
    """Nobody can open it."""


class StandInReason(StrEnum):
    """Why a bot plays a seat for its owner."""

    TIMEOUT = "timeout"
    LEFT = "left"
    REPLACED = "replaced"


class Reaction(StrEnum):
    """A feeling that needs no words."""

    LAUGH = "laugh"
    WOW = "wow"
    SAD = "sad"
    THINK = "think"
    BRAVO = "bravo"
    HEART = "heart"


class ActedBy(StrEnum):
    """Who took an action: the seat's player, its bot, or a bot standing in for the player."""

    PLAYER = "player"
    BOT = "bot"
    STAND_IN = "standin"


class SeatKind(StrEnum):
    """Who plays a seat."""

    OPEN = "open"
    HUMAN = "human"
    BOT = "bot"


class SeatInfo(Part, frozen=True):
    """One seat, as everyone sees it."""

    kind: SeatKind
    name: str
    """The player's name; empty for an open seat, the bot's id for a bot."""
    title: Name
    """What the player is called in sentences: a name, or a phrase for a bot's."""
    bot: str | None
    """The bot that plays this seat now, as its owner or standing in."""
    standing_in: StandInReason | None
    """Set while a bot stands in for the owner of the seat."""
    nonce: str | None
    """This seat's contribution to the fair deal."""


class UndoInfo(Part, frozen=True):
    """An open request to take an action back."""

    seat: int
    waiting_for: list[int]


class Deal(Part, frozen=True):
    """Proof of a fair deal; the seed is revealed when the game has ended."""

    algorithm: str
    commitment: str
    seed: str | None


class RoomInfo(Part, frozen=True, omit_defaults=True):
    """Everything about a room except its game."""

    id: str
    code: str
    status: RoomStatus
    options: RoomOptions
    seats: list[SeatInfo]
    host: str
    """The host's name."""
    deal: Deal
    undo: UndoInfo | None
    rematch: str | None
    exercise: bool
    """Whether the game began with a position: then `deal` proves nothing."""
    held: Hold | None = None
    """Set while the operator of the server holds the room."""
    daily: str | None = None
    """The day whose deal is played, such as `2026-11-18`. Its seed is published with the day."""


class You(Part, frozen=True):
    """The receiver's part in this room."""

    name: str
    seats: list[int]
    host: bool
    viewer: int | None
    """The seat the game is seen from; `None` for a spectator."""


class Button(Part, frozen=True):
    """An action that is chosen by a button, and what the button says."""

    action: str
    label: Phrase


class Choices(Part, frozen=True):
    """The legal choices of the viewer's seat, if it is the one to decide."""

    actions: list[str]
    """Every legal action except bands, which are built card by card (see `preview`)."""
    buttons: list[Button]
    """Those of the actions that need words: the others are chosen on the table."""
    leaders: list[str]
    """Cards in hand that may lead a band."""
    keep: int | None
    """How many cards may be kept, in the decision `keep`."""


class Mine(Part, frozen=True):
    """What only the viewer's seat knows."""

    seat: int
    hand: list[str]
    raid_plan: list[str] | None
    can_undo: bool
    """Whether undo is possible, freely or with the consent of the others."""
    no_undo: Phrase | None
    """Why it is not."""
    choices: Choices | None


class ChatLine(Part, frozen=True):
    """One chat message."""

    v: int
    at: int
    name: str
    seat: int | None
    text: str
