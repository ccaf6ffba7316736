"""Decisions to learn from: the choices of each, judged by the search bot's simulated games."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from ethnos.bots.compiled.judgement import prepare, score_choices
from ethnos.bots.compiled.policy import add_moves, play_decision
from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.compiled.search import (
    GAME_DEALT,
    GAME_PLAYED,
    GAME_ROOT,
    WORKING_GAMES,
    add_result,
    play_out,
)
from ethnos.bots.judgement import policy_choice_inputs, policy_inputs
from ethnos.bots.judgement.correction import CORRECTED_GAP
from ethnos.bots.judgement.policy_input_names import CHOICE_INPUTS, DECISION_INPUTS
from ethnos.bots.simulation import RESULT_COLUMNS, RESULT_REWARD
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.apply import apply_move
from ethnos.fast.deal import new_game
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import new_game_array
from ethnos.fast.pack import pack_ruleset
from ethnos.fast.pcg import below, game_seed, open_stream
from ethnos.fast.twins import twin
from ethnos.packed.fields import DECISION_FURTHER_BAND, DECISION_GAME_OVER, DECISION_TURN
from ethnos.records.digest import game_seed as seed_of_game
from ethnos.rules.components import LARGEST_BAND
from ethnos.rules.streams import EXPLORING_STREAM, REDEAL_STREAM
from tools.train.positions import ruleset_of

MOST_CHOICES: Final = 12
"""The first choices that are judged; there are seldom more."""
CHUNK: Final = 20
"""Games of one ruleset."""
EVERY: Final = 3
"""One turn in so many is judged."""
EXPLORING: Final = 5
"""Of 100 turns, how many are played by a near choice at random."""
DEALS: Final = 8
"""Simulated games for every choice. More decisions teach more than better judged ones."""
TURNS: Final = 3
"""Own turns of a simulated game, as the search bot plays them."""
_ROOM: Final = 200
"""The most judged decisions of a game, on average."""
_NEAR: Final = 6
"""The most near choices of a decision, on average."""

Decisions = dict[str, Any]
"""Arrays: `decisions` and `choices` (their inputs), `scores` and `rewards` by choice, `count` (the
choices of every decision), and the number of the `game`."""

write_choice_inputs = twin(policy_choice_inputs.write_choice_inputs)
write_decision_inputs = twin(policy_inputs.write_decision_inputs)


@compiled
def list_near(game: Any, scratch: Any, moves: Any, near: Any) -> int:
    """Write the near choices and their moves; return how many there are."""
    prepare(game, scratch)
    score_choices(game, scratch)
    best = -1e18
    for index in range(scratch.choice_count):
        best = max(best, scratch.scores[index])
    count = 0
    for index in range(scratch.choice_count):
        if scratch.scores[index] >= best - CORRECTED_GAP and count < MOST_CHOICES:
            scratch.moves[0] = 0
            add_moves(game, scratch, scratch.choices[index])
            for place in range(len(scratch.moves)):
                moves[count, place] = scratch.moves[place]
            near[count] = index
            count += 1
    return count


@compiled
def write_inputs(
    game: Any, scratch: Any, near: Any, decision: Any, choices: Any, scores: Any
) -> None:
    """Write the inputs of a decision and of its near choices, and their scores."""
    best = -1e18
    for place in near:
        best = max(best, scratch.scores[place])
    write_decision_inputs(game, scratch)
    for index in range(DECISION_INPUTS):
        decision[index] = scratch.policy.decision_inputs[index]
    for row in range(len(near)):
        write_choice_inputs(game, scratch, near[row], best)
        scores[row] = scratch.scores[near[row]]
        for index in range(CHOICE_INPUTS):
            choices[row, index] = scratch.policy.choice_inputs[index]


@compiled
def judge(games: Any, scratch: Any, moves: Any, seed: Any, rewards: Any) -> None:
    """Write the mean reward of each action, over the same deals."""
    stream = np.zeros(2, np.uint64)
    results = np.zeros((len(moves), RESULT_COLUMNS))
    nothing = np.zeros(1, np.int64)
    seat = games[GAME_ROOT].to_move
    for deal in range(DEALS):
        open_stream(stream, game_seed(seed, np.uint64(deal)), REDEAL_STREAM)
        games[GAME_DEALT] = games[GAME_ROOT]
        determinize(games[GAME_DEALT], seat, stream)
        for action in range(len(moves)):
            games[GAME_PLAYED] = games[GAME_DEALT]
            game = games[GAME_PLAYED]
            age = game.age
            for index in range(moves[action, 0]):
                apply_move(game, moves[action, index + 1])
            if game.age == age:
                play_out(game, scratch, nothing, seat, TURNS, False)
            add_result(game, scratch, seat, results[action])
    for action in range(len(moves)):
        rewards[action] = results[action, RESULT_REWARD] / DEALS


@compiled
def judge_games(games: Any, scratch: Any, seeds: Any, rows: Any) -> Any:
    """Play a game of every seed and judge some decisions; return how many, and their choices."""
    decisions, choices, scores, rewards, counts, numbers = rows
    moves = np.zeros((MOST_CHOICES, LARGEST_BAND + 3), np.int64)
    near = np.zeros(MOST_CHOICES, np.int64)
    stream = np.zeros(2, np.uint64)
    game = games[GAME_ROOT]
    written, first = 0, 0
    for number in range(len(seeds)):
        new_game(game, seeds[number])
        open_stream(stream, game_seed(seeds[number], np.uint64(1)), EXPLORING_STREAM)
        scratch.cached_board_keys[:] = -1
        while game.decision != DECISION_GAME_OVER:
            count = 0
            explores = below(stream, 100) < EXPLORING
            judges = below(stream, EVERY) == 0
            if (explores or judges) and game.decision in (DECISION_TURN, DECISION_FURTHER_BAND):
                count = list_near(game, scratch, moves, near)
            room = written < len(decisions) and first + MOST_CHOICES <= len(choices)
            if judges and count > 1 and room:
                last = first + count
                of_all, of_each, values = (
                    decisions[written],
                    choices[first:last],
                    scores[first:last],
                )
                write_inputs(game, scratch, near[:count], of_all, of_each, values)
                seed = game_seed(seeds[number], np.uint64(written + 2))
                judge(games, scratch, moves[:count], seed, rewards[first:last])
                scratch.cached_board_keys[:] = -1
                counts[written], numbers[written] = count, number
                written, first = written + 1, last
            if explores and count > 1:
                chosen = below(stream, count)
                for index in range(moves[chosen, 0]):
                    apply_move(game, moves[chosen, index + 1])
            else:
                play_decision(game, scratch)
    return written, first


def judge_chunk(chunk: int, seed: int) -> Decisions:
    """Play the games of a chunk, and return judged decisions."""
    games = new_game_array(WORKING_GAMES)
    games[GAME_ROOT] = pack_ruleset(ruleset_of(chunk, seed))[0]
    most = CHUNK * _ROOM
    decisions = np.zeros((most, DECISION_INPUTS), np.float32)
    choices = np.zeros((most * _NEAR, CHOICE_INPUTS), np.float32)
    scores = np.zeros(most * _NEAR, np.float32)
    rewards = np.zeros(most * _NEAR, np.float32)
    counts, numbers = np.zeros(most, np.int32), np.zeros(most, np.int32)
    seeds = [seed_of_game(seed, chunk * CHUNK + number) for number in range(CHUNK)]
    written, last = judge_games(
        games,
        new_scratch(STANDARD_WEIGHTS),
        np.array(seeds, np.uint64),
        (decisions, choices, scores, rewards, counts, numbers),
    )
    return {
        "decisions": decisions[:written].astype(np.float16),
        "choices": choices[:last].astype(np.float16),
        "scores": scores[:last],
        "rewards": rewards[:last],
        "count": counts[:written],
        "game": numbers[:written] + chunk * CHUNK,
    }


def judged(games: int, seed: int, threads: int) -> Iterator[Decisions]:
    """Yield judged decisions of many games, a chunk at a time and in order."""
    with ThreadPoolExecutor(threads) as pool:
        chunks = range(games // CHUNK)
        yield from pool.map(lambda chunk: judge_chunk(chunk, seed), chunks)
