"""Ethnos for Gymnasium: many games at once, every decision made by whoever is to move.

Observations and masks lie in arrays made once and overwritten by every step. A game that ends is
followed by the next in its place, in the same step.

>>> games = EthnosVectorEnv(8)
>>> seen, info = games.reset(seed=0)
>>> seen, rewards, over, cut_off, info = games.step(seen["action_mask"].argmax(axis=1))
>>> info["to_move"].shape
(8,)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ethnos.env import spaces
from ethnos.env.rewards import Reward, payoffs
from ethnos.env.seeds import Seeds
from ethnos.env.spaces import Seen
from ethnos.fast.batch import Batch
from ethnos.rules.ruleset import STANDARD, Ruleset

Codes = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class EthnosVectorEnv(VectorEnv[Seen, Codes, npt.NDArray[Any]]):
    """Many games of one ruleset, for self-play.

    What is shown in place i is for seat `info["to_move"][i]`, who makes the next step there. The
    reward is that of the seat that has just made one; where a game ended, `info["returns"]` holds
    what all its seats are paid.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so by its base
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        ruleset: Ruleset = STANDARD,
        *,
        reward: Reward | str = Reward.WIN_SHARE,
        threads: int = 1,
    ) -> None:
        self.num_envs = num_envs
        self.ruleset = ruleset
        self.reward = Reward(reward)
        self.single_action_space = spaces.action_space()
        self.single_observation_space = spaces.observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seeds = Seeds()
        self.batch = Batch(ruleset, num_envs, threads=threads)
        self._returns = np.zeros((num_envs, ruleset.players))
        self._rewards: Rewards = np.zeros(num_envs)
        self._over: Flags = self.batch.over.view(np.bool_)
        self._never: Flags = np.zeros(num_envs, np.bool_)
        self._movers = np.zeros(num_envs, np.int8)
        self._seen: Seen = {
            "observation": self.batch.observations,
            "action_mask": self.batch.masks.view(spaces.MASK_TYPE),
        }
        self._info = {"to_move": self.batch.to_move, "returns": self._returns}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game in every place: place i plays games i, i + n, i + 2n, ... of the seed."""
        super().reset(seed=seed, options=options)
        self.batch.reset(self._seeds.next(seed))
        self._returns[:] = 0
        return self._seen, self._info

    def step(self, actions: Codes) -> tuple[Seen, Rewards, Flags, Flags, dict[str, Any]]:
        """Make one step in every game; raise ValueError if one is not legal."""
        batch = self.batch
        self._movers[:] = batch.to_move
        batch.step(np.ascontiguousarray(actions, np.int64))
        self._rewards[:] = 0
        players = self.ruleset.players
        for place in self._over.nonzero()[0]:
            glory, ranks = batch.glory[place, :players], batch.ranks[place, :players]
            paid = payoffs(self.reward, glory.tolist(), ranks.tolist())
            self._returns[place] = paid
            self._rewards[place] = paid[self._movers[place]]
        return self._seen, self._rewards, self._over, self._never, self._info
