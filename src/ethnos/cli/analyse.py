"""`ethnos analyse`: the best moves in a position, played out and taken back."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ethnos.cli import INTERRUPTED
from ethnos.cli.files import moment_named, no_record, read_bytes
from ethnos.cli.options import Language
from ethnos.cli.values import check_seat, no_move, unfit, whole
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.bots.protocol import Alternative
    from ethnos.cli.terminal.display import Display
    from ethnos.cli.terminal.local_game import LocalGame
    from ethnos.i18n import Messages
    from ethnos.phrase import Phrase
    from ethnos.records.record import Record
    from ethnos.rules.state import GameState

STDIN: Final = Path("-")
SEED: Final = 2017
"""Deals what a seat cannot see, always in the same way."""

File = Annotated[Path, typer.Argument(help="cli-analyse-file")]
Move = Annotated[int | None, typer.Option(parser=whole(1), help="cli-analyse-move")]
Seat = Annotated[int | None, typer.Option(parser=whole(1, 6), help="cli-analyse-seat")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
AsText = Annotated[bool, typer.Option("--text", help="cli-analyse-text")]
Plain = Annotated[bool, typer.Option(help="cli-play-plain")]
Colour = Annotated[
    bool, typer.Option("--colour/--no-colour", "--color/--no-color", help="cli-play-colour")
]


@dataclass(frozen=True, slots=True)
class _Analysed:
    """A position, and where it comes from."""

    state: GameState
    record: Record | None = None
    """The game that it is a moment of."""
    v: int = 0
    """The line of the record that was chosen there, or would be."""


def analyse(
    file: File,
    move: Move = None,
    seat: Seat = None,
    as_json: AsJson = False,
    as_text: AsText = False,
    plain: Plain = False,
    colour: Colour = True,
    lang: Language = None,
) -> None:
    """Show a position with its best moves; at a terminal, play them out and take them back."""
    from ethnos.cli.terminal.display import Display
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.records.position import format_position

    messages = Messages(choose_language(lang))
    found = _position(file, move)
    state = found.state if seat is None else _known_to(found.state, seat)
    if state.is_over:
        raise UserError(phrase("analysis-over"))
    if as_json:
        print(json.dumps(_as_json(state, messages)))
        return
    if as_text:
        print(format_position(state), end="")
        return
    display = Display(messages, plain=plain, colour=colour)
    game = _game(state, found.record, messages)
    if found.record is not None:
        display.tell([_moment(game.names[state.to_move], found.record, found.v)])
    if seat is not None:
        display.say("analysis-dealt", name=game.names[seat - 1])
    if display.is_terminal:
        display.say("analysis-help")
        _play_out(game, display)
    else:
        _list_best(game, display)


def _position(file: Path, move: int | None) -> _Analysed:
    """Return the position of a text or of a record."""
    from ethnos.records.errors import NotationError, RecordError
    from ethnos.records.set_up import set_up
    from ethnos.records.sound import check_sound

    if move is None and not file.exists() and (named := moment_named(str(file))):
        file, move = named
    data = sys.stdin.buffer.read() if file == STDIN else read_bytes(file)
    try:
        if data.lstrip().startswith(b"{"):
            found = _recorded(data, move, file)
            if not found.state.is_over:
                check_sound(found.state)
            return found
        state = set_up(data.decode())
    except RecordError as error:
        raise no_record(file, error) from error
    except (NotationError, UnicodeDecodeError) as error:
        raise UserError(phrase("analysis-wrong", reason=str(error))) from error
    if move is not None:
        raise unfit("--move", phrase("setup-error-no-moves", file=str(file)))
    return _Analysed(state)


def _recorded(data: bytes, move: int | None, file: Path) -> _Analysed:
    """Return the position in which a move of a record was chosen; without one, the last turn."""
    from ethnos.records.exercise import state_at
    from ethnos.records.record import load_record
    from ethnos.rules.state import Decision

    record = load_record(data)
    if move is not None:
        # One more than there are: the position after the last one.
        if move > len(record.entries):
            raise no_move("--move", move, len(record.entries) - 1, file)
        return _Analysed(state_at(record, move - 1), record, move)
    for v in reversed(range(len(record.entries))):
        state = state_at(record, v)
        if state.decision is Decision.TURN:
            return _Analysed(state, record, v + 1)
    return _Analysed(state_at(record, 0), record, 1)  # an exercise may begin in mid-turn


def _known_to(state: GameState, number: int) -> GameState:
    """Return the position with everything dealt anew that a seat does not see."""
    from ethnos.rules.streams import FastSource
    from ethnos.rules.view import determinize, view

    check_seat("--seat", number, state.players)
    return determinize(view(state, number - 1), FastSource(SEED))


def _moment(name: str, record: Record, v: int) -> Phrase:
    """Return who decides at which move of a record, and what was chosen there."""
    from ethnos.records.notation import parse_action
    from ethnos.talk.labels import advised

    count = len(record.entries) - 1
    if v > count:
        return phrase("analysis-moment-open", name=name, number=v, count=count)
    chosen = advised(parse_action(record.entries[v].action or ""))
    return phrase("analysis-moment", name=name, number=v, count=count, what=chosen)


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


def _game(state: GameState, record: Record | None, messages: Messages) -> LocalGame:
    from ethnos.cli.replay import names_of
    from ethnos.cli.terminal.local_game import LocalGame, Seat

    names = names_of(record, messages) if record is not None else _default_names(state, messages)
    return LocalGame(
        state.ruleset, list(map(Seat, names)), state.source, position=state, open_hands=True
    )


def _default_names(state: GameState, messages: Messages) -> list[str]:
    return [
        messages.format("default-name-of-many", number=number + 1)
        for number in range(state.players)
    ]


def _list_best(game: LocalGame, display: Display) -> None:
    """Print the table and the best moves."""
    from ethnos.cli.terminal.local_commands import LocalCommands
    from ethnos.cli.terminal.presenter import Presenter
    from ethnos.cli.terminal.saves import Unsaved
    from ethnos.cli.terminal.screen_text import Preferences
    from ethnos.talk.parser import LocalCommand
    from ethnos.talk.verbs import Verb

    presenter = Presenter(game, display, Preferences(memory=True))
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
        Session(game, Unsaved(game), display, Preferences(memory=True)).run()
    except (QuitGame, EOFError):
        return
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
