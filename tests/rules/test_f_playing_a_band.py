"""F. The second of two actions: play a band, step by step."""

from itertools import combinations

import pytest

from ethnos.rules import Kingdom, is_legal
from ethnos.rules.actions import PlaceMarker, PlayBand
from ethnos.rules.cards import without
from ethnos.rules.errors import Refusal
from ethnos.rules.events import (
    BandPlayed,
    HandDiscarded,
    MarkerPlaced,
    NoMarkerPlaced,
    OrcMarkerPlaced,
    TurnBegan,
)
from ethnos.rules.state import Decision
from ethnos.rules.tribes.trolls import Trolls
from tests.rules.builder import (
    band,
    bands_to_play,
    card,
    cards,
    do,
    end_age,
    make_state,
    of_kind,
    options,
    play_band,
    refused,
)


def test_a_band_shares_a_tribe_or_a_colour() -> None:
    """R33."""
    state = make_state(hand="elf:red elf:blue orc:red")
    assert bands_to_play(state) == [
        "band elf:blue",
        "band elf:blue+elf:red",
        "band elf:red",
        "band elf:red+elf:blue",
        "band elf:red+orc:red",
        "band orc:red",
        "band orc:red+elf:red",
    ]


def test_cards_that_share_neither_tribe_nor_colour_are_no_band() -> None:
    """R33."""
    state = make_state(hand="elf:red elf:blue orc:red")
    for text in ("elf:blue+orc:red", "elf:red+elf:blue+orc:red", "orc:red+elf:red+elf:blue"):
        refusal = refused(state, play_band(text))
        assert (refusal.code, refusal.clause) == (Refusal.NOT_A_BAND, "R33")
        assert refusal.reason == "the cards share neither a tribe nor a kingdom"


def test_listed_bands_are_all_that_check_allows() -> None:
    """R33, R65."""
    hand = "dwarf:red dwarf:blue elf:blue elf:red orc:blue orc:red skeleton"
    state = make_state(hand=hand)
    chosen = (
        PlayBand(leader, others)
        for leader in state.hands[0]
        for size in range(7)
        for others in combinations(without(state.hands[0], (leader,)), size)
    )
    allowed = {str(action) for action in chosen if is_legal(state, action)}
    assert sorted(bands_to_play(state)) == sorted(allowed)
    assert "band elf:red+dwarf:red+elf:blue" not in allowed


def test_a_band_comes_from_the_hand() -> None:
    """R33."""
    state = make_state(hand="elf:red", pool="elf:blue")
    refusal = refused(state, play_band("elf:red+elf:blue"))
    assert (refusal.code, refusal.clause) == (Refusal.NOT_IN_HAND, "R33")
    assert refusal.reason == "elf:blue is not in hand"


def test_card_cannot_be_used_twice() -> None:
    """R33."""
    refusal = refused(make_state(hand="elf:red"), play_band("elf:red+elf:red"))
    assert refusal.code == Refusal.NOT_IN_HAND


def test_equal_bands_are_offered_once_and_written_in_one_way() -> None:
    """R33."""
    state = make_state(hand="elf:red elf:red elf:blue")
    offered = bands_to_play(state)
    assert len(offered) == len(set(offered))
    refusal = refused(state, PlayBand(card("elf:red"), cards("elf:red elf:blue")))
    assert refusal.code == Refusal.NOT_A_BAND
    do(state, "band elf:red+elf:blue+elf:red")


def test_ten_cards_make_the_largest_band() -> None:
    """R33."""
    ten = "halfling:red*4 halfling:blue*4 halfling:grey*2"
    state = make_state(hand=ten)
    do(state, "band " + ten.replace(" ", "+"))
    assert state.bands[0][0].size == 10


def test_no_band_has_eleven_cards() -> None:
    """R33."""
    eleven = "halfling:red*4 halfling:blue*4 halfling:grey*3"
    state = make_state(hand=eleven)
    refusal = refused(state, play_band(eleven))
    assert (refusal.code, refusal.clause) == (Refusal.BAND_TOO_LARGE, "R33")
    assert refusal.reason == "a band has at most 10 cards"


def test_the_steps_come_in_their_printed_order() -> None:
    """R34, D75."""
    state = make_state(hand="orc:red troll:blue")
    events = do(state, "band orc:red", "orc yes")
    assert [type(event) for event in events] == [
        BandPlayed,
        MarkerPlaced,
        OrcMarkerPlaced,
        HandDiscarded,
        TurnBegan,
    ]


