"""Whole games in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.ui.actions import Visit, problems_of_tree
from tests.ui.visitor import PATIENCE, autoplay, play_by_keys, play_by_mouse, tries

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
SCORED = ".ages button"
MANY_STEPS = ["centaur", "elf", "merfolk", "orc", "troll"]


def test_whole_game_by_mouse(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce")
    visitor.make_room({"players": 2, "tribes": MANY_STEPS}, [ME, BOT])
    for _ in tries():
        if not visitor.wait_for_turn():
            break
        play_by_mouse(visitor)
    expect(visitor.page.locator(".dock .over h2")).to_contain_text("win")
    visitor.page.get_by_role("button", name="Scores of age I", exact=True).click()
    expect(visitor.page.locator(".walk")).to_contain_text("Age I is scored")


def test_another_game_against_bots_is_one_click_away(visit: Visit) -> None:
    visitor = visit()
    room = visitor.finish_a_game(3)
    visitor.go(f"/after/{room}")
    visitor.page.get_by_role("button", name="Play again").click()
    expect(visitor.page.locator(".player")).to_have_count(3)
    assert room not in visitor.page.url


def test_whole_game_by_keyboard_with_a_named_tree(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce")
    visitor.make_room(
        {"players": 3, "tribes": ["wingfolk", "wizard", "orc", "troll", "giant"]}, [ME, BOT, BOT]
    )
    asked: set[str] = set()
    for _ in tries():
        if not visitor.wait_for_turn():
            break
        # The last action may end the game before the title of the page says so.
        question = visitor.page.locator(".live, .dock .over h2").first.inner_text()
        if question not in asked:
            assert problems_of_tree(visitor.page) == []
            asked.add(question)
        play_by_keys(visitor)
    expect(visitor.page.locator(".dock .over h2")).to_contain_text("win")


def test_game_of_four_browsers_survives_reload(visit: Visit) -> None:
    host = visit(name="Ann", reduced_motion="reduce")
    room = host.make_room({"players": 4}, [ME, OPEN, OPEN, OPEN])
    guests = [visit(name=name, reduced_motion="reduce") for name in ("Ben", "Cleo", "Dan")]
    for guest in guests:
        guest.go(f"/room/{room}")
        guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Deal the cards").click()
    table = [host, *guests]
    for visitor in table:
        visitor.page.wait_for_selector(".table")
    for visitor in table:
        autoplay(visitor, until=SCORED)
    reloader = guests[1]
    reloader.page.locator(".log li").nth(20).wait_for()  # after some rounds
    reloader.page.reload()
    reloader.page.wait_for_selector(".table")
    expect(reloader.page.locator(".log li").nth(20)).to_be_attached()
    autoplay(reloader, until=SCORED)
    totals = set()
    for visitor in table:
        visitor.page.locator(SCORED).wait_for(timeout=PATIENCE * 1000)
        visitor.page.reload()  # the scoring closes by itself, so it is opened from here
        visitor.page.locator(SCORED).click()
        visitor.page.locator(".walk .stations button").last.click()
        totals.add(visitor.page.locator(".walk .totals").inner_text())
    assert len(totals) == 1, totals
    assert "Cleo" in totals.pop()
