"""Random agents in a thousand games at once: `python examples/rl_vector.py`."""

from __future__ import annotations

import numpy as np

from ethnos.env.vector import EthnosVectorEnv


def main() -> None:
    """Play until every place has finished a game; say how often each seat won."""
    env = EthnosVectorEnv(1_024, reward="win_share")
    chance = np.random.default_rng(0)
    seen, info = env.reset(seed=0)
    finished = np.zeros(env.num_envs, bool)
    won = np.zeros(env.ruleset.players)
    while not finished.all():
        noise = chance.random(seen["action_mask"].shape, np.float32)
        seen, _, over, _, info = env.step((noise * seen["action_mask"]).argmax(axis=1))
        won += info["returns"][over & ~finished].sum(axis=0)
        finished |= over
    print("wins by seat:", won.round(1))


if __name__ == "__main__":
    main()
