"""A tournament as a table to read and as JSON."""

from __future__ import annotations

import json
from typing import Final

from rich.box import SIMPLE_HEAVY
from rich.console import Console
from rich.table import Table

from ethnos.arena.summary import BotSummary, Estimate, Summary
from ethnos.arena.tribes import TribeStatistics
from ethnos.i18n import Messages


def show(summary: Summary, tribes: TribeStatistics | None, messages: Messages) -> None:
    """Print the tables."""
    console = Console()
    console.print(games_played(summary, messages))
    console.print(_bots(summary, messages))
    console.print(_sources(summary, messages))
    if tribes:
        console.print(_tribes(tribes, messages))
        console.print(_pairs(tribes, messages))
    console.print(messages.format("arena-digest", digest=summary.digest), soft_wrap=True)


def games_played(summary: Summary, messages: Messages) -> str:
    """Return the sentence that says what was played."""
    return messages.format(
        "arena-games",
        games=summary.games,
        seats=summary.seats,
        percent=round(100 * summary.fair_share),
    )


def _table(messages: Messages, title: str, *columns: str) -> Table:
    # Little between the columns, so that they fit into a terminal of 80.
    table = Table(title=messages.format(title), box=SIMPLE_HEAVY, padding=0)
    table.add_column(messages.format(columns[0]), no_wrap=True)
    for column in columns[1:]:
        table.add_column(messages.format(column), justify="right")
    return table


BOT_COLUMNS: Final = tuple(
    f"arena-column-{column}"
    for column in ("bot", "seats", "wins", "rating", "rank", "glory", "median", "slow")
)


def bot_rows(summary: Summary, messages: Messages) -> list[list[str]]:
    """Return the numbers of every bot under `BOT_COLUMNS`."""
    number = messages.number
    return [
        [
            bot.bot,
            number(bot.seats),
            percent(bot.win_share, messages),
            f"{number(bot.rating.value, 1)} ({number(bot.rating.low)}–{number(bot.rating.high)})",
            number(bot.mean_rank, 2),
            number(bot.mean_glory, 1),
            number(1_000 * bot.times.quantile(0.5), 2),
            number(1_000 * bot.times.quantile(0.99), 2),
        ]
        for bot in summary.bots
    ]


def _bots(summary: Summary, messages: Messages) -> Table:
    table = _table(messages, "arena-title", *BOT_COLUMNS)
    for row in bot_rows(summary, messages):
        table.add_row(*row)
    return table


def percent(estimate: Estimate, messages: Messages) -> str:
    """Return a share with its interval, in hundredths.

    >>> percent(Estimate(0.5, 0.45, 0.55), Messages("en"))
    '50.0 (45.0–55.0)'
    """
    value, low, high = (
        messages.number(100 * share, 1) for share in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value} ({low}–{high})"


def _sources(summary: Summary, messages: Messages) -> Table:
    names = list(summary.bots[0].sources)
    columns = [f"arena-source-{name}" for name in names]
    table = _table(messages, "arena-heading-sources", "arena-column-bot", *columns)
    for bot in summary.bots:
        table.add_row(bot.bot, *(messages.number(bot.sources[name], 1) for name in names))
    return table


def _tribes(tribes: TribeStatistics, messages: Messages) -> Table:
    table = _table(messages, "arena-heading-tribes", *TRIBE_COLUMNS)
    table.caption = tribes_explained(tribes, messages)
    for row in tribe_rows(tribes, messages):
        table.add_row(*row)
    return table


TRIBE_COLUMNS: Final = tuple(
    f"arena-column-{column}"
    for column in ("tribe", "presence", "leadership", "most-led", "tribe-glory")
)


