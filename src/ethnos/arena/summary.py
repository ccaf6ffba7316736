"""Statistics of a tournament: win shares, ratings, glory, times, with intervals."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from statistics import fmean

from ethnos.extras import naming_extras

with naming_extras():
    from openskill.models import PlackettLuce

from ethnos.arena.estimates import Estimate, Z, share
from ethnos.arena.task import GameResult, SeatResult
from ethnos.arena.times import Times
from ethnos.records.digest import digest_of
from ethnos.records.glory import GlorySource
from ethnos.rules.cards import Tribe


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
        name: Estimate(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
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
