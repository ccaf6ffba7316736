"""The search bot: it simulates a few turns of many games for each action, and compares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, inf, log2, sqrt
from time import perf_counter
from typing import Final

from ethnos.bots import kernel, reasons
from ethnos.bots.appraisal import Appraisal, ScoredAction
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.isotonic import falling
from ethnos.bots.protocol import Advice, Alternative, Reason, ReasonCode
from ethnos.bots.simulation import (
    RESULT_GLORY,
    RESULT_PLAYOUTS,
    RESULT_REWARD,
    RESULT_WINS,
    Simulator,
)
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.packed.pack import plain_view
from ethnos.rules.actions import Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

THINK: Final = 0.05
"""Default seconds per decision."""
_ALONE: Final = 64
"""Games simulated where there is only one action."""
_FEWEST_BATCHES: Final = 4
"""Before so many batches no action drops out early."""
_MANY: Final = 2_000
"""From so many games a decision, or `THINK` seconds, they are simulated for more turns."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the search spends its time."""

    candidates: int = 12
    """The maximum number of actions to compare: those the heuristic bot scores best."""
    gap: float = 6.0
    """Actions whose score is lower than the best by more than this are not compared."""
    turns: int = 3
    """The number of own turns simulated."""
    more_turns: int = 5
    """The same where there is time for many games: each is then more of the truth, and costlier."""
    trust: float = 5.0
    """The heuristic bot's score counts as much as this many simulated games."""
    slope: float = 0.02
    """The win probability that one point of that score is worth."""
    batch: int = 8
    """Games simulated per action between two looks at the clock and at the results."""
    doubt: float = 3.0
    """An action drops out early when it is behind the best by so many standard errors."""
    most: int = 2_000
    """No more games per action, whatever the time: they would not change the choice."""


