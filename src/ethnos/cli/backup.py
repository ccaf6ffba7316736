"""`ethnos backup`: a copy of everything a server keeps, taken while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ethnos.cli.options import DATA_FOLDER, Database, DataFolder, database_url


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, or to restore from.")],
    data: DataFolder = DATA_FOLDER,
    database: Database = None,
    restore: Annotated[
        bool, typer.Option("--restore", help="Put the file into an empty database instead.")
    ] = False,
) -> None:
    """Copy everything a server keeps into one file, or back."""
    from ethnos.server.archive import backup as copies

    url = database_url(database, data)
    if restore:
        games = copies.restore(file, url)
        print(f"{games} games restored from {file}")
    else:
        games = copies.back_up(url, file)
        print(f"{games} games copied to {file}")
