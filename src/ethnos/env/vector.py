"""Ethnos for Gymnasium: many games at once, for self-play or against compiled players.

A game that ends is replaced by the next one in the same step. Every step returns new arrays; with
`copy=False` it returns arrays that are allocated once and overwritten by the next step.

>>> games = EthnosVectorEnv(8)
>>> shown, info = games.reset(seed=0)
>>> shown, rewards, over, cut_off, info = games.step(shown["action_mask"].argmax(axis=1))
>>> info["to_move"].shape
(8,)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras

with naming_extras():
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from ethnos.bots.compiled.opposed import OpposedBatch
from ethnos.env import spaces
from ethnos.env.rewards import Reward, payoffs
from ethnos.env.seeds import Seeds
from ethnos.env.spaces import MaskedObservation
from ethnos.fast.batch import Batch, Buffers
from ethnos.rules.ruleset import STANDARD, Ruleset

Codes = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


class EthnosVectorEnv(VectorEnv[MaskedObservation, Codes, npt.NDArray[Any]]):
    """Many games of one ruleset, for self-play or against compiled players.

    `players` says who sits at each seat: a name of `ethnos.bots.compiled.players`, or `None` for
    the learner, who has all seats if nothing is said. Row i of an observation belongs to seat
    `info["to_move"][i]`, which decides next in game i. The reward is that of the seat that has just
    decided; where a game ended, `info["returns"]` holds the rewards of all its seats.
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
        players: Sequence[str | None] | None = None,
        reward: Reward | str = Reward.WIN_SHARE,
        threads: int = 1,
        copy: bool = True,
        buffers: Buffers | None = None,
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
        self.batch: Batch = (
            Batch(ruleset, num_envs, threads=threads, buffers=buffers)
            if players is None
            else OpposedBatch(ruleset, num_envs, players, threads=threads, buffers=buffers)
        )
        self._glory = np.zeros((num_envs, ruleset.players), np.int16)
        self._returns = np.zeros((num_envs, ruleset.players))
        self._rewards: Rewards = np.zeros(num_envs)
        self._over: Flags = self.batch.over.view(np.bool_)
        self._never: Flags = np.zeros(num_envs, np.bool_)
        self._movers = np.zeros(num_envs, np.int8)
        self._shown: MaskedObservation = {
            "observation": self.batch.observations,
            "action_mask": self.batch.masks.view(spaces.MASK_TYPE),
        }
        self._gains = np.zeros((num_envs, ruleset.players))
        self._info: dict[str, npt.NDArray[Any]] = {
            "to_move": self.batch.to_move,
            "returns": self._returns,
        }
        if self.reward.is_paid_on_the_way:
            self._info["gains"] = self._gains

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Start a game at every index: index i plays games i, i + n, i + 2n, ... of the seed."""
        super().reset(seed=seed, options=options)
        self.batch.reset(self._seeds.next(seed))
        self._returns[:] = 0
        self._glory[:] = 0
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
        self._pay()
        if self._copy:
            return self._seen(), self._rewards.copy(), self._over.copy(), self._never, self._told()
        return self._shown, self._rewards, self._over, self._never, self._info

    def _pay(self) -> None:
        """Write the rewards of the seats that have just decided, and the returns of games over."""
        batch, players = self.batch, self.ruleset.players
        self._rewards[:] = 0
        if self.reward.is_paid_on_the_way:
            self._pay_gains()
        for index in self._over.nonzero()[0]:
            glory, ranks = batch.glory[index, :players], batch.ranks[index, :players]
            paid = payoffs(self.reward, glory.tolist(), ranks.tolist())
            self._returns[index] = paid
            if not self.reward.is_paid_on_the_way:
                self._rewards[index] = paid[self._movers[index]]

    def _pay_gains(self) -> None:
        """Write what all seats have gained in this step.

        What is gained in a game that began in it counts for the next step, so that the gains of a
        game add up to its glory.
        """
        batch, players, over = self.batch, self.ruleset.players, self._over[:, None]
        now = batch.games["glory"][:, :players]
        self._gains[:] = np.where(over, batch.glory[:, :players], now) - self._glory
        self._glory[:] = np.where(over, 0, now)
        self._rewards[:] = self._gains[np.arange(self.num_envs), self._movers]

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
