"""What a decision of the search bot is worth: `python -m tools.regret`.

A match of 400 games tells apart bots whose shares of wins differ by some seven per cent; this tells
smaller differences in less time. In positions of games against heuristic bots, every candidate is
played to the end of the game many times, by the heuristic bot on all seats and with the same deals
for all candidates. So what a choice gains over the heuristic bot's own is known without bias, for
any number of simulated games; the positions are kept in `build/regret` for the next comparison.
"""

from __future__ import annotations

import argparse
import pickle
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from ethnos.arena.task import tribes_of
from ethnos.bots import LegalActions
from ethnos.bots.compiled.policy import play_decision
from ethnos.bots.compiled.scratch import Floats, Ints, new_scratch
from ethnos.bots.compiled.search import GAME_DEALT, GAME_PLAYED, GAME_ROOT, WORKING_GAMES
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.judgement.scratch import Scratch
from ethnos.bots.search import SearchBot
from ethnos.bots.simulation import codes_of
from ethnos.bots.streams import bot_stream
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.apply import apply_move
from ethnos.fast.codes import move_of
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray, new_game_array, write
from ethnos.fast.pcg import game_seed as deal_seed
from ethnos.fast.pcg import open_stream
from ethnos.packed.bits import popcount
from ethnos.packed.fields import DECISION_GAME_OVER
from ethnos.packed.pack import plain_view
from ethnos.records.digest import game_seed
from ethnos.rules.apply import apply_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import REDEAL_STREAM, FastSource
from ethnos.rules.view import view

PLAYOUTS = (30, 100, 200, 600)
GAMES = 150
"""Games to the end for every candidate."""
TAKEN = 0.22
"""The share of the decisions that are taken from a game."""

Position = tuple[Any, Any, Any]
"""A view, the candidates, and the share of the victory by candidate and deal."""


@compiled
def play_to_the_end(
    games: GameArray, scratch: Scratch, actions: Ints, seed: np.uint64, wins: Floats
) -> None:
    """Play every deal with every action, and write the seat's share of the victory."""
    stream = np.zeros(2, np.uint64)
    seat = games[GAME_ROOT].to_move
    for number in range(wins.shape[1]):
        open_stream(stream, deal_seed(seed, np.uint64(number)), REDEAL_STREAM)
        games[GAME_DEALT] = games[GAME_ROOT]
        determinize(games[GAME_DEALT], seat, stream)
        for action in range(len(actions)):
            games[GAME_PLAYED] = games[GAME_DEALT]
            game = games[GAME_PLAYED]
            scratch.cached_board_keys[:] = -1
            for index in range(actions[action, 0]):
                apply_move(game, move_of(game, actions[action, index + 1]))
            while game.decision != DECISION_GAME_OVER:
                play_decision(game, scratch)
            if game.winners >> seat & 1:
                wins[action, number] = 1.0 / popcount(game.winners)


def positions(seed: int, players: int) -> Iterator[Position]:
    """Yield positions of games of a search bot against heuristic bots, with their truth."""
    scratch = new_scratch(STANDARD_WEIGHTS)
    search, rival, chance = SearchBot(playouts=60), HeuristicBot(), random.Random(seed)
    deal = 0
    while True:
        ruleset = replace(Ruleset(players=players), tribes=tribes_of(seed, deal, players))
        state, _ = new_game(ruleset, FastSource(game_seed(seed, deal)))
        seat, stream = deal % players, bot_stream(game_seed(seed, deal), 0, 0)
        deal += 1
        while not state.is_over:
            seen = view(state, state.to_move)
            legal = LegalActions(seen)
            if state.to_move != seat:
                apply_legal(state, rival.choose(seen, legal, stream))
                continue
            candidates = search.candidates(seen, legal, stream)
            if len(candidates) > 1 and chance.random() < TAKEN:
                games = new_game_array(WORKING_GAMES)
                games[GAME_ROOT] = write(plain_view(seen, chance.getrandbits(31)))[0]
                codes = np.array(codes_of([one.action for one in candidates]), np.int64)
                wins = np.zeros((len(candidates), GAMES))
                play_to_the_end(games, scratch, codes, np.uint64(chance.getrandbits(40)), wins)
                yield seen, candidates, wins.mean(axis=1)
            apply_legal(state, search.choose(seen, legal, stream))


def gains(taken: list[Position], playouts: int) -> tuple[Any, float]:
    """Return what the search bot's choices gain, by position, and its CPU seconds."""
    bot = SearchBot(playouts=playouts)
    found = np.zeros(len(taken))
    begun = process_time()
    for number, (seen, candidates, wins) in enumerate(taken):
        chosen = bot.choose(seen, LegalActions(seen), FastSource(number).stream(9))
        place = next(n for n, one in enumerate(candidates) if one.action == chosen)
        found[number] = wins[place] - wins[0]
    return found, process_time() - begun


def kept_positions(count: int, seed: int, players: int) -> list[Position]:
    """Return positions, those of an earlier run first."""
    file = Path("build/regret") / f"positions-{seed}-{players}.pickle"
    file.parent.mkdir(parents=True, exist_ok=True)
    taken: list[Position] = []
    if file.is_file():
        taken = pickle.loads(file.read_bytes())  # written by an earlier run of this tool
    if len(taken) < count:
        more = positions(seed, players)
        taken = [next(more) for _ in range(count)]
        file.write_bytes(pickle.dumps(taken))
    return taken[:count]


def main() -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=600)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=77)
    arguments = parser.parse_args()
    taken = kept_positions(arguments.positions, arguments.seed, arguments.players)
    print("| games a decision | gain in the chance to win, % | ms |\n| --- | --- | --- |")
    for playouts in PLAYOUTS:
        found, seconds = gains(taken, playouts)
        error = found.std() / np.sqrt(len(found))
        print(
            f"| {playouts} | {100 * found.mean():.2f} ± {196 * error:.2f}"
            f" | {1_000 * seconds / len(taken):.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
