"""The judgement is the same compiled and uncompiled; the search bot plays legally.

One file, so that only one worker process compiles everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from ethnos.bots import Judge, LegalActions, ReasonCode, advise, make_bot, scorers
from ethnos.bots.compiled import judgement
from ethnos.bots.compiled.judgement import board_key, estimate_time_left
from ethnos.bots.compiled.match import match
from ethnos.bots.compiled.policy import play_decision
from ethnos.bots.compiled.scores import score_compiled
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.judgement import choices
from ethnos.bots.judgement.scratch import PlainScratch, Scratch
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.fast.encoding import encode, new_buffer
from ethnos.fast.layout import write
from ethnos.fast.pack import pack_state
from ethnos.packed.fields import GameStruct
from ethnos.packed.moves import CODE_OF_STEP, FIRST_OF_KIND, KIND_OF_CODE, steps_of
from ethnos.packed.seen import seen_game
from ethnos.rules.apply import apply_legal
from ethnos.rules.components import TROLL_TOKENS
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import determinize, view
from tests.bots.claims import hints_of, is_true
from tests.bots.self_play import self_play_states, stream, varied_ruleset


def bytes_of(game: GameStruct) -> bytes:
    buffer = new_buffer()
    return bytes(buffer[: encode(game, buffer)])


def same_decision(state: GameState, scratch: Scratch) -> bool:
    """Return whether both players turn this state into the same next one."""
    seen = view(state, state.to_move)
    games = pack_state(state)
    play_decision(games[0], scratch)
    after = state.copy()
    apply_legal(after, HeuristicBot().choose(seen, LegalActions(seen), stream(0)))
    return bytes_of(games[0]) == bytes_of(pack_state(after)[0])


def answers(state: GameState) -> Iterator[tuple[float, float]]:
    """Yield the value of every answer within a turn, uncompiled and compiled."""
    game, scratch = seen_game(view(state, state.to_move)), PlainScratch(STANDARD_WEIGHTS)
    struct, compiled_scratch = write(game)[0], new_scratch(STANDARD_WEIGHTS)
    choices.prepare(game, scratch)
    judgement.prepare(struct, compiled_scratch)
    for action in legal_actions(state):
        code = CODE_OF_STEP[steps_of(action)[0]]
        argument = code - FIRST_OF_KIND[KIND_OF_CODE[code]]
        yield (
            choices.answer_value(game, scratch, argument),
            judgement.answer_value(struct, compiled_scratch, argument),
        )


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the heuristic bot judge in plain Python, whatever has been loaded."""
    monkeypatch.setattr(scorers, "_scorers", [scorers.score_plainly])


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("number", range(10))
def test_judgement_is_the_same_compiled_and_uncompiled(number: int) -> None:
    scratch = new_scratch(STANDARD_WEIGHTS)
    bot = make_bot("heuristic" if number % 2 else "random")
    for count, state in enumerate(self_play_states(bot, varied_ruleset(number), seed=number)):
        if count % 4:
            continue
        assert same_decision(state, scratch), state.decision
        if state.decision in (Decision.TURN, Decision.FURTHER_BAND, Decision.KEEP):
            game = seen_game(view(state, state.to_move))
            plain = scorers.score_plainly(game, STANDARD_WEIGHTS)
            fast = score_compiled(game, STANDARD_WEIGHTS)
            assert (plain.choices, plain.scores) == (fast.choices, fast.scores)
        else:
            assert all(plain == fast for plain, fast in answers(state))


@pytest.mark.usefixtures("uncompiled")
def test_wrong_weight_is_noticed() -> None:
    impatient = new_scratch(Weights(tempo=5.0))
    states = self_play_states(make_bot("heuristic"), Ruleset(), seed=1)
    assert not all(same_decision(state, impatient) for state in states)


def test_search_bot_makes_the_heuristic_bot_faster() -> None:
    make_bot("search", playouts=1)
    assert scorers._scorers == [score_compiled]


def test_better_weights_win_a_match() -> None:
    reckless = Weights(tempo=0.01, discard=3.0)
    wins, margin = match(Ruleset(), STANDARD_WEIGHTS, reckless, deals=6, seed=1)
    assert wins > 0.5
    assert margin > 0


