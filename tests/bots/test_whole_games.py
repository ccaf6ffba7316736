"""Bots play whole games of many rulesets without an illegal action."""

import pytest

from ethnos.bots import LegalActions, make_bot
from ethnos.bots.heuristic import HeuristicBot
from ethnos.records.set_up import set_up
from ethnos.rules.actions import PlayBand
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.view import view
from tests.bots.self_play import self_play_states, stream, varied_ruleset

GAMES = {"random": 15, "novice": 5, "adventurer": 5, "heuristic": 5, "marker": 10, "collector": 10}


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_legal(name: str) -> None:
    bot = make_bot(name)
    for number in range(GAMES[name]):
        for state in self_play_states(bot, varied_ruleset(number), seed=number):
            assert not state.is_over
        assert state.is_over


@pytest.mark.parametrize("name", GAMES)
def test_house_numbers_are_respected(name: str) -> None:
    bot = make_bot(name)
    ruleset = Ruleset(2, hand_limit=7, marker_count=5, age_count=1)
    for state in self_play_states(bot, ruleset, seed=1):
        assert max(map(len, state.hands)) <= 7


LARGE_HAND = """
players: 2
tribes: centaur elf halfling orc skeleton
options: hand_limit=12
hand 0: centaur:red centaur:red elf:red elf:red orc:red orc:red skeleton skeleton
hand 1: elf:blue
pool: elf:grey orc:grey elf:blue orc:blue
"""


@pytest.mark.parametrize("name", GAMES)
def test_band_of_a_large_hand_has_ten_cards_at_most(name: str) -> None:
    """A house's hand of twelve cards, all of one kingdom."""
    bot = make_bot(name)
    halflings = "halfling:red " * 4
    seen = view(set_up(LARGE_HAND.replace("hand 0:", f"hand 0: {halflings}")), 0)
    assert len(seen.hand) == 12
    for seed in range(20 if name == "random" else 1):
        action = bot.choose(seen, LegalActions(seen), stream(seed))
        assert isinstance(action, PlayBand)
        assert len(action.cards) <= 10


def test_judgement_considers_no_band_of_more_than_ten_cards() -> None:
    seen = view(set_up(LARGE_HAND.replace("hand 0:", f"hand 0: {'halfling:red ' * 4}")), 0)
    scored = HeuristicBot().score_actions(seen, LegalActions(seen), stream(1))
    assert max(len(action.cards) for _, action in scored if isinstance(action, PlayBand)) == 10
