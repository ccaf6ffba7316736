"""Which matches to play next: those that are expected to tell most.

Every pairing is played once. Then two questions take turns, because the answer to one says little
about the other:

- *How strong is everybody?* The match that is expected to reduce the sum of the variances of all
  ratings most (A-optimal design). The chances of a match tell how much it will reduce it, whatever
  its result: most between entrants of unknown strength for whom the game is open.
- *How far can everybody be exploited?* For the entrant whose share conceded to the best response
  is known least: the opponent who could be the best response, by the upper end of its interval.
"""

from __future__ import annotations

import numpy as np

from ethnos.league.matches import Match, Tallies, Tally, design_effect, pairings
from ethnos.league.ratings import Ratings, Vector, chances, rate
from ethnos.league.responses import Responses, with_more

_DIGITS = 9
"""To which gains are compared, so that every machine chooses the same."""


def choose(names: list[str], tallies: Tallies, players: int, count: int) -> list[Match]:
    """Return matches to play, the most informative first."""
    if len(names) < 2:
        return []
    known = dict(tallies)
    effect = design_effect(tallies)
    left = [match for match in pairings(names, players) if match not in known]
    strengths = _RatingDesign(rate(names, tallies, players))
    chosen: list[Match] = []
    while len(chosen) < count:
        if left:
            match = strengths.best(left)
            left.remove(match)
        elif len(chosen) % 2:
            match = _least_known_response(names, Responses(names, known, players, effect))
            match = match.paired(players)
        else:
            match = strengths.best()
        chosen.append(match)
        strengths.expect(match)
        known[match] = with_more(known.get(match, Tally()), players)
    return chosen


class _RatingDesign:
    """The covariance of ratings, as matches are expected to reduce it."""

    def __init__(self, ratings: Ratings) -> None:
        self._ratings = ratings
        self._covariance: Vector = ratings.covariance.copy()
        self._pairs = pairings(ratings.names, ratings.players)
        numbers = [[ratings.names.index(name) for name in match] for match in self._pairs]
        self._alone, self._others = np.array(numbers, np.int64).T
        chance = chances(ratings.strengths, self._alone, self._others, ratings.players)
        self._information: Vector = ratings.players * chance * (1 - chance)
        self._number = {pair: number for number, pair in enumerate(self._pairs)}

    def best(self, among: list[Match] | None = None) -> Match:
        """Return the match that reduces the sum of variances most; of equals the first."""
        # The covariance C becomes C - i Cd d'C / (1 + i d'Cd), by Sherman and Morrison: d is the
        # difference between the two entrants, i the information of the match.
        covariance = self._covariance
        reach = covariance[:, self._alone] - covariance[:, self._others]
        pairs = np.arange(len(self._pairs))
        within = reach[self._alone, pairs] - reach[self._others, pairs]
        gains = self._information * (reach**2).sum(axis=0) / (1 + self._information * within)
        allowed = pairs if among is None else np.array([self._number[match] for match in among])
        return self._pairs[int(allowed[gains[allowed].round(_DIGITS).argmax()])]

    def expect(self, match: Match) -> None:
        """Take a match for played."""
        number = self._number[match]
        reach = self._covariance[:, self._alone[number]] - self._covariance[:, self._others[number]]
        within = reach[self._alone[number]] - reach[self._others[number]]
        information = self._information[number]
        self._covariance -= information * np.outer(reach, reach) / (1 + information * within)


def _least_known_response(names: list[str], responses: Responses) -> Match:
    def width(name: str) -> float:
        conceded = responses.conceded(name)
        assert conceded is not None, "every pairing has been played"
        return round(conceded.estimate.high - conceded.estimate.low, _DIGITS)

    def upper_end(match: Match) -> float:
        share = responses.share(match)
        assert share is not None, "every pairing has been played"
        return round(share.high, _DIGITS)

    name = max(names, key=width)
    return max((Match(other, name) for other in names if other != name), key=upper_end)
