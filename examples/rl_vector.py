"""Random agents in a thousand parallel games: `python examples/rl_vector.py`."""

from __future__ import annotations

import numpy as np

from ethnos.env.vector import EthnosVectorEnv


def main() -> None:
    """Play until every environment has finished a game; print how often each seat won."""
    env = EthnosVectorEnv(1_024, reward="win_share")
    rng = np.random.default_rng(0)
    observation, info = env.reset(seed=0)
    finished = np.zeros(env.num_envs, bool)
    won = np.zeros(env.ruleset.players)
    while not finished.all():
        noise = rng.random(observation["action_mask"].shape, np.float32)
        observation, _, over, _, info = env.step(
            (noise * observation["action_mask"]).argmax(axis=1)
        )
        won += info["returns"][over & ~finished].sum(axis=0)
        finished |= over
    print("wins by seat:", won.round(1))


if __name__ == "__main__":
    main()
