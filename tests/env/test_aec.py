"""The PettingZoo environment: the tests of PettingZoo, and equality with the rules."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper

from ethnos.env import ethnos_v0
from ethnos.env.aec import NAME, raw_env
from ethnos.env.fast_game import IllegalCodeError
from ethnos.env.rewards import Reward
from ethnos.env.spaces import MaskedObservation
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import FastSource
from tests.env.reference import PLAYERS, Reference, named, random_code, rulesets

# PettingZoo's tests accept dictionary observations only from a list of environments by name.
with_dictionary = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


@with_dictionary
@pytest.mark.parametrize("ruleset", rulesets(), ids=named)
def test_pettingzoo_api(ruleset: Ruleset) -> None:
    api_test(ethnos_v0.env(ruleset), num_cycles=300)


@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_seeding(players: int) -> None:
    seed_test(lambda: ethnos_v0.env(Ruleset(players)), num_cycles=100)


class AlwaysDraws(BaseWrapper[str, MaskedObservation, int | None]):
    """Draws whatever code is given, and starts with the first agent.

    PettingZoo's test ignores masks and expects agents to alternate.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game in which seat 0 is the first player."""
        super().reset(seed=seed, options=options)
        while self.agent_selection != self.possible_agents[0]:
            super().reset(options=options)

    def step(self, action: int | None) -> None:
        """Draw a card, whatever the code."""
        super().step(None if action is None else 0)


def test_parallel_learners_use_the_conversion_of_pettingzoo() -> None:
    """Nobody decides at the same time as others, so there is no environment of its own for it."""
    assert not hasattr(ethnos_v0, "parallel_env")
    parallel_api_test(turn_based_aec_to_parallel(ethnos_v0.env(Ruleset(3))), num_cycles=50)


@pytest.mark.parametrize("players", PLAYERS)
def test_pettingzoo_max_cycles(players: int) -> None:
    def env(max_cycles: int) -> AlwaysDraws:
        made = AlwaysDraws(raw_env(Ruleset(players), max_cycles=max_cycles))
        made.unwrapped.metadata = {**raw_env.metadata, "is_parallelizable": True}
        return made

    def parallel_env(max_cycles: int) -> object:
        return aec_to_parallel(env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("reward", Reward)
@pytest.mark.parametrize("ruleset", rulesets(), ids=named)
def test_games_are_those_of_the_rules(ruleset: Ruleset, reward: Reward) -> None:
    env = ethnos_v0.env(ruleset, reward=reward)
    seed = 5
    env.reset(seed=seed)
    reference = Reference(ruleset, seed)
    stream = FastSource(seed).stream(9)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        shown, earned, over, cut_off, _ = env.last()
        assert shown is not None
        assert not cut_off
        paid[agent] += earned
        if over:
            env.step(None)
            continue
        assert agent == f"player_{reference.state.to_move}"
        assert shown["action_mask"].nonzero()[0].tolist() == reference.legal_codes()
        code = random_code(shown["action_mask"], stream)
        env.step(code)
        reference.step(code)
    assert reference.state.is_over
    assert list(paid.values()) == pytest.approx(reference.payoffs(reward))
    assert isinstance(env.unwrapped, raw_env)
    final = env.unwrapped.game.state()
    for part in ("glory", "markers", "hands", "bands", "pool", "deck", "outcome"):
        assert getattr(final, part) == getattr(reference.state, part)


def test_names_and_types_of_rllib() -> None:
    env = ethnos_v0.env(form="rllib")
    env.reset(seed=0)
    for agent in env.possible_agents:
        shown = env.observe(agent)
        assert shown is not None
        assert env.observation_space(agent).contains(shown)
        assert dict(shown).keys() == {"observations", "action_mask"}


def test_seed_0_is_a_seed_like_any_other() -> None:
    env = raw_env()

    def deal(seed: int | None) -> bytes:
        env.reset(seed=seed)
        return env.game.games.tobytes()

    first = deal(0)
    second = deal(None)
    assert deal(0) == first
    assert deal(None) == second != first
    assert raw_env().deal_seed is None
    assert deal(1) != first


def test_deals_differ_without_a_seed() -> None:
    one, two = raw_env(), raw_env()
    one.reset()
    two.reset()
    assert one.deal_seed != two.deal_seed


def test_wrapper_terminates_at_an_illegal_code(caplog: pytest.LogCaptureFixture) -> None:
    env = ethnos_v0.env(Ruleset(3))
    env.reset(seed=0)
    agent = env.agent_selection
    shown = env.observe(agent)
    assert shown is not None
    env.step(int(shown["action_mask"].argmin()))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    assert "Illegal" in caplog.text


def test_number_out_of_range_is_refused() -> None:
    env = ethnos_v0.env(Ruleset(3))
    env.reset(seed=0)
    with pytest.raises(IndexError, match="out of bounds"):
        env.step(10_000)


def test_raw_environment_refuses_an_illegal_code() -> None:
    env = raw_env(Ruleset(3))
    env.reset(seed=0)
    for code in (int(env.game.mask.argmin()), -1, 10_000):
        with pytest.raises(IllegalCodeError):
            env.step(code)


def test_attributes_are_unavailable_before_reset() -> None:
    env = ethnos_v0.env()
    with pytest.raises(AttributeError, match="before reset"):
        assert env.agent_selection


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    env = ethnos_v0.env(Ruleset(3), render_mode="ansi")
    env.reset(seed=0)
    text = env.render()
    assert isinstance(text, str)
    assert "pool: " in text
    assert "decides: turn" in text
    loud = ethnos_v0.env(Ruleset(3), render_mode="human")
    loud.reset(seed=0)
    loud.step(0)
    assert "hand: " in capsys.readouterr().out
    assert str(env) == NAME


def test_state_holds_the_observation_of_every_seat() -> None:
    environment = raw_env(Ruleset(players=3))
    environment.reset(seed=1)
    state = environment.state()
    assert environment.state_space.contains(state)
    rows = [environment.observe(agent)["observation"] for agent in environment.possible_agents]
    assert (state == np.concatenate(rows)).all()
