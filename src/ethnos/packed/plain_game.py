"""A packed game as plain Python integers and lists, and as the bytes of a struct."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from ethnos.packed.fields import FIELDS, NONE, Field, GameStruct, lay_out, struct_size


class PlainGame(GameStruct):
    """The fields of a `GameStruct` as integers and nested lists, initially 0 or `NONE`."""

    def __init__(self) -> None:
        for field in FIELDS:
            setattr(self, field.name, _nested([0] * field.length, field.shape))
        self.tribes = [NONE] * len(self.tribes)
        self.tribe_index = [NONE] * len(self.tribe_index)
        self.raid_plan = [NONE] * len(self.raid_plan)
        self.third_dragon_drawer = NONE
        self.giant_holder = NONE


def to_bytes(plain: PlainGame, *, wide: bool = False) -> bytes:
    """Return the struct with these values; in a wide one all integers have 64 bits."""
    flat: list[int] = []
    for field in FIELDS:
        _flatten(getattr(plain, field.name), len(field.shape), flat)
    return _STRUCTS[wide].pack(*flat)


def from_bytes(data: bytes, *, wide: bool = False) -> PlainGame:
    """Return a struct as plain integers."""
    flat = list(_STRUCTS[wide].unpack(data))
    plain = PlainGame.__new__(PlainGame)
    start = 0
    for field in FIELDS:
        stop = start + field.length
        setattr(plain, field.name, _nested(flat[start:stop], field.shape))
        start = stop
    return plain


def _struct(fields: tuple[Field, ...]) -> Struct:
    """Return the layout, padding included, for the `struct` module."""
    layout = "="
    end = 0
    for field in fields:
        layout += f"{field.offset - end}x{field.length}{_LETTERS[field.kind]}"
        end = field.end
    return Struct(f"{layout}{struct_size(fields) - end}x")


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


_LETTERS: Final = {"i1": "b", "i2": "h", "i8": "q", "u8": "Q"}
_STRUCTS: Final = {wide: _struct(lay_out(wide=wide)) for wide in (False, True)}
