"""The example for RLlib.

It needs PyTorch and dm-tree, which `make setup` does not install: `pip install torch 'ray[rllib]'`
and run this file.
"""

import runpy
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="needs PyTorch")
pytest.importorskip("tree", reason="needs dm-tree, as RLlib does")

from ethnos.arena.task import Tournament, play
from ethnos.rules.ruleset import Ruleset

EXAMPLE = Path(__file__).parents[2] / "examples" / "rl_rllib.py"


# RLlib warns of what it will change in itself.
@pytest.mark.filterwarnings("ignore")
def test_example_saves_a_policy_that_plays(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    policy = tmp_path / "rllib.npz"
    main = runpy.run_path(str(EXAMPLE))["main"]
    main(["--minutes", "0.01", "--bots", "random", "--save", str(policy)])
    played = play(Tournament((f"policy:{policy}", "random"), Ruleset(2)), 1, 0)
    assert played.seats[0].failure is None
    main(["--minutes", "0.01", "--self-play"])
    assert "Illegal" not in "".join(capfd.readouterr())
