"""My games: results with place and glory, filters, statistics, the records in one file."""

from __future__ import annotations

import zipfile

from playwright.sync_api import expect

from tests.ui.actions import Visit
from tests.ui.made_up_results import made_up_results, show
from tests.ui.visitor import tries


def test_results_are_filtered_and_counted(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    results = made_up_results()
    show(page, results)
    visitor.go("/games")
    rows = page.locator(".page li a[href^='/after/']")
    expect(rows).to_have_count(10)
    for _ in range(2):
        page.get_by_role("button", name="Show more").click()
    expect(rows).to_have_count(26)
    won = [result for result in results if result["seats"][0]["rank"] == 1]
    tile = page.locator("dl div", has_text="Games").locator("dd")
    expect(tile).to_have_text("26")
    page.get_by_label("Outcome").select_option("won")
    expect(rows).to_have_count(len(won))
    expect(tile).to_have_text(str(len(won)))
    page.get_by_label("Opponents").select_option("people")
    with_people = [r for r in won if any(seat["bot"] is None for seat in r["seats"][1:])]
    expect(rows).to_have_count(len(with_people))
    page.get_by_role("combobox", name="Players").select_option("4")
    four = [result for result in with_people if len(result["seats"]) == 4]
    expect(rows).to_have_count(len(four))
    page.get_by_role("combobox", name="Outcome").select_option("lost")
    page.get_by_role("combobox", name="Opponents").select_option("bots")
    expect(rows).not_to_have_count(len(four))
    page.get_by_label("Outcome").select_option("all")
    page.get_by_label("Opponents").select_option("all")
    page.get_by_role("combobox", name="Players").select_option("0")
    expect(page.get_by_role("heading", name="Favourite leaders")).to_be_visible()
    first = results[0]["seats"][0]
    expect(rows.first).to_contain_text(str(first["glory"]))
    expect(rows.first).to_contain_text(f"Place {first['rank']} of 2")
    page.set_viewport_size({"width": 360, "height": 640})
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide == 360


def test_finished_game_is_listed_and_all_records_are_saved(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    room = visitor.finish_a_game()
    for _ in tries():  # the result is stored after the end of the game
        if visitor.ask("GET", "/me/results")["results"]:
            break
        visitor.settle()
    visitor.go("/games")
    row = page.locator(f"a[href='/after/{room}']")
    expect(row).to_contain_text("a bot played the end for you")
    expect(page.get_by_role("heading", name="Statistics")).to_have_count(0)  # it does not count
    with page.expect_download() as started:
        page.get_by_role("link", name="All records (ZIP)").click()
    with zipfile.ZipFile(started.value.path()) as archive:
        (name,) = archive.namelist()
        assert name.endswith(f"{room}.ethnos.jsonl")
    row.click()
    expect(page).to_have_url(f"{visitor.url}/after/{room}")
