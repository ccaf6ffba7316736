"""A web host for static files, as plain as they come."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from ethnos import site
from ethnos.web_app import PYTHON

NOT_BUILT = "The Python of the browser is not built: run `make site` first (`make test` does)."


class Handler(SimpleHTTPRequestHandler):
    """Answers requests for files."""

    def log_message(self, *_: Any) -> None:
        """Print nothing."""

    def send_error(self, code: int, *words: Any) -> None:
        """Answer unknown addresses with the page made for them, as web hosts do."""
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, *words)
            return
        content = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


class _Server(ThreadingHTTPServer):
    def handle_error(self, *about: Any) -> None:
        """Print nothing if a browser hangs up, as it does when a page is left."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(*about)


@contextmanager
def served(folder: Path, port: int = 0, handler: Callable[..., Handler] = Handler) -> Iterator[str]:
    """Serve a folder until the block ends; yield its address without a slash at the end."""
    handler = partial(handler, directory=str(folder))
    with _Server(("127.0.0.1", port), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def build(folder: Path, base: str = "/", bot_pause: float = 0.0) -> None:
    """Write the game, with bots that act at once."""
    assert (PYTHON / "lock.json").is_file(), NOT_BUILT
    site.build_site(folder, base, bot_pause)
