"""Bots play whole games of many rulesets without an illegal action."""

import pytest

from ethnos.bots import make_bot
from tests.bots.self_play import self_play_states, varied_ruleset

GAMES = {"random": 15, "novice": 5, "adventurer": 5, "heuristic": 5, "marker": 10, "collector": 10}


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_legal(name: str) -> None:
    bot = make_bot(name)
    for number in range(GAMES[name]):
        for state in self_play_states(bot, varied_ruleset(number), seed=number):
            assert not state.is_over
        assert state.is_over
