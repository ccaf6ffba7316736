"""`ethnos build-site`: the game as static files, for any web host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ethnos.cli.options import Language
from ethnos.cli.values import decimal


def build_site(
    folder: Annotated[Path, typer.Argument(help="cli-build-site-folder")],
    base: Annotated[str, typer.Option(metavar="PATH", help="cli-build-site-base")] = "/",
    bot_pause: Annotated[
        float, typer.Option(parser=decimal(), metavar="SECONDS", help="cli-serve-bot-pause")
    ] = 0.8,
    lang: Language = None,
) -> None:
    """Write the game as static files that need no server."""
    from ethnos import site
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language

    site.build_site(folder, base, bot_pause)
    print(Messages(choose_language(lang)).format("site-written", file=str(folder)))
