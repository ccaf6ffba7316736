"""`ethnos arena`: tournaments of bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import check_writable
from ethnos.cli.options import Language, Options, Tribes, chosen_ruleset
from ethnos.cli.progress import progress_bar
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.arena.task import GameResult
    from ethnos.i18n import Messages

Bots = Annotated[str, typer.Option(help="The bots: ids or module:Class, separated by commas.")]
Games = Annotated[int, typer.Option(help="Number of games.", min=1)]
Seed = Annotated[int, typer.Option(help="The same seed deals the same games.", min=0)]
Players = Annotated[
    int | None, typer.Option(help="Players per game; as many as bots if not given.")
]
Think = Annotated[float | None, typer.Option(help="Seconds per decision of search bots.", min=0.0)]
Playouts = Annotated[
    int | None,
    typer.Option(help="Playouts per decision instead of a time: reproducible.", min=1),
]
Workers = Annotated[int, typer.Option(help="Number of processes; 0 for one per core.", min=0)]
Ray = Annotated[bool, typer.Option("--ray", help="Play on Ray; needs ethnos\\[ray].")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Html = Annotated[Path | None, typer.Option(help="Write a report with plots.")]
TribeReport = Annotated[
    bool, typer.Option("--tribe-report", help="Show which tribes go with winning.")
]


def arena(  # noqa: PLR0913, PLR0917  # each is an option of the command
    bots: Bots = "heuristic,random,random,random",
    games: Games = 100,
    seed: Seed = 0,
    players: Players = None,
    tribes: Tribes = "random",
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
    ruleset = chosen_ruleset(players or len(names), tribes, option or [], messages.lang)
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
        html.write_text(page(summary, statistics, messages), encoding="utf-8")
        print(messages.format("arena-written", file=str(html)), file=sys.stderr)
    if as_json:
        print(report.as_json(summary, statistics))
    else:
        report.show(summary, statistics if tribe_report else None, messages)
