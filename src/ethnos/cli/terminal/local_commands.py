"""Commands the program answers itself: hints, rules, scores, settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ethnos.bots import LegalActions, advise, make_bot
from ethnos.cli.terminal.saves import SaveError
from ethnos.cli.terminal.scoreboard import scoreboard
from ethnos.cli.terminal.screen_text import percent
from ethnos.i18n import phrase
from ethnos.rules.view import redact
from ethnos.talk.command_context import Grouping
from ethnos.talk.command_text import command_for
from ethnos.talk.parser import LocalCommand
from ethnos.talk.phrases import names_list
from ethnos.talk.reasons import reason_phrase
from ethnos.talk.rulebook import find_section, plain_text, sections
from ethnos.talk.sentences import tell
from ethnos.talk.verbs import LOCAL_VERBS, VERBS_FOR, CommandError, Verb
from ethnos.talk.vocabulary import is_number, vocabulary

if TYPE_CHECKING:
    from ethnos.cli.terminal.session import Session

HINTS = 3
ADVISER = "heuristic"
LOG_LINES = 20


class Leave(Exception):  # noqa: N818  # it is no error
    """Somebody leaves the table; the game can be resumed."""


class Requests:
    """Answers what is asked beside the game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._table = session.table
        self._display = session.display
        self._words = vocabulary(session.display.messages.lang)

    def answer(self, request: LocalCommand, seat: int) -> bool:
        """Answer a request; return whether the game is at another point now."""
        argument = request.argument.lower()
        match request.verb:
            case Verb.HINT:
                self._hint(seat)
            case Verb.WHY:
                self._why(argument)
            case Verb.UNDO:
                return self._session.undo()
            case Verb.TRIBES:
                self._session.show_tribes()
            case Verb.RULES:
                self._rules(argument)
            case Verb.LOG:
                self._log(argument, seat)
            case Verb.SCORE:
                scoreboard(self._display, self._table)
            case Verb.TABLE:
                self._session.show_table(seat, everything=True)
            case Verb.SAVE:
                self._save(request.argument)
            case Verb.HELP:
                self._help(argument)
            case Verb.QUIT:
                raise Leave
            case _:
                self._setting(request.verb, argument, seat)
        return False

    def _hint(self, seat: int) -> None:
        seen = self._table.view(seat)
        adviser = make_bot(ADVISER)
        advice = advise(adviser, seen, LegalActions(seen), self._table.thoughts(), HINTS)
        context = self._session.context(seat)
        for choice in advice.alternatives:
            self._display.say(
                "hint",
                command=command_for(choice.action, context),
                chance=percent(choice.win_chance),
                reason=reason_phrase(choice.reason),
            )

    def _why(self, name: str) -> None:
        names = self._table.names
        moves = [
            move for move in self._table.bot_moves if names[move.seat].lower().startswith(name)
        ]
        if not moves:
            raise CommandError(phrase("why-nothing"))
        move = moves[-1]
        events = [redact(event, None) for event in move.events]
        self._display.tell(tell(events, names)[:1])
        self._display.tell([reason_phrase(move.reason)])

    def _rules(self, topic: str) -> None:
        lang = self._display.messages.lang
        if not topic:
            topics = names_list(section.title for section in sections(lang))
            self._display.say("rules-topics", topics=topics)
            return
        text = find_section(topic, lang).text
        if self._display.plain:
            self._display.line(plain_text(text))
            return
        from rich.markdown import Markdown

        self._display.show(Markdown(text))

    def _log(self, count: str, seat: int) -> None:
        lines = int(count) if is_number(count) else LOG_LINES
        past = [redact(event, seat) for events in self._table.game.events for event in events]
        self._display.tell(tell(past, self._table.names)[-lines:])

    def _save(self, name: str) -> None:
        keeper = self._session.keeper
        if not name:
            self._display.say("saved", file=str(keeper.path))
            return
        try:
            keeper.copy_to(Path(name), self._table)
        except SaveError as error:
            raise CommandError(phrase("save-failed", reason=error.explanation)) from error
        self._display.say("copied", file=name)

    def _help(self, word: str) -> None:
        decision = self._table.state.decision
        if word:
            self._display.say(f"help-{self._words.find_verb(word, decision)}")
            return
        self._display.say("help-now")
        self._list(VERBS_FOR[decision])
        self._display.say("help-always")
        self._list(LOCAL_VERBS)
        self._display.say("help-short")
        if not self._display.plain:
            self._display.say("legend")

    def _list(self, verbs: tuple[Verb, ...]) -> None:
        for verb in verbs:
            self._display.line(f"  {self._display.messages.format(f'help-{verb}')}")

    def _setting(self, verb: Verb, value: str, seat: int) -> None:
        likes = self._session.likes
        grouping = next((one for one in Grouping if self._words.means(value, f"typed-{one}")), None)
        if verb is Verb.SORT and grouping:
            likes.grouping = grouping
            self._session.show_cards(seat)
        elif verb is Verb.MEMORY:
            likes.memory = self._switched(verb, value)
            self._session.show_known(seat)
        elif verb is Verb.CONFIRM:
            likes.confirm = self._switched(verb, value)
            self._display.say("confirm-set", state="on" if likes.confirm else "off")
        else:
            raise CommandError(phrase("command-usage", usage=phrase(f"help-{verb}")))

    def _switched(self, verb: Verb, value: str) -> bool:
        if not value or self._words.means(value, "typed-on"):
            return True
        if self._words.means(value, "typed-off"):
            return False
        raise CommandError(phrase("command-usage", usage=phrase(f"help-{verb}")))
