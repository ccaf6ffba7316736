"""Games are kept, saved and moved; a full, damaged or empty storage loses nothing acknowledged."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.local.browser_game import deal, play_moves
from tests.local.conftest import Arrive
from tests.local.keeping import (
    EMPTY,
    EVICT,
    FILL,
    LOSE_A_TABLE,
    SPOIL,
    entries,
    open_file,
    play_lines,
    rest,
    save_everything,
)
from tests.ui.visitor import Visitor, play_by_mouse, serve, tries


def begin(arrive: Arrive, game: str, moves: int = 5) -> Visitor:
    visitor = arrive(game, accept_downloads=True)
    deal(visitor)
    play_moves(visitor, moves)
    visitor.wait_for_turn()
    return visitor


def test_everything_moves_to_another_browser_and_back(
    arrive: Arrive, game: str, tmp_path: Path
) -> None:
    one = begin(arrive, game)
    saved = save_everything(one, tmp_path / "one.json")
    assert len(saved["tables"]["game"]) == 1
    assert "hidden card" in saved["secret"]
    assert json.loads(saved["settings"]["ethnos-settings"])["name"] == "Petr"

    other = arrive(game, accept_downloads=True)
    open_file(other, tmp_path / "one.json")
    other.page.get_by_text("1 game was added.").wait_for()
    assert entries(other.page) == entries(one.page)
    other.page.get_by_role("link", name="Continue:").click()
    other.page.wait_for_selector(".table")
    play_lines(other, 2)
    other.wait_for_turn()
    save_everything(other, tmp_path / "other.json")
    played = entries(other.page)

    open_file(one, tmp_path / "other.json")  # where the same game has not gone on
    one.page.get_by_text("1 game was added.").wait_for()
    assert entries(one.page) == played
    open_file(one, tmp_path / "one.json")  # the older file takes nothing back
    one.page.get_by_text("0 games were added.").wait_for()
    assert entries(one.page) == played


def test_games_of_another_browser_become_mine(arrive: Arrive, game: str, tmp_path: Path) -> None:
    save_everything(begin(arrive, game, 2), tmp_path / "one.json")
    other = begin(arrive, game, 2)
    open_file(other, tmp_path / "one.json")
    other.page.get_by_text("1 game was added.").wait_for()
    expect(other.page.get_by_role("link", name="Continue:")).to_have_count(2)
    other.page.get_by_role("link", name="Continue:").last.click()
    other.page.wait_for_selector(".table")
    assert other.wait_for_turn()
    play_by_mouse(other)


def test_wrong_files_change_nothing(arrive: Arrive, game: str, tmp_path: Path) -> None:
    visitor = begin(arrive, game, 2)
    before = entries(visitor.page)
    saved = save_everything(visitor, tmp_path / "saved.json")
    holed = {**saved, "tables": {**saved["tables"], "entry": saved["tables"]["entry"][1:]}}
    room = {"id": "f" * 26, "game": "f" * 26}
    moved = {name: [{**row, **room} for row in rows] for name, rows in holed["tables"].items()}
    for content in ("[]", "{", json.dumps({**saved, "format": 9}), json.dumps({"t": saved["t"]})):
        (tmp_path / "wrong.json").write_text(content, encoding="utf-8")
        open_file(visitor, tmp_path / "wrong.json")
        visitor.page.get_by_role("alert").filter(has_text="cannot be opened here").wait_for()
    (tmp_path / "holed.json").write_text(json.dumps({**holed, "tables": moved}), encoding="utf-8")
    open_file(visitor, tmp_path / "holed.json")
    visitor.page.get_by_text("0 games were added.").wait_for()
    assert entries(visitor.page) == before


def test_running_game_moves_to_a_server(
    arrive: Arrive, browser: Browser, game: str, tmp_path: Path
) -> None:
    visitor = begin(arrive, game)
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Continue elsewhere").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this game as a file").click()
    download.value.save_as(tmp_path / "game.json")
    hand = sorted(page.locator(".hand [data-card]").evaluate_all(CARDS))
    with serve(tmp_path) as served:
        there = Visitor.arrive(browser, served.url, "Petr")
        there.go("/")
        open_file(there, tmp_path / "game.json")
        there.page.wait_for_selector(".table")
        assert there.wait_for_turn()
        assert sorted(there.page.locator(".hand [data-card]").evaluate_all(CARDS)) == hand
        play_by_mouse(there)
        there.leave()
    assert there.complaints == []


CARDS = "(cards) => cards.map((card) => card.dataset.card)"


def test_full_storage_is_said_and_loses_no_move(arrive: Arrive, game: str) -> None:
    visitor = arrive(game, service_workers="block")  # it would keep megabytes
    page = visitor.page
    cdp = page.context.new_cdp_session(page)
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": game, "quotaSize": 2_000_000})
    deal(visitor)
    visitor.wait_for_turn()
    before = entries(page)
    page.evaluate(FILL)
    full = page.get_by_role("alert").filter(has_text="storage of this browser is full")
    for _ in tries():
        if full.count():
            break
        play_by_mouse(visitor)
    acknowledged = entries(page)
    assert acknowledged[: len(before)] == before
    page.evaluate(EMPTY)
    play_lines(visitor, 2)
    assert entries(page)[: len(acknowledged)] == acknowledged
    expect(full).to_have_count(0)
    visitor.complaints.clear()  # Python says that the store has failed, the page lacks its worker


def test_game_that_cannot_be_read_harms_no_other(arrive: Arrive, game: str, tmp_path: Path) -> None:
    visitor = begin(arrive, game, 2)
    page, room = visitor.page, visitor.page.url
    rest(visitor)
    page.evaluate(SPOIL)
    page.goto(room)
    page.get_by_role("heading", name="This game cannot be read").wait_for()
    deal(visitor)
    assert visitor.wait_for_turn()
    assert len(save_everything(visitor, tmp_path / "all.json")["tables"]["game"]) == 2
    visitor.complaints.clear()  # Python tells what is wrong with the room


def test_damaged_database_can_be_saved_and_made_anew(
    arrive: Arrive, game: str, tmp_path: Path
) -> None:
    visitor = begin(arrive, game, 2)
    page = visitor.page
    save_everything(visitor, tmp_path / "before.json")
    rest(visitor)
    page.evaluate(LOSE_A_TABLE)
    visitor.go("/")
    notice = page.get_by_role("alert").filter(has_text="is damaged")
    notice.wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save what is left").click()
    download.value.save_as(tmp_path / "left.json")
    assert len(json.loads((tmp_path / "left.json").read_bytes())["tables"]["game"]) == 1
    page.get_by_role("button", name="Start over").click()
    with page.expect_navigation():  # the page begins anew
        page.get_by_role("button", name="Delete them").click()
    expect(notice).to_have_count(0)
    open_file(visitor, tmp_path / "before.json")
    page.get_by_text("1 game was added.").wait_for()
    page.get_by_role("link", name="Continue:").click()
    page.wait_for_selector(".table")
    assert visitor.wait_for_turn()
    visitor.complaints.clear()  # Python tells what is wrong with the database


def test_browser_that_has_forgotten_everything_starts_anew(
    arrive: Arrive, game: str, tmp_path: Path
) -> None:
    visitor = begin(arrive, game, 2)
    page, room = visitor.page, visitor.page.url
    save_everything(visitor, tmp_path / "saved.json")
    rest(visitor)
    page.evaluate(EVICT)
    page.goto(room)
    page.get_by_role("heading", name="There is no such table").wait_for()
    open_file(visitor, tmp_path / "saved.json")
    page.get_by_text("1 game was added.").wait_for()
    page.goto(room)
    page.wait_for_selector(".table")
    assert visitor.wait_for_turn()


def test_promise_of_the_browser_is_told(arrive: Arrive, game: str) -> None:
    visitor = arrive(game)
    for promised, words in ((True, "has promised to keep"), (False, "may delete your games")):
        visitor.page.add_init_script(
            f"navigator.storage.persisted = async () => {str(promised).lower()}"
        )
        visitor.go("/games")
        expect(visitor.page.get_by_text(words)).to_be_visible()
