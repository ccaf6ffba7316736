"""Estimates of win probability and final glory, for hints and reviews."""

from __future__ import annotations

from math import exp
from typing import Final

from ethnos.bots.appraisal import Appraisal
from ethnos.rules.cards import Kingdom
from ethnos.rules.components import ORC_RAID_GLORY
from ethnos.rules.scoring import score_band

# Fitted to games of the heuristic bot against itself: `python -m tools.tune --forecast`.
TEMPERATURES: Final = {
    2: (2.0, 14.0, 17.0),
    3: (2.0, 8.0, 11.0),
    4: (2.0, 8.0, 11.0, 13.0),
    5: (2.0, 6.0, 10.0, 12.0),
    6: (2.0, 6.0, 9.0, 11.0),
}
"""Softmax temperature of expected glory, by players and ages still to play."""
GLORY_TO_COME: Final = {
    2: (0.0, 37.0, 74.0),
    3: (0.0, 21.0, 42.0),
    4: (0.0, 19.0, 35.0, 51.0),
    5: (0.0, 15.0, 28.0, 41.0),
    6: (0.0, 11.0, 25.0, 39.0),
}
"""Expected further glory apart from markers, by players and ages still to play."""
TURNS_PER_AGE: Final = {2: 40.0, 3: 26.0, 4: 24.0, 5: 19.0, 6: 15.0}
"""The expected number of turns of a seat per age."""


class Forecast:
    """Projects the glory of every seat to the end of the game.

    Visible glory is counted as it is, kingdoms by their expected pay, and the time still to come
    equally for every seat.
    """

    def __init__(self, appraisal: Appraisal) -> None:
        view = appraisal.view
        self._seat = appraisal.seat
        running = min(1.0, appraisal.turns_left / TURNS_PER_AGE[view.players])
        ages = view.ruleset.ages - view.age + running
        self._temperature = _interpolate(TEMPERATURES[view.players], ages)
        to_come = _interpolate(GLORY_TO_COME[view.players], ages)
        self._projected = [
            view.glory[seat]
            + to_come
            + sum(score_band(seat, band).glory for band in view.bands[seat])
            + ORC_RAID_GLORY[len(view.orc_boards[seat])]
            + sum(appraisal.worth(kingdom, seat) for kingdom in range(len(Kingdom)))
            for seat in range(view.players)
        ]

    def glory(self, score: float) -> float:
        """Return the final glory of the seat, given the score of an action."""
        return self._projected[self._seat] + score

    def win_chance(self, score: float) -> float:
        """Return the win probability of the seat, given the score of an action."""
        own = self.glory(score)
        rivals = [glory for seat, glory in enumerate(self._projected) if seat != self._seat]
        odds = [exp(min(60.0, (glory - own) / self._temperature)) for glory in rivals]
        return 1 / (1 + sum(odds))

    def chances(self) -> list[float]:
        """Return the win probability of every seat, from the visible state alone."""
        best = max(self._projected)
        odds = [exp((glory - best) / self._temperature) for glory in self._projected]
        return [odd / sum(odds) for odd in odds]


def _interpolate(steps: tuple[float, ...], ages: float) -> float:
    """Interpolate between the values of two whole numbers of ages.

    >>> _interpolate((2.0, 8.0, 11.0), 0.5)
    5.0
    """
    low = min(int(ages), len(steps) - 2)
    return steps[low] + (ages - low) * (steps[low + 1] - steps[low])
