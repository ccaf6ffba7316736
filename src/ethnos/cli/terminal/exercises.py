"""Try it from here: play on from a decision of a recorded game, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from ethnos.bots import make_bot
from ethnos.cli.files import moment_named, no_record, read_bytes
from ethnos.cli.replay import names_of
from ethnos.cli.terminal.bot_words import DEFAULT_BOT, find_bot
from ethnos.cli.terminal.local_game import LocalGame, Seat
from ethnos.cli.terminal.saves import exercise
from ethnos.cli.values import no_move
from ethnos.i18n import Messages
from ethnos.phrase import phrase
from ethnos.records.errors import RecordError
from ethnos.records.exercise import try_from
from ethnos.records.record import load_record
from ethnos.rules.streams import FastSource
from ethnos.talk.verbs import UserError


def exercise_from(
    moment: str, bots: Sequence[str], seed: int, messages: Messages, *, think: float | None
) -> LocalGame:
    """Return the game that goes on from `FILE:57`, with a person in the seat that decided there.

    What that seat could not see is dealt anew from the seed.
    """
    named = moment_named(moment)
    if named is None:
        raise UserError(phrase("setup-error-from", word=moment))
    path, v = named
    try:
        record = load_record(read_bytes(path))
        seat = record.entries[v].by if v < len(record.entries) else None
        if seat is None:  # as of line 0, which is the deal
            raise no_move("--from", v, len(record.entries) - 1, path)
        state = try_from(record, v, seat, FastSource(seed))
    except RecordError as error:
        raise no_record(path, error) from error
    names = names_of(record, messages)
    kinds = cycle([find_bot(word, messages) for word in bots] or [DEFAULT_BOT])
    seats = [
        Seat(name) if number == seat else Seat(name, next(kinds))
        for number, name in enumerate(names)
    ]
    for bot in seats:
        if bot.bot is not None:
            make_bot(bot.bot)  # A bot that cannot be made is refused before the game begins.
    return exercise(state, seats, think=think)
