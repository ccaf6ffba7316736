"""Write the record of a running game: one line on disk after every decision."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from ethnos.records.chain import last_hash, seal_all
from ethnos.records.codec import JsonObject
from ethnos.records.errors import RecordError
from ethnos.records.reading import read_limited
from ethnos.records.record import (
    Entry,
    Header,
    Record,
    entry_line,
    footer_line,
    header_line,
    load_record,
    make_footer,
)
from ethnos.rules.actions import Action
from ethnos.rules.events import Event
from ethnos.rules.state import GameState


class RecordWriter:
    """Appends to a record; after any failure the complete lines of the file are a valid record.

    With `durable` a line is on disk before `append` returns and survives a power failure. Otherwise
    it may still be in a buffer of the operating system.
    """

    def __init__(self, path: Path, before: str, entries: int, *, durable: bool) -> None:
        """Internal: use `create` or `resume`."""
        self._path = path
        self._before = before
        self._entries = entries
        self._durable = durable
        self._is_closed = False

    @classmethod
    def create(
        cls, path: Path | str, header: Header, deal: Iterable[Event], *, durable: bool = True
    ) -> RecordWriter:
        """Create a new record; an existing file is never overwritten."""
        writer = cls(Path(path), before="", entries=1, durable=durable)
        dealt = entry_line(Entry(0, None, None, tuple(deal)))
        writer._write(header_line(header), dealt, mode="xb")
        return writer

    @classmethod
    def resume(cls, path: Path | str, *, durable: bool = True) -> tuple[RecordWriter, Record]:
        """Resume an unfinished record; an incomplete last line is removed."""
        data = read_limited(path)
        whole = data[: data.rfind(b"\n") + 1]
        record = load_record(whole)
        if record.footer:
            raise RecordError("the game of this record is over")
        if whole != data:
            os.truncate(path, len(whole))
        return cls(Path(path), last_hash(whole), len(record.entries), durable=durable), record

    def append(
        self,
        by: int,
        action: Action,
        events: Iterable[Event],
        *,
        auto: str | None = None,
        ms: int | None = None,
    ) -> None:
        """Write the action of a seat and its events."""
        entry = Entry(self._entries, by, str(action), tuple(events), auto, ms)
        self._write(entry_line(entry))
        self._entries += 1

    def finish(self, state: GameState, seed: str | None) -> None:
        """Write the footer, which reveals the seed; a running game becomes abandoned.

        An exercise has no seed.
        """
        self._write(footer_line(make_footer(state, self._entries - 1, seed)))
        self._is_closed = True

    def _write(self, *lines: JsonObject, mode: str = "ab") -> None:
        if self._is_closed:
            raise RecordError("this record is closed; one that is unfinished can be resumed")
        sealed = seal_all(lines, self._before)
        try:
            with self._path.open(mode) as file:
                file.write(sealed)
                file.flush()
                if self._durable:
                    os.fsync(file.fileno())
        except OSError:
            self._is_closed = True  # The last line may be incomplete; nothing may follow it.
            raise
        self._before = last_hash(sealed)
