"""Random agents in PettingZoo: `python examples/rl_pettingzoo.py`."""

from __future__ import annotations

from ethnos.env import ethnos_v0
from ethnos.rules import Ruleset


def main() -> None:
    """Play one game and print everyone's reward."""
    env = ethnos_v0.env(Ruleset(players=4), reward="rank", render_mode="ansi")
    env.reset(seed=0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            print(f"{agent}: reward {reward:+.2f}")
            env.step(None)
            continue
        assert observation is not None
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    env.close()


if __name__ == "__main__":
    main()
