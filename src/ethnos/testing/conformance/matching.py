"""Match the expectations of a scenario with the facts; only what a scenario names is compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ethnos.records.codec import Json


@dataclass(frozen=True)
class Bag:
    """A list in any order."""

    items: list[Fact]


@dataclass(frozen=True)
class OneOf:
    """One fact in several accepted forms."""

    forms: tuple[Fact, ...]


@dataclass(frozen=True)
class UpTo:
    """A number that matches any smaller expectation as well."""

    limit: int


Fact: TypeAlias = "bool | int | str | Bag | OneOf | UpTo | list[Fact] | dict[str, Fact] | None"


def differences(expected: Json, fact: Fact, where: str) -> list[str]:
    """Return one line for each expectation that the fact does not meet.

    >>> differences({"A": 2}, {"A": 2, "B": 5}, "glory")
    []
    >>> differences({"A": 2, "B": 4}, {"A": 2, "B": 5}, "glory")
    ['glory.B: expected 4, got 5']
    >>> differences({}, {"A": [], "B": [1]}, "orc")
    ["orc: expected nothing, got {'A': [], 'B': [1]}"]
    """
    match fact:
        case OneOf(forms):
            found = [differences(expected, form, where) for form in forms]
            return next((lines for lines in found if not lines), found[0])
        case UpTo(limit):
            if isinstance(expected, int) and expected <= limit:
                return []
            return [f"{where}: expected at least {expected}, got {limit}"]
        case dict():
            return _object_differences(expected, fact, where)
        case Bag(items):
            if isinstance(expected, list) and _matches_any_order(expected, items, where):
                return []
        case list():
            if isinstance(expected, list) and len(expected) == len(fact):
                pairs = enumerate(zip(expected, fact, strict=True))
                return [line for n, (e, f) in pairs for line in differences(e, f, f"{where}[{n}]")]
        case _:
            if type(expected) is type(fact) and expected == fact:
                return []
    return [f"{where}: expected {_text(expected)}, got {_text(as_json(fact))}"]


def _object_differences(expected: Json, fact: dict[str, Fact], where: str) -> list[str]:
    if not isinstance(expected, dict):
        return [f"{where}: expected {_text(expected)}, got {as_json(fact)}"]
    if not expected and not _is_nothing(fact):
        return [f"{where}: expected nothing, got {as_json(fact)}"]
    lines = []
    for key, value in expected.items():
        if key in fact:
            lines += differences(value, fact[key], f"{where}.{key}")
        else:
            lines.append(f"{where}: there is no '{key}', only {', '.join(fact)}")
    return lines


def _matches_any_order(expected: list[Json], items: list[Fact], where: str) -> bool:
    left = list(items)
    for wanted in expected:
        for number, item in enumerate(left):
            if not differences(wanted, item, where):
                del left[number]
                break
        else:
            return False
    return not left


def _is_nothing(fact: Fact) -> bool:
    """Return whether a fact is empty: no cards, no markers, no tokens."""
    match fact:
        case dict():
            return all(map(_is_nothing, fact.values()))
        case Bag(items):
            return not items
        case _:
            return not fact


def as_json(fact: Fact) -> Json:
    """Return a fact as the JSON value a scenario would contain."""
    match fact:
        case Bag(items):
            return [as_json(item) for item in sorted(items, key=str)]
        case OneOf(forms):
            return as_json(forms[0])
        case UpTo(limit):
            return limit
        case list():
            return [as_json(item) for item in fact]
        case dict():
            return {key: as_json(value) for key, value in fact.items()}
        case _:
            return fact


def _text(value: Json) -> str:
    return "nothing" if value in ([], {}) else "none" if value is None else str(value)
