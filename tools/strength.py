"""Measure the strength of the bots for docs/strength.md: `python -m tools.strength`.

Every row of the page is one `ethnos arena` command; this tool runs them one after the other.
`--share 0.1` plays a tenth of the games, `--only PREFIX` the rows whose name starts with it.
`--ladder` plays the levels instead, each against three of the one below.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from math import log10
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


LADDER_HEAD = """\
| level | against 3 × the level below | games | rating |
| --- | --- | --- | --- |
"""


def ladder() -> Iterator[Match]:
    """Yield every level against the one below, weakest first; few games tell random play apart."""
    yield Match("novice", "random", 4, 400, 0.9)
    yield Match("adventurer", "novice", 4, 800, 0.6)
    yield Match("heuristic", "adventurer", 4, 800, 0.6)
    yield Match("search", "heuristic", 4, 100, 0.6, think=0.1)


def rating_step(share: float, rivals: int) -> float:
    """Return the difference in rating that this share of wins against some equals stands for.

    As for Elo, 400 points are odds of ten to one against each rival.

    >>> round(rating_step(0.25, 3)), round(rating_step(0.65, 3))
    (0, 298)
    """
    share = min(max(share, 0.001), 0.999)  # nobody is beaten for certain
    return 400 * log10(rivals * share / (1 - share))


def ladder_row(match: Match, summary: Summary, rating: float) -> str:
    """Return a row of the ladder; `rating` is that of the level."""
    share = next(bot for bot in summary.bots if bot.bot == match.bot).win_share
    return (
        f"| {match.bot} | **{100 * share.value:.1f} %** ({100 * share.low:.1f}–"
        f"{100 * share.high:.1f}) against {match.rival} | {summary.games:,} | {rating:.0f} |\n"
    )


def climb(share: float, workers: int, *, writes: bool) -> None:
    """Play the ladder; the weakest level is rated 0."""
    rating, rows, commands = 0.0, ["| random | | | 0 |\n"], []
    for match in ladder():
        summary, games = play(match, share, workers)
        won = next(bot for bot in summary.bots if bot.bot == match.bot).win_share.value
        rating += rating_step(won, match.players - 1)
        rows.append(ladder_row(match, summary, rating))
        commands.append(match.command(games))
        print(rows[-1], end="", flush=True)
        if writes:
            write("ladder", LADDER_HEAD, rows, commands)


def play(match: Match, share: float, workers: int) -> tuple[Summary, int]:
    """Play a share of the games of a match; return the result and the number of games."""
    games = max(1, round(match.games * share / match.players)) * match.players
    tournament = Tournament(match.line_up, Ruleset(players=match.players), think=match.think)
    return summarize(run(tournament, games, SEED, workers=workers)), games


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


def write(part: str, head: str, rows: list[str], commands: list[str]) -> None:
    """Write a table and its commands between two markers of the page."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(f"<!-- {part} -->\n")
    _, _, after = rest.partition(f"<!-- /{part} -->\n")
    shown = "\n".join(["```console", *(f"$ {command}" for command in commands), "```"])
    measured = f"{head}{''.join(rows)}\n{shown}\n"
    page = f"{before}<!-- {part} -->\n{measured}<!-- /{part} -->\n{after}"
    PAGE.write_text(page, encoding="utf-8")


def main() -> None:
    """Play all matches; with `--write`, update the page after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games to play")
    parser.add_argument("--only", default="", help="only matches whose name starts with this")
    parser.add_argument("--workers", type=int, default=available_workers())
    parser.add_argument("--write", action="store_true", help="write docs/strength.md")
    parser.add_argument("--ladder", action="store_true", help="play the levels")
    arguments = parser.parse_args()
    if arguments.ladder:
        climb(arguments.share, arguments.workers, writes=arguments.write)
        return
    rows: list[str] = []
    commands: list[str] = []
    for match in matches():
        if not match.name.startswith(arguments.only):
            continue
        summary, games = play(match, arguments.share, arguments.workers)
        rows.append(row(match, summary))
        commands.append(match.command(games))
        print(rows[-1], end="", flush=True)
        if arguments.write:
            write("measured", HEAD, rows, commands)


if __name__ == "__main__":
    main()
