"""`ethnos rules`: the rules of the game, section by section."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ethnos.cli.choices import Language


def rules(
    topic: Annotated[str, typer.Argument(help="A section or a tribe, such as trolls.")] = "",
    lang: Language = None,
    plain: Annotated[bool, typer.Option(help="Plain words, for screen readers and pipes.")] = False,
) -> None:
    """Read the rules of the game."""
    from rich.console import Console
    from rich.markdown import Markdown

    from ethnos.i18n import Messages, choose_language
    from ethnos.talk.phrases import names_list
    from ethnos.talk.rulebook import find_section, plain_text, sections

    messages = Messages(choose_language(lang))
    if not topic:
        titles = names_list(section.title for section in sections(messages.lang))
        print(messages.format("rules-topics", topics=titles))
        return
    text = find_section(topic, messages.lang).text
    if plain or not sys.stdout.isatty():
        print(plain_text(text))
    else:
        Console().print(Markdown(text))