class SearchBot:
    """Compares actions by simulated games; the worse half drops out in every round.

    An action that is surely worse drops out at once, and the search ends when one is left.

    Everything hidden from the seat is sampled for each game, equally for all actions, and every
    seat plays like the heuristic bot. After a few turns, or at the end of the age, the win
    probability is estimated; a finished game counts with its result.
    """

    def __init__(
        self,
        think: float | None = None,
        playouts: int | None = None,
        settings: Settings = Settings(),  # shared by all bots: it is frozen
        simulator: Simulator | None = None,
    ) -> None:
        self._think = THINK if think is None else think
        self._playouts = playouts
        self._settings = settings
        self._heuristic = HeuristicBot()
        self._simulator = simulator or make_simulator()

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return the action with the best results."""
        candidates = self.candidates(view, actions, stream)
        if len(candidates) == 1:
            return candidates[0].action
        return self._search(view, candidates, stream).ranked()[0].action

    def advise(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
    ) -> Advice:
        """Return the best actions with their win rates and expected glory."""
        candidates = self.candidates(view, actions, stream)
        search = self._search(view, candidates, stream)
        ranked = search.ranked()
        shown = ranked[:count]
        appraisal = Appraisal(view, STANDARD_WEIGHTS)
        words = reasons.explain(appraisal, [item.action for item in shown], actions)
        return Advice(tuple(map(search.alternative, shown, words, search.ranked_chances(ranked))))

    def compare(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream
    ) -> tuple[Alternative, ...]:
        """Return the results of these actions, each over the same deals."""
        candidates = [ScoredAction(0.0, action) for action in actions]
        search = self._begin(view, candidates, stream)
        until = perf_counter() + self._think
        batch = self._settings.batch
        search.play(batch if self._playouts is None else ceil(self._playouts / len(actions)))
        while self._playouts is None and perf_counter() < until:
            search.play(batch)
        appraisal = Appraisal(view, STANDARD_WEIGHTS)
        words = [reasons.why(appraisal, action, best=not n) for n, action in enumerate(actions)]
        chances = map(search.win_rate, candidates)
        return tuple(map(search.alternative, candidates, words, chances))

    def candidates(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream
    ) -> list[ScoredAction]:
        """Return the actions to compare, best heuristic score first."""
        scored = self._heuristic.score_actions(view, actions, stream)
        scored.sort(key=lambda item: -item.score)
        enough = scored[0].score - self._settings.gap
        chosen = {item.action: item for item in reversed(scored) if item.score >= enough}
        return list(reversed(chosen.values()))[: self._settings.candidates]

    def _begin(self, view: PlayerView, candidates: list[ScoredAction], stream: Stream) -> _Search:
        many = self._think >= THINK if self._playouts is None else self._playouts >= _MANY
        turns = self._settings.more_turns if many else self._settings.turns
        return _Search(self._simulator, self._settings, view, candidates, stream, turns)

    def _search(self, view: PlayerView, candidates: list[ScoredAction], stream: Stream) -> _Search:
        """Simulate games until the time, or the number of games, is used up."""
        search = self._begin(view, candidates, stream)
        rounds = max(1, ceil(log2(len(candidates))))
        started = perf_counter()
        for number in range(rounds):
            games = self._settings.most
            until = started + self._think * (number + 1) / rounds
            if self._playouts is not None:
                games = max(1, round(self._playouts / rounds / len(search.remaining)))
                until = inf
            if len(candidates) == 1:  # only its results are wanted
                games = min(games, _ALONE)
            search.play_round(games, until)
            search.halve()
            if len(search.remaining) == 1:
                break
        return search


class _Search:
    """The search for one decision."""

    def __init__(
        self,
        simulator: Simulator,
        settings: Settings,
        view: PlayerView,
        candidates: list[ScoredAction],
        stream: Stream,
        turns: int,
    ) -> None:
        self._settings = settings
        self._candidates = candidates
        root = plain_view(view, stream.below(1 << 31))
        actions = [item.action for item in candidates]
        self._games = simulator.start(root, actions, stream.below(1 << 31), turns)
        self._played = 0
        self._dropped: list[int] = []
        self._batches: list[list[float]] = [[] for _ in candidates]
        self.remaining = list(range(len(candidates)))
        best = candidates[0].score
        self._opinions = [settings.slope * (item.score - best) for item in candidates]

    def play(self, count: int) -> None:
        """Simulate `count` more games for every remaining action."""
        self._games.play(self.remaining, self._played, self._played + count)
        self._played += count

    def play_round(self, games: int, until: float) -> None:
        """Play at most so many games, until a moment, or until one action is left."""
        settings = self._settings
        alone = len(self._candidates) == 1
        while games > 0 and self._played < settings.most and (alone or len(self.remaining) > 1):
            before = [row[RESULT_REWARD] for row in self._games.results]
            count = min(games, settings.batch)
            self.play(count)
            for index in self.remaining:
                gain = self._games.results[index][RESULT_REWARD] - before[index]
                self._batches[index].append(gain / count)
            self._drop_surely_worse()
            games -= count
            if perf_counter() >= until:
                break

    def _drop_surely_worse(self) -> None:
        if self._settings.doubt == inf:
            return
        worths = self._worths()
        best = max(self.remaining, key=worths.__getitem__)
        if len(self._batches[best]) < _FEWEST_BATCHES:
            return
        worse = [
            index
            for index in self.remaining
            if worths[best] - worths[index] > self._settings.doubt * self._error(best, index)
        ]
        self._drop(sorted(worse, key=lambda index: -worths[index]))

    def _error(self, one: int, other: int) -> float:
        """Return the standard error of the difference of two actions, over the same deals."""
        pairs = zip(self._batches[one], self._batches[other], strict=True)
        gaps = [a - b for a, b in pairs]
        mean = sum(gaps) / len(gaps)
        return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) * (len(gaps) - 1)))

    def halve(self) -> None:
        """Drop the worse half of the actions."""
        order = self._order()
        self._drop(order[(len(order) + 1) // 2 :])

    def _drop(self, worse: list[int]) -> None:
        self._dropped = [*worse, *self._dropped]
        self.remaining = [index for index in self.remaining if index not in worse]

    def ranked(self) -> list[ScoredAction]:
        """Return all actions, best first; those dropped later rank higher."""
        return [self._candidates[index] for index in (*self._order(), *self._dropped)]

    def _order(self) -> list[int]:
        """Return the remaining actions, best first."""
        worths = self._worths()
        return sorted(self.remaining, key=lambda index: -worths[index])

    def _worths(self) -> dict[int, float]:
        """Return the remaining actions with their worth by results and heuristic score."""
        results = self._games.results
        rewards = sum(results[index][RESULT_REWARD] for index in self.remaining)
        mean = rewards / sum(results[index][RESULT_PLAYOUTS] for index in self.remaining)
        trust = self._settings.trust

        def worth(index: int) -> float:
            reward, playouts = results[index][RESULT_REWARD], results[index][RESULT_PLAYOUTS]
            return (reward + trust * (mean + self._opinions[index])) / (playouts + trust)

        return {index: worth(index) for index in self.remaining}

    def win_rate(self, scored: ScoredAction) -> float:
        """Return the share of simulated games that were won after this action."""
        return self._result(scored)[RESULT_WINS] / self._playouts(scored)

    def ranked_chances(self, ranked: list[ScoredAction]) -> list[float]:
        """Return the win rates of ranked actions, mended where chance contradicts the ranking.

        The ranking also weighs expected glory and the heuristic score, and few games have been
        simulated for actions that dropped out early: a lower one may have won more often.
        """
        return falling([self.win_rate(one) for one in ranked], list(map(self._playouts, ranked)))

    def alternative(self, scored: ScoredAction, because: Reason, win_chance: float) -> Alternative:
        """Return an action with its reason in words and its simulated results."""
        playouts = self._playouts(scored)
        glory = self._result(scored)[RESULT_GLORY] / playouts
        alone = len(self._candidates) == 1
        parameters = {"playouts": playouts, "glory": round(glory)}
        reason = because if alone else Reason(ReasonCode.IMAGINED, parameters, because)
        return Alternative(scored.action, win_chance, glory, reason)

    def _playouts(self, scored: ScoredAction) -> int:
        return max(1, int(self._result(scored)[RESULT_PLAYOUTS]))

    def _result(self, scored: ScoredAction) -> Sequence[float]:
        return self._games.results[self._candidates.index(scored)]


def make_simulator() -> Simulator:
    """Return the simulator of this installation."""
    if kernel.is_there():
        return kernel.KernelSimulator()
    from ethnos.bots.compiled.simulator import CompiledSimulator  # noqa: PLC0415  # needs numba

    return CompiledSimulator()
