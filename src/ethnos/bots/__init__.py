"""Players. They receive a view, never the state.

>>> from ethnos.rules import Game, FastSource
>>> bot, stream, game = make_bot("heuristic"), FastSource(1).stream(9), Game(seed=7)
>>> while not game.is_over:
...     seen = game.view(game.to_move)
...     _ = game.play(bot.choose(seen, LegalActions(seen), stream))
>>> game.state.outcome is not None
True
"""

from __future__ import annotations

from ethnos.bots.legal_actions import LegalActions
from ethnos.bots.player import Player, play_out
from ethnos.bots.protocol import (
    Advice,
    Adviser,
    Alternative,
    Bot,
    Judge,
    Reason,
    ReasonCode,
    advise,
)
from ethnos.bots.registry import (
    LEVELS,
    MISSING_LEVELS,
    Level,
    UnknownBotError,
    bot_ids,
    make_bot,
)

__all__ = [
    "LEVELS",
    "MISSING_LEVELS",
    "Advice",
    "Adviser",
    "Alternative",
    "Bot",
    "Judge",
    "LegalActions",
    "Level",
    "Player",
    "Reason",
    "ReasonCode",
    "UnknownBotError",
    "advise",
    "bot_ids",
    "make_bot",
    "play_out",
]
