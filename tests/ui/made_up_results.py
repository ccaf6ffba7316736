"""Results of games that nobody played, for *My games*."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page

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
