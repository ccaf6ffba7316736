"""Ethnos for Stable-Baselines3: many games at once against compiled players, with masks.

`MaskablePPO` of sb3-contrib finds the masks by itself:

    MaskablePPO("MlpPolicy", EthnosVecEnv(64, ["heuristic"] * 3)).learn(1_000_000)

Stable-Baselines3 is no extra of Ethnos, because of the size of what it needs:
`pip install sb3-contrib`.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env import VecEnv

from ethnos.bots.compiled.opposed import OpposedBatch
from ethnos.env import spaces
from ethnos.env.rewards import Reward
from ethnos.env.vector import EthnosVectorEnv
from ethnos.fast.observation import Observation
from ethnos.rules.ruleset import Ruleset

Indices = int | Sequence[int] | None


class EthnosVecEnv(VecEnv):
    """Many games of one learner against compiled players.

    An observation is a row of `ethnos.fast.observation`. Every game that ends reports its reward
    and its length to Stable-Baselines3, as the wrapper `VecMonitor` would.
    """

    def __init__(
        self,
        num_envs: int,
        bots: Sequence[str] = ("random", "random", "random"),
        *,
        ruleset: Ruleset | None = None,
        seat: int = 0,
        reward: Reward | str = Reward.WIN_SHARE,
        threads: int = 1,
    ) -> None:
        players: list[str | None] = [*bots]
        players.insert(seat, None)
        self._games = EthnosVectorEnv(
            num_envs,
            Ruleset(players=len(players)) if ruleset is None else ruleset,
            players=players,
            reward=reward,
            threads=threads,
            copy=False,
        )
        assert isinstance(self._games.batch, OpposedBatch)
        self.batch = self._games.batch
        self.render_mode = None
        self._codes: npt.NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self._started = perf_counter()
        self._rewards = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, spaces.row_space(), spaces.action_space())

    def reset(self) -> Observation:
        """Start a game at every index. A seed set by `seed` is that of all games."""
        self._games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        self._rewards[:] = 0
        self._lengths[:] = 0
        return self.batch.observations.copy()

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        """Keep the codes for `step_wait`."""
        self._codes = actions

    def step_wait(
        self,
    ) -> tuple[Observation, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Apply the codes, and let the opponents play until the learner decides again."""
        _, rewards, over, _, _ = self._games.step(self._codes)
        self._rewards += rewards
        self._lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for index in over.nonzero()[0]:
            infos[index] = {
                "terminal_observation": self.batch.finals[index].copy(),
                "TimeLimit.truncated": False,
                "episode": {
                    "r": float(self._rewards[index]),
                    "l": int(self._lengths[index]),
                    "t": round(perf_counter() - self._started, 6),
                },
            }
            self._rewards[index] = self._lengths[index] = 0
        rows = self.batch.observations.copy()
        return rows, rewards.astype(np.float32), over.copy(), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the masks of all games."""
        return self.batch.masks.astype(bool)

    def env_method(
        self,
        method_name: str,
        *method_args: Any,
        indices: Indices = None,
        **method_kwargs: Any,
    ) -> list[Any]:
        """Return the masks of some games: there is no other method of single games."""
        if method_name != "action_masks" or method_args or method_kwargs:
            raise AttributeError(f"these games have no method '{method_name}'")
        return [*self.action_masks()[list(self._get_indices(indices))]]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Return what all games share, once for each."""
        value = getattr(self, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:  # noqa: ARG002
        """Refuse: the games are no objects of their own."""
        raise AttributeError(f"these games share the attribute '{attr_name}'")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:  # noqa: ARG002
        """Return that no game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
