"""The search bot: it imagines many games to their end, or to that of the age, and compares."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from time import perf_counter
from typing import Final

import numpy as np

from ethnos.bots.compiled.mind import Floats, Ints, Mind, new_mind
from ethnos.bots.compiled.search import GLORY, PLAYOUTS, REWARD, ROOT, WINS, imagine
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.protocol import Advice, Alternative, Reason, ReasonCode
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.codes import CODE_OF_STEP, move_of, steps_of
from ethnos.fast.convert import record_of_view
from ethnos.fast.layout import Game, new_games
from ethnos.rules.actions import Action
from ethnos.rules.components import LARGEST_BAND
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

THINK: Final = 1.0
"""Seconds a decision, unless told otherwise."""
CANDIDATES: Final = 16
"""How many actions are compared: the best in the eyes of the heuristic bot."""
_BATCH: Final = 8
"""Games imagined for every action between two looks at the clock."""


class SearchBot:
    """Compares actions by imagined games; half of the actions drop out in every round.

    Whatever its seat cannot know is dealt anew for each game, alike for all actions, and everybody
    plays on as the heuristic bot would. In the last age games are played to their end, before that
    to the end of the age, where the table tells who may win.
    """

    def __init__(self, think: float | None = None, playouts: int | None = None) -> None:
        self._think = THINK if think is None else think
        self._playouts = playouts
        self._heuristic = HeuristicBot()
        self._mind = new_mind(STANDARD_WEIGHTS)

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return the action that fares best."""
        candidates = self._candidates(view, actions, stream)
        if len(candidates) == 1:
            return candidates[0]
        return candidates[self._search(view, candidates, stream)[0][0]]

    def advise(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
    ) -> Advice:
        """Return the actions that fare best, with how often they win and the glory they bring."""
        candidates = self._candidates(view, actions, stream)
        ranked, results = self._search(view, candidates, stream)
        return Advice(
            tuple(
                _alternative(candidates[index], results[index], only=len(candidates) == 1)
                for index in ranked[:count]
            )
        )

    def _candidates(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream
    ) -> list[Action]:
        judged = self._heuristic.judge(view, actions, stream)
        judged.sort(key=lambda item: -item.score)
        return list(dict.fromkeys(item.action for item in judged[:CANDIDATES]))

    def _search(
        self, view: PlayerView, candidates: list[Action], stream: Stream
    ) -> tuple[list[int], Floats]:
        """Return the candidates best first, and what was added up for each."""
        search = _Search(self._mind, view, candidates, stream)
        rounds = max(1, ceil(log2(len(candidates))))
        started = perf_counter()
        for number in range(rounds):
            if self._playouts is not None:
                share = self._playouts / rounds / len(search.alive)
                search.play(max(1, round(share)))
            else:
                until = started + self._think * (number + 1) / rounds
                search.play(_BATCH)
                while perf_counter() < until:
                    search.play(_BATCH)
            search.halve()
        return search.ranked(), search.results


class _Search:
    """One decision being thought about."""

    def __init__(
        self,
        mind: Mind,
        view: PlayerView,
        candidates: list[Action],
        stream: Stream,
    ) -> None:
        self._mind = mind
        self._games = new_games(3)
        self._games[ROOT] = record_of_view(view, stream.below(1 << 31))[0]
        self._seed = np.uint64(stream.below(1 << 31))
        self._actions = _moves(self._games[ROOT], candidates)
        self._played = 0
        self._dropped: list[int] = []
        self.alive = np.arange(len(candidates))
        self.results: Floats = np.zeros((len(candidates), 4))

    def play(self, count: int) -> None:
        """Imagine so many more games for every action still alive."""
        imagine(
            self._games,
            self._mind,
            self._actions,
            self.alive,
            self._seed,
            self._played,
            count,
            self.results,
        )
        self._played += count

    def halve(self) -> None:
        """Drop the worse half of the actions."""
        order = self._by_reward()
        keep = (len(order) + 1) // 2
        self._dropped = [*order[keep:], *self._dropped]
        self.alive = np.array(sorted(order[:keep]))

    def ranked(self) -> list[int]:
        """Return all actions, best first: the later one dropped out, the better."""
        return [*self._by_reward(), *self._dropped]

    def _by_reward(self) -> list[int]:
        mean = self.results[:, REWARD] / np.maximum(1, self.results[:, PLAYOUTS])
        return sorted((int(index) for index in self.alive), key=lambda index: -mean[index])


def _moves(root: Game, candidates: list[Action]) -> Ints:
    """Return the small steps of each action, after their number."""
    moves = np.zeros((len(candidates), LARGEST_BAND + 3), np.int64)
    for row, action in zip(moves, candidates, strict=True):
        steps = steps_of(action)
        row[0] = len(steps)
        row[1 : len(steps) + 1] = [move_of(root, CODE_OF_STEP[step]) for step in steps]
    return moves


def _alternative(action: Action, result: Floats, *, only: bool) -> Alternative:
    playouts = max(1, int(result[PLAYOUTS]))
    win, glory = float(result[WINS]) / playouts, float(result[GLORY]) / playouts
    if only:
        return Alternative(action, win, glory, Reason(ReasonCode.ONLY_CHOICE))
    parameters = {"playouts": playouts, "percent": round(100 * win), "glory": round(glory)}
    return Alternative(action, win, glory, Reason(ReasonCode.IMAGINED, parameters))
