"""A struct as plain Python integers and lists: fast to access outside compiled code."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final, cast

import numpy as np

from ethnos.fast.layout import GAME_DTYPE, NONE, GameArray, GameStruct


class PlainGame(GameStruct):
    """The fields of a `GameStruct` as integers and nested lists, initially 0 or `NONE`."""

    def __init__(self) -> None:
        for name, shape in _SHAPES.items():
            setattr(self, name, _nested([0] * _COUNTS[name], shape))
        self.tribes = [NONE] * len(self.tribes)
        self.tribe_index = [NONE] * len(self.tribe_index)
        self.raid_plan = [NONE] * len(self.raid_plan)
        self.third_dragon_drawer = NONE
        self.giant_holder = NONE


def read(games: GameArray, index: int = 0) -> PlainGame:
    """Return one struct of an array as plain integers."""
    flat = list(_STRUCT.unpack_from(games.tobytes(), index * GAME_DTYPE.itemsize))
    plain = PlainGame.__new__(PlainGame)
    start = 0
    for name, shape in _SHAPES.items():
        stop = start + _COUNTS[name]
        setattr(plain, name, _nested(flat[start:stop], shape))
        start = stop
    return plain


def write(plain: PlainGame) -> GameArray:
    """Return an array of one struct with these values."""
    flat: list[int] = []
    for name, shape in _SHAPES.items():
        _flatten(getattr(plain, name), len(shape), flat)
    return np.frombuffer(bytearray(_STRUCT.pack(*flat)), GAME_DTYPE)


def copy(games: GameArray) -> GameArray:
    """Return a copy; numpy would copy structs field by field, which is slower."""
    return cast("GameArray", games.view(np.uint8).copy().view(GAME_DTYPE))


def _struct() -> Struct:
    """Return the layout of a struct, padding included, for the `struct` module."""
    layout = "="
    end = 0
    for name in _FIELDS:
        dtype, offset = _FIELDS[name][:2]
        layout += f"{offset - end}x{_COUNTS[name]}{_LETTERS[dtype.base.str[1:]]}"
        end = offset + dtype.itemsize
    return Struct(f"{layout}{GAME_DTYPE.itemsize - end}x")


def _nested(flat: list[int], shape: tuple[int, ...]) -> Any:
    """Return integers as nested lists of this shape; as an integer if the shape is empty."""
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


assert GAME_DTYPE.fields is not None
_FIELDS: Final = GAME_DTYPE.fields
_LETTERS: Final = {"i1": "b", "i2": "h", "i8": "q", "u8": "Q"}
_SHAPES: Final = {name: _FIELDS[name][0].shape for name in _FIELDS}
_COUNTS: Final = {name: int(np.prod(shape)) for name, shape in _SHAPES.items()}
_STRUCT: Final = _struct()
