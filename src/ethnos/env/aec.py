"""Ethnos for PettingZoo: one agent per seat, one decision after the other.

>>> environment = env(Ruleset(players=2))
>>> environment.reset(seed=0)
>>> for agent in environment.agent_iter():
...     shown, reward, terminated, truncated, info = environment.last()
...     code = None if terminated else int(shown["action_mask"].argmax())
...     environment.step(code)
"""

from __future__ import annotations

import sys
from operator import attrgetter
from typing import Any, Final

import numpy as np

from ethnos.extras import naming_extras

with naming_extras():
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from ethnos.env import spaces
from ethnos.env.fast_game import NOBODY, FastGame
from ethnos.env.rendering import render_text
from ethnos.env.rewards import Reward, final_payoffs
from ethnos.env.seeds import Seeds
from ethnos.env.spaces import Form, MaskedObservation
from ethnos.fast.observation import Observation
from ethnos.rules.ruleset import STANDARD, Ruleset
from ethnos.rules.view import view

Agent = str
Env = AECEnv[Agent, MaskedObservation, int | None]

NAME: Final = "ethnos_v0"
"""The version changes whenever a trained policy might have to be trained again."""
ILLEGAL: Final = -1.0
"""The reward of the agent that takes an illegal action; the game is then over for all."""


def env(
    ruleset: Ruleset = STANDARD,
    *,
    reward: Reward | str = Reward.WIN_SHARE,
    max_cycles: int | None = None,
    form: Form | str = Form.PETTINGZOO,
    render_mode: str | None = None,
) -> Env:
    """Return the environment in PettingZoo's wrappers for illegal actions and for order."""
    raw = raw_env(ruleset, reward=reward, max_cycles=max_cycles, form=form, render_mode=render_mode)
    return _EnforcesOrder(_TerminatesIllegal(raw, illegal_reward=ILLEGAL))


def _forwarded(name: str) -> property:
    return property(attrgetter(f"env.{name}"))


class _ForwardsHotAttributes:
    """Forwards the attributes that a loop reads at every step directly to the wrapped environment.

    PettingZoo's wrappers forward them in `__getattr__`, after a failed lookup that takes most of
    the time of a step. Before the first reset that path is still used, for its error message.
    """

    agents = _forwarded("agents")
    agent_selection = _forwarded("agent_selection")
    rewards = _forwarded("rewards")
    terminations = _forwarded("terminations")
    truncations = _forwarded("truncations")
    infos = _forwarded("infos")
    _cumulative_rewards = _forwarded("_cumulative_rewards")

    env: Env

    def __str__(self) -> str:
        return str(self.env)


class _TerminatesIllegal(
    _ForwardsHotAttributes, TerminateIllegalWrapper[Agent, MaskedObservation, int | None]
):
    pass


class _EnforcesOrder(
    _ForwardsHotAttributes, OrderEnforcingWrapper[Agent, MaskedObservation, int | None]
):
    pass


class raw_env(AECEnv[Agent, MaskedObservation, int | None]):  # noqa: N801  # PettingZoo's name for it
    """The bare environment; an illegal action raises `IllegalCodeError` and changes nothing."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # declared so by its base
        "name": NAME,
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        ruleset: Ruleset = STANDARD,
        *,
        reward: Reward | str = Reward.WIN_SHARE,
        max_cycles: int | None = None,
        form: Form | str = Form.PETTINGZOO,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # theirs
        self.game = FastGame(ruleset)
        self.reward = Reward(reward)
        self.render_mode = render_mode
        self._step_limit = None if max_cycles is None else max_cycles * ruleset.players
        self._steps = 0
        self._form = Form(form)
        self._glory: list[int] = []
        self.deal_seed: int | None = None
        """`ethnos.rules.Game(ruleset, seed=deal_seed)` deals the same game."""
        self.possible_agents = [f"player_{seat}" for seat in range(ruleset.players)]
        self.agents: list[Agent] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        self.action_spaces = {agent: spaces.action_space() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.observation_space(self._form) for agent in self.possible_agents
        }
        self.state_space = spaces.row_space(ruleset.players)

    def action_space(self, agent: Agent) -> Space[Any]:
        """Return the space of action codes."""
        return self.action_spaces[agent]

    def observation_space(self, agent: Agent) -> Space[Any]:
        """Return the space of masked observations."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a game."""
        self.deal_seed = self._seeds.next(seed)
        self.game.deal(self.deal_seed)
        self._steps = 0
        self._glory = [0] * self.game.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.to_move]

    def observe(self, agent: Agent) -> MaskedObservation:
        """Return the masked observation of an agent."""
        return spaces.masked_observation(self.game, self._seat[agent], self._form)

    def state(self) -> Observation:
        """Return the observations of all seats one after the other, for a centralised critic.

        It contains every hand. The order of the deck is in no observation.
        """
        return np.concatenate([self.game.observe(seat) for seat in range(self.game.players)])

    def step(self, action: int | None) -> None:
        """Apply the code of the selected agent; truncate after `max_cycles` rounds of steps."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.game.step(action)
        self._steps += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._pay()
        if self.game.to_move == NOBODY:
            self._end()
        elif self._steps == self._step_limit:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.game.to_move]
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        if self.reward.is_paid_on_the_way:
            before, self._glory = self._glory, self.game.glory()
            paid = [float(now - then) for now, then in zip(self._glory, before, strict=True)]
        elif self.game.to_move == NOBODY:
            paid = final_payoffs(self.reward, self.game)
        else:
            return
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) the view of the selected agent."""
        if self.render_mode is None:
            return None
        text = render_text(view(self.game.state(), self._seat[self.agent_selection]))
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n\n")
            return None
        return text

    def close(self) -> None:
        """Do nothing: there is no window to close."""
