"""Score the choices of a decision with compiled code: a tenth of a millisecond."""

from __future__ import annotations

from functools import cache

from ethnos.bots import scorers
from ethnos.bots.compiled.judgement import prepare, score_choices
from ethnos.bots.compiled.scratch import ScratchArray, new_scratches
from ethnos.bots.scorers import Scores
from ethnos.bots.weights import STANDARD_WEIGHTS, Weights
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray, write
from ethnos.packed.pack import plain_ruleset
from ethnos.packed.plain_game import PlainGame
from ethnos.rules.ruleset import Ruleset


@compiled
def score_arrays(games: GameArray, scratches: ScratchArray) -> None:
    """Score the choices of the first game into the first scratch space."""
    scratches[0].cached_board_keys[:] = -1
    prepare(games[0], scratches[0])
    score_choices(games[0], scratches[0])


def score_compiled(game: PlainGame, weights: Weights) -> Scores:
    """Score the choices of the player to move."""
    scratches = _scratches(weights)
    score_arrays(write(game), scratches)
    count = int(scratches["choice_count"][0])
    return Scores(
        scratches["choices"][0, :count].tolist(),
        scratches["scores"][0, :count].tolist(),
        scratches["kept"][0].tolist(),
    )


@cache
def _scratches(weights: Weights) -> ScratchArray:
    return new_scratches(weights)


@cache
def load() -> None:
    """Compile the judgement, or load it from the cache, and use it from now on."""
    score_compiled(plain_ruleset(Ruleset()), STANDARD_WEIGHTS)
    scorers.use(score_compiled)
