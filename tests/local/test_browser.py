"""The game from static files in a real browser."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from ethnos.records.verify import verify_bytes
from tests.local.browser_game import KEPT, deal, log_lines, play_moves
from tests.local.conftest import Arrive
from tests.local.slow_line import Line, SlowHandler
from tests.local.static_host import build, served
from tests.ui.visitor import Visitor, play_by_mouse, tries


def test_whole_game_against_the_search_bot_is_replayed_and_verified(
    arrive: Arrive, game: str, tmp_path: Path
) -> None:
    visitor = arrive(game, reduced_motion="reduce")
    deal(visitor, level="Thinker")
    for _ in tries():
        if not visitor.wait_for_turn():
            break
        play_by_mouse(visitor)
    page = visitor.page
    expect(page.locator(".dock .over h2")).to_contain_text("win")
    room = page.url.rpartition("/")[2]
    page.evaluate("(to) => history.pushState(null, '', to)", f"/after/{room}")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    with page.expect_download() as download:
        page.get_by_role("link", name="record", exact=False).first.click()
    record = tmp_path / "game.ethnos.jsonl"
    download.value.save_as(record)
    assert verify_bytes(record.read_bytes()).ok
    header = json.loads(record.read_bytes().splitlines()[0])
    assert header["game"] == room
    assert [seat.get("bot") for seat in header["seats"]] == [None, "search"]


def test_game_goes_on_after_a_reload(arrive: Arrive, game: str) -> None:
    visitor = arrive(game)
    deal(visitor, 3)
    page = visitor.page
    page.evaluate(KEPT)  # from now on the address of a room is answered as well
    play_moves(visitor, 12)
    visitor.wait_for_turn()
    before = log_lines(page)
    page.reload()
    page.wait_for_selector(".table")
    assert visitor.wait_for_turn()
    assert log_lines(page) == before
    play_moves(visitor, len(before) + 2)
    assert len(log_lines(page)) > len(before)


def test_two_tabs_are_in_step(arrive: Arrive, game: str) -> None:
    visitor = arrive(game)
    deal(visitor)
    visitor.page.evaluate(KEPT)
    other = Visitor(visitor.page.context.new_page(), game, visitor.complaints)
    other.page.on("console", other._note)
    other.page.goto(visitor.page.url)
    other.page.wait_for_selector(".table")
    play_moves(visitor, 10)
    last = log_lines(visitor.page)[-1]
    expect(other.page.locator(".log li").last).to_have_text(last)


def test_game_starts_offline(arrive: Arrive, folder: Path) -> None:
    build(folder)
    with served(folder) as url:
        visitor = arrive(url)
        visitor.go("/")
        visitor.page.evaluate(KEPT)
        visitor.page.close()
    visitor.page = visitor.page.context.new_page()
    visitor.page.on("console", visitor._note)
    deal(visitor)
    assert visitor.wait_for_turn()
    play_by_mouse(visitor)


def test_first_visit_on_slow_line_requests_no_file_twice(arrive: Arrive, folder: Path) -> None:
    build(folder)
    asked: Counter[str] = Counter()
    line = Line(8_000_000)  # two seconds: the game is kept while it still loads
    with served(folder, handler=partial(SlowHandler, line=line, asked=asked)) as url:
        visitor = arrive(url)
        deal(visitor)
        visitor.page.evaluate(KEPT)
        visitor.page.close()
    assert {file: times for file, times in asked.items() if times > 1} == {}
    listed = (folder / "sw.js").read_text(encoding="utf-8").split("\n", 1)[0]
    files = json.loads(listed.removeprefix("const SITE = "))["files"]
    assert {f"/{name}" for name in files} <= asked.keys()


def test_game_lies_in_any_folder(arrive: Arrive, tmp_path: Path) -> None:
    build(tmp_path / "games" / "ethnos", "/games/ethnos/")
    with served(tmp_path) as host:
        visitor = arrive(f"{host}/games/ethnos")
        deal(visitor)
        page = visitor.page
        assert "/games/ethnos/room/" in page.url
        page.evaluate(KEPT)
        page.reload()
        page.wait_for_selector(".table")
        page.go_back()
        page.get_by_role("link", name="Rules").first.click()
        expect(page).to_have_url(f"{host}/games/ethnos/rules")


def test_new_version_is_offered_not_forced(arrive: Arrive, folder: Path) -> None:
    build(folder)
    with served(folder) as url:
        visitor = arrive(url)
        page = visitor.page
        visitor.go("/")
        page.evaluate(KEPT)
        build(folder, bot_pause=0.125)
        page.reload()
        offer = page.get_by_text("A new version of the game is here.")
        offer.wait_for()
        assert page.locator("html").get_attribute("data-bot-pause") == "0"
        page.get_by_role("button", name="Reload").click()
        expect(page.locator("html")).to_have_attribute("data-bot-pause", "0.125")
        expect(offer).to_have_count(0)
        kept: list[Any] = page.evaluate("caches.keys()")
        assert len(kept) == 1
