"""`ethnos play`: the game in a terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ethnos.cli.options import Language, Options, Tribes

if TYPE_CHECKING:
    from ethnos.cli.terminal.display import Display
    from ethnos.cli.terminal.local_game import LocalGame
    from ethnos.cli.terminal.saves import SaveFile
    from ethnos.cli.terminal.seating import GameSetup
    from ethnos.cli.terminal.session import Session

SEED_BITS: Final = 63
INTERRUPTED: Final = 130

Players = Annotated[int | None, typer.Option(help="Number of players, 2 to 6.", min=2, max=6)]
People = Annotated[
    int | None, typer.Option(help="How many of them are people; 0 to watch bots.", min=0, max=6)
]
Names = Annotated[str, typer.Option(help="Names of the people, such as Ida,Kofi.")]
Bots = Annotated[
    str, typer.Option(help="The bots, such as heuristic,random; novices if not given.")
]
Seed = Annotated[int | None, typer.Option(help="The same seed deals the same cards.", min=0)]
Think = Annotated[float | None, typer.Option(help="Seconds a search bot may think per decision.")]
Plain = Annotated[bool, typer.Option(help="Plain words, one fact per line, for screen readers.")]
Colour = Annotated[
    bool, typer.Option("--colour/--no-colour", "--color/--no-color", help="Use colours.")
]
MemoryAid = Annotated[bool, typer.Option(help="List the cards other players are known to hold.")]
Confirm = Annotated[bool, typer.Option(help="Ask before a band is played.")]
Save = Annotated[Path | None, typer.Option(help="The file to save the game in.")]
Resume = Annotated[
    str | None, typer.Option(help="Resume a saved game; 'last' finds the newest.", metavar="FILE")
]


def play(  # noqa: PLR0913, PLR0917  # each is an option of the command
    players: Players = None,
    people: People = None,
    names: Names = "",
    bots: Bots = "",
    tribes: Tribes = "random",
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
    setup = GameSetup(players, people, _listed(names), _listed(bots), tribes, tuple(option or ()))
    try:
        if resume is None:
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
    ruleset, seats = seat_players(setup, display.messages)
    seed = secrets.randbits(SEED_BITS) if seed is None else seed
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
