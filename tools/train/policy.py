"""Train a policy network from nothing, and let it play: `python -m tools.train.policy`.

In games of the heuristic bot against itself, simulated games that end with the value network judge
the choices of many decisions; the network learns to correct the heuristic's scores. Then the policy
alone, without a search, plays against heuristic bots. Every run with the same seed gives the same
weights, apart from the rounding of other processors. A run that was interrupted learns from what
had been judged before.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from ethnos.bots.judgement.network_file import POLICY, write
from tools.train import chart
from tools.train.decisions import CHUNK, MOST_CHOICES, Decisions, judged
from tools.train.learning import Adam, array_module
from tools.train.policy_learning import Choosing, new_policy
from tools.train.policy_match import match

BATCH = 512
RATE = 2e-3
JUDGED = 4096
"""Decisions not learned from that are judged at once."""
HELD_OUT = 10
"""Of so many games, one is not learned from."""
SAID_EVERY = 5
"""Chunks between two lines of progress."""
TITLE = "Chance to win gained per decision, % (games not learned from)"


def on_host(array: Any) -> Any:
    """Return an array of a GPU in the memory of the processor."""
    return array.get() if hasattr(array, "get") else array


def decisions(games: int, seed: int, threads: int, work: Path) -> Decisions:
    """Judge decisions; those of an earlier run are read, and kept for a later one."""
    file = work / f"decisions-{seed}-{games}.npz"
    if file.is_file():
        return dict(np.load(file))
    begun = process_time()
    chunks = []
    for chunk in judged(games, seed, threads):
        chunks.append(chunk)
        if len(chunks) % SAID_EVERY == 0:
            count = sum(len(one["count"]) for one in chunks)
            spent = process_time() - begun
            print(
                f"{len(chunks) * CHUNK} games, {count:,} decisions, {spent:.0f} CPU s", flush=True
            )
    found: Decisions = {key: np.concatenate([one[key] for one in chunks]) for key in chunks[0]}
    np.savez(file, **found)
    return found


class PolicyTraining:
    """Learns from judged decisions."""

    def __init__(self, data: Decisions, seed: int, epochs: int) -> None:
        self._xp = array_module()
        self._data = {name: self._xp.asarray(values) for name, values in data.items()}
        self._epochs = epochs
        self._chance = np.random.default_rng(seed)
        self._weights = {name: self._xp.asarray(v) for name, v in new_policy(seed).items()}
        self._adam = Adam(self._xp, self._weights)
        starts = np.concatenate([[0], np.cumsum(data["count"], dtype=np.int64)[:-1]])
        self._starts = self._xp.asarray(starts)
        held_out = data["game"] % HELD_OUT == 0
        self._learned, self._held_out = np.flatnonzero(~held_out), np.flatnonzero(held_out)

    def _batch(self, rows: Any) -> dict[str, Any]:
        xp, data = self._xp, self._data
        rows = xp.asarray(rows)
        there = xp.arange(MOST_CHOICES) < data["count"][rows][:, None]
        places = xp.where(there, self._starts[rows][:, None] + xp.arange(MOST_CHOICES), 0)
        return {
            "decisions": data["decisions"][rows].astype(xp.float32),
            "choices": data["choices"][places].astype(xp.float32) * there[..., None],
            "scores": data["scores"][places],
            "rewards": data["rewards"][places],
            "there": there,
        }

    def run(self) -> list[float]:
        """Learn; return what the corrections gain in games not learned from, epoch by epoch."""
        steps = self._epochs * (len(self._learned) // BATCH)
        curve = []
        for epoch in range(self._epochs):
            order = self._chance.permutation(self._learned)
            for first in range(0, len(order) - BATCH + 1, BATCH):
                choosing = self._choosing(order[first : first + BATCH])
                rate = RATE * (1 - self._adam.steps / steps)
                self._adam.step(self._weights, choosing.gradients(), rate)
            gains = self._gains()
            error = 1.96 * gains.std() / np.sqrt(len(gains))
            curve.append(100 * float(gains.mean()))
            print(f"epoch {epoch + 1}: gain {curve[-1]:.3f} ± {100 * error:.3f} %", flush=True)
        return curve

    def _choosing(self, rows: Any) -> Choosing:
        return Choosing(self._xp, self._weights, self._batch(rows))

    def _gains(self) -> Any:
        held_out = self._held_out
        parts = (held_out[first : first + JUDGED] for first in range(0, len(held_out), JUDGED))
        return np.concatenate([on_host(self._choosing(rows).gains()) for rows in parts])

    def parameters(self) -> dict[str, list[float]]:
        """Return the weights, rounded to 16 bits: the module for browsers compresses better."""
        weights = {name: on_host(value) for name, value in self._weights.items()}
        return {name: v.astype(np.float16).ravel().tolist() for name, v in weights.items()}


def main() -> None:
    """Read the command line, train and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=9_000, help="games to learn from")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--deals", type=int, default=600, help="deals to play afterwards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=Path("build/train"))
    parser.add_argument("--out", type=Path, default=POLICY.file, help="where to write the network")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    data = decisions(arguments.games, arguments.seed, arguments.threads, arguments.work)
    training = PolicyTraining(data, arguments.seed, arguments.epochs)
    chart.draw(arguments.work / "policy.svg", {"policy": training.run()}, {}, TITLE)
    parameters = training.parameters()
    write(
        POLICY, arguments.out, parameters, " ".join(["python -m tools.train.policy", *sys.argv[1:]])
    )
    for players in range(2, 7):
        wins, margins = match(parameters, players, arguments.deals)
        errors = [1.96 * by_deal.std() / np.sqrt(len(by_deal)) for by_deal in (wins, margins)]
        print(
            f"{players} players: {100 * wins.mean():.1f} ± {100 * errors[0]:.1f} % won,"
            f" {margins.mean():+.1f} ± {errors[1]:.1f} glory",
            flush=True,
        )


if __name__ == "__main__":
    main()
