"""What moves: cards that travel, letters that come in time, a table that is left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.ui.actions import Visit
from tools.screenshots import MIDDLE, SIZES, at_table, choose

# What the first frame shows in which something travels.
FIRST_FRAME = """() => {
    window.firstFrame = new Promise((done) => {
        const look = () => {
            const flights = document.querySelectorAll('.flight').length
            if (!flights) return void requestAnimationFrame(look)
            const moving = document.getAnimations().filter((one) => !(one instanceof CSSTransition))
            const hidden = [...document.querySelectorAll('.take')].filter(
                (card) => getComputedStyle(card).opacity === '0')
            done({
                flights,
                hidden: hidden.length,
                inPlace: moving.filter(({ effect }) => !effect.target.closest('.flights')).length,
                corner: moving.filter(({ effect }) => {
                    const { transform } = effect.getKeyframes()[1]
                    return new DOMMatrix(transform).e < 0
                }).length,
            })
        }
        look()
    })
}"""


def play_a_band(page: Page) -> None:
    """Play three cards of seven, so that four are discarded."""
    choose(page, "dwarf:purple", "dwarf:orange", "dwarf:green")
    page.locator(".buttons .go").click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_cards_travel_and_nothing_is_animated_where_it_lies(visit: Visit, size: str) -> None:
    """An animation in its place would have the table around it painted again.

    A phone has no room for bands, and what is not shown lies in the corner of the screen: there
    they travel to their player.
    """
    visitor = visit(settings={"speed": "slow"}, size=SIZES[size])
    page = at_table(MIDDLE)(visitor)
    page.evaluate(FIRST_FRAME)
    play_a_band(page)
    seen = page.evaluate("() => window.firstFrame")
    assert seen == {"flights": 8, "hidden": 4, "inPlace": 0, "corner": 0}


def test_a_card_is_seen_where_it_has_come(visit: Visit) -> None:
    visitor = visit(settings={"speed": "fast"})
    page = at_table(MIDDLE)(visitor)
    page.evaluate(FIRST_FRAME)
    play_a_band(page)
    page.evaluate("() => window.firstFrame")
    expect(page.locator(".flight")).to_have_count(0)
    cards = page.locator(".take")
    expect(cards).to_have_count(12)
    for card in cards.all():
        expect(card).to_have_css("opacity", "1")


def test_the_letters_of_every_name_are_fetched_at_once(visit: Visit) -> None:
    """A font that came with the first sentence would lay out the table in mid-move."""
    page = at_table(MIDDLE)(visit())
    for name in ("Žofie", "Łukasz", "Оксана"):
        page.wait_for_function(
            """(name) => [...document.fonts].every(
                ({ weight, family }) => document.fonts.check(`${weight} 1em ${family}`, name))""",
            arg=name,
        )


def test_a_table_that_was_left_is_forgotten(visit: Visit) -> None:
    visitor = visit(settings={"speed": "fast"})
    page = at_table(MIDDLE)(visitor)
    page.evaluate("() => { window.left = new WeakRef(document.querySelector('.table')) }")
    page.evaluate(FIRST_FRAME)
    play_a_band(page)
    page.evaluate("() => window.firstFrame")
    page.locator(".top a[href='/rules']").click()  # in mid-flight
    expect(page.locator(".table")).to_have_count(0)
    expect(page.locator(".flight")).to_have_count(0)
    devtools = page.context.new_cdp_session(page)
    devtools.send("HeapProfiler.enable")
    for _ in range(5):
        devtools.send("HeapProfiler.collectGarbage")
    assert page.evaluate("() => window.left.deref() === undefined")