def test_the_band_lies_in_front_of_its_player_with_the_leader_on_top() -> None:
    """R35, R36."""
    state = make_state(hand="elf:red orc:red troll:blue")
    events = do(state, "band orc:red+elf:red", "orc no")
    assert state.bands[0] == (band("orc:red+elf:red"),)
    assert state.bands[0][0].leader == card("orc:red")
    assert of_kind(BandPlayed, events) == [BandPlayed(0, band("orc:red+elf:red"))]


def test_any_card_of_the_band_may_lead_it() -> None:
    """R36."""
    offered = bands_to_play(make_state(hand="dwarf:red minotaur:red elf:red"))
    assert [text for text in offered if text.count("+") == 2] == [
        "band dwarf:red+elf:red+minotaur:red",
        "band elf:red+dwarf:red+minotaur:red",
        "band minotaur:red+dwarf:red+elf:red",
    ]


def test_the_leader_is_one_of_the_cards() -> None:
    """R36."""
    state = make_state(hand="elf:red elf:blue", pool="elf:grey")
    assert refused(state, play_band("elf:grey+elf:red")).code == Refusal.NOT_IN_HAND
    refusal = refused(state, PlayBand(None, cards("elf:red")))
    assert (refusal.code, refusal.clause) == (Refusal.NO_LEADER, "R36")


def test_the_marker_goes_to_the_kingdom_of_the_leader() -> None:
    """R37."""
    state = make_state(hand="dwarf:red dwarf:blue")
    events = do(state, "band dwarf:blue+dwarf:red")
    assert state.markers[Kingdom.BLUE] == (1, 0, 0, 0)
    assert state.markers[Kingdom.RED] == (0, 0, 0, 0)
    assert of_kind(MarkerPlaced, events) == [MarkerPlaced(0, Kingdom.BLUE, 1, free=False)]


@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("own", [0, 1, 2, 3, 4])
def test_own_markers_must_be_fewer_than_cards(own: int, size: int) -> None:
    """R38, D19."""
    text = "+".join(["dwarf:red", "dwarf:red", "dwarf:blue", "dwarf:blue"][:size])
    state = make_state(hand=text, markers={"red": (own, 0, 0, 0)})
    do(state, f"band {text}")
    assert state.markers[Kingdom.RED][0] == own + (own < size)


def test_markers_of_others_do_not_count() -> None:
    """R38."""
    state = make_state(hand="dwarf:red", markers={"red": (0, 5, 3, 1)})
    do(state, "band dwarf:red")
    assert state.markers[Kingdom.RED] == (1, 5, 3, 1)


def test_a_big_band_brings_one_marker_too() -> None:
    """R39, R40."""
    state = make_state(hand="dwarf:red dwarf:red dwarf:blue dwarf:grey")
    do(state, "band dwarf:red+dwarf:red+dwarf:blue+dwarf:grey")
    assert sum(sum(there) for there in state.markers.values()) == 1
    assert state.supply[0] == 24


def test_a_band_too_small_for_a_marker_may_be_played_and_scores() -> None:
    """R41, D22."""
    state = make_state(hand="elf:red elf:blue", markers={"red": (2, 0, 0, 0)}, tokens=(0, 0, 0))
    events = do(state, "band elf:red+elf:blue")
    assert of_kind(NoMarkerPlaced, events) == [NoMarkerPlaced(0, Kingdom.RED, declined=False)]
    end_age(state)
    assert state.glory == [1, 0, 0, 0]


def test_only_the_leader_s_ability_is_used() -> None:
    """R42, D52."""
    state = make_state(hand="dwarf:red orc:red elf:red troll:red wizard:red elf:blue")
    do(state, "band dwarf:red+elf:red+orc:red+troll:red+wizard:red")
    assert (state.to_move, state.decision) == (1, Decision.TURN)
    assert state.hands[0] == ()


def test_x_is_the_number_of_cards_with_the_leader() -> None:
    """R43, D23."""
    state = make_state(hand="troll:red troll:blue elf:red")
    do(state, "band troll:red+elf:red")
    assert options(state) == ["troll 1", "troll 2", "troll none"]


