"""Merfolk: a track of their own, with free markers on the way."""

import pytest

from ethnos.rules import Kingdom
from ethnos.rules.actions import MoveMerfolk
from ethnos.rules.errors import Refusal
from ethnos.rules.events import FreeMarkerDeclined, MarkerPlaced, MerfolkMoved
from ethnos.rules.state import Decision
from tests.rules.builder import (
    cards,
    do,
    end_age,
    make_state,
    marker_total,
    merfolk_glory,
    of_kind,
    options,
    refused,
    scored,
)

SIX = "merfolk:red+merfolk:red+merfolk:blue+merfolk:blue+merfolk:grey+merfolk:grey"


def test_track_marker_moves_x_spaces_in_addition_to_board_marker() -> None:
    """R58."""
    state = make_state(hand="merfolk:red merfolk:blue", merfolk=(4, 0, 0, 0))
    events = do(state, "band merfolk:red+merfolk:blue")
    assert state.merfolk == [6, 0, 0, 0]
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)
    assert of_kind(MerfolkMoved, events) == [MerfolkMoved(0, 4, 6, ())]
    assert state.to_move == 1


def test_the_marker_moves_even_if_none_goes_to_the_board() -> None:
    """R41, R58."""
    state = make_state(hand="merfolk:red", markers={"red": (1, 0, 0, 0)}, merfolk=(0, 0, 0, 0))
    do(state, "band merfolk:red")
    assert state.merfolk == [1, 0, 0, 0]


def test_the_move_is_not_a_choice() -> None:
    """R58, D34."""
    state = make_state(hand="merfolk:red merfolk:blue")
    do(state, "band merfolk:red+merfolk:blue")
    assert state.merfolk[0] == 2
    assert state.to_move == 1


def test_the_move_may_be_a_choice() -> None:
    """D34."""
    state = make_state(hand="merfolk:red merfolk:blue", merfolk=(2, 0, 0, 0), merfolk_move="up_to")
    do(state, "band merfolk:red+merfolk:blue")
    assert state.decision is Decision.MERFOLK_MOVE
    assert options(state) == ["move 0", "move 1", "move 2"]
    refusal = refused(state, MoveMerfolk(3))
    assert (refusal.code, refusal.clause) == (Refusal.MOVE_TOO_FAR, "R58")
    assert refusal.reason == "the merfolk marker can move 0 to 2 spaces"
    assert refused(state, MoveMerfolk(-1)).code == Refusal.MOVE_TOO_FAR
    do(state, "move 1")
    assert state.merfolk == [3, 0, 0, 0]
    assert options(state)[-1] == "free none"


def test_no_decision_when_track_marker_cannot_move() -> None:
    """R60, D34."""
    state = make_state(hand="merfolk:red", merfolk=(18, 0, 0, 0), merfolk_move="up_to")
    do(state, "band merfolk:red")
    assert state.to_move == 1


@pytest.mark.parametrize(
    ("start", "size", "symbols"),
    [
        (0, 2, ()),
        (0, 3, (3,)),
        (2, 1, (3,)),
        (3, 1, ()),  # a symbol left behind does not pay again
        (2, 2, (3,)),
        (6, 1, (7,)),
        (11, 1, (12,)),
        (17, 1, (18,)),
        (2, 6, (3, 7)),
        (7, 5, (12,)),
        (12, 6, (18,)),
    ],
)
def test_a_symbol_reached_or_passed_gives_a_free_marker(
    start: int, size: int, symbols: tuple[int, ...]
) -> None:
    """R59, D35, F4."""
    text = "+".join(SIX.split("+")[:size])
    state = make_state(hand=text, merfolk=(start, 0, 0, 0))
    events = do(state, f"band {text}")
    assert of_kind(MerfolkMoved, events)[0].symbols == symbols
    assert state.free_markers == len(symbols)
    assert (state.decision is Decision.FREE_MARKER) == bool(symbols)


def test_several_symbols_give_several_markers() -> None:
    """R59, D35."""
    state = make_state(hand=SIX, merfolk=(2, 0, 0, 0))
    events = do(state, f"band {SIX}", "free blue", "free blue")
    assert state.markers[Kingdom.BLUE] == (2, 0, 0, 0)
    assert [event.free for event in of_kind(MarkerPlaced, events)] == [False, True, True]
    assert state.to_move == 1


