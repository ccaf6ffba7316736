"""The command line of the page: what is typed is understood by the room, as at the terminal."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ethnos.records.codec import Json
from tests.ui.actions import TOKENS, Visit, card, done, play
from tests.ui.fake_room import ROOM, FakeRoom

ELVES: dict[str, Json] = {
    "hands": {"A": ["elf:red", "elf:blue", "dwarf:blue"]},
    "pool": ["orc:grey", "elf:green"],
    "kingdoms": TOKENS,
}
ORCS: dict[str, Json] = {
    "deck_top": ["dragon"],
    "dragons_revealed": 2,
    "orc": {"A": ["red", "blue", "grey"]},
    "kingdoms": TOKENS,
}
WIZARDS: dict[str, Json] = {
    "hands": {"A": ["wizard:red", "wizard:blue", "wizard:green"]},
    "kingdoms": TOKENS,
}


def open_table(
    visit: Visit, given: dict[str, Json], lang: str = "en", confirm: str = "off", **rulings: str
) -> tuple[Page, FakeRoom]:
    """Open the table with a command line."""
    fake_room = FakeRoom.given(given, 4, **rulings)
    visitor = visit(settings={"commands": True, "language": lang, "confirm": confirm})
    fake_room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector("#command")
    return visitor.page, fake_room


def command(page: Page, text: str) -> None:
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")


def answer(page: Page, *parts: str) -> None:
    """Check that the room answers with these words."""
    for part in parts:
        expect(page.locator("#command-answer")).to_contain_text(part)


@pytest.mark.parametrize(
    ("lang", "text", "act"),
    [
        ("en", "band elves lead blue elf", "band elf:blue+elf:red"),
        ("en", "take 2", "take orc:grey"),
        ("cs", "dober", "draw"),
        ("de", "verband 2-3 unter 3", "band elf:red+elf:blue"),
    ],
)
def test_typed_command_is_done(visit: Visit, lang: str, text: str, act: str) -> None:
    page, fake_room = open_table(visit, ELVES, lang)
    command(page, text)
    done(page, fake_room, act)
    expect(page.locator("#command")).to_have_value("")


def test_typed_band_is_confirmed_like_a_clicked_one(visit: Visit) -> None:
    page, fake_room = open_table(visit, ELVES, confirm="on")
    command(page, "band elves lead blue elf")
    expect(page.locator(".live")).to_contain_text("You play 2 elves")
    assert fake_room.acts == []
    page.get_by_role("button", name="Do it").click()
    done(page, fake_room, "band elf:blue+elf:red")


def test_question_who_leads_is_followed_by_bare_answer(visit: Visit) -> None:
    page, fake_room = open_table(visit, ELVES)
    command(page, "band 2 3")
    answer(page, "Who leads?", "marker in Straton", "marker in Rhea")
    expect(page.locator("#command-answer p")).to_have_count(3)
    expect(page.locator("#command")).to_have_value("")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    page.wait_for_timeout(0)
    expect(page.locator("#command-answer")).not_to_contain_text("Who leads?")
    assert [(one.text, one.after) for one in fake_room.typed] == [
        ("band 2 3", None),
        ("2", "band 2 3"),
    ]


def test_complaint_is_the_terminals(visit: Visit) -> None:
    page, fake_room = open_table(visit, ORCS)
    page.locator(".deck").click()
    page.get_by_role("button", name="Raid", exact=True).wait_for()
    command(page, "raid later")
    answer(page, "“later” is not a kingdom")
    expect(page.locator("#command")).to_have_value("raid later")
    done(page, fake_room, "draw")


@pytest.mark.parametrize(
    ("how", "count"), [("d", 3), ("y", 3), ("deck", 3), ("wizard", 3), ("wizard 2", 2), ("0", 0)]
)
def test_wizard_draws_as_many_as_meant(visit: Visit, how: str, count: int) -> None:
    page, fake_room = open_table(visit, WIZARDS, wizard_draw="up_to")
    for one in ("wizard:red", "wizard:blue", "wizard:green"):
        card(page, one)
    play(page)
    page.get_by_role("button", name="Draw 3 cards").wait_for()
    expect(page.locator(".buttons .go")).to_have_count(1)
    if how == "deck":
        page.locator(".deck").click()
    elif how in {"d", "y"}:
        page.keyboard.press(how)
    else:
        command(page, how)
    done(page, fake_room, fake_room.acts[0], f"wizard {count}")


@pytest.mark.parametrize(
    ("text", "address"), [("rules", "/rules$"), ("rules r38", "/rules#R38$"), ("r D18", "#D18$")]
)
def test_rules_open_at_the_clause(visit: Visit, text: str, address: str) -> None:
    page, _ = open_table(visit, ELVES)
    command(page, text)
    expect(page).to_have_url(re.compile(address))


def test_requests_are_answered_by_the_page(visit: Visit) -> None:
    page, fake_room = open_table(visit, ELVES)
    command(page, "hint")
    expect(page.get_by_role("radio").first).to_be_visible()
    command(page, "undo")
    expect(page.locator(".live")).to_contain_text("Nothing can be taken back")
    command(page, "tribes")
    expect(page.get_by_role("dialog")).to_contain_text("The tribes in this game")
    page.keyboard.press("Escape")
    command(page, "help")
    answer(page, "Now:", "draw: recruit the top card", "hint: what a bot would do")
    page.keyboard.press("Escape")
    expect(page.locator("#command-answer")).to_be_empty()
    command(page, "score")
    answer(page, "No age has been scored yet")
    command(page, "sort kingdom")
    answer(page, "The buttons above your hand")
    command(page, "log")
    expect(page.locator("#command-answer")).to_be_empty()
    done(page, fake_room)
