"""P. Two players."""

import pytest

from ethnos.rules import FastSource, Kingdom, Ruleset, new_game
from ethnos.rules.components import ages, giant_token, glory_tokens, merfolk_board, tribes_in_play
from tests.rules.builder import do, kingdom_glory, make_state, scored


@pytest.mark.parametrize("players", [2, 3])
def test_the_short_game_has_fewer_of_everything(players: int) -> None:
    """R112, D1, D2."""
    state, _ = new_game(Ruleset(players), FastSource(1))
    assert len(glory_tokens(players)) == 12
    assert all(len(tokens) == 2 for tokens in state.tokens.values())
    assert len(state.tribes) == tribes_in_play(players) == 5
    assert ages(players) == state.ruleset.ages == 2
    assert giant_token(players) == (2, 5)
    assert merfolk_board(players) == (1, 3)


@pytest.mark.parametrize(
    ("markers", "size", "placed"),
    [
        ((2, 1), 3, False),
        ((2, 1), 4, True),
        ((1, 2), 4, True),
        ((0, 3), 3, False),
        ((0, 0), 1, True),
        ((0, 1), 1, False),
        ((0, 1), 2, True),
    ],
)
def test_a_band_must_outnumber_the_markers_of_both(
    markers: tuple[int, int], size: int, placed: bool
) -> None:
    """R113, D74."""
    text = "+".join(["dwarf:red", "dwarf:red", "dwarf:blue", "dwarf:blue"][:size])
    state = make_state(players=2, hand=text, markers={"red": markers})
    do(state, f"band {text}")
    assert state.markers[Kingdom.RED] == (markers[0] + placed, markers[1])


def test_age_i_pays_the_lower_token_for_most_markers() -> None:
    """R114."""
    state = make_state(players=2, age=1, markers={"red": (2, 1)}, tokens=(4, 8))
    assert kingdom_glory(scored(state)) == [4, 0]


def test_age_ii_pays_the_higher_token_to_the_first_only() -> None:
    """R115."""
    state = make_state(players=2, age=2, markers={"red": (1, 2)}, tokens=(4, 8))
    result = scored(state)
    assert kingdom_glory(result) == [0, 8]
    assert not result.kingdoms[5].sole_presence


def test_lone_player_earns_both_tokens_in_age_ii() -> None:
    """R116, D57."""
    state = make_state(players=2, age=2, markers={"red": (0, 1)}, glory=(9, 0), tokens=(4, 8))
    result = scored(state)
    assert kingdom_glory(result) == [0, 12]
    assert result.kingdoms[5].sole_presence
    assert not result.kingdoms[0].sole_presence  # an empty kingdom has nobody in it


def test_lone_player_earns_nothing_more_in_age_i() -> None:
    """R114, R116, D66."""
    state = make_state(players=2, age=1, markers={"red": (0, 1)}, tokens=(4, 8))
    result = scored(state)
    assert kingdom_glory(result) == [0, 4]
    assert not result.kingdoms[5].sole_presence


@pytest.mark.parametrize(("age", "glory"), [(1, [2, 2]), (2, [4, 4])])
def test_a_tie_splits_one_token(age: int, glory: list[int]) -> None:
    """R114, R117, D65."""
    state = make_state(players=2, age=age, markers={"red": (2, 2)}, tokens=(5, 9))
    assert kingdom_glory(scored(state)) == glory


def test_a_tie_may_split_both_tokens() -> None:
    """D65."""
    state = make_state(
        players=2, age=2, markers={"red": (2, 2)}, tokens=(5, 9), two_player_tie="both_tokens"
    )
    assert kingdom_glory(scored(state)) == [7, 7]


@pytest.mark.parametrize("markers", [(3, 2), (1, 0)])
def test_splitting_both_tokens_changes_nothing_without_a_tie(markers: tuple[int, int]) -> None:
    """R115, R116, D65."""
    default = make_state(players=2, age=2, markers={"red": markers}, tokens=(5, 9))
    option = make_state(
        players=2, age=2, markers={"red": markers}, tokens=(5, 9), two_player_tie="both_tokens"
    )
    assert kingdom_glory(scored(default)) == kingdom_glory(scored(option))


def test_trolls_decide_a_tie_of_two() -> None:
    """R94, R115, R117."""
    state = make_state(players=2, age=2, markers={"red": (2, 2)}, trolls={1: (1,)}, tokens=(4, 8))
    assert kingdom_glory(scored(state)) == [0, 8]
