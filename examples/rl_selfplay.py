"""Self-play with action masks: a small network learns to beat three random players.

Proximal policy optimisation in numpy alone, in one file:

    python examples/rl_selfplay.py --minutes 8 --picture curve.png --save policy.npz
    ethnos arena --bots policy:policy.npz,novice,novice,novice

The network being trained plays all four seats. It is evaluated at intervals: it takes one seat, the
other three play random legal codes, and its share of the wins is recorded. Equal strength would
give a quarter. In the end its policy is a bot, and plays in the arena against three of every level:
to beat random players is not yet to play well.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ethnos.arena.run import run
from ethnos.arena.task import Tournament
from ethnos.bots import LEVELS
from ethnos.bots.policy import save_network
from ethnos.env.vector import EthnosVectorEnv
from ethnos.fast.observation import OBSERVATION_SIZE
from ethnos.fast.sampling import sample_codes
from ethnos.packed.moves import CODES
from ethnos.rules.ruleset import STANDARD

Array = npt.NDArray[Any]

HIDDEN: Final = 128
STEPS: Final = 128  # of every game between two updates
MINIBATCH: Final = 4_096
EPOCHS: Final = 2
RATE: Final = 1e-3
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5
LAMBDA: Final = 0.97
NEVER: Final = np.float32(-1e9)
SCALED: Final = np.log1p(np.arange(256)).astype(np.float32)  # counts are mostly small


class Forward(NamedTuple):
    """The outputs of a forward pass, with the activations that backpropagation needs."""

    x: Array
    one: Array
    two: Array
    logits: Array
    values: Array


class Network:
    """Two layers, then a head for the policy and one for the value; trained by Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        shapes = [(OBSERVATION_SIZE, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, CODES), (HIDDEN, 1)]
        scales = [1.4, 1.4, 0.1, 0.1]
        self.weights = [
            (rng.standard_normal(shape) * scale / np.sqrt(shape[0])).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ] + [np.zeros(shape[1], np.float32) for shape in shapes]
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def forward(self, observations: Array, mask: Array) -> Forward:
        """Return policy and value for a batch of observations."""
        first, second, policy, value, *biases = self.weights
        x = SCALED[observations]
        one = np.maximum(x @ first + biases[0], 0)
        two = np.maximum(one @ second + biases[1], 0)
        logits = np.where(mask, two @ policy + biases[2], NEVER)
        return Forward(x, one, two, logits, (two @ value + biases[3])[:, 0])

    def learn(self, forward: Forward, logits: Array, values: Array, rate: float) -> None:
        """Take an Adam step, given the gradients at both heads."""
        _, second, policy, value, *_ = self.weights
        values = values[:, None]
        two = (logits @ policy.T + values @ value.T) * (forward.two > 0)
        one = (two @ second.T) * (forward.one > 0)
        inputs = (forward.x, forward.one, forward.two, forward.two)
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
    """Return the log-probabilities of logits."""
    shifted: Array = logits - logits.max(axis=1, keepdims=True)
    shifted -= np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return shifted


@dataclass
class Experience:
    """The transitions of all games over some steps; every array is (steps, games, ...)."""

    observations: Array
    masks: Array
    codes: Array
    log_probs: Array
    values: Array
    seats: Array
    over: Array
    returns: Array


def gather(
    env: EthnosVectorEnv, network: Network, rng: np.random.Generator
) -> tuple[Experience, Array]:
    """Play all games for some steps; also return the values of the players then to move."""
    batch, games = env.batch, env.num_envs
    experience = Experience(
        observations=np.empty((STEPS, games, OBSERVATION_SIZE), np.uint8),
        masks=np.empty((STEPS, games, CODES), np.bool_),
        codes=np.empty((STEPS, games), np.int64),
        log_probs=np.empty((STEPS, games), np.float32),
        values=np.empty((STEPS, games), np.float32),
        seats=np.empty((STEPS, games), np.int8),
        over=np.empty((STEPS, games), np.bool_),
        returns=np.zeros((STEPS, games, env.ruleset.players), np.float32),
    )
    for step in range(STEPS):
        forward = network.forward(batch.observations, batch.masks)
        codes, logs = sample_codes(forward.logits, batch.masks, rng.random(games, np.float32))
        experience.observations[step] = batch.observations
        experience.masks[step] = batch.masks
        experience.codes[step] = codes
        experience.log_probs[step] = logs
        experience.values[step] = forward.values
        experience.seats[step] = batch.to_move
        _, _, over, _, info = env.step(codes)
        experience.over[step] = over
        experience.returns[step] = info["returns"]
    return experience, network.forward(batch.observations, batch.masks).values


def advantages(experience: Experience, expected: Array, to_move: Array) -> Array:
    """Return the advantage of every decision, by generalized advantage estimation per seat."""
    steps, games, players = experience.returns.shape
    rows = np.arange(games)
    ahead = np.full((games, players), np.nan, np.float32)  # the next value of each seat
    ahead[rows, to_move] = expected
    gained = np.zeros((games, players), np.float32)
    found = np.empty((steps, games), np.float32)
    for step in reversed(range(steps)):
        over = experience.over[step]
        ahead[over], gained[over] = experience.returns[step][over], 0
        seats, values = experience.seats[step], experience.values[step]
        later = np.where(np.isnan(ahead[rows, seats]), values, ahead[rows, seats])
        found[step] = later - values + LAMBDA * gained[rows, seats]
        ahead[rows, seats], gained[rows, seats] = values, found[step]
    return found


