"""Skeletons: they fit everywhere, lead nowhere, and are gone before bands are scored."""

import pytest

from ethnos.rules import SKELETON, Kingdom
from ethnos.rules.actions import Pass, PlayBand
from ethnos.rules.errors import Refusal
from ethnos.rules.events import GameEnded, TurnPassed
from ethnos.rules.outcome import Termination, TieBreak
from tests.rules.builder import (
    bands_to_play,
    cards,
    do,
    end_age,
    make_state,
    of_kind,
    options,
    play_band,
    refused,
    scored,
)


def test_a_skeleton_never_leads() -> None:
    """R64."""
    state = make_state(hand="skeleton elf:red")
    assert bands_to_play(state) == ["band elf:red", "band elf:red+skeleton"]
    refusal = refused(state, play_band("skeleton+elf:red"))
    assert (refusal.code, refusal.clause) == (Refusal.SKELETON_LEADS, "R64")
    assert refusal.reason == "a skeleton can never lead a band"


@pytest.mark.parametrize("number", [1, 2, 9])
def test_skeletons_alone_are_no_band(number: int) -> None:
    """R64, D45."""
    state = make_state(hand=f"skeleton*{number}")
    assert bands_to_play(state) == []
    refusal = refused(state, PlayBand(None, (SKELETON,) * number))
    assert (refusal.code, refusal.clause) == (Refusal.NO_LEADER, "R36")


def test_skeletons_fit_any_band() -> None:
    """R65."""
    state = make_state(hand="elf:red elf:blue orc:red skeleton*2")
    offered = bands_to_play(state)
    assert "band elf:red+elf:blue+skeleton+skeleton" in offered
    assert "band elf:red+orc:red+skeleton" in offered


def test_a_skeleton_is_no_bridge_between_cards_that_do_not_match() -> None:
    """R65, D45."""
    state = make_state(hand="elf:red orc:blue skeleton")
    assert refused(state, play_band("elf:red+orc:blue+skeleton")).code == Refusal.NOT_A_BAND


def test_skeletons_count_for_the_marker() -> None:
    """R66."""
    state = make_state(hand="dwarf:red skeleton*2", markers={"red": (2, 0, 0, 0)})
    do(state, "band dwarf:red+skeleton*2")
    assert state.markers[Kingdom.RED] == (3, 0, 0, 0)


def test_skeletons_count_for_x() -> None:
    """R43, R66."""
    state = make_state(hand="troll:red skeleton*3")
    do(state, "band troll:red+skeleton*3")
    assert "troll 4" in options(state)
    assert "troll 5" not in options(state)


def test_ten_skeletons_win_on_the_spot() -> None:
    """R67, D44."""
    state = make_state(hand="skeleton*10", glory=(0, 50, 60, 50))
    assert len(options(state)) == 1
    events = [event for event in do(state, *options(state)) if isinstance(event, GameEnded)]
    assert state.is_over
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.termination is Termination.TEN_SKELETONS
    assert state.outcome.decided_by is TieBreak.TEN_SKELETONS
    assert [(each.seat, each.rank) for each in state.outcome.standings] == [
        (0, 1),
        (2, 2),
        (1, 3),
        (3, 3),
    ]
    assert events == [GameEnded(state.outcome)]
    assert options(state) == []


def test_ten_skeletons_pass_where_they_do_not_win() -> None:
    """D14, D44."""
    state = make_state(hand="skeleton*10", pool="elf:red", ten_skeletons="illegal")
    assert options(state) == ["pass"]
    refusal = refused(state, PlayBand(None, (SKELETON,) * 10))
    assert (refusal.code, refusal.clause) == (Refusal.NO_LEADER, "R36")
    events = do(state, "pass")
    assert of_kind(TurnPassed, events) == [TurnPassed(0)]
    assert state.to_move == 1
    assert len(state.hands[0]) == 10


def test_every_other_hand_has_legal_action() -> None:
    """D14."""
    ten = make_state(hand="skeleton*9 elf:red", ten_skeletons="illegal")
    nine = make_state(hand="skeleton*9", ten_skeletons="illegal")
    assert "band elf:red" in options(ten)
    assert options(nine) == ["draw"]
    for state in (ten, nine):
        assert refused(state, Pass()).code == Refusal.NO_PASSING


def test_ten_skeletons_win_and_may_not_pass() -> None:
    """R67, D14."""
    assert refused(make_state(hand="skeleton*10"), Pass()).code == Refusal.NO_PASSING


# The end of an age.


@pytest.mark.parametrize(
    ("band", "removed", "glory"),
    [
        ("elf:red+skeleton*2", 2, 0),
        ("elf:red+elf:blue+skeleton*8", 8, 1),
        ("elf:red+elf:blue+elf:grey", 0, 3),
        ("elf:red+elf:blue+elf:grey+skeleton", 1, 3),
    ],
)
def test_skeletons_leave_before_bands_are_scored(band: str, removed: int, glory: int) -> None:
    """R98, R99."""
    result = scored(make_state(bands={0: band}))
    assert result.bands[0].skeletons_removed == removed
    assert result.band_glory(0) == glory


def test_skeletons_come_back_with_the_next_deck() -> None:
    """R100, R103, D43."""
    state = make_state(bands={0: "elf:red+skeleton*3"}, pool="skeleton*2", hands={1: "skeleton"})
    end_age(state)
    everywhere = [*state.deck, *state.pool, *(card for hand in state.hands for card in hand)]
    assert everywhere.count(SKELETON) == 12


def test_a_skeleton_can_be_recruited_and_discarded_like_any_card() -> None:
    """R26, R44."""
    state = make_state(hand="dwarf:red", pool="skeleton")
    do(state, "take skeleton", "draw", "draw", "draw", "band dwarf:red")
    assert state.pool == cards("skeleton")
