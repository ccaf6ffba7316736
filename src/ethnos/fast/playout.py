"""Players inside the compiled code, and games played on by them."""

from __future__ import annotations

from ethnos.fast.apply import make_move
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME_OVER, RAID, Game
from ethnos.fast.legal import count_moves, count_of, menu, nth_move, pick
from ethnos.fast.pcg import Stream, below


@compiled
def random_move(game: Game, stream: Stream) -> int:
    """Return any legal move, each as likely as the others."""
    if game.decision == RAID:
        return nth_move(game, below(stream, count_moves(game)))
    choices = menu(game)
    return pick(choices, below(stream, count_of(choices)))


@compiled
def play_to_end(game: Game, stream: Stream) -> int:
    """Play a game to its end at random; return the number of decisions."""
    decisions = 0
    while game.decision != GAME_OVER:
        make_move(game, random_move(game, stream))
        decisions += 1
    return decisions
