"""Facts about the end of an age and of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AgeResult, AreaResult
from ethnos.testing.conformance.fact_values import answer, by_player, not_asked
from ethnos.testing.conformance.matching import Bag, Fact, OneOf
from ethnos.testing.conformance.trial import Trial
from ethnos.testing.json_values import FormatError, letter

# The end of an age.


def _result(trial: Trial) -> AgeResult:
    if trial.result is None:
        raise FormatError("no age was scored: there is no breakdown")
    return trial.result


def _glory_gained(trial: Trial) -> Fact:
    return by_player(range(trial.state.players), _result(trial).glory)


def _breakdown(trial: Trial) -> Fact:
    result = _result(trial)
    seats = range(trial.state.players)
    return {
        "kingdoms": {str(area.kingdom): _area(area, seats) for area in result.kingdoms},
        "merfolk": by_player(seats, result.merfolk_glory),
        "giant": by_player(seats, result.giant_glory),
        "orc": by_player(seats, result.raid_glory),
        "bands": by_player(seats, result.band_glory),
        "per_band": by_player(seats, lambda seat: _band_glories(result, seat)),
        "total": by_player(seats, result.glory),
    }


def _area(area: AreaResult, seats: range) -> Fact:
    return by_player(seats, area.glory)


def _band_glories(result: AgeResult, seat: int) -> Fact:
    return [band.glory for band in result.bands if band.seat == seat]


# The end of the game.


def _outcome(trial: Trial) -> Outcome:
    if trial.state.outcome is None:
        raise FormatError("the game is not over: nobody has won")
    return trial.state.outcome


def _winner(trial: Trial) -> Fact:
    winners = _outcome(trial).winners
    return letter(winners[0]) if len(winners) == 1 else None


def _ranking(trial: Trial) -> Fact:
    """Ranks by player, players best first, or groups of players who share a rank."""
    standings = _outcome(trial).standings
    ranks = sorted({standing.rank for standing in standings})
    groups: list[Fact] = [
        Bag([letter(standing.seat) for standing in standings if standing.rank == rank])
        for rank in ranks
    ]
    by_player: dict[str, Fact] = {letter(s.seat): s.rank for s in standings}
    best_first: list[Fact] = [letter(s.seat) for s in standings]
    return OneOf((by_player, best_first, groups))


SCORING_FACTS: Final[dict[str, Callable[[Trial], Fact]]] = {
    "breakdown": _breakdown,
    "decided_by": lambda trial: str(_outcome(trial).decided_by),
    "game_over": answer("game_over", lambda trial: trial.state.is_over),
    "glory_gained": _glory_gained,
    "next": answer("next", not_asked("next", "after_scoring")),
    "ranking": _ranking,
    "shared_victory": lambda trial: len(_outcome(trial).winners) > 1,
    "winner": _winner,
    "winners": lambda trial: Bag([letter(seat) for seat in _outcome(trial).winners]),
}
