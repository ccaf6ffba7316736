"""N. A new age: what goes and what stays."""

from ethnos.rules import Kingdom
from ethnos.rules.cards import DRAGON, ally_deck
from ethnos.rules.events import AgeBegan, AgeScored, GameEnded
from tests.rules.builder import do, end_age, make_state, of_kind


def test_bands_are_discarded_after_scoring() -> None:
    """R102."""
    state = make_state(bands={0: "elf:red+elf:blue", 2: "orc:red"})
    end_age(state)
    assert state.bands == [(), (), (), ()]


def test_all_ally_cards_are_shuffled_into_a_new_deck() -> None:
    """R103, D67."""
    state = make_state(
        hand="dwarf:red", hands={1: "elf:red"}, pool="troll:blue", bands={0: "orc:red+orc:blue"}
    )
    end_age(state)
    dealt = [card for hand in state.hands for card in hand]
    in_deck = [card for card in state.deck if card is not DRAGON]
    assert sorted([*dealt, *state.pool, *in_deck]) == ally_deck(state.tribes)
    assert (state.deck.count(DRAGON), state.dragons_revealed) == (3, 0)
    assert state.discarded == ()


def test_the_new_age_is_dealt_like_the_first() -> None:
    """R18, R19, R103."""
    state = make_state()
    events = end_age(state)
    assert [len(hand) for hand in state.hands] == [1, 1, 1, 1]
    assert len(state.pool) == 8
    assert of_kind(AgeBegan, events) == [AgeBegan(2, state.first_player, len(state.deck))]
    assert state.known == [(), (), (), ()]


def test_no_two_ages_are_dealt_alike() -> None:
    """R103."""
    state = make_state()
    end_age(state)
    second = list(state.deck)
    end_age(state)
    assert state.age == 3
    assert state.deck != second


def test_markers_stay_in_kingdoms_on_orc_boards_and_on_the_track() -> None:
    """R104, R105, R106."""
    state = make_state(markers={"red": (2, 1, 0, 0)}, orcs={0: "blue"}, merfolk=(4, 0, 0, 0))
    supply = list(state.supply)
    end_age(state)
    do(state, "raid none")
    assert state.age == 2
    assert state.markers[Kingdom.RED] == (2, 1, 0, 0)
    assert state.orc_boards[0] == (Kingdom.BLUE,)
    assert state.merfolk == [4, 0, 0, 0]
    assert state.supply == supply


def test_troll_tokens_and_the_giant_token_go_back() -> None:
    """R107."""
    state = make_state(trolls={0: (3,)}, giant=(1, 4))
    end_age(state)
    assert state.trolls == [(), (), (), ()]
    assert state.giant is None


def test_after_the_last_age_there_is_no_other() -> None:
    """R103, R108."""
    state = make_state(age=3)
    events = end_age(state)
    assert of_kind(AgeBegan, events) == []
    assert len(of_kind(GameEnded, events)) == 1
    assert state.is_over


def test_the_end_of_an_age_tells_what_was_gained() -> None:
    """R102."""
    state = make_state(glory=(1, 2, 3, 4), bands={0: "elf:red+elf:blue+elf:grey"})
    events = end_age(state)
    assert of_kind(AgeScored, events) == [AgeScored(1, (3, 0, 0, 0), (4, 2, 3, 4))]