def improve(
    network: Network,
    experience: Experience,
    advantage: Array,
    rate: float,
    rng: np.random.Generator,
) -> None:
    """Train on the experience for a few epochs."""
    targets = (experience.values + advantage).ravel()
    advantage = ((advantage - advantage.mean()) / (advantage.std() + 1e-6)).ravel()
    observations = experience.observations.reshape(-1, OBSERVATION_SIZE)
    masks = experience.masks.reshape(-1, CODES)
    codes, log_probs = experience.codes.ravel(), experience.log_probs.ravel()
    for _ in range(EPOCHS):
        order = rng.permutation(len(codes))
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            rows = np.arange(len(part))
            forward = network.forward(observations[part], masks[part])
            logs = log_softmax(forward.logits)
            policy = np.exp(logs)
            ratio = np.exp(logs[rows, codes[part]] - log_probs[part])
            gain = advantage[part]
            clipped = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            pull = np.where(clipped, 0, -gain * ratio)[:, None]
            entropy = -(policy * logs).sum(axis=1, keepdims=True)
            logits = -pull * policy + ENTROPY * policy * (logs + entropy)
            logits[rows, codes[part]] += pull[:, 0]
            values = VALUE * (forward.values - targets[part])
            network.learn(forward, logits / len(part), values / len(part), rate)


def win_share(network: Network, games: int, rng: np.random.Generator) -> float:
    """Return the network's share of the wins against three random players."""
    env = EthnosVectorEnv(games, copy=False)
    _, info = env.reset(seed=int(rng.integers(1 << 30)))
    batch = env.batch
    own = np.arange(games) % env.ruleset.players
    finished = np.zeros(games, np.bool_)
    won = 0.0
    while not finished.all():
        codes = batch.sample()
        mine = (batch.to_move == own) & ~finished
        if mine.any():
            forward = network.forward(batch.observations[mine], batch.masks[mine])
            uniforms = rng.random(len(forward.logits), np.float32)
            codes[mine], _ = sample_codes(forward.logits, batch.masks[mine], uniforms)
        _, _, over, _, info = env.step(codes)
        new = over & ~finished
        won += float(info["returns"][new, own[new]].sum())
        finished |= over
    return won / games


def train(
    minutes: float, games: int, test_games: int, seed: int = 0
) -> tuple[Network, list[tuple[float, float]]]:
    """Train for some minutes; return the network and its learning curve."""
    rng = np.random.default_rng(seed)
    network = Network(rng)
    env = EthnosVectorEnv(games, reward="rank", copy=False)
    env.reset(seed=seed)
    start = process_time()
    decisions = 0
    curve: list[tuple[float, float]] = []
    spent = 0.0
    while True:
        if not curve or spent >= curve[-1][0] + minutes / 12 or spent >= minutes:
            curve.append((spent, win_share(network, test_games, rng)))
            print(f"{spent:5.1f} min {decisions:>10,} decisions  win share {curve[-1][1]:.2f}")
        if spent >= minutes:
            return network, curve
        experience, expected = gather(env, network, rng)
        advantage = advantages(experience, expected, env.batch.to_move)
        improve(network, experience, advantage, RATE * (1 - 0.9 * spent / minutes), rng)
        decisions += experience.codes.size
        spent = (process_time() - start) / 60


def save(network: Network, path: str) -> None:
    """Write the policy, without the value, as `ethnos.bots.policy` reads it."""
    first, second, policy, _, *biases = network.weights
    save_network(path, list(zip((first, second, policy), biases[:3], strict=True)))


def report(path: str, games: int) -> None:
    """Print the policy's share of the wins against three bots of every level."""
    own = f"policy:{path}"
    for level in LEVELS:
        tournament = Tournament((own, *[level.id] * 3), STANDARD, playouts=30)
        results = run(tournament, games, seed=1)
        won = sum(seat.won for game in results for seat in game.seats if seat.bot == own)
        print(f"against three of {level.id}: win share {won / games:.2f}")


def draw(curve: list[tuple[float, float]], path: str) -> None:
    """Plot the learning curve."""
    import matplotlib.pyplot as plt  # noqa: PLC0415  # only for the picture

    figure, axes = plt.subplots(figsize=(6, 3.5))
    axes.plot(*zip(*curve, strict=True), marker="o")
    axes.axhline(0.25, color="grey", linestyle="--")
    axes.annotate("no better than the others", (0, 0.26), color="grey")
    axes.set(xlabel="minutes of training", ylabel="share of wins", ylim=(0, 1))
    axes.set_title("Self-play, tested against three random players")
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main(arguments: Sequence[str] | None = None) -> list[tuple[float, float]]:
    """Train, evaluate, plot."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0, help="of processor time")
    parser.add_argument("--games", type=int, default=256, help="number of parallel games")
    parser.add_argument("--test-games", type=int, default=512)
    parser.add_argument("--picture", help="the file for the learning curve")
    parser.add_argument("--save", help="the file for the policy")
    parser.add_argument("--arena-games", type=int, default=80, help="games against each level")
    asked = parser.parse_args(arguments)
    network, curve = train(asked.minutes, asked.games, asked.test_games)
    if asked.save:
        save(network, asked.save)
        report(asked.save, asked.arena_games)
    if asked.picture:
        draw(curve, asked.picture)
    return curve


if __name__ == "__main__":
    main()
