"""Several people, several windows, spectators, and a server that restarts."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.ui.actions import BOT, ME, OPEN, Visit, game_of_two
from tests.ui.scripts import script
from tests.ui.visitor import Visitor, serve, tries


def top_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"]


def cards_in_hand(page: Page) -> int:
    return page.locator(".hand .card-button").count()


def test_guest_from_link_enters_name_and_sits(visit: Visit) -> None:
    host, friend = visit(name="Ann"), visit(name="")
    room = host.make_room({"players": 2}, [ME, OPEN])
    friend.go(f"/room/{room}")
    name = friend.page.get_by_label("Your name")
    seat = friend.page.get_by_role("button", name="Sit down")
    assert top_of(name) < top_of(seat)  # so that nobody sits down without a name
    name.fill("Ben")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_label("Your name")).to_have_count(0)
    for visitor in (host, friend):
        expect(visitor.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    page = host.page
    for fold in ("House rules", "Cards"):
        page.locator("summary", has_text=fold).press("Enter")
    two = page.get_by_role("group", name="Empty pool").get_by_role("radio", name="two cards")
    two.press("Space")
    expect(two).to_be_focused()
    agreed = friend.page.locator(".options summary").first
    expect(agreed).to_contain_text("House rules: one")
    expect(agreed).to_contain_text("Empty pool: two cards")
    agreed.click()
    expect(friend.page.get_by_role("radio", name="two cards")).to_be_disabled()
    page.get_by_role("button", name="All as usual").click()
    expect(agreed).to_have_text(re.compile("House rules: none"))


def test_every_person_in_the_lobby_adds_a_nonce(visit: Visit) -> None:
    """The host too, whose seat was taken before the commitment could be read."""
    host, friend = visit(name="Ann"), visit(name="Ben")
    room = host.make_room({"players": 2}, [ME, OPEN])
    friend.go(f"/room/{room}")
    friend.page.get_by_role("button", name="Sit down").click()
    nonces = f"""async () => {{
        const room = await (await fetch('/api/rooms/{room}')).json()
        return room.seats.every((seat) => seat.nonce)
    }}"""
    host.page.wait_for_function(nonces)


def test_one_press_opens_a_game_with_the_same_people(visit: Visit) -> None:
    one, other = game_of_two(visit)
    room = one.page.url
    for visitor in (one, other):  # bots finish the game, and nobody watches: drawing takes long
        visitor.page.evaluate(script("leave_seats"))
        visitor.go("/settings")
    for _ in tries():
        known = one.page.request.get(room.replace("/room/", "/api/rooms/")).json()
        if known["status"] == "finished":
            break
    for visitor in (one, other):
        visitor.page.goto(room)
        expect(visitor.page.locator(".dock .over")).to_be_visible()
    other.page.get_by_role("button", name="Play again").click()
    other.page.wait_for_selector(".seats")
    expect(one.page.get_by_text("A new game with the same people is open.")).to_be_visible()
    one.page.get_by_role("button", name="Play again").click()
    expect(one.page.locator(".seats li")).to_contain_text(["Petr", "Ben"])
    assert one.page.url == other.page.url
    other.page.get_by_role("button", name="Deal the cards").click()
    for visitor in (one, other):
        expect(visitor.page.locator(".player")).to_have_count(2)


def test_undo_happens_with_consent(visit: Visit) -> None:
    one, other = game_of_two(visit)
    held = cards_in_hand(one.page)
    one.page.locator(".take.able").first.click()
    expect(one.page.locator(".hand .card-button")).to_have_count(held + 1)
    one.page.get_by_role("button", name="Undo").click()
    expect(other.page.locator(".live")).to_contain_text("take")
    other.page.get_by_role("button", name="Yes").click()
    expect(one.page.locator(".hand .card-button")).to_have_count(held)
    expect(one.page).to_have_title(re.compile("^Your turn"))
    for visitor in (one, other):
        expect(visitor.page.locator(".log s")).to_contain_text("from the pool")


def test_hint_can_be_followed_by_button(visit: Visit) -> None:
    visitor = visit()
    visitor.make_room({"players": 2}, [ME, BOT])
    assert visitor.wait_for_turn()
    page = visitor.page
    said = page.locator(".live").inner_text()
    page.keyboard.press("h")
    expect(page.locator(".live")).not_to_have_text(said)
    lines = page.locator(".log li").count()
    page.locator(".buttons .go").click()
    expect(page.locator(".log li").nth(lines)).to_be_attached()


def test_two_windows_of_one_seat_stay_in_sync(visit: Visit) -> None:
    visitor = visit()
    visitor.make_room({"players": 2}, [ME, BOT])
    assert visitor.wait_for_turn()
    page, tab = visitor.page, visitor.page.context.new_page()
    tab.goto(page.url)
    tab.wait_for_selector(".table")
    for here in (page, tab):
        held = cards_in_hand(here)
        here.locator(".take.able, .deck:not(:disabled)").first.click()
        expect(page.locator(".hand .card-button")).to_have_count(held + 1)
        expect(tab.locator(".hand .card-button")).to_have_count(held + 1)
        page.bring_to_front()
        assert visitor.wait_for_turn()


def test_spectator_sees_no_hand(visit: Visit) -> None:
    one, other = game_of_two(visit)
    watcher = visit(name="Ingrid")
    watcher.go(one.page.url.removeprefix(one.url))
    page = watcher.page
    expect(page.locator(".watch")).to_contain_text("You are watching")
    expect(page.locator("p.turn")).to_contain_text("is to play")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".buttons")).to_have_count(0)
    expect(other.page.locator(".talk small")).to_contain_text("1")
    one.page.locator(".take.able").first.click()
    expect(page.locator(".log li").first).to_contain_text("from the pool")


def test_full_room_offers_no_seat(visit: Visit) -> None:
    host, late = visit(name="Ann"), visit(name="Cleo")
    room = host.make_room({"players": 2}, [ME, OPEN])
    host.page.get_by_role("button", name="Add a bot").click()
    late.go(f"/room/{room}")
    expect(late.page.locator(".seats li")).to_have_count(2)
    expect(late.page.get_by_role("button", name="Sit down")).to_have_count(0)
    host.page.get_by_role("button", name="Deal the cards").click()
    expect(late.page.locator(".watch")).to_contain_text("You are watching")


def test_action_sent_during_restart_takes_effect_once(browser: Browser, tmp_path: Path) -> None:
    with serve(tmp_path) as site:
        visitor = Visitor.arrive(browser, site.url, "Petr")
        visitor.make_room({"players": 2}, [ME, BOT])
        assert visitor.wait_for_turn()
    page = visitor.page
    held = cards_in_hand(page)
    page.locator(".take.able").first.click()
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator(".hand .card-button")).to_have_count(held)
    with serve(tmp_path, site.port):
        expect(page.locator(".notice")).to_have_count(0)
        expect(page.locator(".hand .card-button")).to_have_count(held + 1)
        assert visitor.wait_for_turn()
        mine = page.locator(".log li", has_text=re.compile("You take .* from the pool"))
        expect(mine).to_have_count(1)
        visitor.leave()
