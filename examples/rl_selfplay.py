"""Self-play with action masks: a small network learns to beat three random players.

Proximal policy optimisation in numpy alone, in one file:

    python examples/rl_selfplay.py --minutes 8 --picture curve.png

All four seats are played by the network being trained. Now and then it is tested: it takes one
seat, the other three choose any legal code, and its share of the victories is noted. A player no
better than the others would have a quarter.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ethnos.env.vector import EthnosVectorEnv
from ethnos.fast.codes import CODES
from ethnos.fast.observation import OBSERVATION_SIZE

Array = npt.NDArray[Any]

HIDDEN: Final = 128
STEPS: Final = 128  # of every game between two rounds of training
MINIBATCH: Final = 4_096
EPOCHS: Final = 2
RATE: Final = 1e-3
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5
LAMBDA: Final = 0.97
NEVER: Final = np.float32(-1e9)
SCALED: Final = np.log1p(np.arange(256)).astype(np.float32)  # counts are mostly small


class Thoughts(NamedTuple):
    """What the network thinks of some observations, with all that learning needs."""

    x: Array
    one: Array
    two: Array
    logits: Array
    values: Array


class Network:
    """Two layers, then a head for the policy and one for the value; trained by Adam."""

    def __init__(self, chance: np.random.Generator) -> None:
        shapes = [(OBSERVATION_SIZE, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, CODES), (HIDDEN, 1)]
        scales = [1.4, 1.4, 0.1, 0.1]
        self.weights = [
            (chance.standard_normal(shape) * scale / np.sqrt(shape[0])).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ] + [np.zeros(shape[1], np.float32) for shape in shapes]
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def think(self, seen: Array, mask: Array) -> Thoughts:
        """Return policy and value for some observations."""
        first, second, policy, value, *biases = self.weights
        x = SCALED[seen]
        one = np.maximum(x @ first + biases[0], 0)
        two = np.maximum(one @ second + biases[1], 0)
        logits = np.where(mask, two @ policy + biases[2], NEVER)
        return Thoughts(x, one, two, logits, (two @ value + biases[3])[:, 0])

    def learn(self, thoughts: Thoughts, logits: Array, values: Array, rate: float) -> None:
        """Take a step against the gradients with respect to both heads."""
        _, second, policy, value, *_ = self.weights
        values = values[:, None]
        two = (logits @ policy.T + values @ value.T) * (thoughts.two > 0)
        one = (two @ second.T) * (thoughts.one > 0)
        inputs = (thoughts.x, thoughts.one, thoughts.two, thoughts.two)
        outputs = (one, two, logits, values)
        gradients = [a.T @ b for a, b in zip(inputs, outputs, strict=True)]
        gradients += [output.sum(axis=0) for output in outputs]
        self._updates += 1
        step = rate * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for number, gradient in enumerate(gradients):
            self._mean[number] += 0.1 * (gradient - self._mean[number])
            self._square[number] += 0.001 * (gradient**2 - self._square[number])
            change = self._mean[number] / (np.sqrt(self._square[number]) + 1e-7)
            self.weights[number] -= (step * change).astype(np.float32)


def log_softmax(logits: Array) -> Array:
    """Return the logarithms of the chances that logits stand for."""
    shifted: Array = logits - logits.max(axis=1, keepdims=True)
    shifted -= np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return shifted


def choose(logits: Array, chance: np.random.Generator) -> Array:
    """Draw a code for every game, each as likely as the policy says."""
    noise = -np.log(-np.log(chance.random(logits.shape, np.float32) + 1e-9) + 1e-9)
    codes: Array = (logits + noise).argmax(axis=1)
    return codes


@dataclass
class Experience:
    """What happened in all games over some steps; every array is (steps, games, ...)."""

    seen: Array
    masks: Array
    codes: Array
    chances: Array
    values: Array
    seats: Array
    over: Array
    returns: Array


def gather(
    env: EthnosVectorEnv, network: Network, chance: np.random.Generator
) -> tuple[Experience, Array]:
    """Play on in all games; also return what the players now to move expect."""
    batch, games = env.batch, env.num_envs
    rows = np.arange(games)
    happened = Experience(
        seen=np.empty((STEPS, games, OBSERVATION_SIZE), np.uint8),
        masks=np.empty((STEPS, games, CODES), np.bool_),
        codes=np.empty((STEPS, games), np.int64),
        chances=np.empty((STEPS, games), np.float32),
        values=np.empty((STEPS, games), np.float32),
        seats=np.empty((STEPS, games), np.int8),
        over=np.empty((STEPS, games), np.bool_),
        returns=np.zeros((STEPS, games, env.ruleset.players), np.float32),
    )
    for step in range(STEPS):
        thoughts = network.think(batch.observations, batch.masks)
        codes = choose(thoughts.logits, chance)
        happened.seen[step] = batch.observations
        happened.masks[step] = batch.masks
        happened.codes[step] = codes
        happened.chances[step] = log_softmax(thoughts.logits)[rows, codes]
        happened.values[step] = thoughts.values
        happened.seats[step] = batch.to_move
        _, _, over, _, info = env.step(codes)
        happened.over[step] = over
        happened.returns[step] = info["returns"]
    return happened, network.think(batch.observations, batch.masks).values


def advantages(happened: Experience, expected: Array, to_move: Array) -> Array:
    """Estimate by how much every decision was better than expected, seat by seat (GAE)."""
    steps, games, players = happened.returns.shape
    rows = np.arange(games)
    ahead = np.full((games, players), np.nan, np.float32)  # what each seat expects next
    ahead[rows, to_move] = expected
    gained = np.zeros((games, players), np.float32)
    found = np.empty((steps, games), np.float32)
    for step in reversed(range(steps)):
        over = happened.over[step]
        ahead[over], gained[over] = happened.returns[step][over], 0
        seats, values = happened.seats[step], happened.values[step]
        later = np.where(np.isnan(ahead[rows, seats]), values, ahead[rows, seats])
        found[step] = later - values + LAMBDA * gained[rows, seats]
        ahead[rows, seats], gained[rows, seats] = values, found[step]
    return found


def improve(
    network: Network,
    happened: Experience,
    better: Array,
    rate: float,
    chance: np.random.Generator,
) -> None:
    """Train on what happened, a few times over."""
    targets = (happened.values + better).ravel()
    better = ((better - better.mean()) / (better.std() + 1e-6)).ravel()
    seen = happened.seen.reshape(-1, OBSERVATION_SIZE)
    masks = happened.masks.reshape(-1, CODES)
    codes, chances = happened.codes.ravel(), happened.chances.ravel()
    for _ in range(EPOCHS):
        order = chance.permutation(len(codes))
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            rows = np.arange(len(part))
            thoughts = network.think(seen[part], masks[part])
            logs = log_softmax(thoughts.logits)
            policy = np.exp(logs)
            ratio = np.exp(logs[rows, codes[part]] - chances[part])
            gain = better[part]
            clipped = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            pull = np.where(clipped, 0, -gain * ratio)[:, None]
            entropy = -(policy * logs).sum(axis=1, keepdims=True)
            logits = -pull * policy + ENTROPY * policy * (logs + entropy)
            logits[rows, codes[part]] += pull[:, 0]
            values = VALUE * (thoughts.values - targets[part])
            network.learn(thoughts, logits / len(part), values / len(part), rate)


def win_share(network: Network, games: int, chance: np.random.Generator) -> float:
    """Return the network's share of the victories against three random players."""
    env = EthnosVectorEnv(games)
    _, info = env.reset(seed=int(chance.integers(1 << 30)))
    batch = env.batch
    own = np.arange(games) % env.ruleset.players
    finished = np.zeros(games, np.bool_)
    won = 0.0
    while not finished.all():
        codes = batch.sample()
        mine = (batch.to_move == own) & ~finished
        if mine.any():
            thoughts = network.think(batch.observations[mine], batch.masks[mine])
            codes[mine] = choose(thoughts.logits, chance)
        _, _, over, _, info = env.step(codes)
        new = over & ~finished
        won += float(info["returns"][new, own[new]].sum())
        finished |= over
    return won / games


