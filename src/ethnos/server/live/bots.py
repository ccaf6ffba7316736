"""Ask a bot for its action."""

from __future__ import annotations

import logging
import secrets

from ethnos.bots import Bot, LegalActions, make_bot
from ethnos.records.notation import parse_action
from ethnos.rules.actions import Action
from ethnos.rules.refusals import check
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.view import PlayerView, determinize

logger = logging.getLogger("ethnos.bots")


def choose(spec: str, seen: PlayerView, think: float, stream: Stream | None = None) -> Action:
    """Return a bot's action, by default with random numbers that nobody can repeat.

    A bot that fails, or whose action is illegal, is replaced by chance, so that the game goes on.
    """
    stream = stream or FastSource(secrets.randbits(64)).stream(0)
    try:
        bot: Bot = make_bot(spec, think=think)
        # Bots of other packages may return text, or a band whose cards are not sorted.
        action = parse_action(str(bot.choose(seen, LegalActions(seen), stream)))
        check(determinize(seen, FastSource(0)), action)
        return action
    except Exception:
        logger.exception("bot %s failed", spec)
        return random_action(determinize(seen, FastSource(0)), stream)[0]
