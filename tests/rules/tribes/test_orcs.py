"""Orcs: a board of their own that is emptied in a raid."""

import pytest

from ethnos.rules import Kingdom, view
from ethnos.rules.actions import Raid
from ethnos.rules.errors import Refusal
from ethnos.rules.events import OrcMarkerPlaced, OrcsRaided, RaidDecided
from ethnos.rules.results import RaidResult
from ethnos.rules.state import Decision
from tests.rules.builder import cards, do, end_age, make_state, of_kind, options, refused

ALL_SIX = "blue green grey orange purple red"


def test_orc_marker_is_placed_in_addition_to_board_marker() -> None:
    """R62."""
    state = make_state(hand="orc:red")
    events = do(state, "band orc:red", "orc yes")
    assert state.orc_boards[0] == (Kingdom.RED,)
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)
    assert state.supply[0] == 23
    assert of_kind(OrcMarkerPlaced, events) == [OrcMarkerPlaced(0, Kingdom.RED)]
    assert state.to_move == 1


def test_the_space_has_the_colour_of_the_leader() -> None:
    """R62."""
    state = make_state(hand="orc:red orc:blue")
    do(state, "band orc:blue+orc:red", "orc yes")
    assert state.orc_boards[0] == (Kingdom.BLUE,)


def test_the_orc_marker_needs_no_marker_on_the_board() -> None:
    """R62, D42."""
    state = make_state(hand="orc:red", markers={"red": (1, 0, 0, 0)})
    do(state, "band orc:red", "orc yes")
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)
    assert state.orc_boards[0] == (Kingdom.RED,)


def test_the_orc_marker_may_be_left_out() -> None:
    """R62, D20."""
    state = make_state(hand="orc:red")
    do(state, "band orc:red", "orc no")
    assert state.orc_boards[0] == ()
    assert state.supply[0] == 24


def test_a_space_holds_one_marker() -> None:
    """R63, D42."""
    state = make_state(hand="orc:red", orcs={0: "red"})
    do(state, "band orc:red")
    assert state.to_move == 1
    assert state.orc_boards[0] == (Kingdom.RED,)


def test_other_boards_do_not_matter() -> None:
    """R15, R63."""
    state = make_state(hand="orc:red", orcs={1: "red"})
    do(state, "band orc:red", "orc yes")
    assert state.orc_boards[:2] == [(Kingdom.RED,), (Kingdom.RED,)]


def test_an_unlimited_supply_serves_the_orcs_too() -> None:
    """D21."""
    state = make_state(hand="orc:red", supply={0: 0}, marker_supply="unlimited")
    do(state, "band orc:red", "orc yes")
    assert state.orc_boards[0] == (Kingdom.RED,)
    end_age(state)
    do(state, "raid red")
    assert state.supply[0] == 0


def test_leftovers_are_discarded_after_the_orc_marker() -> None:
    """R34, R44, R62."""
    state = make_state(hand="orc:red elf:blue")
    do(state, "band orc:red")
    assert state.pool == ()
    do(state, "orc no")
    assert state.pool == cards("elf:blue")


# The end of an age.


@pytest.mark.parametrize(("markers", "glory"), list(enumerate([1, 3, 6, 10, 15, 20], start=1)))
def test_a_raid_pays_by_the_markers_taken_off(markers: int, glory: int) -> None:
    """R92, F3."""
    spaces = " ".join(ALL_SIX.split()[:markers])
    state = make_state(orcs={1: spaces})
    end_age(state)
    assert (state.to_move, state.decision) == (1, Decision.RAID)
    events = do(state, f"raid {spaces.replace(' ', '+')}")
    assert state.glory == [0, glory, 0, 0]
    assert state.orc_boards[1] == ()
    result = RaidResult(1, tuple(map(Kingdom, spaces.split())), glory)
    assert of_kind(OrcsRaided, events) == [OrcsRaided(result)]
    assert state.results[-1].raid_glory(1) == glory


def test_raided_markers_go_back_to_the_supply() -> None:
    """R92, D21."""
    state = make_state(orcs={0: "red blue"})
    assert state.supply[0] == 23
    end_age(state)
    do(state, "raid blue+red")
    assert state.supply[0] == 25


