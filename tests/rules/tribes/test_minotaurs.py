"""Minotaurs: one card fewer is enough for their marker."""

import pytest

from ethnos.rules import Kingdom
from tests.rules.builder import do, make_state, scored


@pytest.mark.parametrize(("own", "size"), [(0, 1), (1, 1), (2, 1), (2, 2), (3, 2), (3, 3), (4, 3)])
def test_a_minotaur_led_band_places_as_one_card_more(own: int, size: int) -> None:
    """R61, D51."""
    text = "+".join(["minotaur:red", "minotaur:red", "minotaur:blue"][:size])
    state = make_state(hand=text, markers={"red": (own, 0, 0, 0)})
    do(state, f"band {text}")
    assert state.markers[Kingdom.RED][0] == own + (own < size + 1)


@pytest.mark.parametrize(("others", "placed"), [((1, 0), 1), ((0, 1), 1), ((1, 1), 0)])
def test_with_two_players_it_counts_against_all_markers(
    others: tuple[int, int], placed: int
) -> None:
    """R61, R113, D51."""
    state = make_state(players=2, hand="minotaur:red", markers={"red": others})
    do(state, "band minotaur:red")
    assert state.markers[Kingdom.RED] == (others[0] + placed, others[1])


def test_a_minotaur_led_band_scores_its_true_size() -> None:
    """R61, R87."""
    assert scored(make_state(bands={0: "minotaur:red+minotaur:blue"})).band_glory(0) == 1


def test_minotaur_follower_adds_nothing() -> None:
    """R42, R61."""
    state = make_state(hand="dwarf:red minotaur:red", markers={"red": (2, 0, 0, 0)})
    do(state, "band dwarf:red+minotaur:red")
    assert state.markers[Kingdom.RED] == (2, 0, 0, 0)
