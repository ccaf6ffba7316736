"""Answers about a daily deal that nobody has played, to show every part of its page."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page

TODAY: Final = "2026-11-18"
_ENDS: Final = 1_795_046_400_000
_SCORES: Final = (
    *((1, 121, 1), (1, 104, 2), (2, 104, 1), (1, 98, 4), (2, 96, 7), (2, 91, 9), (3, 88, 12)),
    *((3, 80, 8), (4, 77, 6), (3, 72, 5), (4, 63, 4), (4, 55, 1), (4, 41, 1)),
)


def a_game(rank: int, glory: int, *, counts: bool = True, standing: int | None = None) -> object:
    return {
        "id": f"{rank:026x}",
        "status": "finished",
        "counts": counts,
        "rank": rank,
        "glory": glory,
        "standing": standing,
    }


def the_deal(**changes: object) -> dict[str, Any]:
    return {
        "day": TODAY,
        "ends": _ENDS,
        "closes": _ENDS + 3_600_000,
        "now": _ENDS - 8 * 3_600_000,
        "secret": True,
        "commitment": "5f" * 32,
        "seed": None,
        "players": 4,
        "tribes": ["centaur", "elf", "giant", "orc", "troll", "wizard"],
        "bot": "heuristic",
        "mine": a_game(2, 91, standing=16),
        "finished": sum(count for *_, count in _SCORES),
        "scores": [{"rank": r, "glory": g, "count": n} for r, g, n in _SCORES],
        **changes,
    }


def the_calendar() -> dict[str, Any]:
    played = {f"2026-11-{day:02}": a_game(1 + day % 4, 70 + day) for day in (2, 3, 7, 12, 16, 17)}
    played["2026-11-09"] = a_game(1, 99, counts=False)
    days = [f"2026-11-{day:02}" for day in range(18, 1, -1)] + ["2026-10-31", "2026-10-30"]
    return {"today": TODAY, "days": [{"day": day, "mine": played.get(day)} for day in days]}


def answer_with(page: Page, deal: dict[str, Any]) -> None:
    """Let the page ask in vain: these are the answers."""
    page.route("**/api/daily*", lambda route: route.fulfill(body=json.dumps(deal)))
    page.route("**/api/daily/*", lambda route: route.fulfill(body=json.dumps(deal)))
    page.route("**/api/dailies", lambda route: route.fulfill(body=json.dumps(the_calendar())))
