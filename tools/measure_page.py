"""Measure the page in a real browser: `python -m tools.measure_page [PART ...]`."""

from __future__ import annotations

import argparse
import gzip
import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from statistics import median
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Response

from tests.ui.visitor import WHOLE, LocalPage, Visitor, autoplay, open_chromium, serve_page
from tools.budgets import Measured, show
from tools.screenshots import MIDDLE, at_table, choose

GAMES: Final = 10
TRIES: Final = 9
FLIGHTS: Final = 5
LONG_GAME: Final = 600_000
MEGABYTE: Final = 1 << 20


# Weight.


def first_load(browser: Browser, site: LocalPage) -> Iterator[Measured]:
    """Open the start page for the first time and weigh the responses."""
    visitor = Visitor.arrive(browser, site.url, "Petr")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", note)
    visitor.page.goto(site.url, wait_until="networkidle")
    code = [answer for answer in answers if urlsplit(answer.url).path.endswith((".js", ".css"))]
    weight = sum(len(gzip.compress(answer.body(), 9)) for answer in code)
    strangers = [answer for answer in answers if not answer.url.startswith(site.url)]
    visitor.leave()
    yield Measured("first load: JavaScript and CSS, gzipped", weight / 1000, 150, "KB")
    yield Measured("first load: requests to other hosts", len(strangers), 0, "")


# Speed.

PAINTED = """() => new Promise((done) =>
    new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint').at(0)
        if (paint) done(paint.startTime)
    }).observe({ type: 'paint', buffered: true }))"""


def first_paint(browser: Browser, site: LocalPage) -> Iterator[Measured]:
    """Open the start page with an empty cache, several times."""
    times = []
    for _ in range(TRIES):
        visitor = Visitor.arrive(browser, site.url, "Petr")
        visitor.go("/")
        times.append(float(visitor.page.evaluate(PAINTED)))
        visitor.leave()
    yield Measured("first paint of the start page, median", median(times), 1000, "ms")


# From the click to the end of the frame in which the card has changed.
REACTION = """() => {
    window.reaction = new Promise((done) => document.addEventListener('click', (event) => {
        new MutationObserver((_, watcher) => {
            watcher.disconnect()
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp)))
        }).observe(document.querySelector('.hand'),
            { subtree: true, attributes: true, attributeFilter: ['class'] })
    }, { once: true, capture: true }))
}"""


def card_click(browser: Browser, site: LocalPage) -> Iterator[Measured]:
    """Select and deselect a card, several times."""
    visitor = Visitor.arrive(browser, site.url, "Petr")
    page = at_table(MIDDLE)(visitor)
    card = page.locator('.hand [data-card="orc:grey"]')
    card.wait_for()
    times = []
    for _ in range(2 * TRIES):
        page.evaluate(REACTION)
        card.click()
        times.append(float(page.evaluate("() => window.reaction")))
    visitor.leave()
    yield Measured("card click to visible reaction, median", median(times), 50, "ms")


# Frames while cards move, from the start of the first animation. The layout and painting before
# that belong to the time from the click to the start.
FRAMES = """() => {
    const sky = document.querySelector('.flights')
    const setOut = () => {
        const starts = sky.getAnimations({ subtree: true }).map(({ startTime }) => startTime)
        return Math.min(...starts.filter((time) => time !== null))
    }
    window.frames60 = new Promise((done) => {
        let clicked = 0
        const times = []
        const frame = (now) => {
            const start = sky.childElementCount && !times.length ? setOut() : Infinity
            if (start <= now) times.push(start)
            if (sky.childElementCount && now > times.at(-1)) times.push(now)
            if (sky.childElementCount || !times.length) requestAnimationFrame(frame)
            else done({ clicked, times })
        }
        const note = (event) => (clicked = event.timeStamp)
        document.addEventListener('click', note, { once: true, capture: true })
        requestAnimationFrame(frame)
    })
}"""


