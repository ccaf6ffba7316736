"""Read what a person points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ethnos.records.errors import RecordError

if TYPE_CHECKING:
    from pathlib import Path


def read_bytes(path: Path) -> bytes:
    """Return what a file holds, or say why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise RecordError(f"cannot read {path}: {error.strerror}") from error
