"""The page of a room around its table: links, titles, notices, and the way out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.ui.actions import BOT, DWARVES, ME, OPEN, Visit, game_of_two
from tests.ui.fake_room import ROOM, FakeRoom

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""As on plain http, except on the computer of the server itself."""


def test_dead_link_is_explained_once(visit: Visit) -> None:
    visitor = visit()
    visitor.page.clock.install()
    visitor.go("/room/" + "0" * 26)
    expect(visitor.page.get_by_text("There is no such table")).to_be_visible()
    visitor.page.clock.run_for(4000)
    expect(visitor.page.locator(".notice")).to_have_count(0)
    visitor.complaints.clear()  # the browser itself reports the 404


def test_finished_table_opened_again_shows_its_log(visit: Visit) -> None:
    visitor = visit()
    room = visitor.finish_a_game()
    visitor.go(f"/room/{room}")
    expect(visitor.page.locator(".log li").nth(20)).to_be_attached()
    expect(visitor.page.locator(".log")).not_to_contain_text("Nothing has happened yet")


def test_spectator_from_the_lobby_gets_the_title_of_the_game(visit: Visit) -> None:
    host, late = visit(name="Ann"), visit(name="Cleo")
    room = host.make_room({"players": 2}, [ME, OPEN])
    host.page.get_by_role("button", name="Add a bot").click()
    late.go(f"/room/{room}")
    expect(late.page).not_to_have_title("Ethnos")
    host.page.get_by_role("button", name="Deal the cards").click()
    expect(late.page.locator(".watch")).to_be_visible()
    expect(late.page).to_have_title("Ethnos")


def test_turn_notice_is_not_ticked_without_permission(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script("Notification.requestPermission = () => Promise.resolve('denied')")
    visitor.go("/settings")
    box = page.get_by_label("Tell me when it is my turn")
    box.click()
    expect(page.get_by_text("blocks notifications")).to_be_visible()
    expect(box).not_to_be_checked()


def test_command_on_its_way_is_shown(visit: Visit) -> None:
    """A stalled line: what is sent gets no answer."""
    visitor = visit()

    class Stalled(FakeRoom):
        def _act(self, *_: object) -> None:
            pass

    Stalled.given(DWARVES).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.locator(".deck").click()
    expect(visitor.page.get_by_text("Sending…")).to_be_visible()


def test_house_rules_are_told_at_the_table(visit: Visit) -> None:
    visitor = visit(settings={"confirm": "off"})
    page = visitor.page
    rulings = {"hand_limit": "8", "empty_pool": "draw_two"}
    state = FakeRoom.given(DWARVES, 4, **rulings).state
    FakeRoom.at(state, rulings=rulings).attach(page)
    visitor.go(f"/room/{ROOM}")
    page.get_by_role("button", name="House rules: 2").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Hand limit.*8.*Empty pool.*two"))
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Hand limit.*8.*Empty pool.*two"))


def test_leaving_the_table_asks(visit: Visit) -> None:
    one, other = game_of_two(visit)
    page = one.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Stay", exact=True).click()
    expect(page.locator(".table")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page).to_have_url(re.compile("/$"))
    expect(other.page.locator(".log")).to_contain_text("has left")


@pytest.mark.parametrize("where", ["menu", "lobby"])
def test_link_is_copied_over_plain_http(visit: Visit, where: str) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(NO_CLIPBOARD)
    seats = [ME, OPEN] if where == "lobby" else [ME, BOT]
    visitor.make_room({"players": 2}, seats)
    if where == "menu":
        page.get_by_role("button", name="Menu").click()
    name = "Link for your friends" if where == "menu" else "Copy the link"
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    visitor.go("/settings")
    field = page.locator("#claim")
    field.press("Control+V")
    expect(field).to_have_value(re.compile("/room/" if where == "menu" else "/join/"))


def test_link_that_cannot_be_copied_is_shown(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(NO_CLIPBOARD + "; document.execCommand = () => false")
    visitor.make_room({"players": 2}, [ME, OPEN])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("could not be copied")).to_be_visible()
    assert "/join/" in page.evaluate("() => getSelection().toString()")


def test_charts_show_values_under_the_pointer_and_cut_no_piece(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    room = visitor.finish_a_game(players=4)
    visitor.go(f"/after/{room}")
    chart = page.locator("svg.chart").first
    chart.hover()
    expect(chart.locator(".values text")).to_have_count(4)
    frame = chart.bounding_box()
    assert frame is not None
    for piece in chart.locator("> svg").all():
        box = piece.bounding_box()
        assert box is not None
        assert box["y"] >= frame["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1


def test_absent_seat_is_handed_to_a_bot_and_back(visit: Visit) -> None:
    one, other = game_of_two(visit)
    page = other.page
    page.clock.install()
    page.reload()
    page.wait_for_selector(".table")
    room = one.page.url
    one.page.evaluate("() => document.dispatchEvent(new Event('freeze'))")  # a locked phone
    expect(page.locator(".player", has_text="not connected")).to_have_count(1)
    one.page.evaluate("() => document.dispatchEvent(new Event('resume'))")
    expect(page.locator(".player", has_text="not connected")).to_have_count(0)
    one.page.evaluate("() => window.dispatchEvent(new Event('pagehide'))")
    expect(page.locator(".player", has_text="not connected")).to_have_count(1)
    one.page.evaluate("() => window.dispatchEvent(new Event('pageshow'))")
    expect(page.locator(".player", has_text="not connected")).to_have_count(0)
    one.go("/settings")
    expect(page.locator(".player", has_text="not connected")).to_have_count(1)
    page.clock.run_for(59_000)
    expect(page.locator(".absent")).to_have_count(0)
    page.clock.run_for(2000)
    page.get_by_role("button", name="Let a bot play on").click()
    expect(page.locator(".absent")).to_have_count(0)
    expect(page.locator(".player", has_text="bot")).to_have_count(1)
    one.page.goto(room)
    expect(page.locator(".player", has_text="bot")).to_have_count(0)
    expect(page.locator(".player", has_text="not connected")).to_have_count(0)


def test_player_who_has_left_comes_back_by_one_button(visit: Visit) -> None:
    """The link of the table shows it again; a bot plays on until the player asks for the seat."""
    _, visitor = game_of_two(visit)  # the bot waits for the turn of the other player
    page = visitor.page
    room = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url(visitor.url + "/")
    page.goto(room)
    page.locator(".buttons").get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(page.locator(".player.me h2")).to_contain_text("you")
