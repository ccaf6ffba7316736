"""Lock-step of both engines: everything is compared after every decision."""

import pytest

from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import OPTION_NAMES, option_values
from ethnos.testing.lockstep.cases import Case, Policy, Start, cases, deal
from ethnos.testing.lockstep.comparison import compare

GAMES = 150
SLICES = 10


def all_cases() -> list[Case]:
    return list(cases(GAMES, root_seed=2))


@pytest.mark.parametrize("part", range(SLICES))
def test_legal_steps_states_views_and_glory_are_the_same(part: int) -> None:
    for case in all_cases()[part::SLICES]:
        assert compare(case) > 50


def test_games_cover_every_option_tribe_and_policy() -> None:
    games = all_cases()
    assert {case.ruleset.players for case in games} == set(range(2, 7))
    assert {case.policy for case in games} == set(Policy)
    assert {case.start for case in games} == set(Start)
    assert {tribe for case in games for tribe in deal(case).tribes} == set(Tribe)
    for name in OPTION_NAMES:
        values = {case.ruleset.options[name] for case in games}
        assert values == set(option_values(name)), name
