"""Commands that are no actions of the game: hints, rules, scores, settings, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from ethnos.bots import LegalActions, advise, make_bot
from ethnos.bots.protocol import Alternative
from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_game import LocalGame
from ethnos.cli.terminal.presenter import Presenter
from ethnos.cli.terminal.saves import GameKeeper, SaveError
from ethnos.cli.terminal.scoreboard import scoreboard
from ethnos.cli.terminal.screen_text import percent
from ethnos.phrase import phrase
from ethnos.review import best_moves
from ethnos.rules.view import redact
from ethnos.talk.command_context import Grouping
from ethnos.talk.command_text import command_for
from ethnos.talk.parser import LocalCommand
from ethnos.talk.phrases import names_list
from ethnos.talk.reasons import reason_phrase
from ethnos.talk.rulebook import find_section, plain_text, sections
from ethnos.talk.sentences import tell
from ethnos.talk.verbs import LOCAL_VERBS, VERBS_FOR, CommandError, Verb
from ethnos.talk.vocabulary import folded, is_number, vocabulary

HINTS: Final = 3
ADVISER: Final = "heuristic"
LOG_LINES: Final = 20


class QuitGame(Exception):  # noqa: N818  # not an error
    """Raised by `quit`; the saved game can be resumed."""


class LocalCommands:
    """Runs the commands that the game's rules know nothing of."""

    def __init__(
        self,
        game: LocalGame,
        save_file: GameKeeper,
        display: Display,
        presenter: Presenter,
        undo: Callable[[], bool],
    ) -> None:
        self._game = game
        self._save_file = save_file
        self._display = display
        self._presenter = presenter
        self._undo = undo
        self._words = vocabulary(display.messages.lang)

    def run(self, command: LocalCommand, seat: int | None) -> bool:  # noqa: PLR0912  # one case per verb
        """Run a command of a seat; return whether it changed the state, which only `undo` does.

        Without a seat, nothing is shown but what everyone may know.
        """
        argument = command.argument
        match command.verb:
            case Verb.HINT if seat is not None:
                self._hint(seat)
            case Verb.WHY:
                self._why(argument)
            case Verb.UNDO:
                return self._undo()
            case Verb.TRIBES:
                self._presenter.show_tribes()
            case Verb.RULES:
                self._rules(argument)
            case Verb.LOG:
                self._log(argument, seat)
            case Verb.SCORE:
                scoreboard(self._display, self._game)
            case Verb.TABLE:
                self._presenter.show_table(seat, everything=True)
            case Verb.SAVE:
                self._save(argument)
            case Verb.HELP:
                self._help(argument)
            case Verb.QUIT:
                raise QuitGame
            case _ if seat is not None:
                self._setting(command.verb, argument, seat)
            case _:
                raise CommandError(phrase("enter-first"))
        return False

    def _hint(self, seat: int) -> None:
        context = self._presenter.context(seat)
        for choice in best_moves(self._game.state) if self._game.open_hands else self._advice(seat):
            self._display.say(
                "hint",
                command=command_for(choice.action, context),
                chance=percent(choice.win_chance),
                reason=reason_phrase(choice.reason),
            )

    def _advice(self, seat: int) -> tuple[Alternative, ...]:
        """Return what a bot would do that answers at once."""
        view = self._game.view(seat)
        adviser, stream = make_bot(ADVISER), self._game.bot_stream()
        return advise(adviser, view, LegalActions(view), stream, HINTS).alternatives

    def _why(self, name: str) -> None:
        names = self._game.names
        moves = [
            move
            for move in self._game.bot_moves
            if folded(names[move.seat]).startswith(folded(name))
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

    def _log(self, count: str, seat: int | None) -> None:
        lines = int(count) if is_number(count) else LOG_LINES
        past = [redact(event, seat) for events in self._game.events for event in events]
        self._display.tell(tell(past, self._game.names)[-lines:])

    def _save(self, name: str) -> None:
        if not name and self._save_file.path is None:
            raise CommandError(phrase("command-usage", usage=phrase("help-save")))
        if not name:
            self._display.say("saved", file=str(self._save_file.path))
            return
        try:
            self._save_file.copy_to(Path(name), self._game)
        except SaveError as error:
            raise CommandError(phrase("save-failed", reason=error.explanation)) from error
        self._display.say("copied", file=name)

    def _help(self, word: str) -> None:
        decision = self._game.state.decision
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
        preferences = self._presenter.preferences
        grouping = next((one for one in Grouping if self._words.means(value, f"typed-{one}")), None)
        if verb is Verb.SORT and grouping:
            preferences.grouping = grouping
            self._presenter.show_cards(seat)
        elif verb is Verb.MEMORY:
            preferences.memory = self._switched(verb, value)
            self._presenter.show_known_cards(seat)
        elif verb is Verb.CONFIRM:
            preferences.confirm = self._switched(verb, value)
            self._display.say("confirm-set", state="on" if preferences.confirm else "off")
        else:
            raise CommandError(phrase("command-usage", usage=phrase(f"help-{verb}")))

    def _switched(self, verb: Verb, value: str) -> bool:
        if not value or self._words.means(value, "typed-on"):
            return True
        if self._words.means(value, "typed-off"):
            return False
        raise CommandError(phrase("command-usage", usage=phrase(f"help-{verb}")))
