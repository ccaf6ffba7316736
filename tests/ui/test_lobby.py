"""The lobby: who sits there, under which name."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.ui.actions import Visit


def test_players_change_their_names_until_the_game_begins(visit: Visit) -> None:
    host = visit(name="Petr", size=(360, 640))
    host.make_room({"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    page = host.page
    room = page.url
    page.get_by_role("button", name="Change the name Petr").click()
    field = page.get_by_label("Your name")
    expect(field).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Change the name Petr").click()
    field.fill("Žofie")
    page.keyboard.press("Enter")
    pen = page.get_by_role("button", name="Change the name Žofie")
    expect(pen).to_be_focused()
    expect(page.get_by_role("alert")).to_have_count(0)

    guest = visit(name="Ann")
    guest.page.goto(room)
    guest.page.get_by_role("button", name="Sit down").click()
    # A Cyrillic letter makes no other name of it.
    guest.page.get_by_role("button", name="Change the name Ann").click()
    guest.page.get_by_label("Your name").fill("Žоfie")
    guest.page.get_by_role("button", name="Save").click()
    names = guest.page.locator("ol .who b")
    expect(names).to_have_text([re.compile(r"Žofie"), re.compile(r"Žofie.*2")])
    expect(guest.page.get_by_role("button", name=re.compile("Change the name"))).to_have_count(1)

    info = page.evaluate("(id) => fetch(`/api/rooms/${id}`).then((one) => one.json())", room[-26:])
    nonces = [seat["nonce"] for seat in info["seats"]]
    assert all(nonces), "a new name took the part of the shuffle away"
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector(".table")
    expect(page.locator(".player h2").first).to_contain_text("Žofie")
    expect(page.get_by_role("button", name=re.compile("Change the name"))).to_have_count(0)
