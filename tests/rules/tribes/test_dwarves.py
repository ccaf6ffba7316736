"""Dwarves: their bands score as if one card larger."""

import pytest

from ethnos.rules import Kingdom
from tests.rules.builder import do, make_state, scored

ONE_KIND = ["dwarf:red", "dwarf:red", "dwarf:blue", "dwarf:blue", "dwarf:grey", "dwarf:grey"]


def test_the_extra_card_does_not_help_with_the_marker() -> None:
    """R52."""
    state = make_state(hand="dwarf:red", markers={"red": (1, 0, 0, 0)})
    do(state, "band dwarf:red")
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)
    assert state.to_move == 1


@pytest.mark.parametrize(("size", "glory"), list(enumerate([1, 3, 6, 10, 15, 15], start=1)))
def test_a_dwarf_led_band_scores_as_one_card_more(size: int, glory: int) -> None:
    """R101."""
    result = scored(make_state(bands={1: "+".join(ONE_KIND[:size])}))
    assert result.bands[0].dwarf_added == 1
    assert result.bands[0].counted_size == size + 1
    assert result.band_glory(1) == glory


def test_dwarf_follower_adds_nothing() -> None:
    """R42, R101."""
    result = scored(make_state(bands={1: "elf:red+dwarf:red"}))
    assert (result.bands[0].dwarf_added, result.band_glory(1)) == (0, 1)


@pytest.mark.parametrize(("skeletons", "glory"), [(1, 1), (5, 1)])
def test_skeletons_leave_before_the_dwarf_adds_one(skeletons: int, glory: int) -> None:
    """R98, R101, D50."""
    result = scored(make_state(bands={1: f"dwarf:red+skeleton*{skeletons}"}))
    assert result.bands[0].counted_size == 2
    assert result.band_glory(1) == glory
