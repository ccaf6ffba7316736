"""The struct of one game in numpy arrays; `ethnos.packed.fields` lists its fields.

A game is one row of a numpy structured array. The documentation calls the row a *struct* and the
array a *game array*; *record* always means a game record file (`ethnos.records`).
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import INTERPRETED, compiled
from ethnos.packed.fields import (
    KINGDOM_OF_CARD,
    KINGDOMS,
    TRIBE_OF_CARD,
    GameStruct,
    lay_out,
    struct_size,
)
from ethnos.packed.plain_game import PlainGame, from_bytes, to_bytes

GameArray: TypeAlias = npt.NDArray[np.void]
"""Any number of games, a structured array of `GAME_DTYPE`; `games[i]` is a reference to one."""

# In interpreted mode all fields are 64 bits wide, so that a value that overflows its narrow field
# shows up as a difference between the two modes.
_FIELDS: Final = lay_out(wide=INTERPRETED)

GAME_DTYPE: Final = np.dtype(
    (
        np.record,
        {
            "names": [field.name for field in _FIELDS],
            "formats": [(field.kind, field.shape) for field in _FIELDS],
            "offsets": [field.offset for field in _FIELDS],
            "itemsize": struct_size(_FIELDS),
            "aligned": True,
        },
    )
)
"""The struct type, for numpy and numba."""

_TRIBE_OF_CARD: Final = np.array(TRIBE_OF_CARD)
_KINGDOM_OF_CARD: Final = np.array(KINGDOM_OF_CARD)


def new_game_array(count: int) -> GameArray:
    """Return an array of zeroed structs."""
    return np.zeros(count, GAME_DTYPE)


def read(games: GameArray, index: int = 0) -> PlainGame:
    """Return one struct of an array as plain integers."""
    start = index * GAME_DTYPE.itemsize
    data = games.view(np.uint8)[start : start + GAME_DTYPE.itemsize].tobytes()
    return from_bytes(data, wide=INTERPRETED)


def write(plain: PlainGame) -> GameArray:
    """Return an array of one struct with these values."""
    return np.frombuffer(bytearray(to_bytes(plain, wide=INTERPRETED)), GAME_DTYPE)


def copy(games: GameArray) -> GameArray:
    """Return a copy; numpy would copy structs field by field, which is slower."""
    return cast("GameArray", games.view(np.uint8).copy().view(GAME_DTYPE))


@compiled
def slot_of(game: GameStruct, card: int) -> int:
    """Return the slot of a card type in this game; its tribe must be in play."""
    return int(game.tribe_index[_TRIBE_OF_CARD[card]] * KINGDOMS + _KINGDOM_OF_CARD[card])


@compiled
def card_of(game: GameStruct, slot: int) -> int:
    """Return the card type in a slot of this game."""
    return int(game.card_at[slot])
