"""The `ethnos` command: one module per subcommand.

The module `ethnos.cli.replay` holds the function `replay`, and so on. Commands raise `EthnosError`
for mistakes of the user; it is printed as one sentence.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Final

import typer

from ethnos import __version__
from ethnos.cli.options import Language
from ethnos.cli.output import OutputError, close_output, open_streams, visible, written
from ethnos.cli.usage import Command, Group, command_messages
from ethnos.extras import missing_extra
from ethnos.phrase import phrase
from ethnos.rules.errors import EthnosError

COMMANDS: Final = (
    *("play", "rules", "serve", "build-site", "backup", "export", "doctor", "admin"),
    *("replay", "review", "analyse", "verify"),
    *("simulate", "arena", "league", "lab", "bench"),
    *("conformance", "perft"),
)
"""In the order `ethnos --help` lists them."""

_EPILOGS: Final = {"verify": "cli-verify-more"}
ABORTED: Final = 1
BROKEN_PIPE: Final = 1
BAD_INPUT: Final = 2
LONGEST_LINE: Final = 1000


def command_line(asked: str | None = None) -> typer.Typer:
    """Return the command line; only the module of a known subcommand is imported."""
    app = typer.Typer(
        cls=Group,
        help="cli",
        invoke_without_command=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_ethnos)
    for name in (asked,) if asked in COMMANDS else COMMANDS:
        function = str(name).replace("-", "_")
        module = import_module(f"ethnos.cli.{function}")
        command = app.command(name, cls=Command, help=f"cli-{name}", epilog=_EPILOGS.get(str(name)))
        command(getattr(module, function))
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"ethnos {__version__}")
        raise typer.Exit


def _ethnos(
    ctx: typer.Context,
    version: Annotated[  # noqa: ARG001  # handled by its callback
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="cli-version"),
    ] = False,
    lang: Language = None,
) -> None:
    """Hold the options of the command itself; its language is that of any subcommand."""
    ctx.default_map = {name: {"lang": lang} for name in COMMANDS} if lang else None
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())
        raise typer.Exit(BAD_INPUT)


def run(arguments: list[str]) -> int:
    """Run the command line and return its exit status; a mistake ends in a sentence."""
    open_streams()
    try:
        status = _run(arguments)
    except BrokenPipeError:  # `ethnos replay FILE | head` has seen enough
        status = BROKEN_PIPE
    except OutputError as error:
        _complain(command_messages(arguments).say(phrase("output-unwritable", error=str(error))))
        status = BAD_INPUT
    close_output()
    return status


def _run(arguments: list[str]) -> int:
    app = command_line(arguments[0] if arguments else None)
    try:
        with written():
            return int(app(arguments, prog_name="ethnos", standalone_mode=False) or 0)
    except EthnosError as error:
        _complain(_sentence(error, arguments))
        return BAD_INPUT
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        _complain(_sentence(missing, arguments))
        return BAD_INPUT
    except typer.Abort:  # the input ended where a question was asked
        return ABORTED


def _complain(sentence: str) -> None:
    line = visible(sentence)
    shown = line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…"
    print(f"ethnos: {shown}", file=sys.stderr)


def _sentence(error: EthnosError, arguments: list[str]) -> str:
    """Return the error in the user's language."""
    from ethnos.talk.error_phrases import error_phrase

    sentence = error_phrase(error)
    return command_messages(arguments).say(sentence) if sentence else str(error)
