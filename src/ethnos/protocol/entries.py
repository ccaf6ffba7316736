"""What happened in a room, one entry for each version."""

from __future__ import annotations

from typing import Literal

from ethnos.protocol.base import Message, Part, RawEvents


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


class ClockMoved(Message, frozen=True):
    """The server was down for a while; whoever is to decide has as much time as he had then."""


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
    | ClockMoved
    | Said
    | RematchOpened
)


class Missed(Part, frozen=True):
    """An `ev` without what later ones have made stale."""

    v: int
    at: int
    e: Entry
