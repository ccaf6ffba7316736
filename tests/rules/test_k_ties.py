"""K. Ties in kingdoms."""

import pytest

from tests.rules.builder import kingdom_glory, make_state, scored


@pytest.mark.parametrize(
    ("age", "markers", "glory"),
    [
        (1, (2, 2, 1, 0), [1, 1, 0, 0]),  # 3 shared by two
        (1, (2, 2, 2, 0), [1, 1, 1, 0]),
        (1, (2, 2, 2, 2), [0, 0, 0, 0]),
        (2, (2, 2, 1, 0), [4, 4, 0, 0]),  # 6 + 3 shared by two
        (2, (2, 2, 2, 0), [3, 3, 3, 0]),
        (2, (3, 2, 2, 0), [6, 1, 1, 0]),  # a tie for second reaches into places that pay nothing
        (3, (2, 2, 1, 0), [8, 8, 3, 0]),
        (3, (3, 2, 2, 0), [10, 4, 4, 0]),
        (3, (3, 2, 2, 2), [10, 3, 3, 3]),
        (3, (3, 2, 1, 1), [10, 6, 1, 1]),
        (3, (1, 1, 1, 1), [4, 4, 4, 4]),  # 10 + 6 + 3 = 19, shared by four
    ],
)
def test_tied_players_add_up_their_places_and_share(
    age: int, markers: tuple[int, ...], glory: list[int]
) -> None:
    """R85, R86, D58, D60."""
    state = make_state(age=age, markers={"red": markers}, tokens=(3, 6, 10))
    assert kingdom_glory(scored(state)) == glory


def test_player_behind_tie_keeps_rank() -> None:
    """R86."""
    state = make_state(age=3, markers={"red": (2, 2, 1, 0)}, tokens=(3, 6, 10))
    places = scored(state).kingdoms[5].places
    assert [(place.rank, place.seats, place.values) for place in places] == [
        (1, (0, 1), (10, 6)),
        (3, (2,), (3,)),
    ]


def test_six_players_may_share_a_token_into_nothing() -> None:
    """R85, D60."""
    state = make_state(players=6, markers={"red": (1, 1, 1, 1, 1, 1)}, tokens=(4, 6, 8))
    assert kingdom_glory(scored(state)) == [0, 0, 0, 0, 0, 0]


def test_three_players_share_a_4_as_1_each() -> None:
    """R85, D60."""
    state = make_state(markers={"red": (1, 1, 1, 0)}, tokens=(4, 6, 8))
    assert kingdom_glory(scored(state)) == [1, 1, 1, 0]


def test_one_marker_more_would_have_tied() -> None:
    """R85, D76."""
    behind = make_state(age=2, markers={"red": (3, 2, 0, 0)}, tokens=(2, 4, 8))
    level = make_state(age=2, markers={"red": (3, 3, 0, 0)}, tokens=(2, 4, 8))
    assert kingdom_glory(scored(behind)) == [4, 2, 0, 0]
    assert kingdom_glory(scored(level)) == [3, 3, 0, 0]


def test_the_place_explains_the_sum() -> None:
    """R85."""
    state = make_state(age=2, markers={"red": (3, 3, 1, 0)}, tokens=(2, 5, 8))
    first = scored(state).kingdoms[5].places[0]
    assert (first.strength, first.values, first.glory, first.by_trolls) == (3, (5, 2), 3, False)
