"""A web host that compresses with Brotli and counts what it sends."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import brotli

from tests.local.slow_line import Line
from tests.local.static_host import Handler

QUALITY: Final = 9
"""As our own server and many hosts do; the best quality takes ten times as long."""


class BrotliHandler(Handler):
    """Sends compressed files; a browser that has a file already gets the answer "unchanged"."""

    protocol_version = "HTTP/1.1"  # browsers believe no tags of older hosts

    def __init__(self, *given: Any, sent: Counter[str], line: Line, **options: Any) -> None:
        self._sent, self._line = sent, line
        super().__init__(*given, **options)

    def do_GET(self) -> None:  # noqa: N802  # the name that the base class calls
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if not file.is_file():
            super().do_GET()
            return
        assert "br" in self.headers.get("Accept-Encoding", ""), "the browser knows no Brotli"
        content, tag = _compressed(file)
        known = self.headers.get("If-None-Match") == tag
        headers = {
            "Content-Type": self.guess_type(str(file)),
            "Content-Encoding": "br",
            "Content-Length": str(len(content)),
            "Cache-Control": "no-cache",
            "ETag": tag,
        }
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        body = b"" if known else content
        self._line.send(body, self.wfile)
        self._sent[self.path] += len(str(headers)) + len(body)  # nearly the length on the wire


@cache
def _compressed(file: Path) -> tuple[bytes, str]:
    """Return the content of a file as it is sent, and a tag that changes with it."""
    content = file.read_bytes()
    tag = hashlib.sha256(content).hexdigest()[:16]
    return brotli.compress(content, quality=QUALITY), f'"{tag}"'
