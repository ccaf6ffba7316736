"""A game at the terminal, decision by decision."""

from __future__ import annotations

from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_commands import Requests
from ethnos.cli.terminal.local_game import Table
from ethnos.cli.terminal.plain_screen import PlainScreen
from ethnos.cli.terminal.saves import Keeper
from ethnos.cli.terminal.screen import Screen
from ethnos.cli.terminal.screen_text import Preferences, question
from ethnos.i18n import phrase
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.events import AgeScored, Event, GameEnded
from ethnos.rules.legal import check
from ethnos.rules.state import Decision
from ethnos.rules.view import redact
from ethnos.talk.command_context import CommandContext, command_context
from ethnos.talk.command_text import command_for, completions
from ethnos.talk.parser import LeaderNeededError, LocalCommand, parse
from ethnos.talk.preview import preview
from ethnos.talk.refusals import refusal
from ethnos.talk.sentences import tell
from ethnos.talk.verbs import CommandError
from ethnos.talk.vocabulary import vocabulary


class Session:
    """People and bots at one table, one keyboard, one screen."""

    def __init__(self, table: Table, keeper: Keeper, display: Display, likes: Preferences) -> None:
        self.table = table
        self.keeper = keeper
        self.display = display
        self.likes = likes
        self._requests = Requests(self)
        self._words = vocabulary(display.messages.lang)
        self._told: dict[int | None, int] = {}
        """How much of the game each seat has been told, in actions; `None` is the public."""
        self._at_keyboard: int | None = None
        self._table_due = True
        """Whether the table is to be drawn before the next question."""
        self._explained = False
        """Whether the marks on the drawn table have been explained."""

    def run(self) -> None:
        """Play to the end; raises `Leave`, `EOFError` or `KeyboardInterrupt` if somebody goes."""
        while not self.table.game.is_over:
            if self.table.is_person(self.table.state.to_move):
                self._let_person_play()
            else:
                self._let_bot_play()
        self._end()

    def skip_the_past(self) -> None:
        """Take all but the last round as told; a resumed game goes on from here."""
        told = max(0, len(self.table.game.events) - self.table.state.players)
        self._told = dict.fromkeys((None, *self.table.people), told)

    def _end(self) -> None:
        viewer = self._only_viewer() if self._at_keyboard is None else self._at_keyboard
        self.catch_up(viewer)
        self.keeper.finish(self.table)
        self.display.say("record-kept", file=str(self.keeper.path))

    # Bots.

    def _let_bot_play(self) -> None:
        move = self.table.let_bot_play()
        self.keeper.note(move.seat, move.action, self.table.game.events[-1])
        if len(self.table.people) < 2:
            self.catch_up(self._only_viewer())

    def _only_viewer(self) -> int | None:
        people = self.table.people
        return people[0] if len(people) == 1 else None

    # People.

    def _let_person_play(self) -> None:
        seat = self.table.state.to_move
        if not self._take_keyboard(seat):
            return
        self.catch_up(seat)
        self._show_what_matters(seat)
        while not self._answer(seat):
            pass

    def _take_keyboard(self, seat: int) -> bool:
        """Hide one player's cards before the next sits down; False if a move was taken back."""
        if len(self.table.people) == 1 or self._at_keyboard == seat:
            return True
        other = self.table.names[seat]
        if self._at_keyboard is not None:
            leave = self.display.messages.format("hand-over", name=other)
            while self._words.means(self.display.ask(leave), "verb-undo"):
                if self.undo():
                    return False
        self.display.wipe()
        self.display.ask(self.display.messages.format("hand-over-ready", name=other))
        self._at_keyboard = seat
        # The wipe took the table away; a listener asks for it by name.
        self._table_due = self._table_due or not self.display.plain
        return True

    def catch_up(self, seat: int | None) -> None:
        """Tell a seat what has happened since it last looked."""
        past = self.table.game.events[self._told.get(seat, 0) :]
        events = [redact(event, seat) for happened in past for event in happened]
        self._told[seat] = len(self.table.game.events)
        self.display.tell(tell(events, self.table.names))
        if any(isinstance(event, AgeScored) for event in events):
            self._table_due = True
            self._pause(events)

    def _pause(self, events: list[Event]) -> None:
        """Leave time to read the scores before the table is drawn over them."""
        over = any(isinstance(event, GameEnded) for event in events)
        if self.display.is_terminal and self.table.people and not over:
            self.display.ask(self.display.messages.format("press-enter"))

    def _show_what_matters(self, seat: int) -> None:
        decision = self.table.state.decision
        if decision is Decision.TURN or self._table_due:
            self.show_table(seat)
        elif decision in (Decision.FURTHER_BAND, Decision.KEEP):
            self.show_cards(seat)
        self._table_due = False

    def show_table(self, seat: int | None, *, everything: bool = False) -> None:
        """Show the table: all of it, or to a listener only what changes most."""
        if not self.display.plain:
            self.display.gap()
            if not self._explained:
                self.display.say("legend")
                self._explained = True
            screen = Screen(self.display.messages, self.table, seat)
            self.display.show(screen.whole(self.likes))
            self.display.gap()
            return
        plain = PlainScreen(self.display.messages, self.table, seat)
        whole = everything or self._table_due
        lines = plain.whole(self.likes) if whole else plain.news(self.likes)
        for line in lines:
            self.display.line(line)

    def show_known(self, seat: int) -> None:
        """Show which cards of the others this player can know, if that is wanted."""
        if not self.likes.memory:
            self.display.say("memory-off")
        elif self.display.plain:
            for line in PlainScreen(self.display.messages, self.table, seat).known():
                self.display.line(line)
        else:
            self.display.show(Screen(self.display.messages, self.table, seat).known())

    def show_tribes(self) -> None:
        """Say in a line each what the tribes in play can do."""
        for tribe in self.table.state.tribes:
            self.display.say("tribe-ability", tribe=str(tribe))

    def show_cards(self, seat: int) -> None:
        """Show the pool and the hand."""
        if self.display.plain:
            for line in PlainScreen(self.display.messages, self.table, seat).cards(self.likes):
                self.display.line(line)
        else:
            self.display.show(Screen(self.display.messages, self.table, seat).cards(self.likes))

    # Commands.

    def context(self, seat: int) -> CommandContext:
        """Return what the numbers in a command mean to this seat."""
        return command_context(
            self.table.view(seat), self.likes.grouping, self.display.messages.lang
        )

    def _answer(self, seat: int) -> bool:
        """Read one command; return whether the game went on, or back."""
        context = self.context(seat)
        messages = self.display.messages
        asked = messages.say(question(self.table, seat))
        prompt = messages.format("prompt", name=self.table.names[seat], question=asked)
        text = self.display.ask(prompt, lambda begun: completions(begun, context))
        try:
            command = parse(text, context)
            if isinstance(command, LocalCommand):
                return self._requests.answer(command, seat)
            return self._try(seat, command)
        except LeaderNeededError as error:
            self._offer_leaders(error, context)
        except CommandError as error:
            self.display.tell([error.explanation])
        except IllegalActionError as error:
            self.display.tell([refusal(self.table.state, error)])
        return False

    def _offer_leaders(self, error: LeaderNeededError, context: CommandContext) -> None:
        """Show what the band would do under each leader, or why it is no band at all."""
        try:
            check(self.table.state, error.choices[0])
        except IllegalActionError as illegal:
            self.display.tell([refusal(self.table.state, illegal)])
            return
        self.display.tell([error.explanation])
        for band in error.choices:
            *_, lead = command_for(band, context).split()
            outlook = preview(self.table.state, band)
            self.display.say("leader-choice", number=lead, outlook=outlook)

    def _try(self, seat: int, action: Action) -> bool:
        """Carry out an action unless it is illegal or thought better of."""
        check(self.table.state, action)
        if isinstance(action, PlayBand):
            self.display.tell([preview(self.table.state, action)])
            if self.likes.confirm and not self._is_sure():
                return False
        events = self.table.play(action)
        self.keeper.note(seat, action, events)
        self.catch_up(seat)
        return True

    def _is_sure(self) -> bool:
        answer = self.display.ask(self.display.messages.format("confirm-band"))
        return self._words.is_yes(answer)

    def undo(self) -> bool:
        """Take back the last decision of a person; return whether that was possible."""
        seat = self.table.undo()
        if seat is None:
            self.display.tell([phrase("undo-impossible")])
            return False
        self.keeper.rewrite(self.table)
        told = len(self.table.game.events)
        self._told = {viewer: min(known, told) for viewer, known in self._told.items()}
        self._table_due = True
        self.display.say("undone", name=self.table.names[seat])
        return True
