"""A review of a recorded game from one seat: what each decision cost, and what turned the game."""

from __future__ import annotations

from ethnos.review.analysis import best_moves
from ethnos.review.judging import Judged, Mistake, Reviewer, best_judge
from ethnos.review.moments import History, Moment, history
from ethnos.review.report import Review, TurningPoint, review, review_steps, summarize

__all__ = [
    "History",
    "Judged",
    "Mistake",
    "Moment",
    "Review",
    "Reviewer",
    "TurningPoint",
    "best_judge",
    "best_moves",
    "history",
    "review",
    "review_steps",
    "summarize",
]
