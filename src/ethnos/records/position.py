"""A complete state as text: one `key: value` line for every field that is not at its default.

A written position is complete and reads back as the same state, hidden cards and source of
randomness included. In a typed position a missing line means empty, zero or a full supply; lines
may have any order, `#` begins a comment. Positions that no game can reach are accepted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar

from ethnos.records.codec import Json, canonical, decode, encode, parse_json
from ethnos.records.errors import CodecError, NotationError
from ethnos.records.notation import (
    NONE,
    parse_band,
    parse_cards,
    parse_deck_card,
    parse_kingdom,
    parse_kingdoms,
    parse_number,
    parse_tribe,
    parse_word,
)
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom, Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import STANDARD, Ruleset
from ethnos.rules.state import Decision, GameState, GiantToken, blank_state
from ethnos.rules.streams import FairSource, FastSource, Source

Item = TypeVar("Item")
_GIANT: Final = re.compile(r"(\d+) with (\d+)")
_PLAYERS, _TRIBES, _AGREED, _OPTIONS, _SOURCE = (
    *("players", "tribes", "agreed tribes", "options", "source"),
)


def format_position(state: GameState) -> str:
    """Return a state as text.

    >>> print(format_position(blank_state(STANDARD, FastSource(7), (Tribe.ELF, Tribe.ORC))))
    players: 4
    tribes: elf orc
    source: pcg32/1 7
    <BLANKLINE>
    """
    ruleset = state.ruleset
    options = ruleset.options.items() - STANDARD.options.items()
    written = {
        _PLAYERS: str(ruleset.players),
        _TRIBES: _spaced(state.tribes),
        _AGREED: _spaced(ruleset.tribes or ()),
        _OPTIONS: " ".join(sorted(f"{name}={value}" for name, value in options)),
        _SOURCE: _format_source(state.source),
    }
    blank = blank_state(ruleset, state.source, state.tribes)
    for line in _lines(ruleset.players):
        text = line.write(state)
        written[line.key] = "" if text == line.write(blank) else text
    return "".join(f"{key}: {text}\n" for key, text in written.items() if text)


def parse_position(text: str) -> GameState:
    '''Read a position, complete or not.

    >>> state = parse_position("""
    ... players: 2
    ... turn: 1
    ... hand 1: elf:red skeleton
    ... """)
    >>> state.to_move, len(state.hands[1]), state.supply
    (1, 2, [25, 25])
    '''
    found = _split(text)
    state = _read_table(found)
    for line in _lines(state.players):
        if line.key in found:
            _take(found, line.key, partial(line.read, state))
    for key, (number, _) in found.items():
        raise NotationError(f"line {number}: there is no '{key}' in this position")
    return state


_Found = dict[str, tuple[int, str]]
"""The line number and value of every key."""


def _split(text: str) -> _Found:
    found: _Found = {}
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        key, colon, value = content.partition(":")
        key = " ".join(key.lower().split())
        if not colon:
            raise NotationError(f"line {number}: '{content}' is not of the form 'key: value'")
        if key in found:
            raise NotationError(f"line {number}: '{key}' stands here a second time")
        found[key] = number, value.strip()
    return found


def _take(found: _Found, key: str, parse: Callable[[str], Item], default: str = "") -> Item:
    """Remove and parse one value; errors name its line."""
    number, text = found.pop(key, (0, default))
    try:
        return parse(text)
    except (NotationError, CodecError, SetupError) as error:
        raise NotationError(f"line {number}: {error}") from None


def _read_table(found: _Found) -> GameState:
    """Return an empty state for the given players, tribes and options."""
    standard = str(STANDARD.players)
    ruleset = _take(found, _PLAYERS, lambda text: Ruleset(players=parse_number(text)), standard)
    agreed = _take(
        found, _AGREED, lambda text: replace(ruleset, tribes=_parse_tribes(text) or None)
    )
    ruleset = _take(found, _OPTIONS, lambda text: agreed.with_options(**_parse_options(text)))
    source = _take(found, _SOURCE, _parse_source)
    return blank_state(ruleset, source, _take(found, _TRIBES, _parse_tribes))


def _parse_options(text: str) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    for name, equals, _ in pairs:
        if not equals:
            raise NotationError(f"option '{name}' is not of the form 'name=value'")
    return {name: value for name, _, value in pairs}


def _parse_tribes(text: str) -> tuple[Tribe, ...]:
    return tuple(parse_tribe(word) for word in text.split())


def _format_source(source: Source) -> str:
    """Return the source of randomness as text; empty for sources of other packages."""
    match source:
        case FastSource(seed):
            return f"{source.name} {seed}"
        case FairSource(key):
            return f"{source.name} {key.hex()}"
        case _:
            return ""


def _parse_source(text: str) -> Source:
    if not text:
        return FastSource(0)
    name, _, secret = text.partition(" ")
    try:
        if name == FastSource(0).name:
            return FastSource(int(secret))
        if name == FairSource(b"").name:
            return FairSource(bytes.fromhex(secret))
    except ValueError:
        raise NotationError(f"'{secret}' is no seed for {name}") from None
    raise NotationError(f"there is no source '{name}'")


# The lines of a position, in the order they are written.


@dataclass(frozen=True, slots=True)
class _Line:
    key: str
    write: Callable[[GameState], str]
    read: Callable[[GameState, str], None]


def _lines(players: int) -> Iterator[_Line]:
    seats = range(players)
    yield _line("age", "age", str, parse_number)
    yield _line("first player", "first_player", str, _seat(players))
    yield _turn(players)
    yield _to_move(players)
    yield _line("decision", "decision", str, lambda text: parse_word(text, Decision, "decision"))
    yield _line("bands this turn", "bands_this_turn", str, parse_number)
    yield _line("free markers", "free_markers", str, parse_number)
    yield _line("pool", "pool", _spaced, _sorted_cards)
    for seat in seats:
        yield _line(f"hand {seat}", "hands", _spaced, _sorted_cards, seat)
        yield _line(f"known {seat}", "known", _spaced, _sorted_cards, seat)
    for seat in seats:
        yield _line(f"bands {seat}", "bands", _format_bands, _parse_bands, seat)
    yield _line("glory", "glory", _spaced, _numbers(players))
    yield _line("supply", "supply", _spaced, _numbers(players))
    for kingdom in Kingdom:
        yield _line(f"tokens {kingdom}", "tokens", _spaced, _few_numbers, kingdom)
        yield _line(
            f"markers {kingdom}", "markers", _spaced, lambda x: tuple(_numbers(players)(x)), kingdom
        )
    yield _line("merfolk", "merfolk", _spaced, _numbers(players))
    for seat in seats:
        yield _line(f"orcs {seat}", "orc_boards", _spaced, _sorted_kingdoms, seat)
    for seat in seats:
        yield _line(f"trolls {seat}", "trolls", _spaced, _few_numbers, seat)
    yield _line("giant", "giant", _format_giant, _giant(players))
    for seat in seats:
        yield _line(f"raid {seat}", "raid_plans", _format_plan, _parse_plan, seat)
    yield from _deck_lines(players)
    yield _json_line("scoring", lambda data: decode(AgeResult, data))
    yield _json_line("results", lambda data: decode(tuple[AgeResult, ...], data))
    yield _json_line("outcome", lambda data: decode(Outcome, data))


def _deck_lines(players: int) -> Iterator[_Line]:
    yield _line(
        "deck",  # The next card first; in the list it is last.
        "deck",
        lambda deck: _spaced(deck[::-1]),
        lambda text: [parse_deck_card(word) for word in reversed(text.split())],
    )
    yield _line("dragon-free", "dragon_free", str, parse_number)
    yield _line("dragons revealed", "dragons_revealed", str, parse_number)
    yield _line(
        "third dragon drawn by",
        "third_dragon_drawer",
        _format_seat,
        _seat(players),
    )
    yield _line("discarded", "discarded", _spaced, _sorted_cards)


def _line(
    key: str,
    name: str,
    write: Callable[[Item], str],
    parse: Callable[[str], Item],
    place: int | Kingdom | None = None,
) -> _Line:
    """Describe a field of the state, or one item of a field that has several."""

    def read(state: GameState, text: str) -> None:
        if place is None:
            setattr(state, name, parse(text))
        else:
            getattr(state, name)[place] = parse(text)

    def look(state: GameState) -> str:
        value = getattr(state, name)
        return write(value if place is None else value[place])

    return _Line(key, look, read)


def _turn(players: int) -> _Line:
    """The turn owner, who also decides unless `to move` names another seat."""

    def read(state: GameState, text: str) -> None:
        state.turn_owner = state.to_move = _seat(players)(text)

    return _Line("turn", lambda state: str(state.turn_owner), read)


def _to_move(players: int) -> _Line:
    def write(state: GameState) -> str:
        return "" if state.to_move == state.turn_owner else str(state.to_move)

    def read(state: GameState, text: str) -> None:
        state.to_move = _seat(players)(text)

    return _Line("to move", write, read)


def _json_line(name: str, parse: Callable[[Json], object]) -> _Line:
    """Describe a field of results, which is written as JSON."""

    def write(value: object) -> str:
        return canonical(encode(value)).decode() if value else ""

    return _line(name, name, write, lambda text: parse(parse_json(text.encode())))


# Writing and reading single values.


def _spaced(items: Sequence[object]) -> str:
    return " ".join(map(str, items))


def _sorted_cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(card for word in text.split() for card in parse_cards(word)))


def _sorted_kingdoms(text: str) -> tuple[Kingdom, ...]:
    return tuple(sorted(parse_kingdom(word) for word in text.split()))


def _few_numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted(parse_number(word) for word in text.split()))


def _numbers(players: int) -> Callable[[str], list[int]]:
    def parse(text: str) -> list[int]:
        numbers = [parse_number(word) for word in text.split()]
        if len(numbers) != players:
            raise NotationError(f"{players} numbers are needed, one a player, not {len(numbers)}")
        return numbers

    return parse


def _seat(players: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        seat = parse_number(text)
        if seat >= players:
            raise NotationError(f"there is no seat {seat}: seats are 0 to {players - 1}")
        return seat

    return parse


def _format_seat(seat: int | None) -> str:
    return "" if seat is None else str(seat)


def _format_bands(bands: tuple[Band, ...]) -> str:
    return " ".join("+".join(map(str, band.cards)) for band in bands)


def _parse_bands(text: str) -> tuple[Band, ...]:
    return tuple(parse_band(word) for word in text.split())


def _format_giant(giant: GiantToken | None) -> str:
    return f"{giant.holder} with {giant.size}" if giant else ""


def _giant(players: int) -> Callable[[str], GiantToken | None]:
    def parse(text: str) -> GiantToken | None:
        match = _GIANT.fullmatch(text)
        if not match:
            raise NotationError(f"'{text}' is not of the form 'seat with size'")
        return GiantToken(_seat(players)(match[1]), parse_number(match[2]))

    return parse


def _format_plan(plan: tuple[Kingdom, ...] | None) -> str:
    return "" if plan is None else "+".join(plan) or NONE


def _parse_plan(text: str) -> tuple[Kingdom, ...] | None:
    return tuple(sorted(parse_kingdoms(text)))
