"""Replay games given as codes: who decided, what that seat saw, and what it could do."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import apply_move
from ethnos.fast.codes import MASK_DTYPE, move_of, write_mask
from ethnos.fast.deal import new_game, set_tribes
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.observation import OBSERVATION_DTYPE, OBSERVATION_SIZE, observe
from ethnos.fast.pack import pack_ruleset
from ethnos.packed.fields import DECISION_GAME_OVER
from ethnos.packed.moves import CODES
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import Ruleset

_TRIBES = tuple(Tribe)


def replay_steps(
    ruleset: Ruleset,
    seeds: npt.NDArray[np.uint64],
    tribes: Sequence[Sequence[str]] | None,
    ends: npt.NDArray[np.int64],
    codes: npt.NDArray[np.int16],
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
    """Return the deciding seats, observations and masks of games given as codes, step by step.

    `tribes` are those of each game; without them each deal draws its own. Raises ValueError if a
    code is illegal or a game does not end with its last code.
    """
    count = len(codes)
    sets = np.zeros(len(seeds), np.int64)
    for number, names in enumerate(tribes or ()):
        sets[number] = sum(1 << _TRIBES.index(Tribe(name)) for name in names)
    seats = np.zeros(count, np.int8)
    rows = np.zeros((count, OBSERVATION_SIZE), np.uint8)
    masks = np.zeros((count, CODES), np.uint8)
    wrong = replay_games(pack_ruleset(ruleset), seeds, sets, ends, codes, seats, rows, masks)
    if wrong >= 0:
        raise ValueError(f"game {wrong} cannot be replayed: a code is illegal, or it does not end")
    return seats, rows, masks


@compiled
def replay_games(
    games: GameArray,
    seeds: npt.NDArray[np.uint64],
    sets: npt.NDArray[np.int64],
    ends: npt.NDArray[np.int64],
    codes: npt.NDArray[np.int16],
    seats: npt.NDArray[np.int8],
    rows: npt.NDArray[np.uint8],
    masks: npt.NDArray[np.uint8],
) -> int:
    """Replay games in the first struct; return the index of one that cannot be, or -1."""
    game = games[0]
    legal = masks.view(MASK_DTYPE)
    observed = rows.view(OBSERVATION_DTYPE)
    at = 0
    for number in range(len(seeds)):
        if sets[number] != 0:
            game.tribes_given = 1
            set_tribes(game, sets[number])
        new_game(game, seeds[number])
        for step in range(at, ends[number]):
            if game.decision == DECISION_GAME_OVER:
                return number
            seats[step] = game.to_move
            write_mask(game, legal[step, 0])
            observe(game, game.to_move, observed[step, 0])
            code = int(codes[step])
            if not 0 <= code < CODES or masks[step, code] == 0:
                return number
            apply_move(game, move_of(game, code))
        at = ends[number]
        if game.decision != DECISION_GAME_OVER:
            return number
    return -1
