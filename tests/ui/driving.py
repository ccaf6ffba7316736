"""Somebody at a browser: opens the page, clicks, types, and notes what the console says."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import psutil
from playwright.sync_api import Browser, BrowserType, Page, sync_playwright

from ethnos.server.http.app import STATIC
from ethnos.server.run import make_server
from ethnos.server.settings import Settings

NOT_BUILT = "The page is not built: run `make ui` first (`make test` does)."
QUICK = {"speed": "off", "confirm": "off", "theme": "auto"}
LONG = 60_000
"""Milliseconds after which something will not happen any more, on however slow a machine."""
PATIENCE = 240
"""Seconds after which a test gets nowhere, though each of its steps may."""
WHOLE = ("chromium", "chromium-browser")
LIGHT = ("chromium-headless-shell", *WHOLE)
"""The same pages by the same engine, without the windows nobody looks at, in less time."""
NO_BROWSER = "Chromium is not installed. Get it with: sudo apt install chromium"
FRUGAL = (
    "--no-sandbox",
    "--disable-dev-shm-usage",  # a container gives little shared memory, and Chromium dies of it
    "--disable-gpu",
    "--disable-software-rasterizer",  # nothing here is drawn by a graphics card
    "--renderer-process-limit=4",
)


@dataclass
class Chromium:
    """The browser of this process, started when it is wanted and anew when it has died."""

    kind: BrowserType
    path: str
    started: Browser | None = None

    def browser(self) -> Browser:
        if self.started is None or not self.started.is_connected():
            self.started = self.kind.launch(
                executable_path=self.path, args=list(FRUGAL), timeout=2 * LONG
            )
        return self.started


@contextmanager
def open_chromium(names: Sequence[str] = LIGHT) -> Iterator[Chromium]:
    """Have Debian's browser at hand until the block ends, under the first name it has here."""
    path = next(filter(None, map(shutil.which, names)), None)
    assert path is not None, NO_BROWSER
    with sync_playwright() as playwright:
        chromium = Chromium(playwright.chromium, path)
        yield chromium
        if chromium.started is not None:
            chromium.started.close()


@contextmanager
def patience() -> Iterator[None]:
    """End a browser that has fallen silent, so that whoever waits for its answer is told.

    Most questions to it have a limit of their own; running a script and closing a window have none.
    """
    timer = threading.Timer(PATIENCE, _end_browsers)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _end_browsers() -> None:
    for child in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if "chrom" in child.name():
                child.kill()


def tries() -> Iterator[None]:
    """Go round a loop until it is left; to get nowhere is an error."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        yield
    raise TimeoutError("the page gets nowhere")


@dataclass(frozen=True)
class LocalPage:
    """Where the page is served."""

    url: str
    port: int


@contextmanager
def serve_page() -> Iterator[LocalPage]:
    """Serve the built page from a thread of this process until the block ends."""
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as served:
        yield served


@contextmanager
def serve(folder: Path, port: int = 0) -> Iterator[LocalPage]:
    """Serve the page and the rooms kept in a folder; another time, on the same port."""
    assert (STATIC / "index.html").is_file(), NOT_BUILT
    settings = Settings(
        database=f"sqlite:///{folder / 'ethnos.db'}",
        bot_pause=0.0,
        guests_per_minute=10_000,
        requests_per_second=10_000,
        request_burst=10_000,
        messages_per_second=1000,
        message_burst=10_000,
        rooms_per_guest=1000,
    )
    server = make_server(settings, host="127.0.0.1", port=port)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.02)
    port = server.servers[0].sockets[0].getsockname()[1]
    with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=LONG / 1000) as health:
        assert health.status == 200
    try:
        yield LocalPage(f"http://127.0.0.1:{port}", port)
    finally:
        server.should_exit = True
        thread.join(LONG / 1000)


@dataclass
class Visitor:
    """One browser with its own cookies."""

    page: Page
    url: str
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def arrive(
        cls,
        browser: Browser,
        url: str,
        name: str,
        *,
        size: tuple[int, int] = (1280, 800),
        settings: Mapping[str, object] | None = None,
        **options: Any,
    ) -> Visitor:
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(LONG)
        wishes = json.dumps({"name": name, **QUICK, **(settings or {})})
        context.add_init_script(
            f"localStorage.getItem('ethnos-settings') ||"
            f" localStorage.setItem('ethnos-settings', {json.dumps(wishes)})"
        )
        visitor = cls(context.new_page(), url)
        visitor.page.on("console", visitor._note)
        visitor.page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
        return visitor

    def _note(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def leave(self) -> None:
        """Close the browser window, and give back the memory it took."""
        self.page.context.close()

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def make_room(
        self, options: Mapping[str, object], seats: Sequence[Mapping[str, object]]
    ) -> str:
        """Make a room the way the start page does, and go there."""
        self.go("/")
        room = self.page.evaluate(
            """async ([options, seats, name]) => {
                const headers = { 'Content-Type': 'application/json' }
                const post = (path, body) =>
                    fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
                        .then((answer) => answer.json())
                await post('/api/guest', { name })
                const start = seats.every((seat) => seat.kind !== 'open')
                return (await post('/api/rooms', { options, seats, start })).id
            }""",
            [dict(options), [dict(seat) for seat in seats], "Petr"],
        )
        self.go(f"/room/{room}")
        return str(room)

    def finish_a_game(self, players: int = 2, bot: str = "random") -> str:
        """Sit down with bots and leave, so that they play to the end; return the room."""
        self.page.add_init_script("localStorage.setItem('ethnos-known', 'yes')")
        self.go("/settings")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
        return str(self.page.evaluate(FINISHED, {"options": {"players": players}, "seats": seats}))

    # At the table.

    @property
    def to_play(self) -> bool:
        return self.page.title().startswith("Your turn")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".dock .over").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until it is this visitor's turn; return False when the game is over instead."""
        self.page.wait_for_function(
            "() => document.title.startsWith('Your turn') || document.querySelector('.dock .over')"
        )
        return not self.is_over

    def settle(self) -> None:
        """Wait until the table has taken up what was just done."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 30))")


def lettered(page: Page) -> None:
    """Lay the page out in its own letters: until they come, others of another width stand in."""
    page.evaluate("() => document.body.offsetHeight && document.fonts.ready.then(() => true)")


# A game that ends by itself: the guest leaves at once, and bots play on.
FINISHED = """async (options) => {
    const headers = { 'Content-Type': 'application/json' }
    const post = (path, body) =>
        fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) })
            .then((answer) => answer.json())
    await post('/guest', { name: 'Petr' })
    const { id } = await post('/rooms', { ...options, start: true })
    await post(`/rooms/${id}/commands`, { t: 'leave', k: 'leaves-at-once', seat: 0 })
    for (let waits = 0; waits < 2000; waits++) {
        const room = await fetch(`/api/rooms/${id}`).then((answer) => answer.json())
        if (room.status === 'finished') return id
        await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error('the game does not end')
}"""


# What an untiring beginner would touch next, as the place on the screen (or null).
# It only looks; the clicks are the mouse's own.
NEXT = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const chosen = all('.hand li.chosen, .hand li.leader').length
    const free = all('.hand li.free .card-button[aria-disabled=false]')
    const go = all('.buttons .go:not(:disabled)')
    const building = all('.buttons .go').length > 0
    const found = all('.kingdom .choose').at(-1) ?? all('button.token').at(-1)
        ?? (building && (chosen || all('.hand li').length >= WAIT) ? free[0] : null)
        ?? (chosen ? go[0] : null)
        ?? all('.take.able')[0] ?? all('.deck:not(:disabled)')[0] ?? go[0]
        ?? (building ? free[0] : null)
        ?? all('.buttons .btn:not(:disabled, .undo, .hint)')[0]
    if (!found) return null
    const { left, top, height } = found.getBoundingClientRect()
    return { x: left + 8, y: top + height / 2 }
}"""


