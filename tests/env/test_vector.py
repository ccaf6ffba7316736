"""The Gymnasium environment of many games."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode

from ethnos.env.fast_game import FastGame
from ethnos.env.rewards import Reward
from ethnos.env.vector import EthnosVectorEnv
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import FastSource
from tests.env.reference import Reference, named, random_code, rulesets

GAMES = 3


@pytest.mark.parametrize("ruleset", rulesets(), ids=named)
def test_every_index_plays_games_of_the_rules(ruleset: Ruleset) -> None:
    env = EthnosVectorEnv(GAMES, ruleset, reward=Reward.RANK)
    obs, info = env.reset(seed=8)
    references = [Reference(ruleset, game_seed(8, index)) for index in range(GAMES)]
    begun = [1] * GAMES
    stream = FastSource(0).stream(9)
    while min(begun) < 2:
        for index, reference in enumerate(references):
            mask = obs["action_mask"][index]
            assert info["to_move"][index] == reference.state.to_move
            assert mask.nonzero()[0].tolist() == reference.legal_codes()
        codes = np.array([random_code(mask, stream) for mask in obs["action_mask"]])
        movers = info["to_move"].copy()
        obs, rewards, over, cut_off, info = env.step(codes)
        assert not cut_off.any()
        for index, reference in enumerate(references):
            reference.step(int(codes[index]))
            assert over[index] == reference.state.is_over
            if over[index]:
                paid = reference.payoffs(Reward.RANK)
                assert info["returns"][index].tolist() == pytest.approx(paid)
                assert rewards[index] == pytest.approx(paid[movers[index]])
                seed = game_seed(8, index + GAMES * begun[index])
                references[index] = Reference(ruleset, seed)
                begun[index] += 1
            else:
                assert rewards[index] == 0


def test_observations_are_those_of_the_player_to_move() -> None:
    env = EthnosVectorEnv(GAMES, Ruleset(5))
    obs, info = env.reset(seed=2)
    games = [FastGame(Ruleset(5)) for _ in range(GAMES)]
    for index, game in enumerate(games):
        game.deal(game_seed(2, index))
    for _ in range(200):
        codes = env.batch.sample()
        for index, game in enumerate(games):
            assert (obs["observation"][index] == game.observe(info["to_move"][index])).all()
            game.step(int(codes[index]))
        obs, _, over, _, info = env.step(codes)
        assert not over.any()


def test_steps_return_arrays_of_their_own() -> None:
    env = EthnosVectorEnv(GAMES)
    first = env.reset(seed=0)
    kept = [first[0]["observation"], first[0]["action_mask"], *first[1].values()]
    before = [array.copy() for array in kept]
    steps = [env.step(env.batch.sample()) for _ in range(30)]
    for array, expected in zip(kept, before, strict=True):
        assert (array == expected).all()
    movers = [info["to_move"].tolist() for *_, info in steps]
    assert any(one != other for one, other in pairwise(movers))


def test_arrays_are_reused_without_copies_and_fit_their_spaces() -> None:
    env = EthnosVectorEnv(GAMES, copy=False)
    obs, _ = env.reset(seed=0)
    assert env.observation_space.contains(obs)
    again, _, _, _, _ = env.step(env.batch.sample())
    reset, _ = env.reset(seed=1)
    for shown in (again, reset):
        assert shown["observation"] is obs["observation"]
        assert shown["action_mask"] is obs["action_mask"]
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.action_space.contains(env.batch.sample())


def test_seeds_are_used_including_0() -> None:
    env = EthnosVectorEnv(GAMES)

    def deals(seed: int | None) -> bytes:
        obs, _ = env.reset(seed=seed)
        return obs["observation"].tobytes()

    first, second = deals(0), deals(None)
    assert deals(0) == first != second
    assert deals(None) == second
    assert deals(1) not in (first, second)


def test_threads_do_not_change_the_games() -> None:
    one, two = EthnosVectorEnv(7), EthnosVectorEnv(7, threads=2)
    shown = [env.reset(seed=4)[0] for env in (one, two)]
    for _ in range(300):
        codes = one.batch.sample()
        for env in (one, two):
            env.step(codes)
        assert (shown[0]["observation"] == shown[1]["observation"]).all()
        assert (shown[0]["action_mask"] == shown[1]["action_mask"]).all()


def test_illegal_code_is_refused() -> None:
    env = EthnosVectorEnv(GAMES)
    obs, _ = env.reset(seed=0)
    codes = env.batch.sample()
    codes[1] = obs["action_mask"][1].argmin()
    with pytest.raises(ValueError, match="game 1"):
        env.step(codes)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda codes: codes[:2], ValueError),
        (lambda codes: codes[:0], ValueError),
        (lambda codes: np.concatenate((codes, codes)), ValueError),
        (lambda codes: codes[:, None], ValueError),
        (lambda codes: codes[0], ValueError),
        (lambda codes: codes.astype(np.float32), TypeError),
        (lambda codes: codes.astype(bool), TypeError),
        (lambda codes: codes.astype(object), TypeError),
    ],
    ids=["short", "empty", "long", "column", "scalar", "floats", "booleans", "objects"],
)
@pytest.mark.parametrize("threads", [1, 2])
def test_codes_of_another_shape_or_type_change_nothing(
    change: Callable[[npt.NDArray[np.int64]], npt.NDArray[Any]],
    error: type[Exception],
    threads: int,
) -> None:
    env = EthnosVectorEnv(GAMES, threads=threads)
    env.reset(seed=0)
    games = env.batch.games.tobytes()
    with pytest.raises(error, match="codes"):
        env.step(change(env.batch.sample()))
    assert env.batch.games.tobytes() == games


@pytest.mark.parametrize(
    "change",
    [
        lambda codes: codes.tolist(),
        lambda codes: codes.astype(np.int16),
        lambda codes: codes.astype(np.uint64),
        lambda codes: np.repeat(codes, 2)[::2],
    ],
    ids=["list", "int16", "uint64", "strided"],
)
def test_any_whole_numbers_are_codes(
    change: Callable[[npt.NDArray[np.int64]], npt.NDArray[Any]],
) -> None:
    plain, changed = EthnosVectorEnv(GAMES), EthnosVectorEnv(GAMES)
    for env in (plain, changed):
        env.reset(seed=0)
    for _ in range(20):
        codes = plain.batch.sample()
        plain.step(codes)
        changed.step(change(codes))
    assert plain.batch.games.tobytes() == changed.batch.games.tobytes()
