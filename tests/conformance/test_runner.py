"""The scenario runner catches wrong expectations, broken positions and unknown words."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ethnos.records.codec import Json
from ethnos.testing.conformance import Scenario, load_scenarios, parse_scenario, run_scenario
from ethnos.testing.json_values import FormatError

HERE = Path(__file__).parent
ALL = [
    scenario for name in ("scenarios.json", "more.json") for scenario in load_scenarios(HERE / name)
]


def spoiled(value: Json) -> Iterator[Json]:  # noqa: PLR0912  # one case a kind of value
    """Yield every change of a single expectation."""
    match value:
        case bool():
            yield not value
        case int():
            yield value + 100
            if value:
                yield None
        case str():
            yield value + "?"
        case None:
            yield "red"
            yield {"holder": "A", "size": 9}
        case []:
            yield ["elf:red"]
            yield [5]
        case list():
            yield value[1:]
            yield [*value, value[0]]
            for number, item in enumerate(value):
                for other in spoiled(item):
                    yield [*value[:number], other, *value[number + 1 :]]
        case {} if not value:
            yield {"A": [5]}
            yield {"red": {"A": 5}}
        case dict():
            for key, item in value.items():
                for other in spoiled(item):
                    yield {**value, key: other}


@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.id)
def test_planted_wrong_expectation_is_caught(scenario: Scenario) -> None:
    expected = {key: value for key, value in scenario.expected.items() if key != "reason"}
    changes = list(spoiled(expected))
    assert changes
    for change in changes:
        assert isinstance(change, dict)
        assert not run_scenario(replace(scenario, expected=change)).passed, change


def scenario(given: Json, action: Json, expected: Json, options: Json = None) -> Scenario:
    return parse_scenario(
        {
            "id": "X",
            "players": 4,
            "options": options or {},
            "given": given,
            "action": action,
            "expected": expected,
        }
    )


def differences(given: Json, action: Json, expected: Json, options: Json = None) -> list[str]:
    return run_scenario(scenario(given, action, expected, options)).differences


DRAW: dict[str, Json] = {"type": "recruit", "player": "A", "from": "deck"}


def test_difference_is_readable() -> None:
    given: Json = {"hands": {"A": ["elf:red"]}, "deck_top": ["orc:blue"]}
    assert differences(given, DRAW, {"hands": {"A": ["elf:red"]}, "pool_size": 0}) == [
        "hands.A: expected ['elf:red'], got ['elf:red', 'orc:blue']"
    ]


def test_rejection_gives_reason() -> None:
    action: Json = {"type": "band", "player": "A", "cards": ["elf:red"], "leader": "elf:red"}
    [line] = differences({}, action, {})
    assert line.startswith("legal: expected to be legal, but illegal action 'band elf:red'")
    assert "elf:red is not in hand (R33)" in line


def test_rejected_action_leaves_state_unchanged() -> None:
    given: Json = {"hands": {"A": ["elf:red", "orc:blue"]}}
    action: Json = {
        "type": "band",
        "player": "A",
        "cards": ["orc:blue"],
        "leader": "orc:blue",
        "keep": ["elf:red"],
    }
    rest: Json = {"legal": False, "hands": {"A": ["elf:red", "orc:blue"]}, "kingdom_markers": {}}
    assert differences(given, action, rest) == []


@pytest.mark.parametrize(
    ("given", "action", "expected", "options", "words"),
    [
        ({}, DRAW, {"glorious": 1}, {}, "glorious: unknown key of 'expected'"),
        ({"hand": {}}, DRAW, {}, {}, "unknown key 'hand'"),
        ({}, {"type": "dance"}, {}, {}, "unknown action 'dance'"),
        ({}, {**DRAW, "player": "E"}, {}, {}, "there is no player 'E' among 4"),
        ({}, {**DRAW, "from": "box"}, {}, {}, "should be deck or pool"),
        ({}, DRAW, {}, {"house": "yes"}, "there is no option 'house'"),
        ({}, DRAW, {}, {"orc_raid": "never"}, "option orc_raid is one of"),
        ({"pool": ["elf:pink"]}, DRAW, {}, {}, "there is no kingdom 'pink'"),
        ({"pool": ["elf:red"] * 3}, DRAW, {}, {}, "3 cards elf:red are more than the box holds"),
        ({"trolls": {"held": {"A": [2], "B": [2]}}}, DRAW, {}, {}, "six different ones"),
        ({"merfolk": {"A": 19}}, DRAW, {}, {}, "no space 19"),
        ({"age": 4}, DRAW, {}, {}, "no age 4"),
        ({"deck_top": ["dragon"] * 3, "dragons_revealed": 1}, DRAW, {}, {}, "3 dragons, 4"),
        ({"kingdoms": {"red": {"tokens": [8, 2, 4]}}}, DRAW, {}, {}, "not 3 ascending tokens"),
        ({"kingdoms": {"red": {"tokens": [8, 10, 12]}}}, DRAW, {}, {}, "tokens of value 12"),
        ({"kingdoms": {"red": {"markers": {"A": 26}}}}, DRAW, {}, {}, "1 markers too many"),
        ({"kingdoms": {"red": {"marker": {}}}}, DRAW, {}, {}, "unknown key 'marker'"),
        ({"ally_cards": 70}, {"type": "start_age"}, {}, {}, "cannot make 70"),
        ({}, {"type": "band", "cards": [], "colour": "red"}, {}, {}, "unknown key 'colour'"),
        ({}, DRAW, {"breakdown": {}}, {}, "no age was scored"),
        ({}, DRAW, {"winner": "A"}, {}, "the game is not over"),
        ({}, DRAW, {"next": "new_age"}, {}, "which was not asked"),
        ({}, DRAW, {"hands": {"F": []}}, {}, "there is no 'F'"),
        ({}, DRAW, {"hands": []}, {}, "hands: expected nothing"),
    ],
)
def test_invalid_scenario_is_readable_failure(
    given: Json, action: Json, expected: Json, options: Json, words: str
) -> None:
    assert words in "\n".join(differences(given, action, expected, options))


def test_too_many_tribes_are_refused() -> None:
    tribes = "centaur dwarf elf giant halfling minotaur orc"
    pool: Json = [f"{tribe}:red" for tribe in tribes.split()]
    assert "7 tribes are named" in differences({"pool": pool}, DRAW, {})[0]


def test_invalid_scenario_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "scenarios.json"
    with pytest.raises(FormatError, match="cannot read"):
        load_scenarios(path)
    for text, words in (
        ("[", "not JSON"),
        ("[" * 100_000 + "]" * 100_000, "not JSON: maximum recursion depth"),
        ('[{"id": "X", "players": 4, "action": []}]', "X.action is empty"),
        ("{}", "should be a list"),
        ("[1]", "a scenario should be an object"),
        ('[{"id": "X"}]', "X.players should be a whole number"),
    ):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(FormatError, match=words):
            load_scenarios(path)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"supply": {"A": -1}}, "supply cannot be negative, as -1 is"),
        ({"kingdoms": {"red": {"markers": {"A": -2}}}}, "kingdoms.red.markers cannot be negative"),
        ({"glory": {"A": -5}}, "glory cannot be negative"),
        ({"dragons_revealed": -1}, "dragons_revealed cannot be negative"),
        ({"giant": {"holder": "A", "size": -1}}, "giant.size cannot be negative"),
    ],
)
def test_nothing_in_a_scenario_is_negative(given: dict[str, Json], words: str) -> None:
    item: Json = {"id": "X", "players": 4, "given": given, "action": {"type": "list_actions"}}
    (difference,) = run_scenario(parse_scenario(item)).differences
    assert difference.startswith(f"cannot be run: {words}")


def test_deeply_nested_scenario_is_refused() -> None:
    expected: Json = []
    for _ in range(5000):
        expected = [expected]
    item: Json = {"id": "X", "players": 4, "action": {"type": "setup"}}
    scenario = replace(parse_scenario(item), expected={"pool": expected})
    assert run_scenario(scenario).differences == ["cannot be run: it is nested too deeply"]
