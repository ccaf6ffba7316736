"""Who scores the choices of a decision: plain Python, or compiled code once that is loaded.

Both run the same source, so the difference is in time only. Nobody waits for a compiler: compiled
code takes over when a search bot has loaded it anyway.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ethnos.bots.judgement.choices import prepare, score_choices
from ethnos.bots.judgement.scratch import PlainScratch
from ethnos.bots.weights import Weights
from ethnos.packed.plain_game import PlainGame


class Scores(NamedTuple):
    """The actions worth considering in a decision."""

    choices: list[int]
    """See `ethnos.bots.judgement.choices`."""
    scores: list[float]
    kept: list[int]
    """What `KEEP_BEST` keeps, as card counts by slot."""


Scorer = Callable[[PlainGame, Weights], Scores]


def score_plainly(game: PlainGame, weights: Weights) -> Scores:
    """Score the choices of the player to move in plain Python."""
    scratch = PlainScratch(weights)
    prepare(game, scratch)
    score_choices(game, scratch)
    count = scratch.choice_count
    return Scores(scratch.choices[:count], scratch.scores[:count], scratch.kept)


_scorers: Final[list[Scorer]] = [score_plainly]


def use(scorer: Scorer) -> None:
    """Score with this from now on."""
    _scorers[:] = [scorer]


def score(game: PlainGame, weights: Weights) -> Scores:
    """Score the choices of the player to move."""
    return _scorers[0](game, weights)
