"""The loop of a local game: bots move, people type commands."""

from __future__ import annotations

from dataclasses import replace

from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_commands import LocalCommands
from ethnos.cli.terminal.local_game import LocalGame
from ethnos.cli.terminal.presenter import Presenter
from ethnos.cli.terminal.saves import GameKeeper
from ethnos.cli.terminal.screen_text import Preferences
from ethnos.cli.terminal.side_questions import Confirmation, SideQuestions
from ethnos.phrase import phrase
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.events import AgeScored, Event, GameEnded
from ethnos.rules.refusals import check
from ethnos.rules.state import Decision
from ethnos.rules.view import redact
from ethnos.talk.command_context import CommandContext
from ethnos.talk.command_text import completions
from ethnos.talk.leader_answer import BandDroppedError, LeaderNeededError
from ethnos.talk.leader_outlooks import leader_outlooks
from ethnos.talk.parser import LocalCommand, parse
from ethnos.talk.preview import preview_band
from ethnos.talk.questions import question
from ethnos.talk.refusals import refusal
from ethnos.talk.sentences import tell
from ethnos.talk.verbs import CommandError
from ethnos.talk.voice import Voice


class Session:
    """A local game at one keyboard and one screen."""

    def __init__(
        self, game: LocalGame, save_file: GameKeeper, display: Display, preferences: Preferences
    ) -> None:
        self.presenter = Presenter(game, display, preferences)
        self._game = game
        self._save_file = save_file
        self._display = display
        self._local_commands = LocalCommands(game, save_file, display, self.presenter, self._undo)
        self._side_questions = SideQuestions(display, self._local_commands)
        self._narrated: dict[int | None, int] = {}
        """How many entries of `game.events` each seat has read; `None` is a spectator."""
        self._at_keyboard: int | None = None
        self._table_due = True
        """Whether the whole table is shown before the next question."""
        self._leader_choices: tuple[PlayBand, ...] = ()
        """The bands of the open question who leads, one for each possible leader."""

    def run(self) -> None:
        """Play to the end.

        Raises `QuitGame`, `EOFError` or `KeyboardInterrupt` if a player leaves before.
        """
        while not self._game.is_over:
            if self._game.is_person(self._game.state.to_move):
                self._play_person_move()
            else:
                self._play_bot_move()
        self._end()

    def skip_the_past(self) -> None:
        """Narrate only the last round when a saved game is resumed."""
        skipped = max(0, len(self._game.events) - self._game.state.players)
        self._narrated = dict.fromkeys((None, *self._game.people), skipped)

    def _end(self) -> None:
        viewer = self._only_viewer() if self._at_keyboard is None else self._at_keyboard
        self._catch_up(viewer)
        self._save_file.finish(self._game)
        if self._save_file.path is not None:
            self._display.say("record-kept", file=str(self._save_file.path))

    # Bots.

    def _play_bot_move(self) -> None:
        move = self._game.play_bot_move()
        self._save_file.append(move.seat, move.action, self._game.events[-1])
        if len(self._game.people) < 2:
            self._catch_up(self._only_viewer())

    def _only_viewer(self) -> int | None:
        people = self._game.people
        return people[0] if len(people) == 1 else None

    # People.

    def _play_person_move(self) -> None:
        seat = self._game.state.to_move
        if not self._hand_over_keyboard(seat):
            return
        self._catch_up(seat)
        self._show_before_question(seat)
        while not self._answer(seat):
            pass

    def _hand_over_keyboard(self, seat: int) -> bool:
        """Hide one player's cards before the next takes over; return `False` after an undo."""
        if not self._game.is_hot_seat or self._at_keyboard == seat:
            return True
        name = self._game.names[seat]
        if self._at_keyboard is not None:
            text = self._display.messages.format("hand-over", name=name)
            if not self._side_questions.wait_for_enter(text, self._at_keyboard, may_undo=True):
                return False
        self._display.wipe()
        # Nobody's cards may be shown until the next player says that nobody else is looking.
        text = self._display.messages.format("hand-over-ready", name=name)
        self._side_questions.wait_for_enter(text, None)
        self._at_keyboard = seat
        # The wipe removed the drawn table. Plain output would repeat every line of it,
        # so a screen reader's user asks for it with `table`.
        self._table_due = self._table_due or not self._display.plain
        return True

    def _catch_up(self, seat: int | None) -> None:
        """Narrate to a seat what has happened since its last turn."""
        reader = None if self._game.open_hands else seat
        past = self._game.events[self._narrated.get(reader, 0) :]
        events = [redact(event, seat) for group in past for event in group]
        self._narrated[reader] = len(self._game.events)
        self._display.tell(tell(events, self._game.names))
        if any(isinstance(event, AgeScored) for event in events):
            self._table_due = True
            self._pause(events, seat)

    def _pause(self, events: list[Event], seat: int | None) -> None:
        """Wait for Enter, so that the scores can be read before the table is drawn."""
        over = any(isinstance(event, GameEnded) for event in events)
        if self._display.is_terminal and self._game.people and not over:
            self._side_questions.wait_for_enter(self._display.messages.format("press-enter"), seat)

    def _show_before_question(self, seat: int) -> None:
        decision = self._game.state.decision
        if decision is Decision.TURN or self._table_due:
            self.presenter.show_table(seat, everything=self._table_due)
        elif decision in (Decision.FURTHER_BAND, Decision.KEEP):
            self.presenter.show_cards(seat)
        self._table_due = False

    # Commands.

    def _answer(self, seat: int) -> bool:
        """Read one command; return whether it changed the state."""
        context = replace(self.presenter.context(seat), leader_choices=self._leader_choices)
        text = self._ask(seat, context)
        try:
            command = parse(text, context)
            if isinstance(command, LocalCommand):
                return self._local_commands.run(command, seat)
            self._leader_choices = ()
            return self._try(seat, command)
        except LeaderNeededError as error:
            self._offer_leaders(error, context)
        except BandDroppedError as error:
            self._leader_choices = ()
            self._display.tell([error.explanation])
        except CommandError as error:
            self._display.tell([error.explanation])
        except IllegalActionError as error:
            self._display.tell([refusal(self._game.state, error)])
        return False

    def _ask(self, seat: int, context: CommandContext) -> str:
        """Return the line typed as an answer to the open question."""
        state, messages = self._game.state, self._display.messages
        open_ = phrase("ask-leader") if self._leader_choices else question(state, Voice.TERMINAL)
        prompt = messages.format("prompt", name=self._game.names[seat], question=open_)
        return self._display.ask(prompt, lambda typed: completions(typed, context))

    def _offer_leaders(self, error: LeaderNeededError, context: CommandContext) -> None:
        """Ask who leads, with a preview for each leader, or say why the band is illegal."""
        self._leader_choices = ()
        try:
            check(self._game.state, error.choices[0])
        except IllegalActionError as illegal:
            self._display.tell([refusal(self._game.state, illegal)])
            return
        self._leader_choices = error.choices
        outlooks = leader_outlooks(self._game.state, error.choices, context)
        self._display.tell([error.explanation, *outlooks])

    def _try(self, seat: int, action: Action) -> bool:
        """Carry out a legal action, after confirmation where the player wants one."""
        check(self._game.state, action)
        if isinstance(action, PlayBand):
            self._display.tell([preview_band(self._game.state, action, Voice.TERMINAL).say])
            if self.presenter.preferences.confirm:
                answer = self._side_questions.confirm_band(seat, self.presenter.context(seat))
                if answer is Confirmation.NO:
                    self._display.tell([phrase("command-band-dropped")])
                if answer is not Confirmation.YES:
                    return answer is Confirmation.UNDONE
        events = self._game.play(action)
        self._save_file.append(seat, action, events)
        self._catch_up(seat)
        return True

    def _undo(self) -> bool:
        """Take back the last decision of a person; return whether that was possible."""
        seat = self._game.undo()
        if seat is None:
            self._display.tell([phrase("undo-impossible")])
            return False
        self._leader_choices = ()
        self._save_file.rewrite(self._game)
        last = len(self._game.events)
        self._narrated = {viewer: min(read, last) for viewer, read in self._narrated.items()}
        self._table_due = True
        self._display.say("undone", name=self._game.names[seat])
        return True
