"""Train the value network from nothing: `python -m tools.train`.

The heuristic bot plays against itself on all cores; the network learns from some positions of every
game who won it, and with how much glory. Every run with the same seed gives the same weights, apart
from the rounding of other processors. A run that was interrupted goes on where it stopped.
"""

from __future__ import annotations

import argparse
import os
import pickle
import sys
from math import inf
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

import numpy as np

from ethnos.bots.judgement.input_names import IN_HIDDEN
from ethnos.bots.judgement.network_file import VALUE, write
from tools.train import chart
from tools.train.hand_made import hand_made_chances
from tools.train.learning import Adam, Passage, Scaling, array_module, cross_entropy, new_parameters
from tools.train.positions import CHUNK, Chunk, Positions, gather, play

BATCH = 1024
RATE = 2e-3
LAST_RATE = 2e-5
WARM_UP = 200
"""Steps with a growing rate."""
HELD_OUT = 20
"""Of so many games, one is not learned from."""
PATIENCE = 2
"""Epochs without a better network before the training ends."""
SAID_EVERY = 10_000


def positions(arguments: argparse.Namespace, work: Path) -> Positions:
    """Play the games, or read what an earlier run has played."""
    file = work / f"positions-{arguments.seed}-{arguments.games}.pickle"
    if file.is_file():
        earlier: Positions = _unpickled(file)
        return earlier
    begun, used = perf_counter(), process_time()
    chunks = []
    for chunk in play(arguments.games, arguments.seed, arguments.threads):
        chunks.append(chunk)
        if len(chunks) * CHUNK % SAID_EVERY == 0:
            print(f"{len(chunks) * CHUNK:,} games, {perf_counter() - begun:.0f} s", flush=True)
    found = gather(chunks)
    count = sum(len(data["seats"]) for data in found.values())
    print(f"{count:,} positions in {process_time() - used:.0f} CPU seconds", flush=True)
    _pickle(file, found)
    return found


class Training:
    """The state of a run."""

    def __init__(self, data: Positions, seed: int, epochs: int) -> None:
        self._xp = array_module()
        self._data = data
        self._epochs = epochs
        self._scaling = Scaling(data[4]["seats"], data[4]["common"])
        self.weights = {name: self._xp.asarray(v) for name, v in new_parameters(seed).items()}
        self._adam = Adam(self._xp, self.weights)
        self._chance = np.random.default_rng(seed)
        self._held_out = {n: _judged_by(d) for n, d in data.items()}
        self._learned = {n: np.flatnonzero(d["game"] % HELD_OUT != 0) for n, d in data.items()}
        self.curves: dict[str, list[float]] = {f"{players} players": [] for players in data}
        self.epoch = 0
        self.best = 0
        """The epoch with the best network."""
        self._best_weights = self.weights

    def levels(self) -> dict[str, float]:
        """Return the cross-entropy of the hand-made estimate, by players."""
        found = {}
        for players, data in self._data.items():
            rows = self._held_out[players]
            chances = hand_made_chances(data["seats"][rows], data["common"][rows])
            found[f"{players} players"] = cross_entropy(chances, data["wins"][rows])
        return found

    def run_epoch(self) -> None:
        """Learn once from every position."""
        batches: list[tuple[int, Any]] = []
        for players, learned in self._learned.items():
            rows = self._chance.permutation(learned)
            batches += [(players, rows[i : i + BATCH]) for i in range(0, len(rows) - BATCH, BATCH)]
        order = self._chance.permutation(len(batches))
        for number in order:
            players, rows = batches[number]
            passage = self._passage(players, rows)
            self._adam.step(self.weights, passage.gradients(), self._rate(len(batches)))
        self.epoch += 1
        for players, held_out in self._held_out.items():
            passage = self._passage(players, held_out)
            self.curves[f"{players} players"].append(passage.cross_entropy())
        if self._error(self.epoch) < (self._error(self.best) if self.best else inf):
            self.best = self.epoch
            self._best_weights = dict(self.weights)

    def _error(self, epoch: int) -> float:
        """Return the cross-entropy after an epoch, the mean over the numbers of players."""
        return fmean(curve[epoch - 1] for curve in self.curves.values())

    def is_over(self) -> bool:
        """Return whether there is nothing more to learn."""
        return self.epoch in (self._epochs, self.best + PATIENCE)

    def _passage(self, players: int, rows: Any) -> Passage:
        batch = self._scaling.batch(self._data[players], rows)
        return Passage(self._xp, self.weights, {n: self._xp.asarray(v) for n, v in batch.items()})

    def _rate(self, batches: int) -> float:
        done = self._adam.steps
        if done < WARM_UP:
            return RATE * (done + 1) / WARM_UP
        return max(LAST_RATE, RATE * (1 - done / (batches * self._epochs)))

    def parameters(self) -> dict[str, list[float]]:
        """Return the weights of the best network, one that takes inputs as they are."""
        weights = self._best_weights
        host = {n: v.get() if hasattr(v, "get") else v for n, v in weights.items()}
        return {name: value.ravel().tolist() for name, value in self._scaling.folded(host).items()}

    def state(self) -> Any:
        """Return what a later run needs to go on."""
        best = self.best, self._best_weights
        return self.weights, self._adam.state(), self._chance, self.curves, self.epoch, best

    def resume(self, state: Any) -> None:
        """Go on from a state."""
        self.weights, adam, self._chance, self.curves, self.epoch, best = state
        self.best, self._best_weights = best
        self._adam.resume(adam)


