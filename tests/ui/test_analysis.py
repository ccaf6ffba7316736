"""The analysis board: set up by clicking and as text, asked about, played out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, expect

from ethnos.records.position import format_position
from ethnos.records.set_up import set_up
from tests.ui.axe import violations
from tests.ui.visitor import Visitor

TYPED = """players: 2
tribes: elf giant orc troll wizard
hand 0: elf:red elf:blue
pool: orc:red
"""
BEST = {
    "action": "draw",
    "win_chance": 0.6,
    "glory": 30.0,
    "what": {"id": "advice-draw", "args": {}},
    "say": {"id": "review-best", "args": {"percent": 60}},
}
TOO_FAST = {"code": "too_fast", "reason": "", "clause": None}


def test_position_is_set_up_asked_about_and_played_out(visit: Callable[..., Visitor]) -> None:
    petr = visit()
    page = petr.page

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "")["position"])
        done = len(asked) > 1
        route.fulfill(json={"ahead": 0, "moves": [BEST] if done else None})

    asked: list[str] = []
    page.route("**/api/analysis/moves", answer)
    petr.go("/analysis")
    page.get_by_text("Set up another position").click()
    text = page.get_by_label("Position as text")
    expect(text).to_have_value(re.compile("players: 3"))  # the sample

    text.fill(TYPED)
    page.get_by_role("button", name="Set up this text").click()
    expect(text).to_have_value(re.compile("deck: "))  # completed
    hands = page.get_by_role("list", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(2)
    place = page.get_by_label("What to change")
    place.select_option("hand 1")
    page.get_by_role("button", name="troll of Althea", exact=True).click()
    expect(text).to_have_value(re.compile("hand 1: troll:green"))
    page.get_by_role("button", name="Remove: troll of Althea").click()
    expect(text).not_to_have_value(re.compile("hand 1:"))
    place.select_option("markers 0")
    page.get_by_label("Glory", exact=True).fill("7")
    page.keyboard.press("Tab")
    expect(text).to_have_value(re.compile("glory: 7 0"))

    petr.complaints.clear()
    kept = text.input_value()
    text.fill(kept.replace("hand 0: ", "hand 0: elf:red elf:red "))
    page.get_by_role("button", name="Set up this text").click()
    expect(page.get_by_role("alert")).to_contain_text("of elf:red")
    petr.complaints[:] = [one for one in petr.complaints if "422" not in one]

    page.get_by_role("button", name="Find the best moves").click()
    expect(page.get_by_text("60% to win")).to_be_visible()
    assert asked == [kept, kept]
    assert violations(page) == []
    page.get_by_role("button", name="Play: Draw").click()
    expect(text).to_have_value(re.compile("turn: 1"))
    expect(page.locator(".said")).to_contain_text("draw")
    page.get_by_role("button", name="Undo").click()
    expect(text).to_have_value(kept)


CLICKED = """players: 2
tribes: giant merfolk orc troll wizard
options: hand_limit=8 marker_count=20 orc_raid=any_number
age: 2
first player: 1
turn: 1
pool: orc:red
hand 1: troll:green wizard:red
known 1: wizard:red
bands 0: giant:red+giant:blue
glory: 7 0
markers red: 3 0
merfolk: 5 0
orcs 0: blue red
trolls 0: 2
giant: 0 with 2
dragon-free: 4
dragons revealed: 1
third dragon drawn by: 1
discarded: merfolk:grey
"""


def lines_of(position: str) -> dict[str, str]:
    """The lines of a position, without what is laid out by chance."""
    lines = (line.partition(": ") for line in position.splitlines())
    chance = ("deck", "source", "tokens")
    return {key: value for key, _, value in lines if key.split(" ")[0] not in chance}


def let_raids_take_any_number(page: Page, text: Locator) -> None:
    page.get_by_text("House rules: none").click()
    for group in ("Cards", "Markers", "Other tribes", "Ties and the end"):
        page.locator("summary").get_by_text(group, exact=True).click()
    before = text.input_value()
    page.get_by_role("radio", name="as many as you like").check()
    expect(text).not_to_have_value(before)


def test_every_piece_is_set_up_by_clicking(visit: Callable[..., Visitor]) -> None:
    page = visit_board(visit)
    text, place = page.get_by_label("Position as text"), page.get_by_label("What to change")

    def press(where: str, *buttons: str) -> None:
        place.select_option(where)
        for name in buttons:
            before = text.input_value()
            page.get_by_role("button", name=name, exact=True).click()
            expect(text).not_to_have_value(before)

    def number(label: str, value: str) -> None:
        before = text.input_value()
        page.get_by_role("spinbutton", name=label, exact=True).fill(value)
        page.keyboard.press("Tab")
        expect(text).not_to_have_value(before)

    def choose(label: str, value: str) -> None:
        before = text.input_value()
        page.get_by_role("combobox", name=label, exact=True).select_option(value)
        expect(text).not_to_have_value(before)

    place.select_option("setting")
    choose("elves", "wizard")
    let_raids_take_any_number(page, text)
    for label, value in (("Hand limit", "8"), ("Number of markers", "20"), ("Ages", "1")):
        choose(label, value)
    choose("Ages", "2")
    press("hand 1", "troll of Althea", "wizard of Rhea")
    press("known 1", "wizard of Rhea")
    press("bands 0", "giant of Rhea")
    page.get_by_label("New band").uncheck()
    press("bands 0", "giant of Straton")
    place.select_option("markers 0")
    for label, value in (("Rhea", "3"), ("Glory", "7"), ("Merfolk track", "5")):
        number(label, value)
    press("markers 0", "Rhea", "Straton", "2", "holds it")
    place.select_option("turn")
    for label, value in (("Age", "2"), ("Dragons revealed", "1"), ("Cards before a dragon", "4")):
        number(label, value)
    choose("First player", "1")
    choose("Third dragon drawn by", "1")
    press("turn", "Turn of Bruno")
    press("discarded", "merfolk of Pelagon")
    built, typed = text.input_value(), format_position(set_up(CLICKED))
    assert lines_of(built) == lines_of(typed)

    place.select_option("deck")
    cards = page.locator("details.edit .cards button")
    last = cards.last.get_attribute("title") or ""
    cards.last.click()
    expect(cards.first).to_have_attribute("title", last)
    blue, grey = lineof(built, "tokens blue"), lineof(built, "tokens grey")
    place.select_option("setting")
    page.get_by_role("button", name=f"Straton: {blue[-1]}").last.click()
    press("setting", f"Pelagon: {grey[0]}")
    swapped = text.input_value()
    assert lineof(swapped, "tokens blue") == sorted([*blue[:-1], grey[0]], key=int)
    assert lineof(swapped, "tokens grey") == sorted([*grey[1:], blue[-1]], key=int)


def lineof(position: str, key: str) -> list[str]:
    """The words of a line."""
    return dict(line.split(": ", 1) for line in position.splitlines())[key].split()


BOARD = """players: 2
tribes: elf giant merfolk orc troll
source: pcg32/1 0
hand 0: elf:red
pool: orc:red
"""
"""Its source lays out tokens and deck. Of others the last card may be a dragon, which the editor
refuses to put on top, or the tokens that are swapped may be alike."""


def visit_board(visit: Callable[..., Visitor]) -> Page:
    """Open the board with a short position, and its editor."""
    petr = visit()
    petr.go("/analysis")
    petr.page.get_by_text("Set up another position").click()
    text = petr.page.get_by_label("Position as text")
    text.fill(BOARD)
    petr.page.get_by_role("button", name="Set up this text").click()
    expect(text).to_have_value(re.compile("deck: "))
    return petr.page


def test_refusals_are_explained_and_undone(visit: Callable[..., Visitor]) -> None:
    petr = visit()
    page = petr.page
    petr.go("/analysis")
    page.get_by_text("Set up another position").click()
    text = page.get_by_label("Position as text")
    hands = page.get_by_role("list", name="All hands").get_by_role("listitem")
    expect(hands).to_have_count(3)
    place = page.get_by_label("What to change")
    place.select_option("markers 0")
    glory = page.get_by_label("Glory", exact=True)
    before = glory.input_value()
    glory.fill("-1")
    page.keyboard.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("cannot be set up")
    expect(glory).to_have_value(before)

    place.select_option("hand 2")
    text.fill(TYPED)
    page.get_by_role("button", name="Set up this text").click()
    expect(hands).to_have_count(2)
    expect(place).to_have_value("hand 1")  # the last player there is

    page.route("**/api/analysis", lambda route: route.fulfill(status=429, json=TOO_FAST))
    page.get_by_role("button", name="New deal").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).not_to_contain_text("cannot be set up")
    page.reload()
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the start page")).to_be_visible()
    petr.complaints[:] = [one for one in petr.complaints if not re.search("422|429", one)]


def test_moment_of_a_replay_is_analysed(visit: Callable[..., Visitor]) -> None:
    petr = visit(size=(390, 844))
    page = petr.page
    room = petr.finish_a_game()
    petr.go(f"/replay/{room}?move=6")
    page.get_by_role("button", name="Analyse this position").click()
    page.wait_for_url("**/analysis")
    page.get_by_text("Set up another position").click()
    there = page.request.get(f"{petr.url}/api/rooms/{room}/position?v=6").json()["position"]
    expect(page.get_by_label("Position as text")).to_have_value(there)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.reload()
    page.get_by_text("Set up another position").click()
    expect(page.get_by_label("Position as text")).to_have_value(there)
