"""The table without a mouse or a screen: by Tab and Enter, and as a tree of names and roles."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.ui.actions import BOT, ME, Visit, problems_of_tree, sit
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.visitor import Visitor
from tools import screenshots

STEPS = 8
ENABLED_IN_LOOKS = """() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'GrayText'
    const { color } = getComputedStyle(probe)
    const seen = [...document.querySelectorAll(".btn:is(:disabled, [aria-disabled='true'])")]
    if (!seen.length) return ['no button is disabled']
    return seen.flatMap((button) => {
        const style = getComputedStyle(button)
        return style.color === color && style.borderColor === color ? [] : [button.className]
    })
}"""


def test_skip_link_has_target_without_hand(visit: Visit) -> None:
    fake_room = FakeRoom.given(screenshots.MIDDLE)
    fake_room.watched = True
    visitor = visit()
    fake_room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".watch")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#hand")).to_be_focused()


def test_focus_stays_near_after_actions(visit: Visit) -> None:
    page, fake_room = sit(visit, {"pool": ["elf:red", "elf:blue"], "hands": {"A": ["orc:red"]}})
    page.locator(".take").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand li")).to_have_count(2)
    expect(page.locator(".pool .cards")).to_be_focused()
    assert len(fake_room.acts) == 1
    page, fake_room = sit(visit, {"hands": {"A": ["orc:red", "elf:red"]}})
    page.locator(".hand .card-button").first.focus()
    page.keyboard.press("Space")
    page.locator(".buttons .go:not(:disabled)").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#hand")).to_be_focused()


def test_faint_counters_are_not_faded(visit: Visit) -> None:
    page = screenshots.at_table({**screenshots.MIDDLE, "kingdoms": {}})(visit())
    for faint in (".chips .none", ".kingdom .empty"):
        parts = page.locator(faint)
        expect(parts.first).to_be_visible()
        for part in parts.all():
            assert part.evaluate("(part) => getComputedStyle(part).opacity") == "1"


def choices(page: Page) -> list[str]:
    """Return the roles that can be acted upon now, most urgent first."""
    return [
        part
        for part in (
            ".kingdom .choose",
            "button.token",
            ".track .move",
            ".hand li:not(.chosen, .leader) .card-button[aria-disabled=false]",
        )
        if page.locator(part).count()
    ]


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the wanted element has the focus, as a person does."""
    wanted = page.locator(selector).first
    for _ in range(120):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def decide_by_tab(visitor: Visitor) -> None:
    """Take one step towards a decision with nothing but Tab and Enter."""
    page = visitor.page
    seen = choices(page)
    ready = ".buttons .go:not(:disabled)"
    deck = ".deck:not(:disabled)"
    pool = ".take.able"
    cards = page.locator(".hand li").count()
    begun = page.locator(".hand li:is(.chosen, .leader)").count()
    if seen and not seen[0].startswith(".hand"):
        target = seen[0]
    elif page.locator(ready).count() and (begun or not page.locator(deck).count()):
        target = ready
    elif seen and cards >= 4:
        target = seen[0]
    elif page.locator(deck).count():
        target = deck
    elif page.locator(pool).count():
        target = pool
    else:
        target = seen[0] if seen else ".buttons .btn:not(:disabled, .undo, .hint)"
    tab_to(page, target)
    page.keyboard.press("Enter")
    visitor.settle()


def test_turns_by_tab_and_enter_with_named_tree_at_each_decision(visit: Visit) -> None:
    visitor = visit()
    visitor.make_room(
        {"players": 2, "tribes": ["centaur", "giant", "halfling", "minotaur", "troll"]}, [ME, BOT]
    )
    page = visitor.page
    for _ in range(STEPS):
        if not visitor.wait_for_turn():
            break
        assert problems_of_tree(page) == []
        decide_by_tab(visitor)
        page.wait_for_function("() => document.activeElement !== document.body")
    assert page.locator(".log li").count() > STEPS


def test_drawings_and_disabled_buttons_show_when_colours_are_forced(visit: Visit) -> None:
    """Otherwise the outline of a kingdom's name is filled with the colour of its letters."""
    visitor = visit(forced_colors="active")
    page = screenshots.at_table(screenshots.MIDDLE)(visitor)
    for part in (".kingdom h3", ".hand .card", ".chip", ".mark .piece", ".coin b"):
        style = page.locator(part).first.evaluate(
            "(part) => getComputedStyle(part).getPropertyValue('forced-color-adjust')"
        )
        assert style in ("none", "preserve-parent-color"), part
    assert page.evaluate(ENABLED_IN_LOOKS) == []
