"""Wingfolk: their marker flies to any kingdom."""

from ethnos.rules import Kingdom
from ethnos.rules.actions import PlaceMarker
from ethnos.rules.errors import Refusal
from ethnos.rules.state import Decision
from tests.rules.builder import do, make_state, options, refused


def test_the_marker_may_go_to_any_kingdom() -> None:
    """R70, D53."""
    state = make_state(hand="wingfolk:red")
    do(state, "band wingfolk:red")
    assert state.decision is Decision.MARKER
    assert options(state) == [f"place {kingdom}" for kingdom in Kingdom]
    do(state, "place grey")
    assert state.markers[Kingdom.GREY] == (1, 0, 0, 0)
    assert state.markers[Kingdom.RED] == (0, 0, 0, 0)
    assert state.to_move == 1


def test_the_band_must_be_big_enough_for_the_kingdom_chosen() -> None:
    """R71."""
    state = make_state(
        hand="wingfolk:red wingfolk:blue", markers={"red": (2, 0, 0, 0), "grey": (1, 9, 0, 0)}
    )
    do(state, "band wingfolk:red+wingfolk:blue")
    assert "place grey" in options(state)
    refusal = refused(state, PlaceMarker(Kingdom.RED))
    assert (refusal.code, refusal.clause) == (Refusal.BAND_TOO_SMALL, "R38")
    assert refusal.reason == "the band has 2 cards, Rhea needs 3"


def test_the_only_open_kingdom_is_taken() -> None:
    """R71, D53."""
    full = {kingdom.value: (1, 0, 0, 0) for kingdom in Kingdom if kingdom is not Kingdom.BLUE}
    state = make_state(hand="wingfolk:red", markers=full)
    do(state, "band wingfolk:red")
    assert state.markers[Kingdom.BLUE] == (1, 0, 0, 0)
    assert state.to_move == 1


def test_where_no_kingdom_is_open_no_marker_is_placed() -> None:
    """R71."""
    state = make_state(
        hand="wingfolk:red", markers={kingdom.value: (1, 0, 0, 0) for kingdom in Kingdom}
    )
    do(state, "band wingfolk:red")
    assert state.to_move == 1
    assert state.supply[0] == 19


def test_with_two_players_the_markers_of_both_count() -> None:
    """R71, R113."""
    state = make_state(players=2, hand="wingfolk:red", markers={"red": (0, 1), "blue": (1, 0)})
    do(state, "band wingfolk:red")
    assert options(state) == ["place green", "place grey", "place orange", "place purple"]


def test_where_markers_are_optional_wingfolk_may_decline() -> None:
    """D18, D53."""
    state = make_state(hand="wingfolk:red", marker_placement="optional")
    do(state, "band wingfolk:red")
    assert options(state)[-1] == "place none"
