"""PPO of RLlib learns against compiled bots, and its policy becomes a bot.

    pip install 'ray[rllib]' torch
    python examples/rl_rllib.py --minutes 5 --save rllib.npz
    ethnos arena --bots policy:rllib.npz,novice,novice,novice

With `--self-play` all four seats of the PettingZoo environment share one policy instead.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from ray.rllib.algorithms.algorithm import Algorithm
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from ethnos.bots.policy import save_network
from ethnos.env import ethnos_v0
from ethnos.env.single import EthnosEnv

POLICY = "learner"


class Logarithms(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Counts are mostly small; `ethnos.bots.policy` feeds a network the same."""

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        """Return log(1 + count), and the mask as it is."""
        return {**observation, "observations": np.log1p(observation["observations"])}


def single(settings: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """Return one seat against bots."""
    return Logarithms(EthnosEnv(settings["bots"], reward="rank", form="rllib"))


def all_seats(_settings: dict[str, Any]) -> PettingZooEnv:
    """Return a game whose four seats are agents."""
    return PettingZooEnv(ethnos_v0.env(form="rllib", reward="rank"))


def config(bots: Sequence[str], self_play: bool) -> PPOConfig:
    """Return the settings of the learner; everything runs in this process."""
    register_env("ethnos", single)
    register_env("ethnos-all-seats", all_seats)
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        model_config=DefaultModelConfig(
            fcnet_hiddens=[256, 256], fcnet_activation="relu", vf_share_layers=False
        ),
    )
    asked = (
        PPOConfig()
        .environment(
            "ethnos-all-seats" if self_play else "ethnos",
            env_config={"bots": [*bots]},
            disable_env_checking=True,  # it steps with random codes, most of which are illegal
        )
        .env_runners(num_env_runners=0, num_envs_per_env_runner=1 if self_play else 8)
        .training(
            gamma=1.0,
            lambda_=0.97,
            lr=5e-4,
            entropy_coeff=0.01,
            train_batch_size_per_learner=4_096,
            minibatch_size=1_024,
            num_epochs=4,
        )
    )
    if not self_play:
        return asked.rl_module(rl_module_spec=module)
    return asked.multi_agent(
        policies={POLICY}, policy_mapping_fn=lambda *_args, **_settings: POLICY
    ).rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: module}))


def train(learner: Algorithm, minutes: float) -> None:
    """Train for some minutes of processor time."""
    start = process_time()
    decisions = 0
    while process_time() - start < 60 * minutes:
        found = learner.train()["env_runners"]
        decisions += int(found["num_env_steps_sampled"])
        reward = found.get("episode_return_mean", float("nan"))
        print(f"{decisions:>10,} decisions  mean reward {reward:+.2f}", flush=True)


def save(learner: Algorithm, path: str) -> None:
    """Write the policy, without the value, as `ethnos.bots.policy` reads it."""
    module: Any = learner.get_module()  # its parts are those of one kind of module
    parts = [*module.encoder.actor_encoder.modules(), *module.pi.modules()]
    dense = [part for part in parts if isinstance(part, torch.nn.Linear)]
    save_network(
        path,
        [(layer.weight.detach().numpy().T, layer.bias.detach().numpy()) for layer in dense],
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Train and save."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    parser.add_argument("--bots", default="heuristic,novice,random")
    parser.add_argument("--self-play", action="store_true", help="with all four seats as agents")
    parser.add_argument("--save", help="the file for the policy")
    asked = parser.parse_args(arguments)
    torch.set_num_threads(1)  # more of them spin, and the games wait
    ray.init(include_dashboard=False, num_cpus=1)
    learner = config(asked.bots.split(","), asked.self_play).build_algo()
    train(learner, asked.minutes)
    if asked.save and not asked.self_play:
        save(learner, asked.save)
    learner.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
