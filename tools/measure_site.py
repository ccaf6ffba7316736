"""Measure the game from static files in a real browser: `python -m tools.measure_site [PART ...]`.

Time is CPU time of the browser's process for the page, all its threads together, so that other
work on the machine counts little.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import psutil
from playwright.sync_api import Browser, Page

from tests.local.browser_game import KEPT, deal, play_moves, renderer
from tests.local.keeping import walk
from tests.local.pyodide import load_python
from tests.local.slow_line import Line
from tests.local.static_host import build, served
from tests.ui.visitor import Visitor, open_chromium
from tools.brotli_host import BrotliHandler
from tools.budgets import Measured, show

STARTS: Final = 5
GAMES: Final = 3
MEGABYTE: Final = 1_000_000
QUIET: Final = "networkidle"
THINKING: Final = 5_000
"""In ms."""
SLOW: Final = 200_000
"""Bytes per second: the game takes half a minute, longer than a browser lets a second request for
a file wait for the first.
"""

DECISIONS: Final = f"""
import json
from time import perf_counter
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.legal_actions import LegalActions
from ethnos.rules import FastSource, Game
from ethnos.rules.ruleset import Ruleset

times, bot = [], HeuristicBot()
for seed in range({GAMES}):
    game, stream = Game(Ruleset(players=4), seed=seed), FastSource(seed).stream(9)
    while not game.is_over:
        begun = perf_counter()
        seen = game.view(game.to_move)
        action = bot.choose(seen, LegalActions(seen), stream)
        game.play(action)
        times.append(perf_counter() - begun)
json.dumps(times)
"""
"""Heuristic bots play: the view, the choice and what it does, as a room has them decide."""


class Site(NamedTuple):
    """The game at a host, the bytes that it has sent by address, and the line to it."""

    url: str
    sent: Counter[str]
    line: Line


@contextmanager
def open_site() -> Iterator[Site]:
    """Build the game and serve it compressed until the block ends."""
    sent: Counter[str] = Counter()
    line = Line()
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        with served(Path(folder), handler=partial(BrotliHandler, sent=sent, line=line)) as url:
            yield Site(url, sent, line)


def cpu_seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


# What is measured.


def transfer(browser: Browser, site: Site) -> Iterator[Measured]:
    """Visit the game for the first time, and again when it is installed."""
    site.sent.clear()
    visitor = Visitor.arrive(browser, site.url, "Petr", service_workers="allow")
    deal(visitor)
    visitor.page.evaluate(KEPT)
    visitor.page.wait_for_load_state(QUIET)
    first = sum(site.sent.values())
    site.sent.clear()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Deal the cards").wait_for()
    visitor.page.wait_for_load_state(QUIET)
    question = site.sent.pop("/sw.js", 0)
    visitor.leave()
    yield Measured("first visit and a game, over the wire", first / MEGABYTE, 6.2, "MB")
    yield Measured("later visits: files of the game", sum(site.sent.values()), 0, "bytes")
    yield Measured("later visits: whether there is a new version", question, 1000, "bytes")


def slow(browser: Browser, site: Site) -> Iterator[Measured]:
    """Visit the game for the first time over a slow line, on which files arrive side by side."""
    site.sent.clear()
    site.line.bytes_per_second = SLOW
    visitor = Visitor.arrive(browser, site.url, "Petr", service_workers="allow")
    deal(visitor)
    begun = sum(site.sent.values())
    visitor.page.evaluate(KEPT)
    visitor.leave()
    site.line.bytes_per_second = math.inf
    kept = sum(site.sent.values())
    yield Measured("first visit on a slow line, until the table stands", begun / MEGABYTE, 6, "MB")
    yield Measured("first visit on a slow line, all kept", kept / MEGABYTE, 6.2, "MB")


def start(browser: Browser, site: Site) -> Iterator[Measured]:
    """Start the worker: from the first request to Python's first answer."""
    spent = []
    visitor = Visitor.arrive(browser, site.url, "Petr")
    for _ in range(STARTS):
        visitor.go("/settings")  # it needs no Python
        visitor.page.wait_for_load_state(QUIET)
        process = renderer(browser)
        before = cpu_seconds(process)
        walk(visitor, "/")
        visitor.page.get_by_role("radio", name="Tactician").wait_for(state="attached")
        spent.append(cpu_seconds(process) - before)
    visitor.leave()
    yield Measured("start of the worker, first time", spent[0], 2.2, "s CPU")
    yield Measured("start of the worker, later: median", median(spent[1:]), 2.2, "s CPU")


def moves(browser: Browser, site: Site) -> Iterator[Measured]:
    """Let heuristic bots play whole games in the browser's Python."""
    visitor = Visitor.arrive(browser, site.url, "Petr")
    visitor.go("/robots.txt")  # a page of the host without the game itself
    load_python(visitor.page, {})
    process = renderer(browser)
    before = cpu_seconds(process)
    times: list[float] = json.loads(_run(visitor.page, DECISIONS))
    spent = cpu_seconds(process) - before
    visitor.leave()
    yield Measured("heuristic move, median", median(times) * 1000, 3, "ms")
    yield Measured("heuristic move, mean", spent / len(times) * 1000, 3, "ms CPU")


def _run(page: Page, script: str) -> str:
    return str(page.evaluate("(script) => window.pyodide.runPython(script)", script))


def memory(browser: Browser, site: Site) -> Iterator[Measured]:
    """Sit at a table with four players in a first visit, the game being kept meanwhile."""
    visitor = Visitor.arrive(browser, site.url, "Petr", service_workers="allow")
    deal(visitor, 4)
    visitor.page.evaluate(KEPT)
    play_moves(visitor, 30)
    visitor.page.wait_for_timeout(THINKING)  # a script plays faster than garbage is collected
    used = renderer(browser).memory_info()
    visitor.leave()
    occupied = used.rss - used.shared  # as the browser's own task manager counts
    yield Measured("memory of the page at the table", occupied / MEGABYTE, 300, "MB")


PARTS: Final[dict[str, Callable[[Browser, Site], Iterator[Measured]]]] = {
    "transfer": transfer,
    "slow": slow,
    "start": start,
    "moves": moves,
    "memory": memory,
}


def measured(parts: list[str]) -> Iterator[Measured]:
    """Measure each part in a browser of its own, which has cached nothing."""
    with open_site() as site:
        for part in parts:
            with open_chromium() as chromium:
                yield from PARTS[part](chromium.browser(), site)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.measure_site", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; or all")
    wanted = parser.parse_args().parts or list(PARTS)
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"unknown part: {', '.join(sorted(unknown))}")
    return 0 if show(measured(wanted)) else 1


if __name__ == "__main__":
    sys.exit(main())
