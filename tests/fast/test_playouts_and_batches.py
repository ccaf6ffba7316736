"""Playouts and batches end, follow the rules, and do not depend on threads."""

import numpy as np
import pytest

from ethnos.fast.batch import Batch
from ethnos.fast.pack import pack_state
from ethnos.fast.playout import playouts
from ethnos.fast.unpack import unpack_state
from ethnos.packed.moves import CODES
from ethnos.records.digest import game_seed
from ethnos.rules.apply import apply_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.testing.lockstep.cases import cases, deal


def middle_of_an_age(players: int = 4, seed: int = 5) -> GameState:
    source = FastSource(seed)
    state, _ = new_game(Ruleset(players), source)
    stream = source.stream(6)
    while len(state.deck) > 30:
        apply_legal(state, random_action(state, stream)[0])
    return state


@pytest.mark.parametrize("whole_game", [False, True])
def test_playouts_repeat_and_leave_the_game_unchanged(whole_game: bool) -> None:
    games = pack_state(middle_of_an_age())
    before = games.tobytes()
    mean = playouts(games, 0, 50, seed=3, whole_game=whole_game)
    again = playouts(games, 0, 50, seed=3, whole_game=whole_game)
    assert games.tobytes() == before
    assert (mean == again).all()
    assert mean.shape == (4,)
    assert (mean != playouts(games, 0, 50, seed=4)).any()


def test_playouts_finish_every_kind_of_game() -> None:
    for case in cases(100, root_seed=6):
        state = deal(case)
        mean = playouts(pack_state(state), state.to_move, 5, whole_game=True)
        assert mean.sum() >= 0


def run(batch: Batch, steps: int) -> list[tuple[int, list[int]]]:
    finished = []
    for _ in range(steps):
        batch.step(batch.sample())
        finished += [
            (int(index), batch.glory[index].tolist()) for index in np.flatnonzero(batch.over)
        ]
    return finished


def test_threads_do_not_change_the_games() -> None:
    one, two = Batch(Ruleset(), 33, seed=4), Batch(Ruleset(), 33, seed=4, threads=2)
    assert run(one, 1_000) == run(two, 1_000)
    assert one.games.tobytes() == two.games.tobytes()
    assert (one.observations == two.observations).all()


def test_indices_play_the_games_of_the_root_seed_in_turn() -> None:
    batch = Batch(Ruleset(2), 3, seed=9)
    run(batch, 1_000)
    for index in range(3):
        number = index + 3 * (int(batch.played[index]) - 1)
        assert int(batch.games[index].seed) == game_seed(9, number)


def test_batch_deals_like_the_rules() -> None:
    batch = Batch(Ruleset(), 3, seed=12)
    for index in range(3):
        state, _ = new_game(Ruleset(), FastSource(game_seed(12, index)))
        assert unpack_state(batch.games[index : index + 1], Ruleset()) == state


def test_end_of_a_game_is_reported() -> None:
    batch = Batch(Ruleset(2), 1, seed=12)
    assert not batch.over[0]
    while not batch.over[0]:
        batch.step(batch.sample())
    first, second = batch.ranks[0, :2].tolist()
    assert min(first, second) == 1
    ahead = int(batch.glory[0, 0]) - int(batch.glory[0, 1])
    assert ahead == 0 or (ahead > 0) == (first == 1)
    assert batch.played[0] == 2


@pytest.mark.parametrize("code", [-1, CODES, 306])
def test_illegal_code_is_refused_and_leaves_the_game_unchanged(code: int) -> None:
    batch = Batch(Ruleset(), 4)
    codes = batch.sample()
    codes[2] = code
    before = [batch.games[index].tobytes() for index in range(4)]
    with pytest.raises(ValueError, match=f"game 2: code {code} is not legal"):
        batch.step(codes)
    after = [batch.games[index].tobytes() for index in range(4)]
    assert [a == b for a, b in zip(before, after, strict=True)] == [False, False, True, False]
