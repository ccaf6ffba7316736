"""Q. Three players."""

import pytest

from ethnos.rules import Kingdom
from tests.rules.builder import do, kingdom_glory, make_state, scored


@pytest.mark.parametrize(
    ("age", "markers", "glory"),
    [
        (1, (3, 2, 1), [4, 0, 0]),
        (2, (3, 2, 1), [8, 4, 0]),  # second place counts
        (2, (3, 0, 0), [8, 0, 0]),  # being alone brings nothing more
        (2, (2, 2, 0), [6, 6, 0]),
        (2, (3, 2, 2), [8, 2, 2]),
    ],
)
def test_kingdoms_score_by_the_normal_rules(
    age: int, markers: tuple[int, ...], glory: list[int]
) -> None:
    """R118, R119, D56."""
    state = make_state(players=3, age=age, markers={"red": markers}, tokens=(4, 8))
    assert kingdom_glory(scored(state)) == glory


def test_only_own_markers_count_against_a_band() -> None:
    """R119."""
    state = make_state(players=3, hand="dwarf:red", markers={"red": (0, 4, 3)})
    do(state, "band dwarf:red")
    assert state.markers[Kingdom.RED] == (1, 4, 3)


def test_the_rulings_for_two_do_not_touch_three() -> None:
    """R119, D65."""
    state = make_state(
        players=3,
        age=2,
        merfolk=(5, 0, 0),
        markers={"red": (2, 2, 0)},
        tokens=(4, 8),
        two_player_tie="both_tokens",
        merfolk_two_player_sole_bonus="false",
    )
    result = scored(state)
    assert kingdom_glory(result) == [6, 6, 0]
    assert result.merfolk_glory(0) == 3
