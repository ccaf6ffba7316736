"""A tournament report as one self-contained HTML page."""

from __future__ import annotations

from html import escape

from ethnos.arena import plots
from ethnos.arena.about import About
from ethnos.arena.document import document, section, table_of
from ethnos.arena.plots import Row
from ethnos.arena.report import (
    BOT_COLUMNS,
    TRIBE_COLUMNS,
    bot_rows,
    bot_titles,
    forfeits,
    games_played,
    origin,
    tribe_rows,
    tribes_explained,
)
from ethnos.arena.summary import Summary
from ethnos.arena.tribes import TribeStatistics
from ethnos.i18n import Messages


def page(about: About, summary: Summary, tribes: TribeStatistics, messages: Messages) -> str:
    """Return the HTML of the report."""
    say = messages.format
    games = games_played(summary, messages)
    parts = [
        f"<h1>{escape(say('arena-title'))}</h1><p>{escape(games)}</p>",
        _bot_table(summary, messages),
        *(f"<p>{escape(line)}</p>" for line in forfeits(summary, messages)),
        _ratings(summary, messages),
        _wins(summary, messages),
        _matrix(summary, messages),
        _sources(summary, messages),
        _by_tribe(summary, messages),
        _tribes(tribes, messages),
        *(f"<p><code>{escape(line)}</code></p>" for line in origin(about, summary, messages)),
    ]
    return document(say("arena-title"), parts, messages)


def _bot_table(summary: Summary, messages: Messages) -> str:
    return table_of(
        [messages.format(column) for column in BOT_COLUMNS], bot_rows(summary, messages)
    )


def _ratings(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-ratings")
    ratings = (bot.rating for bot in summary.bots)
    return section(title, plots.intervals(title, list(map(Row, bot_titles(summary), ratings))))


def _wins(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-wins")
    rows = list(map(Row, bot_titles(summary), (bot.win_share for bot in summary.bots)))
    return section(title, plots.intervals(title, rows, summary.fair_share, shares=True))


def _matrix(summary: Summary, messages: Messages) -> str:
    names = [bot.bot for bot in summary.bots]
    if len(names) < 2:
        return ""
    title = messages.format("arena-heading-matrix")
    values = [[summary.ahead.get((row, column)) for column in names] for row in names]
    titles = bot_titles(summary)
    return section(title, plots.matrix(title, titles, titles, values, 0.5))


def _sources(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-sources")
    names = list(summary.bots[0].sources)
    rows = [
        (bot_title, [bot.sources[name] for name in names])
        for bot_title, bot in zip(bot_titles(summary), summary.bots, strict=True)
    ]
    parts = [messages.format(f"arena-source-{name}") for name in names]
    return section(title, plots.stacked(title, rows, parts, messages))


def _by_tribe(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-by-tribe")
    tribes = sorted({tribe for bot in summary.bots for tribe in bot.by_tribe})
    columns = [messages.format("tribe-title", tribe=str(tribe)) for tribe in tribes]
    values = [
        [bot.by_tribe[tribe].value if tribe in bot.by_tribe else None for tribe in tribes]
        for bot in summary.bots
    ]
    rows = bot_titles(summary)
    return section(title, plots.matrix(title, rows, columns, values, summary.fair_share))


def _tribes(tribes: TribeStatistics, messages: Messages) -> str:
    title = messages.format("arena-heading-tribes")
    rows = [
        Row(messages.format("tribe-title", tribe=str(tribe)), tribes.most_led[tribe])
        for tribe in sorted(tribes.most_led, key=lambda tribe: -tribes.most_led[tribe].value)
    ]
    explained = f"<p>{escape(tribes_explained(tribes, messages))}</p>"
    names = [messages.format(column) for column in TRIBE_COLUMNS]
    table = table_of(names, tribe_rows(tribes, messages))
    plot = plots.intervals(names[3], rows) if rows else ""
    return section(title, explained + table + plot) + _pairs(tribes, messages)


def _pairs(tribes: TribeStatistics, messages: Messages) -> str:
    title = messages.format("arena-heading-pairs")
    led = sorted({tribe for pair in tribes.pairs for tribe in pair})
    if not led:
        return ""
    names = [messages.format("tribe-title", tribe=str(tribe)) for tribe in led]
    values = [
        [tribes.pairs.get((min(row, column), max(row, column))) for column in led] for row in led
    ]
    return section(title, plots.matrix(title, names, names, values, tribes.bands))
