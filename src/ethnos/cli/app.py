"""The `ethnos` command: one module per subcommand.

The module `ethnos.cli.replay` holds the function `replay`, and so on. Commands raise `EthnosError`
for mistakes of the user; it is printed as one sentence.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Final

import typer

from ethnos import __version__
from ethnos.rules.errors import EthnosError

COMMANDS: Final = (
    *("play", "rules", "serve", "build-site", "backup"),
    *("replay", "verify"),
    *("simulate", "arena", "bench"),
    *("conformance", "perft"),
)
"""In the order `ethnos --help` lists them."""

BAD_INPUT: Final = 2


def command_line(asked: str | None = None) -> typer.Typer:
    """Return the command line; only the module of a known subcommand is imported."""
    app = typer.Typer(
        help="The board game Ethnos: play it, replay it, test it.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_ethnos)
    for name in (asked,) if asked in COMMANDS else COMMANDS:
        function = str(name).replace("-", "_")
        module = import_module(f"ethnos.cli.{function}")
        app.command(name)(getattr(module, function))
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ethnos {__version__}")
        raise typer.Exit


def _ethnos(
    version: Annotated[  # handled by its callback
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Hold the options of the command itself."""


def main() -> None:
    """Run the command line; a user's mistake ends in a sentence, not in a traceback."""
    try:
        command_line(sys.argv[1] if len(sys.argv) > 1 else None)()
    except EthnosError as error:
        print(f"ethnos: {_sentence(error)}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    finally:
        _flush_output()


def _flush_output() -> None:
    """Write what is buffered; a closed pipe, as in `ethnos replay FILE | head`, is no error.

    Otherwise the interpreter flushes on exit and reports the closed pipe itself.
    """
    output = sys.__stdout__  # typer replaces sys.stdout when the pipe breaks earlier
    if output is None:
        return
    try:
        output.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), output.fileno())


def _sentence(error: EthnosError) -> str:
    """Return the error in the user's language."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.talk.error_phrases import error_phrase

    sentence = error_phrase(error)
    return Messages(choose_language(_asked_language())).say(sentence) if sentence else str(error)


def _asked_language() -> str | None:
    """Return the value of `--lang`; the parsed options are no longer available here."""
    for word, following in pairwise([*sys.argv, ""]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None