def play_by_mouse(visitor: Visitor, *, wait: int = 4) -> None:
    """Make one click towards a decision; bands are begun with so many cards in hand."""
    place = visitor.page.evaluate(NEXT.replace("WAIT", str(wait)))
    if place is not None:
        visitor.page.mouse.click(place["x"], place["y"])
    visitor.settle()


AUTOPLAY = f"""() => {{
    const next = {NEXT.replace("WAIT", "6").replace("?? all('.take.able')[0]", "")}
    const tick = () => {{
        const place = document.title.startsWith('Your turn') ? next() : null
        if (place) document.elementFromPoint(place.x, place.y)?.closest('button')?.click()
        if (!document.querySelector('.dock .over')) setTimeout(tick, 20)
    }}
    tick()
}}"""


def play_on(visitor: Visitor) -> None:
    """Let the page be clicked by itself from now on, so that several can be at once."""
    visitor.page.evaluate(AUTOPLAY)


def play_by_keys(visitor: Visitor) -> None:
    """Press the next key of an untiring beginner."""
    seen = visitor.page.evaluate(LOOK)
    for key in _keys(seen):
        visitor.page.keyboard.press(key)
        visitor.settle()


LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    return {
        letter: all('.kingdom:has(.choose) text')[0]?.textContent ?? null,
        token: all('button.token b')[0]?.textContent ?? null,
        hand: all('.hand li').map((card) => card.className),
        picking: all('.hand .card-button[aria-disabled=false]').length > 0,
        building: all('.buttons .go').length > 0,
        ready: all('.buttons .go:not(:disabled)').length > 0,
        deck: all('.deck:not(:disabled)').length > 0,
        pool: all('.take.able').length,
    }
}"""


def _keys(seen: dict[str, Any]) -> list[str]:
    """Return what to press: one thing at a time, so that the page is looked at again."""
    if seen["letter"]:
        return [str(seen["letter"]).lower()]
    if seen["token"]:
        return [f"Digit{seen['token']}"]
    free = [place for place, state in enumerate(seen["hand"][:10]) if "free" in state]
    begun = any("chosen" in state or "leader" in state for state in seen["hand"])
    stuck = not seen["deck"] and not seen["pool"]
    can_pick = seen["picking"] and seen["building"]
    if can_pick and free and (begun or len(seen["hand"]) >= 5 or stuck):
        return [f"Digit{(free[0] + 1) % 10}"]
    if begun and seen["ready"]:
        return ["Enter"]
    if seen["pool"] and len(seen["hand"]) % 2:
        return ["Shift+Digit1"]
    if seen["deck"]:
        return ["d"]
    if seen["pool"]:
        return ["Shift+Digit1"]
    return ["Enter"] if seen["ready"] and not seen["hand"] else ["n", "y"]