def tribe_rows(tribes: TribeStatistics, messages: Messages) -> list[list[str]]:
    """Return the numbers of every tribe under `TRIBE_COLUMNS`; who leads well comes first."""
    rows = []
    for tribe in sorted(tribes.presence, key=lambda tribe: -tribes.leadership.get(tribe, 0.0)):
        led = tribes.leadership.get(tribe)
        most = tribes.most_led.get(tribe)
        rows.append(
            [
                messages.format("tribe-title", tribe=str(tribe)),
                messages.number(100 * tribes.presence[tribe], 1),
                "" if led is None else messages.number(100 * led, 1),
                "" if most is None else percent(most, messages),
                messages.number(tribes.glory[tribe], 1),
            ]
        )
    return rows


def tribes_explained(tribes: TribeStatistics, messages: Messages) -> str:
    """Return the sentence that says how to read the numbers."""
    return messages.format(
        "arena-tribes-explained",
        games=tribes.games,
        sets=tribes.sets,
        percent=messages.number(100 * tribes.bands, 1),
    )


def _pairs(tribes: TribeStatistics, messages: Messages) -> Table:
    table = _table(messages, "arena-heading-pairs", "arena-column-pair", "arena-column-leadership")
    for (one, other), value in sorted(tribes.pairs.items(), key=lambda item: -item[1]):
        names = [messages.format("tribe-title", tribe=str(tribe)) for tribe in (one, other)]
        table.add_row(messages.join(names), messages.number(100 * value, 1))
    return table


def as_json(summary: Summary, tribes: TribeStatistics) -> str:
    """Return everything as JSON, by bot id."""
    bots = {bot.bot: bot for bot in summary.bots}
    data: dict[str, object] = {
        "games": summary.games,
        "players": summary.seats,
        "fair_share": summary.fair_share,
        "win_share": {name: bot.win_share.value for name, bot in bots.items()},
        "win_share_interval": {name: _interval(bot.win_share) for name, bot in bots.items()},
        "rating": {name: bot.rating.value for name, bot in bots.items()},
        "rating_interval": {name: _interval(bot.rating) for name, bot in bots.items()},
        "seats": {name: bot.seats for name, bot in bots.items()},
        "mean_rank": {name: bot.mean_rank for name, bot in bots.items()},
        "glory": {name: bot.mean_glory for name, bot in bots.items()},
        "glory_by_source": {name: bot.sources for name, bot in bots.items()},
        "win_share_by_tribe": {name: _by_tribe(bot) for name, bot in bots.items()},
        "ahead": {
            one: {other: value for (row, other), value in summary.ahead.items() if row == one}
            for one in bots
        },
        "decision_times": {name: _times(bot) for name, bot in bots.items()},
        "tribes": _tribes_json(tribes),
        "digest": summary.digest,
    }
    return json.dumps(data, indent=2)


def _interval(estimate: Estimate) -> list[float]:
    return [estimate.low, estimate.high]


def _by_tribe(bot: BotSummary) -> dict[str, dict[str, object]]:
    return {
        str(tribe): {"value": estimate.value, "interval": _interval(estimate)}
        for tribe, estimate in bot.by_tribe.items()
    }


def _times(bot: BotSummary) -> dict[str, float]:
    """Return decision times in seconds."""
    return {
        "count": bot.times.count,
        "p50": bot.times.quantile(0.5),
        "p90": bot.times.quantile(0.9),
        "p99": bot.times.quantile(0.99),
        "max": bot.times.longest,
    }


def _tribes_json(tribes: TribeStatistics) -> dict[str, object]:
    return {
        "games": tribes.games,
        "sets": tribes.sets,
        "bands": tribes.bands,
        "presence": {str(tribe): value for tribe, value in tribes.presence.items()},
        "leadership": {str(tribe): value for tribe, value in tribes.leadership.items()},
        "pairs": {f"{one}+{other}": value for (one, other), value in tribes.pairs.items()},
        "most_led": {
            str(tribe): {"value": estimate.value, "interval": _interval(estimate)}
            for tribe, estimate in tribes.most_led.items()
        },
        "glory": {str(tribe): value for tribe, value in tribes.glory.items()},
    }
