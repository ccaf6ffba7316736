"""`ethnos backup`: copy a server's database, even while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ethnos.cli.options import DATA_FOLDER, Database, DataFolder, Language, database_url


def backup(
    file: Annotated[Path, typer.Argument(help="cli-backup-file")],
    data: DataFolder = DATA_FOLDER,
    database: Database = None,
    restore: Annotated[bool, typer.Option("--restore", help="cli-backup-restore")] = False,
    lang: Language = None,
) -> None:
    """Copy a server's database into one file, or restore it."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.server.archive import backup as copies

    messages = Messages(choose_language(lang))
    url = database_url(database, data)
    if restore:
        games = copies.restore(file, url)
        print(messages.format("backup-restored", games=games, file=str(file)))
    else:
        games = copies.back_up(url, file)
        print(messages.format("backup-copied", games=games, file=str(file)))
