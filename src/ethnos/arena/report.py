"""A tournament report as tables in a terminal and as JSON."""

from __future__ import annotations

import json
from typing import Final

from rich.console import Console
from rich.table import Table

from ethnos.arena.about import About, versions
from ethnos.arena.estimates import Estimate
from ethnos.arena.summary import BotSummary, Summary
from ethnos.arena.terminal import TerminalTables, milliseconds, percent, short_names
from ethnos.arena.tribes import TribeStatistics
from ethnos.i18n import Messages


def show(
    about: About, summary: Summary, tribes: TribeStatistics | None, messages: Messages
) -> None:
    """Print the tables."""
    console = Console()
    draw = _ReportTables(messages, console.width)
    console.print(games_played(summary, messages))
    console.print(draw.bots(summary))
    console.print(draw.sources(summary))
    if tribes:
        console.print(draw.tribes(tribes))
        console.print(draw.pairs(tribes))
    for line in (*forfeits(summary, messages), *origin(about, summary, messages)):
        # Whatever a bot or its error is called, it is no markup.
        console.print(line, soft_wrap=True, markup=False, highlight=False)


def forfeits(summary: Summary, messages: Messages) -> list[str]:
    """Return a line for every bot that forfeited games, with its first error."""
    return [
        messages.format(
            "arena-forfeits",
            bot=bot.bot,
            games=len(bot.forfeits),
            game=str(bot.forfeits[0][0]),
            error=bot.forfeits[0][1],
        )
        for bot in summary.bots
        if bot.forfeits
    ]


def origin(about: About, summary: Summary, messages: Messages) -> list[str]:
    """Return the lines that tell how to repeat the tournament, and how to compare it."""
    return [
        messages.format("arena-repeat", command=about.command),
        messages.format("arena-versions", **versions()),
        messages.format("arena-digest", digest=summary.digest),
    ]


def games_played(summary: Summary, messages: Messages) -> str:
    """Return the sentence about what was played."""
    return messages.format(
        "arena-games",
        games=summary.games,
        seats=summary.seats,
        percent=round(100 * summary.fair_share),
    )


def bot_titles(summary: Summary) -> list[str]:
    """Return the short name of each bot."""
    return short_names([bot.bot for bot in summary.bots])


BOT_COLUMNS: Final = tuple(
    f"arena-column-{column}"
    for column in ("bot", "seats", "wins", "rating", "rank", "glory", "median", "slow")
)


def bot_rows(summary: Summary, messages: Messages) -> list[list[str]]:
    """Return the cells of every bot for `BOT_COLUMNS`."""
    number = messages.number
    return [
        [
            title,
            number(bot.seats),
            percent(bot.win_share, messages),
            f"{number(bot.rating.value, 1)} ({number(bot.rating.low)}–{number(bot.rating.high)})",
            number(bot.mean_rank, 2),
            number(bot.mean_glory, 1),
            milliseconds(bot.times.quantile(0.5), messages),
            milliseconds(bot.times.quantile(0.99), messages),
        ]
        for title, bot in zip(bot_titles(summary), summary.bots, strict=True)
    ]


TRIBE_COLUMNS: Final = tuple(
    f"arena-column-{column}"
    for column in ("tribe", "presence", "leadership", "most-led", "tribe-glory")
)


def tribe_rows(tribes: TribeStatistics, messages: Messages) -> list[list[str]]:
    """Return the cells of every tribe for `TRIBE_COLUMNS`, best leadership first."""
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
    """Return the sentence that explains the numbers."""
    return messages.format(
        "arena-tribes-explained",
        games=tribes.games,
        sets=tribes.sets,
        percent=messages.number(100 * tribes.bands, 1),
    )


class _ReportTables(TerminalTables):
    """Draws the tables of a report."""

    def bots(self, summary: Summary) -> Table:
        return self.table("arena-title", BOT_COLUMNS, bot_rows(summary, self.messages))

    def sources(self, summary: Summary) -> Table:
        sources = list(summary.bots[0].sources)
        rows = [
            [title, *(self.messages.number(bot.sources[name], 1) for name in sources)]
            for title, bot in zip(bot_titles(summary), summary.bots, strict=True)
        ]
        columns = ("arena-column-bot", *(f"arena-source-{name}" for name in sources))
        return self.table("arena-heading-sources", columns, rows)

    def tribes(self, tribes: TribeStatistics) -> Table:
        rows = tribe_rows(tribes, self.messages)
        table = self.table("arena-heading-tribes", TRIBE_COLUMNS, rows)
        table.caption = tribes_explained(tribes, self.messages)
        return table

    def pairs(self, tribes: TribeStatistics) -> Table:
        say = self.messages
        rows = []
        for pair, value in sorted(tribes.pairs.items(), key=lambda item: -item[1]):
            names = [say.format("tribe-title", tribe=str(tribe)) for tribe in pair]
            rows.append([say.join(names), say.number(100 * value, 1)])
        columns = ("arena-column-pair", "arena-column-leadership")
        return self.table("arena-heading-pairs", columns, rows)


def as_json(about: About, summary: Summary, tribes: TribeStatistics) -> str:
    """Return the whole report as JSON, by bot id."""
    bots = {bot.bot: bot for bot in summary.bots}
    data: dict[str, object] = {
        "command": about.command,
        "versions": versions(),
        "seed": about.seed,
        "ruleset": about.ruleset,
        "think": about.tournament.think,
        "playouts": about.tournament.playouts,
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
        "forfeits": {name: _forfeits(bot) for name, bot in bots.items() if bot.forfeits},
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


def _forfeits(bot: BotSummary) -> list[dict[str, object]]:
    return [{"game": game, "error": error} for game, error in bot.forfeits]


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
