"""Lock-step of both engines: everything is compared after every decision."""

import pytest

from ethnos.rules.cards import Tribe
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.rules.ruleset import OPTION_NAMES, option_values
from ethnos.testing.lockstep.cases import Case, Policy, Start, cases, deal, house_cases
from ethnos.testing.lockstep.comparison import compare, compare_checksums

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


def test_games_with_house_numbers_are_the_same() -> None:
    for case in house_cases(10, root_seed=3):
        assert compare(case) > 20
    for case in house_cases(90, root_seed=4):
        compare_checksums(case)


def test_games_cover_every_house_number() -> None:
    rulesets = [case.ruleset for case in house_cases(90, root_seed=4)]
    assert all(ruleset.variants for ruleset in rulesets)
    for name, number in HOUSE_NUMBERS.items():
        values = {ruleset.variants.get(name) for ruleset in rulesets}
        assert {number.least, None} < values
        assert max(filter(None, values)) >= number.printed(2)
