"""What has little room is still there: on a phone, and around a hand of cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ethnos.i18n import languages
from ethnos.records.codec import Json
from tests.ui.driving import Visitor
from tests.ui.stage import ROOM, Stage
from tests.ui.test_steps import card, sit

Visit = Callable[..., Visitor]
PHONE: Final = (390, 844)
TRIBES: Final = ["centaur", "dwarf", "giant", "merfolk", "minotaur", "wingfolk"]
KINGDOMS: Final = ["blue", "green", "grey", "orange", "purple", "red"]
CUT: Final = """(box) => [...box.children].filter((part) => {
    const [inner, outer] = [part.getBoundingClientRect(), box.getBoundingClientRect()]
    const inside = inner.left >= outer.left - 1 && inner.right <= outer.right + 1
        && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    return !inside && !part.matches('.unseen')
}).map((part) => part.textContent)"""
"""What sticks out of a box."""
LETTERED: Final = "() => document.body.offsetHeight && document.fonts.ready.then(() => true)"
"""Laid out with the letters of the page: until they come, others of another width stand in."""


def at_table(visit: Visit, cards: int, lang: str = "en") -> Page:
    every = [f"{tribe}:{kingdom}" for tribe in TRIBES for kingdom in KINGDOMS]
    pool = list[Json](every[:cards])
    visitor = visit(size=PHONE, settings={"language": lang})
    given: dict[str, Json] = {"tribes": list[Json](TRIBES), "pool": pool}
    Stage.given({**given, "hands": {"A": ["wingfolk:red"]}}).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    visitor.page.evaluate(LETTERED)
    return visitor.page


@pytest.mark.parametrize("lang", languages())
def test_the_bar_at_the_top_of_a_phone_cuts_no_word(visit: Visit, lang: str) -> None:
    page = at_table(visit, 8, lang)
    names = page.locator(".tribes small")
    expect(names).to_have_count(6)
    for box in page.locator("p.turn, .tribes span, .tabs button").all():
        expect(box).to_be_visible()
        assert box.evaluate(CUT) == []
    height = page.locator("p.turn > span").evaluate("(span) => span.offsetHeight")
    assert height < 40, "more than two lines"


def test_eight_cards_of_the_pool_lie_side_by_side_and_more_are_announced(visit: Visit) -> None:
    page = at_table(visit, 8)
    row = page.locator(".pool .cards")
    assert not row.evaluate("(row) => row.scrollWidth > row.clientWidth")
    expect(page.locator(".pool.more")).to_have_count(0)
    page = at_table(visit, 12)
    expect(page.locator(".pool.more")).to_have_count(1)
    page.locator(".pool .cards").evaluate("(row) => row.scrollTo(1000, 0)")
    expect(page.locator(".pool.more")).to_have_count(0)


def overlaps(page: Page) -> Iterator[str]:
    """Tell which signs of chosen cards lie on the names of the orders."""
    sorts = [button.bounding_box() for button in page.locator(".sort button").all()]
    for sign in page.locator(".hand :is(.tick, .tag)").all():
        box = sign.bounding_box()
        for sort in sorts:
            assert box is not None
            assert sort is not None
            beside = box["x"] + box["width"] <= sort["x"] or sort["x"] + sort["width"] <= box["x"]
            if not beside and box["y"] < sort["y"] + sort["height"] - 2:
                yield sign.inner_text()


@pytest.mark.parametrize("count", [5, 6])
@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (1920, 1080)])
def test_no_chosen_card_covers_the_order_of_the_hand(
    visit: Visit, count: int, size: tuple[int, int]
) -> None:
    hand = [f"{tribe}:red" for tribe in TRIBES[:count]]
    page, _ = sit(visit, {"hands": {"A": list[Json](hand)}})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for text in hand:
        card(page, text)
    page.evaluate(LETTERED)
    assert list(overlaps(page)) == []
    page.locator(".leaders button").last.click()
    expect(page.locator(".hand li").last).to_have_class(re.compile("leader"))
    assert list(overlaps(page)) == []
