"""Layout in little space: phones, and the hand of cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ethnos.languages import languages
from ethnos.records.codec import Json
from tests.ui.actions import DWARVES, TOKENS, Visit, card, play, sit
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.full_table import full_table
from tests.ui.scripts import script
from tests.ui.visitor import Visitor, tries, wait_for_fonts
from tools import screenshots

PHONE: Final = (390, 844)
UPRIGHT: Final = [(360, 640), PHONE]
SIDEWAYS: Final = [(740, 360), (844, 390)]
PLAIN: Final = ["orc:red", "giant:grey", "centaur:blue"]
TRIBES: Final = ["centaur", "dwarf", "giant", "merfolk", "minotaur", "wingfolk"]
KINGDOMS: Final = ["blue", "green", "grey", "orange", "purple", "red"]


def at_table(visit: Visit, cards: int, lang: str = "en") -> Page:
    every = [f"{tribe}:{kingdom}" for tribe in TRIBES for kingdom in KINGDOMS]
    pool = list[Json](every[:cards])
    visitor = visit(size=PHONE, settings={"language": lang})
    given: dict[str, Json] = {"tribes": list[Json](TRIBES), "pool": pool}
    FakeRoom.given({**given, "hands": {"A": ["wingfolk:red"]}}).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    wait_for_fonts(visitor.page)
    return visitor.page


@pytest.mark.parametrize("lang", languages())
def test_phone_top_bar_cuts_no_word(visit: Visit, lang: str) -> None:
    page = at_table(visit, 8, lang)
    names = page.locator(".tribes small")
    expect(names).to_have_count(6)
    for box in page.locator("p.turn, .tribes span, .tabs button").all():
        expect(box).to_be_visible()
        assert box.evaluate(script("children_outside")) == []
    height = page.locator("p.turn > span").evaluate("(span) => span.offsetHeight")
    assert height < 40, "more than two lines"


def test_phone_pool_shows_eight_cards_and_marks_more(visit: Visit) -> None:
    page = at_table(visit, 8)
    row = page.locator(".pool .cards")
    assert not row.evaluate("(row) => row.scrollWidth > row.clientWidth")
    expect(page.locator(".pool.more")).to_have_count(0)
    page = at_table(visit, 12)
    expect(page.locator(".pool.more")).to_have_count(1)
    page.locator(".pool .cards").evaluate("(row) => row.scrollTo(1000, 0)")
    expect(page.locator(".pool.more")).to_have_count(0)


def test_an_empty_pool_keeps_the_map_in_its_place(visit: Visit) -> None:
    boxes = {}
    for cards in (8, 0):
        page = at_table(visit, cards)
        for width, height in (PHONE, (360, 640), (390, 780)):
            page.set_viewport_size({"width": width, "height": height})
            wait_for_fonts(page)
            boxes[cards, width, height] = page.locator(".map").bounding_box()
    for width, height in (PHONE, (360, 640), (390, 780)):
        assert boxes[8, width, height] == boxes[0, width, height]


def overlaps(page: Page) -> Iterator[str]:
    """Yield the badges of chosen cards that overlap the sort buttons."""
    sorts = [button.bounding_box() for button in page.locator(".sort button").all()]
    for sign in page.locator(".hand :is(.tick, .tag)").all():
        box = sign.bounding_box()
        for sort in sorts:
            assert box is not None
            assert sort is not None
            beside = box["x"] + box["width"] <= sort["x"] or sort["x"] + sort["width"] <= box["x"]
            if not beside and box["y"] < sort["y"] + sort["height"] - 2:
                yield sign.inner_text()


@pytest.mark.parametrize("count", [5, 6])
def test_chosen_cards_do_not_cover_sort_buttons(visit: Visit, count: int) -> None:
    hand = [f"{tribe}:red" for tribe in TRIBES[:count]]
    page, _ = sit(visit, {"hands": {"A": list[Json](hand)}})
    for text in hand:
        card(page, text)
    assert overlaps_at_sizes(page) == []
    page.locator(".leaders button").last.click()
    expect(page.locator(".hand li").last).to_have_class(re.compile("leader"))
    assert overlaps_at_sizes(page) == []


def overlaps_at_sizes(page: Page) -> list[str]:
    found = []
    for width, height in ((820, 1180), (1920, 1080), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        wait_for_fonts(page)
        found += [f"{width}: {sign}" for sign in overlaps(page)]
    return found


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_card_names_stay_inside_cards(visit: Visit, size: tuple[int, int]) -> None:
    tribes = ["centaur", "giant", "merfolk", "minotaur", "skeleton", "wizard"]
    cards = list[Json](f"{tribe}:red" for tribe in tribes if tribe != "skeleton")
    visitor = visit(size=size, settings={"language": "ru"})
    given: dict[str, Json] = {"tribes": list[Json](tribes), "pool": cards}
    FakeRoom.given({**given, "hands": {"A": cards}}).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".hand .name")
    wait_for_fonts(visitor.page)
    assert visitor.page.evaluate(script("names_at_card_edge")) == []


SMALL_NAMES: Final = """() => [...document.querySelectorAll('.hand .common span')]
    .map((name) => ({ name, box: name.getBoundingClientRect() }))
    .filter(({ name, box }, n, all) =>
        parseFloat(getComputedStyle(name).fontSize) < 9 ||
        box.width < 0.6 * name.offsetWidth ||
        box.left < all[n - 1]?.box.right + 1 ||
        box.bottom > document.querySelector('.buttons').getBoundingClientRect().top)
    .map(({ name, box }) => `${name.textContent}, ${Math.round(box.width)} pixels`)"""


@pytest.mark.parametrize("lang", languages())
def test_groups_of_a_hand_are_named_legibly_on_a_phone(visit: Visit, lang: str) -> None:
    """Ten cards in six groups on the smallest phones; no name touches the next."""
    tribes = ["centaur", "dwarf", "giant", "halfling", "merfolk", "wingfolk"]
    names = [*tribes, *tribes[:4]]
    hand = list[Json](f"{tribe}:{KINGDOMS[n % 6]}" for n, tribe in enumerate(names))
    given: dict[str, Json] = {"tribes": list[Json](tribes), "hands": {"A": hand}}
    visitor = visit(size=PHONE, settings={"language": lang})
    FakeRoom.given(given).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.locator(".hand li").nth(9).wait_for()
    for _grouping in ("tribe", "kingdom"):
        for width, height in UPRIGHT:
            visitor.page.set_viewport_size({"width": width, "height": height})
            wait_for_fonts(visitor.page)
            expect(visitor.page.locator(".hand .common span").first).to_be_visible()
            assert visitor.page.evaluate(SMALL_NAMES) == []
        visitor.page.keyboard.press("s")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (740, 360)])
def test_middle_of_every_card_of_a_hand_is_its_own(visit: Visit, size: tuple[int, int]) -> None:
    """Also where another card covers a part of it; and what is left to hit is broad enough."""
    hand = [f"{tribe}:red" for tribe in TRIBES]
    uneven = ["centaur:blue", "centaur:grey", "centaur:red", "giant:blue"]
    for cards in (hand + hand[:4], hand + hand[2:5], [*hand, *uneven]):
        visitor = visit(size=size)
        given: dict[str, Json] = {"tribes": list[Json](TRIBES), "hands": {"A": list[Json](cards)}}
        FakeRoom.given(given).attach(visitor.page)
        visitor.go(f"/room/{ROOM}")
        visitor.page.locator(".hand li").nth(len(cards) - 1).wait_for()
        missed = visitor.page.locator(".hand .card-button").evaluate_all(script("missed_targets"))
        assert missed == []


PHONES: Final = [
    *((360, 640), (360, 740), (375, 667), (390, 664), (390, 720), (390, 780)),
    *((390, 820), (390, 844), (412, 915)),
]
"""Also with the bars of a browser around the page."""


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_players_and_tabs_are_in_sight_on_every_phone(
    visit: Visit, players: int, lang: str
) -> None:
    visitor = visit(settings={"language": lang})
    FakeRoom.given(full_table(players), players).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        wait_for_fonts(visitor.page)
        dock = visitor.page.locator(".dock").bounding_box()
        assert dock is not None
        assert dock["y"] + dock["height"] <= height
        for part in visitor.page.locator(".player, .tabs button").all():
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= dock["y"], (width, height)


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800)])
def test_names_stand_in_the_visible_part_of_covered_cards(
    visit: Visit, size: tuple[int, int]
) -> None:
    """With two groups of five cards, of which the next always covers a part."""
    hand = list[Json](f"{tribe}:{kingdom}" for tribe in TRIBES[1:3] for kingdom in KINGDOMS[:5])
    visitor = visit(size=size)
    FakeRoom.given({"tribes": list[Json](TRIBES), "hands": {"A": hand}}).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.locator(".hand li").nth(9).wait_for()
    wait_for_fonts(visitor.page)
    assert visitor.page.evaluate(script("text_on_covered_part")) == []


ODD_NAMES: Final = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
    const size = (part) => parseFloat(getComputedStyle(card.querySelector(part)).fontSize)
    return size('.land') >= size('.name') || size('.land') < 10
}).map((card) => card.textContent)"""


