"""The examples run unchanged."""

import runpy
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from ethnos.arena.task import Tournament, play
from ethnos.bots import LEVELS
from ethnos.rules.ruleset import Ruleset

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", ["pettingzoo", "gymnasium", "vector", "openspiel"])
def test_random_agents_example_runs(name: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLES / f"rl_{name}.py")],
        capture_output=True,
        check=False,
        text=True,
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout


def test_self_play_example_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two rounds are too short to learn much, but they run every line of the program."""
    picture, policy = tmp_path / "curve.png", tmp_path / "policy.npz"
    program = runpy.run_path(str(EXAMPLES / "rl_selfplay.py"))
    curve = program["main"](
        [
            *("--minutes", "0.01", "--games", "8", "--test-games", "8", "--picture", str(picture)),
            *("--save", str(policy), "--arena-games", "1"),
        ]
    )
    assert len(curve) >= 2
    assert all(0 <= share <= 1 for _, share in curve)
    assert picture.stat().st_size > 1_000
    printed = capsys.readouterr().out
    assert all(f"against three of {level.id}" in printed for level in LEVELS)


def test_tree_search_of_openspiel_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    program = import_module("ismcts_bot")
    monkeypatch.setattr(program, "SIMULATIONS", 2)
    results = [
        play(Tournament(("ismcts_bot:IsmctsBot", "random"), Ruleset(2)), 1, 0) for _ in range(2)
    ]
    assert results[0].summary == results[1].summary, "its seed decides"
    assert results[0].seats[0].failure is None


# A Jupyter kernel closes its sockets only when it is garbage collected.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
def test_notebook_runs() -> None:
    notebook = nbformat.read(EXAMPLES / "records.ipynb", as_version=4)
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(EXAMPLES)}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs)
