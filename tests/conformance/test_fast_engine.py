"""The fast engine as a second opinion: it agrees with the rules, and differences fail."""

import pytest

from ethnos.rules.actions import RECRUIT_FROM_DECK, Action, RecruitFromPool
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import SKELETON
from ethnos.rules.events import Event
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.testing.conformance import fast_engine, parse_scenario, run_scenario
from ethnos.testing.conformance.fast_engine import fast_witness
from ethnos.testing.conformance.trial import ObjectionError
from ethnos.testing.state_builder import build_state


def new_state() -> GameState:
    return build_state(Ruleset(3), {"pool": ["elf:red"]})


def test_fast_engine_agrees_about_legal_and_illegal_action() -> None:
    fast_witness(new_state(), RECRUIT_FROM_DECK)
    fast_witness(new_state(), RecruitFromPool(SKELETON))


def test_planted_other_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(state: GameState, action: Action) -> list[Event]:
        events = apply_legal(state, action)
        state.glory[0] += 1
        return events

    monkeypatch.setattr(fast_engine, "apply_legal", generous)
    with pytest.raises(ObjectionError, match="after 'draw' the fast engine has glory"):
        fast_witness(new_state(), RECRUIT_FROM_DECK)


def test_planted_other_legality_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_engine, "is_legal", lambda *_: False)
    with pytest.raises(ObjectionError, match="the fast engine calls 'draw' legal"):
        fast_witness(new_state(), RECRUIT_FROM_DECK)


def test_disagreement_fails_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_engine, "is_legal", lambda *_: False)
    scenario = parse_scenario(
        {"id": "X", "players": 3, "action": {"type": "score_age"}, "expected": {}}
    )
    assert run_scenario(scenario).passed
    assert run_scenario(scenario, fast_witness).differences == [
        "the fast engine calls 'draw' legal"
    ]
