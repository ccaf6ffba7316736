"""Guidance for a hesitating player: possible actions, hints, and reasons for refusals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ethnos.records.codec import Json
from tests.ui.actions import DWARVES, TOKENS, Visit, card, done, play, sit
from tests.ui.full_table import full_table
from tools import screenshots


def test_three_hints_are_marked_on_their_targets(visit: Visit) -> None:
    page, fake_room = sit(visit, DWARVES)
    page.get_by_role("button", name="Hint").click()
    pieces = page.get_by_role("radio")
    expect(pieces).to_have_count(3)
    expect(pieces.first).to_be_checked()
    chances = [int(text.split("%")[0]) for text in page.locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    expect(page.locator(".live")).not_to_contain_text("%")  # each chance is said once
    takes = [n for n in range(3) if "Take" in pieces.nth(n).inner_text()]
    assert takes, "none of these is about the pool"
    for n in takes:
        pieces.nth(n).click()
        expect(page.locator(".take i")).to_have_count(1)
        expect(page.locator(".live")).to_contain_text("Take a")
    marked = page.locator(".take", has=page.locator("i")).get_attribute("data-card")
    page.get_by_role("button", name="Follow").click()
    done(page, fake_room, f"take {marked}")


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [(844, 390), (740, 360)])
def test_three_hints_fit_a_phone_held_sideways(
    visit: Visit, size: tuple[int, int], lang: str
) -> None:
    visitor = visit(settings={"language": lang}, size=size)
    page = screenshots.at_table(full_table(4))(visitor)
    page.locator(".hand li").nth(9).wait_for()
    page.keyboard.press("h")
    expect(page.locator(".advice button")).to_have_count(3)
    title = page.locator("p.turn > span").evaluate("(span) => span.offsetHeight")
    assert title <= 40, "more than the top bar holds"
    row = page.locator(".advice")
    assert row.evaluate("(row) => row.scrollWidth <= row.clientWidth")


def test_pressing_hint_again_selects_next_hint(visit: Visit) -> None:
    page, fake_room = sit(visit, DWARVES)
    page.keyboard.press("h")
    expect(page.get_by_role("radio").nth(0)).to_be_checked()
    page.keyboard.press("h")
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    assert fake_room.patience == 4


def test_troll_token_hint_is_worded(visit: Visit) -> None:
    page, _ = sit(
        visit, {"hands": {"A": ["troll:red"]}, "trolls": {"held": {}}, "kingdoms": TOKENS}
    )
    card(page, "troll:red")
    play(page)
    page.locator("button.token").wait_for()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("radio").filter(has_text="Take troll token 1.")).to_have_count(1)
    expect(page.get_by_role("radio").filter(has_text="None.")).to_have_count(1)
    expect(page.locator(".act")).not_to_contain_text("troll 1")


def test_kingdom_hint_is_marked_on_map(visit: Visit) -> None:
    page, _ = sit(visit, {"hands": {"A": ["wingfolk:red"]}, "kingdoms": TOKENS})
    card(page, "wingfolk:red")
    play(page)
    page.locator(".choose").first.wait_for()
    page.get_by_role("button", name="Hint").click()
    marked = page.locator(".kingdom", has=page.locator(".advised"))
    expect(marked).to_have_count(1)
    expect(page.get_by_role("radio").first).to_contain_text(
        marked.locator("h3").inner_text()[2:], ignore_case=True
    )


@pytest.mark.parametrize(("key", "act"), [("Enter", "raid none"), ("y", "raid blue+grey+red")])
def test_enter_follows_hint_and_y_still_means_yes(visit: Visit, key: str, act: str) -> None:
    end: dict[str, Json] = {"deck_top": ["dragon"], "dragons_revealed": 2, "kingdoms": TOKENS}
    page, fake_room = sit(visit, {**end, "orc": {"A": ["red", "blue", "grey"]}})
    page.locator(".deck").click()
    expect(page.locator(".live")).to_contain_text("for 6 glory")
    page.get_by_role("button", name="Hint").click()
    wait = page.get_by_role("radio").filter(has_text="Wait.")
    wait.click()
    expect(wait).to_be_checked()
    wait.evaluate("(button) => button.blur()")  # the key must reach the table, not this button
    page.keyboard.press(key)
    done(page, fake_room, "draw", act)


def test_hint_that_comes_too_soon_is_asked_for_again(visit: Visit) -> None:
    page, fake_room = sit(visit, DWARVES)
    fake_room.hurried = 1
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("radio").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert fake_room.patience == 3


def test_refused_hint_keeps_preview(visit: Visit) -> None:
    page, fake_room = sit(visit, DWARVES)
    fake_room.patience = 0
    card(page, "dwarf:purple")
    card(page, "dwarf:orange")
    expect(page.locator(".live")).to_contain_text("You play 2 dwarves")
    sentence = page.locator(".live").inner_text()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("alert")).to_contain_text("too fast")
    expect(page.locator(".live")).to_have_text(sentence)
    expect(page.locator(".hand li:is(.chosen, .leader)")).to_have_count(2)


def test_arrow_keys_move_through_choices(visit: Visit) -> None:
    page, fake_room = sit(visit, DWARVES)
    card(page, "dwarf:purple")
    card(page, "dwarf:orange")
    leaders = page.get_by_role("radiogroup").get_by_role("radio")
    expect(leaders).to_have_count(2)
    chosen = page.locator("[role=radio][tabindex='0']")
    expect(chosen).to_be_checked()  # a single tab stop
    chosen.focus()
    other = page.locator("[role=radio][tabindex='-1']").get_attribute("data-card")
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"[role=radio][data-card='{other}']")).to_be_checked()
    page.keyboard.press("h")
    advice = page.get_by_role("radio")
    expect(advice).to_have_count(3)
    advice.first.focus()
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 0), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        expect(advice.nth(number)).to_be_focused()
        expect(advice.nth(number)).to_be_checked()
    assert fake_room.acts == []


def test_disabled_undo_explains_itself(visit: Visit) -> None:
    page, _ = sit(visit, DWARVES)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(re.compile("Nothing can be taken back"))
    undo.click(force=True)  # a disabled button that explains itself
    expect(page.get_by_role("alert")).to_contain_text("Nothing can be taken back")


@pytest.mark.parametrize(
    ("hand", "pool", "question"),
    [
        (["orc:red"], ["elf:blue"], "Choose cards for a band, take a card from the pool, or draw"),
        (["orc:red"], [], "Choose cards for a band, or draw from the deck."),
        ([], ["elf:blue"], "Take a card from the pool, or draw from the deck."),
        (["skeleton"], ["elf:blue"], "Take a card from the pool, or draw from the deck."),
        ([], [], "Draw a card from the deck."),
    ],
)
def test_question_names_only_possible_actions(
    visit: Visit, hand: list[Json], pool: list[Json], question: str
) -> None:
    page, _ = sit(visit, {"hands": {"A": hand}, "pool": pool})
    expect(page.locator(".live")).to_contain_text(question)
    band = question.startswith("Choose cards for a band")
    expect(page.locator("p.turn")).to_contain_text("recruit a card" if band else "Recruit a card.")


def test_slash_opens_command_line_and_keeps_focus(visit: Visit) -> None:
    page, fake_room = sit(visit, DWARVES)
    card(page, "dwarf:purple")
    expect(page.get_by_role("button", name="Play band")).to_be_enabled()
    line = page.locator("#command")
    expect(line).to_have_count(0)
    page.keyboard.type("/help")
    expect(line).to_be_focused()
    expect(line).to_have_value("help")
    assert fake_room.patience == 5, "a hint was asked for"
    assert fake_room.acts == []
