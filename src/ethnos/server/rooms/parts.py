"""What the state of a room consists of, and what a line of its log does to it."""

from __future__ import annotations

from typing import NamedTuple

from ethnos.protocol import SeatKind, StandInReason
from ethnos.rules.events import Event
from ethnos.rules.state import GameState
from ethnos.server.rooms.log import AnyLine


class Seat(NamedTuple):
    """One seat, with what only the server knows of it."""

    kind: SeatKind = SeatKind.OPEN
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    standing_in: StandInReason | None = None
    nonce: str = ""


class Checkpoint(NamedTuple):
    """The state before an action, for undo."""

    seat: int
    before: GameState
    shows: bool
    """Whether the action showed others cards they did not know: then no other seat can undo past
    it."""


class UndoRequest(NamedTuple):
    """The seat that asks to take an action back, and the seats that have yet to agree."""

    seat: int
    waiting_for: tuple[int, ...]


class Change(NamedTuple):
    """A log line and its effect."""

    seq: int
    line: AnyLine
    events: tuple[Event, ...] = ()
    undone: int = 0
    """How many actions were taken back."""
    game_changed: bool = False
    room_changed: bool = False
    """Whether anything about the room except its game changed."""
