"""The PettingZoo environment by its versioned name: `from ethnos.env import ethnos_v0`."""

from ethnos.env.aec import env, raw_env

__all__ = ["env", "raw_env"]
