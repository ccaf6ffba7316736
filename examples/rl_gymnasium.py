"""A random agent against bots, in Gymnasium: `python examples/rl_gymnasium.py`."""

from __future__ import annotations

import gymnasium


def main() -> None:
    """Play one game against three bots."""
    env = gymnasium.make(
        "ethnos.env.single:Ethnos-v0",
        bots=["random", "heuristic", "marker"],
        reward="glory_margin",
        render_mode="ansi",
    )
    observation, _ = env.reset(seed=0)
    over = False
    while not over:
        code = env.action_space.sample(observation["action_mask"])
        observation, reward, over, _, _ = env.step(code)
    print(env.render())
    print(f"glory above the best rival: {float(reward):+.0f}")


if __name__ == "__main__":
    main()
