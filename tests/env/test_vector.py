"""Many games at once, for Gymnasium."""

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from ethnos.env.fast_game import Table
from ethnos.env.rewards import Reward
from ethnos.env.vector import EthnosVectorEnv
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import FastSource
from tests.env.reference import Reference, any_code, named, rulesets

GAMES = 3


@pytest.mark.parametrize("ruleset", rulesets(), ids=named)
def test_every_place_plays_games_of_the_rules_one_after_the_other(ruleset: Ruleset) -> None:
    env = EthnosVectorEnv(GAMES, ruleset, reward=Reward.RANK)
    seen, info = env.reset(seed=8)
    references = [Reference(ruleset, game_seed(8, place)) for place in range(GAMES)]
    begun = [1] * GAMES
    stream = FastSource(0).stream(9)
    while min(begun) < 2:
        for place, reference in enumerate(references):
            mask = seen["action_mask"][place]
            assert info["to_move"][place] == reference.state.to_move
            assert mask.nonzero()[0].tolist() == reference.legal_codes()
        codes = np.array([any_code(mask, stream) for mask in seen["action_mask"]])
        movers = info["to_move"].copy()
        seen, rewards, over, cut_off, info = env.step(codes)
        assert not cut_off.any()
        for place, reference in enumerate(references):
            reference.say(int(codes[place]))
            assert over[place] == reference.state.is_over
            if over[place]:
                paid = reference.payoffs(Reward.RANK)
                assert info["returns"][place].tolist() == pytest.approx(paid)
                assert rewards[place] == pytest.approx(paid[movers[place]])
                seed = game_seed(8, place + GAMES * begun[place])
                references[place] = Reference(ruleset, seed)
                begun[place] += 1
            else:
                assert rewards[place] == 0


def test_observations_are_those_of_the_player_to_move() -> None:
    env = EthnosVectorEnv(GAMES, Ruleset(5))
    seen, info = env.reset(seed=2)
    tables = [Table(Ruleset(5)) for _ in range(GAMES)]
    for place, table in enumerate(tables):
        table.deal(game_seed(2, place))
    for _ in range(200):
        codes = env.batch.sample()
        for place, table in enumerate(tables):
            assert (seen["observation"][place] == table.observe(info["to_move"][place])).all()
            table.step(int(codes[place]))
        seen, _, over, _, info = env.step(codes)
        assert not over.any()


def test_arrays_are_made_once_and_fit_their_spaces() -> None:
    env = EthnosVectorEnv(GAMES)
    seen, _ = env.reset(seed=0)
    assert env.observation_space.contains(seen)
    again, _, _, _, _ = env.step(env.batch.sample())
    reset, _ = env.reset(seed=1)
    for shown in (again, reset):
        assert shown["observation"] is seen["observation"]
        assert shown["action_mask"] is seen["action_mask"]
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.action_space.contains(env.batch.sample())


def test_seeds_are_used_0_too() -> None:
    env = EthnosVectorEnv(GAMES)

    def deals(seed: int | None) -> bytes:
        seen, _ = env.reset(seed=seed)
        return seen["observation"].tobytes()

    first, second = deals(0), deals(None)
    assert deals(0) == first != second
    assert deals(None) == second
    assert deals(1) not in (first, second)


def test_threads_change_nothing() -> None:
    one, two = EthnosVectorEnv(7), EthnosVectorEnv(7, threads=2)
    shown = [env.reset(seed=4)[0] for env in (one, two)]
    for _ in range(300):
        codes = one.batch.sample()
        for env in (one, two):
            env.step(codes)
        assert (shown[0]["observation"] == shown[1]["observation"]).all()
        assert (shown[0]["action_mask"] == shown[1]["action_mask"]).all()


def test_an_illegal_code_is_refused() -> None:
    env = EthnosVectorEnv(GAMES)
    seen, _ = env.reset(seed=0)
    codes = env.batch.sample()
    codes[1] = seen["action_mask"][1].argmin()
    with pytest.raises(ValueError, match="game 1"):
        env.step(codes)
