"""`ethnos backup`: a copy of everything a server keeps, taken while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, or to restore from.")],
    data: Annotated[
        Path, typer.Option(envvar="ETHNOS_DATA", help="The server's data folder.")
    ] = Path("ethnos-data"),
    database: Annotated[
        str | None,
        typer.Option(envvar="ETHNOS_DATABASE", help="Its database, if it is not in that folder."),
    ] = None,
    restore: Annotated[
        bool, typer.Option("--restore", help="Put the file into an empty database instead.")
    ] = False,
) -> None:
    """Copy everything a server keeps into one file, or back."""
    from ethnos.server import backup as copies

    url = database or f"sqlite:///{data / 'ethnos.db'}"
    if restore:
        games = copies.restore(file, url)
        print(f"{games} games restored from {file}")
    else:
        games = copies.back_up(url, file)
        print(f"{games} games copied to {file}")
