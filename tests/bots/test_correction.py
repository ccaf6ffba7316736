"""The corrections of the policy network: what they know, and where the search bot makes them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethnos.bots import LegalActions, make_bot
from ethnos.bots.compiled import judgement
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.compiled.search import GAME_ROOT, WORKING_GAMES, simulate_candidates
from ethnos.bots.judgement.choices import prepare, score_choices
from ethnos.bots.judgement.correction import CORRECTED_GAP, correct_scores
from ethnos.bots.judgement.network import Parameters
from ethnos.bots.judgement.network_file import POLICY, standard_parameters
from ethnos.bots.judgement.policy_network import LEARNED
from ethnos.bots.judgement.scratch import PlainScratch, Scratch
from ethnos.bots.search import SearchBot
from ethnos.bots.search_1 import FirstSearchBot
from ethnos.bots.simulation import RESULT_COLUMNS, codes_of
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import new_game_array, write
from ethnos.packed.pack import plain_view
from ethnos.packed.seen import seen_game
from ethnos.rules.actions import Action
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import determinize, view
from tests.bots.self_play import self_play_states, stream, varied_ruleset

MEASURED = Path(__file__).with_name("measured_corrections.json")
"""Made by `python -m tests.bots.test_correction` whenever the policy is trained anew."""
NO_POLICY: Parameters = {name: [0.0] * length for name, length in LEARNED.items()}
"""Corrects nothing."""


def turns() -> Iterator[GameState]:
    """Yield some turns of games of all player counts, with varied rulings."""
    for number in range(5):
        states = self_play_states(make_bot("heuristic"), varied_ruleset(number), seed=number)
        of_turns = (state.copy() for state in states if state.decision is Decision.TURN)
        yield from (state for count, state in enumerate(of_turns) if count % 20 == 0)


def corrected(state: GameState) -> tuple[list[float], list[float]]:
    """Return the scores of all choices of a turn, and the corrected ones, in plain Python."""
    game, scratch = seen_game(view(state, state.to_move)), PlainScratch(STANDARD_WEIGHTS)
    scratch.policy = new_scratch(STANDARD_WEIGHTS).policy
    prepare(game, scratch)
    score_choices(game, scratch)
    scores = scratch.scores[: scratch.choice_count]
    correct_scores(game, scratch)
    return scores, scratch.scores[: scratch.choice_count]


def test_corrections_are_of_near_choices_and_know_nothing_hidden() -> None:
    changed = different = 0
    for count, state in enumerate(turns()):
        before, after = corrected(state)
        twin = determinize(view(state, state.to_move), FastSource(count))
        different += twin.hands != state.hands
        assert corrected(twin)[1] == after
        best = int(np.argmax(after))
        assert before[best] >= max(before) - CORRECTED_GAP
        changed += best != int(np.argmax(before))
    assert changed > 0
    assert different > 10


def test_policy_corrects_as_when_it_was_measured() -> None:
    then, now = json.loads(MEASURED.read_text(encoding="utf-8")), [corrected(s)[1] for s in turns()]
    assert len(then) == len(now) > 20
    for old, new in zip(then, now, strict=True):
        assert old == pytest.approx(new, abs=1e-6)


def test_corrections_are_the_same_compiled() -> None:
    scratch = new_scratch(STANDARD_WEIGHTS)
    for state in turns():
        struct: Any = write(seen_game(view(state, state.to_move)))[0]
        scratch.cached_board_keys[:] = -1
        judgement.prepare(struct, scratch)
        judgement.score_choices(struct, scratch)
        judgement.correct_scores(struct, scratch)
        compiled = scratch.scores[: scratch.choice_count].tolist()
        assert compiled == pytest.approx(corrected(state)[1], abs=1e-9)


def simulated(state: GameState, actions: list[Action], scratch: Scratch) -> list[list[float]]:
    """Return the results of a few games with each action."""
    games = new_game_array(WORKING_GAMES)
    games[GAME_ROOT] = write(plain_view(view(state, state.to_move), 1))[0]
    results = np.zeros((len(actions), RESULT_COLUMNS))
    every = np.arange(len(actions))
    codes = np.array(codes_of(actions), np.int64)
    simulate_candidates(games, scratch, codes, every, np.uint64(5), (0, 8), 3, results)
    found: list[list[float]] = results.tolist()
    return found


def test_policy_makes_the_own_later_moves_of_simulated_games() -> None:
    with_policy = new_scratch(STANDARD_WEIGHTS)
    without = new_scratch(STANDARD_WEIGHTS, policy=NO_POLICY)
    changed = 0
    for state in list(turns())[:12]:
        actions = LegalActions(view(state, state.to_move))[:3]
        results = [simulated(state, list(actions), scratch) for scratch in (with_policy, without)]
        changed += results[0] != results[1]
    assert changed > 6


def test_first_search_bot_stays_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy of its simulated games is that of the heuristic bot."""
    state = next(turns())
    seen = view(state, state.to_move)

    def advice(bot: SearchBot) -> object:
        return bot.advise(seen, LegalActions(seen), stream(1))

    here = [advice(bot(playouts=60)) for bot in (FirstSearchBot, SearchBot)]
    standard_parameters.cache_clear()
    monkeypatch.setattr(
        "ethnos.bots.compiled.scratch.standard_parameters",
        lambda kind: NO_POLICY if kind is POLICY else standard_parameters(kind),
    )
    there = [advice(bot(playouts=60)) for bot in (FirstSearchBot, SearchBot)]
    assert here[0] == there[0]
    assert here[1] != there[1]


if __name__ == "__main__":
    corrections = [corrected(state)[1] for state in turns()]
    MEASURED.write_text(json.dumps(corrections) + "\n", encoding="utf-8")
