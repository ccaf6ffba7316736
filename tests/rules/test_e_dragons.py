"""E. Dragons: two warnings and an end."""

import pytest

from ethnos.rules import FastSource, Ruleset, apply_legal, legal_actions, new_game, view
from ethnos.rules.cards import DRAGON
from ethnos.rules.events import AgeEnded, CardDrawn, DragonRevealed
from ethnos.rules.state import Decision
from tests.rules.builder import cards, do, make_state, of_kind


def test_a_dragon_is_shown_and_never_enters_a_hand() -> None:
    """R28, D24."""
    state = make_state(deck="dragon elf:red")
    events = do(state, "draw")
    assert of_kind(DragonRevealed, events) == [DragonRevealed(0, 1)]
    assert state.hands[0] == cards("elf:red")
    assert all(view(state, seat).dragons_revealed == 1 for seat in (0, 1, 2, 3, None))


def test_drawer_of_dragon_draws_again() -> None:
    """R29."""
    state = make_state(hand="orc:red", deck="dragon elf:red")
    events = do(state, "draw")
    assert state.hands[0] == cards("elf:red orc:red")
    assert len(of_kind(CardDrawn, events)) == 1


def test_two_dragons_in_a_row_are_both_replaced() -> None:
    """R29, R30."""
    state = make_state(deck="dragon dragon elf:red")
    do(state, "draw")
    assert state.dragons_revealed == 2
    assert state.hands[0] == cards("elf:red")
    assert (state.to_move, state.age) == (1, 1)


@pytest.mark.parametrize("revealed", [0, 1])
def test_the_first_and_the_second_dragon_do_nothing_else(revealed: int) -> None:
    """R30."""
    state = make_state(
        hands={1: "troll:red"}, pool="orc:blue", deck="dragon elf:red", dragons=revealed
    )
    do(state, "draw")
    assert (state.age, state.to_move, state.decision) == (1, 1, Decision.TURN)
    assert state.hands[1] == cards("troll:red")
    assert state.pool == cards("orc:blue")


def test_the_third_dragon_ends_the_age_at_once_and_is_not_replaced() -> None:
    """R31, D13."""
    state = make_state(deck="dragon elf:red", dragons=2)
    events = do(state, "draw")
    assert of_kind(CardDrawn, events) == []
    assert state.results[-1].age == 1
    assert state.age == 2


def test_nobody_finishes_the_round() -> None:
    """R31."""
    state = make_state(deck="dragon", dragons=2, turn=1, first_player=1, hands={2: "elf:red"})
    events = do(state, "draw")
    assert isinstance(events[0], DragonRevealed)
    assert isinstance(events[1], AgeEnded)


def test_drawer_of_third_dragon_is_recorded() -> None:
    """R32."""
    state = make_state(deck="dragon", dragons=2, turn=2)
    events = do(state, "draw")
    assert state.third_dragon_drawer == 2
    assert of_kind(AgeEnded, events)[0].drawer == 2


def test_the_third_dragon_may_be_the_last_card_of_the_deck() -> None:
    """R31, D12."""
    state = make_state(dragons=2)
    state.deck = [DRAGON]
    do(state, "draw")
    assert state.age == 2


def test_every_age_has_its_own_three_dragons() -> None:
    """R5, R103."""
    state = make_state(deck="dragon", dragons=2)
    do(state, "draw")
    assert state.dragons_revealed == 0
    assert state.deck.count(DRAGON) == 3


@pytest.mark.parametrize("seed", range(6))
def test_while_an_age_runs_the_deck_is_never_empty(seed: int) -> None:
    """D12."""
    state, _ = new_game(Ruleset(2), FastSource(seed))
    while not state.is_over:
        apply_legal(state, legal_actions(state)[0])  # "draw", wherever it can be done
        if state.decision not in (Decision.RAID, Decision.GAME_OVER):
            assert state.deck.count(DRAGON) == 3 - state.dragons_revealed > 0
