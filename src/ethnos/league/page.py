"""The results of a league as one self-contained HTML page."""

from __future__ import annotations

from html import escape

from ethnos.arena import plots
from ethnos.arena.document import document, section, table_of
from ethnos.arena.plots import Row
from ethnos.league.matches import Match
from ethnos.league.report import COLUMNS, LeagueReport


def page(report: LeagueReport, games: int) -> str:
    """Return the HTML of the page."""
    say = report.messages.format
    parts = [
        f"<h1>{escape(say('league-title'))}</h1><p>{escape(report.about())}</p>",
        table_of([say(column) for column in COLUMNS], report.rows()),
        *(f"<p>{escape(line)}</p>" for line in report.troubles()),
        _ratings(report),
        _cross_table(report),
        _conceded(report),
        f"<h2>{escape(say('league-heading-choice'))}</h2><p>{escape(say('league-choice'))}</p>",
        *(f"<p><code>{escape(line)}</code></p>" for line in report.origin(games)),
    ]
    return document(say("league-title"), parts, report.messages)


def _ratings(report: LeagueReport) -> str:
    say = report.messages.format
    title = say("arena-heading-ratings")
    rows = [Row(report.titles[one.name], one.rating) for one in report.summary.entrants]
    effect = report.messages.number(report.summary.design_effect, 2)
    explained = f"<p>{escape(say('league-ratings', effect=effect))}</p>"
    surprises = "".join(f"<li>{escape(line)}</li>" for line in report.surprises())
    listed = f"<p>{escape(say('league-surprises'))}</p><ul>{surprises}</ul>" if surprises else ""
    return section(title, explained + plots.intervals(title, rows) + listed)


def _cross_table(report: LeagueReport) -> str:
    title = report.messages.format("league-heading-cross")
    names = [*report.titles]
    shares = report.summary.shares
    values = [
        [
            shares[match].value if (match := Match(row, column)) in shares else None
            for column in names
        ]
        for row in names
    ]
    titles = [*report.titles.values()]
    explained = report.messages.format("league-cross", count=report.summary.players - 1)
    matrix = plots.matrix(title, titles, titles, values, report.summary.fair_share)
    return section(title, f"<p>{escape(explained)}</p>{matrix}")


def _conceded(report: LeagueReport) -> str:
    say = report.messages.format
    title = say("league-heading-conceded")
    extremes = [(one.name, one.conceded) for one in report.summary.entrants]
    rows = [
        Row(f"{report.titles[name]} ← {report.titles[extreme.against]}", extreme.estimate)
        for name, extreme in extremes
        if extreme
    ]
    plot = plots.intervals(title, rows, report.summary.fair_share, shares=True)
    return section(title, f"<p>{escape(say('league-conceded'))}</p>{plot}")