def test_the_rest_of_the_hand_goes_to_the_pool() -> None:
    """R44."""
    state = make_state(hand="dwarf:red elf:blue orc:grey", pool="elf:red")
    events = do(state, "band dwarf:red")
    assert state.hands[0] == ()
    assert state.pool == cards("elf:blue elf:red orc:grey")
    assert of_kind(HandDiscarded, events) == [HandDiscarded(0, cards("elf:blue orc:grey"))]


def test_an_empty_hand_is_not_discarded() -> None:
    """R44."""
    events = do(make_state(hand="dwarf:red"), "band dwarf:red")
    assert of_kind(HandDiscarded, events) == []


def test_discarded_cards_can_be_recruited_by_any_player() -> None:
    """R45."""
    state = make_state(hand="dwarf:red elf:blue")
    do(state, "band dwarf:red")
    assert "take elf:blue" in options(state)
    do(state, "take elf:blue")
    assert state.hands[1] == cards("elf:blue")


def test_bands_stay_until_the_age_ends() -> None:
    """R46."""
    state = make_state(hand="dwarf:red", hands={1: "elf:blue"}, bands={0: "elf:red+elf:grey"})
    do(state, "band dwarf:red", "band elf:blue")
    assert state.bands[0] == (band("elf:red+elf:grey"), band("dwarf:red"))
    assert state.bands[1] == (band("elf:blue"),)
    end_age(state)
    assert state.bands == [(), (), (), ()]


# Must the marker be placed? D18.


def test_a_marker_that_fits_must_be_placed() -> None:
    """R37, D18."""
    state = make_state(hand="wingfolk:red")
    do(state, "band wingfolk:red")
    refusal = refused(state, PlaceMarker(None))
    assert (refusal.code, refusal.clause) == (Refusal.MARKER_IS_MANDATORY, "D18")


def test_single_open_kingdom_needs_no_decision() -> None:
    """R37, D18."""
    state = make_state(hand="dwarf:red")
    do(state, "band dwarf:red")
    assert (state.to_move, state.decision) == (1, Decision.TURN)


def test_optional_marker_may_be_declined() -> None:
    """D18."""
    state = make_state(hand="dwarf:red", marker_placement="optional")
    do(state, "band dwarf:red")
    assert (state.to_move, state.decision) == (0, Decision.MARKER)
    assert options(state) == ["place red", "place none"]
    events = do(state, "place none")
    assert of_kind(NoMarkerPlaced, events) == [NoMarkerPlaced(0, Kingdom.RED, declined=True)]
    assert state.markers[Kingdom.RED] == (0, 0, 0, 0)
    assert state.to_move == 1


def test_optional_marker_may_be_placed() -> None:
    """D18."""
    state = make_state(hand="dwarf:red", marker_placement="optional")
    do(state, "band dwarf:red", "place red")
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)


def test_no_marker_decision_where_none_fits() -> None:
    """R38, D18."""
    state = make_state(hand="dwarf:red", markers={"red": (1, 0, 0, 0)}, marker_placement="optional")
    do(state, "band dwarf:red")
    assert state.to_move == 1


# The supply of markers. D21.


def test_the_last_marker_can_be_placed_and_then_there_is_none() -> None:
    """R7, D21."""
    state = make_state(hand="dwarf:red", hands={1: "elf:red"}, supply={0: 1, 1: 0})
    do(state, "band dwarf:red", "band elf:red")
    assert state.supply[:2] == [0, 0]
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)


def test_an_unlimited_supply_never_runs_out() -> None:
    """D21."""
    state = make_state(hand="dwarf:red", supply={0: 0}, marker_supply="unlimited")
    do(state, "band dwarf:red")
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)
    assert state.supply[0] == 0


def test_step_3_takes_the_last_marker_before_the_orcs_do() -> None:
    """R34, D21."""
    state = make_state(hand="orc:red", supply={0: 1})
    do(state, "band orc:red")
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)
    assert (state.to_move, state.orc_boards[0]) == (1, ())


def test_a_tribe_that_may_not_lead_is_neither_listed_nor_accepted_as_a_leader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R36: the list and the check ask the tribe's own file."""
    monkeypatch.setattr(Trolls, "may_lead", False)
    state = make_state(hand="elf:red troll:red")
    assert bands_to_play(state) == ["band elf:red", "band elf:red+troll:red"]
    assert refused(state, play_band("troll:red")).reason == "a troll can never lead a band"
    state = make_state(hand="centaur:red troll:red")
    do(state, "band centaur:red")
    assert state.decision is Decision.TURN
