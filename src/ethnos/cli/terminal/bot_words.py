"""What a player types for bots, and what bots are called at the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ethnos.bots import LEVELS, UnknownBotError, bot_ids, make_bot
from ethnos.i18n import Messages
from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.phrase import phrase
from ethnos.rules.components import MAX_PLAYERS
from ethnos.talk.phrases import names_list
from ethnos.talk.spelling import edits
from ethnos.talk.verbs import UserError
from ethnos.talk.vocabulary import folded, is_number

DEFAULT_BOT: Final = "novice"
"""The same as in the browser; docs/bots.md lists the default bot of every command."""


def free_bot_names(people: Sequence[str], messages: Messages) -> list[str]:
    """Return the names for bots, without those that resemble a person's name.

    They are the names in the browser, in the player's language.
    """
    names = [messages.format("bot-called", seat=seat) for seat in range(MAX_PLAYERS)]
    return [name for name in names if not any(_alike(name, person) for person in people)]


def _alike(one: str, other: str) -> bool:
    """Return whether two names could be confused: one letter apart, whatever the accents."""
    return edits(folded(one), folded(other)) <= 1


def find_bot(word: str, messages: Messages) -> str:
    """Return the id of a bot from its name, the beginning of its name, its id or `module:Class`.

    >>> find_bot("Novice", Messages("en"))
    'novice'
    """
    words = _bot_words(messages)
    typed = folded(word)
    begun = {bot for name, bot in words.items() if typed and name.startswith(typed)}
    bot = words.get(typed) or (begun.pop() if len(begun) == 1 else word)
    try:
        make_bot(bot)
    except UnknownBotError as error:
        if error.why:
            raise
        choices = names_list(messages.format(level.name_message) for level in LEVELS)
        raise UserError(phrase("setup-error-bot", word=word, choices=choices)) from error
    return bot


def _bot_words(messages: Messages) -> dict[str, str]:
    """Return the bots by the names in English and in the player's language, and by their ids."""
    words: dict[str, str] = {}
    for each in (Messages(DEFAULT_LANGUAGE), messages):
        words |= {folded(each.format(level.name_message)): level.id for level in LEVELS}
    return words | {folded(bot): bot for bot in bot_ids()}


def read_bots(answer: str, usual: int, messages: Messages) -> tuple[str, ...]:
    """Return one bot per seat for an answer such as `3`, `novice` or `2 random`."""
    text = answer if ":" in answer else folded(answer)
    for name, bot in _bot_words(messages).items():
        if " " in name:
            text = re.sub(rf"\b{re.escape(name)}\b", bot, text)
    words = text.replace(",", " ").split()
    numbers = [int(word) for word in words if is_number(word)]
    kinds = [find_bot(word, messages) for word in words if not is_number(word)] or [DEFAULT_BOT]
    count = sum(numbers) if numbers else max(len(kinds), usual if len(kinds) == 1 else 0)
    return tuple(kinds[number % len(kinds)] for number in range(min(count, MAX_PLAYERS)))
