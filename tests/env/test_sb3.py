"""The environment of Stable-Baselines3, with the learner that uses its masks.

They need PyTorch, which `make setup` does not install: `pip install sb3-contrib` and run this file.
"""

import runpy
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="needs sb3-contrib, with PyTorch")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import VecMonitor

from ethnos.arena.task import Tournament, play
from ethnos.env.sb3 import EthnosVecEnv
from ethnos.env.vector import EthnosVectorEnv
from ethnos.rules.ruleset import Ruleset

GAMES = 4


def test_games_are_those_of_the_vector_environment() -> None:
    env = EthnosVecEnv(GAMES, ["novice", "random"], seat=1, reward="rank")
    same = EthnosVectorEnv(GAMES, Ruleset(3), players=["novice", None, "random"], reward="rank")
    env.seed(5)
    rows = env.reset()
    shown, _ = same.reset(seed=5)
    ended = 0
    while ended < 2 * GAMES:
        assert (rows == shown["observation"]).all()
        assert (get_action_masks(env) == shown["action_mask"]).all()
        codes = same.batch.sample()
        kept = rows.copy()
        after, rewards, over, infos = env.step(codes)
        assert (rows == kept).all(), "a step wrote into rows that it had handed out"
        rows = after
        shown, expected, ends, _, _ = same.step(codes)
        assert (over == ends).all()
        assert rewards.tolist() == pytest.approx(expected.tolist())
        for index in over.nonzero()[0]:
            assert infos[index]["episode"]["r"] == pytest.approx(expected[index])
            assert (infos[index]["terminal_observation"] != rows[index]).any()
        ended += over.sum()


def test_seeds_and_attributes() -> None:
    env = EthnosVecEnv(GAMES)
    env.seed(0)
    first = env.reset()
    assert (env.reset() != first).any()
    env.seed(0)
    assert (env.reset() == first).all()
    assert is_masking_supported(env)
    assert env.env_is_wrapped(VecMonitor) == [False] * GAMES
    assert len(env.env_method("action_masks", indices=[1, 3])) == 2
    with pytest.raises(AttributeError):
        env.env_method("fly")
    assert not env.has_attr("wings")


def test_maskable_ppo_learns_without_glue() -> None:
    env = EthnosVecEnv(16, ["random"], threads=1)
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=256, n_epochs=1, seed=0)
    model.learn(8_192)  # an illegal code would raise an error
    assert len(model.ep_info_buffer) > 0
    code, _ = model.predict(env.reset(), action_masks=get_action_masks(env))
    assert get_action_masks(env)[np.arange(16), code].all()


def test_torch_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parents[2] / "examples" / "rl_torch.py"
    program = runpy.run_path(str(path))
    curve = program["main"](["--minutes", "0.01", "--games", "8", "--bots", "novice"])
    assert curve
    assert "decisions/s" in capsys.readouterr().out


def test_example_saves_a_policy_that_plays(tmp_path: Path) -> None:
    path = Path(__file__).parents[2] / "examples" / "rl_sb3.py"
    policy = tmp_path / "ppo.npz"
    runpy.run_path(str(path))["main"](
        ["--minutes", "0.01", "--bots", "random", "--save", str(policy)]
    )
    played = play(Tournament((f"policy:{policy}", "random"), Ruleset(2)), 1, 0)
    assert played.seats[0].failure is None
