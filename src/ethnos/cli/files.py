"""Read and write files named on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from pathlib import Path

    from ethnos.records.errors import RecordError


def read_bytes(path: Path) -> bytes:
    """Return the content of a file, or raise `UserError` with the reason."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = phrase("file-unreadable", file=str(path), error=str(error.strerror))
        raise UserError(reason) from error


def check_writable(path: Path) -> None:
    """Raise `UserError` for an unwritable file before the work whose result goes there."""
    try:
        path.open("ab").close()
    except OSError as error:
        reason = phrase("file-unwritable", file=str(path), error=str(error.strerror))
        raise UserError(reason) from error


def no_record(path: Path, error: RecordError) -> UserError:
    """Return the error for a file that is not a valid record."""
    return UserError(phrase("file-no-record", file=str(path), error=str(error)))
