"""The win chances at every step of a finished game."""

from __future__ import annotations

from math import isclose
from pathlib import Path

import pytest

from ethnos.bots.forecast import Forecast
from ethnos.records.record import load_record
from ethnos.records.replay import replay
from ethnos.rules.state import Decision
from ethnos.rules.view import view
from ethnos.server.archive.chances import chances

GOLDEN = sorted((Path(__file__).parents[1] / "records" / "golden").glob("*-players.ethnos.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_chances_start_even_and_end_at_winner(path: Path) -> None:
    record = load_record(path.read_bytes())
    states = [step.state.copy() for step in replay(record)]
    steps = chances(record).steps
    assert len(steps) == len(states)
    even = 1 / len(steps[0])
    assert all(isclose(chance, even, rel_tol=0.25) for chance in steps[0])
    assert all(isclose(sum(step), 1, abs_tol=0.001) for step in steps)
    outcome = states[-1].outcome
    assert outcome is not None
    assert [seat for seat, chance in enumerate(steps[-1]) if chance] == sorted(outcome.winners)


def test_chances_equal_those_of_hints() -> None:
    record = load_record(GOLDEN[0].read_bytes())
    for step in replay(record):
        if step.state.decision is Decision.TURN:
            seat = step.state.to_move
            forecast = Forecast(view(step.state, seat))
            assert isclose(forecast.chances()[seat], forecast.win_chance())
