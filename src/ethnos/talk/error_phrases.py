"""Errors of the user as phrases."""

from __future__ import annotations

from ethnos.bots.registry import UnknownBotError, bot_ids
from ethnos.extras import MissingExtraError
from ethnos.phrase import Arg, Phrase, phrase
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import EthnosError, SetupError
from ethnos.talk.phrases import names_list, tribes_list
from ethnos.talk.verbs import UserError


def error_phrase(error: EthnosError) -> Phrase | None:
    """Return the phrase of an error; `None` if there is only its English text."""
    if isinstance(error, UserError):
        return error.explanation
    if isinstance(error, SetupError) and error.code:
        args = {name: _arg(name, value) for name, value in error.details.items()}
        return Phrase(f"setup-error-{error.code.replace('_', '-')}", args)
    if isinstance(error, UnknownBotError):
        if error.why:
            return phrase("setup-error-bot-broken", word=error.bot, error=error.why)
        return phrase("setup-error-bot", word=error.bot, choices=names_list(bot_ids()))
    if isinstance(error, MissingExtraError):
        return phrase("extra-missing", word=error.module, name=error.extra)
    return None


def _arg(name: str, value: str | int | tuple[str, ...]) -> Arg:
    if not isinstance(value, tuple):
        return value
    return tribes_list(map(Tribe, value)) if name == "tribes" else names_list(value)
