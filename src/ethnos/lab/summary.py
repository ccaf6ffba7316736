"""What the measured tables say together: places at the table, tribes, pairs of tribes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from math import inf, sqrt
from typing import Final, NamedTuple

from ethnos.bots.compiled.census import MEASURES
from ethnos.lab.tables import Measured, Table
from ethnos.rules.cards import Tribe

_NORMAL_95: Final = 1.96


class Mean(NamedTuple):
    """A mean, and how far from it the truth may be: 95 times in 100 it is nearer."""

    value: float
    error: float


def mean_of(sum_: float, squares: float, count: int) -> Mean:
    """Return the mean of independent values.

    >>> found = mean_of(30.0, 350.0, 3)
    >>> found.value, round(found.error, 2)
    (10.0, 5.66)
    """
    mean = sum_ / count
    if count == 1:
        return Mean(mean, inf)
    spread = max(0.0, squares - count * mean * mean) / (count - 1)
    return Mean(mean, _NORMAL_95 * sqrt(spread / count))


def share_of(won: float, count: float) -> Mean:
    """Return a share of victories. Two more of each kind keep the error honest where few are known.

    >>> found = share_of(0, 10)
    >>> found.value, round(found.error, 2)
    (0.0, 0.18)
    """
    likely = (won + 2) / (count + 4)
    return Mean(won / count, _NORMAL_95 * sqrt(likely * (1 - likely) / (count + 4)))


@dataclass(frozen=True, slots=True)
class Described:
    """One table: the means of its games, by measure."""

    table: Table
    games: int
    means: dict[str, Mean]
    first_player: Mean
    """The share of victories of the first player."""


@dataclass(frozen=True, slots=True)
class TribeValue:
    """What a tribe is worth as leader; 1 is a fair share of victories."""

    led: float
    """Bands it led in a game."""
    index: Mean | None
    """Over all bands it led: the victories of those who played them, by the fair share. `None` if
    it led none, as skeletons do not.
    """
    changes: dict[str, Mean]
    """By measure: what its presence in the set adds."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Everything about one number of players."""

    players: int
    games: int
    tables: list[Described]
    means: dict[str, Mean]
    age_turns: list[float]
    won: list[Mean]
    """By place at the table, the first player first: the share of victories."""
    earned: list[float]
    tribes: dict[Tribe, TribeValue]
    pairs: dict[tuple[Tribe, Tribe], Mean]
    """Victories by the fair share of those who led most with these two; with one, if both are one.
    """


def findings(measured: Iterable[Measured]) -> list[Findings]:
    """Return the findings by number of players."""
    by_players: dict[int, list[Measured]] = defaultdict(list)
    for one in measured:
        by_players[one.table.players].append(one)
    return [_findings(players, found) for players, found in sorted(by_players.items())]


def _findings(players: int, found: Sequence[Measured]) -> Findings:
    games = sum(one.games for one in found)
    described = [_described(one) for one in sorted(found, key=lambda one: one.table)]
    places = range(players)
    return Findings(
        players=players,
        games=games,
        tables=described,
        means={
            name: mean_of(
                sum(one.sums[index] for one in found),
                sum(one.squares[index] for one in found),
                games,
            )
            for index, name in enumerate(MEASURES)
        },
        age_turns=[
            sum(turns) / games
            for turns in zip_longest(*(one.age_turns for one in found), fillvalue=0)
        ],
        won=[share_of(sum(one.won[place] for one in found), games) for place in places],
        earned=[sum(one.earned[place] for one in found) / games for place in places],
        tribes=_tribes(found, described),
        pairs=_pairs(players, found),
    )


def _described(one: Measured) -> Described:
    return Described(
        table=one.table,
        games=one.games,
        means={
            name: mean_of(one.sums[index], one.squares[index], one.games)
            for index, name in enumerate(MEASURES)
        },
        first_player=share_of(one.won[0], one.games),
    )


def _tribes(found: Sequence[Measured], described: Sequence[Described]) -> dict[Tribe, TribeValue]:
    values = {}
    for tribe in Tribe:
        led: list[float] = []
        indexes: list[float] = []
        for one in found:
            if tribe in one.table.tribes:
                at = one.table.tribes.index(tribe)
                led.append(one.led[at] / one.games)
                if one.led[at]:
                    indexes.append(one.led_won[at] / one.led[at] * one.table.players)
        if led:
            values[tribe] = TribeValue(
                led=sum(led) / len(led),
                index=_mean(indexes) if indexes else None,
                changes=_changes(tribe, described),
            )
    return values


def _changes(tribe: Tribe, described: Sequence[Described]) -> dict[str, Mean]:
    """Return by measure the mean of the tables with a tribe less that of those without."""
    changes = {}
    for name in MEASURES:
        with_it = [one.means[name].value for one in described if tribe in one.table.tribes]
        without = [one.means[name].value for one in described if tribe not in one.table.tribes]
        if with_it and without:
            more, less = _mean(with_it), _mean(without)
            error = sqrt(more.error**2 + less.error**2)
            changes[name] = Mean(more.value - less.value, error)
    return changes


def _mean(values: Sequence[float]) -> Mean:
    return mean_of(sum(values), sum(value * value for value in values), len(values))


def _pairs(players: int, found: Sequence[Measured]) -> dict[tuple[Tribe, Tribe], Mean]:
    counts: dict[tuple[Tribe, Tribe], float] = defaultdict(float)
    victories: dict[tuple[Tribe, Tribe], float] = defaultdict(float)
    for one in found:
        for pair, count, won in zip(one.pairs(), one.most_led, one.most_led_won, strict=True):
            counts[pair] += count
            victories[pair] += won
    shares = {pair: share_of(victories[pair], count) for pair, count in counts.items() if count}
    return {
        pair: Mean(share.value * players, share.error * players) for pair, share in shares.items()
    }
