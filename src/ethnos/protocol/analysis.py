"""The analysis board as it is sent: positions that are set up, asked about and played out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ethnos.phrase import Name, Phrase, Prompt
from ethnos.protocol.base import Part, RawTable
from ethnos.protocol.entries import Line

Position = Annotated[str, Meta(max_length=16_000)]
"""A position in text notation; see `docs/record-format.md`."""


class AskPosition(Part, frozen=True):
    """Set up a position, or carry out an action in it; without a position, deal a new game."""

    position: Position = ""
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    """Of a new deal."""
    action: Annotated[str, Meta(max_length=400)] | None = None


class AskMoves(Part, frozen=True):
    """Ask for the best actions in a position."""

    position: Position


class PossibleMove(Part, frozen=True):
    """A legal action, and what it is called."""

    action: str
    say: Phrase


class BoardPosition(Part, frozen=True):
    """A position on the analysis board, with all hands open."""

    position: str
    """The complete position as text."""
    names: list[Name]
    table: RawTable
    hands: list[list[str]]
    prompt: Prompt
    lines: list[Line]
    """What the action has done, if there was one."""
    moves: list[PossibleMove]
    """The legal actions, at most 200; none after the end of the game."""


class Analysing(Part, frozen=True):
    """How far an analysis has come."""

    ahead: Annotated[int, Meta(ge=0)]
    """Analyses that are computed before this one."""
    moves: Annotated[
        msgspec.Raw,
        Meta(
            extra_json_schema={
                "anyOf": [
                    {"type": "array", "items": {"$ref": "#/$defs/Advised"}},
                    {"type": "null"},
                ]
            }
        ),
    ]
    """The best actions, best first, once they are found."""
