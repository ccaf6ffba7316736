"""A network in PyTorch learns to beat compiled bots, with buffers a GPU can fetch from directly.

    pip install torch
    python examples/rl_torch.py --minutes 5 --bots novice,novice,novice

The games write observations and masks into pinned memory, which a GPU copies while the processor
goes on; without one they are ordinary tensors, and nothing is copied at all. All learning is
proximal policy optimization on one seat against bots that play in compiled code.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ethnos.env.vector import EthnosVectorEnv
from ethnos.fast.batch import Buffers
from ethnos.fast.observation import OBSERVATION_SIZE
from ethnos.fast.sampling import sample_codes
from ethnos.packed.moves import CODES
from ethnos.rules.ruleset import Ruleset

STEPS = 128  # of every game between two updates
MINIBATCH = 4_096
EPOCHS = 2
CLIP = 0.2
LAMBDA = 0.97
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


class Network(nn.Module):
    """Two layers, then a head for the policy and one for the value."""

    def __init__(self, hidden: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *(nn.Linear(OBSERVATION_SIZE, hidden), nn.ReLU()),
            *(nn.Linear(hidden, hidden), nn.ReLU()),
        )
        self.policy = nn.Linear(hidden, CODES)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return logits and values of observations in bytes; counts are mostly small."""
        seen = self.body(torch.log1p(rows.float()))
        return self.policy(seen), self.value(seen)[:, 0]


def shared(games: int, width: int) -> Tensor:
    """Return a tensor that numpy writes into; pinned if there is a GPU to fetch it."""
    return torch.zeros((games, width), dtype=torch.uint8, pin_memory=DEVICE.type == "cuda")


class Games:
    """Many games against bots, and what the learner has met in them since the last update."""

    def __init__(self, games: int, bots: Sequence[str], seed: int) -> None:
        self.rows, self.masks = shared(games, OBSERVATION_SIZE), shared(games, CODES)
        self.env = EthnosVectorEnv(
            games,
            Ruleset(players=len(bots) + 1),
            players=[None, *bots],
            copy=False,
            buffers=Buffers(self.rows.numpy(), self.masks.numpy()),
        )
        self.env.reset(seed=seed)
        self.rng = np.random.default_rng(seed)
        self.won: list[float] = []

    @torch.no_grad()
    def play(self, network: Network) -> dict[str, Tensor]:
        """Take some steps in every game; return what was seen, done and paid."""
        kept: dict[str, list[Any]] = {
            name: [] for name in ("rows", "masks", "codes", "logs", "values", "paid", "over")
        }
        for _ in range(STEPS):
            rows = self.rows.to(DEVICE, non_blocking=True, copy=True)
            masks = self.masks.to(DEVICE, non_blocking=True, copy=True)
            logits, values = network(rows)
            uniforms = self.rng.random(len(rows), np.float32)
            codes, logs = sample_codes(logits.cpu().numpy(), self.masks.numpy(), uniforms)
            _, paid, over, _, _ = self.env.step(codes)
            self.won += paid[over].tolist()
            met = (rows, masks, torch.from_numpy(codes), torch.from_numpy(logs), values)
            rest = (torch.from_numpy(paid.astype(np.float32)), torch.from_numpy(over.copy()))
            for name, part in zip(kept, (*met, *rest), strict=True):
                kept[name].append(part.to(DEVICE))
        _, last = network(self.rows.to(DEVICE))
        return {name: torch.stack(parts) for name, parts in kept.items()} | {"last": last}


def advantages(met: dict[str, Tensor]) -> Tensor:
    """Return how much better every code turned out than the network had expected."""
    values, following = met["values"], met["last"]
    result, sum_ahead = torch.zeros_like(values), torch.zeros_like(following)
    for step in reversed(range(STEPS)):
        goes_on = (~met["over"][step]).float()
        surprise = met["paid"][step] + goes_on * following - values[step]
        sum_ahead = surprise + LAMBDA * goes_on * sum_ahead
        result[step], following = sum_ahead, values[step]
    return result


def learn(network: Network, optimizer: torch.optim.Optimizer, met: dict[str, Tensor]) -> None:
    """Improve the network by what was met."""
    gained = advantages(met)
    flat = {name: part.flatten(0, 1) for name, part in met.items() if name != "last"}
    targets, gained = (gained + met["values"]).flatten(), gained.flatten()
    gained = (gained - gained.mean()) / (gained.std() + 1e-6)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(gained), device=DEVICE).split(MINIBATCH):
            logits, values = network(flat["rows"][chosen])
            legal = flat["masks"][chosen].bool()
            logs = logits.masked_fill(~legal, -1e9).log_softmax(dim=1)
            own = logs.gather(1, flat["codes"][chosen, None])[:, 0]
            ratio = (own - flat["logs"][chosen]).exp()
            worth = gained[chosen]
            policy = torch.minimum(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth).mean()
            entropy = -(logs.exp() * logs.masked_fill(~legal, 0)).sum(dim=1).mean()
            loss = (values - targets[chosen]).square().mean() - policy - 0.01 * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def main(words: Sequence[str] | None = None) -> list[tuple[float, float]]:
    """Learn for some minutes; print and return the share of victories after each update."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(words)
    torch.manual_seed(options.seed)
    if DEVICE.type == "cpu":
        torch.set_num_threads(1)  # more of them spin, and disturb the games
    games = Games(options.games, options.bots.split(","), options.seed)
    network = Network().to(DEVICE)
    optimizer = torch.optim.Adam(network.parameters(), lr=5e-4)
    start, decisions = monotonic(), 0
    curve: list[tuple[float, float]] = []
    while not curve or monotonic() - start < 60 * options.minutes:
        games.won = []
        learn(network, optimizer, games.play(network))
        decisions += STEPS * options.games
        share = sum(games.won) / max(1, len(games.won))
        minutes = (monotonic() - start) / 60
        curve.append((minutes, share))
        rate = decisions / (60 * minutes)
        print(f"{minutes:5.1f} min  {rate:8,.0f} decisions/s  wins {share:.0%} of {len(games.won)}")
    return curve


if __name__ == "__main__":
    main()
