"""J. Kingdom scoring by age."""

import pytest

from ethnos.rules import Kingdom
from tests.rules.builder import end_age, kingdom_glory, make_state, scored


@pytest.mark.parametrize(
    ("age", "glory"),
    [
        (1, [2, 0, 0, 0]),
        (2, [4, 2, 0, 0]),
        (3, [8, 4, 2, 0]),
    ],
)
def test_the_age_says_which_places_earn_which_tokens(age: int, glory: list[int]) -> None:
    """R80, R81, R82, D55."""
    state = make_state(age=age, markers={"red": (4, 3, 2, 1)}, tokens=(2, 4, 8))
    assert kingdom_glory(scored(state)) == glory


def test_markers_count_and_not_glory() -> None:
    """R80, D54."""
    state = make_state(glory=(0, 50, 0, 0), markers={"red": (2, 1, 0, 0)})
    assert kingdom_glory(scored(state)) == [2, 0, 0, 0]


def test_tokens_stay_and_pay_again() -> None:
    """R83."""
    state = make_state(markers={"red": (1, 0, 0, 0)}, tokens=(2, 4, 8))
    for earned in (2, 4, 8):
        assert scored(state).kingdom_glory(0) == earned
    assert state.tokens[Kingdom.RED] == (2, 4, 8)
    assert state.glory[0] == 14


def test_without_a_marker_there_is_no_place() -> None:
    """R84, D59."""
    state = make_state(age=3, markers={"red": (1, 0, 0, 0)}, tokens=(2, 4, 8))
    result = scored(state)
    assert kingdom_glory(result) == [8, 0, 0, 0]
    red = result.kingdoms[5]
    assert (red.kingdom, len(red.places)) == (Kingdom.RED, 1)


def test_an_empty_kingdom_pays_nobody() -> None:
    """R84, D59."""
    state = make_state(age=3)
    end_age(state)
    assert state.glory == [0, 0, 0, 0]
    assert all(area.places == () for area in state.results[-1].kingdoms)


def test_the_result_names_what_the_age_pays() -> None:
    """R80, R81, R82."""
    for age, values in ((1, (2,)), (2, (4, 2)), (3, (8, 4, 2))):
        result = scored(make_state(age=age, tokens=(2, 4, 8)))
        assert all(area.values == values for area in result.kingdoms)
