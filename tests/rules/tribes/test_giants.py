"""Giants: the largest giant-led band of the age holds the giant token."""

import pytest

from ethnos.rules.events import GiantScored, GiantTokenTaken
from ethnos.rules.results import GiantResult
from ethnos.rules.state import GiantToken
from tests.rules.builder import do, end_age, make_state, of_kind, scored


def test_the_first_giant_led_band_takes_the_token_and_2_glory() -> None:
    """R54."""
    state = make_state(hand="giant:red")
    events = do(state, "band giant:red")
    assert state.glory == [2, 0, 0, 0]
    assert state.giant == GiantToken(holder=0, size=1)
    assert of_kind(GiantTokenTaken, events) == [GiantTokenTaken(0, 1, None, 2)]


def test_a_larger_giant_led_band_takes_the_token_over() -> None:
    """R54, R55."""
    state = make_state(hand="giant:red giant:blue", giant=(1, 1))
    events = do(state, "band giant:red+giant:blue")
    assert state.giant == GiantToken(0, 2)
    assert state.glory == [2, 0, 0, 0]
    assert of_kind(GiantTokenTaken, events) == [GiantTokenTaken(0, 2, 1, 2)]


@pytest.mark.parametrize("size", [2, 3])
def test_an_equal_or_smaller_band_takes_nothing(size: int) -> None:
    """R55, D31."""
    state = make_state(hand="giant:red giant:blue", giant=(1, size))
    do(state, "band giant:red+giant:blue")
    assert state.giant == GiantToken(1, size)
    assert state.glory == [0, 0, 0, 0]


def test_an_equal_band_may_take_the_token() -> None:
    """D31."""
    state = make_state(hand="giant:red giant:blue", giant=(1, 2), giant_tie="equal_takes")
    do(state, "band giant:red+giant:blue")
    assert state.giant == GiantToken(0, 2)
    assert state.glory == [2, 0, 0, 0]


def test_a_smaller_band_never_takes_the_token() -> None:
    """D31."""
    state = make_state(hand="giant:red", giant=(1, 2), giant_tie="equal_takes")
    do(state, "band giant:red")
    assert state.giant == GiantToken(1, 2)


def test_a_larger_band_of_another_tribe_takes_nothing() -> None:
    """R55."""
    state = make_state(hand="dwarf:red giant:red", giant=(1, 1))
    do(state, "band dwarf:red+giant:red")
    assert state.giant == GiantToken(1, 1)


def test_beating_own_band_pays_again() -> None:
    """R56."""
    state = make_state(hand="giant:red giant:blue", giant=(0, 1), glory=(2, 0, 0, 0))
    do(state, "band giant:red+giant:blue")
    assert state.glory == [4, 0, 0, 0]
    assert state.giant == GiantToken(0, 2)


def test_no_marker_is_needed_and_two_players_get_2_glory_as_well() -> None:
    """R54, D32."""
    state = make_state(players=2, hand="giant:red", markers={"red": (1, 1)})
    do(state, "band giant:red")
    assert state.glory == [2, 0]


@pytest.mark.parametrize(
    ("players", "age", "glory"), [(4, 1, 2), (4, 2, 4), (6, 3, 6), (2, 1, 2), (3, 1, 2), (3, 2, 5)]
)
def test_the_holder_earns_the_value_of_the_age(players: int, age: int, glory: int) -> None:
    """R90, F2."""
    state = make_state(players=players, age=age, giant=(1, 3))
    events = end_age(state)
    assert state.glory[1] == glory
    assert of_kind(GiantScored, events) == [GiantScored(GiantResult(1, 3, glory))]


def test_no_player_is_paid_without_giant_led_band() -> None:
    """R90."""
    state = make_state(tribes="giant")
    assert of_kind(GiantScored, end_age(state)) == []
    assert state.results[-1].giant is None
    assert state.glory == [0, 0, 0, 0]


def test_the_token_goes_back_for_the_next_age() -> None:
    """R91, R107."""
    state = make_state(giant=(1, 5))
    end_age(state)
    assert state.giant is None


def test_skeletons_count_when_the_band_is_played_and_the_token_is_not_judged_again() -> None:
    """R66, R90, D63."""
    state = make_state(hand="giant:red skeleton skeleton", giant=(1, 2))
    do(state, "band giant:red+skeleton*2")
    assert state.giant == GiantToken(0, 3)
    assert scored(state).giant_glory(0) == 2