def train(
    minutes: float, games: int, test_games: int, seed: int = 0
) -> tuple[Network, list[tuple[float, float]]]:
    """Train for some minutes; return the network and its learning curve."""
    chance = np.random.default_rng(seed)
    network = Network(chance)
    env = EthnosVectorEnv(games, reward="rank")
    env.reset(seed=seed)
    start = monotonic()
    decisions = 0
    curve: list[tuple[float, float]] = []
    spent = 0.0
    while True:
        if not curve or spent >= curve[-1][0] + minutes / 12 or spent >= minutes:
            curve.append((spent, win_share(network, test_games, chance)))
            print(f"{spent:5.1f} min {decisions:>10,} decisions  win share {curve[-1][1]:.2f}")
        if spent >= minutes:
            return network, curve
        happened, expected = gather(env, network, chance)
        better = advantages(happened, expected, env.batch.to_move)
        improve(network, happened, better, RATE * (1 - 0.9 * spent / minutes), chance)
        decisions += happened.codes.size
        spent = (monotonic() - start) / 60


def draw(curve: list[tuple[float, float]], path: str) -> None:
    """Draw the learning curve."""
    import matplotlib.pyplot as plt  # noqa: PLC0415  # only for the picture

    figure, axes = plt.subplots(figsize=(6, 3.5))
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.axhline(0.25, color="grey", linestyle="--")
    axes.annotate("no better than the others", (0, 0.26), color="grey")
    axes.set(xlabel="minutes of training", ylabel="share of victories", ylim=(0, 1))
    axes.set_title("Self-play, tested against three random players")
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main(arguments: Sequence[str] | None = None) -> list[tuple[float, float]]:
    """Train, test, draw."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--test-games", type=int, default=512)
    parser.add_argument("--picture", help="where to draw the learning curve")
    asked = parser.parse_args(arguments)
    _, curve = train(asked.minutes, asked.games, asked.test_games)
    if asked.picture:
        draw(curve, asked.picture)
    return curve


if __name__ == "__main__":
    main()
