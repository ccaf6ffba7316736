"""Players inside the compiled code, and games played on by them."""

from __future__ import annotations

from ethnos.fast.apply import make_move
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME_OVER, Game
from ethnos.fast.legal import count_moves, nth_move
from ethnos.fast.pcg import Stream, below


@compiled
def play_to_end(game: Game, policy: Stream) -> int:
    """Play a game to its end at random; return the number of decisions."""
    decisions = 0
    while game.decision != GAME_OVER:
        make_move(game, nth_move(game, below(policy, count_moves(game))))
        decisions += 1
    return decisions
