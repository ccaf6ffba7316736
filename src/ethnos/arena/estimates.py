"""Numbers with confidence intervals."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Final

Z: Final = 1.96
"""The quantile of 95 % confidence intervals."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its confidence interval."""

    value: float
    low: float
    high: float


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


def wilson(value: float, count: float, z: float = Z) -> Estimate:
    """Return Wilson's interval of a share observed in `count` trials."""
    scale = 1 + z**2 / count
    middle = (value + z**2 / (2 * count)) / scale
    reach = z * sqrt(value * (1 - value) / count + z**2 / (4 * count**2)) / scale
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))
