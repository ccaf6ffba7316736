"""MaskablePPO of sb3-contrib learns against compiled bots, and its policy becomes a bot.

pip install sb3-contrib
python examples/rl_sb3.py --minutes 5 --save ppo.npz
ethnos arena --bots policy:ppo.npz,novice,novice,novice
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from time import process_time

import torch
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from ethnos.bots.policy import save_network
from ethnos.env.sb3 import EthnosVecEnv
from ethnos.fast.observation import OBSERVATION_SIZE

GAMES = 64
LAYERS = (256, 256)


class Logarithms(BaseFeaturesExtractor):
    """Counts are mostly small; `ethnos.bots.policy` feeds a network the same."""

    def __init__(self, observation_space: Box) -> None:
        super().__init__(observation_space, OBSERVATION_SIZE)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Return log(1 + count)."""
        return torch.log1p(observations)


class Deadline(BaseCallback):
    """Ends the training after some minutes of processor time, and shows how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self._end = process_time() + 60 * minutes

    def _on_step(self) -> bool:
        return process_time() < self._end

    def _on_rollout_end(self) -> None:
        rewards = [episode["r"] for episode in self.model.ep_info_buffer or ()]
        if rewards:
            print(f"{self.num_timesteps:>10,} decisions  mean reward", end=" ")
            print(f"{sum(rewards) / len(rewards):+.2f}", flush=True)


def train(minutes: float, bots: Sequence[str], seed: int) -> MaskablePPO:
    """Train at one seat against bots; the reward is the rank, from 1 to -1."""
    env = EthnosVecEnv(GAMES, bots, reward="rank")
    shape = {
        "net_arch": [*LAYERS],
        "activation_fn": nn.ReLU,
        "features_extractor_class": Logarithms,
    }
    model = MaskablePPO(
        *("MlpPolicy", env),
        n_steps=128,
        batch_size=2_048,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs=shape,
        seed=seed,
    )
    return model.learn(10**9, callback=Deadline(minutes))


def save(model: MaskablePPO, path: str) -> None:
    """Write the policy, without the value, as `ethnos.bots.policy` reads it."""
    layers = [*model.policy.mlp_extractor.policy_net, model.policy.action_net]
    dense = [layer for layer in layers if isinstance(layer, nn.Linear)]
    save_network(
        path,
        [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in dense],
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Train and save."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    parser.add_argument("--bots", default="heuristic,novice,random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", help="the file for the policy")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(1)  # more of them spin, and the games wait
    model = train(asked.minutes, asked.bots.split(","), asked.seed)
    if asked.save:
        save(model, asked.save)


if __name__ == "__main__":
    main()
