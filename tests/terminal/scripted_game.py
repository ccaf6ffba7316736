"""A game at a terminal whose answers are written in advance, from a table laid out by hand."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from ethnos.cli.terminal.display import Display
from ethnos.cli.terminal.local_commands import QuitGame
from ethnos.cli.terminal.local_game import LocalGame, Seat
from ethnos.cli.terminal.saves import SaveFile
from ethnos.cli.terminal.screen_text import Preferences
from ethnos.cli.terminal.session import Session
from ethnos.i18n import Messages
from ethnos.records.notation import parse_card
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import FastSource

TRIBES = (Tribe.ELF, Tribe.TROLL, Tribe.WIZARD, Tribe.MERFOLK, Tribe.GIANT)
NAMES = ("Mia", "Leo")


def game_with_hand(hand: str, *, people: int = 1) -> LocalGame:
    """Return a game of two in which the first person is to move, with this hand."""
    seats = [Seat(name, None if seat < people else "random") for seat, name in enumerate(NAMES)]
    game = LocalGame(Ruleset(2, TRIBES), seats, FastSource(1))
    while game.state.to_move:
        game.play(game.game.legal_actions[0])
    game.state.hands[0] = tuple(sorted(map(parse_card, hand.split())))
    return game


class Script:
    """Plays a game by typing lines, and keeps every question with what was printed before it."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        folder: Path,
        game: LocalGame,
        *,
        lang: str = "en",
        confirm: bool = False,
    ) -> None:
        self.game = game
        self.messages = Messages(lang, strict=True)
        self._capsys = capsys
        self._typed: Iterator[str] = iter(())
        self._shown: list[str] = []
        monkeypatch.setattr("builtins.input", self._input)
        display = Display(self.messages, plain=True)
        save_file = SaveFile.create(folder / f"{lang}.ethnos.jsonl", game, 1)
        self._session = Session(game, save_file, display, Preferences(confirm=confirm))

    def _input(self, prompt: str) -> str:
        self._shown.append(self._capsys.readouterr().out + prompt)
        return next(self._typed)

    def play(self, lines: Sequence[str]) -> list[str]:
        """Type these lines, of which the last leaves; return the output before each of them."""
        self._typed = iter(lines)
        with pytest.raises(QuitGame):
            self._session.run()
        assert next(self._typed, None) is None
        return self._shown

    def say(self, id_: str, **args: str | int) -> str:
        """Return a message in the language of the game."""
        return self.messages.format(id_, **args)
