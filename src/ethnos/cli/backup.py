"""`ethnos backup`: copy a server's database, even while the server runs."""

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
        bool, typer.Option("--restore", help="Copy the file into an empty database instead.")
    ] = False,
) -> None:
    """Copy a server's database into one file, or restore it."""
    from ethnos.server.archive import backup as copies

    url = database_url(database, data)
    if restore:
        games = copies.restore(file, url)
        print(f"{games} games restored from {file}")
    else:
        games = copies.back_up(url, file)
        print(f"{games} games copied to {file}")
