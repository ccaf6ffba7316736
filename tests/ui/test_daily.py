"""The daily deal on the page: begun once, compared without names, shared without spoilers."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.ui.actions import Visit
from tests.ui.daily_answers import TODAY, a_game, answer_with, the_calendar, the_deal
from tests.ui.visitor import Visitor


def test_deal_is_begun_once_and_waits(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="Play today’s deal").click()
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_selector(".table")
    room = page.url
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("link", name="Settings")).to_be_visible()
    expect(menu.get_by_role("button", name=re.compile("Leave"))).to_have_count(0)
    visitor.go("/")
    card = page.locator("section", has=page.get_by_role("heading", name="Today’s deal"))
    expect(card).to_contain_text("Your game is waiting")
    card.get_by_role("link", name="Look at the day").click()
    expect(page.get_by_text("How the others did is shown after")).to_have_count(0)  # there are none
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(".table")
    assert page.url == room


def sign_in(visitor: Visitor) -> None:
    """Give the browser a guest account, as those have who have played anything."""
    visitor.make_room({"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    visitor.page.evaluate("localStorage.setItem('ethnos-known', 'yes')")


def test_newcomer_reads_what_it_is_before_the_one_try(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sign_in(visitor)
    begun: list[str] = []

    def refuse(route: Route) -> None:
        begun.append(route.request.url)
        route.abort()

    answer_with(page, the_deal(mine=None))
    page.route("**/api/dailies", lambda route: route.fulfill(json={"today": TODAY, "days": []}))
    page.route(f"**/api/daily/{TODAY}", refuse)
    visitor.go("/")
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url("**/daily")
    expect(page.get_by_text("One try: no undo, no hints")).to_be_visible()
    expect(page.get_by_text("Players: 4, you and bots of the level “Tactician”")).to_be_visible()
    expect(page.get_by_role("button", name="Play today’s deal")).to_be_visible()
    assert begun == []


def test_who_has_played_a_deal_begins_the_next_at_once(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sign_in(visitor)
    page.route("**/api/dailies", lambda route: route.fulfill(json=the_calendar()))
    visitor.go("/")
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url("**/room/*")
    page.wait_for_selector(".table")


def shown(page: Page) -> list[int]:
    """Return how many results the bars of the chart stand for."""
    bars = page.get_by_role("list", name="How often each glory was reached").get_by_role("listitem")
    texts = bars.locator(".unseen").all_inner_texts()
    return [int(text.rpartition(": ")[2]) for text in texts]


def test_result_is_compared_and_shared_without_spoilers(visit: Visit) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.add_init_script("delete Navigator.prototype.share")
    deal = the_deal()
    answer_with(page, deal)
    visitor.go("/daily")
    expect(page.get_by_text("By glory: place 16 of 61")).to_be_visible()
    assert sum(shown(page)) == deal["finished"]
    expect(page.locator("li.own")).to_have_count(1)
    expect(page.locator("li.own")).to_contain_text("90")
    expect(page.get_by_role("link", name="Watch it again")).to_have_count(0)  # sealed
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("() => navigator.clipboard.readText()").splitlines()
    assert text == [
        "Ethnos · Daily deal of 18 November 2026",
        "🥈 Place 2 of 4, 91 glory",
        "📊 That day: place 16 of 61",
        f"{visitor.url}/daily/2026-11-18",
    ]
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a picture").click()
    picture = Path(started.value.path()).read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    earlier = page.get_by_role("button", name="Previous month")
    earlier.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("October 2026", exact=True)).to_be_visible()
    expect(earlier).to_be_disabled()  # no deal before
    expect(page.get_by_role("link", name="30 October 2026: not played")).to_be_visible()
    page.get_by_role("button", name="Next month").click()
    expect(page.get_by_role("link", name=re.compile("9 November.*for practice"))).to_be_visible()


def test_past_day_is_practice_and_opens_its_games(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    past = {"now": the_deal()["closes"], "seed": "ab" * 32}
    answer_with(page, the_deal(**past, mine=None))
    visitor.go("/daily/2026-11-18")
    expect(page.get_by_role("button", name="Play for practice")).to_be_visible()
    expect(page.get_by_text("ab" * 32)).to_be_visible()
    page.unroute_all()
    answer_with(page, the_deal(**past, mine=a_game(1, 99, counts=False)))
    page.reload()
    expect(page.get_by_text("Played for practice")).to_be_visible()
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    expect(page.locator("li.own")).to_have_count(0)
