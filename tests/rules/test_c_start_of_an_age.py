"""C. Start of an age: the deal, the dragons, the first player."""

import pytest

from ethnos.rules import FastSource, Ruleset, new_game
from ethnos.rules.cards import DRAGON
from ethnos.rules.events import AgeBegan, CardDealt, PoolTurnedUp
from tests.rules.builder import do, end_age, make_state, of_kind

COUNTS = [2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", COUNTS)
def test_every_player_begins_with_one_card(players: int) -> None:
    """R18."""
    state, _ = new_game(Ruleset(players), FastSource(1))
    assert [len(hand) for hand in state.hands] == [1] * players


@pytest.mark.parametrize("seed", range(8))
def test_cards_are_dealt_clockwise_from_the_first_player(seed: int) -> None:
    """R18, D5."""
    state, events = new_game(Ruleset(4), FastSource(seed))
    dealt = of_kind(CardDealt, events)
    assert [event.seat for event in dealt] == state.clockwise(state.first_player)
    assert [event.card for event in dealt] == [state.hands[event.seat][0] for event in dealt]


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_twice_as_many_cards_as_players_lie_open(players: int, cards: int) -> None:
    """R19."""
    state, events = new_game(Ruleset(players), FastSource(1))
    assert len(state.pool) == cards
    assert of_kind(PoolTurnedUp, events) == [PoolTurnedUp(state.pool)]


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(10))
def test_dragons_lie_in_the_lower_half(players: int, seed: int) -> None:
    """R20, D3."""
    state, _ = new_game(Ruleset(players), FastSource(seed))
    allies = len(state.deck) - 3
    lower = allies // 2 + 3
    assert state.dragon_free == allies - allies // 2
    assert state.deck[:lower].count(DRAGON) == 3
    assert DRAGON not in state.deck[lower:]


def test_dragons_are_shuffled_all_over_the_lower_half() -> None:
    """R20."""
    decks = [new_game(Ruleset(4), FastSource(seed))[0] for seed in range(400)]
    lower = {len(state.deck) - state.dragon_free for state in decks}
    depths = {depth for state in decks for depth, card in enumerate(state.deck) if card is DRAGON}
    assert min(depths) == 0  # A dragon can be the very last card,
    assert max(depths) >= min(lower) - 1  # or the first of the lower half.


def test_the_deck_is_cut_after_hands_and_pool_are_dealt() -> None:
    """R20, D3."""
    state, events = new_game(Ruleset(4), FastSource(3))
    allies = sum(24 if tribe == "halfling" else 12 for tribe in state.tribes)
    assert len(state.deck) == allies - 4 - 8 + 3
    assert of_kind(AgeBegan, events) == [AgeBegan(1, state.first_player, len(state.deck))]


def test_any_seat_may_be_first_player_of_age_i() -> None:
    """R21."""
    first = {new_game(Ruleset(6), FastSource(seed))[0].first_player for seed in range(60)}
    assert first == {0, 1, 2, 3, 4, 5}


def test_the_first_player_has_the_first_turn() -> None:
    """R21."""
    state, _ = new_game(Ruleset(6), FastSource(5))
    assert state.to_move == state.turn_owner == state.first_player


def test_the_player_with_least_glory_begins_a_later_age() -> None:
    """R22."""
    state = make_state(glory=(9, 3, 2, 5))
    end_age(state)
    assert state.age == 2
    assert state.first_player == state.to_move == 2


@pytest.mark.parametrize(
    ("glory", "drawer", "first"),
    [
        ((1, 5, 1, 5), 0, 0),  # the drawer counts
        ((1, 5, 1, 5), 1, 2),  # the next of the tied
        ((1, 5, 1, 5), 3, 0),  # clockwise, past the last seat
        ((0, 5, 0, 9), 1, 2),
        ((3, 3, 3, 3), 2, 2),
        ((3, 3, 9, 3), 2, 3),
    ],
)
def test_a_tie_for_least_glory_is_counted_from_the_drawer(
    glory: tuple[int, ...], drawer: int, first: int
) -> None:
    """R23, R32, D4."""
    state = make_state(glory=glory, turn=drawer)
    end_age(state)
    assert state.first_player == first


def test_a_nearer_player_who_is_not_tied_does_not_begin() -> None:
    """R23, D4."""
    state = make_state(glory=(1, 0, 0, 0), turn=0)
    end_age(state)
    assert state.first_player == 1


def test_least_glory_is_read_after_the_bands_are_scored() -> None:
    """R22, D72."""
    state = make_state(glory=(0, 2, 9, 9), bands={0: "elf:red+elf:blue+elf:grey"}, turn=3)
    end_age(state)
    assert state.glory == [3, 2, 9, 9]
    assert state.first_player == 1


def test_least_glory_is_read_after_raids() -> None:
    """R22, D41, D72."""
    state = make_state(glory=(0, 2, 9, 9), orcs={0: "red blue grey"}, turn=3)
    end_age(state)
    do(state, "raid blue+grey+red")
    assert state.glory == [6, 2, 9, 9]
    assert state.first_player == 1


def test_troll_tokens_do_not_decide_who_begins() -> None:
    """R23, D46."""
    state = make_state(glory=(0, 0, 9, 9), trolls={1: (6,)}, turn=0)
    end_age(state)
    assert state.first_player == 0


def test_troll_tokens_decide_who_begins_under_every_tie_ruling() -> None:
    """D46."""
    state = make_state(
        glory=(0, 0, 9, 9), trolls={1: (6,)}, turn=0, troll_scope="all_end_of_age_ties"
    )
    end_age(state)
    assert state.first_player == 1


def test_turns_go_clockwise() -> None:
    """R24."""
    state = make_state(turn=2)
    order = [state.to_move]
    for _ in range(4):
        do(state, "draw")
        order.append(state.to_move)
    assert order == [2, 3, 0, 1, 2]
