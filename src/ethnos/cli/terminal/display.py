"""The terminal itself: what is printed, what is asked, what is wiped away."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from ethnos.i18n import Arg, Messages, Phrase
from ethnos.talk.command_text import Completion

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Completer = Callable[[str], Iterable[Completion]]

_INDENTED = ("score-place", "score-shared", "score-alone", "score-unpaid", "score-nobody")
_LOUD = ("event-dragon", "event-age-ended", "event-age-began", "score-age", "outcome-winners")

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clear the screen and also what has scrolled off it."""


class Display:
    """Talks to the people in front of the terminal, in their language."""

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
        """Print sentences, one a line."""
        for phrase in phrases:
            text = self.messages.say(phrase)
            if self.plain:
                self.line(text)
            else:
                indent = "  " if phrase.id in _INDENTED else ""
                self.show(Text(indent + text, style="bold" if phrase.id in _LOUD else ""))

    def say(self, id_: str, /, **args: Arg) -> None:
        """Print one message."""
        self.line(self.messages.format(id_, **args))

    def line(self, text: str) -> None:
        """Print a line; a screen reader gets it whole."""
        if self.plain:
            print(text, flush=True)
        else:
            self.show(Text(text))

    def show(self, what: RenderableType) -> None:
        """Print something drawn."""
        self.console.print(what)

    def gap(self) -> None:
        """Leave a little room where there is room."""
        if not self.plain and self.console.height >= 30:
            self.console.print()

    def wipe(self) -> None:
        """Hide everything printed so far from the next pair of eyes."""
        self._session = None  # It remembers what was typed.
        if self.is_terminal:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    def ask(self, question: str, completer: Completer | None = None) -> str:
        """Return what a person types; `EOFError` if there is nobody any more."""
        if self.is_terminal and not self.plain:
            return self._prompt(question, completer)
        # A screen reader follows a bare line better than a line that redraws itself.
        return input(f"{question}> ").strip()

    def _prompt(self, question: str, completer: Completer | None) -> str:
        from prompt_toolkit import PromptSession

        from ethnos.cli.terminal.completion import PromptCompleter

        if self._session is None:
            self._session = PromptSession()
        words = PromptCompleter(completer, self.messages) if completer else None
        answer: str = self._session.prompt(
            f"{question}> ", completer=words, complete_while_typing=False
        )
        return answer.strip()
