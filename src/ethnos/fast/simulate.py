"""Many games of uniformly random players, the same as `ethnos.testing.simulation` plays."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import make_move
from ethnos.fast.deal import new_game
from ethnos.fast.encoding import Buffer, crc_32, encode
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME_OVER, Game, Games
from ethnos.fast.legal import count_moves, nth_move
from ethnos.fast.pcg import Stream, below, open_stream
from ethnos.records.digest import POLICY_STREAM


@compiled
def play_game(game: Game, policy: Stream, deal: Stream) -> int:
    """Play a game to its end at random; return the number of decisions."""
    decisions = 0
    while game.decision != GAME_OVER:
        make_move(game, nth_move(game, below(policy, count_moves(game))), deal)
        decisions += 1
    return decisions
