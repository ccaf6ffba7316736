"""The browser game: its files, and one page for all of its routes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from ethnos.protocol import RefusalCode
from ethnos.server.http.middleware import problem

STATIC: Final = Path(__file__).parents[1] / "static"

ROUTES: Final = frozenset(
    {"", "room", "join", "games", "rules", "replay", "tutorial", "settings", "after"}
)
"""The first parts of the paths that the page knows (`ui/src/App.svelte`)."""
MAX_PATH_LENGTH: Final = 200

NOT_BUILT: Final = """The server of Ethnos runs, but the browser game is not built here.
In a checkout, `make play` builds it. The interface for programs is at /api/openapi.json.
"""


async def page(request: Request) -> Response:
    """Return a file of the browser game, or its page: with status 404 unless it has this route."""
    path: str = request.path_params["path"]
    if path.startswith("api/"):
        return problem(404, RefusalCode.NOT_FOUND)
    status = 200 if _is_route(path) else 404
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, status, media_type="text/plain")
    file = _file(path)
    if file is not None:
        immutable = path.startswith("assets/")  # their names contain a hash of the content
        cache = "public, max-age=31536000, immutable" if immutable else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


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
    wanted = (STATIC / path).resolve()
    return wanted if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None
