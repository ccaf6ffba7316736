"""A web host for static files, as plain as they come."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from ethnos import site
from ethnos.web_app import PYTHON

NOT_BUILT = "The Python of the browser is not built: run `make site` first (`make test` does)."


class _Handler(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Print nothing."""


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder until the block ends; yield its address without a slash at the end."""
    handler = partial(_Handler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
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
