"""What a room is, as the server tells it."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from ethnos.protocol.base import Part
from ethnos.protocol.options import RoomOptions


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
