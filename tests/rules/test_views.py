"""Views: who knows what. D79."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from ethnos.records.pieces import count_allies
from ethnos.rules import (
    FastSource,
    GameState,
    PlayerView,
    Ruleset,
    apply_legal,
    determinize,
    legal_actions,
    new_game,
    redact,
    view,
)
from ethnos.rules.cards import DRAGON, ally_deck
from ethnos.rules.events import CardDealt, CardDrawn, CardRecruited, CardsKept, HandDiscarded
from tests.rules.builder import card, cards, do, end_age, make_state

EVERYBODY = (0, 1, 2, 3, None)


def test_player_sees_own_hand_and_all_hand_sizes() -> None:
    """D79."""
    state = make_state(hand="elf:red orc:blue", hands={2: "elf:grey"})
    assert view(state, 0).hand == cards("elf:red orc:blue")
    assert view(state, 1).hand == ()
    assert all(view(state, seat).hand_sizes == (2, 0, 1, 0) for seat in EVERYBODY)


def test_spectator_sees_no_hand() -> None:
    """D79."""
    seen = view(make_state(hand="elf:red"), None)
    assert (seen.seat, seen.hand) == (None, ())


def test_everything_on_the_table_is_open() -> None:
    """D24, D79."""
    state = make_state(
        pool="elf:red",
        bands={1: "orc:red+orc:blue"},
        markers={"red": (1, 2, 0, 0)},
        glory=(1, 2, 3, 4),
        merfolk=(3, 0, 0, 0),
        orcs={2: "red"},
        trolls={3: (2, 5)},
        giant=(1, 4),
        dragons=1,
    )
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert seen.pool == state.pool
        assert seen.bands == tuple(state.bands)
        assert dict(zip(state.markers, seen.markers, strict=True)) == state.markers
        assert dict(zip(state.tokens, seen.tokens, strict=True)) == state.tokens
        assert seen.glory == (1, 2, 3, 4)
        assert seen.supply == tuple(state.supply)
        assert seen.merfolk == (3, 0, 0, 0)
        assert seen.orc_boards == tuple(state.orc_boards)
        assert seen.trolls == ((), (), (), (2, 5))
        assert seen.giant == state.giant
        assert (seen.dragons_revealed, seen.dragons_left) == (1, 2)
        assert seen.deck_size == len(state.deck)
        assert (seen.to_move, seen.turn_owner, seen.decision) == (0, 0, state.decision)


def test_a_view_does_not_depend_on_what_it_hides() -> None:
    """D79."""
    state = make_state(hand="elf:red", hands={1: "orc:blue"}, deck="elf:grey troll:red")
    other = make_state(
        hand="elf:red", hands={1: "troll:red"}, deck="orc:blue elf:grey", tribes="orc"
    )
    assert state.tribes == other.tribes
    for seat in (0, 2, 3, None):
        assert view(state, seat) == view(other, seat)
    assert view(state, 1) != view(other, 1)


# Known cards.


def test_a_card_taken_from_the_pool_is_known_to_all() -> None:
    """R26, D79."""
    state = make_state(hand="orc:blue", pool="elf:red troll:red")
    do(state, "take elf:red")
    assert all(view(state, seat).known[0] == cards("elf:red") for seat in EVERYBODY)


def test_drawn_or_dealt_card_is_known_to_its_owner_only() -> None:
    """R18, R26, D79."""
    state = make_state(hand="orc:blue", deck="elf:red")
    do(state, "draw")
    assert all(view(state, seat).known[0] == () for seat in EVERYBODY)


def test_a_known_card_stays_known_until_it_is_played() -> None:
    """R35, D79."""
    state = make_state(pool="dwarf:red elf:blue", players=2)
    do(state, "take dwarf:red", "draw", "draw", "draw")
    assert view(state, 1).known[0] == cards("dwarf:red")
    do(state, "band dwarf:red")
    assert view(state, 1).known[0] == ()


def test_an_elf_keeps_known_cards_known_and_the_others_secret() -> None:
    """R53, D79."""
    state = make_state(
        players=2, hand="elf:red elf:blue orc:blue orc:red", pool="dwarf:red troll:blue"
    )
    do(state, "take dwarf:red", "take troll:blue")
    do(state, "band elf:red+elf:blue", "keep dwarf:red+orc:blue")
    assert state.hands[0] == cards("dwarf:red orc:blue")
    assert view(state, 1).known[0] == cards("dwarf:red")


def test_discarded_card_is_no_longer_known() -> None:
    """R44, D79."""
    state = make_state(players=2, hand="elf:red orc:blue", pool="dwarf:red troll:blue")
    do(state, "take dwarf:red", "take troll:blue", "band elf:red", "keep orc:blue")
    assert view(state, 1).known[0] == ()


def test_known_card_is_dropped_when_equal_card_leaves_hand() -> None:
    """D79."""
    state = make_state(players=2, hand="elf:red dwarf:red", pool="dwarf:red troll:blue")
    do(state, "take dwarf:red", "take troll:blue", "band elf:red", "keep dwarf:red")
    assert state.hands[0] == cards("dwarf:red")
    assert view(state, 1).known[0] == ()


def test_two_known_cards_of_a_kind_are_two() -> None:
    """D79."""
    state = make_state(players=2, pool="dwarf:red dwarf:red elf:blue")
    do(state, "take dwarf:red", "draw", "take dwarf:red", "draw")
    assert view(state, 1).known[0] == cards("dwarf:red dwarf:red")
    do(state, "band dwarf:red")
    assert view(state, 1).known[0] == ()  # the other was discarded


def test_a_wizard_s_new_hand_is_secret() -> None:
    """R72, D79."""
    state = make_state(hand="wizard:red", pool="dwarf:red", players=2)
    do(state, "take dwarf:red", "draw", "band wizard:red", "wizard 1")
    assert len(state.hands[0]) == 1
    assert view(state, 1).known[0] == ()


def test_nothing_is_known_at_the_beginning_of_an_age() -> None:
    """R103, D79."""
    state = make_state(pool="dwarf:red")
    do(state, "take dwarf:red")
    end_age(state)
    assert all(view(state, seat).known == ((), (), (), ()) for seat in EVERYBODY)


def test_known_cards_are_always_in_hand() -> None:
    """D79."""
    for seed in range(12):
        state, _ = new_game(Ruleset(2 + seed % 5), FastSource(seed))
        stream = FastSource(seed).stream(7)
        while not state.is_over:
            actions = legal_actions(state)
            apply_legal(state, actions[stream.below(len(actions))])
            for known, hand in zip(state.known, state.hands, strict=True):
                assert Counter(known) <= Counter(hand)


# Events.


@pytest.mark.parametrize("event", [CardDrawn(1, card("elf:red")), CardDealt(1, card("elf:red"))])
def test_a_blind_card_is_hidden_from_all_but_its_owner(event: CardDrawn | CardDealt) -> None:
    """D79."""
    assert redact(event, 1) == event
    for seat in (0, 2, None):
        assert redact(event, seat) == replace(event, card=None)


def test_kept_cards_are_hidden_but_not_how_many() -> None:
    """R53, D79."""
    event = CardsKept(1, 2, cards("elf:red orc:red"))
    assert redact(event, 1) == event
    assert redact(event, 0) == redact(event, None) == CardsKept(1, 2, None)


def test_open_events_are_open() -> None:
    """R26, R44."""
    for event in (CardRecruited(1, card("elf:red")), HandDiscarded(1, cards("elf:red"))):
        assert redact(event, None) == redact(event, 0) == event


def test_no_event_shows_a_hidden_card_to_a_spectator() -> None:
    """D79."""
    state, events = new_game(Ruleset(3), FastSource(4))
    while not state.is_over:
        events += apply_legal(state, legal_actions(state)[0])
    for event in events:
        match redact(event, None):
            case CardDealt(card=shown) | CardDrawn(card=shown):
                assert shown is None
            case CardsKept(cards=kept):
                assert kept is None
            case _:
                pass


# Dragons in the deck.


def test_the_upper_half_is_known_to_hold_no_dragon() -> None:
    """R20."""
    state, _ = new_game(Ruleset(4), FastSource(2))
    free = view(state, 0).dragon_free
    assert view(state, 0).dragon_chance == 0.0
    apply_legal(state, legal_actions(state)[0])
    assert view(state, 0).dragon_free == free - 1


def test_the_chance_of_a_dragon_is_public() -> None:
    """R20, R28."""
    state = make_state(dragons=1)
    state.deck = [DRAGON, DRAGON, *cards("elf:red elf:blue")]
    assert view(state, None).dragon_chance == 0.5
    state.deck = []
    assert view(state, None).dragon_chance == 0.0


def ends_the_age(deck: tuple[bool, ...], allies: int) -> bool:
    """Draw from a deck, `True` being a dragon, until enough allies came or the last dragon."""
    return deck.count(False) - deck[::-1].index(True) < allies


@pytest.mark.parametrize("free", [0, 2])
@pytest.mark.parametrize("dragons", [1, 2, 3])
@pytest.mark.parametrize("allies", range(1, 7))
def test_the_chance_that_drawing_ends_the_age_is_exact(
    free: int, dragons: int, allies: int
) -> None:
    """R29: every order of the lower pile is equally likely."""
    state = make_state(dragons=3 - dragons)
    state.deck = [*[DRAGON] * dragons, *cards("elf:red elf:blue elf:grey orc:red orc:blue")]
    state.dragon_free = free
    lower = set(permutations([True] * dragons + [False] * (5 - free)))
    ending = sum(ends_the_age((*[False] * free, *order), allies) for order in lower)
    assert view(state, 0).age_end_chance(allies) == pytest.approx(ending / len(lower))


def test_no_draw_ends_the_age_without_a_deck() -> None:
    """R31: an age ends with the third dragon, which has to be drawn."""
    state = make_state(dragons=1)
    state.deck = []
    assert view(state, 0).age_end_chance() == 0.0


# States sampled from a view.


def sampled(seen: PlayerView, seed: int) -> GameState:
    return determinize(seen, FastSource(seed))


@pytest.mark.parametrize("seed", range(10))
def test_sampled_state_gives_same_view_and_holds_same_cards(seed: int) -> None:
    """D79."""
    state, _ = new_game(Ruleset(2 + seed % 5), FastSource(seed))
    stream = FastSource(seed).stream(9)
    for _ in range(60):
        if state.is_over:
            break
        actions = legal_actions(state)
        apply_legal(state, actions[stream.below(len(actions))])
        for seat in (*range(state.players), None):
            table_again = sampled(view(state, seat), seed)
            assert view(table_again, seat) == view(state, seat)
            assert count_allies(table_again) == Counter(ally_deck(state.tribes))
            assert table_again.deck.count(DRAGON) == 3 - state.dragons_revealed
            assert DRAGON not in table_again.deck[len(state.deck) - state.dragon_free :]


def test_sampled_states_differ_in_hidden_cards() -> None:
    """D79."""
    state, _ = new_game(Ruleset(4), FastSource(3))
    seen = view(state, 0)
    tables = [sampled(seen, seed) for seed in range(20)]
    assert len({one.hands[1] for one in tables}) > 5
    assert len({tuple(map(str, one.deck)) for one in tables}) == 20
    assert {one.hands[0] for one in tables} == {state.hands[0]}


def test_sampled_hand_holds_known_cards() -> None:
    """D79."""
    state = make_state(players=2, hand="orc:blue", pool="elf:red dwarf:red")
    do(state, "take elf:red")
    for seed in range(10):
        assert card("elf:red") in sampled(view(state, 1), seed).hands[0]


def test_a_secret_raid_of_another_is_sampled_as_decided() -> None:
    """D41."""
    state = make_state(orcs={0: "red", 1: "blue"}, orc_raid_order="simultaneous")
    end_age(state)
    do(state, "raid none")
    again = sampled(view(state, 1), 1)
    assert again.raid_plans[0] is not None
    assert again.raid_plans[1] is None
    assert view(again, 1) == view(state, 1)


def test_sampled_state_can_be_played_to_end() -> None:
    """R108."""
    state, _ = new_game(Ruleset(3), FastSource(8))
    again = sampled(view(state, 2), 5)
    while not again.is_over:
        apply_legal(again, legal_actions(again)[-1])
    assert again.outcome is not None


@pytest.mark.parametrize("seat", [-1, 4])
def test_view_of_missing_seat_is_refused(seat: int) -> None:
    """D79: an invalid seat is refused and shows no hand."""
    state, _ = new_game(Ruleset(players=4), FastSource(0))
    with pytest.raises(ValueError, match="there is no seat"):
        view(state, seat)
