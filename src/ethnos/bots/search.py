"""The search bot: it imagines a few turns of many games for each action, and compares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter
from typing import Final

import numpy as np

from ethnos.bots.compiled.scratch import Floats, Ints, Mind, new_mind
from ethnos.bots.compiled.search import GLORY, PLAYOUTS, REWARD, ROOT, WINS, imagine
from ethnos.bots.heuristic import HeuristicBot, Judged
from ethnos.bots.protocol import Advice, Alternative, Reason, ReasonCode
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.codes import CODE_OF_STEP, move_of, steps_of
from ethnos.fast.layout import Game, new_games
from ethnos.fast.pack import record_of_view
from ethnos.rules.actions import Action
from ethnos.rules.components import LARGEST_BAND
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

THINK: Final = 1.0
"""Seconds a decision, unless told otherwise."""
_BATCH: Final = 8
"""Games imagined for every action between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the search spends its time."""

    candidates: int = 12
    """How many actions are compared at most: the best in the eyes of the heuristic bot."""
    gap: float = 6.0
    """Actions that promise so much less glory than the best are not compared."""
    turns: int = 3
    """How many own turns ahead games are imagined."""
    trust: float = 20.0
    """How many imagined games the heuristic bot's opinion weighs as much as."""
    slope: float = 0.02
    """What a point of glory in that opinion means for the chance to win."""


class SearchBot:
    """Compares actions by imagined games; half of the actions drop out in every round.

    Whatever its seat cannot know is dealt anew for each game, alike for all actions, and everybody
    plays on as the heuristic bot would. After a few turns, or when the age ends, the table tells
    who may win; a game that ends is counted as it ended.
    """

    def __init__(
        self,
        think: float | None = None,
        playouts: int | None = None,
        settings: Settings = Settings(),  # noqa: B008  # it is frozen
    ) -> None:
        self._think = THINK if think is None else think
        self._playouts = playouts
        self._settings = settings
        self._heuristic = HeuristicBot()
        self._mind = new_mind(STANDARD_WEIGHTS)

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return the action that fares best."""
        candidates = self._candidates(view, actions, stream)
        if len(candidates) == 1:
            return candidates[0].action
        return self._search(view, candidates, stream).ranked()[0].action

    def advise(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
    ) -> Advice:
        """Return the actions that fare best, with how often they win and the glory they bring."""
        candidates = self._candidates(view, actions, stream)
        search = self._search(view, candidates, stream)
        return Advice(tuple(search.alternative(judged) for judged in search.ranked()[:count]))

    def _candidates(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream
    ) -> list[Judged]:
        """Return the actions to compare, in the order of the heuristic bot."""
        judged = self._heuristic.judge(view, actions, stream)
        judged.sort(key=lambda item: -item.score)
        enough = judged[0].score - self._settings.gap
        chosen = {item.action: item for item in reversed(judged) if item.score >= enough}
        return list(reversed(chosen.values()))[: self._settings.candidates]

    def _search(self, view: PlayerView, candidates: list[Judged], stream: Stream) -> _Search:
        """Imagine games until the time, or the number of games, is used up."""
        search = _Search(self._mind, self._settings, view, candidates, stream)
        rounds = max(1, ceil(log2(len(candidates))))
        started = perf_counter()
        for number in range(rounds):
            if self._playouts is not None:
                search.play(max(1, round(self._playouts / rounds / len(search.alive))))
            else:
                until = started + self._think * (number + 1) / rounds
                search.play(_BATCH)
                while perf_counter() < until:
                    search.play(_BATCH)
            search.halve()
        return search


class _Search:
    """One decision being thought about."""

    def __init__(
        self,
        mind: Mind,
        settings: Settings,
        view: PlayerView,
        candidates: list[Judged],
        stream: Stream,
    ) -> None:
        self._mind = mind
        self._settings = settings
        self._candidates = candidates
        self._games = new_games(3)
        self._games[ROOT] = record_of_view(view, stream.below(1 << 31))[0]
        self._seed = np.uint64(stream.below(1 << 31))
        self._actions = _moves(self._games[ROOT], [item.action for item in candidates])
        self._played = 0
        self._dropped: list[int] = []
        self.alive = np.arange(len(candidates))
        self._results: Floats = np.zeros((len(candidates), 4))
        best = candidates[0].score
        self._opinion = np.array([settings.slope * (item.score - best) for item in candidates])

    def play(self, count: int) -> None:
        """Imagine so many more games for every action still alive."""
        imagine(
            self._games,
            self._mind,
            self._actions,
            self.alive,
            self._seed,
            (self._played, self._played + count),
            self._settings.turns,
            self._results,
        )
        self._played += count

    def halve(self) -> None:
        """Drop the worse half of the actions."""
        order = self._order()
        keep = (len(order) + 1) // 2
        self._dropped = [*order[keep:], *self._dropped]
        self.alive = np.array(sorted(order[:keep]))

    def ranked(self) -> list[Judged]:
        """Return all actions, best first: the later one dropped out, the better."""
        return [self._candidates[index] for index in (*self._order(), *self._dropped)]

    def _order(self) -> list[int]:
        """Return the actions alive, best first: by results and by the heuristic bot's opinion."""
        games = self._results[:, PLAYOUTS]
        mean = self._results[self.alive, REWARD].sum() / games[self.alive].sum()
        trust = self._settings.trust
        opinion = trust * (mean + self._opinion)
        worth = (self._results[:, REWARD] + opinion) / (games + trust)
        return sorted((int(index) for index in self.alive), key=lambda index: -worth[index])

    def alternative(self, judged: Judged) -> Alternative:
        """Return an action with what the imagined games say about it."""
        result = self._results[self._candidates.index(judged)]
        playouts = max(1, int(result[PLAYOUTS]))
        win, glory = float(result[WINS]) / playouts, float(result[GLORY]) / playouts
        parameters = {"playouts": playouts, "percent": round(100 * win), "glory": round(glory)}
        reason = Reason(ReasonCode.IMAGINED, parameters)
        if len(self._candidates) == 1:
            reason = Reason(ReasonCode.ONLY_CHOICE)
        return Alternative(judged.action, win, glory, reason)


def _moves(root: Game, candidates: list[Action]) -> Ints:
    """Return the small steps of each action, after their number."""
    moves = np.zeros((len(candidates), LARGEST_BAND + 3), np.int64)
    for row, action in zip(moves, candidates, strict=True):
        steps = steps_of(action)
        row[0] = len(steps)
        row[1 : len(steps) + 1] = [move_of(root, CODE_OF_STEP[step]) for step in steps]
    return moves
