"""Tune the weights of the heuristic bot with an evolution strategy: `python -m tools.tune`.

In each generation, challengers are sampled around the champion. Each plays the same deals against
the champion, on every seat in turn, for two to six players and all tribes. The best ones, weighted
by rank, move the champion; their spread sets the spread of the next generation. A run is
reproducible from `--seed`.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, fields
from math import log

import numpy as np

from ethnos.bots.compiled.match import match
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset

PLAYERS = (4, 4, 3, 5, 2, 6)
"""The player counts of a challenger's games; four players count twice."""
MARGIN = 0.004
"""The weight of a point of glory margin relative to a win: margins are less noisy."""


def score(challenger: Weights, champion: Weights, deals: int, seed: int) -> float:
    """Return the score of a challenger; a fair share of the wins scores 0."""
    total = 0.0
    for index, players in enumerate(PLAYERS):
        wins, margin = match(
            Ruleset(players=players), challenger, champion, deals, game_seed(seed, index)
        )
        total += wins * players - 1 + MARGIN * players * margin
    return total / len(PLAYERS)


def moved(weights: Weights, steps: np.ndarray) -> Weights:
    """Return the weights, each multiplied by the exponential of its step."""
    return Weights(*(float(w * np.exp(s)) for w, s in zip(astuple(weights), steps, strict=True)))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--challengers", type=int, default=24)
    parser.add_argument(
        "--deals", type=int, default=12, help="deals for each of the six player counts"
    )
    parser.add_argument("--spread", type=float, default=0.25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    tune(parser.parse_args())


def tune(arguments: argparse.Namespace) -> None:
    """Run generations and print the champion after each."""
    chance = np.random.default_rng(arguments.seed)
    names = [field.name for field in fields(Weights)]
    champion = STANDARD_WEIGHTS
    spread = np.full(len(names), arguments.spread)
    parents = arguments.challengers // 3
    ranks = np.array([log(parents + 1) - log(rank) for rank in range(1, parents + 1)])
    ranks /= ranks.sum()
    for generation in range(arguments.generations):
        seed = game_seed(arguments.seed, generation)
        steps = chance.normal(0.0, 1.0, (arguments.challengers, len(names))) * spread
        steps[1::2] = -steps[::2]  # Antithetic pairs reduce the variance.
        challengers = [moved(champion, step) for step in steps]
        with ThreadPoolExecutor(arguments.threads) as pool:
            scores = list(
                pool.map(lambda c: score(c, champion, arguments.deals, seed), challengers)  # noqa: B023
            )
        best = np.argsort(scores)[::-1][:parents]
        champion = moved(champion, ranks @ steps[best])
        spread = 0.8 * spread + 0.2 * np.sqrt(ranks @ steps[best] ** 2)
        print(f"generation {generation}: best {max(scores):+.3f}, mean {np.mean(scores):+.3f}")
        print(
            "  " + ", ".join(f"{n}={v:.3g}" for n, v in zip(names, astuple(champion), strict=True))
        )
    wins = score(champion, STANDARD_WEIGHTS, 20 * arguments.deals, arguments.seed + 1)
    print(f"against the weights at the start: {wins:+.3f}")


if __name__ == "__main__":
    main()
