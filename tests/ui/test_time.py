"""Time in the player's hands: bots are hurried, nothing is dead, what is pressed early is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from ethnos.records.codec import Json
from tests.ui.actions import BOT, ME, Visit
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.visitor import Visitor, serve
from tools.screenshots import MIDDLE, choose

NEVER: Final = 3_600.0
"""A pause of the bots that outlasts the test."""


@pytest.fixture
def waiting(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """A player who waits for a bot that pauses for an hour."""
    with serve(tmp_path, bot_pause=NEVER) as site:
        visitor = Visitor.arrive(browser, site.url, "Petr")
        visitor.make_room({"players": 2}, [ME, BOT])
        visitor.page.locator(".table").wait_for()
        if visitor.to_play:
            visitor.page.keyboard.press("d")
        expect(visitor.page.locator(".skip.btn")).to_be_visible()
        yield visitor
        assert visitor.complaints == []
        visitor.leave()


def hand(page: Page) -> int:
    return page.locator(".hand li").count()


def test_bots_are_skipped_by_the_button_and_by_a_key(waiting: Visitor) -> None:
    page = waiting.page
    page.locator(".skip.btn").click()
    assert waiting.wait_for_turn()
    page.keyboard.press("d")
    expect(page.locator(".skip.btn")).to_be_visible()
    page.keyboard.press("Space")
    assert waiting.wait_for_turn()


def test_early_choice_is_kept_and_carried_out(waiting: Visitor) -> None:
    page = waiting.page
    before = hand(page)
    page.locator(".deck").click()
    expect(page.locator(".live")).to_contain_text("Chosen for your turn")
    page.keyboard.press("Escape")
    expect(page.locator(".live")).not_to_contain_text("Chosen for your turn")
    page.locator(".deck").click()
    page.locator(".skip.btn").click()
    expect(page.locator(".hand li")).to_have_count(before + 1)
    expect(page.locator(".skip.btn")).to_be_visible()  # the turn is over already


def test_cards_selected_early_are_still_selected_in_the_own_turn(waiting: Visitor) -> None:
    page = waiting.page
    page.locator(".hand .card-button").first.click()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    page.locator(".skip.btn").click()
    assert waiting.wait_for_turn()
    expect(page.locator(".hand .leader")).to_have_count(1)


def test_band_played_early_is_kept_and_a_tap_on_the_map_skips(waiting: Visitor) -> None:
    page = waiting.page
    page.locator(".hand .card-button").first.click()
    band = page.get_by_role("button", name="Play band")
    band.click()
    expect(page.locator(".live")).to_contain_text("Chosen for your turn")
    page.locator(".map").click(position={"x": 20, "y": 20})
    expect(page.locator(".log li", has_text="You play")).to_have_count(1)


def test_pace_of_bots_is_changed_during_the_game(waiting: Visitor) -> None:
    page = waiting.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Instant").check()
    page.keyboard.press("Escape")
    page.locator(".skip.btn").click()  # the pause that has begun
    assert waiting.wait_for_turn()
    for _ in range(3):
        before = page.locator(".log li").count()
        page.keyboard.press("d")
        page.wait_for_function("(n) => document.querySelectorAll('.log li').length > n", arg=before)
        assert waiting.wait_for_turn()
    assert page.evaluate("() => JSON.parse(localStorage['ethnos-settings']).botPace") == "instant"


def test_flights_hold_no_control(visit: Visit) -> None:
    visitor = visit(settings={"speed": "slow"})
    page = visitor.page
    given: dict[str, Json] = {
        **MIDDLE,
        "hands": {"A": ["centaur:orange", "centaur:blue", "dwarf:red"]},
    }
    FakeRoom.given(given).attach(page)
    page.clock.install()
    visitor.go(f"/room/{ROOM}")
    page.locator(".table").wait_for()
    choose(page, "centaur:orange", "centaur:blue")
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))  # no flight ever lands
    page.locator(".buttons .go").click()
    expect(page.locator(".hand .card-button")).to_have_count(1)
    expect(page.locator(".hand .card-button")).to_have_attribute("aria-disabled", "false")
    page.locator(".hand .card-button").click()
    expect(page.locator(".hand :is(.chosen, .leader)")).to_have_count(1)
