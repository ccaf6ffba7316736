"""Save files: the record of a local game, extended by one line after every decision."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from ethnos.cli.files import no_record
from ethnos.cli.output import visible
from ethnos.cli.terminal.local_game import LocalGame, Seat
from ethnos.phrase import phrase
from ethnos.records import record as records
from ethnos.records.errors import RecordError
from ethnos.records.exercise import exercise_header
from ethnos.records.notation import parse_action
from ethnos.records.record import SUFFIX, Header, Record, SeatKind, make_header, write_record
from ethnos.records.replay import (
    chance_of,
    check_replayable,
    exercise_state,
    record_exercise,
    record_game,
)
from ethnos.records.seeds import fast_rng
from ethnos.records.writer import RecordWriter
from ethnos.rules.actions import Action
from ethnos.rules.events import Event
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource
from ethnos.talk.verbs import UserError

LAST = "last"
"""The name that resumes the newest saved game."""


class SaveError(UserError):
    """Raised when a game cannot be saved or found."""


def _unwritable(path: Path, error: OSError) -> SaveError:
    return SaveError(phrase("file-unwritable", file=str(path), error=str(error.strerror)))


def default_folder() -> Path:
    """Return the folder for games saved without a file name."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "ethnos" / "games"


def new_path() -> Path:
    """Return an unused file name in a writable folder."""
    name = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    for folder in (default_folder(), Path()):
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return _unused(folder, name)
    raise SaveError(phrase("file-nowhere"))


def _unused(folder: Path, name: str) -> Path:
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def find_saved(name: str) -> Path:
    """Return the file to resume: the named one, or for `last` the newest in the default folder."""
    path = Path(name)
    if name != LAST or path.exists():
        return path
    found = sorted(default_folder().glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    if not found:
        raise SaveError(phrase("file-none-saved", file=str(default_folder())))
    return found[-1]


class GameKeeper(Protocol):
    """Keeps the record of a local game."""

    @property
    def path(self) -> Path | None:
        """Where it is kept, if anywhere."""

    def append(self, by: int, action: Action, events: Sequence[Event]) -> None:
        """Add a decision."""

    def rewrite(self, game: LocalGame) -> None:
        """Replace the whole record after an undo."""

    def copy_to(self, path: Path, game: LocalGame) -> None:
        """Write a copy of the record."""

    def finish(self, game: LocalGame) -> None:
        """Note that the game is over."""


class Unsaved:
    """Keeps nothing unless a copy is asked for: a position that is looked at."""

    path: None = None

    def __init__(self, game: LocalGame) -> None:
        self._header = _header(game, "analysis")

    def append(self, by: int, action: Action, events: Sequence[Event]) -> None:
        """Keep nothing."""

    def rewrite(self, game: LocalGame) -> None:
        """Keep nothing."""

    def finish(self, game: LocalGame) -> None:
        """Keep nothing."""

    def copy_to(self, path: Path, game: LocalGame) -> None:
        """Write what was played from the position as the record of an exercise."""
        _write_copy(path, _record(self._header, game))


class SaveFile:
    """The record file of a local game, kept up to date."""

    def __init__(self, path: Path, header: Header, writer: RecordWriter) -> None:
        self.path = path
        self._header = header
        self._writer = writer

    @classmethod
    def create(cls, path: Path, game: LocalGame, seed: int) -> SaveFile:
        """Create the record of a new game."""
        header = _header(game, path.name.removesuffix(SUFFIX), seed)
        try:
            writer = RecordWriter.create(path, header, game.events[0])
        except FileExistsError:
            raise SaveError(phrase("file-exists-resume", file=str(path))) from None
        except OSError as error:
            raise _unwritable(path, error) from error
        return cls(path, header, writer)

    def append(self, by: int, action: Action, events: Sequence[Event]) -> None:
        """Append a decision."""
        try:
            self._writer.append(by, action, events)
        except OSError as error:
            raise _unwritable(self.path, error) from error

    def rewrite(self, game: LocalGame) -> None:
        """Replace the whole record after an undo."""
        fresh = self.path.with_name(self.path.name + ".new")
        write_record(fresh, _record(self._header, game))
        fresh.replace(self.path)
        self._writer, _ = RecordWriter.resume(self.path)

    def copy_to(self, path: Path, game: LocalGame) -> None:
        """Write a copy of the record."""
        _write_copy(path, _record(self._header, game))

    def finish(self, game: LocalGame) -> None:
        """Write the footer of a finished game."""
        seed = None if self._header.is_exercise else self._header.rng.seed or ""
        self._writer.finish(game.state, seed)


def _header(game: LocalGame, name: str, seed: int = 0) -> Header:
    seats = [_recorded(seat) for seat in game.seats]
    created = datetime.now(UTC).isoformat(timespec="seconds")
    if game.position is not None:
        return exercise_header(game.position, game=name, seats=seats, created=created)
    rng = fast_rng(seed)
    return make_header(game.state, game=name, rng=rng, seats=seats, created=created)


def _record(header: Header, game: LocalGame) -> Record:
    """Return the record of a game so far, without a footer."""
    if header.is_exercise:
        return replace(record_exercise(header, game.game.actions), footer=None)
    return record_game(header, game.source, game.game.actions)


def _write_copy(path: Path, record: Record) -> None:
    if path.exists():
        raise SaveError(phrase("file-exists", file=str(path)))
    try:
        write_record(path, record)
    except OSError as error:
        raise _unwritable(path, error) from error


def resume(path: Path, *, think: float | None = None) -> tuple[SaveFile, LocalGame]:
    """Open a saved game and replay its actions."""
    try:
        writer, record = RecordWriter.resume(path)
        check_replayable(record)
        game = recorded_game(record, think)
        actions = [parse_action(entry.action or "") for entry in record.entries[1:]]
        game.replay(actions)
    except OSError as error:
        reason = phrase("file-unreadable", file=str(path), error=str(error.strerror))
        raise SaveError(reason) from error
    except RecordError as error:
        raise no_record(path, error) from error
    return SaveFile(path, record.header, writer), game


def recorded_game(record: Record, think: float | None) -> LocalGame:
    """Return the game of a record before its first action."""
    seats = [Seat(visible(seat.name), seat.bot) for seat in record.header.seats]
    if record.header.is_exercise:
        return exercise(exercise_state(record.header), seats, think=think)
    if record.header.rng.seed is None:
        raise SaveError(phrase("file-secret"))
    return LocalGame(record.header.ruleset, seats, chance_of(record), think=think)


def new_game(
    ruleset: Ruleset, seats: Sequence[Seat], seed: int, *, think: float | None = None
) -> LocalGame:
    """Return a new game."""
    return LocalGame(ruleset, seats, FastSource(seed), think=think)


def exercise(state: GameState, seats: Sequence[Seat], *, think: float | None = None) -> LocalGame:
    """Return a game that begins with a position."""
    return LocalGame(state.ruleset, seats, state.source, think=think, position=state)


def _recorded(seat: Seat) -> records.Seat:
    kind = SeatKind.HUMAN if seat.bot is None else SeatKind.BOT
    return records.Seat(seat.name, kind, seat.bot)
