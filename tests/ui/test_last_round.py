"""What the others did since the own last turn, what leaders do, and the card of each tribe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.ui.actions import ME, Visit, sit
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.scripts import script
from tests.ui.visitor import Visitor, tries
from tools.screenshots import MIDDLE, choose

KEEN = {"kind": "bot", "bot": "heuristic"}


TRIBES = ["centaur", "giant", "merfolk", "orc", "troll", "wizard"]


def a_round(visit: Visit, size: tuple[int, int], speed: str = "off", players: int = 4) -> Visitor:
    """Play with bots until one of them has placed a marker since the last own turn."""
    visitor = visit(size=size, settings={"speed": speed})
    visitor.make_room({"players": players, "tribes": TRIBES}, [ME, *[KEEN] * (players - 1)])
    visitor.page.locator(".table").wait_for()
    for _ in tries():
        assert visitor.wait_for_turn()
        if visitor.page.locator(".mark.recent").count():
            break
        if visitor.page.locator(".deck:enabled").count():
            visitor.page.keyboard.press("d")
        else:  # a full hand
            visitor.page.keyboard.press("1")
            visitor.page.keyboard.press("Enter")
        visitor.settle()
    return visitor


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (2560, 1440)])
def test_large_screen_tells_a_move_in_two_lines(visit: Visit, size: tuple[int, int]) -> None:
    """In one line, a band's sentence was cut before the kingdom of its marker."""
    page = a_round(visit, size).page
    told = page.locator(".last:visible .told", has_text="places a marker").first
    lines, cut = told.evaluate(
        "(one) => [Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)),"
        " one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4]"
    )
    assert lines == 2 or not cut, told.inner_text()


@pytest.mark.parametrize(("size", "players"), [((1280, 720), 6), ((390, 844), 4)])
def test_last_round_stays_on_map_panels_and_in_lines(
    visit: Visit, size: tuple[int, int], players: int
) -> None:
    page = a_round(visit, size, players=players).page
    lines = page.locator(".last:visible li")
    expect(lines).to_have_count(players - 1)
    for line in lines.all():
        expect(line).to_contain_text(re.compile("Bruno|Cosima|Dario|Elka|Falk"))
    assert page.evaluate(script("layout_faults")) == []
    if size[0] >= 1100:
        assert page.locator(".player .chip.recent").count() > 0
    assert page.locator(".mark.recent").count() > 0


def test_last_round_is_shown_again(visit: Visit) -> None:
    page = a_round(visit, (390, 844), "fast").page
    expect(page.locator(".flight")).to_have_count(0)
    page.get_by_role("button", name="Show again").click()
    expect(page.locator(".flight").first).to_be_visible()
    expect(page.locator(".last:visible li")).to_have_count(3)


def test_tablet_shows_the_button_beside_what_it_shows_again(visit: Visit) -> None:
    page = a_round(visit, (820, 1180), speed="fast").page
    button = page.get_by_role("button", name="Show again").bounding_box()
    told = page.locator(".last:visible").bounding_box()
    assert button is not None
    assert told is not None
    assert min(button["width"], button["height"]) >= 32
    assert told["x"] < button["x"]
    assert button["x"] + button["width"] <= told["x"] + told["width"] + 1
    assert button["y"] + button["height"] <= told["y"] + told["height"] + 1


def test_every_leader_says_what_its_tribe_does(visit: Visit) -> None:
    page, _ = sit(visit, MIDDLE)
    choose(page, "dwarf:purple", "troll:purple")
    dwarf, troll = (
        page.locator(f'.leaders [data-card="{one}:purple"]') for one in ("dwarf", "troll")
    )
    expect(dwarf).to_contain_text("it scores as one card more")
    expect(troll).to_contain_text("a troll token if you like")


def tribe_card(page: Page, words: str) -> None:
    expect(page.get_by_role("tooltip")).to_contain_text(words)


def test_tribe_card_appears_under_mouse_and_focus(visit: Visit) -> None:
    page, _ = sit(visit, MIDDLE)
    page.locator('.pool [data-card="centaur:blue"]').hover()
    tribe_card(page, "Centaur")
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator(".player.me .chip").nth(1).hover()
    tribe_card(page, "Troll")
    expect(page.locator("[data-card][title]")).to_have_count(0)  # not two tooltips at once
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator(".hand").focus()
    page.keyboard.press("Tab")
    tribe_card(page, "Dwarf")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("path", ["/replay/sample", "/analysis"])
def test_tribe_card_appears_beside_cards_of_all_players(visit: Visit, path: str) -> None:
    visitor = visit()
    visitor.go(path)
    page = visitor.page
    if path.endswith("sample"):
        page.keyboard.press("ArrowRight")
    for where in (".pool", ".hands"):
        page.locator(f"{where} [data-card]").first.hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_have_count(0)


def test_long_press_shows_the_tribe_and_takes_nothing(visit: Visit) -> None:
    visitor = visit(size=(390, 844), has_touch=True, is_mobile=True)
    page, room = visitor.page, FakeRoom.given(MIDDLE)
    room.attach(page)
    visitor.go(f"/room/{ROOM}")
    devtools = page.context.new_cdp_session(page)
    cards = {
        ".hand [data-card]": "Troll",
        '.pool [data-card="centaur:blue"]': "Centaur",
        ".fan": "Giant",
    }
    for where, tribe in cards.items():
        if where == ".fan":
            page.get_by_role("button", name="Bands").tap()
        box = page.locator(where).last.bounding_box()
        assert box is not None
        touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
        tribe_card(page, tribe)
        devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        visitor.settle()
        tribe_card(page, tribe)  # until the next tap
    assert room.acts == []
