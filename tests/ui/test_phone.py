"""What has little room is still there: on a phone, and around a hand of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ethnos.i18n import languages
from ethnos.records.codec import Json
from tests.ui.actions import DWARVES, TOKENS, Visit, card, play, sit
from tests.ui.driving import lettered
from tests.ui.stage import ROOM, Stage

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


def at_table(visit: Visit, cards: int, lang: str = "en") -> Page:
    every = [f"{tribe}:{kingdom}" for tribe in TRIBES for kingdom in KINGDOMS]
    pool = list[Json](every[:cards])
    visitor = visit(size=PHONE, settings={"language": lang})
    given: dict[str, Json] = {"tribes": list[Json](TRIBES), "pool": pool}
    Stage.given({**given, "hands": {"A": ["wingfolk:red"]}}).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    lettered(visitor.page)
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
    lettered(page)
    assert list(overlaps(page)) == []
    page.locator(".leaders button").last.click()
    expect(page.locator(".hand li").last).to_have_class(re.compile("leader"))
    assert list(overlaps(page)) == []


NARROW: Final = """() => [...document.querySelectorAll('.card .name')].filter((name) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    const card = name.closest('.card').getBoundingClientRect().width
    const { width } = words.getBoundingClientRect()
    return getComputedStyle(name).clipPath === 'none' && width > card - 5
}).map((name) => name.textContent)"""
"""Names of cards that reach the edge of their card."""


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_no_name_reaches_the_edge_of_its_card(visit: Visit, size: tuple[int, int]) -> None:
    tribes = ["centaur", "giant", "merfolk", "minotaur", "skeleton", "wizard"]
    cards = list[Json](f"{tribe}:red" for tribe in tribes if tribe != "skeleton")
    visitor = visit(size=size, settings={"language": "ru"})
    given: dict[str, Json] = {"tribes": list[Json](tribes), "pool": cards}
    Stage.given({**given, "hands": {"A": cards}}).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".hand .name")
    lettered(visitor.page)
    assert visitor.page.evaluate(NARROW) == []


def test_advice_hides_no_half_of_the_tabs(visit: Visit) -> None:
    page, _ = sit(visit, DWARVES)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".tabs")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("radio").first).to_be_visible()
    expect(page.locator(".tabs")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".tabs")).to_be_visible()


def advised_kingdoms(visit: Visit) -> Page:
    page, _ = sit(visit, {"hands": {"A": ["wingfolk:red"]}, "kingdoms": TOKENS})
    card(page, "wingfolk:red")
    play(page)
    page.locator(".choose").first.wait_for()
    page.keyboard.press("h")
    expect(page.get_by_role("radio")).to_have_count(3)
    return page


def test_a_third_piece_of_advice_peeps_out(visit: Visit) -> None:
    page = advised_kingdoms(visit)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    third = page.get_by_role("radio").nth(2)
    expect(third).to_be_in_viewport()
    third.click()
    expect(third).to_be_checked()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_a_lamp_leaves_the_name_of_its_kingdom_alone(visit: Visit, size: tuple[int, int]) -> None:
    page = advised_kingdoms(visit)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    lettered(page)
    assert page.locator(".kingdom .advised").evaluate(COVERS) == []


COVERS: Final = """(lamp) => {
    const { left, right, top, bottom } = lamp.getBoundingClientRect()
    const words = document.createRange()
    return [...lamp.closest('.kingdom').querySelectorAll('h3, .need, b')].filter((part) => {
        words.selectNodeContents([...part.childNodes].findLast((node) => node.nodeType === 3))
        const box = words.getBoundingClientRect()
        return box.left < right && left < box.right && box.top < bottom && top < box.bottom
    }).map((part) => part.textContent)
}"""
"""Words that lie under the lamp."""


LONGEST: Final = """(talk) => {
    const sentence = talk.querySelector('.live')
    const line = parseFloat(getComputedStyle(sentence).lineHeight)
    while (sentence.offsetHeight < 2.5 * line) sentence.append(' noch mehr')
    for (const choice of talk.querySelectorAll('.effect b')) {
        const line = parseFloat(getComputedStyle(choice).lineHeight)
        while (choice.offsetHeight < 1.5 * line) choice.append(' noch mehr')
    }
    return talk.clientHeight - talk.scrollHeight
}"""
"""Room left when the sentence has three lines, and each choice two and its chance."""


def test_three_lines_of_advice_leave_room_for_the_choice(visit: Visit) -> None:
    page, _ = sit(visit, DWARVES)
    page.keyboard.press("h")
    expect(page.get_by_role("radio")).to_have_count(3)
    lettered(page)
    room = page.locator(".act .talk").evaluate(LONGEST)
    assert room >= 0, "the choice is cut off at its lower edge"