def _judged_by(data: Chunk) -> Any:
    """Return the positions to judge the network by: with all hands, as a playout ends."""
    seen = data["common"][:, IN_HIDDEN] == 0
    return np.flatnonzero((data["game"] % HELD_OUT == 0) & seen)


def _unpickled(file: Path) -> Any:
    with file.open("rb") as stream:
        return pickle.load(stream)  # written by an earlier run of this tool


def _pickle(file: Path, thing: Any) -> None:
    unfinished = file.with_suffix(".unfinished")
    with unfinished.open("wb") as stream:
        pickle.dump(thing, stream, protocol=5)
    unfinished.replace(file)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--work", type=Path, default=Path("build/train"), help="checkpoints")
    parser.add_argument("--curve", type=Path, help="where to draw the learning curve")
    parser.add_argument("--out", type=Path, default=VALUE.file, help="where to write the network")
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    data = positions(arguments, arguments.work)
    training = Training(data, arguments.seed, arguments.epochs)
    checkpoint = arguments.work / f"training-{arguments.seed}-{arguments.games}.pickle"
    if checkpoint.is_file():
        training.resume(_unpickled(checkpoint))
    levels = training.levels()
    print("hand-made:", ", ".join(f"{name} {level:.4f}" for name, level in levels.items()))
    begun = perf_counter()
    while not training.is_over():
        training.run_epoch()
        _pickle(checkpoint, training.state())
        shown = ", ".join(f"{name} {curve[-1]:.4f}" for name, curve in training.curves.items())
        print(f"epoch {training.epoch}, {perf_counter() - begun:.0f} s: {shown}", flush=True)
        _draw(arguments.curve or arguments.work / "curve.svg", training, levels)
    made_by = " ".join(["python -m tools.train", *sys.argv[1:]])
    print(f"the network after epoch {training.best} is the best")
    write(VALUE, arguments.out, training.parameters(), made_by)
    print(f"{arguments.out} written")


def _draw(path: Path, training: Training, levels: dict[str, float]) -> None:
    even = {name: float(np.log(int(name.split()[0]))) for name in levels}
    curves = {name: [v / even[name] for v in curve] for name, curve in training.curves.items()}
    chart.draw(path, curves, {name: level / even[name] for name, level in levels.items()})


if __name__ == "__main__":
    main()
