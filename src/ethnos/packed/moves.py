"""Moves and action codes: the steps of `ethnos.rules.steps` as integers.

A *move* is a step within one game: its kind times 64 plus an argument. If the argument is a card,
it is a slot of this game. A *code* means the same in every game: it names a card by its index in
`CARD_TYPES`. Moves and codes ascend in the order in which `ethnos.rules.steps.steps` lists options.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from ethnos.packed.fields import KINGDOMS
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.cards import CARD_TYPES, SKELETON, Kingdom
from ethnos.rules.components import LARGEST_BAND, TROLL_TOKENS
from ethnos.rules.steps import Add, Commit, Keep, Kept, Lead, Step

MOVE_KINDS: Final = 16
(
    MOVE_DRAW,
    MOVE_TAKE,
    MOVE_LEAD,
    MOVE_ADD,
    MOVE_COMMIT,
    MOVE_PASS,
    MOVE_PLACE,
    MOVE_MERFOLK,
    MOVE_FREE_MARKER,
    MOVE_ORC,
    MOVE_TROLL,
    MOVE_STOP,
    MOVE_KEEP,
    MOVE_KEPT,
    MOVE_WIZARD,
    MOVE_RAID,
) = range(MOVE_KINDS)
"""The kinds of moves, in the order in which `ethnos.rules.steps.steps` lists options."""
ARGUMENTS: Final = 64
NO_KINGDOM: Final = KINGDOMS
"""The argument of `MOVE_PLACE` and `MOVE_FREE_MARKER` that declines."""
NO_TOKEN: Final = len(TROLL_TOKENS)
"""The argument of `MOVE_TROLL` that declines; argument n - 1 takes token n."""
ORC_YES, ORC_NO = range(2)

_KINGDOMS: Final = tuple(Kingdom)


def _raids() -> Iterator[Step]:
    for choice in range(1 << KINGDOMS):
        yield act.Raid(tuple(k for bit, k in enumerate(_KINGDOMS) if choice >> bit & 1))


_STEPS_BY_KIND: Final[dict[int, tuple[Step, ...]]] = {
    MOVE_DRAW: (act.RECRUIT_FROM_DECK,),
    MOVE_TAKE: tuple(act.RECRUIT_FROM_POOL[card] for card in CARD_TYPES),
    MOVE_LEAD: tuple(Lead(card) for card in CARD_TYPES),
    MOVE_ADD: tuple(Add(card) for card in CARD_TYPES),
    MOVE_COMMIT: (Commit(),),
    MOVE_PASS: (act.PASS,),
    MOVE_PLACE: tuple(act.PlaceMarker(kingdom) for kingdom in (*_KINGDOMS, None)),
    MOVE_MERFOLK: tuple(act.MoveMerfolk(spaces) for spaces in range(LARGEST_BAND + 1)),
    MOVE_FREE_MARKER: tuple(act.PlaceFreeMarker(kingdom) for kingdom in (*_KINGDOMS, None)),
    MOVE_ORC: (act.PlaceOrcMarker(True), act.PlaceOrcMarker(False)),
    MOVE_TROLL: tuple(act.TakeTrollToken(token) for token in (*TROLL_TOKENS, None)),
    MOVE_STOP: (act.STOP_PLAYING,),
    MOVE_KEEP: tuple(Keep(card) for card in CARD_TYPES),
    MOVE_KEPT: (Kept(),),
    MOVE_WIZARD: tuple(act.DrawCards(count) for count in range(LARGEST_BAND + 1)),
    MOVE_RAID: tuple(_raids()),
}
"""The steps of every kind of move; the index of a step is the argument of its move."""
assert list(_STEPS_BY_KIND) == list(range(MOVE_KINDS)), "codes must ascend with the kind of move"

STEPS: Final[tuple[Step, ...]] = tuple(step for steps in _STEPS_BY_KIND.values() for step in steps)
"""The step of every code."""
CODES: Final = len(STEPS)
CODE_OF_STEP: Final[dict[Step, int]] = {step: code for code, step in enumerate(STEPS)}

_SIZES: Final = [len(steps) for steps in _STEPS_BY_KIND.values()]
KIND_OF_CODE: Final = tuple(kind for kind, size in enumerate(_SIZES) for _ in range(size))
FIRST_OF_KIND: Final = tuple(accumulate(_SIZES[:-1], initial=0))
"""The code of the first step of every kind of move."""


def steps_of(action: Action) -> list[Step]:
    """Return the steps that make up an action.

    >>> len(steps_of(act.TEN_SKELETONS)), len(steps_of(act.PASS))
    (1, 1)
    """
    match action:
        case PlayBand(leader=None):
            return [Lead(SKELETON)]
        case PlayBand(leader=leader, others=others):
            assert leader is not None
            return [Lead(leader), *map(Add, others), Commit()]
        case KeepCards(cards):
            return [*map(Keep, cards), Kept()]
        case act.RecruitFromDeck() | act.RecruitFromPool() | act.Pass() | act.StopPlaying():
            return [action]
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.MoveMerfolk():
            return [action]
        case act.TakeTrollToken() | act.DrawCards() | act.Raid():
            return [action]


def describe() -> list[tuple[int, int, str]]:
    """Return the ranges of codes with their meanings: first code, last code, meaning."""
    words = (
        "recruit the top card of the deck",
        "recruit this card from the pool, by card type",
        "lead a band with this card (a skeleton: play ten skeletons), by card type",
        "add this card to the band, by card type; none that sorts before the one added last",
        "play the band as it is",
        "pass, legal only if nothing else is",
        "place the band's marker in this kingdom; the last code places none",
        "move the merfolk marker 0 to 10 spaces",
        "place the free marker in this kingdom; the last code declines it",
        "place a marker on the orc board: yes, no",
        "take troll token 1 to 6; the last code takes none",
        "play no further band",
        "keep this card, by card type; none that sorts before the one kept last",
        "keep no more",
        "draw 0 to 10 cards after a wizard's band",
        "raid these orc spaces, a set of kingdoms with blue as bit 0; the first code raids nothing",
    )
    starts = FIRST_OF_KIND
    ends = [*(start - 1 for start in starts[1:]), CODES - 1]
    return list(zip(starts, ends, words, strict=True))
