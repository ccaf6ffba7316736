"""The scoring of an age: it walks through its stations, and hides nothing that is needed."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from ethnos.records.codec import Json
from tests.ui.actions import Visit
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.visitor import tries, wait_for_fonts
from tools.screenshots import THE_END, the_replay

SIZES: Final = [(1280, 720), (820, 1180), (390, 844)]
PACE: Final = 1600
"""How long a station is shown without animations, in ms."""
AHEAD: Final = 5
"""Seconds by which the clock of a page jumps before it stops: it cannot go back."""
NO_RAID: Final = {**THE_END, "orc": {}}
EVERY_SIZE: Final = [*SIZES, (844, 390), (740, 360), (360, 640)]


def end_age(visit: Visit, size: tuple[int, int], players: int = 4) -> Page:
    """Draw the last dragon of an age; the clock of the page stands still."""
    visitor = visit(size=size)
    FakeRoom.given(NO_RAID, players).attach(visitor.page)
    page = visitor.page
    page.clock.install()
    visitor.go(f"/room/{ROOM}")
    page.locator(".deck:not(:disabled)").wait_for()
    page.clock.pause_at(time.time() + AHEAD)  # until then it goes as fast as any other
    page.locator(".deck").click()
    page.locator(".walk").wait_for()
    return page


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found is not None, part
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def overlap(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = box(one)
    x, y, far, low = box(other)
    return left < far - 1 and x < right - 1 and top < low - 1 and y < bottom - 1


@pytest.mark.parametrize("size", SIZES)
def test_scoring_walks_to_its_end_and_closes(visit: Visit, size: tuple[int, int]) -> None:
    page = end_age(visit, size)
    stations = page.locator(".stations button")
    count = stations.count()
    assert count > 6
    for n in range(count):
        expect(stations.nth(n)).to_have_attribute("aria-current", "step")
        page.clock.run_for(PACE)
    expect(page.locator(".walk")).to_have_count(1)  # the totals stay twice as long
    page.clock.run_for(PACE)
    expect(page.locator(".walk")).to_have_count(0)
    expect(page.locator(".kingdom.lit")).to_have_count(0)
    page.get_by_role("button", name="Scores of age I", exact=True).click()
    expect(stations.first).to_have_attribute("aria-current", "step")


def test_title_tells_of_the_turn_after_the_scoring(visit: Visit) -> None:
    visitor = visit()
    glory: dict[str, Json] = {"A": 0, "B": 50, "C": 50, "D": 50}  # the last one begins the next age
    FakeRoom.given({**NO_RAID, "glory": glory}).attach(visitor.page)
    page = visitor.page
    visitor.go(f"/room/{ROOM}")
    page.locator(".deck:not(:disabled)").click()
    page.locator(".walk").wait_for()
    expect(page).to_have_title("Ethnos")
    page.keyboard.press("Escape")
    expect(page).to_have_title(re.compile("^Your turn"))
    page.get_by_role("button", name="Scores of age I", exact=True).click()
    expect(page).to_have_title(re.compile("^Your turn"))


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_scoring_covers_neither_map_nor_boards(
    visit: Visit, size: tuple[int, int], players: int
) -> None:
    page = end_age(visit, size, players)
    tour = page.locator(".walk")
    wait_for_fonts(page)
    kept = [*page.locator(".kingdom").all(), page.locator(".dock")]
    if size[0] >= 1100:
        kept += page.locator(".side > :visible").all()
    for part in kept:
        assert not overlap(tour, part), part
    for tab in page.locator(".tabs button:visible").all():
        tab.click()
        expect(page.locator(".side")).to_be_visible()
        tab.click()


@pytest.mark.parametrize("size", SIZES)
def test_one_tap_skips_a_station_and_a_second_all(visit: Visit, size: tuple[int, int]) -> None:
    page = end_age(visit, size)
    for place in (".walk .lines", ".map"):
        page.locator(".stations button").nth(2).click()
        page.clock.run_for(100 * PACE)  # a station chosen by hand stays
        expect(page.locator(".stations button").nth(2)).to_have_attribute("aria-current", "step")
        page.locator(place).click()
        expect(page.locator(".stations button").nth(3)).to_have_attribute("aria-current", "step")
        page.locator(place).click()
        expect(page.locator(".walk")).to_have_count(0)
        page.get_by_role("button", name="Scores of age").click()
        expect(page.locator(".walk")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".walk")).to_have_count(0)


def test_scoring_waits_while_something_lies_over_it(visit: Visit) -> None:
    page = end_age(visit, SIZES[0])
    menu, sheet = page.get_by_role("button", name="Menu"), page.locator("button.tribes")
    for n, opener in enumerate((menu, sheet)):
        opener.click()
        page.clock.run_for(10 * PACE)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".stations button").nth(n)).to_have_attribute("aria-current", "step")
        page.clock.run_for(PACE)


def test_escape_closes_the_tribes_over_the_scoring_of_a_replay(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/replay/sample")
    page = visitor.page
    page.locator(".table").wait_for()
    page.keyboard.press("End")
    page.get_by_role("button", name="Scores of age I", exact=True).click()
    page.locator("button.tribes").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".walk")).to_be_visible()


HEADS: Final = {
    "en": ("Age I is scored", "to play"),
    "de": ("Zeitalter I wird gewertet", "dran"),
    "ru": ("Подсчёт эпохи I", "Ходит"),
}


def says_that_an_age_is_scored(page: Page, lang: str = "en") -> None:
    """Check header, panels and dock, at every size."""
    told, turn = HEADS[lang]
    header = page.locator("p.turn > span").first
    for width, height in EVERY_SIZE:
        page.set_viewport_size({"width": width, "height": height})
        expect(header).to_have_text(told)
        expect(header).to_be_in_viewport(ratio=1)
        assert header.evaluate("(text) => text.scrollWidth <= text.clientWidth"), width
    expect(page.locator(".player.turn")).to_have_count(0)
    expect(page.locator(".dock")).not_to_contain_text(turn)


@pytest.mark.parametrize("lang", HEADS)
@pytest.mark.parametrize("watched", [False, True])
def test_header_tells_of_the_scoring_and_then_of_the_turn(
    visit: Visit, lang: str, watched: bool
) -> None:
    visitor = visit(settings={"language": lang})
    page = visitor.page
    fake_room = FakeRoom.given({**NO_RAID, "glory": {"A": 9, "B": 0, "C": 9, "D": 9}})
    fake_room.watched = watched
    fake_room.attach(page)
    page.clock.install()
    visitor.go(f"/room/{ROOM}")
    page.locator(".table").wait_for()
    fake_room.happen("draw")
    page.locator(".walk").wait_for()
    says_that_an_age_is_scored(page, lang)
    page.keyboard.press("Escape")
    expect(page.locator("p.turn")).to_contain_text(HEADS[lang][1])
    expect(page.locator(".player.turn")).to_have_count(1)
    page.locator(".ages button").click()
    says_that_an_age_is_scored(page, lang)


def test_header_of_a_replay_tells_of_the_scoring(visit: Visit) -> None:
    visitor = visit()
    the_replay(visitor)
    page = visitor.page
    page.keyboard.press("ArrowLeft")  # the action that ended the first age
    says_that_an_age_is_scored(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator("p.turn")).to_contain_text("to play")
    page.locator(".ages button").first.click()
    says_that_an_age_is_scored(page)


def test_orc_board_is_visible_during_raid_and_scoring(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    FakeRoom.given({**THE_END, "orc": {"A": ["blue", "red"]}}).attach(page)
    page.clock.install()
    visitor.go(f"/room/{ROOM}")
    board = page.get_by_role("heading", name="Orc board")
    page.locator(".deck").click()
    expect(page.locator(".cell.chosen").first).to_be_visible()
    expect(board).to_be_visible()
    page.locator(".buttons .go").click()
    expect(page.locator(".walk")).to_be_visible()
    expect(board).to_be_visible()


def test_playing_on_closes_the_scoring(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    first: dict[str, Json] = {**NO_RAID, "merfolk": {}, "glory": {"A": 0, "B": 9, "C": 9, "D": 9}}
    FakeRoom.given(first).attach(page)
    page.clock.install()
    visitor.go(f"/room/{ROOM}")
    page.locator(".deck").click()
    page.locator(".walk").wait_for()
    page.keyboard.press("d")
    expect(page.locator(".walk")).to_have_count(0)


def test_table_stands_still_while_glory_flies_to_the_panels(visit: Visit) -> None:
    visitor = visit(settings={"speed": "normal"})
    page = visitor.page
    FakeRoom.given(NO_RAID).attach(page)
    page.clock.install()
    visitor.go(f"/room/{ROOM}")
    totals = page.locator(".player .glory > b")
    expect(totals).to_have_count(4)
    before = totals.all_text_contents()
    page.locator(".deck").click()
    page.locator(".walk").wait_for()
    assert totals.all_text_contents() == before
    assert page.locator(".player .chip").count() > 0  # the bands of the age that is scored
    expect(page.locator(".coin.now i").first).to_have_text("I")
    coin = page.locator(".gain").first
    expect(coin).to_be_attached()
    sums = [int(text) for text in before]
    for _ in tries():  # until the first coins have arrived
        page.clock.run_for(200)
        first = [int(text) for text in totals.all_text_contents()]
        if sum(first) > sum(sums):
            break
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".coin.now i").first).to_have_text("II")
    assert sum(int(text) for text in totals.all_text_contents()) > sum(first)


def test_totals_count_what_giants_took_and_ties_are_worked_out_on_the_map(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    room = FakeRoom.given({**NO_RAID, "trolls": {}, "glory": {"A": 2}})
    room.given_glory = (0, 0, 0, 0)  # as if a band of giants had brought the 2 glory
    room.attach(page)
    page.clock.install()
    visitor.go(f"/room/{ROOM}")
    page.locator(".deck").click()
    page.locator(".stations button").nth(5).click()  # Rhea: 4 glory for two players
    expect(page.locator('[data-kingdom="red"] .share')).to_have_text("4 / 2 = 2")
    expect(page.locator(".share")).to_have_count(1)
    page.locator(".stations button").last.click()
    sums = page.locator(".totals .sum b")
    expect(sums).to_have_count(4)
    totals = {
        (row.locator(".name").inner_text(), row.locator(".sum b").inner_text())
        for row in page.locator(".totals li").all()
    }
    shown = {
        (panel.locator("h2").get_attribute("title"), panel.locator(".glory > b").inner_text())
        for panel in page.locator(".player").all()
    }
    assert totals == shown
