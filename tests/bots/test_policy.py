"""Trained policies as bots."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from onnx import TensorProto, helper, numpy_helper, save_model

from ethnos.bots import LegalActions, UnknownBotError, make_bot
from ethnos.bots.policy import PolicyBot, PolicyError, load_policy, save_network, show
from ethnos.env.fast_game import FastGame
from ethnos.fast.observation import OBSERVATION_SIZE
from ethnos.packed.codes import codes_of
from ethnos.packed.moves import CODES
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.game import Game
from ethnos.rules.refusals import check
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view


def random_network(path: Path) -> Path:
    rng = np.random.default_rng(0)
    sizes = [OBSERVATION_SIZE, 16, CODES]
    layers = [
        (rng.standard_normal((a, b)).astype("f4"), np.zeros(b, "f4")) for a, b in pairwise(sizes)
    ]
    save_network(path, layers)
    return path


@pytest.mark.parametrize("players", [2, 4, 6])
def test_policy_is_shown_what_environments_show(players: int) -> None:
    ruleset = Ruleset(players=players)
    game, other = Game(ruleset, seed=5), FastGame(ruleset)
    other.deal(5)
    bot = make_bot("random")
    stream = FastSource(1).stream(9)
    for _ in range(120):
        seat = game.state.to_move
        seen = view(game.state, seat)
        row, mask = show(seen)
        assert (row == other.observe(seat)).all()
        assert (mask == other.mask).all()
        action = bot.choose(seen, LegalActions(seen), stream)
        apply_legal(game.state, action)
        for code in codes_of(action):
            other.step(code)


@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_policy_plays_a_whole_game_legally(tmp_path: Path, temperature: float) -> None:
    policy = load_policy(random_network(tmp_path / "net.npz"))
    bot = PolicyBot(policy, temperature=temperature)
    game = Game(Ruleset(players=3), seed=2)
    stream = FastSource(3).stream(9)
    while not game.state.is_over:
        seen = view(game.state, game.state.to_move)
        action = bot.choose(seen, LegalActions(seen), stream)
        check(game.state, action)
        apply_legal(game.state, action)


def test_model_in_onnx_scores_like_its_arrays(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    weight = rng.standard_normal((OBSERVATION_SIZE, CODES)).astype("f4")
    shown = helper.make_tensor_value_info("shown", TensorProto.FLOAT, [1, OBSERVATION_SIZE])
    scores = helper.make_tensor_value_info("scores", TensorProto.FLOAT, [1, CODES])
    graph = helper.make_graph(
        [helper.make_node("MatMul", ["shown", "weight"], ["scores"])],
        "policy",
        [shown],
        [scores],
        [numpy_helper.from_array(weight, "weight")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    save_model(model, tmp_path / "net.onnx")
    row, mask = show(view(Game(Ruleset(players=2), seed=1).state, 0))
    found = np.asarray(load_policy(tmp_path / "net.onnx")(row, mask)).reshape(-1)
    assert found == pytest.approx(row @ weight, rel=1e-4)


def test_network_is_dense_layers_over_logarithms_with_rectifiers_between(tmp_path: Path) -> None:
    rng = np.random.default_rng(2)
    first = rng.standard_normal((OBSERVATION_SIZE, 8)).astype("f4"), np.ones(8, "f4")
    last = rng.standard_normal((8, CODES)).astype("f4"), np.full(CODES, 0.5, "f4")
    save_network(tmp_path / "net.npz", [first, last])
    row, mask = show(view(Game(Ruleset(players=2), seed=1).state, 0))
    hidden = np.log1p(row.astype(float)) @ first[0] + first[1]
    assert (hidden < 0).any(), "otherwise the rectifier has nothing to do"
    expected = hidden.clip(0) @ last[0] + last[1]
    assert load_policy(tmp_path / "net.npz")(row, mask) == pytest.approx(
        expected, rel=1e-3, abs=1e-3
    )


def test_temperature_spreads_the_choice() -> None:
    seen = view(Game(Ruleset(players=2), seed=1).state, 0)
    stream = FastSource(3).stream(9)

    def chosen(temperature: float) -> set[Action]:
        bot = PolicyBot(lambda _row, _mask: np.zeros(CODES), temperature=temperature)
        return {bot.choose(seen, LegalActions(seen), stream) for _ in range(60)}

    assert len(chosen(0.0)) == 1
    assert chosen(1.0) == set(LegalActions(seen)), "equal scores are equally likely"


def test_policy_of_a_file_is_a_bot_by_name(tmp_path: Path) -> None:
    file = random_network(tmp_path / "net.npz")
    assert isinstance(make_bot(f"policy:{file}"), PolicyBot)
    with pytest.raises(UnknownBotError, match="there is no file"):
        make_bot(f"policy:{tmp_path / 'other.npz'}")


@pytest.mark.parametrize(
    ("layers", "message"),
    [
        ([], "must lead"),
        ([(np.zeros((3, CODES)), np.zeros(CODES))], "must lead"),
        ([(np.zeros((OBSERVATION_SIZE, 7)), np.zeros(7))], "must lead"),
        ([(np.zeros((OBSERVATION_SIZE, CODES)), np.zeros(5))], "must lead"),
    ],
)
def test_networks_that_do_not_fit_are_refused(
    tmp_path: Path, layers: list[tuple[npt.ArrayLike, npt.ArrayLike]], message: str
) -> None:
    save_network(tmp_path / "net.npz", layers)
    with pytest.raises(PolicyError, match=message):
        load_policy(tmp_path / "net.npz")


def test_damaged_and_foreign_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_bytes(b"no array")
    (tmp_path / "net.txt").write_text("no policy")
    for name in ("net.npz", "net.txt"):
        with pytest.raises(PolicyError, match=name):
            load_policy(tmp_path / name)


@pytest.mark.parametrize("answer", [[1.0], [float("nan")] * CODES])
def test_policy_must_return_scores(answer: list[float]) -> None:
    seen = view(Game(Ruleset(players=2), seed=1).state, 0)

    def policy(_row: object, _mask: object) -> list[float]:
        return answer

    with pytest.raises(PolicyError):
        PolicyBot(policy).choose(seen, LegalActions(seen), FastSource(3).stream(9))