def key_of(game: GameStruct, scratch: Scratch) -> tuple[int, tuple[int, ...]]:
    """Return the key of a moment, and what it must tell apart."""
    estimate_time_left(game, scratch)
    moment = (int(game.age), round(scratch.turns_left), *map(int, game.trolls[: game.players]))
    return board_key(game, scratch), moment


@pytest.mark.parametrize("players", range(2, 7))
def test_distinct_moments_have_distinct_cache_keys(players: int) -> None:
    scratch = new_scratch(STANDARD_WEIGHTS)
    moments: dict[int, tuple[int, ...]] = {}
    holders = list(product(range(players + 1), repeat=len(TROLL_TOKENS)))
    states = self_play_states(make_bot("marker"), Ruleset(players=players), seed=players)
    for number, state in enumerate(states):
        game = pack_state(state)[0]
        for token_holders in holders[number::1009]:
            game.trolls[:] = 0
            for token, owner in enumerate(token_holders):
                if owner < players:
                    game.trolls[owner] |= 1 << token
            key, moment = key_of(game, scratch)
            assert moments.setdefault(key, moment) == moment
    assert len(moments) > 100


def states_of_search(number: int) -> list[str]:
    bot = make_bot("search", playouts=1)
    states = self_play_states(bot, varied_ruleset(number), number)
    return [f"{state.decision} {state.hands} {state.markers}" for state in states]


@pytest.mark.parametrize("number", range(1, 4))
def test_search_plays_whole_games_legally(number: int) -> None:
    assert states_of_search(number)


def test_search_with_fixed_playouts_is_reproducible() -> None:
    assert states_of_search(0) == states_of_search(0)


def test_search_does_not_depend_on_hidden_cards() -> None:
    bot = make_bot("search", playouts=16)
    for count, state in enumerate(self_play_states(make_bot("marker"), Ruleset(), seed=3)):
        if count % 8 == 0:
            twin = determinize(view(state, state.to_move), FastSource(count))
            seat = state.to_move
            choices = [
                bot.choose(seen, LegalActions(seen), stream(count))
                for seen in (view(state, seat), view(twin, seat))
            ]
            assert choices[0] == choices[1]


def test_search_advice_agrees_with_its_choice_and_its_numbers() -> None:
    bot = make_bot("search", playouts=64)
    for count, state in enumerate(self_play_states(make_bot("marker"), Ruleset(), seed=2)):
        if count % 20:
            continue
        seen = view(state, state.to_move)
        advice = advise(bot, seen, LegalActions(seen), stream(1), 4)
        assert advice.best.action == bot.choose(seen, LegalActions(seen), stream(1))
        assert all(map(is_true, hints_of(seen, advice)))
        chances = [option.win_chance for option in advice.alternatives]
        assert all(0 <= chance <= 1 for chance in chances)
        assert chances == sorted(chances, reverse=True)
        for option in advice.alternatives:
            assert (option.reason.code is ReasonCode.IMAGINED) == (
                option.reason.because is not None
            )


def test_search_with_a_time_limit_is_legal() -> None:
    bot = make_bot("search", think=0.01)
    state = next(self_play_states(make_bot("marker"), Ruleset(players=2), seed=2))
    seen = view(state, state.to_move)
    assert bot.choose(seen, LegalActions(seen), stream(1)) in LegalActions(seen)


def test_search_compares_actions_it_would_not_choose() -> None:
    bot = make_bot("search", playouts=100)
    assert isinstance(bot, Judge)
    for count, state in enumerate(self_play_states(make_bot("random"), Ruleset(), seed=6)):
        if count % 40:
            continue
        seen = view(state, state.to_move)
        offered = list(LegalActions(seen))
        chosen = [offered[-1], offered[0]] if len(offered) > 1 else offered
        found = bot.compare(seen, chosen, stream(1))
        assert [option.action for option in found] == chosen
        assert all(0 <= option.win_chance <= 1 for option in found)
        assert found == bot.compare(seen, chosen, stream(1))
