"""Measure the strength of the bots for docs/strength.md: `python -m tools.strength`.

Every row of the page is one `ethnos arena` command; this tool runs them one after the other, and
goes on where it was stopped. `--share 0.1` plays a tenth of the games, `--only PREFIX` the rows
whose name starts with it; with `--write` the page keeps its other rows. `--ladder` plays the levels
instead, each against three of the one below; `--times` measures decisions.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import log10
from pathlib import Path
from time import process_time

import numpy as np

from ethnos.arena.about import About
from ethnos.arena.estimates import Estimate, share
from ethnos.arena.results_file import ResultsFile
from ethnos.arena.run import available_workers, played
from ethnos.arena.summary import summarize
from ethnos.arena.task import GameResult, Tournament
from ethnos.bots import LegalActions, make_bot
from ethnos.bots.compiled import scores
from ethnos.bots.streams import bot_stream
from ethnos.rules.apply import apply_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
KEPT = Path("build/strength")
"""Where the games are, so that a later run goes on; remove it when a bot has changed."""
HEAD = """\
| match | games | wins, % (interval) | wanted | weakest tribe | weakest seat |
| --- | --- | --- | --- | --- | --- |
"""
SEED = 1
FASTER = "search:200"
"""The search bot in less than 10 ms a decision."""
SLOWER = "search:2000"
"""And in less than 50 ms."""


@dataclass(frozen=True)
class Match:
    """One bot against copies of another, and the required share of wins."""

    bot: str
    """Such as `search:200`, which simulates 200 games a decision."""
    rival: str
    players: int
    games: int
    wanted: float

    @property
    def name(self) -> str:
        """Such as `heuristic-random-4`, or `search-200-heuristic-4`."""
        return f"{self.bot}-{self.rival}-{self.players}".replace(":", "-")

    @property
    def title(self) -> str:
        """The cells that its row begins with."""
        return f"| {self.bot} against {self.players - 1} × {self.rival} |"

    def about(self, games: int) -> About:
        """Return what is played: the bot, then its rivals."""
        bots = (self.bot, *[self.rival] * (self.players - 1))
        return About(Tournament(bots, Ruleset(players=self.players)), SEED, games)


def matches() -> Iterator[Match]:
    """Yield the matches: first the requirements, then how strength grows with simulated games."""
    yield Match("heuristic", "random", 4, 2_000, 0.95)
    yield Match("heuristic", "marker", 4, 800, 0.45)
    yield Match("heuristic", "collector", 4, 800, 0.45)
    yield Match(FASTER, "heuristic", 4, 400, 0.60)
    yield Match(SLOWER, "heuristic", 4, 400, 0.70)
    for games in (200, 1_000):
        yield Match("search:1000", f"search-1:{games}", 4, 400, 0.40)
    for players in (2, 6):
        yield Match(FASTER, "heuristic", players, 400, 1 / players)
    for games in (30, 100, 300, 1_000):
        yield Match(f"search:{games}", "heuristic", 4, 400, 0.25)


LADDER_HEAD = """\
| level | against 3 × the level below | games | rating |
| --- | --- | --- | --- |
"""


def ladder() -> Iterator[Match]:
    """Yield every level against the one below, weakest first."""
    yield Match("novice", "random", 4, 400, 0.9)
    yield Match("adventurer", "novice", 4, 800, 0.6)
    yield Match("heuristic", "adventurer", 4, 800, 0.6)
    yield Match(FASTER, "heuristic", 4, 400, 0.6)


def rating_step(share: float, rivals: int) -> float:
    """Return the difference in rating that this share of wins against some equals stands for.

    As for Elo, 400 points are odds of ten to one against each rival.

    >>> round(rating_step(0.25, 3)), round(rating_step(0.65, 3))
    (0, 298)
    """
    share = min(max(share, 0.001), 0.999)  # nobody is beaten for certain
    return 400 * log10(rivals * share / (1 - share))


def ladder_row(match: Match, won: Estimate, games: int, rating: float) -> str:
    """Return a row of the ladder; `rating` is that of the level."""
    return (
        f"| {match.bot} | **{100 * won.value:.1f} %** ({100 * won.low:.1f}–"
        f"{100 * won.high:.1f}) against {match.rival} | {games:,} | {rating:.0f} |\n"
    )


def climb(part: float, workers: int, *, writes: bool) -> None:
    """Play the ladder; the weakest level is rated 0."""
    rating, rows, commands = 0.0, ["| random | | | 0 |\n"], []
    for match in ladder():
        results, command = play(match, part, workers)
        won = next(bot for bot in summarize(results).bots if bot.bot == match.bot).win_share
        rating += rating_step(won.value, match.players - 1)
        rows.append(ladder_row(match, won, len(results), rating))
        commands.append(command)
        print(rows[-1], end="", flush=True)
        if writes:
            write("ladder", LADDER_HEAD, rows, commands)


def play(match: Match, part: float, workers: int) -> tuple[list[GameResult], str]:
    """Play a part of the games of a match; return them, and the command that repeats them."""
    games = max(1, round(match.games * part / match.players)) * match.players
    about = match.about(games)
    KEPT.mkdir(parents=True, exist_ok=True)
    with closing(ResultsFile(KEPT / f"{match.name}.jsonl", about, resume=True)) as file:
        results = [result for result in file.results if result.index < games]
        known = {result.index for result in results}
        for some in played(about.tournament, games, SEED, known=known, workers=workers):
            file.add(some)
            results += some
    return sorted(results, key=lambda result: result.index), about.command


def row(match: Match, results: list[GameResult]) -> str:
    """Return a row of the table."""
    wins: list[tuple[int, float]] = []
    by_tribe: dict[str, list[tuple[int, float]]] = defaultdict(list)
    by_seat: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for result in results:
        place = next(n for n, seat in enumerate(result.seats) if seat.bot == match.bot)
        won = result.index // match.players, result.seats[place].won
        wins.append(won)
        by_seat[f"seat {place + 1}:"].append(won)
        for tribe in result.tribes:
            by_tribe[str(tribe)].append(won)
    whole = share(wins)
    weakest, tribe_share = _weakest(by_tribe)
    seat, seat_share = _weakest(by_seat)
    return (
        f"{match.title} {len(results):,} | **{100 * whole.value:.1f}**"
        f" ({100 * whole.low:.1f}–{100 * whole.high:.1f}) | {100 * match.wanted:.0f}"
        f" | {weakest} {100 * tribe_share:.0f} | {seat} {100 * seat_share:.0f} |\n"
    )


def _weakest(by: dict[str, list[tuple[int, float]]]) -> tuple[str, float]:
    shares = {kind: share(wins).value for kind, wins in by.items()}
    weakest = min(shares, key=lambda kind: shares[kind])
    return weakest, shares[weakest]


def decision_times(name: str, players: int, games: int) -> Sequence[float]:
    """Return the CPU milliseconds of every decision of a bot against heuristic bots."""
    rival, bot = make_bot("heuristic"), make_bot(name)
    found = []
    for number in range(games):
        state, _ = new_game(Ruleset(players=players), FastSource(number))
        stream = bot_stream(number, 0, 0)
        while not state.is_over:
            seen = view(state, state.to_move)
            begun = process_time()
            decides = bot if state.to_move == number % players else rival
            action = decides.choose(seen, LegalActions(seen), stream)
            if decides is bot:
                found.append(1_000 * (process_time() - begun))
            apply_legal(state, action)
    return found


def show_times(games: int) -> None:
    """Print the median and the 99th percentile of decisions, by players and simulated games."""
    show_times_of("heuristic", "heuristic, not compiled", games)
    scores.load()
    decision_times(FASTER, 2, 1)  # load everything
    for name in ("heuristic", "search:100", FASTER, "search:1000", SLOWER):
        show_times_of(name, name, games)


def show_times_of(name: str, title: str, games: int) -> None:
    """Print a row of the times of a bot."""
    cells = []
    for players in range(2, 7):
        times = decision_times(name, players, games)
        cells.append(f"{np.percentile(times, 50):.1f} / {np.percentile(times, 99):.1f}")
    print(f"| {title} | {' | '.join(cells)} |", flush=True)


def rows_of(page: str) -> dict[str, tuple[str, str]]:
    """Return the rows of the page and the command of each, by the name of the match."""
    _, _, rest = page.partition("<!-- measured -->\n")
    lines = rest.partition("<!-- /measured -->\n")[0].splitlines()
    rows = [f"{line}\n" for line in lines if line.startswith("|")][len(HEAD.splitlines()) :]
    commands = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    return {
        match.name: (row, command)
        for row, command in zip(rows, commands, strict=True)
        for match in matches()
        if row.startswith(match.title)
    }


def write_row(match: Match, row: str, command: str) -> None:
    """Write the row of a match into the page, and leave the rows of the others."""
    found = rows_of(PAGE.read_text(encoding="utf-8")) | {match.name: (row, command)}
    ordered = [found[match.name] for match in matches() if match.name in found]
    write("measured", HEAD, [row for row, _ in ordered], [command for _, command in ordered])


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
    parser.add_argument("--times", type=int, metavar="GAMES", help="measure decisions instead")
    arguments = parser.parse_args()
    if arguments.times:
        show_times(arguments.times)
        return
    scores.load()  # the heuristic bot decides the same, and twenty times as fast
    if arguments.ladder:
        climb(arguments.share, arguments.workers, writes=arguments.write)
        return
    for match in matches():
        if not match.name.startswith(arguments.only):
            continue
        results, command = play(match, arguments.share, arguments.workers)
        print(row(match, results), end="", flush=True)
        if arguments.write:
            write_row(match, row(match, results), command)


if __name__ == "__main__":
    main()
