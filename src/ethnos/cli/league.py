"""`ethnos league`: checkpoints, bots and levels in a folder, rated by matches."""

from __future__ import annotations

import sys
from contextlib import closing
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import write_text, writing
from ethnos.cli.options import (
    STANDARD_PRESET,
    Language,
    Options,
    Preset,
    Tribes,
    chosen_ruleset,
)
from ethnos.cli.progress import progress_bar
from ethnos.cli.values import decimal, whole
from ethnos.extras import require
from ethnos.phrase import phrase
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.i18n import Messages
    from ethnos.league.entrants import Entrants
    from ethnos.league.folder import LeagueFolder, Plan
    from ethnos.league.report import LeagueReport

Folder = Annotated[Path, typer.Argument(help="cli-league-folder", metavar="FOLDER")]
Games = Annotated[int, typer.Option(parser=whole(1), help="cli-league-games")]
Seed = Annotated[int, typer.Option(parser=whole(0), help="cli-seed")]
Players = Annotated[
    int, typer.Option(parser=whole(MIN_PLAYERS, MAX_PLAYERS), help="cli-league-players")
]
Think = Annotated[float | None, typer.Option(parser=decimal(), help="cli-think")]
Playouts = Annotated[int | None, typer.Option(parser=whole(1), help="cli-arena-playouts")]
Workers = Annotated[int, typer.Option(parser=whole(0), help="cli-arena-workers")]
Ray = Annotated[bool, typer.Option("--ray", help="cli-arena-ray")]

PAGE = "index.html"
DATA = "league.json"


def league(  # noqa: PLR0913, PLR0917  # each is an option of the command
    folder: Folder,
    games: Games = 200,
    seed: Seed = 0,
    players: Players = 4,
    tribes: Tribes = "",
    preset: Preset = STANDARD_PRESET,
    option: Options = None,
    think: Think = None,
    playouts: Playouts = None,
    workers: Workers = 0,
    ray: Ray = False,
    lang: Language = None,
) -> None:
    """Rate the checkpoints and bots of a folder, and write a page; the same command goes on."""
    require("fast")
    from ethnos.arena.run import available_workers
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.league.entrants import Entrants
    from ethnos.league.folder import Plan

    messages = Messages(choose_language(lang))
    ruleset = chosen_ruleset(players, tribes, option or [], messages.lang, preset, seed)
    with closing(_opened(folder, Plan(ruleset, seed, think, playouts))) as kept:
        entrants = Entrants(folder)
        try:
            _play(kept, entrants, games, messages, workers or available_workers(), ray)
        finally:  # also of what there is when it was stopped
            report = _write(kept, entrants, games, messages)
        if report is None:
            raise UserError(phrase("league-few", file=str(folder)))
        report.show(games)


def _opened(folder: Path, plan: Plan) -> LeagueFolder:
    from ethnos.league.folder import LeagueFolder, LeagueFolderError

    try:
        with writing(folder):
            return LeagueFolder(folder, plan)
    except LeagueFolderError as error:
        why = phrase(f"league-folder-{error.code}", file=str(folder), detail=error.detail)
        raise UserError(why) from error


def _play(
    kept: LeagueFolder,
    entrants: Entrants,
    games: int,
    messages: Messages,
    workers: int,
    ray: bool,
) -> None:
    """Play, and write the page whenever a round has ended."""
    from ethnos.arena.watched import BotDiedError
    from ethnos.league.run import rounds

    with writing(kept.folder):
        present = len(entrants.found(kept.fingerprints))
    chosen = len(kept.matches)
    parts = rounds(kept, entrants, games, workers=workers, ray=ray)
    try:
        with progress_bar(ceil(games * present / 2)) as progress, closing(parts):
            for _ in parts:
                if len(kept.matches) > chosen:
                    chosen = len(kept.matches)
                    _write(kept, entrants, games, messages)
                if progress:
                    progress(len(kept.results))
    except BotDiedError as error:
        why = phrase("arena-bot-died", bot=error.bot, game=str(error.game), error=error.how)
        raise UserError(why) from error


def _write(
    kept: LeagueFolder, entrants: Entrants, games: int, messages: Messages
) -> LeagueReport | None:
    """Write the page and the data; return the report, if there are games."""
    from ethnos.league.page import page
    from ethnos.league.report import LeagueReport
    from ethnos.league.summary import summarize

    if not kept.results:
        for name, problem in entrants.problems.items():
            text = messages.format(f"league-{problem.code}", entrant=name, error=problem.detail)
            print(text, file=sys.stderr)
        return None
    report = LeagueReport(kept, summarize(kept), entrants.problems, messages)
    write_text(kept.folder / PAGE, page(report, games))
    write_text(kept.folder / DATA, report.as_json(games))
    return report