def test_raid_may_be_postponed() -> None:
    """R93, R105."""
    state = make_state(orcs={0: "red blue"})
    end_age(state)
    events = do(state, "raid none")
    assert state.orc_boards[0] == (Kingdom.BLUE, Kingdom.RED)
    assert of_kind(OrcsRaided, events) == [OrcsRaided(RaidResult(0, (), 0))]
    assert state.age == 2


def test_raid_decision_recurs_in_later_ages() -> None:
    """R93."""
    state = make_state(orcs={0: "red"})
    end_age(state)
    do(state, "raid none")
    end_age(state)
    assert options(state) == ["raid none", "raid red"]
    do(state, "raid red")
    assert state.glory[0] == 1


def test_a_raid_takes_all_or_nothing() -> None:
    """R92, D40."""
    state = make_state(orcs={0: "red blue"})
    end_age(state)
    assert options(state) == ["raid none", "raid blue+red"]
    refusal = refused(state, Raid((Kingdom.RED,)))
    assert (refusal.code, refusal.clause) == (Refusal.RAID_ALL_OR_NOTHING, "D40")


def test_a_raid_may_take_any_number() -> None:
    """D40."""
    state = make_state(orcs={0: "red blue grey"}, orc_raid="any_number")
    end_age(state)
    assert sorted(options(state)) == sorted(
        [
            *("raid none", "raid blue", "raid grey", "raid red"),
            *("raid blue+grey", "raid blue+red", "raid grey+red", "raid blue+grey+red"),
        ]
    )
    do(state, "raid blue+red")
    assert state.glory[0] == 3
    assert state.orc_boards[0] == (Kingdom.GREY,)


def test_an_empty_space_cannot_be_raided() -> None:
    """R92."""
    state = make_state(orcs={0: "red blue"}, orc_raid="any_number")
    end_age(state)
    refusal = refused(state, Raid((Kingdom.GREY,)))
    assert (refusal.code, refusal.clause) == (Refusal.SPACE_EMPTY, "R92")
    assert refusal.reason == "the grey space of the orc board is empty"
    assert refused(state, Raid((Kingdom.RED, Kingdom.RED))).code == Refusal.SPACE_EMPTY


def test_raids_go_clockwise_from_the_first_player_of_the_age() -> None:
    """R92, D41."""
    state = make_state(orcs={0: "red", 1: "red", 3: "red"}, first_player=1, turn=2)
    end_age(state)
    asked = []
    while state.decision is Decision.RAID:
        asked.append(state.to_move)
        do(state, "raid red")
    assert asked == [1, 3, 0]


def test_raids_are_open_and_happen_at_once() -> None:
    """D41."""
    state = make_state(orcs={0: "red", 1: "red"})
    end_age(state)
    do(state, "raid red")
    assert state.glory == [1, 0, 0, 0]
    assert view(state, 1).raid_plans == ((Kingdom.RED,), None, None, None)


def test_raids_may_be_decided_in_secret_and_happen_together() -> None:
    """D41."""
    state = make_state(orcs={0: "red", 1: "blue"}, orc_raid_order="simultaneous")
    end_age(state)
    events = do(state, "raid red")
    assert of_kind(RaidDecided, events) == [RaidDecided(0)]
    assert of_kind(OrcsRaided, events) == []
    assert state.glory == [0, 0, 0, 0]
    assert view(state, 0).raid_plans == ((Kingdom.RED,), None, None, None)
    for other in (1, 2, None):
        assert view(state, other).raid_plans == (None, None, None, None)
        assert view(state, other).raids_decided == (True, False, False, False)
        assert view(state, other).orc_boards[0] == (Kingdom.RED,)
    events = do(state, "raid blue")
    assert [event.result.seat for event in of_kind(OrcsRaided, events)] == [0, 1]
    assert state.glory == [1, 1, 0, 0]


def test_player_without_orc_marker_has_no_raid_decision() -> None:
    """R92."""
    state = make_state(tribes="orc")
    end_age(state)
    assert (state.age, state.decision) == (2, Decision.TURN)


def test_raid_is_possible_in_last_age() -> None:
    """R92."""
    state = make_state(age=3, orcs={2: "red blue grey"})
    end_age(state)
    do(state, "raid blue+grey+red")
    assert state.glory == [0, 0, 6, 0]
    assert state.is_over
