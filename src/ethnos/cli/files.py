"""Read and write files named on the command line."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.records.errors import RecordError


def read_bytes(path: Path) -> bytes:
    """Return the content of a file, or raise `UserError` with the reason."""
    from ethnos.records.reading import MOST_MEBIBYTES, TooLargeError, read_limited

    try:
        return read_limited(path)
    except OSError as error:
        reason = phrase("file-unreadable", file=str(path), error=str(error.strerror))
        raise UserError(reason) from error
    except TooLargeError as error:
        reason = phrase("file-too-large", file=str(path), count=MOST_MEBIBYTES)
        raise UserError(reason) from error


def check_writable(path: Path) -> None:
    """Raise `UserError` for an unwritable file before the work whose result goes there."""
    with writing(path):
        path.open("ab").close()


def write_text(path: Path, text: str) -> None:
    """Write a file, or raise `UserError` with the reason."""
    with writing(path):
        path.write_text(text, encoding="utf-8")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Raise `UserError` if this file cannot be written, for instance to a full disk."""
    try:
        yield
    except OSError as error:
        # A library may wrap the system's words in its own.
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise UserError(phrase("file-unwritable", file=str(path), error=reason)) from error


def moment_named(word: str) -> tuple[Path, int] | None:
    """Return the file and the move that a word such as `FILE:57` names.

    >>> moment_named("game.ethnos.jsonl:57")
    (PosixPath('game.ethnos.jsonl'), 57)
    """
    name, _, number = word.rpartition(":")
    return (Path(name), int(number)) if name and number.isascii() and number.isdigit() else None


def no_record(path: Path, error: RecordError) -> UserError:
    """Return the error for a file that is not a valid record."""
    return UserError(phrase("file-no-record", file=str(path), error=str(error)))