@pytest.mark.parametrize("size", [(820, 1180), (1280, 800)])
def test_names_can_be_read_and_kingdoms_are_smaller_than_tribes(
    visit: Visit, size: tuple[int, int]
) -> None:
    page, _ = sit(visit, screenshots.MIDDLE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_for_fonts(page)
    assert page.evaluate(ODD_NAMES) == []


def ends_above(page: Page, parts: str, bottom: float) -> bool:
    """Return whether parts can be touched and are within the window, above a height."""
    return bool(page.locator(parts).evaluate_all(script("ends_above"), bottom))


@pytest.mark.parametrize(("lang", "players"), [("en", 6), ("de", 4), ("ru", 4)])
def test_first_screen_of_a_replay_is_whole_on_every_phone(
    visit: Visit, lang: str, players: int
) -> None:
    visitor = visit(settings={"language": lang})
    page = visitor.page
    record = screenshots.RECORD.with_name(f"{players}-players.ethnos.jsonl")
    visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".scrub input").fill("126")
    for width, height in (*PHONES, (844, 390), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        wait_for_fonts(page)
        assert page.evaluate(script("overflowing_text")) == []
        for row in page.locator(".controls .row, .hands").all():
            assert row.evaluate("(row) => row.scrollWidth <= row.clientWidth"), (width, height)
        buttons = ".controls :is(.btn, .ages button)"
        assert ends_above(page, f"{buttons}, .hands li", height), (width, height)
        dock = page.locator(".dock").bounding_box()
        assert dock is not None
        assert ends_above(page, ".player", dock["y"]), (width, height)
        told = page.locator("p.turn" if width > height else ".dock .told")
        expect(told).to_contain_text(page.locator(".log li").first.inner_text().strip())
        for choice in page.locator(".options select").all():
            assert choice.evaluate(script("cut_choice")) == "", (width, height)


def test_one_player_is_marked_in_a_replay(visit: Visit) -> None:
    """Who is to play, and not somebody else beside the open hands."""
    visitor = visit(size=PHONE)
    screenshots.the_replay(visitor)
    page = visitor.page
    name = page.locator(".player.turn h2").inner_text().split()[0]
    expect(page.locator(".hands .now")).to_have_accessible_name(re.compile(name))


@pytest.mark.parametrize("size", [(844, 390), (740, 360)])
def test_best_moves_are_in_sight_on_a_phone_held_sideways(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    screenshots.the_replay(visitor)
    page = visitor.page
    page.get_by_role("button", name="Analyse this position").click()
    expect(page.get_by_role("button", name="Find the best moves")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hands")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("watched", [False, True])
def test_every_card_of_the_pool_is_whole_on_a_phone_held_sideways(
    visit: Visit, watched: bool
) -> None:
    """Beside the longest sentence about the deck, too."""
    visitor = visit(size=(844, 390), settings={"language": "de"})
    room = FakeRoom.given(full_table(6), 6)
    room.watched = watched
    room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    page = visitor.page
    page.wait_for_selector(".omens.danger")
    wait_for_fonts(page)
    for width, height in ((844, 390), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        pool = page.locator(".pool").bounding_box()
        assert pool is not None
        assert ends_above(page, ".pool .take", pool["y"] + pool["height"] - 2), (width, height)


FIRST_LINE_IS_WHOLE: Final = """(dock) => {
    const [line, frame] = [dock.querySelector('.latest li'), dock.getBoundingClientRect()]
    const { right, bottom } = line.getBoundingClientRect()
    return right <= frame.right && bottom <= frame.bottom && line.scrollWidth <= line.clientWidth
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (768, 1024)])
def test_a_spectator_reads_what_happened_while_the_map_stands_still(
    visit: Visit, size: tuple[int, int]
) -> None:
    player, stranger = visit(), visit(name="Zora", size=size)
    bots = [{"kind": "bot", "bot": "novice"}] * 3
    room = player.make_room({"players": 4, "public": True}, [{"kind": "me"}, *bots])
    expect(player.page.locator(".player")).to_have_count(4)
    stranger.go(f"/room/{room}")
    latest = stranger.page.locator(".dock .latest li")
    latest.first.wait_for()
    wait_for_fonts(stranger.page)
    watch, dock = stranger.page.locator(".watch"), stranger.page.locator(".dock")
    told = stranger.page.locator("p.turn").inner_text().strip()
    expect(dock).not_to_contain_text(told)  # the header says it
    assert watch.evaluate("(line) => line.offsetHeight") <= 20
    maps = [stranger.page.locator(".map").bounding_box()]
    for _ in range(2):
        read = latest.first.inner_text()
        assert player.wait_for_turn()
        player.page.locator(".deck").click()
        expect(latest.first).not_to_have_text(read)
        maps.append(stranger.page.locator(".map").bounding_box())
        assert dock.evaluate(FIRST_LINE_IS_WHOLE)
    assert all(box == maps[0] for box in maps)


def test_hints_hide_tabs_entirely(visit: Visit) -> None:
    page, _ = sit(visit, DWARVES)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".tabs")).to_be_visible()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("radio").first).to_be_visible()
    expect(page.locator(".tabs")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".tabs")).to_be_visible()


def advised_kingdoms(visit: Visit) -> Page:
    page, _ = sit(visit, {"hands": {"A": ["wingfolk:red"]}, "kingdoms": TOKENS})
    card(page, "wingfolk:red")
    play(page)
    page.locator(".choose").first.wait_for()
    page.keyboard.press("h")
    expect(page.get_by_role("radio")).to_have_count(3)
    return page


def test_third_hint_is_partly_visible(visit: Visit) -> None:
    page = advised_kingdoms(visit)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    third = page.get_by_role("radio").nth(2)
    expect(third).to_be_in_viewport()
    third.click()
    expect(third).to_be_checked()


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_hint_marker_covers_no_kingdom_text(visit: Visit, size: tuple[int, int]) -> None:
    page = advised_kingdoms(visit)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_for_fonts(page)
    assert page.locator(".kingdom .advised").evaluate(script("text_under_marker")) == []


def test_long_hint_leaves_room_for_choices(visit: Visit) -> None:
    page, _ = sit(visit, DWARVES)
    page.keyboard.press("h")
    expect(page.get_by_role("radio")).to_have_count(3)
    wait_for_fonts(page)
    room = page.locator(".act .talk").evaluate(script("room_for_choices"))
    assert room >= 0, "the choice is cut off at its lower edge"


def test_band_is_played_by_touch(visit: Visit) -> None:
    fake_room = FakeRoom.given(screenshots.MIDDLE)
    visitor = visit(size=screenshots.SIZES["phone"], has_touch=True, is_mobile=True)
    fake_room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    page = visitor.page
    for text in ("dwarf:purple", "dwarf:orange"):
        page.locator(f'.hand [data-card="{text}"]').tap()
    page.get_by_role("radio", name="Ithys").tap()
    page.get_by_role("button", name="Play band").tap()
    expect(page.locator('[data-kingdom="orange"] .mine b')).to_have_text("2")
    page.get_by_role("button", name="Bands").tap()
    expect(page.locator(".side .bands")).to_be_visible()
    assert fake_room.acts == ["band dwarf:orange+dwarf:purple"]


def follow_the_rings(visitor: Visitor, faults: Callable[[], list[str]]) -> Iterator[str]:
    """Do what the coach asks for; yield what is wrong before each click, until the last lesson."""
    page = visitor.page
    ring, onward = page.locator(".ring").first, page.locator(".coach .ways .go")
    for _ in tries():
        ring.or_(onward).first.wait_for()
        number = page.locator(".coach header small").text_content()
        yield from (f"{number}: {fault}" for fault in faults())
        if onward.is_visible():
            if page.locator(".coach .signs").count():
                return
            onward.click()
            continue
        said, box = page.locator(".coach").inner_text(), ring.bounding_box()
        if box is None:  # the highlight is just moving on
            continue
        page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)
        place = [round(box[side]) for side in ("x", "y", "width", "height")]
        page.wait_for_function(script("tutorial_moved_on"), arg=[*place, said])


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_sheets_are_whole_between_top_bar_and_players(visit: Visit, lang: str) -> None:
    """Bands, boards, log and chat of six players, of whom one has played twelve bands."""
    visitor = visit(size=PHONE, settings={"language": lang})
    page = screenshots.at_table(full_table(6), 6)(visitor)
    found = []
    for width, height in UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_fonts(page)
        for tab in page.locator(".tabs button").all():
            tab.click()
            page.locator(".side.opened").wait_for()
            found += [f"{width}: {fault}" for fault in page.evaluate(script("sheet_faults"))]
            page.locator(".side .shut").click()
            expect(page.locator(".side.opened")).to_have_count(0)
    assert found == []


BEYOND: Final = """(dialog) => {
    const frame = dialog.getBoundingClientRect()
    return [...dialog.querySelectorAll('h2, .btn, p, li')]
        .filter((part) => part.getBoundingClientRect().right > frame.right - 8)
        .map((part) => part.textContent.trim())
}"""


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_tribe_sheet_keeps_its_margins_on_a_phone(visit: Visit, lang: str) -> None:
    visitor = visit(size=UPRIGHT[0], settings={"language": lang})
    screenshots.the_sheet(visitor)
    sheet = visitor.page.locator("dialog[open]")
    assert sheet.evaluate(BEYOND) == []
    sheet.evaluate("(dialog) => dialog.scrollTo(0, 9999)")
    expect(sheet.locator("header .btn")).to_be_in_viewport(ratio=1)


UNDER_DOCK: Final = """() => {
    const { top } = document.querySelector('.dock').getBoundingClientRect()
    return [...document.querySelectorAll('.kingdom, .player, .tabs button')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => part.getBoundingClientRect().bottom > top + 1)
        .map((part) => part.className)
}"""


def test_last_round_leaves_tabs_in_reach_on_the_smallest_phone(visit: Visit) -> None:
    """The strip stands above the log there: in the dock it would lie on the tabs."""
    visitor = visit(size=UPRIGHT[0])
    bots = [{"kind": "bot", "bot": "novice"}] * 3
    visitor.make_room({"players": 4}, [{"kind": "me"}, *bots])
    page = visitor.page
    assert visitor.wait_for_turn()
    page.locator(".deck:not(:disabled)").click()
    assert visitor.wait_for_turn()
    page.locator(".deck:not(:disabled)").wait_for()
    wait_for_fonts(page)
    assert page.evaluate(UNDER_DOCK) == []
    page.get_by_role("button", name="Log").first.click()
    expect(page.locator(".side .last")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_questions_rise_over_tabs_only(visit: Visit, lang: str) -> None:
    """A free marker to place, and cards to keep; tabs are whole or hidden."""
    for hand in (["merfolk:blue", "merfolk:red", "dwarf:red"], ["elf:red", "elf:blue", *PLAIN]):
        tribes = ["centaur", "dwarf", "elf", "giant", "merfolk", "orc"]
        given: dict[str, Json] = {"tribes": list[Json](tribes), "merfolk": {"A": 5}}
        visitor = visit(size=UPRIGHT[0], settings={"language": lang})
        page = screenshots.at_table({**given, "hands": {"A": list[Json](hand)}}, 6)(visitor)
        screenshots.choose(page, *hand[:2])
        page.locator(".buttons .go").click()
        page.locator(".dock .live:not(.spare)").wait_for()
        expect(page.locator(".hand :is(.chosen, .leader)")).to_have_count(0)
        for width, height in UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})
            wait_for_fonts(page)
            assert page.evaluate(UNDER_DOCK) == [], (width, hand)


TWO_FRAMES: Final = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


@pytest.mark.parametrize("lang", languages())
def test_all_leaders_and_hints_are_in_sight_on_a_phone(visit: Visit, lang: str) -> None:
    """Six leaders, then three hints: whole, legible, and beside them map, hand and buttons."""
    visitor = visit(size=UPRIGHT[0], settings={"language": lang})
    page = screenshots.at_table(full_table(6), 6)(visitor)
    found = []
    page.locator(".hand li").nth(9).wait_for()
    for key in "1234567890":
        page.keyboard.press(key)
    for alternatives, key in ((6, "h"), (3, "Escape")):
        expect(page.locator(".leaders button")).to_have_count(alternatives)
        for width, height in (*UPRIGHT, *SIDEWAYS):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            wait_for_fonts(page)
            found += [f"{width}: {one}" for one in page.evaluate(script("choice_faults"))]
        page.keyboard.press(key)
    assert found == []


@pytest.mark.parametrize("lang", languages())
def test_a_selected_band_is_told_whole_on_a_phone(visit: Visit, lang: str) -> None:
    """What one card would do, and why another does not fit; tabs are whole or hidden."""
    visitor = visit(size=UPRIGHT[0], settings={"language": lang})
    page = screenshots.at_table(screenshots.CROWDED, 6)(visitor)
    screenshots.choose(page, "orc:grey")
    found = []
    for unfit in (False, True):
        if unfit:
            page.locator('.hand [data-card="dwarf:green"]').click()
            page.locator(".act [role=alert]").wait_for()
        for width, height in UPRIGHT:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            wait_for_fonts(page)
            found += [f"{width}: {one}" for one in page.evaluate(script("choice_faults"))]
    assert found == []


def test_skip_link_is_out_of_sight_beside_the_coach(visit: Visit) -> None:
    visitor = visit(size=UPRIGHT[0])
    visitor.go("/tutorial")
    visitor.page.locator(".ring").first.wait_for()
    expect(visitor.page.locator(".skip")).not_to_be_in_viewport()
    visitor.page.locator(".skip").focus()
    expect(visitor.page.locator(".skip")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", languages())
def test_every_lesson_is_whole_on_a_phone(visit: Visit, lang: str) -> None:
    """Words, buttons and what they speak of are in sight at once; nothing scrolls."""
    visitor = visit(size=PHONE, settings={"language": lang})
    page = visitor.page
    visitor.go("/tutorial")
    page.locator(".ring").first.wait_for()

    def faults() -> list[str]:
        found = []
        for width, height in ((740, 360), (844, 390), *UPRIGHT):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)  # the table below the coach follows its height
            wait_for_fonts(page)
            found += [f"{width} {one}" for one in page.evaluate(script("lesson_faults"))]
        return found

    assert list(follow_the_rings(visitor, faults)) == []
