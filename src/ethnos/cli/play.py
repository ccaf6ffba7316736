"""`ethnos play`: the game in a terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.options import Language, Options, Tribes

if TYPE_CHECKING:
    from ethnos.cli.terminal.display import Display
    from ethnos.cli.terminal.local_game import Table
    from ethnos.cli.terminal.saves import Keeper
    from ethnos.cli.terminal.seating import Wishes
    from ethnos.cli.terminal.session import Session

SEED_BITS = 63
INTERRUPTED = 130


def play(  # noqa: PLR0913, PLR0917  # each is an option of the command
    players: Annotated[
        int | None, typer.Option(help="How many play, 2 to 6.", min=2, max=6)
    ] = None,
    people: Annotated[
        int | None, typer.Option(help="How many of them are people; 0 to watch bots.", min=0, max=6)
    ] = None,
    names: Annotated[str, typer.Option(help="Their names, as in Ida,Kofi.")] = "",
    bots: Annotated[
        str, typer.Option(help="The bots, as in heuristic,random; novices if not given.")
    ] = "",
    tribes: Tribes = "random",
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same cards.", min=0)
    ] = None,
    think: Annotated[float | None, typer.Option(help="Seconds a searching bot may think.")] = None,
    plain: Annotated[bool, typer.Option(help="Plain words, one fact a line.")] = False,
    colour: Annotated[
        bool, typer.Option("--colour/--no-colour", "--color/--no-color", help="Use colours.")
    ] = True,
    memory_aid: Annotated[bool, typer.Option(help="List cards seen to be taken.")] = False,
    confirm: Annotated[bool, typer.Option(help="Ask before a band is played.")] = False,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game.")] = None,
    resume: Annotated[
        str | None, typer.Option(help="Go on with a saved game; 'last' finds it.", metavar="FILE")
    ] = None,
) -> None:
    """Play against bots, or with others at one keyboard."""
    from ethnos.cli.terminal.display import Display
    from ethnos.cli.terminal.screen_text import Preferences
    from ethnos.cli.terminal.seating import Wishes
    from ethnos.cli.terminal.session import Session
    from ethnos.i18n import Messages, choose_language

    display = Display(Messages(choose_language(lang)), plain=plain, colour=colour)
    wishes = Wishes(players, people, _listed(names), _listed(bots), tribes, tuple(option or ()))
    try:
        keeper, table = _sit_down(display, wishes, seed, think, save, resume)
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(INTERRUPTED) from None
    session = Session(table, keeper, display, Preferences(memory=memory_aid, confirm=confirm))
    if resume is None:
        session.show_tribes()
    else:
        session.skip_the_past()
    _play(session, display, keeper)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",")) if text else ()


def _sit_down(
    display: Display,
    wishes: Wishes,
    seed: int | None,
    think: float | None,
    save: Path | None,
    resume: str | None,
) -> tuple[Keeper, Table]:
    from ethnos.cli.terminal import saves
    from ethnos.cli.terminal.seating import ask_wishes, seat_everybody

    if resume is not None:
        path = saves.find_saved(resume)
        keeper, table = saves.resume(path, think=think)
        display.say("resumed", file=str(path))
        return keeper, table
    if wishes.is_open and display.is_terminal:
        wishes = ask_wishes(display)
    ruleset, seats = seat_everybody(wishes, display.messages)
    dealt = secrets.randbits(SEED_BITS) if seed is None else seed
    table = saves.new_table(ruleset, seats, dealt, think=think)
    keeper = saves.Keeper.begin(save or saves.new_path(), table, dealt)
    display.say("saving", file=str(keeper.path))
    display.say("setup-help-line" if table.people else "setup-watch-line")
    return keeper, table


def _play(session: Session, display: Display, keeper: Keeper) -> None:
    from ethnos.cli.terminal.local_commands import Leave

    try:
        session.run()
    except (Leave, EOFError):
        _say_goodbye(display, keeper)
    except KeyboardInterrupt:
        _say_goodbye(display, keeper)
        raise typer.Exit(INTERRUPTED) from None


def _say_goodbye(display: Display, keeper: Keeper) -> None:
    # Not wrapped: whoever copies the command shall copy all of it.
    print(display.messages.format("left", file=str(keeper.path)))
