"""Take pictures of the main screens: `python -m tools.screenshots [NAME ...] [--lang cs de]`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, expect

from ethnos.languages import DEFAULT_LANGUAGE
from ethnos.records.codec import Json
from tests.ui.daily_answers import answer_with, the_deal
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.visitor import LocalPage, Visitor, open_chromium, serve_page

FOLDER: Final = Path(__file__).parents[1] / "build" / "screenshots"
SIZES: Final = {"desktop": (1280, 800), "phone": (390, 844), "large": (1920, 1080)}
RECORD: Final = Path(__file__).parents[1] / "tests/records/golden/4-players.ethnos.jsonl"
TABLET: Final = {"tablet": (820, 1180)}

MIDDLE: Final[dict[str, Json]] = {
    "age": 2,
    "tribes": ["centaur", "dwarf", "giant", "merfolk", "orc", "troll"],
    "hands": {
        "A": [
            *("dwarf:purple", "dwarf:orange", "dwarf:green", "merfolk:blue"),
            *("merfolk:red", "orc:grey", "troll:purple"),
        ],
        "B": ["giant:blue", "giant:grey", "dwarf:blue", "orc:blue", "orc:red"],
        "C": ["merfolk:green", "merfolk:grey", "troll:red"],
        "D": ["centaur:purple", "orc:purple"],
    },
    "pool": [
        *("centaur:blue", "giant:red", "orc:orange", "merfolk:grey"),
        *("troll:green", "dwarf:red", "centaur:purple", "giant:orange"),
    ],
    "bands": {
        "A": [
            {"leader": "centaur:red", "cards": ["centaur:red", "centaur:grey", "centaur:green"]},
            {"leader": "troll:green", "cards": ["troll:green", "troll:grey"]},
            {"leader": "orc:blue", "cards": ["orc:blue"]},
        ],
        "B": [
            {
                "leader": "merfolk:blue",
                "cards": ["merfolk:blue", "merfolk:orange", "merfolk:purple", "merfolk:orange"],
            },
            {"leader": "giant:grey", "cards": ["giant:grey", "giant:green"]},
        ],
        "C": [
            {"leader": "troll:orange", "cards": ["troll:orange", "troll:blue", "troll:grey"]},
            {"leader": "orc:red", "cards": ["orc:red"]},
            {"leader": "dwarf:grey", "cards": ["dwarf:grey"]},
        ],
        "D": [{"leader": "giant:purple", "cards": ["giant:purple", "giant:purple", "giant:blue"]}],
    },
    "glory": {"A": 24, "B": 31, "C": 18, "D": 27},
    "kingdoms": {
        "orange": {"tokens": [2, 4, 8], "markers": {"A": 1, "C": 3}},
        "blue": {"tokens": [0, 6, 8], "markers": {"A": 1, "B": 2, "D": 2}},
        "red": {"tokens": [4, 6, 10], "markers": {"A": 2, "B": 1, "C": 1, "D": 2}},
        "purple": {"tokens": [2, 6, 10], "markers": {"A": 2, "B": 1, "D": 3}},
        "green": {"tokens": [0, 4, 6], "markers": {"B": 1, "C": 2}},
        "grey": {"tokens": [4, 6, 8], "markers": {"A": 1, "B": 3, "D": 1}},
    },
    "merfolk": {"A": 3, "B": 7, "C": 2, "D": 3},
    "orc": {"A": ["blue", "red"], "B": ["green"], "C": ["orange", "red", "grey"]},
    "trolls": {"held": {"A": [2], "C": [3]}},
    "giant": {"holder": "D", "size": 3},
    "dragons_revealed": 2,
}
EVERYBODY: Final[Json] = {"A": 2, "B": 1, "C": 1, "D": 2, "E": 2, "F": 4}
CROWDED: Final[dict[str, Json]] = {
    **MIDDLE,
    "kingdoms": {
        **MIDDLE["kingdoms"],  # type: ignore[dict-item]  # a dict of kingdoms
        "orange": {"tokens": [2, 4, 8], "markers": EVERYBODY},
        "red": {"tokens": [4, 6, 10], "markers": EVERYBODY},
        "grey": {"tokens": [4, 6, 8], "markers": {"A": 1, "B": 3, "D": 1, "E": 2, "F": 1}},
    },
    "hands": {
        **MIDDLE["hands"],  # type: ignore[dict-item]  # a dict of hands
        "A": [
            *("dwarf:purple", "dwarf:orange", "dwarf:green", "merfolk:blue", "merfolk:red"),
            *("orc:grey", "troll:purple", "giant:green", "centaur:orange", "troll:red"),
        ],
    },
    "pool": [
        *("centaur:blue", "orc:orange", "merfolk:grey", "troll:blue", "dwarf:red"),
        *("centaur:purple", "giant:orange", "orc:green", "orc:green", "merfolk:red"),
        *("merfolk:purple", "dwarf:red", "dwarf:blue", "giant:orange"),
    ],
}
THE_END: Final[dict[str, Json]] = {**MIDDLE, "age": 1, "deck_top": ["dragon"]}


class Shot(NamedTuple):
    """A screen, and how to bring it up."""

    name: str
    show: Callable[[Visitor], None]
    sizes: dict[str, tuple[int, int]] = SIZES


def choose(page: Page, *cards: str) -> None:
    for number, card in enumerate(cards, 1):
        page.locator(f'.hand li:not(.chosen, .leader) [data-card="{card}"]').first.click()
        expect(page.locator(".hand li:is(.chosen, .leader)")).to_have_count(number)


def at_table(given: dict[str, Json], players: int = 4) -> Callable[[Visitor], Page]:
    def show(visitor: Visitor) -> Page:
        FakeRoom.given(given, players).attach(visitor.page)
        visitor.go(f"/room/{ROOM}")
        visitor.page.locator(".table").wait_for()
        return visitor.page

    return show


def the_table(visitor: Visitor) -> None:
    choose(at_table(MIDDLE)(visitor), "dwarf:purple", "dwarf:orange", "dwarf:green")


def six_players(visitor: Visitor) -> None:
    choose(at_table(CROWDED, 6)(visitor), "orc:grey")


def a_free_marker(visitor: Visitor) -> None:
    given: dict[str, Json] = {**MIDDLE, "merfolk": {"A": 5, "B": 7, "C": 2, "D": 3}}
    page = at_table(given)(visitor)
    choose(page, "merfolk:blue", "merfolk:red")
    page.locator(".buttons .go").click()
    page.wait_for_selector(".kingdom .choose")


def the_raid(visitor: Visitor) -> None:
    page = at_table(THE_END)(visitor)
    page.locator(".deck").click()
    page.wait_for_selector(".cell.chosen", state="attached")


def the_scores(visitor: Visitor) -> None:
    page = at_table({**THE_END, "orc": {}})(visitor)
    page.locator(".deck").click()
    page.wait_for_selector(".walk")
    page.locator(".stations button").nth(2).click()


def the_sheet(visitor: Visitor) -> None:
    page = at_table(MIDDLE)(visitor)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")


def a_page(path: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.wait_for_selector("main")

    return show


def the_lobby(visitor: Visitor) -> None:
    seats = [
        {"kind": "me"},
        {"kind": "bot", "bot": "heuristic"},
        {"kind": "open"},
        {"kind": "open"},
    ]
    visitor.make_room({"players": 4}, seats)
    visitor.page.wait_for_selector("main h1")


def the_result(visitor: Visitor) -> None:
    room = visitor.finish_a_game(4, "heuristic")
    visitor.go(f"/after/{room}")
    visitor.page.wait_for_selector(".ranking")


def the_replay(visitor: Visitor) -> None:
    visitor.go("/replay")
    visitor.page.locator("input[type=file]").set_input_files(RECORD)
    visitor.page.locator(".controls").wait_for()
    visitor.page.keyboard.press("PageDown")
    visitor.page.keyboard.press("ArrowRight")


def the_first_game(visitor: Visitor) -> None:
    visitor.go("/tutorial")
    visitor.page.wait_for_selector(".ring")


def my_games(visitor: Visitor) -> None:
    visitor.finish_a_game()
    bots = [{"kind": "bot", "bot": "heuristic"}] * 3
    visitor.make_room({"players": 4}, [{"kind": "me"}, *bots])
    visitor.go("/games")
    visitor.page.wait_for_selector("main li")


def the_daily_deal(visitor: Visitor) -> None:
    answer_with(visitor.page, the_deal())
    visitor.go("/daily")
    visitor.page.locator(".page .week").wait_for()


def the_hand_over(visitor: Visitor) -> None:
    seats = [{"kind": "me", "name": "Petr"}, {"kind": "me", "name": "Žofie"}]
    visitor.make_room({"players": 2}, seats)
    visitor.page.get_by_role("dialog").wait_for()


def handing_over(visitor: Visitor) -> None:
    """A card has been drawn and is looked at before the screen is covered."""
    the_hand_over(visitor)
    visitor.page.locator("[role=dialog] .go").click()
    visitor.page.locator(".deck:not(:disabled)").click()
    visitor.page.locator(".hand .card-button").nth(1).wait_for()


def the_watcher(visitor: Visitor) -> None:
    fake_room = FakeRoom.given(MIDDLE)
    fake_room.watched = True
    fake_room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".watch")


def a_dragon(visitor: Visitor) -> None:
    given: dict[str, Json] = {**MIDDLE, "dragons_revealed": 1, "deck_top": ["dragon", "troll:blue"]}
    page = at_table(given)(visitor)
    page.locator(".deck").click()
    page.wait_for_selector(".moment")


def the_third_dragon(visitor: Visitor) -> None:
    page = at_table({**THE_END, "orc": {}})(visitor)
    page.locator(".deck").click()
    page.wait_for_selector(".moment.final")


SHOTS: Final = (
    Shot("table", the_table, {**SIZES, **TABLET}),
    Shot("six-players", six_players),
    Shot("free-marker", a_free_marker),
    Shot("raid", the_raid),
    Shot("scores", the_scores),
    Shot("sheet", the_sheet),
    Shot("watcher", the_watcher),
    Shot("hand-over", the_hand_over),
    Shot("handing-over", handing_over),
    Shot("start", a_page("/")),
    Shot("lobby", the_lobby),
    Shot("first-game", the_first_game),
    Shot("result", the_result),
    Shot("replay", the_replay),
    Shot("games", my_games),
    Shot("daily", the_daily_deal),
    Shot("no-games", a_page("/games")),
    Shot("rules", a_page("/rules")),
    Shot("settings", a_page("/settings")),
    Shot("dead-link", a_page("/nowhere")),
)
# Moments of an animation.
MOMENTS: Final = (
    Shot("dragon", a_dragon),
    Shot("third-dragon", the_third_dragon),
)


def pictures(
    browser: Browser, site: LocalPage, wanted: list[str], lang: str = DEFAULT_LANGUAGE
) -> Iterator[Path]:
    """Take the requested pictures in light and dark, in other languages than English only light."""
    themes = ("light", "dark") if lang == DEFAULT_LANGUAGE else ("light",)
    tag = "" if lang == DEFAULT_LANGUAGE else f"{lang}-"
    for shot in (*SHOTS, *MOMENTS):
        if wanted and shot.name not in wanted:
            continue
        for size_name, size in shot.sizes.items():
            for theme in themes:
                moving = {"speed": "slow"} if shot in MOMENTS else {}
                settings = {"language": lang, **moving}
                visitor = Visitor.arrive(
                    browser, site.url, "Petr", size=size, settings=settings, color_scheme=theme
                )
                shot.show(visitor)
                visitor.page.wait_for_timeout(400)
                path = FOLDER / f"{tag}{shot.name}-{size_name}-{theme}.png"
                visitor.page.screenshot(path=path)
                visitor.leave()
                yield path


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="screens; default: all")
    parser.add_argument("--lang", nargs="*", default=[DEFAULT_LANGUAGE], help="the languages")
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with serve_page() as site, open_chromium() as chromium:
        for lang in chosen.lang:
            for path in pictures(chromium.browser(), site, chosen.names, lang):
                print(path.name)


if __name__ == "__main__":
    main()
