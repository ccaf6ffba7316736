"""Several players at one screen: each sees their own secrets, and nobody else's."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.local.pages import late_games
from tests.server.harness import count
from tests.ui.actions import Visit
from tests.ui.scripts import script
from tests.ui.shared_screen import SECRETIVE, check_nothing_leaked, play_on, watch
from tests.ui.visitor import Visitor, tries

ANN = {"kind": "me", "name": "Ann"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "bot": "random"}
LAST = count(20, 10_000)
"""Actions until the end of an age: drawing a whole game takes half a minute."""


def share(visit: Visit, **settings: str) -> Visitor:
    """Open a game of two people and a bot in one browser."""
    visitor = visit(settings=settings)
    watch(visitor.page, ["Ann", "Ben"])
    visitor.make_room({"players": 3, "tribes": SECRETIVE}, [ANN, BEN, BOT])
    visitor.page.wait_for_selector("[role=dialog]")
    return visitor


def who_looks(page: Page) -> tuple[str, str]:
    """Have the player who is called look; return that player's name and the other's."""
    title = page.get_by_role("dialog").locator("h1").inner_text()
    page.get_by_role("button", name="Show my cards").click()
    expect(page.locator(".hand")).to_be_visible()
    return ("Ann", "Ben") if title.startswith("Ann") else ("Ben", "Ann")


def draw(page: Page) -> None:
    page.locator(".deck:not(:disabled)").click()


@pytest.mark.soak
def test_nobody_sees_a_secret_of_another(visit: Visit) -> None:
    page = share(visit).page
    play_on(page, turns=count(15, 10_000))
    assert page.evaluate("window.handOvers") >= 15
    check_nothing_leaked(page)


@pytest.mark.soak
def test_nobody_sees_a_secret_of_another_when_ages_end(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    watch(page, ["Ann", "Ben"])
    first, last = late_games(tmp_path, LAST, ANN, BEN, tribes=SECRETIVE)
    for saved, until in ((first, ".ages button"), (last, ".dock .over")):
        visitor.go("/")
        room = page.evaluate(script("open_saved"), saved)
        visitor.go(f"/room/{room}")
        page.wait_for_selector("[role=dialog]")
        play_on(page, until=until)
        assert page.evaluate("window.handOvers") > 5
        if until == ".ages button":
            play_on(page, turns=4)  # into the next age
        check_nothing_leaked(page)
    expect(page.locator(".dock .over h2")).to_contain_text("win")


def test_nothing_leaks_while_cards_fly(visit: Visit) -> None:
    page = share(visit, speed="fast").page
    play_on(page, turns=8)
    check_nothing_leaked(page)


def test_saved_log_keeps_secrets_after_reload(visit: Visit) -> None:
    visitor = share(visit)
    play_on(visitor.page, turns=6)
    visitor.page.reload()
    page = visitor.page
    for _ in range(2):
        page.wait_for_selector("[role=dialog]")
        who_looks(page)
        expect(page.locator(".log")).to_contain_text("You draw a")
        draw(page)
        page.get_by_role("button", name="Hand over to").click()
    check_nothing_leaked(page)


def test_drawn_card_is_seen_before_screen_is_handed_over(visit: Visit) -> None:
    page = share(visit).page
    for _ in tries():
        _, other = who_looks(page)
        held = page.locator(".hand .card-button").count()
        draw(page)
        expect(page.locator(".hand .card-button")).to_have_count(held + 1)
        expect(page.locator(".log li").filter(has_text="You draw a").first).to_be_visible()
        hand_over = page.get_by_role("button", name="Hand over to")
        dealt_again = page.locator(".live").filter(has_text="You draw a")
        page.wait_for_selector(".buttons .go:has-text('Hand over'), .deck:not(:disabled)")
        if hand_over.count():
            expect(dealt_again).to_be_visible()
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(hand_over).to_have_text(f"Hand over to {other}")
            hand_over.click()
            expect(page.get_by_role("dialog").locator("h1")).to_contain_text(other)
            expect(page.locator(".hand")).to_have_count(0)
            break
    check_nothing_leaked(page)


def test_hint_vanishes_when_screen_is_handed_over(visit: Visit) -> None:
    page = share(visit).page
    who_looks(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("radio").first).to_be_visible()
    advice = page.locator(".live").inner_text()
    draw(page)
    page.get_by_role("button", name="Hand over to").click()
    who_looks(page)
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.locator(".live")).not_to_have_text(advice)
    check_nothing_leaked(page)


def test_typed_command_and_its_answer_vanish_with_the_player(visit: Visit) -> None:
    visitor = share(visit, commands="yes")
    page = visitor.page
    who_looks(page)
    draw(page)
    page.locator("#command").fill("band 99")
    page.keyboard.press("Enter")
    expect(page.locator("#command-answer")).not_to_be_empty()
    page.get_by_role("button", name="Hand over to").click()
    who_looks(page)
    expect(page.locator("#command")).to_have_value("")
    expect(page.locator("#command-answer")).to_be_empty()


@pytest.mark.parametrize("key", ["Enter", "d", "1"])
def test_keys_do_nothing_while_cards_are_hidden(visit: Visit, key: str) -> None:
    page = share(visit).page
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_be_visible()
    check_nothing_leaked(page)
