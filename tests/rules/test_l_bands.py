"""L. Band scoring."""

import pytest

from ethnos.rules.components import band_glory
from ethnos.rules.events import BandScored
from tests.rules.builder import end_age, make_state, of_kind, scored

TEN = ["halfling:red"] * 4 + ["halfling:blue"] * 4 + ["halfling:grey"] * 2


@pytest.mark.parametrize(
    ("size", "glory"),
    [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (10, 15)],
)
def test_a_band_scores_by_its_size(size: int, glory: int) -> None:
    """R87."""
    assert band_glory(size) == glory
    assert scored(make_state(bands={2: "+".join(TEN[:size])})).band_glory(2) == glory


def test_every_band_scores_on_its_own() -> None:
    """R87."""
    state = make_state(
        bands={0: "elf:red+elf:blue elf:red+elf:blue elf:grey", 1: "orc:red+orc:blue"}
    )
    events = end_age(state)
    assert [event.result.glory for event in of_kind(BandScored, events)] == [1, 1, 0, 1]
    assert state.glory == [2, 1, 0, 0]


def test_dwarves_and_two_other_bands_make_13() -> None:
    """R87, R101, D61."""
    state = make_state(
        bands={
            0: "dwarf:red orc:red+orc:blue+orc:grey+orc:green elf:red+elf:blue+elf:grey+elf:green"
        }
    )
    assert [one.glory for one in scored(state).bands] == [1, 6, 6]
    assert state.glory[0] == 13


def test_glory_has_no_end() -> None:
    """D78."""
    state = make_state(glory=(199, 0, 0, 0), bands={0: "+".join(TEN)})
    end_age(state)
    assert state.glory[0] == 214
