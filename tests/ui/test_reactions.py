"""Reactions: sent by key, seen at the sender's panel and in the chat, muted at will."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.ui.actions import BOT, ME, Visit, game_of_two
from tests.ui.axe import violations
from tests.ui.scripts import script


def wait_to_see(page: Page, what: str) -> None:
    page.wait_for_function("(what) => window.seen.includes(what)", arg=what)


def test_reactions_are_seen_by_others_and_can_be_muted(visit: Visit) -> None:
    one, other = game_of_two(visit)
    for visitor in (one, other):
        visitor.page.evaluate(script("watch_reactions"))
    seat = one.page.locator(".player.me").get_attribute("data-at")
    name = "Petr" if seat == "seat-0" else "Ben"
    row = one.page.get_by_role("group", name="React")
    row.get_by_role("button").first.focus()
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    wait_to_see(one.page, f"{seat}: Amazed")
    wait_to_see(other.page, f"{seat}: Amazed")
    wait_to_see(other.page, f"{name}: Amazed")
    other.page.get_by_role("button", name="Chat", exact=True).click()
    expect(other.page.locator(".chat li").get_by_role("img", name="Amazed")).to_be_visible()
    assert violations(other.page, within=".talk") == []

    other.page.get_by_text("Hide chat and reactions of").click()
    other.page.locator(".chat details").get_by_role("checkbox").check()
    expect(other.page.locator(".chat li [role=img]")).to_have_count(0)
    row.get_by_role("button", name="Thank you").click()
    wait_to_see(one.page, f"{seat}: Thank you")
    # What is said later has arrived, so what was shown before has, too.
    other.page.get_by_label("Say something").fill("Hello")
    other.page.keyboard.press("Enter")
    expect(other.page.locator(".chat li").first).to_contain_text("Hello")
    expect(other.page.locator(".chat li")).to_have_count(1)
    assert f"{seat}: Thank you" not in other.page.evaluate("window.seen")


def test_nobody_reacts_among_bots_or_when_it_is_switched_off(visit: Visit) -> None:
    alone = visit()
    alone.make_room({"players": 2}, [ME, BOT])
    expect(alone.page.locator(".table")).to_be_visible()
    expect(alone.page.get_by_role("group", name="React")).to_have_count(0)
    one, other = game_of_two(visit)
    expect(other.page.get_by_role("group", name="React")).to_be_visible()
    room = other.page.url
    other.go("/settings")
    other.page.get_by_label("Reactions at the table").uncheck()
    other.page.goto(room)
    expect(other.page.locator(".table")).to_be_visible()
    expect(other.page.get_by_role("group", name="React")).to_have_count(0)
    expect(one.page.get_by_role("group", name="React")).to_be_visible()
