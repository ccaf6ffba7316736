"""Every scenario holds, through the public rules only."""

import json
from pathlib import Path

import pytest

from ethnos.records.codec import Json
from ethnos.rules.ruleset import OPTION_NAMES, option_values
from ethnos.testing.conformance import Scenario, load_scenarios, run_scenario
from ethnos.testing.conformance.actions import HANDLERS
from ethnos.testing.conformance.band_action import BAND_KEYS
from ethnos.testing.conformance.facts import FACTS
from ethnos.testing.state_builder import GIVEN_KEYS

HERE = Path(__file__).parent
SCENARIOS = load_scenarios(HERE / "scenarios.json")
MORE = load_scenarios(HERE / "more.json")
ALL = SCENARIOS + MORE


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_scenario(scenario: Scenario) -> None:
    verdict = run_scenario(scenario)
    assert verdict.differences == [], scenario.title


def test_scenario_ids_are_unique() -> None:
    assert len({scenario.id for scenario in ALL}) == len(ALL)
    assert len(SCENARIOS) == 155
    assert len(MORE) >= 120


def test_every_value_of_every_option_is_tried() -> None:
    tried = {
        (name, str(value).lower()) for scenario in ALL for name, value in scenario.options.items()
    }
    others = {(name, value) for name in OPTION_NAMES for value in option_values(name)[1:]}
    assert others - tried == set()
    # Every other scenario tries the defaults.
    assert {"tribes"} <= {name for name, _ in tried}


def test_every_player_count_is_tried() -> None:
    assert {scenario.players for scenario in ALL} >= {2, 3, 4, 5, 6}


def test_every_word_of_runner_is_used() -> None:
    actions = [action for scenario in ALL for action in scenario.actions]
    assert {str(action["type"]) for action in actions} == set(HANDLERS)
    assert {key for scenario in ALL for key in scenario.given} == GIVEN_KEYS
    assert {key for action in actions for key in keys_of_bands(action)} == BAND_KEYS
    expected = {key for scenario in ALL for key in scenario.expected}
    assert expected == {*FACTS, "legal", "reason"}


def keys_of_bands(action: Json) -> set[str]:
    if not isinstance(action, dict) or "cards" not in action:
        return set()
    return set(action) | keys_of_bands(action.get("then"))


def test_scenarios_cite_clauses() -> None:
    for name in ("scenarios.json", "more.json"):
        for item in json.loads((HERE / name).read_text(encoding="utf-8")):
            assert item["clauses"], item["id"]
