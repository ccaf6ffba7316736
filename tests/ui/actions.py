"""Actions of a player at the table, shared by the tests of the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from ethnos.records.codec import Json
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.visitor import LONG, Visitor, tries

Visit = Callable[..., Visitor]
"""Opens the page in a new browser context."""

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "random"}
OPEN: Final = {"kind": "open"}

TOKENS: Final[dict[str, Json]] = {
    "blue": {"tokens": [0, 6, 8]},
    "green": {"tokens": [0, 4, 6]},
    "grey": {"tokens": [4, 6, 8]},
    "orange": {"tokens": [2, 4, 8]},
    "purple": {"tokens": [2, 6, 10]},
    "red": {"tokens": [4, 6, 10]},
}
DWARVES: Final[dict[str, Json]] = {
    "hands": {"A": ["dwarf:purple", "dwarf:orange", "merfolk:blue"]},
    "pool": ["dwarf:red", "merfolk:grey"],
    "kingdoms": TOKENS,
}


def sit(
    visit: Visit, given: dict[str, Json], players: int = 4, **rulings: str
) -> tuple[Page, FakeRoom]:
    """Open the table in a given state, as the first player."""
    fake_room = FakeRoom.given(given, players, **rulings)
    visitor = visit()
    fake_room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    return visitor.page, fake_room


def game_of_two(visit: Visit) -> tuple[Visitor, Visitor]:
    """Start a game of two people; return the one to decide, and the other."""
    host, friend = visit(name="Ann"), visit(name="Ben")
    room = host.make_room({"players": 2}, [ME, OPEN])
    friend.go(f"/room/{room}")
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Deal the cards").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector(".table")
    someone = re.compile("^Your turn")
    for _ in tries():
        if someone.match(host.page.title()) or someone.match(friend.page.title()):
            break
        host.settle()
    return (host, friend) if host.to_play else (friend, host)


def play(page: Page) -> None:
    page.get_by_role("button", name="Play band").click()


def card(page: Page, text: str) -> None:
    """Select a card of the hand."""
    chosen = page.locator(".hand li:is(.chosen, .leader)")
    before = chosen.count()
    page.locator(f'.hand li:not(.chosen, .leader) [data-card="{text}"]').first.click()
    expect(chosen).to_have_count(before + 1)


def done(page: Page, fake_room: FakeRoom, *acts: str) -> None:
    """Check that exactly these actions reached the server, in this order."""
    waited = 0
    while len(fake_room.acts) < len(acts) and waited < LONG:
        page.wait_for_timeout(20)
        waited += 20
    assert fake_room.acts == list(acts)


def problems_of_tree(page: Page) -> list[str]:
    """Return what a screen reader would miss at this decision."""
    tree = page.locator("body").aria_snapshot()
    landmarks = ('region "Players"', 'region "Map', "main", "banner", "heading", "complementary")
    found = [f"no {wanted}" for wanted in landmarks if wanted not in tree]
    for line in tree.splitlines():
        entry = line.strip().removeprefix("- ").rstrip(":")
        if entry in ("button", "link", "radio", "textbox", "checkbox", "img"):
            found.append(f"{entry} without a name")
    if not page.locator(".live").inner_text().strip():
        found.append("no question")
    return found