def test_several_symbols_may_give_one_marker() -> None:
    """D35."""
    state = make_state(hand=SIX, merfolk=(2, 0, 0, 0), merfolk_symbols="one_per_move")
    do(state, f"band {SIX}", "free blue")
    assert marker_total(state, 0) == 2
    assert state.to_move == 1


def test_a_free_marker_asks_for_no_size() -> None:
    """R59, D36."""
    state = make_state(hand="merfolk:red", merfolk=(2, 0, 0, 0), markers={"red": (5, 5, 5, 5)})
    do(state, "band merfolk:red")
    assert options(state) == [
        *(f"free {kingdom}" for kingdom in Kingdom),
        "free none",
    ]
    do(state, "free red")
    assert state.markers[Kingdom.RED] == (6, 5, 5, 5)


def test_with_two_players_it_asks_for_no_size_either() -> None:
    """R59, R113, D36."""
    state = make_state(players=2, hand="merfolk:red", merfolk=(2, 0), markers={"blue": (3, 4)})
    do(state, "band merfolk:red", "free blue")
    assert state.markers[Kingdom.BLUE] == (4, 4)


def test_a_free_marker_may_join_the_ordinary_one() -> None:
    """R59, D36."""
    state = make_state(hand="merfolk:red", merfolk=(2, 0, 0, 0))
    do(state, "band merfolk:red", "free red")
    assert state.markers[Kingdom.RED] == (2, 0, 0, 0)


def test_each_free_marker_may_be_declined() -> None:
    """R59, D36."""
    state = make_state(hand=SIX, merfolk=(2, 0, 0, 0))
    events = do(state, f"band {SIX}", "free none", "free grey")
    assert of_kind(FreeMarkerDeclined, events) == [FreeMarkerDeclined(0)]
    assert state.markers[Kingdom.GREY] == (1, 0, 0, 0)
    assert state.to_move == 1


def test_no_decision_without_marker_in_supply() -> None:
    """R59, D21, D36."""
    state = make_state(hand="merfolk:red", merfolk=(2, 0, 0, 0), supply={0: 1})
    do(state, "band merfolk:red")
    assert marker_total(state, 0) == 1
    assert (state.merfolk[0], state.to_move) == (3, 1)


def test_the_last_marker_in_supply_ends_the_free_markers() -> None:
    """R59, D21, D36."""
    state = make_state(hand=SIX, merfolk=(2, 0, 0, 0), supply={0: 2})
    do(state, f"band {SIX}", "free red")
    assert (state.supply[0], state.free_markers) == (0, 0)
    assert state.to_move == 1


def test_leftovers_are_discarded_after_the_free_marker() -> None:
    """R34, R44, R59."""
    state = make_state(hand="merfolk:red orc:blue", merfolk=(2, 0, 0, 0))
    do(state, "band merfolk:red")
    assert state.hands[0] == cards("orc:blue")
    do(state, "free none")
    assert state.pool == cards("orc:blue")


def test_the_last_space_is_final() -> None:
    """R60, D37."""
    state = make_state(hand="merfolk:red merfolk:blue", merfolk=(17, 0, 0, 0))
    events = do(state, "band merfolk:red+merfolk:blue")
    assert of_kind(MerfolkMoved, events) == [MerfolkMoved(0, 17, 18, (18,))]
    assert state.free_markers == 1


def test_the_last_symbol_pays_once() -> None:
    """R60, D37."""
    state = make_state(hand="merfolk:red", merfolk=(18, 0, 0, 0))
    events = do(state, "band merfolk:red")
    assert of_kind(MerfolkMoved, events) == [MerfolkMoved(0, 18, 18, ())]
    assert state.to_move == 1


# The end of an age.


