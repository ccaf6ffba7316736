"""`ethnos perft`."""

from pathlib import Path

from tests.cli.command import ROOT, ethnos

ORCS = ROOT / "tests" / "perft" / "orcs-in-secret.perft"


def test_small_position_is_counted() -> None:
    answer = ethnos("perft", "--seed", "1", "--depth", "3", "--players", "3")
    assert answer.returncode == 0
    assert answer.stdout.startswith("seed 1: ")
    assert answer.stdout.count("\n") == 1


def test_stored_counts_are_checked() -> None:
    answer = ethnos("perft", ORCS)
    assert answer.returncode == 0
    assert answer.stdout.endswith(": 51 nodes, 7 decisions deep: 2 3 4 6 12 8 16\n")


def test_wrong_count_is_split_by_action(tmp_path: Path) -> None:
    path = tmp_path / "wrong.perft"
    path.write_text(ORCS.read_text(encoding="utf-8").replace("nodes: 2", "nodes: 3"), "utf-8")
    answer = ethnos("perft", path)
    assert answer.returncode == 1
    lines = answer.stdout.splitlines()
    assert lines[0].endswith("the counts differ")
    assert "  expected  3 3 4 6 12 8 16" in lines
    assert "  draw: listed 16  tried 16  stepwise 16" in lines
