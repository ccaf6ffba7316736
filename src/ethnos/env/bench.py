"""The speed of the environments: `python -m ethnos.env.bench`.

If `rlcard` and PettingZoo's classic games are installed, they are measured in the same run by the
same loop. Times are CPU times, so other work on the machine matters little.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from ethnos.env import ethnos_v0
from ethnos.env.single import EthnosEnv
from ethnos.env.vector import EthnosVectorEnv

GAMES: Final = 1_024
STEPS_APART: Final = 500
"""Steps after which the games are out of phase with each other."""
STEPS_A_ROUND: Final = 20
CLASSIC_CARD_GAMES: Final = (
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "gin_rummy_v4",
    "hanabi_v5",
)
"""Card games of PettingZoo; not every version has, or can install, all of them."""
RLCARD_GAMES: Final = ("gin-rummy",)

Steps = Callable[[float], float]
"""Runs for a number of seconds and returns steps per second."""


def aec_steps(make: Callable[[], Any]) -> Steps:
    """Return a benchmark of a PettingZoo environment, random players in its usual loop."""

    def measure(seconds: float) -> float:
        env = make()
        chance = np.random.default_rng(0)
        steps = seed = 0
        start = process_time()
        while process_time() - start < seconds:
            env.reset(seed=seed)
            seed += 1
            for _ in env.agent_iter():
                shown, _, over, cut_off, info = env.last()
                if over or cut_off:
                    env.step(None)
                    continue
                mask = shown["action_mask"] if "action_mask" in shown else info["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(chance.random() * len(legal))]))
                steps += 1
        return steps / (process_time() - start)

    return measure


def rlcard_steps(name: str) -> Steps:
    """Return a benchmark of an `rlcard` game, random players."""

    def measure(seconds: float) -> float:
        env = import_module("rlcard").make(name, config={"seed": 0})
        chance = np.random.default_rng(0)
        steps = 0
        start = process_time()
        while process_time() - start < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(chance.random() * len(legal))])
                steps += 1
        return steps / (process_time() - start)

    return measure


def vector_decisions(threads: int, clock: Callable[[], float], *, choosing: bool = False) -> Steps:
    """Return a benchmark of many games at once: the best of many short rounds.

    Codes are sampled by compiled code; the time for that counts only with `choosing`.
    """

    def measure(seconds: float) -> float:
        env = EthnosVectorEnv(GAMES, threads=threads, copy=False)
        env.reset(seed=0)
        for _ in range(STEPS_APART):
            env.step(env.batch.sample())
        best = 0.0
        end = clock() + seconds
        while clock() < end or best == 0.0:
            spent = 0.0
            for _ in range(STEPS_A_ROUND):
                start = clock()
                codes = env.batch.sample()
                chosen = clock()
                env.step(codes)
                spent += clock() - (start if choosing else chosen)
            best = max(best, GAMES * STEPS_A_ROUND / spent)
        return best

    return measure


def single_steps(bot: str) -> Steps:
    """Return a benchmark of one seat against three bots, a random learner included."""

    def measure(seconds: float) -> float:
        env = EthnosEnv([bot] * 3)
        chance = np.random.default_rng(0)
        shown, _ = env.reset(seed=0)
        steps = 0
        start = process_time()
        while process_time() - start < seconds:
            legal = np.flatnonzero(shown["action_mask"])
            shown, _, over, _, _ = env.step(int(legal[int(chance.random() * len(legal))]))
            if over:
                shown, _ = env.reset()
            steps += 1
        return steps / (process_time() - start)

    return measure


def opposed_decisions(bot: str) -> Steps:
    """Return a benchmark of many games against three bots, a random learner included."""

    def measure(seconds: float) -> float:
        env = EthnosVectorEnv(GAMES, players=[None, *[bot] * 3], copy=False)
        env.reset(seed=0)
        for _ in range(STEPS_APART // 4):
            env.step(env.batch.sample())
        steps = 0
        start = process_time()
        while process_time() - start < seconds:
            env.step(env.batch.sample())
            steps += 1
        return GAMES * steps / (process_time() - start)

    return measure


def rivals() -> Iterator[tuple[str, Steps]]:
    """Yield the benchmarks of other installed libraries."""
    for name in RLCARD_GAMES:
        with suppress(ImportError):
            import_module("rlcard")
            yield f"rlcard {name}", rlcard_steps(name)
    for name in CLASSIC_CARD_GAMES:
        with suppress(ImportError, AttributeError):
            make = import_module(f"pettingzoo.classic.{name}").env
            make()  # some check their dependencies only here
            yield f"pettingzoo {name}", aec_steps(make)


def main() -> None:
    """Run all benchmarks and print one line each."""
    parser = ArgumentParser(prog="python -m ethnos.env.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each")
    seconds = parser.parse_args().seconds

    def report(name: str, measure: Steps, unit: str) -> float:
        measure(0.01)  # compile first
        rate = measure(seconds)
        sys.stdout.write(f"{name:<52} {rate:>14,.0f} {unit}\n")
        sys.stdout.flush()
        return rate

    ours = report("ethnos_v0, AEC loop", aec_steps(ethnos_v0.env), "steps/s")
    report("ethnos_v0, AEC loop, no wrappers", aec_steps(ethnos_v0.raw_env), "steps/s")
    for name, measure in rivals():
        theirs = report(name, measure, "steps/s")
        sys.stdout.write(f"{'':<52} {ours / theirs:>14.1f} times as quick\n")
    one = f"vector of {GAMES:,} games"
    for words, choosing in (("", False), (", choosing included", True)):
        measured = vector_decisions(1, process_time, choosing=choosing)
        report(f"{one}, one core{words}", measured, "decisions/s")
    for bot in ("random", "heuristic"):
        report(f"one seat against three of {bot}", single_steps(bot), "decisions/s")
        report(f"{one}, one seat against three of {bot}", opposed_decisions(bot), "decisions/s")
    for threads in (1, 2):
        measured = vector_decisions(threads, perf_counter)
        report(f"{one}, {threads} threads, wall clock", measured, "decisions/s")


if __name__ == "__main__":
    main()
