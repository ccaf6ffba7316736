"""Centaurs: a band that places its marker opens the way for another."""

from ethnos.rules import Kingdom
from ethnos.rules.actions import RecruitFromDeck, StopPlaying
from ethnos.rules.errors import Refusal
from ethnos.rules.state import Decision
from tests.rules.builder import band, cards, do, make_state, options, refused


def test_a_centaur_that_places_its_marker_may_be_followed_by_a_band() -> None:
    """R49."""
    state = make_state(hand="centaur:red dwarf:blue")
    do(state, "band centaur:red")
    assert (state.to_move, state.decision) == (0, Decision.FURTHER_BAND)
    do(state, "band dwarf:blue")
    assert state.bands[0] == (band("centaur:red"), band("dwarf:blue"))
    assert state.to_move == 1


def test_a_centaur_without_a_marker_ends_the_turn() -> None:
    """R49, D25."""
    state = make_state(hand="centaur:red dwarf:blue", markers={"red": (1, 0, 0, 0)})
    do(state, "band centaur:red")
    assert state.to_move == 1
    assert state.pool == cards("dwarf:blue")


def test_a_centaur_without_a_marker_in_supply_ends_the_turn() -> None:
    """R49, D21."""
    state = make_state(hand="centaur:red dwarf:blue", supply={0: 0})
    do(state, "band centaur:red")
    assert state.to_move == 1


def test_the_further_band_is_no_recruiting() -> None:
    """R49."""
    state = make_state(hand="centaur:red dwarf:blue", pool="elf:red")
    do(state, "band centaur:red")
    assert refused(state, RecruitFromDeck()).code == Refusal.WRONG_DECISION
    assert options(state) == ["band dwarf:blue", "stop"]


def test_stopping_is_allowed_after_centaur_only() -> None:
    """R49."""
    assert refused(make_state(hand="dwarf:blue"), StopPlaying()).code == Refusal.WRONG_DECISION


def test_no_decision_when_no_further_band_is_possible() -> None:
    """R49, D45."""
    for rest in ("", " skeleton*2"):
        state = make_state(hand=f"centaur:red{rest}")
        do(state, "band centaur:red")
        assert state.to_move == 1


def test_leftovers_are_discarded_after_the_last_band() -> None:
    """R50, D27."""
    state = make_state(hand="centaur:red dwarf:blue elf:grey")
    do(state, "band centaur:red")
    assert state.pool == ()
    do(state, "band dwarf:blue")
    assert state.pool == cards("elf:grey")
    assert state.hands[0] == ()


def test_stopping_discards_whole_hand() -> None:
    """R50."""
    state = make_state(hand="centaur:red dwarf:blue elf:grey")
    do(state, "band centaur:red", "stop")
    assert state.pool == cards("dwarf:blue elf:grey")
    assert state.to_move == 1


def test_the_further_band_places_a_marker_and_uses_its_leader() -> None:
    """R51."""
    state = make_state(hand="centaur:red troll:blue")
    do(state, "band centaur:red", "band troll:blue", "troll 1")
    assert state.markers[Kingdom.BLUE] == (1, 0, 0, 0)
    assert state.trolls[0] == (1,)


def test_the_first_marker_counts_for_the_further_band() -> None:
    """R38, R51."""
    state = make_state(hand="centaur:red dwarf:red")
    do(state, "band centaur:red", "band dwarf:red")
    assert state.markers[Kingdom.RED] == (1, 0, 0, 0)


def test_an_elf_at_the_end_keeps_by_the_size_of_its_own_band() -> None:
    """R51, R53, D27."""
    state = make_state(hand="centaur:red centaur:blue elf:grey orc:red troll:red")
    do(state, "band centaur:red+centaur:blue", "band elf:grey")
    assert options(state) == ["keep none", "keep orc:red", "keep troll:red"]
    do(state, "keep orc:red")
    assert state.pool == cards("troll:red")


def test_a_wizard_at_the_end_draws_by_the_size_of_its_own_band() -> None:
    """R51, R72, D27."""
    state = make_state(hand="centaur:red centaur:blue wizard:grey orc:red")
    do(state, "band centaur:red+centaur:blue", "band wizard:grey")
    assert state.pool == cards("orc:red")
    assert options(state) == ["wizard 0", "wizard 1"]


def test_centaurs_may_follow_each_other_without_end() -> None:
    """R51, D26."""
    state = make_state(hand="centaur:red centaur:blue centaur:grey centaur:green dwarf:orange")
    do(state, "band centaur:red", "band centaur:blue", "band centaur:grey", "band centaur:green")
    do(state, "band dwarf:orange")
    assert [one.size for one in state.bands[0]] == [1, 1, 1, 1, 1]
    assert state.to_move == 1


def test_each_link_of_the_chain_needs_its_own_marker() -> None:
    """R49, D26."""
    state = make_state(hand="centaur:red centaur:blue dwarf:grey", markers={"blue": (1, 0, 0, 0)})
    do(state, "band centaur:red", "band centaur:blue")
    assert state.to_move == 1
    assert state.pool == cards("dwarf:grey")


def test_the_chain_may_be_limited_to_one_band_more() -> None:
    """D26."""
    hand = "centaur:red centaur:blue dwarf:grey"
    state = make_state(hand=hand, centaur_chain="single_extra")
    do(state, "band centaur:red")
    assert state.decision is Decision.FURTHER_BAND
    do(state, "band centaur:blue")
    assert state.to_move == 1
    assert state.pool == cards("dwarf:grey")


def test_chain_count_starts_over_every_turn() -> None:
    """D26."""
    hands = {1: "centaur:blue dwarf:blue"}
    state = make_state(hand="centaur:red dwarf:grey", hands=hands, centaur_chain="single_extra")
    do(state, "band centaur:red", "band dwarf:grey", "band centaur:blue")
    assert (state.to_move, state.decision) == (1, Decision.FURTHER_BAND)


def test_a_declined_marker_opens_nothing() -> None:
    """D25."""
    state = make_state(hand="centaur:red dwarf:blue", marker_placement="optional")
    do(state, "band centaur:red", "place none")
    assert state.to_move == 1


def test_declined_marker_opens_band_under_could_place_ruling() -> None:
    """D25."""
    state = make_state(
        hand="centaur:red dwarf:blue", marker_placement="optional", centaur_trigger="eligible"
    )
    do(state, "band centaur:red", "place none")
    assert (state.to_move, state.decision) == (0, Decision.FURTHER_BAND)


def test_could_place_means_that_marker_would_have_fitted() -> None:
    """D25."""
    state = make_state(
        hand="centaur:red dwarf:blue",
        markers={"red": (1, 0, 0, 0)},
        marker_placement="optional",
        centaur_trigger="eligible",
    )
    do(state, "band centaur:red")
    assert state.to_move == 1


def test_a_free_marker_opens_no_further_band() -> None:
    """R59, D28."""
    state = make_state(hand="merfolk:red dwarf:blue", merfolk=(2, 0, 0, 0))
    do(state, "band merfolk:red", "free blue")
    assert state.to_move == 1
    assert state.pool == cards("dwarf:blue")
