"""Boxes of table and pages, measured: nothing overlaps and nothing is cut, at every size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from ethnos.languages import languages
from ethnos.protocol.room import StandInReason
from ethnos.records.codec import Json
from tests.ui.actions import Visit, card
from tests.ui.daily_answers import answer_with, the_deal
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.full_table import full_table
from tests.ui.made_up_results import made_up_results, show
from tests.ui.scripts import script
from tests.ui.visitor import Visitor, wait_for_fonts
from tools import screenshots

SIZES: Final = [
    *((2560, 1440), (1920, 1080), (1440, 900), (1366, 768), (1280, 720)),
    *((1024, 768), (820, 1180), (844, 390), (390, 844), (360, 640)),
]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    wait_for_fonts(page)


def at_every_size(page: Page, measure: str) -> list[str]:
    """Return what a script finds at every size of the window."""
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size}: {fault}" for fault in page.evaluate(measure)]
    return found


def faults(page: Page, measure: str = "layout_faults") -> list[str]:
    """Return what overlaps or is cut, at every size of the window."""
    return at_every_size(page, script(measure))


def at_table(visit: Visit, players: int, **options: object) -> Visitor:
    visitor = visit(size=SIZES[0], **options)
    FakeRoom.given(full_table(players), players).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    return visitor


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_full_table_neither_overlaps_nor_cuts(visit: Visit, players: int, lang: str) -> None:
    visitor = at_table(visit, players, settings={"language": lang})
    assert faults(visitor.page) == []
    resize(visitor.page, (720, 450))  # a large screen at 200 %
    assert visitor.page.evaluate(script("layout_faults")) == []


CUT_NOTES: Final = """() => [...document.querySelectorAll('.player')].flatMap((panel) => {
    const [sign, whole] = [panel.querySelector('.away'), panel.querySelector('h2 small')]
        .map((part) => part?.getBoundingClientRect())
    const [frame, title] = [panel, panel.querySelector('h2')]
        .map((part) => part.getBoundingClientRect())
    const cut = whole?.width && whole.right > title.right + 1
    const covers = sign && sign.right > title.left + 2 && sign.bottom > title.top + 2
        && sign.top < title.bottom - 2
    const out = sign && (!sign.width || covers || sign.left < frame.left
        || sign.bottom > frame.bottom)
    return cut || out ? [panel.textContent.trim().slice(0, 40)] : []
})"""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_absence_is_told_whole_in_every_panel(visit: Visit, lang: str) -> None:
    visitor = visit(size=SIZES[0], settings={"language": lang})
    room = FakeRoom.given(full_table(6), 6)
    mine, next_one, *others = room.room.seats
    left = next_one._replace(standing_in=StandInReason.LEFT)
    room.room.seats = (mine, left, *others)
    room.away = (1, 2)
    room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    expect(visitor.page.locator(".player .away")).to_have_count(2)
    assert at_every_size(visitor.page, CUT_NOTES) == []
    assert visitor.page.evaluate(script("layout_faults")) == []


def show_start(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".play .go").wait_for()


def show_lobby(visitor: Visitor) -> None:
    bot = {"kind": "bot", "bot": "heuristic"}
    visitor.make_room({"players": 6}, [{"kind": "me"}, bot, *[{"kind": "open"}] * 4])
    visitor.page.locator(".seats").wait_for()


def show_lobby_of_two(visitor: Visitor) -> None:
    rulings = {"troll_scope": "all_end_of_age_ties", "hand_limit": "8"}
    visitor.make_room({"players": 2, "rulings": rulings}, [{"kind": "me"}, {"kind": "open"}])
    visitor.page.locator(".options summary").click()
    visitor.page.locator(".books").wait_for()
    visitor.page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")


def show_result(visitor: Visitor) -> None:
    room = visitor.finish_a_game(6)
    visitor.go(f"/after/{room}")
    visitor.page.locator(".swings").wait_for()


def show_my_games(visitor: Visitor) -> None:
    show(visitor.page, made_up_results())
    bot = {"kind": "bot", "bot": "heuristic"}
    visitor.make_room({"players": 4}, [{"kind": "me"}, *[bot] * 3])
    visitor.page.unroute("**/api/me/games")
    visitor.go("/games")
    visitor.page.locator("main .rooms li").first.wait_for()


def show_daily(visitor: Visitor) -> None:
    answer_with(visitor.page, the_deal())
    visitor.go("/daily")
    visitor.page.locator(".month").wait_for()


def show_settings(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.locator("main .panel").first.wait_for()


PAGES: Final = [
    *(show_start, show_lobby, show_lobby_of_two, show_result, show_my_games, show_daily),
    show_settings,
]


@pytest.mark.parametrize("show_page", PAGES)
def test_pages_neither_overlap_nor_cut(visit: Visit, show_page: Callable[[Visitor], None]) -> None:
    visitor = visit(size=SIZES[2])
    show_page(visitor)
    found = []
    for lang in ("en", "de", "ru"):
        visitor.page.locator("header select").select_option(lang)
        expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
        for measure in ("page_faults", "uneven_choices"):
            found += [f"{lang} {fault}" for fault in faults(visitor.page, measure)]
    assert found == []


TOPS: Final = """() => [...document.querySelectorAll('main .panel')]
    .map((part) => part.getBoundingClientRect())
    .map(({ left, top, bottom }) => ({ left, top, bottom }))"""


@pytest.mark.parametrize("size", [(2560, 1440), (1920, 1080), (1440, 900)])
def test_large_screen_shows_a_page_in_columns(visit: Visit, size: tuple[int, int]) -> None:
    """Nobody scrolls for what would stand beside it."""
    visitor = visit(size=size)
    for show_page, columns in (
        (show_lobby, 3),  # seats, what is played, invitation
        (show_my_games, 2),  # games, statistics
        (show_daily, 2),  # scores, calendar
        (show_settings, 2),
    ):
        show_page(visitor)
        wait_for_fonts(visitor.page)
        panels = visitor.page.evaluate(TOPS)
        starts = {round(panel["left"]) for panel in panels}
        assert len(starts) == columns, show_page
        assert all(
            min(panel["top"] for panel in panels if round(panel["left"]) == start) < size[1] / 2
            for start in starts
        )
        if show_page is show_settings:
            ends = [
                max(panel["bottom"] for panel in panels if round(panel["left"]) == start)
                for start in starts
            ]
            assert min(ends) > 0.6 * max(ends)


@pytest.mark.parametrize("size", [(2560, 1440), (1920, 1080), (1440, 900), (1280, 720)])
def test_cards_on_the_start_page_are_whole(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    show_start(visitor)
    for lang in languages():
        visitor.page.locator("header select").select_option(lang)
        expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
        wait_for_fonts(visitor.page)
        doors = visitor.page.locator(".doors").bounding_box()
        assert doors is not None
        for one in visitor.page.locator(".fan .card").all():
            box = one.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= doors["y"]


@pytest.mark.parametrize("size", [(2560, 1440), (1920, 1080), (1440, 900), (1280, 720)])
def test_coach_stands_on_the_side_panel(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.go("/tutorial")
    visitor.page.locator(".ring").first.wait_for()
    coach, side, dock = (
        visitor.page.locator(part).bounding_box() for part in (".coach", ".side", ".dock")
    )
    assert coach is not None
    assert side is not None
    assert dock is not None
    assert coach["y"] + coach["height"] <= dock["y"]
    assert coach["x"] >= side["x"] - 1
    expect(visitor.page.get_by_role("group", name="React")).to_have_count(0)


CUT: Final = """() => [...document.querySelectorAll('.rooms :is(b, small, .btn)')]
    .filter((part) => part.clientWidth && part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.textContent)"""


def test_names_of_games_to_watch_are_whole(visit: Visit) -> None:
    player, stranger = visit(), visit(name="Zora")
    bots = [{"kind": "bot", "bot": name} for name in ("adventurer", "heuristic", "novice")]
    player.make_room({"players": 6, "public": True}, [{"kind": "me"}, *bots, *bots[:2]])
    expect(player.page.locator(".player")).to_have_count(6)
    page = stranger.page
    stranger.go("/")
    cut = []
    for lang in ("en", "de", "ru"):
        page.locator("header select").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.locator(".watch").wait_for()
        cut += [f"{lang} {fault}" for fault in at_every_size(page, CUT)]
    assert cut == []


CUT_NAMES: Final = """() => [...document.querySelectorAll('.totals .name, .over li span')]
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => name.textContent)"""


@pytest.mark.parametrize(("players", "lang", "age"), [(2, "en", 1), (6, "de", 2), (6, "ru", 3)])
def test_scoring_neither_overlaps_nor_is_cut(
    visit: Visit, players: int, lang: str, age: int
) -> None:
    """With cards of the next age in hand, and at the end of the game."""
    visitor = visit(size=SIZES[2], settings={"language": lang})
    last: dict[str, Json] = {"age": age, "deck_top": ["dragon"], "orc": {}}
    given = {**full_table(players, hand=6), **last}
    FakeRoom.given(given, players).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.locator(".deck").click()
    stations = visitor.page.locator(".stations button")
    for station in (2, -1):  # a kingdom and the totals
        stations.nth(station).click()
        assert at_every_size(visitor.page, CUT_NAMES) == []
        assert faults(visitor.page, "scoring_faults") == []
        resize(visitor.page, (740, 360))
        assert visitor.page.evaluate(script("scoring_faults")) == []


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_troll_token_is_whole_while_hint_shows(visit: Visit, lang: str) -> None:
    visitor = visit(settings={"language": lang})
    page = screenshots.at_table(screenshots.MIDDLE)(visitor)
    card(page, "troll:purple")
    page.locator(".buttons .go").click()
    page.locator(".token").first.wait_for()
    page.keyboard.press("h")
    page.get_by_role("radio").first.wait_for()
    assert faults(page) == []


CAPTIONS: Final = """() => [...document.querySelectorAll('.hand .counted')].map((caption) => {
    const letters = document.createRange()
    letters.selectNodeContents(caption)
    return letters.getBoundingClientRect()
}).flatMap(({ right }, n, all) => (n + 1 < all.length ? all[n + 1].left - right : []))"""
"""The gaps between what is written below the groups of the hand."""


@pytest.mark.parametrize("lang", ["de", "pt-BR", "ru"])
def test_captions_of_a_chosen_hand_stand_apart(visit: Visit, lang: str) -> None:
    page = at_table(visit, 6, settings={"language": lang}).page
    for key in "1234567890":
        page.keyboard.press(key)
    expect(page.locator(".hand .tick")).to_have_count(9)
    for size in SIZES[:5]:
        resize(page, size)
        assert min(page.evaluate(CAPTIONS)) >= 6, size


def top_of_dock(page: Page) -> float:
    box = page.locator(".dock").bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize(
    "size", [(1280, 720), (820, 1180), (844, 390), (740, 360), (390, 844), (360, 640)]
)
def test_map_stands_still_while_hand_and_choices_change(
    visit: Visit, size: tuple[int, int]
) -> None:
    """The map of a table with a full hand, an empty one, six leaders to choose from, and hints."""
    maps = []
    for hand in (10, 0):
        visitor = visit(size=size)
        FakeRoom.given(full_table(6, hand=hand), 6).attach(visitor.page)
        visitor.go(f"/room/{ROOM}")
        visitor.page.wait_for_selector(".table")
        wait_for_fonts(visitor.page)
        maps.append(visitor.page.locator(".map").bounding_box())
        if not hand:
            continue
        for n in range(hand):
            visitor.page.keyboard.press(str((n + 1) % 10))
        expect(visitor.page.locator(".leaders button")).to_have_count(6)
        maps.append(visitor.page.locator(".map").bounding_box())
        faults_here = visitor.page.evaluate(script("layout_faults"))
        assert faults_here == []
        visitor.page.keyboard.press("h")
        expect(visitor.page.locator(".chance")).to_have_count(3)
        maps.append(visitor.page.locator(".map").bounding_box())
    assert all(box == maps[0] for box in maps[1:]), maps


TABLETS: Final = [(744, 1133), (820, 1180), (1024, 1366)]


@pytest.mark.parametrize("watched", [False, True])
def test_tall_tablet_shows_boards_and_log_below_the_map(visit: Visit, watched: bool) -> None:
    visitor = visit(size=TABLETS[0])
    room = FakeRoom.given(full_table(6), 6)
    room.watched = watched
    room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    page = visitor.page
    page.wait_for_selector(".table")
    for size in TABLETS:
        resize(page, size)
        assert page.evaluate(script("layout_faults")) == []
        parts = [page.locator(part) for part in (".pool", ".track", ".orcs", ".log")]
        tops = [box["y"] for part in parts if (box := part.bounding_box())]
        ends = [box["y"] + box["height"] for part in parts if (box := part.bounding_box())]
        assert len(tops) == len(parts), "a board is hidden"
        assert min(tops[1:]) >= ends[0]
        assert max(ends) <= top_of_dock(page)
        land = page.locator(".chart").bounding_box()
        assert land is not None
        assert land["width"] > 0.95 * size[0], "there is sea beside the map"
        expect(page.locator(".tabs")).to_be_hidden()
    switch = page.get_by_role("button", name="Bands", exact=True)
    switch.click()
    resize(page, (1180, 820))  # turned, the tablet has players with bands, and the log again
    switch.click()
    expect(page.locator(".log")).to_be_visible()


def test_tablet_held_sideways_shows_the_map_above_the_hand(visit: Visit) -> None:
    page = at_table(visit, 6).page
    resize(page, (1024, 768))
    for part in (page.locator(".map"), page.locator(".pool")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= top_of_dock(page)


@pytest.mark.parametrize("players", [2, 6])
def test_end_of_game_leaves_players_and_tabs_in_sight(visit: Visit, players: int) -> None:
    visitor = visit(size=SIZES[0])
    last: dict[str, Json] = {"age": 2 if players == 2 else 3, "deck_top": ["dragon"], "orc": {}}
    FakeRoom.given({**full_table(players, hand=6), **last}, players).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.locator(".deck").click()
    visitor.page.locator(".walk").wait_for()
    for size in ((390, 844), (390, 664), (360, 640)):
        resize(visitor.page, size)
        dock = top_of_dock(visitor.page)
        for part in visitor.page.locator(".player, .tabs button").all():
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= dock, f"{size}: below the dock during the scoring"
    visitor.page.locator(".walk").get_by_role("button", name="Close").click()
    visitor.page.locator(".over").wait_for()
    assert faults(visitor.page) == []
    for size in ((844, 390), (740, 360), (360, 640)):
        resize(visitor.page, size)
        assert visitor.page.evaluate(script("layout_faults")) == []
        for name in visitor.page.locator(".over li span").all():
            assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth"), "a name is cut"
        dock = top_of_dock(visitor.page)
        for part in visitor.page.locator(".player, .tabs button").all():
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= dock + 1


@pytest.mark.parametrize("count", [7, 13, 16])
def test_pool_of_any_size_is_whole(visit: Visit, count: int) -> None:
    visitor = visit(size=SIZES[0])
    FakeRoom.given(full_table(4, pool=count), 4).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    found = faults(visitor.page)
    for size in ((844, 390), (740, 360)):
        resize(visitor.page, size)
        found += visitor.page.evaluate(script("layout_faults"))
        cards = [card.bounding_box() for card in visitor.page.locator(".take").all()]
        rows = [
            sum(box["y"] == y for box in cards if box) for y in {box["y"] for box in cards if box}
        ]
        assert len(rows) <= 2
        assert max(rows) - min(rows) <= 1
        pool = visitor.page.locator(".pool").bounding_box()
        for box in cards:
            assert box is not None
            assert pool is not None
            assert box["y"] + box["height"] <= pool["y"] + pool["height"]
    assert found == []


def test_large_screen_shows_larger_pieces(visit: Visit) -> None:
    page = at_table(visit, 4).page
    page.locator(".hand .card-button").last.hover()
    page.locator(".tribe-card").wait_for()
    tooltip, card = (
        page.locator(part).last.bounding_box() for part in (".tribe-card", ".hand .card-button")
    )
    assert tooltip
    assert card
    assert tooltip["width"] == 270 * 1.6
    assert 0 < card["y"] - (tooltip["y"] + tooltip["height"]) < 30
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    widths = {}
    for size in SIZES[:3]:
        resize(page, size)
        widths[size] = [
            box["width"]
            for part in (".player", ".side", ".take", ".hand .card", ".map", "dialog")
            if (box := page.locator(part).first.bounding_box())
        ]
    for small, large in zip(widths[SIZES[1]], widths[SIZES[0]], strict=True):
        assert large > 1.25 * small
    for small, large in zip(widths[SIZES[2]], widths[SIZES[1]], strict=True):
        assert large > 1.1 * small


def test_more_bands_than_fit_are_counted(visit: Visit) -> None:
    given = full_table(2, hand=0, pool=0)
    cards = [f"{tribe}:{kingdom}" for tribe in ("elf", "wizard") for kingdom in KINGDOMS] * 2
    given["tribes"] = ["elf", "wizard", "centaur", "giant", "troll"]
    given["bands"] = {"A": [{"leader": one, "cards": [one]} for one in cards[:15]]}
    given["merfolk"], given["orc"] = {}, {}
    visitor = visit(size=(1280, 720))
    FakeRoom.given(given, 2).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    bands = visitor.page.locator(".player").first.locator(".bands > li")
    bands.nth(11).wait_for()
    assert bands.count() == 12
    assert bands.first.inner_text() == "+4"
    assert visitor.page.evaluate(script("layout_faults")) == []


KINGDOMS: Final = ("blue", "green", "grey", "orange", "purple", "red")


@pytest.mark.parametrize("space", [0, 18])
def test_six_pieces_on_one_space_leave_the_title_of_the_track_free(
    visit: Visit, space: int
) -> None:
    given = full_table(6) | {"merfolk": dict.fromkeys("ABCDEF", space)}
    visitor = visit(size=(1280, 720))
    FakeRoom.given(given, 6).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    track = visitor.page.locator(".track")
    title, frame = track.locator("h2").bounding_box(), track.bounding_box()
    assert title is not None
    assert frame is not None
    for piece in track.locator(".stand").all():
        box = piece.bounding_box()
        assert box is not None
        assert box["y"] >= title["y"] + title["height"]
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 640), (844, 390)])
def test_great_button_is_in_sight_in_every_language(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.page
    visitor.go("/")
    button = page.locator(".play .go")
    for lang in languages():
        page.locator("header select").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        wait_for_fonts(page)
        assert page.evaluate("() => scrollY") == 0
        expect(button).to_be_in_viewport(ratio=1)
        fold = page.locator(".fold")
        if not fold.is_visible():
            continue
        expect(page.locator(".options")).to_be_hidden()
        fold.click()
        expect(page.locator(".options")).to_be_visible()
        assert page.evaluate(script("overflowing_text")) == []
        assert page.evaluate(script("uneven_choices")) == []
        fold.click()
        page.evaluate("() => scrollTo(0, 0)")


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_start_form_is_as_high_before_the_catalogue_comes(visit: Visit, lang: str) -> None:
    visitor = visit(settings={"language": lang})
    page = visitor.page
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/catalog", hold)
    visitor.go("/")
    form = page.locator(".play")
    form.locator(".go").wait_for()
    wait_for_fonts(page)
    before = form.bounding_box()
    asked[0].continue_()
    form.get_by_text("2", exact=True).wait_for()
    wait_for_fonts(page)
    assert form.bounding_box() == before


@pytest.mark.parametrize("size", [(2560, 1440), (1920, 1080)])
def test_start_page_fills_large_screens(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.go("/")
    content = visitor.page.locator("main .inner").bounding_box()
    footer = visitor.page.locator("footer").bounding_box()
    assert content is not None
    assert footer is not None
    assert content["width"] >= 0.75 * size[0]
    assert footer["y"] + footer["height"] >= 0.95 * size[1]


def test_headline_is_not_printed_on_the_map(visit: Visit) -> None:
    visitor = visit(size=(820, 1180))
    visitor.go("/")
    for part in ("h1", ".words p"):
        words = visitor.page.locator(part).bounding_box()
        sheet = visitor.page.locator(".banner .sheet").bounding_box()
        assert words is not None
        assert sheet is not None
        longest = visitor.page.locator(part).evaluate(
            "(text) => { const range = document.createRange(); range.selectNodeContents(text);"
            " return Math.max(...[...range.getClientRects()].map((line) => line.right)) }"
        )
        assert longest <= sheet["x"] + 0.25 * sheet["width"]  # where the drawing is faint
