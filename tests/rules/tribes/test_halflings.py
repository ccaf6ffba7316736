"""Halflings: many, but their bands never place a marker."""

import pytest

from ethnos.rules import Kingdom
from ethnos.rules.events import NoMarkerPlaced
from tests.rules.builder import do, make_state, of_kind, scored


@pytest.mark.parametrize("size", [1, 4, 8])
def test_a_halfling_led_band_places_no_marker(size: int) -> None:
    """R57, D33."""
    text = "+".join((["halfling:red"] * 4 + ["halfling:blue"] * 4)[:size])
    state = make_state(hand=text)
    events = do(state, f"band {text}")
    assert of_kind(NoMarkerPlaced, events) == [NoMarkerPlaced(0, Kingdom.RED, declined=False)]
    assert state.supply[0] == 25
    assert state.to_move == 1


def test_a_halfling_led_band_places_none_where_markers_are_optional() -> None:
    """R57, D18."""
    state = make_state(hand="halfling:red", marker_placement="optional")
    do(state, "band halfling:red")
    assert state.to_move == 1


def test_a_halfling_led_band_scores_like_any_other() -> None:
    """R57, R87."""
    result = scored(make_state(bands={0: "halfling:red*4+halfling:blue*2"}))
    assert result.band_glory(0) == 15


def test_there_are_four_halflings_of_each_colour() -> None:
    """R3, R33."""
    state = make_state(hand="halfling:red*4")
    do(state, "band halfling:red*4")
    assert state.bands[0][0].size == 4
