"""The compiled value network: the same numbers as plain Python, and chances that come true."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from ethnos.bots import LegalActions, advise, make_bot
from ethnos.bots.compiled.judgement import evaluate
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.compiled.simulator import CompiledSimulation, CompiledSimulator
from ethnos.bots.forecast import Forecast
from ethnos.bots.registry import check_bot, needs_compiled_code
from ethnos.bots.search import THINK, SearchBot
from ethnos.bots.search_1 import SETTINGS as FIRST_SETTINGS
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import write
from ethnos.packed.plain_game import PlainGame
from ethnos.packed.seen import seen_game
from ethnos.rules.actions import Action
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from tests.bots.self_play import self_play_states, stream, varied_ruleset
from tools.calibration import bins, moments

GAMES = 400


@pytest.mark.parametrize("number", range(5))
def test_compiled_network_gives_the_same_chances(number: int) -> None:
    scratch = new_scratch(STANDARD_WEIGHTS)
    states = self_play_states(make_bot("heuristic"), varied_ruleset(number), seed=number)
    for count, state in enumerate(states):
        if count % 11 == 0:
            seen = view(state, state.to_move)
            scratch.cached_board_keys[:] = -1
            evaluate(write(seen_game(seen))[0], scratch)
            chances = [float(chance) for chance in scratch.network.chances[: seen.players]]
            assert chances == pytest.approx(Forecast(seen).chances(), abs=1e-9)


def test_chances_come_true() -> None:
    """A reduced `python -m tools.calibration`: see docs/bots.md for the whole table."""
    called, won = moments(GAMES, seed=3)
    for one in bins(called, won):
        assert one.moments > 1_000
        assert one.called == pytest.approx(one.won, abs=0.08)


def test_exaggerated_chances_are_noticed() -> None:
    called, won = moments(GAMES, seed=3)
    bold = called**2 / (called**2 + (1 - called) ** 2)
    assert any(abs(one.called - one.won) > 0.12 for one in bins(bold, won))


def test_threads_do_not_change_the_choice() -> None:
    bots = [
        SearchBot(playouts=60, simulator=CompiledSimulator(threads=threads)) for threads in (1, 3)
    ]
    for count, state in enumerate(self_play_states(make_bot("marker"), Ruleset(), seed=4)):
        if count % 40 == 0:
            seen = view(state, state.to_move)
            first, second = (
                bot.advise(seen, LegalActions(seen), stream(count)).alternatives for bot in bots
            )
            assert [one.action for one in first] == [other.action for other in second]
            for one, other in zip(first, second, strict=True):
                assert one.win_chance == pytest.approx(other.win_chance)


def test_settled_choice_ends_the_search() -> None:
    """Ten times the games are not played where the choice is clear."""
    played = []
    for count, state in enumerate(self_play_states(make_bot("heuristic"), Ruleset(), seed=2)):
        if count % 15 == 0:
            seen = view(state, state.to_move)
            best = SearchBot(playouts=4_000).advise(seen, LegalActions(seen), stream(1)).best
            played.append(int(best.reason.parameters.get("playouts", 0)))
    assert min(played) < 100 < max(played)


class NotedSimulator(CompiledSimulator):
    """Remembers for how many turns it last simulated."""

    turns = 0

    def start(
        self, root: PlainGame, actions: Sequence[Action], seed: int, turns: int
    ) -> CompiledSimulation:
        self.turns = turns
        return super().start(root, actions, seed, turns)


@pytest.mark.parametrize(
    ("think", "playouts", "turns"),
    [(None, 200, 3), (None, 2_000, 5), (10.0, 200, 3), (THINK / 10, None, 3), (THINK, None, 5)],
)
def test_many_games_are_simulated_for_more_turns(
    think: float | None, playouts: int | None, turns: int
) -> None:
    state, _ = new_game(Ruleset(), FastSource(1))
    seen, simulator = view(state, state.to_move), NotedSimulator()
    bot = SearchBot(think, playouts, simulator=simulator)
    bot.advise(seen, LegalActions(seen), stream(1))
    assert simulator.turns == turns
    first = SearchBot(think, playouts, FIRST_SETTINGS, simulator)
    first.advise(seen, LegalActions(seen), stream(1))
    assert simulator.turns == 3


def test_first_search_bot_is_still_there() -> None:
    state, _ = new_game(Ruleset(), FastSource(1))
    seen = view(state, state.to_move)
    bot = make_bot("search-1", playouts=16)
    assert bot.choose(seen, LegalActions(seen), stream(1)) in LegalActions(seen)


@pytest.mark.parametrize("bot", ["search", "search-1"])
def test_name_may_set_the_number_of_simulated_games(bot: str) -> None:
    positions = islice(self_play_states(make_bot("heuristic"), Ruleset(), seed=2), 20, 60, 10)
    views = [view(state, state.to_move) for state in positions]
    named, limited, longer = (
        [advise(made, seen, LegalActions(seen), stream(1)) for seen in views]
        for made in (
            make_bot(f"{bot}:64", playouts=500),
            make_bot(bot, playouts=64),
            make_bot(bot, playouts=500),
        )
    )
    assert named == limited != longer
    assert needs_compiled_code(f"{bot}:64")
    check_bot(f"{bot}:64")
