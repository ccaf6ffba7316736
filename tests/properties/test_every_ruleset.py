"""Every player count, every set of tribes and every value of every option makes a game."""

from itertools import combinations

import pytest

from ethnos.records.pieces import missing_pieces
from ethnos.rules.cards import Tribe
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS, tribes_in_play
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.testing.random_states import hoarder, random_state

PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
MORE_THAN_ANY_GAME = 5_000


def play_to_the_end(ruleset: Ruleset, seed: int) -> None:
    state = random_state(ruleset, seed, policy=hoarder, decisions=MORE_THAN_ANY_GAME)
    assert state.is_over
    assert missing_pieces(state) == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("option", OPTION_NAMES)
def test_every_value_of_every_option_is_played(option: str, players: int) -> None:
    for seed, value in enumerate(option_values(option)):
        play_to_the_end(Ruleset(players=players).with_options(**{option: value}), seed)


@pytest.mark.parametrize("leading", Tribe)
@pytest.mark.parametrize("size", [5, 6])
def test_every_set_of_tribes_is_played(size: int, leading: Tribe) -> None:
    """All sets whose first tribe is this one, player counts in rotation."""
    counts = [players for players in PLAYERS if tribes_in_play(players) == size]
    sets = [tribes for tribes in combinations(Tribe, size) if tribes[0] is leading]
    for number, tribes in enumerate(sets):
        play_to_the_end(Ruleset(players=counts[number % len(counts)], tribes=tribes), number)
