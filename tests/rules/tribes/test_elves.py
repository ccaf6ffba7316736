"""Elves: some of the hand may be kept."""

from ethnos.rules.actions import KeepCards
from ethnos.rules.errors import Refusal
from ethnos.rules.events import CardsKept, HandDiscarded
from tests.rules.builder import cards, do, make_state, of_kind, options, refused


def test_up_to_x_cards_may_be_kept() -> None:
    """R53, D29."""
    state = make_state(hand="elf:red elf:blue orc:grey orc:red troll:red")
    do(state, "band elf:red+elf:blue")
    assert options(state) == [
        "keep none",
        "keep orc:grey",
        "keep orc:grey+orc:red",
        "keep orc:grey+troll:red",
        "keep orc:red",
        "keep orc:red+troll:red",
        "keep troll:red",
    ]


def test_what_is_not_kept_goes_to_the_pool() -> None:
    """R44, R53."""
    state = make_state(hand="elf:red elf:blue orc:grey orc:red troll:red")
    events = do(state, "band elf:red+elf:blue", "keep orc:red+troll:red")
    assert state.hands[0] == cards("orc:red troll:red")
    assert state.pool == cards("orc:grey")
    assert of_kind(CardsKept, events) == [CardsKept(0, 2, cards("orc:red troll:red"))]
    assert of_kind(HandDiscarded, events) == [HandDiscarded(0, cards("orc:grey"))]
    assert state.to_move == 1


def test_keeping_everything_discards_nothing() -> None:
    """R53."""
    state = make_state(hand="elf:red orc:grey")
    events = do(state, "band elf:red", "keep orc:grey")
    assert state.hands[0] == cards("orc:grey")
    assert of_kind(HandDiscarded, events) == []


def test_keeping_nothing_is_allowed() -> None:
    """R53, D29."""
    state = make_state(hand="elf:red orc:grey")
    do(state, "band elf:red", "keep none")
    assert state.hands[0] == ()
    assert state.pool == cards("orc:grey")


def test_more_than_x_cannot_be_kept() -> None:
    """R53."""
    state = make_state(hand="elf:red orc:grey orc:red")
    do(state, "band elf:red")
    refusal = refused(state, KeepCards(cards("orc:grey orc:red")))
    assert (refusal.code, refusal.clause) == (Refusal.TOO_MANY_KEPT, "R53")
    assert refusal.reason == "this band lets you keep 1 cards, not 2"


def test_only_cards_in_hand_can_be_kept() -> None:
    """R53."""
    state = make_state(hand="elf:red elf:blue orc:grey")
    do(state, "band elf:red+elf:blue")
    for text in ("orc:red", "elf:red", "orc:grey orc:grey"):
        assert refused(state, KeepCards(cards(text))).code == Refusal.NOT_IN_HAND


def test_kept_cards_are_named_in_one_way_only() -> None:
    """R53."""
    state = make_state(hand="elf:red elf:blue orc:grey orc:red")
    do(state, "band elf:red+elf:blue")
    assert refused(state, KeepCards(cards("orc:red orc:grey"))).code == Refusal.NOT_IN_HAND


def test_skeletons_count_towards_x() -> None:
    """R53, R66."""
    state = make_state(hand="elf:red skeleton skeleton orc:grey orc:red")
    do(state, "band elf:red+skeleton")
    assert "keep orc:grey+skeleton" in options(state)


def test_no_decision_with_empty_hand() -> None:
    """R53."""
    state = make_state(hand="elf:red")
    do(state, "band elf:red")
    assert state.to_move == 1


def test_elf_follower_keeps_nothing() -> None:
    """R42, R53."""
    state = make_state(hand="dwarf:red elf:red orc:grey")
    do(state, "band dwarf:red+elf:red")
    assert state.hands[0] == ()


def test_a_band_without_marker_may_keep_too() -> None:
    """R53, R41."""
    state = make_state(hand="elf:red orc:grey", markers={"red": (1, 0, 0, 0)})
    do(state, "band elf:red", "keep orc:grey")
    assert state.hands[0] == cards("orc:grey")
