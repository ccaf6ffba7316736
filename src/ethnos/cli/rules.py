"""`ethnos rules`: the rules of the game, whole or section by section."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Annotated

import typer

from ethnos.cli.options import Language


def rules(
    topic: Annotated[
        str, typer.Argument(help="A section or a tribe, such as trolls; everything if left out.")
    ] = "",
    topics: Annotated[bool, typer.Option("--topics", help="Only list the sections.")] = False,
    lang: Language = None,
    plain: Annotated[bool, typer.Option(help="Plain words, for screen readers and pipes.")] = False,
) -> None:
    """Read the rules of the game, or one part of them."""
    from ethnos.i18n import choose_language, rules_text
    from ethnos.talk.rulebook import find_section, plain_text, sections

    spoken = choose_language(lang)
    if topics:
        for section in sections(spoken):
            print(section.title)
        return
    text = find_section(topic, spoken).text if topic else rules_text(spoken)
    if plain or not sys.stdout.isatty():
        print(plain_text(text))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    # The whole is longer than any screen; a section is not.
    with nullcontext() if topic else console.pager():
        console.print(Markdown(text))
