"""Convert the values of the rules to plain JSON and back, driven by their type hints.

The JSON form has exactly the fields that a dataclass or a named tuple declares, so no type is
described twice; only house numbers are left out while they are as printed. Cards are written in the
text notation, enums as their value.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import TypeVar, Union, cast, get_args, get_origin, get_type_hints

from ethnos.records.errors import CodecError
from ethnos.rules.cards import CARD_TYPES, Card
from ethnos.rules.events import Event
from ethnos.rules.house import VARIANT
from ethnos.rules.state import GameState

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
"""JSON without fractions: Ethnos has none, and their text form varies between programs."""

JsonObject = dict[str, Json]
Value = TypeVar("Value")

TAG = "type"
"""The key of an event's kind."""

_EVENT_KINDS: dict[str, type] = {kind.__name__: kind for kind in get_args(Event)}


def canonical(data: Json) -> bytes:
    """Return the canonical form of this JSON: sorted keys, no spaces, UTF-8.

    >>> canonical({"b": [1, None], "a": "é"}).decode()
    '{"a":"é","b":[1,null]}'
    """
    text = json.dumps(
        data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise CodecError(f"not a text of Unicode characters: {error.reason}") from None


def parse_json(text: bytes) -> Json:
    """Read JSON; numbers must be integers."""
    try:
        data: Json = json.loads(text, parse_float=_refuse_number, parse_constant=_refuse_number)
    except RecursionError:
        raise CodecError("not JSON that can be read: it is nested too deeply") from None
    except ValueError as error:
        raise CodecError(f"not JSON: {error}") from None
    return data


def _refuse_number(text: str) -> Json:
    raise CodecError(f"{text} is not a whole number")


# Writing.


def encode(value: object) -> Json:
    """Return a value of the rules as JSON.

    >>> from ethnos.rules.bands import Band
    >>> from ethnos.rules.cards import SKELETON, Kingdom, Tribe
    >>> encode(Band(Card(Tribe.ELF, Kingdom.RED), (SKELETON,)))
    {'leader': 'elf:red', 'others': ['skeleton']}
    """
    kind = type(value)
    if kind not in _encoders:
        _encoders[kind] = _build_encoder(kind)
    return _encoders[kind](value)


_Encoder = Callable[..., Json]


def _build_encoder(kind: type) -> _Encoder:
    if kind in (NoneType, bool, int, str):
        return _as_it_is
    if kind is Card:
        return str
    if issubclass(kind, Enum) and issubclass(kind, str):
        return _member
    if issubclass(kind, int):
        return int
    if _has_fields(kind):
        return _fields_encoder(kind)
    if issubclass(kind, tuple | list):
        return _items
    if issubclass(kind, dict):
        return _entries
    raise CodecError(f"{kind.__name__} has no JSON form")


def _as_it_is(value: Json) -> Json:
    return value


def _member(value: Enum) -> Json:
    return str(value.value)


def _items(value: Iterable[object]) -> Json:
    return [encode(item) for item in value]


def _entries(value: dict[object, object]) -> Json:
    return {str(key): encode(item) for key, item in value.items()}


def _fields_encoder(kind: type) -> _Encoder:
    names = _field_names(kind)
    tag: JsonObject = {TAG: kind.__name__} if kind.__name__ in _EVENT_KINDS else {}

    printed = printed_numbers(kind)

    def write(value: object) -> Json:
        return tag | {
            name: encode(getattr(value, name))
            for name in names
            if name not in printed or getattr(value, name) != printed[name]
        }

    return write


def printed_numbers(kind: type) -> dict[str, object]:
    """Return the house numbers of a ruleset, which are left out as printed; others have none."""
    declared = fields(kind) if is_dataclass(kind) else ()
    return {field.name: field.default for field in declared if field.metadata == VARIANT}


def encode_events(events: Iterable[Event]) -> list[Json]:
    """Return events as JSON, with their kinds.

    >>> from ethnos.rules.events import CardDrawn
    >>> encode_events([CardDrawn(2, None)])
    [{'type': 'CardDrawn', 'seat': 2, 'card': None}]
    """
    return [encode(event) for event in events]


def encode_state(state: GameState) -> JsonObject:
    """Return a complete state as JSON, without its source of randomness."""
    return {
        field.name: encode(getattr(state, field.name))
        for field in fields(state)
        if field.name != "source"
    }


def state_hash(state: GameState) -> str:
    """Return the SHA-256 of the state in canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical(encode_state(state))).hexdigest()


# Reading.

_Decoder = Callable[[Json], object]


def decode(kind: type[Value], data: Json) -> Value:
    """Read JSON as a value of this kind, or raise `CodecError` with the path of the wrong value.

    >>> from ethnos.rules.bands import Band
    >>> decode(Band, {"leader": "elf:mauve", "others": []})
    Traceback (most recent call last):
    ethnos.records.errors.CodecError: Band.leader: 'elf:mauve' is no card
    """
    return cast(Value, _decoder(kind)(data))


def decode_event(data: Json) -> Event:
    """Read an event."""
    if not isinstance(data, dict):
        raise CodecError(f"an event must be an object, not {_shown(data)}")
    name = data.get(TAG)
    if not isinstance(name, str) or name not in _EVENT_KINDS:
        raise CodecError(f"there is no event {_shown(name)}")
    rest = {key: item for key, item in data.items() if key != TAG}
    return cast(Event, _decoder(_EVENT_KINDS[name])(rest))


def decode_events(data: Json) -> tuple[Event, ...]:
    """Read a list of events."""
    return tuple([decode_event(item) for item in _list(data)])


_encoders: dict[type, _Encoder] = {}
_decoders: dict[object, _Decoder] = {}
_names: dict[object, tuple[str, ...]] = {}
"""Caches by type."""


def _decoder(hint: object) -> _Decoder:
    """Return the function that reads values of a type hint."""
    if hint not in _decoders:
        _decoders[hint] = _build_decoder(hint)
    return _decoders[hint]


def _build_decoder(hint: object) -> _Decoder:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _either(arguments)
    if origin is tuple:
        return _tuple(arguments)
    assert isinstance(hint, type), f"no JSON form for {hint}"
    if hint is Card:
        return _card
    if issubclass(hint, Enum):
        return _enum(hint)
    if hint in (bool, int, str):
        return _plain(hint)
    assert _has_fields(hint), f"no JSON form for {hint}"
    return _record(hint)


def _has_fields(kind: type) -> bool:
    return is_dataclass(kind) or hasattr(kind, "_fields")


def _field_names(kind: type) -> tuple[str, ...]:
    """Return the fields of a dataclass or a named tuple."""
    if kind not in _names:
        declared = fields(kind) if is_dataclass(kind) else ()
        _names[kind] = tuple(field.name for field in declared) or getattr(kind, "_fields", ())
    return _names[kind]


def _record(kind: type) -> _Decoder:
    hints = get_type_hints(kind)
    readers = {name: _decoder(hints[name]) for name in _field_names(kind)}
    needed = readers.keys() - printed_numbers(kind).keys()

    def read(data: Json) -> object:
        if not isinstance(data, dict):
            raise CodecError(f"{kind.__name__} must be an object, not {_shown(data)}")
        if not needed <= data.keys() <= readers.keys():
            raise CodecError(f"{kind.__name__} {_difference(needed, readers.keys(), data.keys())}")
        values = {}
        for name in data:
            try:
                values[name] = readers[name](data[name])
            except CodecError as error:
                raise CodecError(f"{kind.__name__}.{name}: {error}") from None
        return kind(**values)

    return read


def _difference(needed: Set[str], allowed: Set[str], found: Set[str]) -> str:
    missing = sorted(needed - found)
    unknown = sorted(found - allowed)
    parts = [f"lacks {', '.join(missing)}"] if missing else []
    parts += [f"has unknown {', '.join(unknown)}"] if unknown else []
    return " and ".join(parts)


def _either(options: tuple[object, ...]) -> _Decoder:
    """Read `X | None`; the only other union of the rules is that of all events."""
    kinds = [option for option in options if option is not NoneType]
    if len(kinds) == len(_EVENT_KINDS):
        return decode_event
    assert len(kinds) == 1, f"no JSON form for {options}"
    read = _decoder(kinds[0])
    return lambda data: None if data is None else read(data)


def _tuple(arguments: tuple[object, ...]) -> _Decoder:
    if len(arguments) == 2 and arguments[1] is ...:
        read_item = _decoder(arguments[0])
        return lambda data: tuple([read_item(item) for item in _list(data)])
    readers = [_decoder(argument) for argument in arguments]

    def read(data: Json) -> object:
        items = _list(data)
        if len(items) != len(readers):
            raise CodecError(f"{len(readers)} items were expected, not {len(items)}")
        return tuple([reader(item) for reader, item in zip(readers, items, strict=True)])

    return read


def _list(data: Json) -> list[Json]:
    if not isinstance(data, list):
        raise CodecError(f"a list was expected, not {_shown(data)}")
    return data


def _plain(kind: type) -> _Decoder:
    def read(data: Json) -> object:
        if type(data) is not kind:  # Exactly this type: in Python, bool is a subclass of int.
            raise CodecError(f"{kind.__name__} was expected, not {_shown(data)}")
        return data

    return read


def _enum(kind: type[Enum]) -> _Decoder:
    by_value = {member.value: member for member in kind}

    def read(data: Json) -> object:
        if not isinstance(data, str) or data not in by_value:
            raise CodecError(f"{_shown(data)} is no {kind.__name__}")
        return by_value[data]

    return read


_CARDS = {str(card): card for card in CARD_TYPES}


def _card(data: Json) -> object:
    if not isinstance(data, str) or data not in _CARDS:
        raise CodecError(f"{_shown(data)} is no card")
    return _CARDS[data]


def _shown(data: Json) -> str:
    text = repr(data)
    return text if len(text) <= 40 else f"{text[:37]}..."
