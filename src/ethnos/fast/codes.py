"""Action codes: one integer for every step, the same in every game.

Codes ascend in the order in which `ethnos.rules.steps.steps` lists options. A code names a card
by its index in `CARD_TYPES`; a *move* (`ethnos.fast.legal`) names it by its slot in one game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled, inlined, lowest
from ethnos.fast.layout import DECISION_RAID, KINGDOMS, GameStruct, card_of, slot_of
from ethnos.fast.legal import (
    ARGUMENTS,
    MOVE_ADD,
    MOVE_COMMIT,
    MOVE_DRAW,
    MOVE_FREE_MARKER,
    MOVE_KEEP,
    MOVE_KEPT,
    MOVE_KINDS,
    MOVE_LEAD,
    MOVE_MERFOLK,
    MOVE_ORC,
    MOVE_PASS,
    MOVE_PLACE,
    MOVE_RAID,
    MOVE_STOP,
    MOVE_TAKE,
    MOVE_TROLL,
    MOVE_WIZARD,
    count_moves,
    count_raids,
    menu,
    nth_move,
    nth_raid,
)
from ethnos.fast.word_access import bits_to_bytes, write_six
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.cards import CARD_TYPES, SKELETON, Kingdom
from ethnos.rules.components import LARGEST_BAND, TROLL_TOKENS
from ethnos.rules.steps import Add, Commit, Keep, Kept, Lead, Step

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
MOST_CODES: Final = 128
"""An upper bound on the number of codes legal at once."""
CODE_OF_STEP: Final[dict[Step, int]] = {step: code for code, step in enumerate(STEPS)}

MASK_DTYPE: Final = np.dtype((np.record, np.dtype([("legal", np.uint8, (CODES,))])))
"""A mask as a struct, because numba does no reference counting for structs."""
MaskStruct: TypeAlias = Any
"""A mask as a struct: `row.view(MASK_DTYPE)[0]` is one, without a copy."""

_SIZES: Final = [len(steps) for steps in _STEPS_BY_KIND.values()]
_KIND_OF_CODE: Final = np.repeat(np.arange(MOVE_KINDS), _SIZES)
_FIRST_OF_KIND: Final = np.cumsum([0, *_SIZES[:-1]])
_FIRST_TAKE: Final = int(_FIRST_OF_KIND[MOVE_TAKE])
_FIRST_RAID: Final = int(_FIRST_OF_KIND[MOVE_RAID])


@compiled
def names_a_card(kind: int) -> bool:
    """Return whether the argument of this kind of move is a card."""
    return kind in (MOVE_TAKE, MOVE_LEAD, MOVE_ADD, MOVE_KEEP)


@compiled
def code_of(game: GameStruct, move: int) -> int:
    """Return the code of a move in this game."""
    kind = move // ARGUMENTS
    argument = move % ARGUMENTS
    if names_a_card(kind):
        argument = card_of(game, argument)
    return int(_FIRST_OF_KIND[kind]) + argument


@compiled
def move_of(game: GameStruct, code: int) -> int:
    """Return the move of a code in this game; a card's tribe must be in play."""
    kind = int(_KIND_OF_CODE[code])
    argument = code - int(_FIRST_OF_KIND[kind])
    if names_a_card(kind):
        argument = slot_of(game, argument)
    return kind * ARGUMENTS + argument


@compiled
def write_codes(game: GameStruct, codes: npt.NDArray[np.int16]) -> int:
    """Write the codes of all legal steps, ascending, into an array; return their number."""
    count = count_moves(game)
    for number in range(count):
        codes[number] = code_of(game, nth_move(game, number))
    return count


@compiled
def write_mask(game: GameStruct, mask: MaskStruct) -> None:
    """Write a 1 for every legal code and a 0 for every other."""
    legal = mask.legal
    legal[:] = 0
    if game.decision == DECISION_RAID:
        for number in range(count_raids(game)):
            legal[_FIRST_RAID + nth_raid(game, number)] = 1
        return
    draw, pool, card_kind, cards, kind, arguments = menu(game)
    legal[0] = draw
    write_cards(game, mask, _FIRST_TAKE, pool)
    write_cards(game, mask, int(_FIRST_OF_KIND[card_kind]), cards)
    first = _FIRST_OF_KIND[kind]
    while arguments:
        legal[first + lowest(arguments)] = 1
        arguments &= arguments - 1


@inlined
def write_cards(game: GameStruct, mask: MaskStruct, first: int, cards: int) -> None:
    """Write the part of a mask whose kind names a card; later kinds must be written later."""
    # Each write covers six codes. Skeletons have one card type only: the five entries after it
    # belong to the next tribe, which is written next because tribes ascend.
    for tribe in range(game.tribe_count):
        slot = tribe * KINGDOMS
        write_six(mask.legal, first + card_of(game, slot), bits_to_bytes(cards >> slot))


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
    starts = [int(first) for first in _FIRST_OF_KIND]
    ends = [*(start - 1 for start in starts[1:]), CODES - 1]
    return list(zip(starts, ends, words, strict=True))
