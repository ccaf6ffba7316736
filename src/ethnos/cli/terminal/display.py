"""The terminal: printing, prompting and wiping the screen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from ethnos.cli.output import wrapped
from ethnos.i18n import Messages
from ethnos.phrase import Arg, Phrase
from ethnos.talk.command_text import Completion

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Completer = Callable[[str], Iterable[Completion]]

_INDENTED = ("score-place", "score-shared", "score-alone", "score-unpaid", "score-nobody")
_LOUD = ("event-dragon", "event-age-ended", "event-age-began", "score-age", "outcome-winners")

ANSWER = "\N{NO-BREAK SPACE}" * 12
"""Room for an answer on the last line of a question."""

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and the scrollback."""


class Display:
    """Prints and prompts in one language."""

    def __init__(self, messages: Messages, *, plain: bool = False, colour: bool = True) -> None:
        self.messages = messages
        self.plain = plain
        self.console = Console(
            no_color=plain or not colour or None,
            color_system=None if plain or not colour else "auto",
            highlight=False,
            markup=False,
            emoji=False,
        )
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._session: PromptSession[str] | None = None

    def tell(self, phrases: Iterable[Phrase]) -> None:
        """Print sentences, one per line."""
        for phrase in phrases:
            text = self.messages.say(phrase)
            if self.plain:
                self.line(text)
            else:
                indent = "  " if phrase.id in _INDENTED else ""
                self._flow(indent + text, "bold" if phrase.id in _LOUD else "")

    def say(self, id_: str, /, **args: Arg) -> None:
        """Print one message."""
        self.line(self.messages.format(id_, **args))

    def line(self, text: str) -> None:
        """Print a line; plain output that goes to a file or program is not wrapped."""
        if not self.plain:
            self._flow(text)
        elif self.is_terminal:
            print("\n".join(wrapped(text, self.console.width)), flush=True)
        else:
            print(text, flush=True)

    def _flow(self, text: str, style: str = "") -> None:
        lines = wrapped(text, self.console.width)
        self.show(Text("\n".join(lines), style, overflow="ignore", no_wrap=True))

    def show(self, what: RenderableType) -> None:
        """Print a Rich renderable."""
        self.console.print(what)

    def gap(self) -> None:
        """Print an empty line if the terminal is tall enough."""
        if not self.plain and self.console.height >= 30:
            self.console.print()

    def wipe(self) -> None:
        """Remove everything printed so far, so that the next player cannot read it."""
        self._session = None  # Its history contains the commands of the last player.
        if self.is_terminal:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    def ask(self, question: str, completer: Completer | None = None) -> str:
        """Return the typed line; raise `EOFError` at the end of the input."""
        if not self.is_terminal:
            return input(f"{question}> ").strip()
        *above, last = wrapped(f"{question}>{ANSWER}", self.console.width)
        for line in above:
            print(line)
        prompt = f"{last.removesuffix(ANSWER)} "
        # Screen readers handle a plain prompt better than one that redraws itself.
        return input(prompt).strip() if self.plain else self._prompt(prompt, completer)

    def _prompt(self, prompt: str, completer: Completer | None) -> str:
        from prompt_toolkit import PromptSession

        from ethnos.cli.terminal.completion import PromptCompleter

        if self._session is None:
            self._session = PromptSession()
        words = PromptCompleter(completer, self.messages) if completer else None
        answer: str = self._session.prompt(prompt, completer=words, complete_while_typing=False)
        return answer.strip()
