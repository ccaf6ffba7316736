"""`ethnos arena`: tournaments of bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ethnos.cli.files import check_writable
from ethnos.cli.options import Language, Options, Tribes, chosen_ruleset
from ethnos.cli.progress import progress_bar
from ethnos.i18n import phrase
from ethnos.talk.verbs import UserError


def arena(  # noqa: PLR0913, PLR0917  # each is an option of the command
    bots: Annotated[
        str, typer.Option(help="Who plays: ids or module:Class, separated by commas.")
    ] = "heuristic,random,random,random",
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.", min=0)] = 0,
    players: Annotated[
        int | None, typer.Option(help="How many sit at a table; as many as bots if not given.")
    ] = None,
    tribes: Tribes = "random",
    option: Options = None,
    think: Annotated[
        float | None, typer.Option(help="Seconds a decision for bots that search.", min=0.0)
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(help="Games imagined a decision instead: repeatable.", min=1),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="How many processes; 0 for one on each core.", min=0)
    ] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray (ethnos[ray]).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots.")] = None,
    tribe_report: Annotated[
        bool, typer.Option("--tribe-report", help="Tell which tribes go with winning.")
    ] = False,
    lang: Language = None,
) -> None:
    """Let bots play a tournament: same deals for all, seats changing."""
    from ethnos.arena import report
    from ethnos.arena.html import page
    from ethnos.arena.run import available_workers, run
    from ethnos.arena.summary import summarize
    from ethnos.arena.task import Tournament
    from ethnos.arena.tribes import tribe_statistics
    from ethnos.i18n import Messages, choose_language

    messages = Messages(choose_language(lang))
    names = _known_bots(bots)
    ruleset = chosen_ruleset(players or len(names), tribes, option or [], messages.lang)
    tournament = Tournament(names, ruleset, think=think, playouts=playouts)
    workers = workers or available_workers()
    if html:
        check_writable(html)
    with progress_bar(games) as progress:
        results = run(tournament, games, seed, workers=workers, ray=ray, progress=progress)
    summary, statistics = summarize(results), tribe_statistics(results)
    if html:
        html.write_text(page(summary, statistics, messages), encoding="utf-8")
        print(messages.format("arena-written", file=str(html)), file=sys.stderr)
    if as_json:
        print(report.as_json(summary, statistics))
    else:
        report.show(summary, statistics if tribe_report else None, messages)


def _known_bots(listed: str) -> tuple[str, ...]:
    """Return the bots named, each known to exist before the first game begins."""
    from ethnos.bots import make_bot

    names = tuple(name.strip() for name in listed.split(",") if name.strip())
    if not names:
        raise UserError(phrase("setup-error-nobody"))
    for name in dict.fromkeys(names):
        make_bot(name)
    return names
