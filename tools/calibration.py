"""Are the win chances true? `python -m tools.calibration` compares them with what happened.

Bots play games of two to six players. At every turn each seat's chance to win is estimated from
what the player to move knows, and set against the outcome. `--write` puts the table into
docs/bots.md.
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ethnos.bots.compiled.scratch import new_scratch
from ethnos.bots.compiled.self_play import WORKING_GAMES, forecast_games
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.fast.layout import new_game_array
from ethnos.fast.pack import pack_ruleset
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- calibration -->\n", "<!-- /calibration -->\n"
PLAYERS = (2, 3, 4, 5, 6)
BINS = 10
MOST_TURNS = 400


class Bin(NamedTuple):
    """All moments whose chance was called within a range of ten per cent."""

    called: float
    won: float
    moments: int


@cache
def moments(games: int, seed: int) -> tuple[Any, Any]:
    """Return all chances of all seats, and the share of the victory that came of each."""
    called, won = [], []
    for players in PLAYERS:
        working = new_game_array(WORKING_GAMES)
        working[0] = pack_ruleset(Ruleset(players=players))[0]
        count = games // len(PLAYERS)
        seeds = np.array([game_seed(seed, players * games + n) for n in range(count)], np.uint64)
        chances = np.zeros((count * MOST_TURNS, players), np.float32)
        outcome = np.zeros_like(chances)
        scratch = new_scratch(STANDARD_WEIGHTS)
        written = forecast_games(working, scratch, seeds, chances, outcome)
        called.append(chances[:written].ravel())
        won.append(outcome[:written].ravel())
    return np.concatenate(called), np.concatenate(won)


def bins(called: Any, won: Any) -> list[Bin]:
    """Return the mean chance and the mean outcome of every range."""
    place = np.minimum((called * BINS).astype(int), BINS - 1)
    return [
        Bin(float(called[place == n].mean()), float(won[place == n].mean()), int(sum(place == n)))
        for n in range(BINS)
    ]


def table(found: list[Bin]) -> str:
    """Return the bins as a table."""
    rows = [
        f"| {10 * n}–{10 * (n + 1)} | {100 * one.called:.1f} | {100 * one.won:.1f}"
        f" | {one.moments:,} |"
        for n, one in enumerate(found)
    ]
    head = ["| called, % | mean, % | won, % | moments |", "| --- | --- | --- | --- |"]
    return "\n".join([*head, *rows]) + "\n"


def main() -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write docs/bots.md")
    arguments = parser.parse_args()
    shown = table(bins(*moments(arguments.games, arguments.seed)))
    print(shown, end="")
    if arguments.write:
        page = PAGE.read_text(encoding="utf-8")
        before, _, rest = page.partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}{shown}{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
