"""`ethnos arena`: tournaments of bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import check_writable, write_text
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
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.arena.task import GameResult
    from ethnos.i18n import Messages

Bots = Annotated[str, typer.Option(help="cli-arena-bots")]
Games = Annotated[int, typer.Option(parser=whole(1), help="cli-games")]
Seed = Annotated[int, typer.Option(parser=whole(0), help="cli-seed")]
Players = Annotated[int | None, typer.Option(parser=whole(0), help="cli-arena-players")]
Think = Annotated[float | None, typer.Option(parser=decimal(), help="cli-think")]
Playouts = Annotated[int | None, typer.Option(parser=whole(1), help="cli-arena-playouts")]
Workers = Annotated[int, typer.Option(parser=whole(0), help="cli-arena-workers")]
Ray = Annotated[bool, typer.Option("--ray", help="cli-arena-ray")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Html = Annotated[Path | None, typer.Option(help="cli-arena-html", metavar="FILE")]
TribeReport = Annotated[bool, typer.Option("--tribe-report", help="cli-arena-tribe-report")]


def arena(  # noqa: PLR0913, PLR0917  # each is an option of the command
    bots: Bots = "heuristic,random,random,random",
    games: Games = 100,
    seed: Seed = 0,
    players: Players = None,
    tribes: Tribes = "",
    preset: Preset = STANDARD_PRESET,
    option: Options = None,
    think: Think = None,
    playouts: Playouts = None,
    workers: Workers = 1,
    ray: Ray = False,
    as_json: AsJson = False,
    html: Html = None,
    tribe_report: TribeReport = False,
    lang: Language = None,
) -> None:
    """Run a tournament of bots: same deals for all, rotating seats."""
    from ethnos.arena.run import available_workers, run
    from ethnos.arena.task import Tournament
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language

    messages = Messages(choose_language(lang))
    names = _checked_bots(bots)
    ruleset = chosen_ruleset(
        len(names) if players is None else players, tribes, option or [], messages.lang, preset
    )
    tournament = Tournament(names, ruleset, think=think, playouts=playouts)
    workers = workers or available_workers()
    if html:
        check_writable(html)
    with progress_bar(games) as progress:
        results = run(tournament, games, seed, workers=workers, ray=ray, progress=progress)
    _report(results, messages, html, as_json=as_json, tribe_report=tribe_report)


def _checked_bots(listed: str) -> tuple[str, ...]:
    """Return the listed bots; raise an error for an unknown one before the first game."""
    from ethnos.bots import make_bot

    names = tuple(name.strip() for name in listed.split(",") if name.strip())
    if not names:
        raise UserError(phrase("setup-error-nobody"))
    for name in dict.fromkeys(names):
        make_bot(name)
    return names


def _report(
    results: list[GameResult],
    messages: Messages,
    html: Path | None,
    *,
    as_json: bool,
    tribe_report: bool,
) -> None:
    from ethnos.arena import report
    from ethnos.arena.html import page
    from ethnos.arena.summary import summarize
    from ethnos.arena.tribes import tribe_statistics

    summary, statistics = summarize(results), tribe_statistics(results)
    if html:
        write_text(html, page(summary, statistics, messages))
        print(messages.format("arena-written", file=str(html)), file=sys.stderr)
    if as_json:
        print(report.as_json(summary, statistics))
    else:
        report.show(summary, statistics if tribe_report else None, messages)
