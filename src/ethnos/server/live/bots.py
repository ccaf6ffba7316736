"""Ask a bot for its action."""

from __future__ import annotations

import logging
import secrets

from ethnos.bots import Bot, LegalActions, make_bot
from ethnos.rules.actions import Action
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, determinize

logger = logging.getLogger("ethnos.bots")


def choose(spec: str, seen: PlayerView, think: float) -> Action:
    """Return a bot's action. A bot that fails is replaced by chance, so that the game goes on."""
    stream = FastSource(secrets.randbits(64)).stream(0)
    try:
        bot: Bot = make_bot(spec, think=think)
        return bot.choose(seen, LegalActions(seen), stream)
    except Exception:
        logger.exception("bot %s failed", spec)
        return random_action(determinize(seen, FastSource(0)), stream)[0]
