"""The compiled value network: the same numbers as plain Python, and chances that come true."""

from __future__ import annotations

import numpy as np
import pytest

from ethnos.bots import LegalActions, make_bot
from ethnos.bots.compiled.judgement import evaluate
from ethnos.bots.compiled.policy import play_decision
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.compiled.simulator import CompiledSimulator
from ethnos.bots.forecast import Forecast
from ethnos.bots.search import SearchBot
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import new_game_array, write
from ethnos.fast.pack import pack_state
from ethnos.packed.fields import DECISION_GAME_OVER, DECISION_TURN
from ethnos.packed.seen import seen_game
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from tests.bots.self_play import self_play_states, stream, varied_ruleset

GAMES = 40


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
    scratch = new_scratch(STANDARD_WEIGHTS)
    called: list[float] = []
    won: list[float] = []
    for seed in range(GAMES):
        state, _ = new_game(Ruleset(players=2 + seed % 5), FastSource(seed))
        games = new_game_array(2)
        games[0] = pack_state(state)[0]
        game = games[0]
        scratch.cached_board_keys[:] = -1
        begun = len(called)
        turns = 0
        while game.decision != DECISION_GAME_OVER:
            turns += game.decision == DECISION_TURN
            if game.decision == DECISION_TURN and turns % 8 == 0:
                evaluate(game, scratch)
                called += [float(chance) for chance in scratch.network.chances[: game.players]]
            play_decision(game, scratch)
        shares = [int(game.winners) >> seat & 1 for seat in range(game.players)]
        moments = (len(called) - begun) // len(shares)
        won += [share / sum(shares) for share in shares] * moments
    expected, outcome = np.array(called), np.array(won)
    for low, high in ((0.0, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 1.0)):
        chosen = (expected >= low) & (expected < high)
        assert chosen.sum() > 100
        assert expected[chosen].mean() == pytest.approx(outcome[chosen].mean(), abs=0.1)
    even = np.array([1 / (2 + seed % 5) for seed in range(GAMES)])
    assert ((expected - outcome) ** 2).mean() < 0.8 * (even * (1 - even)).mean()


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


def test_first_search_bot_is_still_there() -> None:
    state, _ = new_game(Ruleset(), FastSource(1))
    seen = view(state, state.to_move)
    bot = make_bot("search-1", playouts=16)
    assert bot.choose(seen, LegalActions(seen), stream(1)) in LegalActions(seen)
