"""`ethnos rules`: print the rules of the game, one section, or one clause."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Annotated

import typer

from ethnos.cli.options import Language


def rules(
    topic: Annotated[str, typer.Argument(help="cli-rules-topic")] = "",
    topics: Annotated[bool, typer.Option("--topics", help="cli-rules-topics")] = False,
    lang: Language = None,
    plain: Annotated[bool, typer.Option(help="cli-rules-plain")] = False,
) -> None:
    """Read the rules of the game, one section, or one clause."""
    from ethnos.i18n import rules_text
    from ethnos.languages import choose_language
    from ethnos.talk.rulebook import find_section, plain_text, sections

    language = choose_language(lang)
    if topics:
        for section in sections(language):
            print(section.title)
        return
    text = find_section(topic, language).text if topic else rules_text(language)
    if plain or not sys.stdout.isatty():
        print(plain_text(text))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    # The whole text needs a pager; a section fits on a screen.
    with nullcontext() if topic else console.pager():
        console.print(Markdown(text))
