"""The game without a server: a folder of static files for any web host.

It is put together from the built page and from the Python that a browser's worker loads, both of
which travel with the package; so this needs neither Node nor a network.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path
from typing import Final

from ethnos.rules.errors import EthnosError

_HERE: Final = Path(__file__).parent
PAGE: Final = _HERE / "server" / "static"
PYTHON: Final = _HERE / "local" / "static"
MARK: Final = "python/lock.json"
"""A file by which a folder is known to hold a game built earlier."""

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
TITLE: Final = "Ethnos"
DESCRIPTION: Final = (
    "The board game of six kingdoms, to play in the browser: alone or at one table."
)
NOTICE: Final = """This folder contains, unchanged, parts of other projects:

Pyodide (pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm), Mozilla Public License 2.0,
https://github.com/pyodide/pyodide; within it CPython and its standard library (stdlib.zip, as
bytecode), Python Software Foundation License 2, https://github.com/python/cpython.

msgspec (in ethnos.zip), BSD 3-Clause License, https://github.com/jcrist/msgspec.
"""


class SiteError(EthnosError):
    """Raised when the game cannot be written."""


def build_site(folder: Path, base: str = "/", bot_pause: float = 0.8) -> None:
    """Write the game for the address `base` on its host.

    Bots wait `bot_pause` seconds before they act.
    """
    if not re.fullmatch(r"/([\w.~-]+/)*", base):
        raise SiteError(f"'{base}' is no path: it begins and ends with a slash, as in /ethnos/")
    for part, made_by in ((PAGE / "index.html", "make ui"), (PYTHON / "lock.json", "make site")):
        if not part.is_file():
            raise SiteError(f"{part.name} is not here; in a checkout, {made_by} makes it")
    _clear(folder)
    shutil.copytree(PAGE, folder, dirs_exist_ok=True)
    shutil.copytree(PYTHON, folder / "python")
    (folder / "python" / "NOTICE.txt").write_text(NOTICE, encoding="utf-8")
    page = _page((PAGE / "index.html").read_text(encoding="utf-8"), base, bot_pause)
    # A host answers unknown paths, such as that of a room, with 404.html: the page finds its way.
    for name in ("index.html", "404.html"):
        (folder / name).write_text(page, encoding="utf-8")
    _write_json(folder / "manifest.webmanifest", _manifest(base))
    (folder / "robots.txt").write_text("User-agent: *\nAllow: /\n", encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub Pages would leave out files with an underscore
    _write_service_worker(folder, base)


def _clear(folder: Path) -> None:
    """Make an empty folder; what is not an older build is never deleted."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        if not (folder / MARK).is_file():
            raise SiteError(f"{folder} is not empty and holds no game; name another folder")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def _page(html: str, base: str, bot_pause: float) -> str:
    """Return the page for this address, with rooms in the browser."""
    html = re.sub(r'(src|href)="/(?!/)', rf'\1="{base}', html)
    marks = f'data-host="local" data-base="{base}" data-bot-pause="{bot_pause:g}"'
    html = html.replace("<html ", f"<html {marks} ", 1)
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<link rel="manifest" href="{base}manifest.webmanifest" />',
        f'<link rel="apple-touch-icon" href="{base}icons/192.png" />',
        f'<meta property="og:title" content="{TITLE}" />',
        '<meta property="og:type" content="website" />',
        f'<meta property="og:description" content="{DESCRIPTION}" />',
    ]
    return html.replace("<head>", "<head>\n    " + "\n    ".join(head), 1)


def _manifest(base: str) -> dict[str, object]:
    def icon(name: str, size: int, purpose: str) -> dict[str, str]:
        return {
            "src": f"{base}icons/{name}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }

    return {
        "id": base,
        "name": TITLE,
        "short_name": TITLE,
        "description": DESCRIPTION,
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "background_color": "#e9dcc1",
        "theme_color": "#faf3e3",
        "icons": [icon("192", 192, "any"), icon("512", 512, "any"), icon("mask", 512, "maskable")],
    }


def _write_service_worker(folder: Path, base: str) -> None:
    """Put the list of all files above the code that keeps them for offline play."""
    code = (folder / "sw.js").read_text(encoding="utf-8")
    (folder / "sw.js").unlink()
    left_out = {"404.html", "robots.txt", ".nojekyll", "python/NOTICE.txt"}
    files = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(folder.rglob("*"))
        if path.is_file() and (name := path.relative_to(folder).as_posix()) not in left_out
    }
    listed = json.dumps(files, separators=(",", ":"))
    version = hashlib.sha256((listed + code).encode()).hexdigest()[:16]
    site = f'{{"version":"{version}","base":"{base}","files":{listed}}}'
    (folder / "sw.js").write_text(f"const SITE = {site}\n{code}", encoding="utf-8")


def _write_json(path: Path, content: object) -> None:
    path.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
