"""B. Setup: what lies where before the first card is dealt."""

from collections import Counter

import pytest

from ethnos.rules import (
    BEGINNER,
    FastSource,
    GameState,
    Kingdom,
    Ruleset,
    SetupError,
    Tribe,
    new_game,
)
from ethnos.rules import components as box
from ethnos.rules.cards import DRAGON, ally_deck
from ethnos.rules.ruleset import BEGINNER_TRIBES, beginner_tribes
from ethnos.rules.setup import sort_tokens

NO_MERFOLK = tuple(map(Tribe, ("centaur", "dwarf", "elf", "giant", "orc", "troll")))
WITH_MERFOLK = tuple(map(Tribe, ("centaur", "dwarf", "elf", "giant", "merfolk", "orc")))


def fresh(ruleset: Ruleset, seed: int = 1) -> GameState:
    return new_game(ruleset, FastSource(seed))[0]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_all_glory_tokens_lie_in_the_kingdoms_ascending(players: int, each: int) -> None:
    """R9, R112."""
    state = fresh(Ruleset(players))
    assert all(len(tokens) == each for tokens in state.tokens.values())
    assert all(list(tokens) == sorted(tokens) for tokens in state.tokens.values())
    laid = Counter(token for tokens in state.tokens.values() for token in tokens)
    assert laid == Counter(box.glory_tokens(players))


def test_tokens_are_shuffled_before_they_are_sorted() -> None:
    """R9."""
    assert len({fresh(Ruleset(4), seed).tokens[Kingdom.RED] for seed in range(20)}) > 5


def test_the_lowest_token_lies_on_i() -> None:
    """R9."""
    assert sort_tokens((8, 0, 4)) == (0, 4, 8)


def test_a_score_marker_leaves_25() -> None:
    """R10."""
    state = fresh(Ruleset(4, NO_MERFOLK))
    assert state.supply == [25, 25, 25, 25]
    assert state.glory == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "tribes"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_the_deck_is_made_of_the_tribes_drawn_and_of_no_others(players: int, tribes: int) -> None:
    """R11, R112, D2, D81."""
    state = fresh(Ruleset(players))
    assert len(state.tribes) == tribes
    dealt = [card for hand in state.hands for card in hand]
    in_deck = [card for card in state.deck if card is not DRAGON]
    assert sorted([*dealt, *state.pool, *in_deck]) == ally_deck(state.tribes)


def test_tribes_are_drawn_at_random_unless_they_are_named() -> None:
    """R11, D9."""
    assert len({fresh(Ruleset(4), seed).tribes for seed in range(20)}) > 10
    assert {fresh(Ruleset(4, NO_MERFOLK), seed).tribes for seed in range(20)} == {NO_MERFOLK}


def test_named_tribes_lie_in_order_whatever_order_they_are_named_in() -> None:
    """R11."""
    assert fresh(Ruleset(4, NO_MERFOLK[::-1])).tribes == NO_MERFOLK


@pytest.mark.parametrize(
    ("players", "count", "message"),
    [
        (3, 6, r"3 players use 5 tribes, not 6 \(R112\)"),
        (2, 4, r"2 players use 5 tribes, not 4 \(R112\)"),
        (4, 5, r"4 players use 6 tribes, not 5 \(R11\)"),
        (6, 7, r"6 players use 6 tribes, not 7 \(R11\)"),
    ],
)
def test_the_wrong_number_of_tribes_is_refused(players: int, count: int, message: str) -> None:
    """R11, R112."""
    with pytest.raises(SetupError, match=message):
        Ruleset(players, tuple(Tribe)[:count])


def test_a_tribe_named_twice_is_refused() -> None:
    """R11."""
    with pytest.raises(SetupError, match="the elf tribe is named twice"):
        Ruleset(4, (*NO_MERFOLK[:5], Tribe.ELF))


def test_with_merfolk_players_start_on_space_0_with_one_marker_less() -> None:
    """R12."""
    state = fresh(Ruleset(4, WITH_MERFOLK))
    assert state.merfolk == [0, 0, 0, 0]
    assert state.supply == [24, 24, 24, 24]


def test_troll_tokens_the_giant_token_and_orc_boards_start_unclaimed() -> None:
    """R13, R14, R15, D6."""
    state = fresh(Ruleset(4, NO_MERFOLK))
    assert state.trolls == [(), (), (), ()]
    assert state.giant is None
    assert state.orc_boards == [(), (), (), ()]


@pytest.mark.parametrize(("players", "ages"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_two_or_three_players_play_two_ages_and_more_play_three(players: int, ages: int) -> None:
    """R16, D1."""
    assert Ruleset(players).ages == ages


def test_the_first_game_has_six_easy_tribes() -> None:
    """R17, D8."""
    assert {str(tribe) for tribe in BEGINNER_TRIBES} == {
        *("wingfolk", "halfling", "minotaur"),
        *("giant", "wizard", "centaur"),
    }
    assert fresh(BEGINNER).tribes == BEGINNER_TRIBES


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_first_game_can_be_set_up_for_any_player_count(players: int) -> None:
    """R17, R112."""
    tribes = fresh(Ruleset(players, beginner_tribes(players))).tribes
    assert set(tribes) <= set(BEGINNER_TRIBES)
    assert len(tribes) == box.tribes_in_play(players)
