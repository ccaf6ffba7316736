"""A record as plain Python numbers and lists: quick to read and write outside compiled code."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final, cast

import numpy as np

from ethnos.fast.layout import GAME, NONE, Game, Games


class PlainGame(Game):
    """The fields of a record as numbers and nested lists, all 0 to begin with."""

    def __init__(self) -> None:
        for name, shape in _SHAPES.items():
            setattr(self, name, _nested([0] * _COUNTS[name], shape))
        self.tribes = [NONE] * len(self.tribes)
        self.tribe_place = [NONE] * len(self.tribe_place)
        self.raid_plan = [NONE] * len(self.raid_plan)
        self.third_dragon_drawer = NONE
        self.giant_holder = NONE


def read(games: Games, index: int = 0) -> PlainGame:
    """Return one record of an array as plain numbers."""
    flat = list(_STRUCT.unpack_from(games.tobytes(), index * GAME.itemsize))
    plain = PlainGame.__new__(PlainGame)
    start = 0
    for name, shape in _SHAPES.items():
        stop = start + _COUNTS[name]
        setattr(plain, name, _nested(flat[start:stop], shape))
        start = stop
    return plain


def write(plain: PlainGame) -> Games:
    """Return an array of one record with these numbers in it."""
    flat: list[int] = []
    for name, shape in _SHAPES.items():
        _flatten(getattr(plain, name), len(shape), flat)
    return np.frombuffer(bytearray(_STRUCT.pack(*flat)), GAME)


def copy(games: Games) -> Games:
    """Return a copy; numpy's own would go through the records field by field."""
    return cast("Games", games.view(np.uint8).copy().view(GAME))


def _struct() -> Struct:
    """Describe a whole record, its gaps included, for one call of `struct`."""
    layout = "="
    end = 0
    for name in _FIELDS:
        dtype, offset = _FIELDS[name][:2]
        layout += f"{offset - end}x{_COUNTS[name]}{_LETTERS[dtype.base.str[1:]]}"
        end = offset + dtype.itemsize
    return Struct(f"{layout}{GAME.itemsize - end}x")


def _nested(flat: list[int], shape: tuple[int, ...]) -> Any:
    """Return numbers as nested lists of this shape; as a number where it has none."""
    if not shape:
        return flat[0]
    if len(shape) == 1:
        return flat
    size = len(flat) // shape[0]
    return [_nested(flat[i : i + size], shape[1:]) for i in range(0, len(flat), size)]


def _flatten(value: Any, depth: int, flat: list[int]) -> None:
    if depth == 0:
        flat.append(value)
    elif depth == 1:
        flat.extend(value)
    else:
        for row in value:
            _flatten(row, depth - 1, flat)


assert GAME.fields is not None
_FIELDS: Final = GAME.fields
_LETTERS: Final = {"i1": "b", "i2": "h", "i8": "q", "u8": "Q"}
_SHAPES: Final = {name: _FIELDS[name][0].shape for name in _FIELDS}
_COUNTS: Final = {name: int(np.prod(shape)) for name, shape in _SHAPES.items()}
_STRUCT: Final = _struct()
