"""The `ethnos` command: a table of commands, each in a module of its own.

The module `ethnos.cli.replay` holds the function `replay`, and so on. Commands raise
`EthnosError` for what a person did wrong: it becomes one sentence.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Final

import typer

from ethnos import __version__
from ethnos.rules.errors import EthnosError

COMMANDS: Final = (
    *("play", "rules", "serve", "backup"),
    *("replay", "verify"),
    *("simulate", "arena", "bench"),
    *("conformance", "perft"),
)
"""In the order `ethnos --help` lists them."""

BAD_INPUT: Final = 2


def command_line(asked: str | None = None) -> typer.Typer:
    """Return the command line; if the command asked for is known, it alone is imported."""
    app = typer.Typer(
        help="The board game Ethnos: play it, replay it, put it to the test.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_ethnos)
    for name in (asked,) if asked in COMMANDS else COMMANDS:
        module = import_module(f"ethnos.cli.{name}")
        app.command(name)(getattr(module, str(name)))
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ethnos {__version__}")
        raise typer.Exit


def _ethnos(
    version: Annotated[  # its callback has already answered
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Say which version."),
    ] = False,
) -> None:
    """Take the options that belong to no command."""


def main() -> None:
    """Run the command line; a mistake of the person's ends in a sentence, not a traceback."""
    try:
        command_line(sys.argv[1] if len(sys.argv) > 1 else None)()
    except EthnosError as error:
        print(f"ethnos: {_said(error)}", file=sys.stderr)
        sys.exit(BAD_INPUT)


def _said(error: EthnosError) -> str:
    """Return what went wrong, in the language of whoever asked."""
    from ethnos.i18n import Messages, choose_language
    from ethnos.talk.error_phrases import error_phrase

    sentence = error_phrase(error)
    return Messages(choose_language(_asked_language())).say(sentence) if sentence else str(error)


def _asked_language() -> str | None:
    """Return what follows `--lang`; the command that read it is gone."""
    for word, following in pairwise([*sys.argv, ""]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None
