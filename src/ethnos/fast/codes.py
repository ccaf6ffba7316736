"""The table of action codes: one number for every small step, the same in every game.

Codes ascend in the order in which `ethnos.rules.steps.steps` lists options. A code names a card
by its place among all card types; a *move* (`ethnos.fast.legal`) names it by its slot in one game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled, inlined, lowest
from ethnos.fast.layout import KINGDOMS, RAID, Game, card_of, slot_of
from ethnos.fast.legal import (
    ADD,
    ARGUMENTS,
    KEEP_CARD,
    LEAD,
    RAID_SPACES,
    TAKE,
    count_moves,
    count_raids,
    menu,
    nth_move,
    nth_raid,
)
from ethnos.fast.word_access import spread, write_six
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.cards import CARD_TYPES, SKELETON, Kingdom
from ethnos.rules.components import LARGEST_BAND, TROLL_TOKENS
from ethnos.rules.steps import Add, Commit, Keep, Kept, Lead, Step

_KINGDOMS: Final = tuple(Kingdom)


def _raids() -> Iterator[Step]:
    for choice in range(1 << KINGDOMS):
        yield act.Raid(tuple(k for bit, k in enumerate(_KINGDOMS) if choice >> bit & 1))


# By kind, in the order of the kinds of moves, each by its argument.
_TABLE: Final[tuple[tuple[Step, ...], ...]] = (
    (act.RECRUIT_FROM_DECK,),
    tuple(act.RECRUIT_FROM_POOL[card] for card in CARD_TYPES),
    tuple(Lead(card) for card in CARD_TYPES),
    tuple(Add(card) for card in CARD_TYPES),
    (Commit(),),
    (act.PASS,),
    tuple(act.PlaceMarker(kingdom) for kingdom in (*_KINGDOMS, None)),
    tuple(act.MoveMerfolk(spaces) for spaces in range(LARGEST_BAND + 1)),
    tuple(act.PlaceFreeMarker(kingdom) for kingdom in (*_KINGDOMS, None)),
    (act.PlaceOrcMarker(True), act.PlaceOrcMarker(False)),
    tuple(act.TakeTrollToken(token) for token in (*TROLL_TOKENS, None)),
    (act.STOP_PLAYING,),
    tuple(Keep(card) for card in CARD_TYPES),
    (Kept(),),
    tuple(act.DrawCards(count) for count in range(LARGEST_BAND + 1)),
    tuple(_raids()),
)

STEPS: Final[tuple[Step, ...]] = tuple(step for kind in _TABLE for step in kind)
"""The step every code stands for."""
CODES: Final = len(STEPS)
MOST_CODES: Final = 128
"""More than are ever legal at once."""
CODE_OF_STEP: Final[dict[Step, int]] = {step: code for code, step in enumerate(STEPS)}

MASK: Final = np.dtype((np.record, np.dtype([("legal", np.uint8, (CODES,))])))
"""A mask as a record; numba counts no references to it."""
Mask: TypeAlias = Any
"""A mask as a record: `row.view(MASK)[0]` is one, and no copy."""

_KIND_OF_CODE: Final = np.array([kind for kind, steps in enumerate(_TABLE) for _ in steps])
_FIRST_OF_KIND: Final = np.array([sum(map(len, _TABLE[:kind])) for kind in range(len(_TABLE))])
_TAKES: Final = int(_FIRST_OF_KIND[TAKE])
_RAIDS: Final = int(_FIRST_OF_KIND[RAID_SPACES])


@compiled
def names_a_card(kind: int) -> bool:
    """Return whether the argument of this kind of move is a card."""
    return kind in (TAKE, LEAD, ADD, KEEP_CARD)


@compiled
def code_of(game: Game, move: int) -> int:
    """Return the code of a move in this game."""
    kind = move // ARGUMENTS
    argument = move % ARGUMENTS
    if names_a_card(kind):
        argument = card_of(game, argument)
    return int(_FIRST_OF_KIND[kind]) + argument


@compiled
def move_of(game: Game, code: int) -> int:
    """Return the move a code stands for in this game; a card's tribe must be in play."""
    kind = int(_KIND_OF_CODE[code])
    argument = code - int(_FIRST_OF_KIND[kind])
    if names_a_card(kind):
        argument = slot_of(game, argument)
    return kind * ARGUMENTS + argument


@compiled
def write_codes(game: Game, codes: npt.NDArray[np.int16]) -> int:
    """Write the codes of all legal steps, ascending, into an array; return how many."""
    count = count_moves(game)
    for number in range(count):
        codes[number] = code_of(game, nth_move(game, number))
    return count


@compiled
def write_mask(game: Game, mask: Mask) -> None:
    """Write a 1 for every legal code and a 0 for every other."""
    legal = mask.legal
    legal[:] = 0
    if game.decision == RAID:
        for number in range(count_raids(game)):
            legal[_RAIDS + nth_raid(game, number)] = 1
        return
    draw, pool, card_kind, cards, kind, arguments = menu(game)
    legal[0] = draw
    write_cards(game, mask, _TAKES, pool)
    write_cards(game, mask, int(_FIRST_OF_KIND[card_kind]), cards)
    first = _FIRST_OF_KIND[kind]
    while arguments:
        legal[first + lowest(arguments)] = 1
        arguments &= arguments - 1


@inlined
def write_cards(game: Game, mask: Mask, first: int, cards: int) -> None:
    """Write the codes of a kind that names a card; those that follow are written later."""
    # Tribes ascend: what skeletons write for kingdoms they do not have is overwritten.
    for tribe in range(game.tribe_count):
        slot = tribe * KINGDOMS
        write_six(mask.legal, first + card_of(game, slot), spread(cards >> slot))


def steps_of(action: Action) -> list[Step]:
    """Return the small steps that say an action.

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
        case _:
            return [action]


def describe() -> list[tuple[int, int, str]]:
    """Return the table of codes in words: first code, last code, meaning."""
    words = (
        "recruit the top card of the deck",
        "recruit this card from the pool, by card type",
        "lead a band with this card (a skeleton: play ten skeletons), by card type",
        "add this card to the band, by card type; none that sorts before the one added last",
        "play the band as it is",
        "pass, where nothing at all can be done",
        "place the band's marker in this kingdom; the last code places none",
        "move the merfolk marker 0 to 10 spaces",
        "place the free marker in this kingdom; the last code goes without it",
        "place a marker on the orc board: yes, no",
        "take troll token 1 to 6; the last code takes none",
        "play no further band",
        "keep this card, too, by card type; none that sorts before the one kept last",
        "keep no more",
        "draw 0 to 10 cards after a wizard's band",
        "raid these orc spaces, a set of kingdoms with blue as bit 0; the first code waits",
    )
    starts = [int(first) for first in _FIRST_OF_KIND]
    ends = [*(start - 1 for start in starts[1:]), CODES - 1]
    return list(zip(starts, ends, words, strict=True))
