"""Finished games as they are sent: replays and win chances."""

from __future__ import annotations

from ethnos.phrase import Name, Phrase, Prompt
from ethnos.protocol.base import Part, RawEvents, RawRuleset, RawTable, ResultsOrNull
from ethnos.protocol.entries import Line
from ethnos.protocol.scores import AgeScores


class ReplayFrame(Part, frozen=True):
    """One step of a replay: the deal (0), or an action and the state after it."""

    v: int
    by: int | None
    auto: str | None
    action: str | None
    events: RawEvents
    table: RawTable
    results: ResultsOrNull
    """Present where an age has been scored."""
    scores: list[AgeScores] | None
    """Present with `results`."""
    lines: list[Line]
    prompt: Prompt
    hands: list[list[str] | None]
    """Each hand, or `None` where this view hides it."""


class ReplaySeat(Part, frozen=True):
    """A player of a recorded game."""

    name: str
    kind: str
    bot: str | None
    title: Name
    """What the player is called in sentences."""


class Replay(Part, frozen=True):
    """A whole game, step by step."""

    game: str
    view: str
    created: str | None
    seats: list[ReplaySeat]
    ruleset: RawRuleset
    exercise: bool
    """Whether the game began with a position: then there was no deal to prove."""
    frames: list[ReplayFrame]
    outcome: list[Phrase]
    """How the game ended: who won, what decided it, everyone's place."""


class Chances(Part, frozen=True):
    """The heuristic bot's estimate after every step."""

    game: str
    steps: list[list[float]]
    """For every frame of the replay, each seat's chance to win."""
