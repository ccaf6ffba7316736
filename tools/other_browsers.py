"""Play the static game in Firefox and WebKit: `make browsers`, or `python -m tools.other_browsers`.

Playwright cannot drive the browsers that Debian has, so this speaks their own protocols: WebDriver
BiDi with Firefox, WebDriver with WebKitGTK. A whole game is clicked through, with a reload in the
middle of it. Whatever is not installed is left out.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import connect

from tests.local.static_host import build, served
from tests.ui.scripts import script
from tools.server_load import free_port

PATIENCE: Final = 60.0
"""Seconds for one step; WebKit needs five to start Python on a quiet machine."""
GAME_PATIENCE: Final = 600.0
"""Seconds for a whole game."""
POLL: Final = 0.2
MOVES: Final = 8
"""Lines of the log before the reload."""
MINI_BROWSER: Final = "*/webkit2gtk-*/MiniBrowser"
PACKAGES: Final = "firefox-esr webkit2gtk-driver xvfb"

Evaluate = Callable[[str], Any]
"""Evaluates an expression in the page."""

READY: Final = "document.querySelector('form')?.innerText.includes('Tactician') ?? false"
DEAL: Final = "document.querySelector('form .go').click()"
LOG: Final = "[...document.querySelectorAll('.log li')].map((line) => line.innerText)"
TURN: Final = "document.title.startsWith('Your turn') && !!document.querySelector('.table')"
ENOUGH: Final = f"document.querySelectorAll('.log li').length >= {MOVES}"
AUTOPLAY: Final = f"({script('autoplay').replace('NEXT_TARGET', script('next_target'))})"
PLAY: Final = f"{AUTOPLAY}('.enough')"
OVER: Final = ".dock .over"
PLAY_TO_THE_END: Final = f"{AUTOPLAY}('{OVER}')"
STOP: Final = "document.body.classList.add('enough')"
QUIET: Final = """localStorage.setItem('ethnos-settings',
    JSON.stringify({ name: 'Petr', speed: 'off', confirm: 'off' }))"""


# The browsers.


@contextmanager
def firefox(program: str) -> Iterator[Evaluate]:
    """Start Firefox without a window."""
    port, numbers = free_port(), count(1)
    with tempfile.TemporaryDirectory() as profile:
        command = [program, "--headless", "--no-remote", "--profile", profile]
        command += ["--remote-debugging-port", str(port)]
        with running(command), connect(opened(port, "/session"), max_size=None) as socket:

            def send(method: str, **params: object) -> Any:
                number = next(numbers)
                socket.send(json.dumps({"id": number, "method": method, "params": params}))
                while (answer := json.loads(socket.recv(PATIENCE))).get("id") != number:
                    pass  # an event
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

            send("session.new", capabilities={})
            context = send("browsingContext.getTree")["contexts"][0]["context"]

            def evaluate(expression: str) -> Any:
                done = send(
                    "script.evaluate",
                    expression=f"JSON.stringify([{expression}])",
                    target={"context": context},
                    awaitPromise=False,
                )
                if done["type"] == "exception":
                    raise RuntimeError(done["exceptionDetails"]["text"])
                return json.loads(done["result"]["value"])[0]

            yield evaluate


@contextmanager
def webkit(program: str) -> Iterator[Evaluate]:
    """Start WebKitGTK's small browser on a display of its own."""
    port = free_port()
    display = [found, "--auto-servernum"] if (found := shutil.which("xvfb-run")) else []
    browser = max(Path("/usr/lib").glob(MINI_BROWSER))
    options = {"binary": str(browser), "args": ["--automation"]}
    wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
    with (
        running([*display, program, f"--port={port}"]),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http,
    ):
        opened(port, "")
        session = http.post("/session", json={"capabilities": wanted}).json()["value"]["sessionId"]

        def evaluate(expression: str) -> Any:
            body = {"script": f"return JSON.stringify([{expression}])", "args": []}
            answer = http.post(f"/session/{session}/execute/sync", json=body).json()["value"]
            if not isinstance(answer, str):
                raise RuntimeError(str(answer))
            return json.loads(answer)[0]

        try:
            yield evaluate
        finally:
            http.delete(f"/session/{session}")


@contextmanager
def running(command: list[str]) -> Iterator[None]:
    """Run a program until the block ends, and with it whatever it has started."""
    nowhere = subprocess.DEVNULL
    program = subprocess.Popen(command, stdout=nowhere, stderr=nowhere, start_new_session=True)
    try:
        yield
    finally:
        os.killpg(program.pid, signal.SIGTERM)
        program.wait(PATIENCE)


BROWSERS: Final[dict[str, tuple[str, Callable[[str], AbstractContextManager[Evaluate]]]]] = {
    "Firefox": ("firefox-esr", firefox),
    "WebKit": ("WebKitWebDriver", webkit),
}
"""Each with the program that starts it."""


# The path.


def opened(port: int, path: str) -> str:
    """Wait until a program listens at a port; return the address of its socket."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/")
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(POLL)  # nothing tells when a browser is ready
        else:
            return f"ws://127.0.0.1:{port}{path}"


def until(evaluate: Evaluate, expression: str, patience: float = PATIENCE) -> None:
    """Wait until an expression holds in the page."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        try:
            if evaluate(expression):
                return
        except RuntimeError:
            pass  # between two pages there is nothing to evaluate in
        time.sleep(POLL)  # the protocols tell of no change in a page
    raise TimeoutError(f"never so: {expression}")


def play(evaluate: Evaluate, url: str) -> str:
    """Play a game, with a reload in the middle of it; return what took how long."""
    evaluate(f"location.assign({json.dumps(url + '/settings')})")
    until(evaluate, f"location.href === {json.dumps(url + '/settings')} && !!document.body")
    evaluate(QUIET)
    begun = time.monotonic()
    evaluate(f"location.assign({json.dumps(url + '/')})")
    until(evaluate, READY)
    ready = time.monotonic() - begun
    evaluate(DEAL)
    until(evaluate, TURN)
    evaluate(PLAY)
    until(evaluate, ENOUGH)
    evaluate(STOP)
    until(evaluate, TURN)
    before = evaluate(LOG)
    evaluate("window.beforeReload = true")
    evaluate("location.reload()")
    until(evaluate, f"!window.beforeReload && {TURN}")
    after = evaluate(LOG)
    if after[-len(before) :] != before:  # the newest line comes first, and a move may be on its way
        raise AssertionError(f"the log was {before}, and is {after} after the reload")
    evaluate(PLAY_TO_THE_END)
    until(evaluate, f"!!document.querySelector('{OVER} h2')", GAME_PATIENCE)
    lines = len(evaluate(LOG))
    return f"ready after {ready:.1f} s, {len(after)} lines kept over a reload, {lines} at the end"


def main() -> int:
    missing = []
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        with served(Path(folder)) as url:
            for name, (program, start) in BROWSERS.items():
                path = shutil.which(program)
                if path is None:
                    missing.append(f"{name} ({program})")
                    continue
                with start(path) as evaluate:
                    print(f"{name}: {play(evaluate, url)}", flush=True)
    if missing:
        print(f"Not installed: {', '.join(missing)}. Get it with: apt-get install {PACKAGES}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
