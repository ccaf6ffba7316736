"""What tests do with a game in a browser."""

from __future__ import annotations

import psutil
from playwright.sync_api import Browser, Page

from tests.ui.visitor import Visitor, play_by_mouse, tries

KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready
  const asked = () => new Promise((answer) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => answer(data)
    active.postMessage('kept', [port2])
  })
  while ((await asked()) !== 'kept') await new Promise((later) => setTimeout(later, 50))
}"""
"""Wait until the whole game is kept for offline play."""


def deal(visitor: Visitor, players: int = 2, level: str | None = None) -> None:
    """Start a game against bots from the start page."""
    visitor.go("/")
    page = visitor.page
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    if level is not None:
        page.get_by_role("radio", name=level).check(force=True)
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".table")


def play_moves(visitor: Visitor, moves: int) -> None:
    """Play until the log has this many lines."""
    for _ in tries():
        if visitor.page.locator(".log li").count() >= moves or not visitor.wait_for_turn():
            return
        play_by_mouse(visitor)


def log_lines(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def renderer(browser: Browser) -> psutil.Process:
    """Return the process of the only page that is open."""
    devtools = browser.new_browser_cdp_session()
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    devtools.detach()
    # Spare processes are started ahead; the one with the page has worked most.
    pages = [one for one in processes if one["type"] == "renderer"]
    return psutil.Process(int(max(pages, key=lambda one: float(one["cpuTime"]))["id"]))
