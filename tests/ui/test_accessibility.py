"""Accessibility: axe-core finds nothing serious, every size works, colour is never alone."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.ui.actions import Visit
from tests.ui.axe import violations
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.visitor import wait_for_fonts
from tools import screenshots

AXE_RULES: dict[Literal["light", "dark"], list[str] | None] = {
    "light": None,  # all of them
    "dark": ["color-contrast", "link-in-text-block"],  # a theme changes nothing but colours
}
STRUCTURE = {
    *("page-has-heading-one", "region", "landmark-one-main", "landmark-unique", "skip-link"),
    *("landmark-main-is-top-level", "landmark-no-duplicate-main", "landmark-banner-is-top-level"),
}
"""Rules of axe-core about headings and landmarks; it does not call their findings serious."""
STRUCTURED = ("table", "watcher", "replay", "raid")


SCREENS = {shot.name: shot.show for shot in screenshots.SHOTS}


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_serious_violation(visit: Visit, screen: str) -> None:
    visitor = visit(size=screenshots.SIZES["desktop"], reduced_motion="reduce")
    SCREENS[screen](visitor)
    page = visitor.page
    for size in ("desktop", "phone"):
        width, height = screenshots.SIZES[size]
        page.mouse.move(0, 0)  # a card of another size must not come to lie under it, and be told
        page.set_viewport_size({"width": width, "height": height})
        for theme, rules in AXE_RULES.items():
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            also = STRUCTURE if screen in STRUCTURED else frozenset()
            assert violations(page, rules, also=also) == [], f"{size}, {theme}"
    if screen in STRUCTURED:
        expect(page.locator("h1")).to_have_count(1)


def test_whole_table_fits_desktop_viewport(visit: Visit) -> None:
    visitor = visit()
    screenshots.six_players(visitor)
    page = visitor.page
    wait_for_fonts(page)
    box = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert page.evaluate(box) == [1280, 800]
    for part in (".hand", ".map", ".pool", ".players", ".orcs", ".track", ".log", ".buttons"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("width", [320, 390, 640, 820, 1100])
def test_table_never_scrolls_sideways(visit: Visit, width: int) -> None:
    visitor = visit(size=(width, 844))
    screenshots.the_table(visitor)
    wait_for_fonts(visitor.page)
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth") == width


def test_touch_targets_are_at_least_44_points(visit: Visit) -> None:
    visitor = visit(size=screenshots.SIZES["phone"], has_touch=True)
    screenshots.the_table(visitor)
    wait_for_fonts(visitor.page)
    small = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.buttons .btn, .tabs button, .take, nav button')]
            .map((button) => [button.className, button.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map(([name]) => name)"""
    )
    assert small == []


def test_kingdom_shows_letter_and_pattern_besides_colour(visit: Visit) -> None:
    visitor = visit(size=screenshots.SIZES["phone"])
    screenshots.the_table(visitor)
    for kingdom in visitor.page.locator(".kingdom").all():
        name = kingdom.locator("h3").inner_text()
        assert str(kingdom.locator("h3 text").text_content()) in name
        assert kingdom.locator(".pattern rect").get_attribute("fill")


def test_event_is_announced_once_to_screen_reader(visit: Visit) -> None:
    fake_room = FakeRoom.given({"pool": ["elf:red"]})
    visitor = visit()
    fake_room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.locator(".take.able").click()
    expect(visitor.page.locator(".unseen[aria-live]")).to_have_text(
        "You take an elf of Rhea from the pool."
    )


def test_unknown_room_shows_message(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/room/no-such-room")
    expect(visitor.page.get_by_role("heading")).to_have_text("There is no such table")
    visitor.complaints.clear()  # the browser itself reports the 404
    visitor.page.get_by_role("link", name="Back to the start page").click()
    expect(visitor.page).to_have_url(visitor.url + "/")


def test_skip_link_leads_to_hand(visit: Visit) -> None:
    visitor = visit()
    FakeRoom.given({"hands": {"A": ["elf:red", "orc:blue"]}}).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".hand")
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.get_by_role("link", name="Skip to your hand")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#hand")).to_be_focused()
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.locator(".hand .card-button").first).to_be_focused()


def test_everything_is_reachable_at_200_percent_zoom(visit: Visit) -> None:
    """A window of 1280 by 800 at 200 % zoom has 640 by 400 CSS pixels."""
    visitor = visit(size=(640, 400))
    screenshots.the_table(visitor)
    page = visitor.page
    wait_for_fonts(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 640
    for part in (".kingdom", ".take", ".player", ".tabs button", ".hand li", ".buttons .btn"):
        for element in page.locator(part).all():
            element.scroll_into_view_if_needed()
            expect(element).to_be_in_viewport()
    page.locator('.take[data-card="giant:red"]').first.click()
    expect(page.locator(".log li").first).to_contain_text("giant of Rhea")
