"""A tournament report as one self-contained HTML page."""

from __future__ import annotations

from html import escape

from ethnos.arena import plots
from ethnos.arena.about import About
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

_STYLE = """
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fffdf8; --line: #ccc; --dot: #0072b2 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #1c1b19; --line: #555; --dot: #56b4e9 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
svg .tick { font-size: 11px }
svg .grid { stroke: var(--line); stroke-width: .5 }
svg .mark { stroke: var(--ink); stroke-dasharray: 4 3 }
svg .whisker { stroke: var(--dot); stroke-width: 3 }
svg circle { fill: var(--dot) }
.scroll { overflow-x: auto }
code { overflow-wrap: anywhere }
"""


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
    return (
        f'<!doctype html><html lang="{messages.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(say('arena-title'))}</title><style>{_STYLE}</style></head>"
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _section(title: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>{content}"


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def _bot_table(summary: Summary, messages: Messages) -> str:
    return _table([messages.format(column) for column in BOT_COLUMNS], bot_rows(summary, messages))


def _ratings(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-ratings")
    ratings = (bot.rating for bot in summary.bots)
    return _section(title, plots.intervals(title, list(map(Row, bot_titles(summary), ratings))))


def _wins(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-wins")
    rows = list(map(Row, bot_titles(summary), (bot.win_share for bot in summary.bots)))
    return _section(title, plots.intervals(title, rows, mark=summary.fair_share))


def _matrix(summary: Summary, messages: Messages) -> str:
    names = [bot.bot for bot in summary.bots]
    if len(names) < 2:
        return ""
    title = messages.format("arena-heading-matrix")
    values = [[summary.ahead.get((row, column)) for column in names] for row in names]
    titles = bot_titles(summary)
    return _section(title, plots.matrix(title, titles, titles, values, 0.5))


def _sources(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-sources")
    names = list(summary.bots[0].sources)
    rows = [
        (bot_title, [bot.sources[name] for name in names])
        for bot_title, bot in zip(bot_titles(summary), summary.bots, strict=True)
    ]
    parts = [messages.format(f"arena-source-{name}") for name in names]
    return _section(title, plots.stacked(title, rows, parts, messages))


def _by_tribe(summary: Summary, messages: Messages) -> str:
    title = messages.format("arena-heading-by-tribe")
    tribes = sorted({tribe for bot in summary.bots for tribe in bot.by_tribe})
    columns = [messages.format("tribe-title", tribe=str(tribe)) for tribe in tribes]
    values = [
        [bot.by_tribe[tribe].value if tribe in bot.by_tribe else None for tribe in tribes]
        for bot in summary.bots
    ]
    rows = bot_titles(summary)
    return _section(title, plots.matrix(title, rows, columns, values, summary.fair_share))


def _tribes(tribes: TribeStatistics, messages: Messages) -> str:
    title = messages.format("arena-heading-tribes")
    rows = [
        Row(messages.format("tribe-title", tribe=str(tribe)), tribes.most_led[tribe])
        for tribe in sorted(tribes.most_led, key=lambda tribe: -tribes.most_led[tribe].value)
    ]
    explained = f"<p>{escape(tribes_explained(tribes, messages))}</p>"
    names = [messages.format(column) for column in TRIBE_COLUMNS]
    table = _table(names, tribe_rows(tribes, messages))
    plot = plots.intervals(names[3], rows) if rows else ""
    return _section(title, explained + table + plot) + _pairs(tribes, messages)


def _pairs(tribes: TribeStatistics, messages: Messages) -> str:
    title = messages.format("arena-heading-pairs")
    led = sorted({tribe for pair in tribes.pairs for tribe in pair})
    if not led:
        return ""
    names = [messages.format("tribe-title", tribe=str(tribe)) for tribe in led]
    values = [
        [tribes.pairs.get((min(row, column), max(row, column))) for column in led] for row in led
    ]
    return _section(title, plots.matrix(title, names, names, values, tribes.bands))
