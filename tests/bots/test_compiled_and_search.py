"""The compiled player decides as the plain one does, and the search bot keeps its promises.

One file, so that one process compiles everything.
"""

from __future__ import annotations

from math import isclose

import pytest

from ethnos.bots import LegalActions, ReasonCode, advise, make_bot
from ethnos.bots.compiled.match import match
from ethnos.bots.compiled.policy import play_on
from ethnos.bots.compiled.scratch import Mind, new_mind
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.fast.encoding import encode, new_buffer
from ethnos.fast.layout import Game
from ethnos.fast.pack import record_of
from ethnos.rules.apply import apply_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import determinize, view
from tests.bots.self_play import stream, tables_of, varied_ruleset


def bytes_of(game: Game) -> bytes:
    buffer = new_buffer()
    return bytes(buffer[: encode(game, buffer)])


def decided_alike(state: GameState, mind: Mind) -> bool:
    """Whether both players turn this table into the same next one."""
    seen = view(state, state.to_move)
    record = record_of(state)
    play_on(record[0], mind)
    after = state.copy()
    apply_legal(after, HeuristicBot().choose(seen, LegalActions(seen), stream(0)))
    return bytes_of(record[0]) == bytes_of(record_of(after)[0])


@pytest.mark.parametrize("number", range(8))
def test_the_compiled_player_decides_alike(number: int) -> None:
    mind = new_mind(STANDARD_WEIGHTS)
    bot = make_bot("heuristic" if number % 2 else "random")
    for place, state in enumerate(tables_of(bot, varied_ruleset(number), seed=number)):
        if place % 5 == 0:
            assert decided_alike(state, mind), state.decision


def test_a_wrong_weight_would_show() -> None:
    impatient = new_mind(Weights(tempo=5.0))
    tables = tables_of(make_bot("heuristic"), Ruleset(), seed=1)
    assert not all(decided_alike(state, impatient) for state in tables)


def test_better_weights_win_a_match() -> None:
    reckless = Weights(tempo=0.01, feed=3.0)
    wins, margin = match(Ruleset(), STANDARD_WEIGHTS, reckless, deals=6, seed=1)
    assert wins > 0.5
    assert margin > 0


def positions(number: int) -> list[str]:
    bot = make_bot("search", playouts=1)
    tables = tables_of(bot, varied_ruleset(number), number)
    return [f"{state.decision} {state.hands} {state.markers}" for state in tables]


@pytest.mark.parametrize("number", range(1, 4))
def test_search_plays_whole_games_legally(number: int) -> None:
    assert positions(number)


def test_search_with_a_number_of_playouts_repeats_itself() -> None:
    assert positions(0) == positions(0)


def test_hidden_cards_change_no_choice_of_the_search() -> None:
    bot = make_bot("search", playouts=16)
    for place, state in enumerate(tables_of(make_bot("marker"), Ruleset(), seed=3)):
        if place % 8 == 0:
            twin = determinize(view(state, state.to_move), FastSource(place))
            seat = state.to_move
            choices = [
                bot.choose(seen, LegalActions(seen), stream(place))
                for seen in (view(state, seat), view(twin, seat))
            ]
            assert choices[0] == choices[1]


def test_search_advises_what_it_chooses_with_numbers() -> None:
    bot = make_bot("search", playouts=64)
    for place, state in enumerate(tables_of(make_bot("marker"), Ruleset(), seed=2)):
        if place % 20:
            continue
        seen = view(state, state.to_move)
        advice = advise(bot, seen, LegalActions(seen), stream(1), 4)
        assert advice.best.action == bot.choose(seen, LegalActions(seen), stream(1))
        for option in advice.alternatives:
            assert 0 <= option.win_chance <= 1
            if option.reason.code is ReasonCode.IMAGINED:
                percent = option.reason.parameters["percent"]
                assert isclose(int(percent), 100 * option.win_chance, abs_tol=0.5)


def test_search_by_the_clock_answers_legally() -> None:
    bot = make_bot("search", think=0.01)
    state = next(tables_of(make_bot("marker"), Ruleset(players=2), seed=2))
    seen = view(state, state.to_move)
    assert bot.choose(seen, LegalActions(seen), stream(1)) in LegalActions(seen)
