"""The sample game: watched at one click, and the position with which the analysis board begins."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ethnos.records.record import read_record
from tests.ui.actions import Visit
from tests.ui.visitor import wait_for_fonts
from tools.sample_game import RECORD

LAST = len(read_record(RECORD).entries) - 1


def test_sample_game_is_one_click_from_the_start_page(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    visitor.go("/")
    link = page.get_by_role("link", name="Watch a sample game")
    link.wait_for()
    page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if "sample" in url]
    link.click()
    at = page.locator(".controls .at")
    expect(at).to_have_text(f"0 of {LAST}")
    expect(page.locator(".player h2")).to_have_text(
        [re.compile(name) for name in ("Ada", "Bruno", "Cosima")]
    )
    page.keyboard.press("End")
    expect(page.get_by_text("The game is over.")).to_be_visible()
    page.wait_for_url(f"**/replay/sample?move={LAST}")
    page.reload()
    expect(at).to_have_text(f"{LAST} of {LAST}")


def test_sample_game_plays_by_itself_where_things_may_move(visit: Visit) -> None:
    visitor = visit(settings={"speed": "fast"})
    visitor.go("/replay")
    visitor.page.get_by_role("link", name="Watch the sample game").click()
    pause = visitor.page.get_by_role("button", name="Pause (space)")
    expect(pause).to_be_visible()
    expect(visitor.page.locator(".controls .at")).to_have_text(f"2 of {LAST}")
    pause.click()
    visitor.go("/replay/sample?move=3")  # a link to a move shows that move
    expect(visitor.page.get_by_role("button", name="Play (space)")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_analysis_board_says_what_it_is_and_begins_with_an_example(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    page = visitor.page
    visitor.go("/analysis")
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    expect(page.get_by_text("a position of the sample game")).to_be_visible()
    expect(page.locator(".ages .now")).to_contain_text("II")
    wait_for_fonts(page)
    find = page.get_by_role("button", name="Find the best moves").bounding_box()
    assert find is not None
    assert find["y"] + find["height"] <= size[1], "the first thing to press is out of sight"
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("a position of the sample game")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("a position of the sample game")).to_be_visible()


@pytest.mark.parametrize("path", ["/replay/sample", "/analysis"])
def test_sample_that_cannot_be_fetched_is_asked_for_again(visit: Visit, path: str) -> None:
    visitor = visit()
    page = visitor.page
    page.route("**/assets/sample*", lambda route: route.abort())
    visitor.go(path)
    expect(page.locator("main")).to_contain_text("Check your connection and try again.")
    page.unroute("**/assets/sample*")
    page.get_by_role("button", name="Try again").click()
    page.locator(".table").wait_for()
    visitor.complaints.clear()  # the browser itself reports the file
