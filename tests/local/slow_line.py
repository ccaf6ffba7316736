"""A slow line to a web host, and what was requested over it."""

from __future__ import annotations

import math
import threading
import time
from collections import Counter
from http import HTTPStatus
from io import BufferedIOBase
from typing import Any, Final

from tests.local.static_host import Handler

PIECE: Final = 16_384
"""In bytes; what the requests of a browser take turns with."""


class Line:
    """A line that all requests share; without a number it is as fast as the machine."""

    def __init__(self, bytes_per_second: float = math.inf) -> None:
        self.bytes_per_second = bytes_per_second
        self._one_at_a_time = threading.Lock()

    def send(self, content: bytes, to: BufferedIOBase) -> None:
        for begin in range(0, len(content), PIECE):
            piece = content[begin : begin + PIECE]
            with self._one_at_a_time:
                time.sleep(len(piece) / self.bytes_per_second)  # the slowness of the line
            to.write(piece)


class SlowHandler(Handler):
    """Sends files over a line, and counts the requests for each, whatever the answer."""

    def __init__(self, *given: Any, line: Line, asked: Counter[str], **options: Any) -> None:
        self._line, self._asked = line, asked
        super().__init__(*given, **options)

    def do_GET(self) -> None:  # noqa: N802  # the name that the base class calls
        self._asked["/index.html" if self.path == "/" else self.path] += 1
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self._line.send(source.read(), outputfile)

    def send_response(self, code: int, message: str | None = None) -> None:
        assert code in (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED), f"{code}: {self.path}"
        super().send_response(code, message)
