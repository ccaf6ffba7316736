"""Measure the strength of the bots for docs/strength.md: `python -m tools.strength`.

Every row of the page is one `ethnos arena` command; this tool runs them one after the other.
`--share 0.1` plays a tenth of the games, `--only PREFIX` the rows whose name starts with it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ethnos.arena.run import available_workers, run
from ethnos.arena.summary import Summary, summarize
from ethnos.arena.task import Tournament
from ethnos.rules.ruleset import Ruleset

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
HEAD = """\
| match | games | wins, % (interval) | wanted | weakest tribe |
| --- | --- | --- | --- | --- |
"""
SEED = 1


@dataclass(frozen=True)
class Match:
    """One bot against copies of another, and the required share of wins."""

    bot: str
    rival: str
    players: int
    games: int
    wanted: float
    think: float | None = None

    @property
    def name(self) -> str:
        """Such as `heuristic-random-4`."""
        return f"{self.bot}-{self.rival}-{self.players}"

    @property
    def line_up(self) -> tuple[str, ...]:
        """The bot, then its rivals."""
        return (self.bot, *[self.rival] * (self.players - 1))

    def command(self, games: int) -> str:
        """Return the equivalent command line."""
        think = f" --think {self.think:g}" if self.think else ""
        return f"ethnos arena --bots {','.join(self.line_up)} --games {games} --seed {SEED}{think}"


def matches() -> Iterator[Match]:
    """Yield the matches: first the requirements, then every level against the one below."""
    yield Match("heuristic", "random", 4, 2_000, 0.95)
    yield Match("heuristic", "marker", 4, 2_000, 0.45)
    yield Match("heuristic", "collector", 4, 2_000, 0.45)
    yield Match("search", "heuristic", 4, 100, 0.50, think=1.0)
    for players in (2, 3, 4, 5, 6):
        games = 100 * players
        yield Match("novice", "random", players, games, 1 / players)
        yield Match("heuristic", "novice", players, games, 1 / players)
        yield Match("search", "heuristic", players, 10 * players, 1 / players, think=0.1)


def row(match: Match, summary: Summary) -> str:
    """Return a row of the table."""
    bot = next(bot for bot in summary.bots if bot.bot == match.bot)
    share = bot.win_share
    tribe, least = min(bot.by_tribe.items(), key=lambda item: item[1].value)
    return (
        f"| {match.bot} against {match.players - 1} × {match.rival}"
        f" | {summary.games:,} | **{100 * share.value:.1f}**"
        f" ({100 * share.low:.1f}–{100 * share.high:.1f}) | {100 * match.wanted:.0f}"
        f" | {tribe} {100 * least.value:.0f} |\n"
    )


def write(rows: list[str], commands: list[str]) -> None:
    """Write the table and its commands between the markers of the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition("<!-- measured -->\n")
    _, _, after = rest.partition("<!-- /measured -->\n")
    shown = "\n".join(["```console", *(f"$ {command}" for command in commands), "```"])
    measured = f"{HEAD}{''.join(rows)}\n{shown}\n"
    page = f"{before}<!-- measured -->\n{measured}<!-- /measured -->\n{after}"
    PAGE.write_text(page, encoding="utf-8")


def main() -> None:
    """Play all matches; with `--write`, update the page after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--only", default="", help="only matches whose name starts with this")
    parser.add_argument("--workers", type=int, default=available_workers())
    parser.add_argument("--write", action="store_true", help="write docs/strength.md")
    arguments = parser.parse_args()
    rows: list[str] = []
    commands: list[str] = []
    for match in matches():
        if not match.name.startswith(arguments.only):
            continue
        deals = max(1, round(match.games * arguments.share / match.players))
        games = deals * match.players
        tournament = Tournament(match.line_up, Ruleset(players=match.players), think=match.think)
        summary = summarize(run(tournament, games, SEED, workers=arguments.workers))
        rows.append(row(match, summary))
        commands.append(match.command(games))
        print(rows[-1], end="", flush=True)
        if arguments.write:
            write(rows, commands)


if __name__ == "__main__":
    main()
