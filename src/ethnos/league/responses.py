"""Exploitability: how much of a table an entrant concedes to the best response found so far.

At a table of one's own kind everybody wins a fair share. If another entrant alone wins more, the
kind can be exploited; how far at least, the strongest such entrant tells. Nobody in the league may
know the best response, so true exploitability is what is found here or more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from ethnos.arena.estimates import Estimate, wilson
from ethnos.league.matches import Match, Tallies, Tally, design_effect


@dataclass(frozen=True, slots=True)
class Extreme:
    """The largest or smallest share against any other entrant."""

    against: str
    estimate: Estimate
    """Its interval holds for the extreme, although it was picked among many."""


class Responses:
    """The shares of all pairings, with intervals that hold for all opponents of one together."""

    def __init__(
        self, names: Sequence[str], tallies: Tallies, players: int, effect: float | None = None
    ) -> None:
        self._names = names
        self._tallies = tallies
        self._players = players
        self._effect = design_effect(tallies) if effect is None else effect
        # Bonferroni: the errors of all opponents together are 5 %.
        opponents = max(1, len(names) - 1)
        self._z = NormalDist().inv_cdf(1 - 0.025 / opponents)

    def share(self, match: Match) -> Estimate | None:
        """Return the share of the one alone with its interval; `None` before the first game."""
        pairing = match.paired(self._players)
        tally = self._tallies.get(pairing)
        if tally is None:
            return None
        won = tally.won if pairing == match else tally.lost
        return wilson(won / tally.games, tally.games / self._effect, self._z)

    def conceded(self, name: str) -> Extreme | None:
        """Return the largest share that another one, alone, won at a table of this entrant."""
        found = self._shares([(other, Match(other, name)) for other in self._others(name)])
        if not found:
            return None
        against = max(found, key=lambda other: (found[other].low, found[other].value))
        low = max(share.low for share in found.values())
        high = max(share.high for share in found.values())
        return Extreme(against, Estimate(found[against].value, low, high))

    def kept(self, name: str) -> Extreme | None:
        """Return the smallest share that this entrant, alone, won at a table of another."""
        found = self._shares([(other, Match(name, other)) for other in self._others(name)])
        if not found:
            return None
        against = min(found, key=lambda other: (found[other].high, found[other].value))
        low = min(share.low for share in found.values())
        high = min(share.high for share in found.values())
        return Extreme(against, Estimate(found[against].value, low, high))

    def _others(self, name: str) -> list[str]:
        return [other for other in self._names if other != name]

    def _shares(self, matches: list[tuple[str, Match]]) -> dict[str, Estimate]:
        shares = ((other, self.share(match)) for other, match in matches)
        return {other: share for other, share in shares if share is not None}


def with_more(tally: Tally, games: int) -> Tally:
    """Return what a pairing will be known to be after more games, if its share stays the same."""
    total = tally.games + games
    won = (tally.won + 0.5) / (tally.games + 1) * games + tally.won
    return Tally(total, won, total - won)
