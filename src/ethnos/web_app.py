"""What makes the page an app: its files, and the service worker that keeps them.

The page is the same from a server and from static files, and so is its service worker; only the
list above its code differs.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
PAGE: Final = _HERE / "server" / "static"
"""The built page."""
PYTHON: Final = _HERE / "local" / "static"
"""The Python that a browser's worker loads, if it was built."""
SERVICE_WORKER: Final = "sw.js"
PICTURE: Final = "share.png"
"""What a chat shows beside a link to the game."""
FOR_OTHERS: Final = (SERVICE_WORKER, PICTURE, "robots.txt", "screenshots/")
"""Files and folders that the game itself never asks for: browsers, chats and crawlers do."""
COMPRESSED: Final = (".br", ".gz")
"""Second copies of files, for servers that send them instead."""

SCRIPT_POLICY: Final = "script-src 'self' 'wasm-unsafe-eval'"
"""Python in the browser is WebAssembly."""


def files_in(folder: Path, prefix: str = "") -> dict[str, Path]:
    """Return the files of a folder that the game asks for, by their addresses."""
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*"))}
    return {
        prefix + name: path
        for name, path in files.items()
        if path.is_file() and path.suffix not in COMPRESSED and not name.startswith(FOR_OTHERS)
    }


def service_worker(files: Mapping[str, Path], base: str = "/", *, served: bool = False) -> str:
    """Return the service worker of a page at the address `base`, with the list of its files.

    If the page is `served`, a server answers requests as well.
    """
    code = (PAGE / SERVICE_WORKER).read_text(encoding="utf-8")
    listed = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for name, path in files.items()
    }
    content = {"base": base, "served": served, "files": listed}
    version = hashlib.sha256((json.dumps(content) + code).encode()).hexdigest()[:16]
    site = json.dumps({"version": version, **content}, separators=(",", ":"))
    return f"const SITE = {site}\n{code}"
