"""`ethnos build-site`: the game as static files, for any web host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def build_site(
    folder: Annotated[
        Path, typer.Argument(help="The folder to write; it replaces an older build.")
    ],
    base: Annotated[
        str, typer.Option(help="Where the folder will lie on its host, such as /ethnos/.")
    ] = "/",
    bot_pause: Annotated[
        float, typer.Option(min=0, help="Seconds a bot waits before it acts.")
    ] = 0.8,
) -> None:
    """Write the game as static files that need no server."""
    from ethnos import site

    files = site.build_site(folder, base, bot_pause)
    print(f"{files} files written to {folder}; try: python -m http.server --directory {folder}")
