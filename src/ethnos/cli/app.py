"""The `ethnos` command: a table of commands, each in a module of its own.

The module `ethnos.cli.replay` holds the function `replay`, and so on. Commands raise
`EthnosError` for what a person did wrong: it becomes one sentence.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
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
        module = f"ethnos.cli.{name}"
        if find_spec(module):
            app.command(name)(getattr(import_module(module), str(name)))
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
        print(f"ethnos: {error}", file=sys.stderr)
        sys.exit(BAD_INPUT)
