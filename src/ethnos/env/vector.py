"""Ethnos for Gymnasium: many games at once, for self-play.

A game that ends is replaced by the next one in the same step. Every step returns new arrays; with
`copy=False` it returns arrays that are allocated once and overwritten by the next step.

>>> games = EthnosVectorEnv(8)
>>> shown, info = games.reset(seed=0)
>>> shown, rewards, over, cut_off, info = games.step(shown["action_mask"].argmax(axis=1))
>>> info["to_move"].shape
(8,)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras

with naming_extras():
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from ethnos.env import spaces
from ethnos.env.rewards import Reward, payoffs
from ethnos.env.seeds import Seeds
from ethnos.env.spaces import MaskedObservation
from ethnos.fast.batch import Batch
from ethnos.rules.ruleset import STANDARD, Ruleset

Codes = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class EthnosVectorEnv(VectorEnv[MaskedObservation, Codes, npt.NDArray[Any]]):
    """Many games of one ruleset, for self-play.

    Row i of an observation belongs to seat `info["to_move"][i]`, which decides next in game i. The
    reward is that of the seat that has just decided; where a game ended, `info["returns"]` holds
    the rewards of all its seats.
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
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.ruleset = ruleset
        self.reward = Reward(reward)
        self.single_action_space = spaces.action_space()
        self.single_observation_space = spaces.observation_space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._copy = copy
        self._seeds = Seeds()
        self.batch = Batch(ruleset, num_envs, threads=threads)
        self._returns = np.zeros((num_envs, ruleset.players))
        self._rewards: Rewards = np.zeros(num_envs)
        self._over: Flags = self.batch.over.view(np.bool_)
        self._never: Flags = np.zeros(num_envs, np.bool_)
        self._movers = np.zeros(num_envs, np.int8)
        self._shown: MaskedObservation = {
            "observation": self.batch.observations,
            "action_mask": self.batch.masks.view(spaces.MASK_TYPE),
        }
        self._info: dict[str, npt.NDArray[Any]] = {
            "to_move": self.batch.to_move,
            "returns": self._returns,
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Start a game at every index: index i plays games i, i + n, i + 2n, ... of the seed."""
        super().reset(seed=seed, options=options)
        self.batch.reset(self._seeds.next(seed))
        self._returns[:] = 0
        return self._seen(), self._told()

    def step(
        self, actions: Codes
    ) -> tuple[MaskedObservation, Rewards, Flags, Flags, dict[str, Any]]:
        """Apply one code to every game; raise ValueError if one is illegal.

        Codes of another shape or type raise ValueError or TypeError before anything happens.
        """
        batch = self.batch
        self._movers[:] = batch.to_move
        batch.step(actions)
        self._rewards[:] = 0
        players = self.ruleset.players
        for index in self._over.nonzero()[0]:
            glory, ranks = batch.glory[index, :players], batch.ranks[index, :players]
            paid = payoffs(self.reward, glory.tolist(), ranks.tolist())
            self._returns[index] = paid
            self._rewards[index] = paid[self._movers[index]]
        if self._copy:
            return self._seen(), self._rewards.copy(), self._over.copy(), self._never, self._told()
        return self._shown, self._rewards, self._over, self._never, self._info

    def _seen(self) -> MaskedObservation:
        if not self._copy:
            return self._shown
        return {
            "observation": self._shown["observation"].copy(),
            "action_mask": self._shown["action_mask"].copy(),
        }

    def _told(self) -> dict[str, Any]:
        return (
            {key: array.copy() for key, array in self._info.items()} if self._copy else self._info
        )
