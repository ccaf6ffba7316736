"""`ethnos play`: the game in a terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ethnos.cli import INTERRUPTED
from ethnos.cli.options import STANDARD_PRESET, Language, Options, Preset, Tribes
from ethnos.cli.values import decimal, whole
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.cli.terminal.display import Display
    from ethnos.cli.terminal.local_game import LocalGame
    from ethnos.cli.terminal.saves import SaveFile
    from ethnos.cli.terminal.seating import GameSetup
    from ethnos.cli.terminal.session import Session

SEED_BITS: Final = 63

Players = Annotated[int | None, typer.Option(parser=whole(2, 6), help="cli-players")]
People = Annotated[int | None, typer.Option(parser=whole(0, 6), help="cli-play-people")]
Names = Annotated[str, typer.Option(help="cli-play-names")]
Bots = Annotated[str, typer.Option(help="cli-play-bots")]
Seed = Annotated[int | None, typer.Option(parser=whole(0), help="cli-seed")]
Think = Annotated[float | None, typer.Option(parser=decimal(), help="cli-think")]
Plain = Annotated[bool, typer.Option(help="cli-play-plain")]
Colour = Annotated[
    bool, typer.Option("--colour/--no-colour", "--color/--no-color", help="cli-play-colour")
]
MemoryAid = Annotated[bool, typer.Option(help="cli-play-memory-aid")]
Confirm = Annotated[bool, typer.Option(help="cli-play-confirm")]
Save = Annotated[Path | None, typer.Option(help="cli-play-save", metavar="FILE")]
From = Annotated[str | None, typer.Option("--from", help="cli-play-from", metavar="FILE:MOVE")]
Resume = Annotated[str | None, typer.Option(help="cli-play-resume", metavar="FILE")]


def play(  # noqa: PLR0913, PLR0917  # each is an option of the command
    players: Players = None,
    people: People = None,
    names: Names = "",
    bots: Bots = "",
    tribes: Tribes = "",
    preset: Preset = STANDARD_PRESET,
    option: Options = None,
    seed: Seed = None,
    think: Think = None,
    plain: Plain = False,
    colour: Colour = True,
    memory_aid: MemoryAid = False,
    confirm: Confirm = False,
    lang: Language = None,
    save: Save = None,
    resume: Resume = None,
    moment: From = None,
) -> None:
    """Play against bots, or with others at one keyboard."""
    from ethnos.cli.terminal.display import Display
    from ethnos.cli.terminal.local_commands import QuitGame
    from ethnos.cli.terminal.screen_text import Preferences
    from ethnos.cli.terminal.seating import GameSetup
    from ethnos.cli.terminal.session import Session
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language

    display = Display(Messages(choose_language(lang)), plain=plain, colour=colour)
    setup = GameSetup(
        players, people, _listed(names), _listed(bots), tribes, tuple(option or ()), preset
    )
    _check_beginning(setup, resume, moment)
    try:
        if moment is not None:
            save_file, game = _exercise(display, moment, setup.bots, seed, think, save)
        elif resume is None:
            save_file, game = _new_game(display, setup, seed, think, save)
        else:
            save_file, game = _resumed_game(display, resume, think)
    except QuitGame:
        return
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(INTERRUPTED) from None
    session = Session(game, save_file, display, Preferences(memory=memory_aid, confirm=confirm))
    if resume is None:
        session.presenter.show_tribes()
    else:
        session.skip_the_past()
    _run(session, display, save_file)


def _check_beginning(setup: GameSetup, resume: str | None, moment: str | None) -> None:
    """Refuse options that say twice how a game begins."""
    from ethnos.cli.terminal.seating import GameSetup

    if moment is not None and (resume is not None or setup != GameSetup(bots=setup.bots)):
        raise UserError(phrase("setup-error-from-alone"))


def _exercise(
    display: Display,
    moment: str,
    bots: tuple[str, ...],
    seed: int | None,
    think: float | None,
    save: Path | None,
) -> tuple[SaveFile, LocalGame]:
    from ethnos.cli.terminal import saves
    from ethnos.cli.terminal.exercises import exercise_from

    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    game = exercise_from(moment, bots, seed, display.messages, think=think)
    save_file = saves.SaveFile.create(save or saves.new_path(), game, seed)
    display.say("log-exercise")
    display.say("saving", file=str(save_file.path))
    display.say("setup-help-line")
    return save_file, game


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text else ()


def _resumed_game(display: Display, name: str, think: float | None) -> tuple[SaveFile, LocalGame]:
    from ethnos.cli.terminal import saves

    path = saves.find_saved(name)
    save_file, game = saves.resume(path, think=think)
    display.say("resumed", file=str(path))
    return save_file, game


def _new_game(
    display: Display, setup: GameSetup, seed: int | None, think: float | None, save: Path | None
) -> tuple[SaveFile, LocalGame]:
    from ethnos.cli.terminal import saves
    from ethnos.cli.terminal.seating import ask_setup, seat_players

    if setup.is_empty and display.is_terminal:
        setup = ask_setup(display)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
    ruleset, seats = seat_players(setup, display.messages, seed)
    game = saves.new_game(ruleset, seats, seed, think=think)
    save_file = saves.SaveFile.create(save or saves.new_path(), game, seed)
    display.say("saving", file=str(save_file.path))
    display.say("setup-help-line" if game.people else "setup-watch-line")
    return save_file, game


def _run(session: Session, display: Display, save_file: SaveFile) -> None:
    from ethnos.cli.terminal.local_commands import QuitGame

    try:
        session.run()
    except (QuitGame, EOFError):
        _say_goodbye(display, save_file)
    except KeyboardInterrupt:
        _say_goodbye(display, save_file)
        raise typer.Exit(INTERRUPTED) from None


def _say_goodbye(display: Display, save_file: SaveFile) -> None:
    # Printed without wrapping, so that the command to resume can be copied as one line.
    print(display.messages.format("left", file=str(save_file.path)))
