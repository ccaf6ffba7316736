"""How tribes correlate with winning: presence in bands, leadership, pairs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable
from dataclasses import dataclass
from itertools import combinations
from typing import Generic, TypeVar

from ethnos.arena.estimates import Estimate, share
from ethnos.arena.task import GameResult
from ethnos.rules.cards import Tribe

Pair = tuple[Tribe, Tribe]


@dataclass(frozen=True, slots=True)
class TribeStatistics:
    """The winner's share of cards and bands by tribe; a fair share is 1 / seats.

    Winners play more bands, so compare shares with `bands`, not with the fair share.
    """

    games: int
    sets: int
    """The number of different sets of tribes played."""
    bands: float
    """The winner's share of all bands."""
    presence: dict[Tribe, float]
    """The winner's share of a tribe's cards in bands."""
    leadership: dict[Tribe, float]
    """The winner's share of the bands led by a tribe."""
    pairs: dict[Pair, float]
    """The same for players who led bands with both tribes, weighted by the rarer of the two."""
    most_led: dict[Tribe, Estimate]
    """The win share of the player who led most bands with this tribe."""
    glory: dict[Tribe, float]
    """The mean glory of all players in games with this tribe."""


def tribe_statistics(results: list[GameResult]) -> TribeStatistics:
    """Compute the statistics of some games."""
    presence: _Shares[Tribe] = _Shares()
    leadership: _Shares[Tribe] = _Shares()
    pairs: _Shares[Pair] = _Shares()
    bands: _Shares[None] = _Shares()
    glory: dict[Tribe, list[int]] = defaultdict(list)
    for result in results:
        for seat in result.seats:
            for tribe, count in seat.cards:
                presence.add(tribe, count, seat.won)
            for tribe, count in seat.led:
                leadership.add(tribe, count, seat.won)
                bands.add(None, count, seat.won)
            for (one, ones), (other, others) in combinations(seat.led, 2):
                pairs.add((one, other), min(ones, others), seat.won)
            for tribe in result.tribes:
                glory[tribe].append(seat.glory)
    return TribeStatistics(
        games=len(results),
        sets=len({result.tribes for result in results}),
        bands=bands.shares().get(None, 0.0),
        presence=presence.shares(),
        leadership=leadership.shares(),
        pairs=pairs.shares(),
        most_led=_most_led(results),
        glory={tribe: sum(all_) / len(all_) for tribe, all_ in sorted(glory.items())},
    )


def _most_led(results: list[GameResult]) -> dict[Tribe, Estimate]:
    rows: dict[Tribe, list[tuple[int, float]]] = defaultdict(list)
    for result in results:
        deal = result.index // len(result.seats)
        for tribe in result.tribes:
            led = [dict(seat.led).get(tribe, 0) for seat in result.seats]
            most = [seat for seat, count in enumerate(led) if count == max(led)]
            if len(most) == 1:
                rows[tribe].append((deal, result.seats[most[0]].won))
    return {tribe: share(rows[tribe]) for tribe in sorted(rows)}


Key = TypeVar("Key", bound=Hashable)


class _Shares(Generic[Key]):
    """Accumulates the winner's share of something."""

    def __init__(self) -> None:
        self._all: Counter[Key] = Counter()
        self._won: dict[Key, float] = defaultdict(float)

    def add(self, key: Key, count: int, won: float) -> None:
        """Add `count` items of a player with this share of the victory."""
        self._all[key] += count
        self._won[key] += count * won

    def shares(self) -> dict[Key, float]:
        """Return the winner's share by key."""
        return {key: self._won[key] / count for key, count in self._all.items()}
