"""Tab completion of commands for prompt_toolkit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from prompt_toolkit.completion import CompleteEvent, Completer
from prompt_toolkit.completion import Completion as PromptCompletion
from prompt_toolkit.document import Document

from ethnos.i18n import Messages
from ethnos.talk.command_text import Completion


class PromptCompleter(Completer):
    """Offers the possible next words, each with its meaning."""

    def __init__(self, find: Callable[[str], Iterable[Completion]], messages: Messages) -> None:
        self._find = find
        self._messages = messages

    def get_completions(
        self,
        document: Document,
        complete_event: CompleteEvent,  # noqa: ARG002  # part of the interface
    ) -> Iterator[PromptCompletion]:
        """Yield the completions of the text before the cursor."""
        text = document.text_before_cursor
        prefix = "" if not text or text[-1].isspace() else text.split()[-1]
        for option in self._find(text):
            meaning = self._messages.say(option.meaning) if option.meaning else None
            yield PromptCompletion(option.word, -len(prefix), display_meta=meaning)
