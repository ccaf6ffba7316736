"""The Gymnasium environment of many games."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.vector import AutoresetMode

from ethnos.bots import LegalActions, make_bot
from ethnos.bots.compiled.opposed import OpposedBatch
from ethnos.env.codes import codes_of
from ethnos.env.fast_game import FastGame
from ethnos.env.rewards import Reward
from ethnos.env.vector import EthnosVectorEnv
from ethnos.fast.batch import Buffers
from ethnos.records.digest import game_seed
from ethnos.rules.errors import SetupError
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import POLICY_STREAM, FastSource
from ethnos.rules.view import view
from tests.env.reference import Reference, named, other_options, random_code, rulesets

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


class Opposed:
    """A game of the rules in which bots with views play at all seats but those of the learner."""

    def __init__(self, ruleset: Ruleset, players: Sequence[str | None], seed: int) -> None:
        self.game = FastGame(ruleset)
        self.game.deal(seed)
        self.reference = Reference(ruleset, seed)
        self._bots = [name and make_bot(name) for name in players]
        self._stream = FastSource(seed).stream(POLICY_STREAM)
        self._play()

    def step(self, code: int) -> None:
        """Apply a code of the learner and let the bots answer."""
        self._apply(code)
        self._play()

    def _apply(self, code: int) -> None:
        self.reference.step(code)
        self.game.step(code)

    def _play(self) -> None:
        state = self.reference.state
        while not state.is_over and (bot := self._bots[state.to_move]):
            seen = view(state, state.to_move)
            for code in codes_of(bot.choose(seen, LegalActions(seen), self._stream)):
                self._apply(code)


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [
        (Ruleset(4), ["heuristic", None, "novice", "random"]),
        (other_options(3), ["random", "adventurer", None]),
        (other_options(4), [None, "random", None, "random"]),
    ],
    ids=["one", "unusual", "two"],
)
def test_compiled_players_play_as_the_bots_do(ruleset: Ruleset, players: list[str | None]) -> None:
    env = EthnosVectorEnv(2, ruleset, players=players, reward=Reward.RANK, threads=2)
    obs, info = env.reset(seed=8)
    games = [Opposed(ruleset, players, game_seed(8, index)) for index in range(2)]
    begun = [1, 1]
    stream = FastSource(0).stream(9)
    while min(begun) < 2:
        movers = info["to_move"]
        for index, opposed in enumerate(games):
            assert movers[index] == opposed.game.to_move
            assert players[movers[index]] is None
            assert (obs["observation"][index] == opposed.game.observe(movers[index])).all()
            assert (obs["action_mask"][index] == opposed.game.mask).all()
        codes = np.array([random_code(mask, stream) for mask in obs["action_mask"]])
        obs, rewards, over, _, info = env.step(codes)
        for index, opposed in enumerate(games):
            opposed.step(int(codes[index]))
            assert over[index] == opposed.reference.state.is_over
            if over[index]:
                paid = opposed.reference.payoffs(Reward.RANK)
                assert info["returns"][index].tolist() == pytest.approx(paid)
                assert rewards[index] == pytest.approx(paid[movers[index]])
                assert isinstance(env.batch, OpposedBatch)
                final = opposed.game.observe(movers[index])
                assert (env.batch.finals[index] == final).all()
                seed = game_seed(8, index + 2 * begun[index])
                games[index] = Opposed(ruleset, players, seed)
                begun[index] += 1
            else:
                assert rewards[index] == 0


@pytest.mark.parametrize("players", [None, ["random", None, "novice"]], ids=["all", "one"])
def test_gains_add_up_to_glory(players: list[str | None] | None) -> None:
    env = EthnosVectorEnv(GAMES, Ruleset(3), players=players, reward="glory_gained")
    _, info = env.reset(seed=1)
    totals, ended = np.zeros((GAMES, 3)), 0
    while ended < 2 * GAMES:
        movers = info["to_move"]
        _, rewards, over, _, info = env.step(env.batch.sample())
        totals += info["gains"]
        assert (rewards == info["gains"][np.arange(GAMES), movers]).all()
        assert (totals[over] == info["returns"][over]).all()
        totals[over] = 0
        ended += over.sum()
    assert info["returns"].sum() > 0


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (["random"] * 3, "need as many entries"),
        (["random"] * 4, "no seat is left"),
        (["marker", None, None, None], "'marker' is not compiled"),
    ],
)
def test_players_must_be_compiled_and_fit(players: list[str | None], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        EthnosVectorEnv(GAMES, players=players)


def test_buffers_of_ones_own() -> None:
    own = Buffers(np.ones((GAMES, 1125), np.uint8), np.ones((GAMES, 382), np.uint8))
    env, other = EthnosVectorEnv(GAMES, copy=False, buffers=own), EthnosVectorEnv(GAMES)
    shown, _ = env.reset(seed=3)
    expected, _ = other.reset(seed=3)
    assert shown["observation"] is own.observations
    assert (own.observations == expected["observation"]).all()
    assert (own.masks == expected["action_mask"]).all()


@pytest.mark.parametrize(
    "change",
    [lambda rows: rows[:2], lambda rows: rows.astype(np.int16), lambda rows: rows.T.copy().T],
    ids=["short", "wide", "strided"],
)
def test_unfit_buffers_are_refused(
    change: Callable[[npt.NDArray[np.uint8]], npt.NDArray[Any]],
) -> None:
    rows, masks = np.ones((GAMES, 1125), np.uint8), np.ones((GAMES, 382), np.uint8)
    for buffers in (Buffers(change(rows), masks), Buffers(rows, change(masks))):
        with pytest.raises(ValueError, match="buffer"):
            EthnosVectorEnv(GAMES, buffers=buffers)


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
