"""Ethnos for PettingZoo: one agent a seat, one decision after the other.

>>> table = env(Ruleset(players=2))
>>> table.reset(seed=0)
>>> for agent in table.agent_iter():
...     seen, reward, terminated, truncated, info = table.last()
...     code = None if terminated else int(seen["action_mask"].argmax())
...     table.step(code)
"""

from __future__ import annotations

import sys
from operator import attrgetter
from typing import Any, Final

from gymnasium.spaces import Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from ethnos.env import spaces
from ethnos.env.fast_game import NOBODY, Table
from ethnos.env.rendering import picture
from ethnos.env.rewards import Reward, final_payoffs
from ethnos.env.seeds import Seeds
from ethnos.env.spaces import Seen
from ethnos.rules.ruleset import STANDARD, Ruleset
from ethnos.rules.view import view

Agent = str
Env = AECEnv[Agent, Seen, int | None]

NAME: Final = "ethnos_v0"
"""The number changes whenever a learned policy could have to be learned again."""
ILLEGAL: Final = -1.0
"""What an illegal action costs whoever takes it; the game is then over for all."""


def env(
    ruleset: Ruleset = STANDARD,
    *,
    reward: Reward | str = Reward.WIN_SHARE,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Env:
    """Return the environment in PettingZoo's wrappers for illegal actions and for order."""
    raw = raw_env(ruleset, reward=reward, max_cycles=max_cycles, render_mode=render_mode)
    return _InOrder(_Lawful(raw, illegal_reward=ILLEGAL))


def _straight(name: str) -> property:
    return property(attrgetter(f"env.{name}"))


class _Straight:
    """Lets a wrapper pass on what a loop asks for at every step without failing to find it first.

    PettingZoo's wrappers look inside only after Python has given up outside, which takes most of
    the time of a step; before the first reset it still goes that way, to their error message.
    """

    agents = _straight("agents")
    agent_selection = _straight("agent_selection")
    rewards = _straight("rewards")
    terminations = _straight("terminations")
    truncations = _straight("truncations")
    infos = _straight("infos")
    _cumulative_rewards = _straight("_cumulative_rewards")

    env: Env

    def __str__(self) -> str:
        return str(self.env)


class _Lawful(_Straight, TerminateIllegalWrapper[Agent, Seen, int | None]):
    pass


class _InOrder(_Straight, OrderEnforcingWrapper[Agent, Seen, int | None]):
    pass


class raw_env(AECEnv[Agent, Seen, int | None]):  # noqa: N801  # PettingZoo's name for it
    """The environment itself; an illegal action raises `IllegalCodeError` and changes nothing."""

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
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # theirs
        self.table = Table(ruleset)
        self.reward = Reward(reward)
        self.render_mode = render_mode
        self._step_limit = None if max_cycles is None else max_cycles * ruleset.players
        self._steps = 0
        self.deal_seed: int | None = None
        """`ethnos.rules.Game(ruleset, seed=deal_seed)` deals the same game."""
        self.possible_agents = [f"player_{seat}" for seat in range(ruleset.players)]
        self.agents: list[Agent] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        self.action_spaces = {agent: spaces.action_space() for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.observation_space() for agent in self.possible_agents
        }

    def action_space(self, agent: Agent) -> Space[Any]:
        """Return the space of action codes."""
        return self.action_spaces[agent]

    def observation_space(self, agent: Agent) -> Space[Any]:
        """Return the space of what an agent is shown."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game."""
        self.deal_seed = self._seeds.next(seed)
        self.table.deal(self.deal_seed)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.to_move]

    def observe(self, agent: Agent) -> Seen:
        """Return what an agent is shown."""
        return spaces.seen(self.table, self._seat[agent])

    def step(self, action: int | None) -> None:
        """Make the step of the agent selected; after `max_cycles` rounds of steps break off."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.step(action)
        self._steps += 1
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self.table.to_move == NOBODY:
            self._end()
        elif self._steps == self._step_limit:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.to_move]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        paid = final_payoffs(self.reward, self.table)
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) what the agent selected sees."""
        if self.render_mode is None:
            return None
        text = picture(view(self.table.state(), self._seat[self.agent_selection]))
        if self.render_mode == "human":
            sys.stdout.write(f"{text}\n\n")
            return None
        return text

    def close(self) -> None:
        """Close nothing: there is no window."""
