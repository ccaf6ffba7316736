"""The best actions in a position, for the player who decides and by what that player knows."""

from __future__ import annotations

from typing import Final

from ethnos.bots.legal_actions import LegalActions
from ethnos.bots.protocol import Alternative, advise
from ethnos.bots.registry import make_bot
from ethnos.bots.streams import bot_stream
from ethnos.review.judging import SEED, best_judge
from ethnos.rules.state import GameState
from ethnos.rules.view import view

PLAYOUTS: Final = 1_000
"""Simulated games; more hardly find a better action (`docs/bots.md`)."""
BEST: Final = 5


def best_moves(state: GameState) -> tuple[Alternative, ...]:
    """Return the best actions of the player to decide, the best first; at most five."""
    seen = view(state, state.to_move)
    bot = make_bot(best_judge(), playouts=PLAYOUTS)
    return tuple(advise(bot, seen, LegalActions(seen), bot_stream(SEED, 0), BEST).alternatives)
