"""The page of a server: installed, and played in the browser while the server is away."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, expect

from ethnos.web_app import PAGE, PYTHON, files_in
from tests.local.browser_game import deal
from tests.ui.visitor import Visitor, play_by_mouse, serve


def test_server_lists_the_page_and_python_for_its_service_worker(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        with urlopen(f"{served.url}/sw.js") as answer:
            listed = json.loads(answer.readline().removeprefix(b"const SITE = "))
            assert answer.headers["Cache-Control"] == "no-cache"
        files = files_in(PAGE).keys() | files_in(PYTHON, "python/").keys()
        assert listed["served"]
        assert listed["files"].keys() == files
        for name in ("index.html", "python/lock.json", "manifest.webmanifest"):
            wasm = Request(f"{served.url}/{name}", headers={"Accept-Encoding": "br"})
            with urlopen(wasm) as answer:
                assert "wasm-unsafe-eval" in answer.headers["Content-Security-Policy"]


def test_server_tells_crawlers_what_to_leave_alone(tmp_path: Path) -> None:
    with serve(tmp_path) as served, urlopen(f"{served.url}/robots.txt") as answer:
        assert answer.headers["Content-Type"].startswith("text/plain")
        assert answer.read().decode() == "User-agent: *\nDisallow: /api/\n"


def test_game_goes_on_in_the_browser_while_the_server_is_away(
    browser: Browser, tmp_path: Path
) -> None:
    with serve(tmp_path) as served:
        visitor = Visitor.arrive(browser, served.url, "Petr", service_workers="allow")
        page = visitor.page
        visitor.go("/settings")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.get_by_role("button", name="Keep the game here").click()
        page.get_by_text("The game is kept in this browser.").wait_for()
    visitor.go("/")  # the page comes from the browser, and nothing answers its requests
    page.get_by_role("button", name="Play on this device").click()
    page.get_by_text("You are playing on this device, without the server.").wait_for()
    deal(visitor)
    assert visitor.wait_for_turn()
    play_by_mouse(visitor)
    with serve(tmp_path, served.port):
        visitor.go("/")
        page.get_by_role("button", name="Back to the server").click()
        expect(page.get_by_label("Have a code?")).to_be_visible()
    visitor.leave()
