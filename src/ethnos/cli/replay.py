"""`ethnos replay`: a recorded game, told again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import no_record, read_bytes
from ethnos.cli.options import Language

if TYPE_CHECKING:
    from ethnos.i18n import Messages
    from ethnos.records.record import Entry, Record


def replay(
    file: Annotated[Path, typer.Argument(help="A record, such as game.ethnos.jsonl.")],
    moves: Annotated[
        bool, typer.Option("--moves", help="Only who did what, in notation, one a line.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play a record again by the rules and tell what happens."""
    from ethnos.i18n import Messages, choose_language
    from ethnos.records.errors import RecordError
    from ethnos.records.record import load_record
    from ethnos.talk.sentences import tell

    try:
        record = load_record(read_bytes(file))
    except RecordError as error:
        raise no_record(file, error) from error
    messages = Messages(choose_language(lang))
    names = _names(record, messages)
    for entry in _entries(record):
        if moves:
            if entry.by is not None:
                print(f"{entry.v} {names[entry.by]}: {entry.action or '?'}")
            continue
        for sentence in tell(entry.events, names):
            print(messages.say(sentence))


def _names(record: Record, messages: Messages) -> list[str]:
    """Return what everybody is called; a server names bots only by what they are."""
    return [
        messages.format("web-bot-called", seat=number) if seat.name == seat.bot else seat.name
        for number, seat in enumerate(record.header.seats)
    ]


def _entries(record: Record) -> Iterator[Entry]:
    """Yield the lines of a record, each checked by the rules where nothing is hidden."""
    from ethnos.records.replay import replay as play_again

    if record.is_full:
        yield from (step.entry for step in play_again(record))
    else:
        yield from record.entries
