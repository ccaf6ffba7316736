"""Finished games without a server: reviewed by clicks, and replayed from the file of a server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.local.browser_game import deal
from tests.local.conftest import Arrive
from tests.local.keeping import walk
from tests.ui.visitor import Visitor, play_by_mouse, serve, tries


def test_game_is_reviewed_and_walked_through(arrive: Arrive, game: str) -> None:
    visitor = arrive(game)
    deal(visitor, level="Wanderer")
    page = visitor.page
    room = page.url.rpartition("/")[2]
    visitor.wait_for_turn()
    play_by_mouse(visitor)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()  # a bot plays on: little to review
    page.get_by_role("button", name="Leave", exact=True).click()
    result = page.get_by_role("link", name="Against Bruno")
    for _ in tries():
        walk(visitor, "/rules")
        walk(visitor, "/games")
        page.get_by_role("heading", name="Finished").wait_for()
        if result.count():
            break
    result.click()
    panel = page.locator("section.review")
    panel.get_by_role("button", name="Review my game").click()
    expect(panel.get_by_text("tried out in simulated games")).to_be_visible()
    panel.get_by_role("link", name="Go through it step by step").click()
    page.wait_for_url(f"**/replay/{room}?move=*&review=0")
    expect(page.get_by_role("img", name="The chance to win")).to_be_visible()


def test_record_of_a_server_is_replayed(
    arrive: Arrive, browser: Browser, game: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.ethnos.jsonl"
    with serve(tmp_path) as served:
        there = Visitor.arrive(browser, served.url, "Ann")
        room = there.finish_a_game()
        answer = there.page.request.get(f"{served.url}/api/rooms/{room}/record")
        record.write_bytes(answer.body())
        there.leave()
    visitor = arrive(game)
    page = visitor.page
    visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".controls .at").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_text("The game is over.")).to_be_visible()


def test_sample_game_is_replayed(arrive: Arrive, game: str) -> None:
    visitor = arrive(game)
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="Watch a sample game").click()
    page.locator(".controls .at").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_text("The game is over.")).to_be_visible()
