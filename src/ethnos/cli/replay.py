"""`ethnos replay`: narrate a recorded game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import no_record, read_bytes
from ethnos.cli.options import Language
from ethnos.cli.output import say_line, visible

if TYPE_CHECKING:
    from ethnos.i18n import Messages
    from ethnos.records.record import Entry, Record


def replay(
    file: Annotated[Path, typer.Argument(help="cli-record")],
    moves: Annotated[bool, typer.Option("--moves", help="cli-replay-moves")] = False,
    lang: Language = None,
) -> None:
    """Replay a record through the rules and narrate it."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.records.errors import RecordError
    from ethnos.records.record import load_record
    from ethnos.talk.sentences import tell

    try:
        record = load_record(read_bytes(file))
    except RecordError as error:
        raise no_record(file, error) from error
    messages = Messages(choose_language(lang))
    names = names_of(record, messages)
    for entry in _entries(record):
        if moves:
            if entry.by is not None:
                say_line(visible(f"{entry.v} {names[entry.by]}: {entry.action or '?'}"))
            continue
        for sentence in tell(entry.events, names):
            say_line(messages.say(sentence))


def names_of(record: Record, messages: Messages) -> list[str]:
    """Return the names of the players; a server records a bot under its id, not a name."""
    return [
        messages.format("bot-called", seat=number) if seat.name == seat.bot else visible(seat.name)
        for number, seat in enumerate(record.header.seats)
    ]


def _entries(record: Record) -> Iterator[Entry]:
    """Yield the lines of a record; a full record is checked by replaying it."""
    from ethnos.records.replay import replay as replay_record

    if record.is_full:
        yield from (step.entry for step in replay_record(record))
    else:
        yield from record.entries
