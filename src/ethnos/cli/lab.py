"""`ethnos lab`: every set of tribes at every number of players."""

from __future__ import annotations

import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import write_text, writing
from ethnos.cli.options import Language
from ethnos.cli.progress import progress_bar
from ethnos.cli.values import whole
from ethnos.extras import require
from ethnos.phrase import phrase
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.i18n import Messages
    from ethnos.lab.folder import LabFolder, Plan

Folder = Annotated[Path, typer.Argument(help="cli-lab-folder", metavar="FOLDER")]
Bot = Annotated[str, typer.Option(help="cli-lab-bot")]
Games = Annotated[int, typer.Option(parser=whole(1), help="cli-lab-games")]
Seed = Annotated[int, typer.Option(parser=whole(0), help="cli-seed")]


def _player_counts(listed: str) -> str:
    """Return the listed numbers of players as they are, if they are such."""
    parse = whole(MIN_PLAYERS, MAX_PLAYERS)
    return ",".join(str(parse(word.strip())) for word in listed.split(","))


Players = Annotated[str, typer.Option(parser=_player_counts, help="cli-lab-players")]
Workers = Annotated[int, typer.Option(parser=whole(0), help="cli-lab-workers")]
Ray = Annotated[bool, typer.Option("--ray", help="cli-arena-ray")]

PAGE = "index.html"


def lab(
    folder: Folder,
    bot: Bot = "heuristic",
    games: Games = 200,
    seed: Seed = 0,
    players: Players = "2,3,4,5,6",
    workers: Workers = 0,
    ray: Ray = False,
    lang: Language = None,
) -> None:
    """Measure every set of tribes, and write a page about them; the same command goes on."""
    require("fast")
    from ethnos.arena.run import available_workers
    from ethnos.bots.compiled.players import COMPILED_PLAYERS
    from ethnos.i18n import Messages
    from ethnos.lab.folder import Plan
    from ethnos.languages import choose_language

    messages = Messages(choose_language(lang))
    if bot not in COMPILED_PLAYERS:
        choices = ", ".join(COMPILED_PLAYERS)
        raise UserError(phrase("setup-error-not-compiled", word=bot, choices=choices))
    counts = sorted(set(map(int, players.split(","))))
    plan = Plan(bot, games, seed)
    with closing(_opened(folder, plan)) as kept:
        try:
            _measure(kept, counts, workers or available_workers(), ray)
        finally:  # also of what there is when it was stopped
            if kept.measured:
                _write_page(kept, messages)


def _opened(folder: Path, plan: Plan) -> LabFolder:
    from ethnos.lab.folder import LabFolder, LabFolderError

    try:
        with writing(folder):
            return LabFolder(folder, plan)
    except LabFolderError as error:
        why = phrase(f"lab-folder-{error.code}", file=str(folder), detail=error.detail)
        raise UserError(why) from error


def _measure(kept: LabFolder, counts: list[int], workers: int, ray: bool) -> None:
    """Measure the tables that are not known yet."""
    from ethnos.lab.run import measured
    from ethnos.lab.tables import all_tables

    tables = list(all_tables(counts))
    left = [table for table in tables if not kept.is_known(table)]
    done = len(tables) - len(left)
    parts = measured(kept.plan, left, workers=workers, ray=ray)
    with progress_bar(len(tables)) as progress, closing(parts):
        for part in parts:
            with writing(kept.folder):
                kept.add(part)
            done += len(part)
            if progress:
                progress(done)


def _write_page(kept: LabFolder, messages: Messages) -> None:
    from ethnos.lab.page import page
    from ethnos.lab.summary import findings

    path = kept.folder / PAGE
    plan = kept.plan
    words = ["ethnos", "lab", str(kept.folder), "--bot", plan.bot, "--games", str(plan.games)]
    command = shlex.join([*words, "--seed", str(plan.seed)])
    write_text(path, page(plan, findings(kept.measured.values()), messages, command))
    print(messages.format("lab-written", count=len(kept.measured), file=str(path)), file=sys.stderr)
