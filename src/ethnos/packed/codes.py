"""Conversion between action codes and actions of `ethnos.rules.actions`.

A code is one step (`ethnos.rules.steps`): most actions are one step, but a band is led, extended
card by card and then played, and a hand is kept card by card. The list of all steps by code is
`ethnos.packed.moves.STEPS`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ethnos.packed.moves import CODE_OF_STEP, CODES, STEPS, describe, steps_of
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.steps import Add, Commit, Draft, Keep, Kept, Lead, Step, is_complete, say

__all__ = ["CODES", "action_of", "codes_of", "describe", "name_of", "unfinished"]


def codes_of(action: Action) -> list[int]:
    """Return the codes of an action, in order.

    >>> from ethnos.records.notation import parse_action
    >>> [name_of(code) for code in codes_of(parse_action("band elf:red+orc:red"))]
    ['lead elf:red', 'add orc:red', 'play the band']
    """
    return [CODE_OF_STEP[step] for step in steps_of(action)]


def action_of(codes: Iterable[int]) -> Action:
    """Return the action of these codes; raise ValueError unless they form exactly one.

    >>> str(action_of([0]))
    'draw'
    """
    draft: Draft | Action = None
    complete = False
    for code in codes:
        if complete:
            raise ValueError("these codes form more than one action")
        draft = say(unfinished(draft), STEPS[code])
        complete = is_complete(STEPS[code])
    if draft is None or not complete:
        raise ValueError("these codes leave an action unfinished")
    return draft


def unfinished(said: Draft | Action) -> Draft:
    """Return a draft; raise ValueError if it is a complete action."""
    if said is not None and not isinstance(said, PlayBand | KeepCards):
        raise ValueError(f"'{said}' is complete")
    return said


def name_of(code: int) -> str:
    """Return the name of a code.

    >>> name_of(0), name_of(CODES - 1)
    ('draw', 'raid blue+green+grey+orange+purple+red')
    """
    return _NAMES[code]


def _name(step: Step) -> str:
    match step:
        case Lead(card):
            return f"lead {card}"
        case Add(card):
            return f"add {card}"
        case Commit():
            return "play the band"
        case Keep(card):
            return f"keep {card}"
        case Kept():
            return "keep no more"
        case _:
            return str(step)


_NAMES: Final = tuple(map(_name, STEPS))
