"""`ethnos analyse`: the best moves in a position, played out and taken back."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ethnos.cli import INTERRUPTED
from ethnos.cli.files import no_record, read_bytes
from ethnos.cli.options import Language
from ethnos.cli.values import whole
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.bots.protocol import Alternative
    from ethnos.cli.terminal.display import Display
    from ethnos.cli.terminal.local_game import LocalGame
    from ethnos.i18n import Messages
    from ethnos.rules.state import GameState

STDIN: Final = Path("-")
SEED: Final = 2017
"""Deals what a seat cannot see, always in the same way."""

File = Annotated[Path, typer.Argument(help="cli-analyse-file")]
Move = Annotated[int | None, typer.Option(parser=whole(1), help="cli-analyse-move")]
Seat = Annotated[int | None, typer.Option(parser=whole(1, 6), help="cli-analyse-seat")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Plain = Annotated[bool, typer.Option(help="cli-play-plain")]
Colour = Annotated[
    bool, typer.Option("--colour/--no-colour", "--color/--no-color", help="cli-play-colour")
]


def analyse(
    file: File,
    move: Move = None,
    seat: Seat = None,
    as_json: AsJson = False,
    plain: Plain = False,
    colour: Colour = True,
    lang: Language = None,
) -> None:
    """Show a position with its best moves; at a terminal, play them out and take them back."""
    from ethnos.cli.terminal.display import Display
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language

    messages = Messages(choose_language(lang))
    state = _position(file, move, seat)
    if state.is_over:
        raise UserError(phrase("analysis-over"))
    if as_json:
        print(json.dumps(_as_json(state, messages)))
        return
    display = Display(messages, plain=plain, colour=colour)
    game = _game(state, messages)
    _show(state, display)
    if display.is_terminal:
        _play_out(game, display)
    else:
        _list_best(game, display)


def _position(file: Path, move: int | None, seat: int | None) -> GameState:
    """Return the position of a text or of a record, as one seat knows it if one is named."""
    from ethnos.records.errors import NotationError, RecordError
    from ethnos.records.set_up import set_up
    from ethnos.records.sound import check_sound

    data = sys.stdin.buffer.read() if file == STDIN else read_bytes(file)
    try:
        if data.lstrip().startswith(b"{"):
            state = _recorded(data, move)
            check_sound(state)
        else:
            state = set_up(data.decode())
    except RecordError as error:
        raise no_record(file, error) from error
    except (NotationError, UnicodeDecodeError) as error:
        raise UserError(phrase("analysis-wrong", reason=str(error))) from error
    return state if seat is None else _known_to(state, seat - 1)


def _recorded(data: bytes, move: int | None) -> GameState:
    """Return the position in which a move of a record was chosen; without one, the last turn."""
    from ethnos.records.exercise import state_at
    from ethnos.records.record import load_record
    from ethnos.rules.state import Decision

    record = load_record(data)
    if move is not None:
        return state_at(record, move - 1)
    states = (state_at(record, number) for number in reversed(range(len(record.entries))))
    turns = (state for state in states if state.decision is Decision.TURN)
    return next(turns, None) or state_at(record, 0)  # an exercise may begin in mid-turn


def _known_to(state: GameState, seat: int) -> GameState:
    """Return the position with everything dealt anew that a seat does not see."""
    from ethnos.rules.streams import FastSource
    from ethnos.rules.view import determinize, view

    if seat >= state.players:
        raise UserError(phrase("setup-error-no-seat", number=seat + 1, count=state.players))
    return determinize(view(state, seat), FastSource(SEED))


def _as_json(state: GameState, messages: Messages) -> dict[str, object]:
    from ethnos.records.position import format_position
    from ethnos.review import best_moves

    return {
        "position": format_position(state),
        "to_move": state.to_move,
        "moves": [_move_json(option, messages) for option in best_moves(state)],
    }


def _move_json(option: Alternative, messages: Messages) -> dict[str, object]:
    from ethnos.talk.reasons import reason_phrase

    return {
        "action": str(option.action),
        "win_chance": round(option.win_chance, 4),
        "glory": round(option.glory, 1),
        "reason": messages.say(reason_phrase(option.reason)),
    }


def _game(state: GameState, messages: Messages) -> LocalGame:
    from ethnos.cli.terminal.local_game import LocalGame, Seat

    seats = [
        Seat(messages.format("default-name-of-many", number=number + 1))
        for number in range(state.players)
    ]
    return LocalGame(state.ruleset, seats, state.source, position=state, open_hands=True)


def _show(state: GameState, display: Display) -> None:
    from ethnos.records.position import format_position

    print(format_position(state))  # unwrapped, so that it can be copied
    if display.is_terminal:
        display.say("analysis-help")


def _list_best(game: LocalGame, display: Display) -> None:
    """Print the table and the best moves."""
    from ethnos.cli.terminal.local_commands import LocalCommands
    from ethnos.cli.terminal.presenter import Presenter
    from ethnos.cli.terminal.saves import Unsaved
    from ethnos.cli.terminal.screen_text import Preferences
    from ethnos.talk.parser import LocalCommand
    from ethnos.talk.verbs import Verb

    presenter = Presenter(game, display, Preferences())
    presenter.show_table(game.state.to_move, everything=True)
    display.say("analysis-best")
    commands = LocalCommands(game, Unsaved(game), display, presenter, undo=lambda: False)
    commands.run(LocalCommand(Verb.HINT, ""), game.state.to_move)


def _play_out(game: LocalGame, display: Display) -> None:
    """Let one person decide for all seats."""
    from ethnos.cli.terminal.local_commands import QuitGame
    from ethnos.cli.terminal.saves import Unsaved
    from ethnos.cli.terminal.screen_text import Preferences
    from ethnos.cli.terminal.session import Session

    try:
        Session(game, Unsaved(game), display, Preferences()).run()
    except (QuitGame, EOFError):
        return
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
