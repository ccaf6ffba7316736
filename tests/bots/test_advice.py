"""Every bot can give advice with reasons."""

from collections.abc import Sequence
from itertools import islice

import pytest

from ethnos.bots import Adviser, Judge, LegalActions, ReasonCode, advise, make_bot
from ethnos.i18n import Messages
from ethnos.rules.actions import Action
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView, view
from tests.bots.self_play import self_play_states, stream, varied_ruleset

ADVISERS = ("random", "novice", "adventurer", "heuristic", "marker", "collector")


@pytest.mark.parametrize("name", ADVISERS)
def test_best_advice_is_the_choice_of_the_bot(name: str) -> None:
    bot = make_bot(name)
    assert isinstance(bot, Adviser)
    for number in range(2):
        played = self_play_states(make_bot("marker"), varied_ruleset(number), seed=number)
        for state in islice(played, number % 3, None, 3):
            seen = view(state, state.to_move)
            advice = bot.advise(seen, LegalActions(seen), stream(number), 3)
            assert advice.best.action == bot.choose(seen, LegalActions(seen), stream(number))
            assert 1 <= len(advice.alternatives) <= 3
            assert all(0 <= option.win_chance <= 1 for option in advice.alternatives)
            assert len({str(option.action) for option in advice.alternatives}) == len(
                advice.alternatives
            )


def test_alternatives_are_sorted_best_first() -> None:
    bot = make_bot("heuristic")
    for state in self_play_states(make_bot("marker"), Ruleset(), seed=5):
        seen = view(state, state.to_move)
        advice = advise(bot, seen, LegalActions(seen), stream(1), 5)
        glory = [option.glory for option in advice.alternatives]
        chances = [option.win_chance for option in advice.alternatives]
        assert glory == sorted(glory, reverse=True)
        assert chances == sorted(chances, reverse=True)


class BotWithoutAdvice:
    """A bot that is no `Adviser`."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:  # noqa: ARG002
        return actions[0]


def test_bot_without_advice_names_its_choice() -> None:
    state = next(self_play_states(BotWithoutAdvice(), Ruleset(), seed=1))
    seen = view(state, state.to_move)
    advice = advise(BotWithoutAdvice(), seen, LegalActions(seen), stream(1))
    assert advice.best.action == LegalActions(seen)[0]
    assert advice.best.reason.code is ReasonCode.UNEXPLAINED


def test_every_reason_has_a_message() -> None:
    messages = Messages("en")
    assert [code for code in ReasonCode if not messages.has(f"reason-{code}")] == []


def test_any_legal_action_can_be_compared() -> None:
    bot = make_bot("heuristic")
    assert isinstance(bot, Judge)
    for number in range(5):
        played = self_play_states(make_bot("marker"), varied_ruleset(number), seed=number)
        for state in islice(played, number % 3, None, 3):
            seen = view(state, state.to_move)
            advice = bot.advise(seen, LegalActions(seen), stream(number), 3)
            worst = LegalActions(seen)[-1]
            advised = [option.action for option in advice.alternatives]
            *same, last = bot.compare(seen, [*advised, worst], stream(number))
            assert [option.win_chance for option in same] == [
                option.win_chance for option in advice.alternatives
            ]
            assert last.action == worst
            # The bot looks at some of the bands only, so another may be a little better.
            assert last.win_chance <= advice.best.win_chance + 0.05
