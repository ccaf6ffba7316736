"""The browser game: its files, and one page for all of its routes."""

from __future__ import annotations

import gzip
import mimetypes
from asyncio import to_thread
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from ethnos.protocol import RefusalCode
from ethnos.server.http.context import Context
from ethnos.server.http.link_preview import UNLISTED, filled_in, preview_of
from ethnos.server.http.middleware import problem
from ethnos.web_app import PAGE, PYTHON, SERVICE_WORKER, files_in, service_worker

PYTHON_PATH: Final = "python/"
"""Where the page finds Python, for a game without this server."""

ROUTES: Final = frozenset(
    {
        *("", "room", "join", "games", "rules", "replay", "tutorial", "settings", "after"),
        *("analysis", "daily", "admin"),
    }
)
"""The first parts of the paths that the page knows (`ui/src/App.svelte`)."""
MAX_PATH_LENGTH: Final = 200
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings in which the build has prepared files, the best first."""

NOT_BUILT: Final = """The server of Ethnos runs, but the browser game is not built here.
In a checkout, `make play` builds it. The interface for programs is at /api/openapi.json.
"""


async def page(request: Request) -> Response:
    """Return a file of the browser game, or its page: with status 404 unless it has this route."""
    path: str = request.path_params["path"]
    if path.startswith("api/"):
        return problem(404, RefusalCode.NOT_FOUND)
    status = 200 if _is_route(path) else 404
    index = PAGE / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, status, media_type="text/plain")
    if path == SERVICE_WORKER:
        code = await to_thread(_service_worker)
        headers = {"Cache-Control": "no-cache"}
        return Response(code, headers=headers, media_type="text/javascript")
    file = _file(path)
    if file is not None:
        immutable = path.startswith("assets/")  # their names contain a hash of the content
        cache = "public, max-age=31536000, immutable" if immutable else "no-cache"
        return _compressed(request, file, 200, cache)
    response = await _previewed(request, path, index) if status == 200 else None
    response = response or _compressed(request, index, status, "no-cache")
    if path.partition("/")[0] in UNLISTED:
        response.headers["X-Robots-Tag"] = "noindex"
    return response


async def _previewed(request: Request, path: str, index: Path) -> Response | None:
    """Return the page with a preview for chats, if this address has one of its own."""
    preview = await preview_of(request, path)
    if preview is None:
        return None
    context: Context = request.app.state.context
    origins = context.settings.origins
    address = f"{origins[0]}/{path}" if origins else None
    text = filled_in(await to_thread(index.read_text, "utf-8"), preview, address)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    body = text.encode()
    if "gzip" in accepted_encodings(request.headers.get("accept-encoding", "")):
        body = await to_thread(gzip.compress, body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type="text/html")


def _is_route(path: str) -> bool:
    """Return whether the page has something to show here: a name, and at most an id.

    >>> [_is_route(path) for path in ("", "rules", "room/abc", "room/abc/", "room/a/b", "wp-admin")]
    [True, True, True, True, False, False]
    """
    name, _, rest = path.strip("/").partition("/")
    return name in ROUTES and "/" not in rest and len(path) <= MAX_PATH_LENGTH


def _file(path: str) -> Path | None:
    """Return the file of the browser game at this path, if there is one."""
    if not path or len(path) > MAX_PATH_LENGTH or not path.isprintable():
        return None
    inside = path.removeprefix(PYTHON_PATH)
    folder = PAGE if inside == path else PYTHON
    wanted = (folder / inside).resolve()
    return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None


@cache  # it reads every file
def _service_worker() -> str:
    """Return the service worker of this server's page."""
    return service_worker(files_in(PAGE) | files_in(PYTHON, PYTHON_PATH), served=True)


def _compressed(request: Request, file: Path, status: int, cache: str) -> Response:
    """Return a file of the page, compressed if the browser understands it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    media_type = media_type_of(file.name)
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    for encoding, suffix in ENCODINGS.items():
        prepared = file.with_name(file.name + suffix)
        if encoding in accepted and prepared.is_file():
            headers["Content-Encoding"] = encoding
            return FileResponse(prepared, status, headers=headers, media_type=media_type)
    return FileResponse(file, status, headers=headers, media_type=media_type)


def media_type_of(name: str) -> str:
    """Return the type of a file: what is unknown is no text, which proxies compress.

    >>> [media_type_of(name) for name in ("index.html", "modules.packed")]
    ['text/html', 'application/octet-stream']
    """
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings that a client names and does not exclude.

    >>> sorted(accepted_encodings("gzip, br;q=1.0, zstd;q=0"))
    ['br', 'gzip']
    """
    accepted = set()
    for one in header.split(","):
        name, _, quality = one.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip().lower())
    return accepted - {""}
