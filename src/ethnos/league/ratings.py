"""Ratings: how strong entrants are, fitted to all games at once.

Luce's choice rule, the model behind Elo and Plackett-Luce: each player at a table wins with a
probability in proportion to exp(strength). One player alone against n - 1 equal others wins with
1 / (1 + (n - 1) exp(others - alone)). Only victories count, since they are what players play for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.arena.estimates import Estimate, Z
from ethnos.league.matches import Match, Tallies, design_effect

Vector: TypeAlias = npt.NDArray[np.float64]

POINTS: Final = 400 / log(10)
"""Rating points in a unit of strength: odds of ten to one are 400 points, as with Elo."""
PRIOR: Final = 1_000 / POINTS
"""The standard deviation of strengths before the first game. It keeps those who always win or
always lose finite; between equals ten games outweigh it a hundred times."""
_CLOSE: Final = 1e-10
_LONGEST_STEP: Final = 2.0


@dataclass(frozen=True, slots=True)
class Ratings:
    """Strengths relative to the mean of all entrants, with their covariance."""

    names: tuple[str, ...]
    strengths: Vector
    covariance: Vector
    players: int

    def estimate(self, name: str) -> Estimate:
        """Return a rating in points, with its interval; the mean of all is 0."""
        number = self.names.index(name)
        value = float(self.strengths[number]) * POINTS
        reach = Z * float(np.sqrt(self.covariance[number, number])) * POINTS
        return Estimate(value, value - reach, value + reach)

    def chance(self, match: Match) -> float:
        """Return the probability that the one alone wins a game."""
        alone, others = (np.array([self.names.index(name)]) for name in match)
        return float(chances(self.strengths, alone, others, self.players)[0])


def chances(
    strengths: Vector, alone: npt.NDArray[np.int64], others: npt.NDArray[np.int64], players: int
) -> Vector:
    """Return the probabilities that those alone win, given the numbers of both sides."""
    lead = strengths[alone] - strengths[others] - np.log(players - 1)
    answer: Vector = 1 / (1 + np.exp(-lead))
    return answer


def rate(names: Sequence[str], tallies: Tallies, players: int) -> Ratings:
    """Return the most probable strengths, by Newton's method.

    The covariance is that of the normal distribution around them (Laplace), widened by what the
    games of one deal have in common.
    """
    number = {name: index for index, name in enumerate(names)}
    pairs = [match for match in tallies if match.alone in number and match.others in number]
    alone = np.array([number[match.alone] for match in pairs], np.int64)
    others = np.array([number[match.others] for match in pairs], np.int64)
    effect = design_effect(tallies)
    won = np.array([tallies[match].won for match in pairs]) / effect
    lost = np.array([tallies[match].lost for match in pairs]) / effect
    count = len(names)
    directions = np.zeros((len(pairs), count))
    directions[np.arange(len(pairs)), alone] = 1
    directions[np.arange(len(pairs)), others] = -1
    strengths = np.zeros(count)
    step = np.full(count, np.inf)
    while True:
        chance = chances(strengths, alone, others, players)
        curvature = ((won + lost) * chance * (1 - chance))[:, None] * directions
        hessian = directions.T @ curvature + np.eye(count) / PRIOR**2
        if np.abs(step).max(initial=0) < _CLOSE:
            break
        gradient = directions.T @ (won - (won + lost) * chance) - strengths / PRIOR**2
        step = np.linalg.solve(hessian, gradient)
        step *= min(1.0, _LONGEST_STEP / max(np.abs(step).max(initial=0), _CLOSE))
        strengths = strengths + step
    centred = np.eye(count) - 1 / max(count, 1)
    covariance = centred @ np.linalg.inv(hessian) @ centred
    return Ratings(tuple(names), centred @ strengths, covariance, players)
