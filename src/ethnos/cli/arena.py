"""`ethnos arena`: tournaments of bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import check_writable, write_text, writing
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
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.arena.about import About
    from ethnos.arena.results_file import ResultsFile
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
Results = Annotated[Path | None, typer.Option(help="cli-arena-results", metavar="FILE")]
Resume = Annotated[bool, typer.Option("--resume", help="cli-arena-resume")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Html = Annotated[Path | None, typer.Option(help="cli-arena-html", metavar="FILE")]
Export = Annotated[Path | None, typer.Option(help="cli-arena-export", metavar="FILE")]
Observations = Annotated[bool, typer.Option("--observations", help="cli-simulate-observations")]
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
    results: Results = None,
    resume: Resume = False,
    as_json: AsJson = False,
    html: Html = None,
    tribe_report: TribeReport = False,
    export: Export = None,
    observations: Observations = False,
    lang: Language = None,
) -> None:
    """Run a tournament of bots: same deals for all, rotating seats."""
    from ethnos.arena.about import About
    from ethnos.arena.run import available_workers
    from ethnos.arena.task import Tournament
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language

    require("arena")  # now, not after the games
    messages = Messages(choose_language(lang))
    names = _checked_bots(bots)
    ruleset = chosen_ruleset(
        len(names) if players is None else players,
        *(tribes, option or [], messages.lang, preset, seed),
    )
    tournament = Tournament(
        names, ruleset, think=think, playouts=playouts, codes=export is not None
    )
    about = About(tournament, seed, games)
    _check_files(html, export, results, observations=observations, resume=resume)
    with _results_file(results, about, resume) as file:
        finished = file.results if file else []
        try:
            _play(about, finished, file, workers or available_workers(), ray)
        except (KeyboardInterrupt, UserError):
            _tell_stopped(about, len(finished), results, messages)
            if finished:
                _report(about, finished, messages, html, as_json=as_json, tribes=tribe_report)
            raise
    if export is not None:
        _export(about, finished, export, observations, messages)
    _report(about, finished, messages, html, as_json=as_json, tribes=tribe_report)


def _check_files(
    html: Path | None,
    export: Path | None,
    results: Path | None,
    *,
    observations: bool,
    resume: bool,
) -> None:
    """Refuse options about files before the games that would be lost."""
    for path in filter(None, (html, export)):
        check_writable(path)
    if export is None and observations:
        raise UserError(phrase("setup-error-export"))
    if export is not None:
        require("rl")
    if resume and results is None:
        raise UserError(phrase("arena-results-unnamed"))


def _export(
    about: About, results: list[GameResult], path: Path, observations: bool, messages: Messages
) -> None:
    from ethnos.env.export import PlayedGame, export_played

    games = [
        PlayedGame(
            number=result.index,
            seed=result.summary.seed,
            tribes=[str(tribe) for tribe in result.tribes],
            bots=[seat.bot for seat in result.seats],
            codes=result.codes,
            glory=[seat.glory for seat in result.seats],
            ranks=[seat.rank for seat in result.seats],
        )
        for result in sorted(results, key=lambda result: result.index)
    ]
    with writing(path):
        export_played(path, about.tournament.ruleset, about.seed, games, observations=observations)
    text = messages.format("simulate-written", games=len(games), file=str(path))
    print(text, file=sys.stderr)


@contextmanager
def _results_file(path: Path | None, about: About, resume: bool) -> Iterator[ResultsFile | None]:
    """Yield the file that keeps the games, if one was asked for."""
    from ethnos.arena.results_file import ResultsFile, ResultsFileError

    if path is None:
        yield None
        return
    try:
        with writing(path):
            file = ResultsFile(path, about, resume=resume)
    except ResultsFileError as error:
        why = phrase(f"arena-results-{error.code}", file=str(path), detail=error.detail)
        raise UserError(why) from error
    with closing(file):
        yield file


def _play(
    about: About, finished: list[GameResult], file: ResultsFile | None, workers: int, ray: bool
) -> None:
    """Play the games that are not finished, and add each to the list and the file."""
    from ethnos.arena.run import played
    from ethnos.arena.watched import BotDiedError

    known = {result.index for result in finished}
    parts = played(about.tournament, about.games, about.seed, known=known, workers=workers, ray=ray)
    try:
        with progress_bar(about.games) as progress, closing(parts):
            for part in parts:
                finished += part
                if file:
                    with writing(file.path):
                        file.add(part)
                if progress:
                    progress(len(finished))
    except BotDiedError as error:
        why = phrase("arena-bot-died", bot=error.bot, game=str(error.game), error=error.how)
        raise UserError(why) from error


def _tell_stopped(about: About, count: int, path: Path | None, messages: Messages) -> None:
    print(messages.format("arena-stopped", count=count, games=about.games), file=sys.stderr)
    if path:
        print(messages.format("arena-kept", file=str(path)), file=sys.stderr)


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
    about: About,
    results: list[GameResult],
    messages: Messages,
    html: Path | None,
    *,
    as_json: bool,
    tribes: bool,
) -> None:
    from ethnos.arena import report
    from ethnos.arena.html import page
    from ethnos.arena.summary import summarize
    from ethnos.arena.tribes import tribe_statistics

    ordered = sorted(results, key=lambda result: result.index)
    ordered = [result for result in ordered if result.index < about.games]
    summary, statistics = summarize(ordered), tribe_statistics(ordered)
    if html:
        write_text(html, page(about, summary, statistics, messages))
        print(messages.format("arena-written", file=str(html)), file=sys.stderr)
    if as_json:
        print(report.as_json(about, summary, statistics))
    else:
        report.show(about, summary, statistics if tribes else None, messages)
