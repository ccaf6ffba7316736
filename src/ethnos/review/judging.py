"""Judge single decisions: what was chosen against what the best bot would choose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ethnos.bots.appraisal import Appraisal
from ethnos.bots.legal_actions import LegalActions
from ethnos.bots.protocol import Alternative, Judge
from ethnos.bots.reasons import why_rather
from ethnos.bots.registry import LEVELS, make_bot
from ethnos.bots.streams import bot_stream
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.review.moments import Moment

SEARCH: Final = "search"
PLAIN: Final = "heuristic"
"""The judge where nothing is compiled."""

THINK_PLAYOUTS: Final = 600
"""Simulated games to find the best action; more hardly find a better one (`docs/bots.md`)."""
COMPARE_PLAYOUTS: Final = 800
"""Simulated games to compare it with the action that was chosen, half for each."""
SEED: Final = 2017
"""The same decision is always judged alike."""


class Mistake(StrEnum):
    """How much of the chance to win a decision lost."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def least(self) -> float:
        """The smallest loss that counts as one."""
        return _LEAST[self]


_LEAST: Final = {Mistake.INACCURACY: 0.02, Mistake.MISTAKE: 0.05, Mistake.BLUNDER: 0.10}


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision and what it cost."""

    v: int
    """The line of the record with the action."""
    best: Alternative
    """The best action; the chosen one, if no other is better."""
    chosen: Alternative

    @property
    def loss(self) -> float:
        """The chance to win that was lost, from 0 to 1."""
        return self.best.win_chance - self.chosen.win_chance

    @property
    def glory_lost(self) -> float:
        """The expected glory that was lost."""
        return max(0.0, self.best.glory - self.chosen.glory)

    @property
    def mistake(self) -> Mistake | None:
        """The class of the mistake, if it is one."""
        found = [kind for kind in Mistake if self.loss >= kind.least]
        return found[-1] if found else None


def best_judge() -> str:
    """Return the id of the best judge of this installation."""
    return SEARCH if any(level.id == SEARCH for level in LEVELS) else PLAIN


class Reviewer:
    """Judges decisions by what the seat knew when it took them."""

    def __init__(self, judge: str | None = None) -> None:
        self.judge = judge or best_judge()
        """The id of the bot that judges."""
        self._thinks = _judge(self.judge, THINK_PLAYOUTS)
        self._compares = _judge(self.judge, COMPARE_PLAYOUTS)

    def judge_moment(self, moment: Moment) -> Judged:
        """Return what a decision cost.

        The best action is found first and then measured again with the chosen one, on deals that
        had no part in finding it: the best of several measurements is too good on average.
        """
        seen, stream = moment.view, bot_stream(SEED, moment.v)
        best = self._thinks.advise(seen, LegalActions(seen), stream, 1).best.action
        if best == moment.action:
            (chosen,) = self._compares.compare(seen, [best], stream)
            return Judged(moment.v, chosen, chosen)
        better, chosen = self._compares.compare(seen, [best, moment.action], stream)
        if better.win_chance <= chosen.win_chance:
            return Judged(moment.v, chosen, chosen)
        reason = why_rather(Appraisal(seen, STANDARD_WEIGHTS), best, moment.action)
        return Judged(moment.v, replace(better, reason=reason), chosen)


def _judge(name: str, playouts: int) -> Judge:
    bot = make_bot(name, playouts=playouts)
    if not isinstance(bot, Judge):
        raise TypeError(f"'{name}' cannot compare actions")
    return bot
