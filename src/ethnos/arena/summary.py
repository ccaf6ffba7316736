"""Statistics of a tournament: win shares, ratings, glory, times, with intervals."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

from ethnos.extras import naming_extras

with naming_extras():
    from openskill.models import PlackettLuce

from ethnos.arena.task import GameResult, SeatResult
from ethnos.arena.times import Times
from ethnos.records.digest import digest_of
from ethnos.records.glory import GlorySource
from ethnos.rules.cards import Tribe

_Z: Final = 1.96
"""The quantile of 95 % confidence intervals."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class BotSummary:
    """The results of one bot."""

    bot: str
    seats: int
    """The number of seats it took in all games."""
    win_share: Estimate
    """Wins per seat taken; shared victories are split."""
    rating: Estimate
    mean_rank: float
    mean_glory: float
    sources: dict[str, float]
    """Mean glory by source."""
    by_tribe: dict[Tribe, Estimate]
    """The win share in games with this tribe."""
    times: Times
    forfeits: tuple[tuple[int, str], ...]
    """The games it forfeited, each with the error."""


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of a tournament."""

    games: int
    seats: int
    bots: tuple[BotSummary, ...]
    """Strongest first."""
    ahead: dict[tuple[str, str], float]
    """How often a seat of the first bot ranks ahead of one of the second; ties count half."""
    digest: str

    @property
    def fair_share(self) -> float:
        """The win share of equally strong bots."""
        return 1 / self.seats


def summarize(results: list[GameResult]) -> Summary:
    """Summarize games, given in order."""
    seats = len(results[0].seats)
    ratings = _ratings(results)
    taken: dict[str, list[tuple[int, GameResult, SeatResult]]] = defaultdict(list)
    for result in results:
        for seat in result.seats:
            taken[seat.bot].append((result.index // seats, result, seat))
    bots = [_bot(bot, rows, ratings[bot]) for bot, rows in taken.items()]
    bots.sort(key=lambda bot: (-bot.rating.value, bot.bot))
    return Summary(
        games=len(results),
        seats=seats,
        bots=tuple(bots),
        ahead=_ahead(results),
        digest=digest_of(result.summary for result in results),
    )


def _bot(bot: str, rows: list[tuple[int, GameResult, SeatResult]], rating: Estimate) -> BotSummary:
    times = Times()
    for _, _, seat in rows:
        times.merge(seat.times)
    tribes = sorted({tribe for _, result, _ in rows for tribe in result.tribes})
    return BotSummary(
        bot=bot,
        seats=len(rows),
        win_share=share([(deal, seat.won) for deal, _, seat in rows]),
        rating=rating,
        mean_rank=fmean(seat.rank for _, _, seat in rows),
        mean_glory=fmean(seat.glory for _, _, seat in rows),
        sources={
            str(source): fmean(seat.sources[number] for _, _, seat in rows)
            for number, source in enumerate(GlorySource)
        },
        by_tribe={
            tribe: share([(deal, seat.won) for deal, r, seat in rows if tribe in r.tribes])
            for tribe in tribes
        },
        times=times,
        forfeits=tuple((result.index, seat.failure) for _, result, seat in rows if seat.failure),
    )


def share(rows: list[tuple[int, float]]) -> Estimate:
    """Return a win share with its interval, given (deal, win) pairs.

    Games of one deal are not independent, so the variance is taken between deals. It gives the
    effective number of independent games, and Wilson's formula gives the interval.

    >>> share([(0, 1.0), (1, 0.0)] * 50).value
    0.5
    >>> everything = share([(deal, 1.0) for deal in range(100)])
    >>> round(everything.high, 6), round(everything.low, 2)
    (1.0, 0.96)
    """
    value = fmean(won for _, won in rows)
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, won in rows:
        deals[deal].append(won)
    spread = pvariance([fmean(won) for won in deals.values()]) / len(deals)
    independent = value * (1 - value) / spread if spread else len(rows)
    return wilson(value, max(1.0, min(independent, 4.0 * len(rows))))


def wilson(value: float, count: float) -> Estimate:
    """Return Wilson's interval of a share observed in `count` trials."""
    scale = 1 + _Z**2 / count
    middle = (value + _Z**2 / (2 * count)) / scale
    reach = _Z * sqrt(value * (1 - value) / count + _Z**2 / (4 * count**2)) / scale
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))


def _ratings(results: list[GameResult]) -> dict[str, Estimate]:
    """Rate the bots game by game; a bot on several seats gets the mean of its updates."""
    model = PlackettLuce()
    ratings = {seat.bot: model.rating() for result in results for seat in result.seats}
    for result in results:
        names = [seat.bot for seat in result.seats]
        if len(set(names)) == 1:
            continue  # A bot against itself says nothing about its strength.
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in names]
        rated = model.rate(teams, ranks=[float(seat.rank) for seat in result.seats])
        for name in set(names):
            new = [team[0] for team, owner in zip(rated, names, strict=True) if owner == name]
            mean = fmean(rating.mu for rating in new)
            sigma = fmean(rating.sigma for rating in new)
            ratings[name] = model.rating(mean, sigma)
    return {
        name: Estimate(rating.mu, rating.mu - _Z * rating.sigma, rating.mu + _Z * rating.sigma)
        for name, rating in ratings.items()
    }


def _ahead(results: list[GameResult]) -> dict[tuple[str, str], float]:
    met: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        for one in result.seats:
            for other in result.seats:
                if one is not other and one.bot != other.bot:
                    level = one.rank == other.rank
                    met[one.bot, other.bot].append(0.5 if level else float(one.rank < other.rank))
    return {pair: fmean(scores) for pair, scores in met.items()}
