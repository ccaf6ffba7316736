"""A file of JSON objects, one per line, that grows during a long run and can be continued."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path


class JsonLines:
    """An open file of lines; whatever happens to the process, all but the last are whole."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a+b")

    def read(self) -> Iterator[tuple[int, bytes]]:
        """Yield lines and their numbers, from 1; drop one that the end of a process cut off."""
        self._file.seek(0)
        whole = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            yield number, line
        self._file.truncate(whole)

    def write(self, objects: Iterable[dict[str, object]]) -> None:
        """Add lines, and hand them to the system."""
        lines = (json.dumps(data, separators=(",", ":")) + "\n" for data in objects)
        self._file.write("".join(lines).encode())
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
