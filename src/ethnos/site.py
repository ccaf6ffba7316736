"""The game without a server: a folder of static files for any web host.

It is put together from the built page and from the Python that a browser's worker loads, both of
which travel with the package; so this needs neither Node nor a network.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from ethnos.rules.errors import EthnosError
from ethnos.web_app import (
    COMPRESSED,
    PAGE,
    PICTURE,
    PYTHON,
    SCRIPT_POLICY,
    SERVICE_WORKER,
    files_in,
    service_worker,
)

MARK: Final = "python/lock.json"
"""A file by which a folder is known to hold a game built earlier."""

POLICY: Final = (
    f"default-src 'self'; {SCRIPT_POLICY}; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
NOT_KEPT: Final = ("404.html", ".nojekyll", "python/NOTICE.txt")
"""Files beside the page that the game itself never asks for."""
NOTICE: Final = """This folder contains, unchanged, parts of other projects:

Pyodide (pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm), Mozilla Public License 2.0,
https://github.com/pyodide/pyodide; within it CPython and its standard library (start.zip and
library.zst, as bytecode), Python Software Foundation License 2, https://github.com/python/cpython.

msgspec (in ethnos.zst), BSD 3-Clause License, https://github.com/jcrist/msgspec.
"""


class SiteError(EthnosError):
    """Raised when the game cannot be written."""


def build_site(folder: Path, base: str = "/", bot_pause: float = 0.8) -> None:
    """Write the game for the address `base` on its host, or for a whole address.

    Bots wait `bot_pause` seconds before they act.
    """
    address = re.fullmatch(r"(https?://[\w.:-]+)?(/(?:[\w.~-]+/)*)", base)
    if address is None:
        raise SiteError(f"'{base}' is no path: it begins and ends with a slash, as in /ethnos/")
    origin, base = address.group(1) or "", address.group(2)
    for part, made_by in ((PAGE / "index.html", "make ui"), (PYTHON / "lock.json", "make site")):
        if not part.is_file():
            raise SiteError(f"{part.name} is not here; in a checkout, {made_by} makes it")
    _clear(folder)
    # A host compresses by itself, and the page is about to change.
    ignore = shutil.ignore_patterns(*(f"*{suffix}" for suffix in COMPRESSED))
    shutil.copytree(PAGE, folder, ignore=ignore, dirs_exist_ok=True)
    shutil.copytree(PYTHON, folder / "python", ignore=ignore)
    (folder / "python" / "NOTICE.txt").write_text(NOTICE, encoding="utf-8")
    page = _page((PAGE / "index.html").read_text(encoding="utf-8"), origin, base, bot_pause)
    # A host answers unknown paths, such as that of a room, with 404.html: the page finds its way.
    for name in ("index.html", "404.html"):
        (folder / name).write_text(page, encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub Pages would leave out files with an underscore
    kept = {name: path for name, path in files_in(folder).items() if name not in NOT_KEPT}
    (folder / SERVICE_WORKER).write_text(service_worker(kept, base), encoding="utf-8")


def _clear(folder: Path) -> None:
    """Make an empty folder; what is not an older build is never deleted."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        if not (folder / MARK).is_file():
            raise SiteError(f"{folder} is not empty and holds no game; name another folder")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def _page(html: str, origin: str, base: str, bot_pause: float) -> str:
    """Return the page for this address, with rooms in the browser."""
    html = re.sub(r'(src|href)="/(?!/)', rf'\1="{base}', html)
    # Most chats want the whole address of a picture.
    html = html.replace(f'content="/{PICTURE}"', f'content="{origin}{base}{PICTURE}"', 1)
    marks = f'data-host="local" data-base="{base}" data-bot-pause="{bot_pause:g}"'
    html = html.replace("<html ", f"<html {marks} ", 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    return html.replace("<head>", f"<head>\n    {policy}", 1)
