"""Compare what a scenario expects with what is so. A partial match: only what is named counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ethnos.records.codec import Json


@dataclass(frozen=True)
class Bag:
    """A list whose order says nothing."""

    items: list[Fact]


@dataclass(frozen=True)
class OneOf:
    """The same fact, said in several ways."""

    ways: tuple[Fact, ...]


@dataclass(frozen=True)
class UpTo:
    """A number of which any smaller one is true as well."""

    limit: int


Fact: TypeAlias = "bool | int | str | Bag | OneOf | UpTo | list[Fact] | dict[str, Fact] | None"


def differences(expected: Json, fact: Fact, where: str) -> list[str]:
    """Return one line for each thing expected that is not so.

    >>> differences({"A": 2}, {"A": 2, "B": 5}, "glory")
    []
    >>> differences({"A": 2, "B": 4}, {"A": 2, "B": 5}, "glory")
    ['glory.B: expected 4, got 5']
    >>> differences({}, {"A": [], "B": [1]}, "orc")
    ["orc: expected nothing, got {'A': [], 'B': [1]}"]
    """
    match fact:
        case OneOf(ways):
            found = [differences(expected, way, where) for way in ways]
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
    return [f"{where}: expected {_said(expected)}, got {_said(plain(fact))}"]


def _object_differences(expected: Json, fact: dict[str, Fact], where: str) -> list[str]:
    if not isinstance(expected, dict):
        return [f"{where}: expected {_said(expected)}, got {plain(fact)}"]
    if not expected and not _is_nothing(fact):
        return [f"{where}: expected nothing, got {plain(fact)}"]
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
    """Return whether there is nothing there: no cards, no markers, no tokens."""
    match fact:
        case dict():
            return all(map(_is_nothing, fact.values()))
        case Bag(items):
            return not items
        case _:
            return not fact


def plain(fact: Fact) -> Json:
    """Return a fact in the plain form in which a scenario would say it."""
    match fact:
        case Bag(items):
            return [plain(item) for item in sorted(items, key=str)]
        case OneOf(ways):
            return plain(ways[0])
        case UpTo(limit):
            return limit
        case list():
            return [plain(item) for item in fact]
        case dict():
            return {key: plain(value) for key, value in fact.items()}
        case _:
            return fact


def _said(value: Json) -> str:
    return "nothing" if value in ([], {}) else "none" if value is None else str(value)
