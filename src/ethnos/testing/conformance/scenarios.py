"""Read scenario files, run them and compare the results."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ethnos.records.codec import Json, parse_json
from ethnos.records.errors import CodecError
from ethnos.records.reading import read_limited
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import EthnosError, IllegalActionError, SetupError
from ethnos.rules.ruleset import Ruleset, beginner_tribes
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from ethnos.testing.conformance.actions import carry_out
from ethnos.testing.conformance.facts import FACTS
from ethnos.testing.conformance.matching import differences
from ethnos.testing.conformance.trial import ObjectionError, RejectedError, Trial, Witness
from ethnos.testing.json_values import (
    FormatError,
    as_dict,
    as_int,
    as_list,
    as_text,
    as_tribe,
)
from ethnos.testing.state_builder import build_state


@dataclass(frozen=True)
class Scenario:
    """One claim about the rules: a state, actions, and the expected facts."""

    id: str
    title: str
    players: int
    options: dict[str, Json]
    given: dict[str, Json]
    actions: list[dict[str, Json]]
    expected: dict[str, Json]


@dataclass(frozen=True)
class Verdict:
    """The result of a scenario; it passed if there are no differences."""

    scenario: Scenario
    differences: list[str]

    @property
    def passed(self) -> bool:
        """Whether every expectation was met."""
        return not self.differences


def load_scenarios(path: Path) -> list[Scenario]:
    """Read a scenario file; raise `FormatError` if it holds something else."""
    try:
        return parse_scenarios(read_limited(path))
    except OSError as error:
        raise FormatError(f"cannot read {path}: {error.strerror}") from error
    except FormatError as error:
        raise FormatError(f"{path}: {error}") from error


def parse_scenarios(data: bytes) -> list[Scenario]:
    """Return the scenarios of a file's content, or raise `FormatError`."""
    try:
        content = parse_json(data)
    except CodecError as error:
        raise FormatError(str(error)) from error
    return [parse_scenario(item) for item in as_list(content, "a scenario file")]


def parse_scenario(value: Json) -> Scenario:
    """Return a scenario read from JSON."""
    item = as_dict(value, "a scenario")
    name = as_text(item.get("id"), "id")
    action = item.get("action")
    actions = action if isinstance(action, list) else [action]
    if not actions:
        raise FormatError(f"{name}.action is empty: a scenario needs at least one action")
    return Scenario(
        id=name,
        title=as_text(item.get("title", ""), f"{name}.title"),
        players=as_int(item.get("players"), f"{name}.players"),
        options=as_dict(item.get("options", {}), f"{name}.options"),
        given=as_dict(item.get("given", {}), f"{name}.given"),
        actions=[as_dict(one, f"{name}.action") for one in actions],
        expected=as_dict(item.get("expected", {}), f"{name}.expected"),
    )


def run_scenarios(scenarios: Iterable[Scenario], witness: Witness | None = None) -> list[Verdict]:
    """Run every scenario."""
    return [run_scenario(scenario, witness) for scenario in scenarios]


def run_scenario(scenario: Scenario, witness: Witness | None = None) -> Verdict:
    """Build the state of a scenario, carry out its actions and compare the outcome."""
    try:
        return Verdict(scenario, _differences(scenario, witness))
    except ObjectionError as objection:
        return Verdict(scenario, [str(objection)])
    except EthnosError as error:
        return Verdict(scenario, [f"cannot be run: {error}"])
    except RecursionError:
        return Verdict(scenario, ["cannot be run: it is nested too deeply"])


def _differences(scenario: Scenario, witness: Witness | None) -> list[str]:
    expected = dict(scenario.expected)
    expected.pop("reason", None)  # For readers only.
    legal = expected.pop("legal", True)
    trial, rejection = _carry_out_all(scenario, witness)
    if rejection and legal:
        return [f"legal: expected to be legal, but {rejection}"]
    if not rejection and not legal:
        return ["legal: expected to be rejected, but all of it was carried out"]
    return [line for key, value in expected.items() for line in _compare(key, value, trial)]


def _carry_out_all(
    scenario: Scenario, witness: Witness | None
) -> tuple[Trial | None, EthnosError | None]:
    """Return the trial after the actions, and the error if they were rejected.

    After a rejected action the trial is the one before it; a rejected setup has none.
    """
    if scenario.actions[0].get("type") == "setup":
        try:
            trial = _trial_of_setup(scenario)
        except (SetupError, FormatError) as error:
            return None, error
    else:
        trial = _trial_of_given(scenario)
    trial.witness = witness
    before = Trial(trial.state.copy(), trial.deck_top)
    try:
        carry_out(trial, scenario.actions)
    except (IllegalActionError, RejectedError) as error:
        return before, error
    return trial, None


def _compare(key: str, expected: Json, trial: Trial | None) -> list[str]:
    if key not in FACTS:
        return [f"{key}: unknown key of 'expected'; known keys: {', '.join(sorted(FACTS))}"]
    if trial is None:
        return [f"{key}: there is no state to check, the setup was rejected"]
    return differences(expected, FACTS[key](trial), key)


# The state before the first action.


def _trial_of_setup(scenario: Scenario) -> Trial:
    ruleset = _ruleset(scenario, scenario.actions[0].get("tribes"))
    return Trial(new_game(ruleset, FastSource(0))[0])


def _trial_of_given(scenario: Scenario) -> Trial:
    state = build_state(_ruleset(scenario, None), scenario.given)
    return Trial(state, len(as_list(scenario.given.get("deck_top", []), "deck_top")))


def _ruleset(scenario: Scenario, tribes: Json) -> Ruleset:
    options = dict(scenario.options)
    tribes = options.pop("tribes", None) if tribes is None else tribes
    ruleset = Ruleset(scenario.players, _tribes(scenario.players, tribes))
    return ruleset.with_options(**{name: _option(value) for name, value in options.items()})


def _tribes(players: int, value: Json) -> tuple[Tribe, ...] | None:
    """Return the requested tribes; `None` means random ones. D8, D9."""
    match value:
        case None | "random":
            return None
        case "beginner":
            return beginner_tribes(players)
        case _:
            return tuple(as_tribe(tribe, "tribes") for tribe in as_list(value, "tribes"))


def _option(value: Json) -> str:
    return str(value).lower() if isinstance(value, bool) else as_text(value, "options")
