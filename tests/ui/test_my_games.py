"""My games: results with place and glory, filters, statistics, the records in one file."""

from __future__ import annotations

import json
import random
import zipfile
from typing import Any

from playwright.sync_api import Page, expect

from tests.ui.actions import Visit
from tests.ui.visitor import tries

TRIBES = ["dwarf", "elf", "giant", "orc", "troll", "wizard"]
SOURCES = ["kingdoms", "merfolk", "giant", "raids", "bands"]


def made_up_results(number: int = 26, seed: int = 5) -> list[dict[str, Any]]:
    """Return results of games that nobody played: the newest first, every fifth with a person."""
    rng = random.Random(seed)
    results = []
    for game in range(number):
        players = 2 + game % 3
        ranks = rng.sample(range(1, players + 1), players)
        seats = []
        for seat in range(players):
            person = seat == 0 or (seat == 1 and game % 5 == 0)
            name = "Petr" if seat == 0 else "Ana"
            bot = "Thea" if game % 2 else "Bruno"
            sources = {source: rng.randrange(4, 40) for source in SOURCES}
            seats.append(
                {
                    "kind": "human" if person else "bot",
                    "name": name,
                    "bot": None if person else ("novice" if game % 2 else "search"),
                    "left": False,
                    "rank": ranks[seat],
                    "glory": sum(sources.values()),
                    "sources": sources,
                    "leaders": {tribe: rng.randrange(1, 9) for tribe in TRIBES},
                    "title": name if person else bot,
                }
            )
        ended = 1_790_000_000_000 - game * 90_000_000
        common = {"id": f"{game:026x}", "title": "", "ended": ended, "tribes": TRIBES}
        results.append({**common, "seats": seats, "your_seats": [0]})
    return results


def show(page: Page, results: list[dict[str, Any]]) -> None:
    page.add_init_script("localStorage.setItem('ethnos-known', 'yes')")
    answer_with(page, "results", {"results": results})
    answer_with(page, "games", {"games": []})


def answer_with(page: Page, name: str, answer: object) -> None:
    page.route(f"**/api/me/{name}", lambda route: route.fulfill(body=json.dumps(answer)))


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
        if page.evaluate(
            "() => fetch('/api/me/results').then((a) => a.json()).then((a) => a.results.length)"
        ):
            break
        visitor.settle()
    visitor.go("/games")
    row = page.locator(f"a[href='/after/{room}']")
    expect(row).to_contain_text("finished by a bot in your place")
    expect(page.get_by_role("heading", name="In numbers")).to_have_count(0)  # it does not count
    with page.expect_download() as started:
        page.get_by_role("link", name="All records (ZIP)").click()
    with zipfile.ZipFile(started.value.path()) as archive:
        (name,) = archive.namelist()
        assert name.endswith(f"{room}.ethnos.jsonl")
    row.click()
    expect(page).to_have_url(f"{visitor.url}/after/{room}")