def frame_rate(browser: Browser, site: LocalPage) -> Iterator[Measured]:
    """Play a band of three and discard four cards: eight pieces move."""
    waits, rates, longest = [], [], []
    for _ in range(FLIGHTS):
        visitor = Visitor.arrive(browser, site.url, "Petr", settings={"speed": "normal"})
        page = at_table(MIDDLE)(visitor)
        choose(page, "dwarf:purple", "dwarf:orange", "dwarf:green")
        page.wait_for_timeout(500)  # Let the page settle first.
        page.evaluate(FRAMES)
        page.locator(".buttons .go").click()
        recorded = page.evaluate("() => window.frames60")
        times = [float(time) for time in recorded["times"]]
        waits.append(times[0] - float(recorded["clicked"]))
        rates.append((len(times) - 1) * 1000 / (times[-1] - times[0]))
        longest.append(max(b - a for a, b in pairwise(times)))
        visitor.leave()
    yield Measured("click to cards setting out, median", median(waits), 200, "ms")
    yield Measured("frames a second while cards move, median", median(rates), 58, "", at_least=True)
    yield Measured("longest frame while cards move, median", median(longest), 50, "ms")


# Memory.


class Memory(NamedTuple):
    """The memory of a page after garbage collection."""

    objects: float
    """Megabytes of JavaScript objects."""
    code: float
    """Megabytes of compiled JavaScript; it grows until all hot code is compiled."""
    nodes: int
    """DOM nodes, including detached ones."""


def memory(page: Page) -> Memory:
    devtools = page.context.new_cdp_session(page)
    pieces: list[str] = []

    def note(piece: dict[str, str]) -> None:
        pieces.append(piece["chunk"])

    devtools.on("HeapProfiler.addHeapSnapshotChunk", note)
    devtools.send("HeapProfiler.enable")
    devtools.send("HeapProfiler.takeHeapSnapshot")
    counters = devtools.send("Memory.getDOMCounters")
    devtools.detach()
    sizes = sizes_by_kind(json.loads("".join(pieces)))
    objects = (
        sum(sizes.values()) - sizes["code"] - sizes["native"]
    )  # native: DOM nodes and DevTools
    return Memory(objects / MEGABYTE, sizes["code"] / MEGABYTE, int(counters["nodes"]))


def sizes_by_kind(snapshot: dict[str, Any]) -> Counter[str]:
    """Add up the bytes of a heap snapshot, a flat list of numbers."""
    fields: list[str] = snapshot["snapshot"]["meta"]["node_fields"]
    kinds: list[str] = snapshot["snapshot"]["meta"]["node_types"][0]
    numbers: list[int] = snapshot["nodes"]
    kind_of, size_of = (
        numbers[fields.index(field) :: len(fields)] for field in ("type", "self_size")
    )
    sizes: Counter[str] = Counter()
    for kind, size in zip(kind_of, size_of, strict=True):
        sizes[kinds[kind]] += size
    return sizes


def ten_games(browser: Browser, site: LocalPage) -> Iterator[Measured]:
    """Play several games in one tab without a reload.

    Waits use locators only: `wait_for_selector` returns a handle, which would keep the whole table
    of each game in memory.
    """
    visitor = Visitor.arrive(browser, site.url, "Petr")
    page = visitor.page
    visitor.make_room({"players": 2}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    begun = page.locator(".table:not(:has(.dock .over))")
    sizes = []
    for number in range(GAMES):
        begun.wait_for()
        autoplay(visitor)
        page.locator(".dock .over h2").wait_for(timeout=LONG_GAME)
        sizes.append(memory(page))
        if number < GAMES - 1:
            page.locator(".over .ways button").click()
            deal = page.locator(".seats .btn.go:not(:disabled)")
            deal.or_(begun).first.wait_for()
            if deal.is_visible():
                deal.click()
    visitor.leave()
    second, last = sizes[1], sizes[-1]
    yield Measured("heap after the second game", second.objects + second.code, 40, "MB")
    yield Measured(f"objects grown until game {GAMES}", last.objects - second.objects, 1, "MB")
    yield Measured(f"compiled code grown until game {GAMES}", last.code - second.code, 2, "MB")
    yield Measured(f"nodes grown until game {GAMES}", last.nodes - second.nodes, 2000, "")


PARTS: Final[dict[str, Callable[[Browser, LocalPage], Iterator[Measured]]]] = {
    "weight": first_load,
    "paint": first_paint,
    "click": card_click,
    "frames": frame_rate,
    "memory": ten_games,
}
"""All measurements, the fast ones first."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure_page", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; or all")
    wanted = parser.parse_args().parts or list(PARTS)
    if unknown := set(wanted) - set(PARTS):
        parser.error(f"unknown part: {', '.join(sorted(unknown))}")
    with serve_page() as site, open_chromium(WHOLE) as chromium:
        show(one for part in wanted for one in PARTS[part](chromium.browser(), site))


if __name__ == "__main__":
    main()
