"""Show the state to a seat, drawn or in plain words."""

from __future__ import annotations

from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_game import LocalGame
from ethnos.cli.terminal.plain_screen import PlainScreen
from ethnos.cli.terminal.screen import Screen
from ethnos.cli.terminal.screen_text import Preferences
from ethnos.talk.command_context import CommandContext, command_context


class Presenter:
    """Shows a local game on a display, following the player's preferences."""

    def __init__(self, game: LocalGame, display: Display, preferences: Preferences) -> None:
        self.preferences = preferences
        self._game = game
        self._display = display
        self._legend_shown = False

    def context(self, seat: int) -> CommandContext:
        """Return what this seat sees when typing a command."""
        lang = self._display.messages.lang
        return command_context(self._game.view(seat), self.preferences.grouping, lang)

    def show_table(self, seat: int | None, *, everything: bool) -> None:
        """Show the table screen; without `everything`, plain output is limited to the news."""
        if not self._display.plain:
            self._display.gap()
            if not self._legend_shown:
                self._display.say("legend")
                self._legend_shown = True
            self._display.show(self._screen(seat).whole(self.preferences))
            self._display.gap()
            return
        plain = self._plain_screen(seat)
        lines = plain.whole(self.preferences) if everything else plain.news(self.preferences)
        for line in lines:
            self._display.line(line)

    def show_cards(self, seat: int) -> None:
        """Show the pool and the hand."""
        if self._display.plain:
            for line in self._plain_screen(seat).cards(self.preferences):
                self._display.line(line)
        else:
            self._display.show(self._screen(seat).cards(self.preferences))

    def show_known_cards(self, seat: int) -> None:
        """Show which cards the others are known to hold, if the memory aid is on."""
        if not self.preferences.memory:
            self._display.say("memory-off")
        elif self._display.plain:
            for line in self._plain_screen(seat).known_cards():
                self._display.line(line)
        else:
            self._display.show(self._screen(seat).known_cards())

    def show_tribes(self) -> None:
        """Describe each tribe in play in one line."""
        self._display.say("tribes-heading")
        for tribe in self._game.state.tribes:
            self._display.say("tribe-ability", tribe=str(tribe))

    def _screen(self, seat: int | None) -> Screen:
        return Screen(self._display.messages, self._game, seat)

    def _plain_screen(self, seat: int | None) -> PlainScreen:
        return PlainScreen(self._display.messages, self._game, seat)
