"""Animations: cards fly, fonts are loaded in time, a page that was left is freed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.ui.actions import Visit
from tests.ui.scripts import script
from tools.screenshots import MIDDLE, SIZES, at_table, choose


def play_a_band(page: Page) -> None:
    """Play three cards of seven, so that four are discarded."""
    choose(page, "dwarf:purple", "dwarf:orange", "dwarf:green")
    page.locator(".buttons .go").click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_cards_fly_and_nothing_animates_in_place(visit: Visit, size: str) -> None:
    """An animation in place would repaint the table around it.

    A phone does not display bands, and hidden elements have their position in the corner of the
    screen: there cards fly to their player instead.
    """
    visitor = visit(settings={"speed": "slow"}, size=SIZES[size])
    page = at_table(MIDDLE)(visitor)
    page.evaluate(script("first_flight"))
    play_a_band(page)
    seen = page.evaluate("() => window.firstFrame")
    assert seen == {"flights": 8, "hidden": 4, "inPlace": 0, "corner": 0}


def test_card_is_visible_after_its_flight(visit: Visit) -> None:
    visitor = visit(settings={"speed": "fast"})
    page = at_table(MIDDLE)(visitor)
    page.evaluate(script("first_flight"))
    play_a_band(page)
    page.evaluate("() => window.firstFrame")
    expect(page.locator(".flight")).to_have_count(0)
    cards = page.locator(".take")
    expect(cards).to_have_count(12)
    for card in cards.all():
        expect(card).to_have_css("opacity", "1")


def test_fonts_for_all_names_load_at_start(visit: Visit) -> None:
    """A font that arrives with the first sentence would change the layout during an animation."""
    page = at_table(MIDDLE)(visit())
    for name in ("Žofie", "Łukasz", "Оксана"):
        page.wait_for_function(
            """(name) => [...document.fonts].every(
                ({ weight, family }) =>  // of a variable font, the lightest
                    document.fonts.check(`${weight.split(' ')[0]} 1em ${family}`, name))""",
            arg=name,
        )


def test_left_table_is_garbage_collected(visit: Visit) -> None:
    visitor = visit(settings={"speed": "fast"})
    page = at_table(MIDDLE)(visitor)
    page.evaluate("() => { window.left = new WeakRef(document.querySelector('.table')) }")
    page.evaluate(script("first_flight"))
    play_a_band(page)
    page.evaluate("() => window.firstFrame")
    page.locator(".top a[href='/rules']").click()  # during the flight
    expect(page.locator(".table")).to_have_count(0)
    expect(page.locator(".flight")).to_have_count(0)
    devtools = page.context.new_cdp_session(page)
    devtools.send("HeapProfiler.enable")
    for _ in range(5):
        devtools.send("HeapProfiler.collectGarbage")
    assert page.evaluate("() => window.left.deref() === undefined")
