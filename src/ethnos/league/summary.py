"""What a league has found out: ratings, the cross table, and who exploits whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from ethnos.arena.estimates import Estimate
from ethnos.arena.times import Times
from ethnos.league.folder import LeagueFolder
from ethnos.league.matches import Match, design_effect, tallied
from ethnos.league.ratings import rate
from ethnos.league.responses import Extreme, Responses


@dataclass(slots=True)
class EntrantSummary:
    """The results of one entrant."""

    name: str
    rating: Estimate
    """In points, relative to the mean of all."""
    conceded: Extreme | None
    """The largest share of wins of another one, alone at a table of this entrant."""
    kept: Extreme | None
    """The smallest share of this entrant, alone at a table of another."""
    games: int = 0
    times: Times = field(default_factory=Times)
    forfeits: list[tuple[int, str]] = field(default_factory=list)
    """The games it forfeited, each with the error."""


class Surprise(NamedTuple):
    """A pairing that the ratings do not explain."""

    match: Match
    share: Estimate
    expected: float


@dataclass(frozen=True, slots=True)
class LeagueSummary:
    """The results of a league."""

    players: int
    games: int
    matches: int
    design_effect: float
    """The variance between deals by that of independent games; intervals allow for it."""
    entrants: list[EntrantSummary]
    """Strongest first."""
    shares: dict[Match, Estimate]
    """Of the one alone."""
    surprises: list[Surprise]
    """The largest difference first."""
    digest: str

    @property
    def fair_share(self) -> float:
        """The share of somebody alone who is as strong as the others."""
        return 1 / self.players


def summarize(kept: LeagueFolder) -> LeagueSummary:
    """Summarize the games of a league."""
    players = kept.plan.ruleset.players
    tallies = tallied(kept.matches, kept.results.values(), players)
    names = sorted({name for match in tallies for name in match})
    ratings = rate(names, tallies, players)
    responses = Responses(names, tallies, players)
    entrants = {
        name: EntrantSummary(
            name, ratings.estimate(name), responses.conceded(name), responses.kept(name)
        )
        for name in names
    }
    _count_games(kept, entrants)
    pairs = map(Match._make, permutations(names, 2))
    shares = {pair: share for pair in pairs if (share := responses.share(pair)) is not None}
    surprises = [
        Surprise(match, share, chance)
        for match, share in shares.items()
        if not share.low <= (chance := ratings.chance(match)) <= share.high
    ]
    return LeagueSummary(
        players=players,
        games=len(kept.results),
        matches=sum(len(tally.deals) for tally in tallies.values()),
        design_effect=design_effect(tallies),
        entrants=sorted(entrants.values(), key=lambda one: (-one.rating.value, one.name)),
        shares=shares,
        surprises=sorted(surprises, key=lambda one: -abs(one.share.value - one.expected)),
        digest=kept.digest,
    )


def _count_games(kept: LeagueFolder, entrants: dict[str, EntrantSummary]) -> None:
    for index in sorted(kept.results):
        result = kept.results[index]
        for name in {seat.bot for seat in result.seats}:
            entrants[name].games += 1
        for seat in result.seats:
            entrants[seat.bot].times.merge(seat.times)
            if seat.failure:
                entrants[seat.bot].forfeits.append((index, seat.failure))
