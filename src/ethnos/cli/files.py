"""Files a person points at, to be read or written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ethnos.i18n import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from ethnos.records.errors import RecordError


def read_bytes(path: Path) -> bytes:
    """Return what a file holds, or say why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = phrase("file-unreadable", file=str(path), error=str(error.strerror))
        raise UserError(reason) from error


def check_writable(path: Path) -> None:
    """Say now that a file cannot be written, not after the work whose result it is to hold."""
    try:
        path.open("ab").close()
    except OSError as error:
        reason = phrase("file-unwritable", file=str(path), error=str(error.strerror))
        raise UserError(reason) from error


def no_record(path: Path, error: RecordError) -> UserError:
    """Return the complaint that a file is not what it should be."""
    return UserError(phrase("file-no-record", file=str(path), error=str(error)))
