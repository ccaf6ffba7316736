"""Compare the engines on as many games as the time allows: `python -m ethnos.testing.lockstep`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import Final

from ethnos.testing.lockstep.cases import cases, house_cases
from ethnos.testing.lockstep.comparison import compare, compare_checksums

_GAMES_AT_ONCE: Final = 100


def main() -> None:
    """Compare games until the number of games or the time is reached."""
    parser = ArgumentParser(prog="python -m ethnos.testing.lockstep", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000_000, help="maximum number of games")
    parser.add_argument("--minutes", type=float, default=60.0, help="maximum time")
    parser.add_argument("--seed", type=int, default=0, help="the root seed of all cases")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--processes", type=int, default=1, help="number of processes")
    parser.add_argument("--fully", action="store_true", help="compare everything, not checksums")
    parser.add_argument("--house", action="store_true", help="vary the house numbers as well")
    options = parser.parse_args()
    deadline = monotonic() + 60 * options.minutes
    games = decisions = 0
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        while games < options.games and monotonic() < deadline:
            runs = []
            for _ in range(options.processes):
                count = min(_GAMES_AT_ONCE, options.games - games)
                first = options.first + games
                runs.append(pool.submit(_run_slice, first, count, options))
                games += count
            decisions += sum(run.result() for run in runs)
            sys.stdout.write(f"\r{games} games, {decisions} decisions, no difference")
            sys.stdout.flush()
    sys.stdout.write("\n")


def _run_slice(first: int, count: int, options: Namespace) -> int:
    check = compare if options.fully else compare_checksums
    chosen = house_cases if options.house else cases
    return sum(check(case) for case in chosen(count, options.seed, first))
