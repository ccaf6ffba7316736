"""Trolls: their tokens decide ties."""

import pytest

from ethnos.rules.actions import TakeTrollToken
from ethnos.rules.errors import Refusal
from ethnos.rules.events import TrollTokenTaken
from tests.rules.builder import (
    do,
    end_age,
    kingdom_glory,
    make_state,
    merfolk_glory,
    of_kind,
    options,
    refused,
    scored,
)


def test_a_token_of_at_most_x_may_be_taken() -> None:
    """R68, D49."""
    state = make_state(hand="troll:red troll:blue troll:grey")
    do(state, "band troll:red+troll:blue+troll:grey")
    assert options(state) == ["troll 1", "troll 2", "troll 3", "troll none"]
    events = do(state, "troll 2")
    assert state.trolls[0] == (2,)
    assert of_kind(TrollTokenTaken, events) == [TrollTokenTaken(0, 2)]
    assert state.to_move == 1


def test_a_token_above_x_is_out_of_reach() -> None:
    """R68."""
    state = make_state(hand="troll:red troll:blue")
    do(state, "band troll:red+troll:blue")
    refusal = refused(state, TakeTrollToken(3))
    assert (refusal.code, refusal.clause) == (Refusal.TROLL_TOKEN_UNAVAILABLE, "R68")
    assert refusal.reason == "the band has 2 cards, too few for troll token 3"


def test_a_claimed_token_stays_with_its_owner() -> None:
    """R68, D49."""
    state = make_state(hand="troll:red troll:blue", trolls={0: (1,), 2: (2,)})
    do(state, "band troll:red+troll:blue")
    assert state.to_move == 1  # nothing is left to take
    state = make_state(hand="troll:red troll:blue", trolls={2: (2,)})
    do(state, "band troll:red+troll:blue")
    assert options(state) == ["troll 1", "troll none"]
    assert refused(state, TakeTrollToken(2)).reason == "troll token 2 is not beside the board"


def test_the_token_may_be_left() -> None:
    """R68, D49."""
    state = make_state(hand="troll:red")
    do(state, "band troll:red", "troll none")
    assert state.trolls[0] == ()
    assert state.to_move == 1


def test_one_player_may_hold_several_tokens() -> None:
    """R68."""
    state = make_state(hand="troll:red", trolls={0: (4,)})
    do(state, "band troll:red", "troll 1")
    assert state.trolls[0] == (1, 4)


def test_tokens_are_worth_no_glory() -> None:
    """R69."""
    state = make_state(hand="troll:red", trolls={0: (5, 6)}, tokens=(0, 0, 0))
    do(state, "band troll:red", "troll 1")
    end_age(state)
    assert state.glory == [0, 0, 0, 0]


# The end of an age.


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((3,), (2,), 0),
        ((1, 2), (4,), 1),
        ((1, 4), (5,), 1),  # equal totals: the highest single token decides
        ((1, 2, 3), (6,), 1),
        ((5,), (2, 3), 0),
        ((4, 6), (1, 3, 5), 0),  # 10 is more than 9
        ((1,), (), 0),
    ],
)
def test_the_higher_total_wins_a_tie_then_the_highest_token(
    first: tuple[int, ...], second: tuple[int, ...], winner: int
) -> None:
    """R94, R95, R96."""
    state = make_state(
        trolls={0: first, 1: second}, markers={"red": (2, 2, 0, 0)}, tokens=(4, 6, 8)
    )
    result = scored(state)
    assert [result.kingdom_glory(seat) for seat in (winner, 1 - winner)] == [4, 0]


def test_a_tie_decided_by_trolls_is_not_shared() -> None:
    """R96."""
    state = make_state(age=2, trolls={1: (1,)}, markers={"red": (2, 2, 1, 0)}, tokens=(2, 4, 8))
    result = scored(state)
    assert kingdom_glory(result) == [2, 4, 0, 0]
    assert [place.by_trolls for place in result.kingdoms[5].places] == [True, True, False]


def test_trolls_decide_second_and_third_place_too() -> None:
    """R94, D47."""
    state = make_state(age=3, trolls={2: (1,)}, markers={"red": (3, 2, 2, 0)}, tokens=(2, 4, 8))
    assert kingdom_glory(scored(state)) == [8, 2, 4, 0]


def test_trolls_order_all_tied_players() -> None:
    """R94, D47."""
    state = make_state(
        age=3, trolls={0: (1,), 2: (6,)}, markers={"red": (2, 2, 2, 2)}, tokens=(2, 4, 9)
    )
    result = scored(state)
    assert [place.seats for place in result.kingdoms[5].places] == [(2,), (0,), (1, 3)]
    assert kingdom_glory(result) == [4, 1, 9, 1]


def test_trolls_may_name_the_winner_only() -> None:
    """D47."""
    state = make_state(
        age=3,
        trolls={0: (1,), 2: (6,)},
        markers={"red": (2, 2, 2, 0)},
        tokens=(2, 4, 9),
        troll_depth="winner_only",
    )
    assert kingdom_glory(scored(state)) == [3, 3, 9, 0]


def test_without_tokens_tie_has_no_sole_winner() -> None:
    """R85, D47."""
    state = make_state(
        tribes="troll", markers={"red": (2, 2, 0, 0)}, tokens=(4, 6, 8), troll_depth="winner_only"
    )
    assert kingdom_glory(scored(state)) == [2, 2, 0, 0]


def test_players_are_compared_one_by_one() -> None:
    """R94, D48."""
    state = make_state(
        trolls={0: (5,), 1: (3,), 2: (4,)}, markers={"red": (1, 1, 1, 0)}, tokens=(6, 8, 8)
    )
    assert kingdom_glory(scored(state)) == [6, 0, 0, 0]


def test_tokens_do_not_help_against_more_markers() -> None:
    """R94."""
    state = make_state(trolls={0: (6,)}, markers={"red": (1, 2, 0, 0)}, tokens=(4, 6, 8))
    result = scored(state)
    assert kingdom_glory(result) == [0, 4, 0, 0]
    assert not any(place.by_trolls for place in result.kingdoms[5].places)


def test_tokens_need_markers_in_the_kingdom() -> None:
    """R84, R94."""
    state = make_state(trolls={0: (6,)}, markers={"red": (0, 0, 0, 0)}, tokens=(4, 6, 8))
    assert scored(state).kingdom_glory(0) == 0


@pytest.mark.parametrize("scope", ["kingdoms_and_merfolk", "all_end_of_age_ties"])
def test_trolls_decide_ties_on_the_merfolk_track(scope: str) -> None:
    """R88, R94, D46."""
    state = make_state(age=3, merfolk=(5, 5, 0, 0), trolls={1: (1,)}, troll_scope=scope)
    assert merfolk_glory(scored(state)) == [2, 4, 0, 0]


def test_trolls_may_decide_in_kingdoms_only() -> None:
    """D46."""
    state = make_state(
        age=3,
        merfolk=(5, 5, 0, 0),
        trolls={1: (1,)},
        markers={"red": (1, 1, 0, 0)},
        tokens=(2, 4, 8),
        troll_scope="kingdoms_only",
    )
    result = scored(state)
    assert merfolk_glory(result) == [3, 3, 0, 0]
    assert kingdom_glory(result) == [4, 8, 0, 0]


def test_tokens_go_back_at_the_end_of_the_age() -> None:
    """R97, R107."""
    state = make_state(trolls={0: (6,), 3: (1, 2)})
    end_age(state)
    assert state.trolls == [(), (), (), ()]
