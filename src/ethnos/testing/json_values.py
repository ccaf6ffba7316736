"""Typed readers for plain JSON values; errors say what was found and where."""

from __future__ import annotations

from collections.abc import Callable
from reprlib import repr as shortened
from typing import TypeVar

from ethnos.records.codec import Json
from ethnos.records.errors import NotationError
from ethnos.records.notation import parse_card, parse_deck_card, parse_kingdom, parse_tribe
from ethnos.rules.cards import Card, DeckCard, Kingdom, Tribe
from ethnos.rules.errors import EthnosError

Item = TypeVar("Item")


class FormatError(EthnosError, ValueError):
    """Raised when a JSON value does not have the expected form."""


def as_dict(value: Json, where: str) -> dict[str, Json]:
    """Return an object."""
    if not isinstance(value, dict):
        raise FormatError(f"{where} should be an object, not {shortened(value)}")
    return value


def as_list(value: Json, where: str) -> list[Json]:
    """Return a list."""
    if not isinstance(value, list):
        raise FormatError(f"{where} should be a list, not {shortened(value)}")
    return value


def as_int(value: Json, where: str) -> int:
    """Return a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise FormatError(f"{where} should be a whole number, not {shortened(value)}")
    return value


def as_count(value: Json, where: str) -> int:
    """Return how many there are of something."""
    count = as_int(value, where)
    if count < 0:
        raise FormatError(f"{where} cannot be negative, as {count} is")
    return count


def as_text(value: Json, where: str) -> str:
    """Return a string."""
    if not isinstance(value, str):
        raise FormatError(f"{where} should be a text, not {shortened(value)}")
    return value


def as_ints(value: Json, where: str) -> tuple[int, ...]:
    """Return whole numbers."""
    return tuple(as_int(item, where) for item in as_list(value, where))


def as_kingdom(value: Json, where: str) -> Kingdom:
    """Return a kingdom, given by its colour."""
    return _parsed(parse_kingdom, value, where)


def as_tribe(value: Json, where: str) -> Tribe:
    """Return a tribe."""
    return _parsed(parse_tribe, value, where)


def as_card(value: Json, where: str) -> Card:
    """Return an ally, such as `elf:red` or `skeleton`."""
    return _parsed(parse_card, value, where)


def _parsed(parse: Callable[[str], Item], value: Json, where: str) -> Item:
    try:
        return parse(as_text(value, where))
    except NotationError as error:
        raise FormatError(f"{where}: {error}") from error


def as_cards(value: Json, where: str) -> tuple[Card, ...]:
    """Return allies, sorted."""
    return tuple(sorted(as_card(item, where) for item in as_list(value, where)))


def as_deck(value: Json, where: str) -> list[DeckCard]:
    """Return allies and dragons in the order given."""
    return [_parsed(parse_deck_card, item, where) for item in as_list(value, where)]


def as_seat(value: Json, players: int, where: str) -> int:
    """Return the seat of a player named by a letter: `A` is seat 0."""
    letter = as_text(value, where)
    seat = ord(letter) - ord("A") if len(letter) == 1 else -1
    if not 0 <= seat < players:
        raise FormatError(f"{where}: there is no player {letter!r} among {players}")
    return seat


def letter(seat: int) -> str:
    """Return the letter of a seat: seat 0 is `A`."""
    return chr(ord("A") + seat)
