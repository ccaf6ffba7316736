"""Read a file of somebody else without trusting its size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ethnos.records.errors import RecordError

MEBIBYTE: Final = 1024 * 1024
MOST_MEBIBYTES: Final = 64
"""The largest file that is read: a long game takes less than one."""


class TooLargeError(RecordError):
    """Raised when a file is larger than any record, or has no end, as `/dev/zero`."""


def read_limited(path: Path | str, mebibytes: int = MOST_MEBIBYTES) -> bytes:
    """Return the content of a file, or raise `TooLargeError` after reading that much."""
    most = mebibytes * MEBIBYTE
    with Path(path).open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLargeError(f"the file is larger than {mebibytes} MiB")
    return data
