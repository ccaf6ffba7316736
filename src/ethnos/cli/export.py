"""`ethnos export`: write the finished games of a server, as record files or as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ethnos.cli.options import DATA_FOLDER, Database, DataFolder, Language, database_url

PARQUET: Final = ".parquet"


def export(
    target: Annotated[Path, typer.Argument(help="cli-export-target")],
    data: DataFolder = DATA_FOLDER,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Write the finished games of a server into a folder of records, or into a Parquet file."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.server.archive.exports import finished_games, write_records

    games = finished_games(database_url(database, data))
    if target.suffix == PARQUET:
        from ethnos.env.played_games import write_played_games

        number = write_played_games(target, games)
    else:
        number = write_records(target, games)
    print(Messages(choose_language(lang)).format("export-written", games=number, file=str(target)))
