"""Wizards: new cards after the old hand is gone."""

import pytest

from ethnos.rules.actions import DrawCards
from ethnos.rules.errors import Refusal
from ethnos.rules.events import CardDrawn, DragonRevealed
from ethnos.rules.state import Decision
from tests.rules.builder import cards, do, make_state, of_kind, options, refused


def test_after_the_discard_x_cards_may_be_drawn() -> None:
    """R72."""
    state = make_state(hand="wizard:red wizard:blue orc:red", deck="elf:red elf:blue elf:grey")
    do(state, "band wizard:red+wizard:blue")
    assert state.decision is Decision.WIZARD_DRAW
    assert state.pool == cards("orc:red")
    assert state.hands[0] == ()
    events = do(state, "wizard 2")
    assert state.hands[0] == cards("elf:blue elf:red")
    assert len(of_kind(CardDrawn, events)) == 2
    assert state.to_move == 1


def test_the_cards_come_from_the_deck_only() -> None:
    """R73."""
    state = make_state(hand="wizard:red", pool="elf:red", deck="elf:blue")
    do(state, "band wizard:red")
    assert options(state) == ["wizard 0", "wizard 1"]
    do(state, "wizard 1")
    assert state.pool == cards("elf:red")


def test_it_is_x_cards_or_none() -> None:
    """R72, D30."""
    state = make_state(hand="wizard:red wizard:blue")
    do(state, "band wizard:red+wizard:blue")
    assert options(state) == ["wizard 0", "wizard 2"]
    for count in (-1, 1, 3):
        refusal = refused(state, DrawCards(count))
        assert (refusal.code, refusal.clause) == (Refusal.WRONG_DRAW, "R72")
    assert refusal.reason == "draw 2 cards or none"


def test_drawing_none_is_allowed() -> None:
    """R72, D20."""
    state = make_state(hand="wizard:red")
    do(state, "band wizard:red", "wizard 0")
    assert state.hands[0] == ()
    assert state.to_move == 1


def test_fewer_than_x_may_be_drawn_where_the_ruling_says_so() -> None:
    """D30."""
    state = make_state(hand="wizard:red wizard:blue", wizard_draw="up_to")
    do(state, "band wizard:red+wizard:blue")
    assert options(state) == ["wizard 0", "wizard 1", "wizard 2"]
    assert refused(state, DrawCards(3)).reason == "draw 0 to 2 cards"
    do(state, "wizard 1")
    assert len(state.hands[0]) == 1


def test_dragons_are_replaced_and_do_not_count() -> None:
    """R28, R29, D17."""
    state = make_state(
        hand="wizard:red wizard:blue", deck="dragon elf:red dragon elf:blue", wizard_draw="up_to"
    )
    events = do(state, "band wizard:red+wizard:blue", "wizard 2")
    assert state.hands[0] == cards("elf:blue elf:red")
    assert len(of_kind(DragonRevealed, events)) == 2
    assert state.to_move == 1


@pytest.mark.parametrize("before", ["", "elf:red "])
def test_the_third_dragon_stops_the_draw_and_the_band_counts(before: str) -> None:
    """R31, R75, D30."""
    state = make_state(
        hand="wizard:red wizard:blue wizard:grey",
        deck=f"{before}dragon elf:blue",
        dragons=2,
        tokens=(4, 6, 8),
        turn=1,
    )
    events = do(state, "band wizard:red+wizard:blue+wizard:grey", "wizard 3")
    assert len(of_kind(CardDrawn, events)) == len(before.split())
    assert state.age == 2
    assert state.glory == [0, 4 + 3, 0, 0]  # its marker and its three cards
    assert state.third_dragon_drawer == 1


def test_a_wizard_s_marker_is_placed_before_the_draw() -> None:
    """R34, R72."""
    state = make_state(hand="wizard:red")
    do(state, "band wizard:red")
    assert state.supply[0] == 24


def test_wizard_follower_draws_nothing() -> None:
    """R42, R72."""
    state = make_state(hand="dwarf:red wizard:red")
    do(state, "band dwarf:red+wizard:red")
    assert state.to_move == 1
