"""The review of a finished game as it is sent."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from ethnos.phrase import Phrase
from ethnos.protocol.base import Part, SeatNumber


class MistakeKind(StrEnum):
    """How much of the chance to win a decision lost."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class AskReview(Part, frozen=True):
    """Ask for the review of a seat's decisions."""

    seat: SeatNumber


class TryIt(Part, frozen=True):
    """Play on from a decision of a finished game, with only what the seat knew then."""

    v: Annotated[int, Meta(ge=1, le=3_000)]
    """The step of the replay with the action; the game goes on from the step before."""
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=64)]
    """The bot in all other seats."""


class JudgedDecision(Part, frozen=True):
    """One decision of the reviewed seat."""

    v: int
    """The step of the replay with the action; the seat decided at the step before."""
    kind: MistakeKind | None
    title: Phrase | None
    """The name of the kind, if it is a mistake."""
    chosen: Phrase
    """What was done, in a few words."""
    better: Phrase | None
    """What would have been better, in a few words."""
    say: Phrase
    """The judgement in a sentence: the better action with its reason, or that there was none."""
    before: float
    """The chance to win with the best action."""
    after: float
    """The chance to win with the chosen one."""
    loss: int
    """What the decision cost, in whole per cent."""


class Turn(Part, frozen=True):
    """A large change of the seat's chance to win."""

    v: int
    own: bool
    """Whether the seat's own decision caused it."""
    before: float
    after: float
    happened: list[Phrase]
    """What happened at that step, as the seat saw it."""
    say: Phrase


class MistakeCount(Part, frozen=True):
    """How many mistakes of a kind there were."""

    kind: MistakeKind
    count: int
    say: Phrase


class GameReview(Part, frozen=True):
    """What a seat's decisions cost, and what turned the game."""

    game: str
    seat: int
    judge: str
    """The id of the bot that judged."""
    accuracy: int
    """From 0 to 100."""
    summary: list[Phrase]
    """Accuracy, mistakes, and how they were found."""
    counts: list[MistakeCount]
    """The worst kind first; all kinds."""
    decisions: list[JudgedDecision]
    """Every decision with a choice, in the order of the game."""
    turns: list[Turn]
    chances: list[float]
    """For every frame of the replay, the seat's chance to win by what it knew then."""


class Reviewing(Part, frozen=True):
    """How far a review has come."""

    id: str
    """The game: a room, or what the review of a record file is asked for by."""
    ahead: Annotated[int, Meta(ge=0)]
    """Reviews that are computed before this one."""
    done: int
    total: int
    """Decisions judged, of how many; 0 until it is known."""
    review: Annotated[
        msgspec.Raw,
        Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/GameReview"}, {"type": "null"}]}),
    ]
    """The review, once it is done."""
