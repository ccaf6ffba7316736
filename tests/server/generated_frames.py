"""Frames made from the types of the protocol, so that a new message is covered by itself."""

from __future__ import annotations

import random
import string
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import inspect

from ethnos import protocol
from ethnos.bots.registry import bot_ids
from ethnos.languages import languages
from ethnos.rules.cards import Tribe
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.rules.ruleset import OPTION_NAMES

WORDS: Final = (
    *("draw", "take elf:red", "take elf:red+orc:red", "band elf:red+orc:red", "band wizard*:blue"),
    *("band elf", "play 1 2", "zieh", "1", "?", "help", "band 1,2 leader 1", "take dwarf", "undo"),
    *("elf:red", "halfling:orange", "dragon", "elf", ":", "random", "heuristic", "search"),
    *("my.module:Bot", "en", "cs", "pt-BR", "xx", "", " ", "0", "-1", "9" * 30, "\0", "\u202e"),
    *("\U0001f409", "\u0660", "\u00b2", "\u2167", "e\u0301", "\u0130", "%s", "{0}", "${x}", "a\nb"),
    *(*map(str, Tribe), *bot_ids(), *languages(), *OPTION_NAMES, *HOUSE_NUMBERS),
)
"""What may mean something somewhere."""
NUMBERS: Final = (-(2**63), -1, 0, 1, 2, 3, 5, 6, 255, 2**31, 2**53, 2**63, 2**64)
KINDS: Final = {kind.__struct_config__.tag: kind for kind in protocol.FromClient.__args__}


class Frames:
    """Makes frames of every kind, from one seed."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def valid(self, kind: str) -> str:
        """Return a frame that can be read."""
        value = self._value(inspect.type_info(KINDS[kind]))
        return msgspec.json.encode(value).decode()

    def changed(self, kind: str) -> str:
        """Return a frame with one field that is missing, unknown or of another kind."""
        value = self._value(inspect.type_info(KINDS[kind]))
        path = self._chance.choice(list(_places(value)))
        *way, last = path or ("t",)
        inner: Any = value
        for step in way:
            inner = inner[step]
        if self._chance.random() < 0.2 and isinstance(inner, dict):
            del inner[last]
        else:
            inner[last] = self._anything()
        if self._chance.random() < 0.1:
            value[self._word()] = self._anything()
        return msgspec.json.encode(value).decode()

    def _anything(self, depth: int = 0) -> Any:
        kinds: list[Callable[[], Any]] = [
            self._word,
            lambda: self._chance.choice(NUMBERS),
            lambda: None,
            lambda: True,
        ]
        kinds += [lambda: 1.5, lambda: 1e300]
        if depth < 4:
            kinds += [
                lambda: [self._anything(depth + 1) for _ in range(self._chance.randrange(4))],
                lambda: {self._word(): self._anything(depth + 1)},
            ]
        return self._chance.choice(kinds)()

    def _word(self) -> str:
        return self._chance.choice(WORDS)

    def _value(self, kind: inspect.Type) -> Any:  # one line per kind of type
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.Metadata():
                return self._value(kind.type)
            case inspect.UnionType():
                return self._value(self._chance.choice(kind.types))
            case inspect.EnumType():
                return self._chance.choice(list(kind.cls)).value
            case inspect.LiteralType():
                return self._chance.choice(kind.values)
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return self._chance.random() < 0.5
            case inspect.IntType():
                low = kind.ge if kind.ge is not None else -(2**63)
                high = kind.le if kind.le is not None else 2**63
                near = [number for number in (*NUMBERS, low, high) if low <= number <= high]
                return self._chance.choice(near)
            case inspect.StrType():
                return self._text(kind)
            case inspect.ListType():
                length = self._chance.choice((0, 1, 2, 5, kind.max_length or 20))
                return [
                    self._value(kind.item_type) for _ in range(min(length, kind.max_length or 20))
                ]
            case inspect.DictType():
                length = self._chance.randrange(min(6, kind.max_length or 6))
                pairs = [(kind.key_type, kind.value_type)] * length
                return {self._value(key): self._value(value) for key, value in pairs}
            case _:
                raise AssertionError(f"no values of the type {kind}")

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        made: dict[str, Any] = {}
        if kind.tag_field is not None:
            made[kind.tag_field] = kind.tag
        for field in kind.fields:
            if field.required or self._chance.random() < 0.6:
                made[field.encode_name] = self._value(field.type)
        return made

    def _text(self, kind: inspect.StrType) -> str:
        longest = kind.max_length if kind.max_length is not None else 200
        shortest = kind.min_length or 0
        if kind.pattern is not None:  # keys and nonces
            letters = "0123456789abcdef"
            length = self._chance.choice((shortest, max(shortest, 16), longest))
            return "".join(self._chance.choices(letters, k=length))
        words = [
            self._word(),
            " ".join(self._word() for _ in range(3)),
            "".join(self._chance.choices(string.printable + "\u00e9\u4e2d\U0001f409", k=longest)),
        ]
        return self._chance.choice(words)[:longest].ljust(shortest, "x")


def _places(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the ways to every value inside a value."""
    found: list[tuple[Any, ...]] = []
    steps: Any = value.items() if isinstance(value, dict) else enumerate(value)
    for step, inner in steps:
        found.append((*way, step))
        if isinstance(inner, dict | list):
            found += _places(inner, (*way, step))
    return found
