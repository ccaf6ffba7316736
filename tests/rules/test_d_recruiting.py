"""D. The first of two actions: recruit one ally."""

from ethnos.rules.actions import Pass, RecruitFromPool
from ethnos.rules.errors import Refusal
from ethnos.rules.events import CardDrawn, CardRecruited
from ethnos.rules.state import Decision
from tests.rules.builder import card, cards, do, make_state, of_kind, options, refused


def test_turn_is_recruiting_or_band() -> None:
    """R25, R26."""
    state = make_state(hand="elf:red", pool="orc:blue troll:red")
    assert options(state) == ["draw", "take orc:blue", "take troll:red", "band elf:red"]


def test_one_action_is_a_whole_turn() -> None:
    """R25."""
    for action in ("draw", "take orc:blue", "band elf:red"):
        state = make_state(hand="elf:red", pool="orc:blue")
        do(state, action)
        assert (state.to_move, state.decision) == (1, Decision.TURN)


def test_nobody_may_pass() -> None:
    """R25, D10."""
    refusal = refused(make_state(hand="elf:red"), Pass())
    assert (refusal.code, refusal.clause) == (Refusal.NO_PASSING, "D10")
    assert refusal.reason == "you must recruit or play a band"


def test_recruiting_from_the_deck_takes_its_top_card() -> None:
    """R26, D16."""
    state = make_state(hand="elf:red", deck="orc:blue troll:red")
    events = do(state, "draw")
    assert state.hands[0] == cards("elf:red orc:blue")
    assert state.deck[-1] == card("troll:red")
    assert of_kind(CardDrawn, events) == [CardDrawn(0, card("orc:blue"))]


def test_recruiting_from_the_pool_takes_any_one_card() -> None:
    """R26, D16."""
    state = make_state(hand="troll:red", pool="elf:red elf:red orc:blue")
    events = do(state, "take elf:red")
    assert state.hands[0] == cards("elf:red troll:red")
    assert state.pool == cards("elf:red orc:blue")
    assert of_kind(CardRecruited, events) == [CardRecruited(0, card("elf:red"))]


def test_equal_cards_are_offered_once() -> None:
    """R26."""
    state = make_state(pool="elf:red elf:red orc:blue")
    assert options(state) == ["draw", "take elf:red", "take orc:blue"]


def test_card_not_in_pool_cannot_be_taken() -> None:
    """R26."""
    refusal = refused(make_state(pool="elf:red"), RecruitFromPool(card("elf:blue")))
    assert (refusal.code, refusal.clause) == (Refusal.NOT_IN_POOL, "R26")
    assert refusal.reason == "elf:blue does not lie in the pool"


def test_a_card_taken_from_the_pool_is_not_replaced() -> None:
    """R27."""
    state = make_state(pool="elf:red orc:blue")
    deck = list(state.deck)
    do(state, "take elf:red")
    assert state.pool == cards("orc:blue")
    assert state.deck == deck


def test_with_an_empty_pool_there_is_the_deck_or_a_band() -> None:
    """R26, D11."""
    state = make_state(hand="elf:red")
    assert options(state) == ["draw", "band elf:red"]
    do(state, "draw")
    assert len(state.hands[0]) == 2


def test_an_empty_pool_may_bring_two_cards() -> None:
    """D11."""
    state = make_state(hand="elf:red", deck="orc:blue troll:red", empty_pool="draw_two")
    do(state, "draw")
    assert state.hands[0] == cards("elf:red orc:blue troll:red")
    assert state.to_move == 1


def test_two_cards_come_only_where_the_pool_is_empty() -> None:
    """D11."""
    state = make_state(hand="elf:red", pool="elf:blue", deck="orc:blue", empty_pool="draw_two")
    do(state, "draw")
    assert state.hands[0] == cards("elf:red orc:blue")


def test_two_cards_never_exceed_the_hand_limit() -> None:
    """R47, D11."""
    nine = "halfling:red*4 halfling:blue*4 elf:red"
    state = make_state(hand=nine, deck="orc:blue troll:red", empty_pool="draw_two")
    do(state, "draw")
    assert len(state.hands[0]) == 10
    assert state.deck[-1] == card("troll:red")


def test_the_third_dragon_may_stop_the_second_card() -> None:
    """R31, D11."""
    state = make_state(deck="orc:blue dragon", dragons=2, glory=(5, 0, 5, 5), empty_pool="draw_two")
    do(state, "draw")
    assert state.age == 2
