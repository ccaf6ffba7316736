"""The review of a whole game: accuracy, mistakes, turning points."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from typing import Final

from ethnos.records.record import Record
from ethnos.review.judging import Judged, Mistake, Reviewer
from ethnos.review.moments import History, history_steps

GLORY_SCALE: Final = 3.0
"""A decision that loses this much expected glory counts for 1/e of a perfect one."""
TURNING_POINTS: Final = 3
LEAST_SWING: Final = 0.05
"""Smaller changes of the chance to win turn nothing."""


Steps = Generator[tuple[int, int], None, "Review"]
"""A review in progress: see `review_steps`."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A large change of the seat's chance to win."""

    v: int
    """The line of the record where most of it happened."""
    before: float
    after: float
    own: bool
    """Whether the seat's own decision caused it; otherwise the cards and the rivals did."""

    @property
    def change(self) -> float:
        """The change of the chance to win, from -1 to 1."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Review:
    """What a seat's decisions cost, and what turned the game."""

    seat: int
    judge: str
    """The id of the bot that judged."""
    decisions: tuple[Judged, ...]
    turning_points: tuple[TurningPoint, ...]
    """In the order of the game."""
    chances: tuple[float, ...]
    """See `History.chances`."""

    @property
    def accuracy(self) -> float:
        """How well the seat decided, from 0 to 100; 100 if it never had a choice.

        Measured in glory: a chance to win that is gone cannot be lost by bad play.
        """
        if not self.decisions:
            return 100.0
        kept = [exp(-judged.glory_lost / GLORY_SCALE) for judged in self.decisions]
        return 100 * sum(kept) / len(kept)

    def count(self, mistake: Mistake) -> int:
        """Return the number of mistakes of this class."""
        return sum(judged.mistake is mistake for judged in self.decisions)


def review(
    record: Record,
    seat: int,
    *,
    judge: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game from a seat, by what that seat knew at each decision.

    `judge` is the id of the bot that judges, by default the best of this installation. `progress`
    is called with the number of decisions judged and their total.
    """
    steps = review_steps(record, seat, judge=judge)
    while True:
        try:
            done, total = next(steps)
        except StopIteration as end:
            found: Review = end.value
            return found
        if progress is not None:
            progress(done, total)


def review_steps(record: Record, seat: int, *, judge: str | None = None) -> Steps:
    """Review a game as `review` does, in small steps, for callers with other things to do.

    Every step yields the number of decisions judged and their total, which is 0 until it is known.
    """
    seen = yield from history_steps(record, seat)
    reviewer = Reviewer(judge)
    judged = []
    for moment in seen.moments:
        judged.append(reviewer.judge_moment(moment))
        yield len(judged), len(seen.moments)
    return summarize(seen, judged, reviewer.judge)


def summarize(seen: History, judged: Sequence[Judged], judge: str) -> Review:
    """Return the review of a game whose decisions have been judged."""
    points = [*_own_swings(judged), *_fated_swings(seen, judged)]
    large = [point for point in points if abs(point.change) >= LEAST_SWING]
    largest = sorted(large, key=lambda point: -abs(point.change))[:TURNING_POINTS]
    in_order = tuple(sorted(largest, key=lambda point: point.v))
    return Review(seen.seat, judge, tuple(judged), in_order, seen.chances)


def _own_swings(judged: Sequence[Judged]) -> list[TurningPoint]:
    return [
        TurningPoint(one.v, one.best.win_chance, one.chosen.win_chance, own=True) for one in judged
    ]


def _fated_swings(seen: History, judged: Sequence[Judged]) -> list[TurningPoint]:
    """Return what happened between two decisions: cards drawn and the actions of rivals."""
    ends = [(one.v, one.chosen.win_chance, one.best.win_chance) for one in judged]
    last = len(seen.chances) - 1
    ends.append((last + 1, seen.chances[last], seen.chances[last]))
    return [
        TurningPoint(_where(seen.chances, v, until, after < before), before, after, own=False)
        for (v, before, _), (until, _, after) in pairwise(ends)
    ]


def _where(chances: Sequence[float], first: int, until: int, fell: bool) -> int:
    """Return the line from `first` to before `until` whose change contributed most."""
    changes = {v: chances[v] - chances[v - 1] for v in range(first, until)}
    return min(changes, key=changes.__getitem__) if fell else max(changes, key=changes.__getitem__)
