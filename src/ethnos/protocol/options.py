"""Options of a room, agreed before the game."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ethnos.protocol.base import Name, Part

MoodName = Literal["calm", "fierce", "short", "long"]
"""What a game should be like; see `ethnos.moods.Mood`."""
ChosenMood = Literal["", MoodName]
"""The mood for which the tribes were drawn, if they were."""


class ClockKind(StrEnum):
    """What the turn clock limits."""

    NONE = "none"
    LIVE = "live"
    DAYS = "days"


class Clock(Part, frozen=True):
    """The turn clock. When it runs out, a bot stands in."""

    kind: ClockKind = ClockKind.NONE
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0


class UndoPolicy(StrEnum):
    """Who must agree before an action is taken back."""

    CONSENT = "consent"
    """Every other person in the game; nobody, if the others are bots."""
    FREE = "free"
    NONE = "none"


class BotPace(StrEnum):
    """How long bots pause before they act. In a game of several people they take their time."""

    NORMAL = "normal"
    QUICK = "quick"
    INSTANT = "instant"


class RoomOptions(Part, frozen=True):
    """All options of a room."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    tribes: Literal["random", "beginner"] | MoodName | Annotated[list[str], Meta(max_length=6)] = (
        "random"
    )
    """By name, or how they are chosen: a mood is replaced by one of its sets when the game starts.
    """
    rulings: Annotated[dict[str, str], Meta(max_length=32)] = msgspec.field(default_factory=dict)
    """Named rulings that differ from the default, as in `locale/en/rulings.md`; house numbers
    that differ from the printed ones."""
    clock: Clock = Clock()
    undo: UndoPolicy = UndoPolicy.CONSENT
    spectators: bool = True
    memory_aid: bool = True
    """Whether the publicly known cards of each hand are shown."""
    hints: bool = True
    bot_pace: BotPace = BotPace.NORMAL
    """Who plays against bots alone may change it during the game."""
    public: bool = False
    title: Annotated[str, Meta(max_length=48)] = ""


class SeatRequest(Part, frozen=True):
    """Who fills a seat when the room is created."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=64)] | None = None
    name: Name | None = None
