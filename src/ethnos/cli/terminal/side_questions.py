"""Questions beside the decisions of the game: whether to play a band, and when to go on."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_commands import LocalCommands
from ethnos.rules.state import Decision
from ethnos.talk.command_context import CommandContext
from ethnos.talk.parser import LocalCommand, parse
from ethnos.talk.verbs import CommandError, Verb
from ethnos.talk.vocabulary import vocabulary

_WHILE_WAITING: Final = (Verb.RULES, Verb.TRIBES, Verb.SCORE, Verb.LOG, Verb.SAVE, Verb.QUIT)
"""Commands that show nobody's cards."""


class Confirmation(Enum):
    """The answer to the question whether to play a band."""

    YES = auto()
    NO = auto()
    UNDONE = auto()
    """The player took back an earlier decision instead."""


class SideQuestions:
    """Asks until there is an answer. Local commands work here too; `quit` leaves the game."""

    def __init__(self, display: Display, local_commands: LocalCommands) -> None:
        self._display = display
        self._local_commands = local_commands
        self._words = vocabulary(display.messages.lang)

    def confirm_band(self, seat: int, context: CommandContext) -> Confirmation:
        """Ask whether to play the band; an empty line means no."""
        while True:
            text = self._display.ask(self._display.messages.format("confirm-band"))
            if self._words.is_yes(text):
                return Confirmation.YES
            if not text or self._words.is_no(text):
                return Confirmation.NO
            command = _local_command(text, context)
            try:
                if command is None:
                    self._display.say("confirm-again")
                elif self._local_commands.run(command, seat):
                    return Confirmation.UNDONE
            except CommandError as error:
                self._display.tell([error.explanation])

    def wait_for_enter(self, question: str, viewer: int | None, *, may_undo: bool = False) -> bool:
        """Wait for an empty line; return `False` if a decision was taken back instead.

        Until then nothing is shown that the viewer may not know.
        """
        while text := self._display.ask(question):
            context = CommandContext(Decision.AGE_OVER, lang=self._display.messages.lang)
            command = _local_command(text, context)
            undo = may_undo and command is not None and command.verb is Verb.UNDO
            try:
                if command is None or not (undo or command.verb in _WHILE_WAITING):
                    self._display.say("enter-first")
                elif self._local_commands.run(command, viewer):
                    return False
            except CommandError as error:
                self._display.tell([error.explanation])
        return True


def _local_command(text: str, context: CommandContext) -> LocalCommand | None:
    try:
        command = parse(text, context)
    except CommandError:
        return None
    return command if isinstance(command, LocalCommand) else None
