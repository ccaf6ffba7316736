"""What is measured: tables, each a number of players with a set of tribes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from ethnos.bots.compiled.census import MEASURES, take_census
from ethnos.records.digest import game_seed
from ethnos.rules.cards import Tribe
from ethnos.rules.components import MAX_PLAYERS, tribes_in_play
from ethnos.rules.ruleset import Ruleset

_TRIBES: Final = tuple(Tribe)
_PLAYER_COUNTS: Final = MAX_PLAYERS + 2
"""Of a table's number: its set of tribes times this, plus its players."""


@dataclass(frozen=True, slots=True, order=True)
class Table:
    """A number of players with a set of tribes."""

    players: int
    tribes: tuple[Tribe, ...]

    @property
    def number(self) -> int:
        """A number of its own, from which its deals are drawn."""
        members = sum(1 << _TRIBES.index(tribe) for tribe in self.tribes)
        return members * _PLAYER_COUNTS + self.players


def all_tables(players: Iterable[int]) -> Iterator[Table]:
    """Yield the tables of some numbers of players: 924 of six tribes, or 792 of five.

    >>> sum(1 for _ in all_tables([2])), sum(1 for _ in all_tables([4, 6]))
    (792, 1848)
    """
    for count in players:
        for tribes in combinations(_TRIBES, tribes_in_play(count)):
            yield Table(count, tribes)


@dataclass(frozen=True, slots=True)
class Measured:
    """What was counted at a table; see `ethnos.bots.compiled.census`."""

    table: Table
    games: int
    sums: list[float]
    squares: list[float]
    age_turns: list[int]
    won: list[float]
    earned: list[int]
    led: list[int]
    led_won: list[float]
    most_led: list[int]
    """By pair of tribes in alphabetical order, a tribe with itself included."""
    most_led_won: list[float]

    def __post_init__(self) -> None:
        count = len(self.table.tribes)
        by_pair = count * (count + 1) // 2
        sizes = [len(MEASURES)] * 2 + [self.table.players] * 2 + [count] * 2 + [by_pair] * 2
        found = (self.sums, self.squares, self.won, self.earned, self.led, self.led_won)
        if [len(numbers) for numbers in (*found, self.most_led, self.most_led_won)] != sizes:
            raise ValueError(f"the numbers do not fit {self.table}")

    def pairs(self) -> Iterator[tuple[Tribe, Tribe]]:
        """Yield the pairs in the order of `most_led`."""
        tribes = self.table.tribes
        for index, tribe in enumerate(tribes):
            for other in tribes[index:]:
                yield tribe, other


def measure(table: Table, bot: str, games: int, seed: int) -> Measured:
    """Play some games at a table: always the same for the same seed."""
    ruleset = Ruleset(players=table.players, tribes=table.tribes)
    census = take_census(ruleset, bot, games, game_seed(seed, table.number))
    count = len(table.tribes)
    upper = [(one, other) for one in range(count) for other in range(one, count)]

    def numbers(field: str, length: int) -> list[Any]:
        found: list[Any] = census[field][:length].tolist()
        return found

    return Measured(
        table=table,
        games=int(census["games"]),
        sums=numbers("sums", len(MEASURES)),
        squares=numbers("squares", len(MEASURES)),
        age_turns=[turns for turns in numbers("age_turns", 3) if turns],
        won=numbers("won", table.players),
        earned=numbers("earned", table.players),
        led=numbers("led", count),
        led_won=numbers("led_won", count),
        most_led=[int(census["most_led"][pair]) for pair in upper],
        most_led_won=[float(census["most_led_won"][pair]) for pair in upper],
    )
