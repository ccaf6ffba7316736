"""Legal action codes and masks; `ethnos.packed.moves` says what a code means."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled, inlined
from ethnos.fast.layout import card_of, slot_of
from ethnos.fast.legal import count_moves, count_raids, menu, nth_move, nth_raid
from ethnos.fast.word_access import bits_to_bytes, write_six
from ethnos.packed.bits import lowest
from ethnos.packed.fields import DECISION_RAID, KINGDOMS, GameStruct
from ethnos.packed.moves import (
    ARGUMENTS,
    CODES,
    FIRST_OF_KIND,
    KIND_OF_CODE,
    MOVE_ADD,
    MOVE_KEEP,
    MOVE_LEAD,
    MOVE_RAID,
    MOVE_TAKE,
)

MOST_CODES: Final = 128
"""An upper bound on the number of codes legal at once."""

MASK_DTYPE: Final = np.dtype((np.record, np.dtype([("legal", np.uint8, (CODES,))])))
"""A mask as a struct, because numba does no reference counting for structs."""
MaskStruct: TypeAlias = Any
"""A mask as a struct: `row.view(MASK_DTYPE)[0]` is one, without a copy."""

_KIND_OF_CODE: Final = np.array(KIND_OF_CODE)
_FIRST_OF_KIND: Final = np.array(FIRST_OF_KIND)
_FIRST_TAKE: Final = FIRST_OF_KIND[MOVE_TAKE]
_FIRST_RAID: Final = FIRST_OF_KIND[MOVE_RAID]


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
