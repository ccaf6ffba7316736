"""`ethnos conformance`."""

import json
from pathlib import Path

from tests.cli.command import ROOT, ethnos

SCENARIOS = ROOT / "tests" / "conformance" / "scenarios.json"
MORE = ROOT / "tests" / "conformance" / "more.json"


def test_all_scenarios_pass() -> None:
    answer = ethnos("conformance", SCENARIOS, MORE)
    assert answer.returncode == 0
    count = sum(len(json.loads(path.read_text(encoding="utf-8"))) for path in (SCENARIOS, MORE))
    assert answer.stdout == f"{count} passed, 0 failed\n"


def test_fast_engine_agrees() -> None:
    answer = ethnos("conformance", "--engine", "fast", SCENARIOS, MORE)
    assert answer.returncode == 0, answer.stdout
    assert answer.stdout.endswith(" passed, 0 failed\n")


def test_failure_is_printed_as_difference(tmp_path: Path) -> None:
    scenarios = json.loads(SCENARIOS.read_text(encoding="utf-8"))[:20]
    wrong = next(item for item in scenarios if "first_player" in item["expected"])
    wrong["expected"]["first_player"] = "D"
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(scenarios), encoding="utf-8")
    answer = ethnos("conformance", path)
    assert answer.returncode == 1
    assert answer.stdout.splitlines() == [
        f"{wrong['id']}: {wrong['title']}",
        "  first_player: expected D, got B",
        "19 passed, 1 failed",
    ]


def test_impossible_scenario_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "impossible.json"
    scenario = {
        "id": "X\x1b",
        "players": 4,
        "given": {"supply": {"A": -1}},
        "action": {"type": "list_actions"},
    }
    path.write_text(json.dumps([scenario]), encoding="utf-8")
    answer = ethnos("conformance", path)
    assert answer.returncode == 1
    assert answer.stdout.splitlines() == [
        r"X\x1b: ",
        "  cannot be run: supply cannot be negative, as -1 is",
        "0 passed, 1 failed",
    ]
