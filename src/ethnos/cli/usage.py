"""Help and usage errors in the user's language."""

from __future__ import annotations

from difflib import get_close_matches
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from ethnos.cli.values import BadValueError
from ethnos.phrase import phrase

if TYPE_CHECKING:
    from ethnos.i18n import Messages
    from ethnos.phrase import Phrase
    from ethnos.talk.verbs import UserError

# `Any` below is the library's context, command and parameters: their types have no public name.


def asked_language(arguments: list[str]) -> str | None:
    """Return the value of `--lang`, wherever it stands."""
    for word, following in pairwise([*arguments, ""]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def command_messages(arguments: list[str]) -> Messages:
    """Return the messages of the requested language, of the environment's, or English ones."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language, match_language

    asked = asked_language(arguments) or ""
    return Messages(choose_language(match_language(asked)))


class Command(TyperCommand):
    """A subcommand whose `help` and whose parameters' `help` are ids of messages."""

    allow_extra_args = True  # refused below, in a sentence of ours

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; raise `UserError` for what the library cannot use."""
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise _user_error(_problem(error, self), ctx) from error
        if rest:
            raise _user_error(phrase("usage-surplus", word=rest[0]), ctx)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of this command."""
        _write_help(self, ctx, formatter)


class Group(TyperGroup):
    """The command itself, with translated help and errors."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the options before the subcommand."""
        ctx.obj = list(args)  # kept for help, which is shown before all of them are parsed
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise _user_error(_problem(error, self), ctx) from error

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the subcommand; raise `UserError` if there is none of that name."""
        if args[0] not in self.commands:
            from ethnos.talk.phrases import names_list

            commands = list(self.commands)
            raise _user_error(
                _nearest("usage-command-near", args[0], commands)
                or phrase("usage-command", word=args[0], choices=names_list(commands)),
                ctx,
            )
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, with a line for every subcommand."""
        _write_help(self, ctx, formatter)
        messages = _messages(ctx)
        with formatter.section(messages.format("cli-commands")):
            formatter.write_dl([(name, messages.format(f"cli-{name}")) for name in self.commands])


def _messages(ctx: Any) -> Messages:
    return command_messages(ctx.find_root().obj or [])


# Errors.


def _user_error(problem: Phrase, ctx: Any) -> UserError:
    from ethnos.talk.verbs import UserError

    return UserError(phrase("usage-error", problem=problem, command=ctx.command_path))


def _problem(error: typer.TyperException, command: Any) -> Phrase:
    """Return what is wrong, as a phrase; the library has a class for each kind of error."""
    kind = type(error).__name__
    option = str(getattr(error, "option_name", ""))
    options = {name: param for param in command.params for name in _names(param)}
    if kind == "NoSuchOption":
        near = _nearest("usage-option-near", option, [*options, "--help"])
        return near or phrase("usage-option", word=option)
    if kind == "BadOptionUsage" and option in options:
        flag = options[option].is_flag
        return phrase("usage-no-value" if flag else "usage-value-missing", option=option)
    param = getattr(error, "param", None)
    if kind == "MissingParameter" and param is not None:
        return phrase("usage-missing", option=_title(param))
    if isinstance(error, BadValueError) and param is not None:
        return phrase("usage-value", option=_title(param), error=error.problem)
    return phrase("usage-other", error=error.format_message())


def _nearest(message: str, word: str, known: list[str]) -> Phrase | None:
    close = get_close_matches(word, known, n=1)
    return phrase(message, word=word, near=close[0]) if close else None


# Help.


def _write_help(command: Any, ctx: Any, formatter: Any) -> None:
    messages = _messages(ctx)
    params = command.get_params(ctx)
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    pieces = [f"[{messages.format('cli-options').upper()}]", *map(_argument, arguments)]
    if isinstance(command, Group):
        pieces.append(messages.format("cli-command"))
    prefix = f"{messages.format('cli-usage')}: "
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix)
    for message in filter(None, (command.help, command.epilog)):
        formatter.write_paragraph()
        formatter.write_text(messages.format(message))
    about = partial(_about, messages)
    for title, part in (("cli-arguments", arguments), ("cli-options", options)):
        if part:
            with formatter.section(messages.format(title)):
                formatter.write_dl([(_label(param), about(param)) for param in part])


def _names(param: Any) -> list[str]:
    return [*param.opts, *param.secondary_opts]


def _title(param: Any) -> str:
    """Return how a message calls a parameter: `--games` or `FILE`."""
    return str(param.opts[0] if param.param_type_name == "option" else _value_name(param))


def _value_name(param: Any) -> str:
    return str(param.metavar or param.name.upper())


def _argument(param: Any) -> str:
    name = f"{_value_name(param)}..." if param.nargs == -1 else _value_name(param)
    return name if param.required else f"[{name}]"


def _label(param: Any) -> str:
    if param.param_type_name == "argument":
        return _argument(param)
    names = ", ".join(sorted(param.opts, key=len))
    if param.secondary_opts:
        return f"{names} / {', '.join(param.secondary_opts)}"
    return names if param.is_flag else f"{names} {_value_name(param)}"


def _about(messages: Messages, param: Any) -> str:
    text = messages.format("cli-help" if param.name == "help" else param.help)
    default = getattr(param.default, "value", param.default)
    if default is not None and not isinstance(default, bool) and str(default):
        text += f" {messages.format('cli-default', value=str(default))}"
    return f"{text} [{param.envvar}]" if param.envvar else text
