"""Both engines side by side, everything compared after every decision."""

import pytest

from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import OPTION_NAMES, option_values
from ethnos.testing.lockstep import compare
from ethnos.testing.lockstep.cases import Case, Policy, Start, cases, deal

GAMES = 150
SLICES = 10


def spread() -> list[Case]:
    return list(cases(GAMES, root_seed=2))


@pytest.mark.parametrize("part", range(SLICES))
def test_legal_steps_tables_views_and_points_are_the_same(part: int) -> None:
    for case in spread()[part::SLICES]:
        assert compare(case) > 50


def test_the_games_are_spread_over_everything() -> None:
    games = spread()
    assert {case.ruleset.players for case in games} == set(range(2, 7))
    assert {case.policy for case in games} == set(Policy)
    assert {case.start for case in games} == set(Start)
    assert {tribe for case in games for tribe in deal(case).tribes} == set(Tribe)
    for name in OPTION_NAMES:
        values = {case.ruleset.options[name] for case in games}
        assert values == set(option_values(name)), name
