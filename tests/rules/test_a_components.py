"""A. Components: what lies in the box."""

from collections import Counter

import pytest

from ethnos.rules import SKELETON, FastSource, Kingdom, Ruleset, SetupError, Tribe, new_game
from ethnos.rules import components as box
from ethnos.rules.cards import CARD_TYPES, DRAGON, ally_deck, copies
from tests.rules.builder import do, make_state, options


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_are_allowed(players: int) -> None:
    """R1."""
    state, _ = new_game(Ruleset(players), FastSource(1))
    assert len(state.hands) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_other_player_counts_are_refused(players: int) -> None:
    """R1."""
    with pytest.raises(SetupError, match=f"the game takes 2 to 6 players, not {players}"):
        Ruleset(players)


def test_the_board_has_six_kingdoms_and_glory_starts_at_0() -> None:
    """R2."""
    state, _ = new_game(Ruleset(5), FastSource(1))
    assert len(state.markers) == len(state.tokens) == len(Kingdom) == 6
    assert state.glory == [0, 0, 0, 0, 0]


def test_each_kingdom_has_its_colour() -> None:
    """F7."""
    assert {kingdom.value: kingdom.title for kingdom in Kingdom} == {
        "orange": "Ithys",
        "blue": "Straton",
        "red": "Rhea",
        "purple": "Duris",
        "green": "Althea",
        "grey": "Pelagon",
    }


@pytest.mark.parametrize("tribe", Tribe)
def test_a_tribe_has_12_cards_but_the_halflings_24(tribe: Tribe) -> None:
    """R3."""
    assert len(ally_deck((tribe,))) == (24 if tribe is Tribe.HALFLING else 12)


def test_colours_are_spread_evenly_in_a_tribe() -> None:
    """R3, D7."""
    assert len(Tribe) == 12
    for card in CARD_TYPES:
        if card.tribe is Tribe.SKELETON:
            assert card == SKELETON
            assert copies(card) == 12
        else:
            assert copies(card) == (4 if card.tribe is Tribe.HALFLING else 2)
            assert card.kingdom is not None


def test_every_tribe_has_one_setup_card() -> None:
    """R4."""
    drawn = [new_game(Ruleset(6), FastSource(seed))[0].tribes for seed in range(60)]
    assert {tribe for tribes in drawn for tribe in tribes} == set(Tribe)
    assert all(len(set(tribes)) == 6 for tribes in drawn)


def test_three_dragons_lie_in_the_deck() -> None:
    """R5."""
    state, _ = new_game(Ruleset(4), FastSource(1))
    assert state.deck.count(DRAGON) == 3


def test_there_are_18_glory_tokens() -> None:
    """R6, F1."""
    assert sorted(box.GLORY_TOKENS) == [0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10]


def test_six_of_the_glory_tokens_are_for_four_players_and_more() -> None:
    """R6, F1."""
    marked = Counter(box.glory_tokens(4)) - Counter(box.glory_tokens(3))
    assert sorted(marked.elements()) == [0, 4, 4, 6, 6, 10]
    assert sorted(box.glory_tokens(2)) == [0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10]


def test_26_markers_per_player_serve_for_everything() -> None:
    """R7."""
    state = make_state(hand="orc:red", merfolk=(0, 0, 0, 0))
    assert state.supply == [24, 24, 24, 24]  # one on the glory track, one on the merfolk track
    do(state, "band orc:red", "orc yes")
    assert state.supply == [22, 24, 24, 24]


def test_six_troll_tokens_carry_1_to_6() -> None:
    """R8, F6."""
    state = make_state(hand="troll:red troll:blue troll:grey troll:green troll:orange troll:purple")
    do(state, "band troll:red+troll:blue+troll:grey+troll:green+troll:orange+troll:purple")
    assert options(state) == [*(f"troll {value}" for value in range(1, 7)), "troll none"]


def test_the_giant_token_has_two_sides() -> None:
    """R8, F2."""
    assert [box.giant_token(players) for players in range(2, 7)] == [
        (2, 5),
        (2, 5),
        (2, 4, 6),
        (2, 4, 6),
        (2, 4, 6),
    ]


def test_the_merfolk_board_has_two_sides() -> None:
    """R8, F5."""
    assert [box.merfolk_board(players) for players in range(2, 7)] == [
        (1, 3),
        (1, 3),
        (1, 2, 4),
        (1, 2, 4),
        (1, 2, 4),
    ]


def test_the_merfolk_track_ends_on_18_and_has_four_symbols() -> None:
    """F4."""
    assert box.MERFOLK_LAST_SPACE == 18
    assert box.MERFOLK_SYMBOLS == (3, 7, 12, 18)


def test_an_orc_board_pays_by_the_markers_taken_off() -> None:
    """R8, F3."""
    assert box.ORC_RAID_GLORY[1:] == (1, 3, 6, 10, 15, 20)