@pytest.mark.parametrize(
    ("age", "spaces", "glory"),
    [
        (1, (5, 3, 2, 0), [1, 0, 0, 0]),
        (2, (5, 3, 2, 0), [2, 1, 0, 0]),
        (3, (5, 3, 2, 0), [4, 2, 1, 0]),
        (3, (5, 5, 2, 1), [3, 3, 1, 0]),
        (3, (5, 2, 2, 2), [4, 1, 1, 1]),
        (1, (5, 5, 0, 0), [0, 0, 0, 0]),
        (2, (5, 5, 5, 0), [1, 1, 1, 0]),
    ],
)
def test_the_track_scores_like_a_kingdom(
    age: int, spaces: tuple[int, ...], glory: list[int]
) -> None:
    """R88, D38, F5."""
    result = scored(make_state(age=age, merfolk=spaces))
    assert merfolk_glory(result) == glory


def test_the_track_may_pay_its_leader_only() -> None:
    """D38."""
    result = scored(make_state(age=3, merfolk=(5, 3, 2, 0), merfolk_scoring="leader_only"))
    assert merfolk_glory(result) == [4, 0, 0, 0]


def test_several_leaders_share_what_the_leader_gets() -> None:
    """D38, D60."""
    result = scored(make_state(age=3, merfolk=(5, 5, 2, 0), merfolk_scoring="leader_only"))
    assert merfolk_glory(result) == [2, 2, 0, 0]


@pytest.mark.parametrize(("age", "glory"), [(1, [1, 0, 0]), (2, [3, 1, 0])])
def test_three_players_score_the_other_side(age: int, glory: list[int]) -> None:
    """R88, R112, F5."""
    result = scored(make_state(players=3, age=age, merfolk=(5, 3, 2)))
    assert merfolk_glory(result) == glory


def test_space_0_has_no_place() -> None:
    """R88, D39."""
    result = scored(make_state(age=3, merfolk=(5, 0, 0, 0)))
    assert result.merfolk is not None
    assert [place.seats for place in result.merfolk.places] == [(0,)]


def test_space_0_may_have_a_place() -> None:
    """D39."""
    result = scored(make_state(age=3, merfolk=(5, 0, 0, 0), merfolk_zero_ranks="true"))
    assert merfolk_glory(result) == [4, 1, 1, 1]


@pytest.mark.parametrize(
    ("age", "spaces", "glory"),
    [
        (1, (5, 3), [1, 0]),
        (1, (5, 0), [1, 0]),
        (2, (5, 3), [3, 0]),
        (2, (5, 5), [1, 1]),
        (2, (5, 0), [4, 0]),
        (2, (0, 0), [0, 0]),
    ],
)
def test_two_players_score_the_track_like_a_kingdom_of_two(
    age: int, spaces: tuple[int, ...], glory: list[int]
) -> None:
    """R88, R115, R116, D39."""
    result = scored(make_state(players=2, age=age, merfolk=spaces))
    assert merfolk_glory(result) == glory


def test_being_alone_on_the_track_may_bring_no_bonus() -> None:
    """D39."""
    state = make_state(players=2, age=2, merfolk=(5, 0), merfolk_two_player_sole_bonus="false")
    assert scored(state).merfolk_glory(0) == 3


@pytest.mark.parametrize("bonus", ["true", "false"])
@pytest.mark.parametrize(("spaces", "glory"), [((5, 0), [3, 0]), ((0, 0), [1, 1])])
def test_with_a_place_on_space_0_nobody_is_alone(
    bonus: str, spaces: tuple[int, int], glory: list[int]
) -> None:
    """D39: with both present there is no bonus to earn, whatever the other option says."""
    state = make_state(
        players=2,
        age=2,
        merfolk=spaces,
        merfolk_zero_ranks="true",
        merfolk_two_player_sole_bonus=bonus,
    )
    assert merfolk_glory(scored(state)) == glory


def test_positions_stay_for_the_next_age() -> None:
    """R89, R106."""
    state = make_state(merfolk=(5, 3, 0, 18))
    end_age(state)
    assert state.age == 2
    assert state.merfolk == [5, 3, 0, 18]


def test_without_merfolk_there_is_no_track_to_score() -> None:
    """R78."""
    result = scored(make_state(tribes="dwarf elf orc troll giant wizard"))
    assert result.merfolk is None
    assert result.merfolk_glory(0) == 0
