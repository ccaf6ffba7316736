"""Public games that are being played are offered to watch on the start page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.ui.actions import Visit

HERE = {"kind": "me"}


def test_public_game_is_watched_from_the_start_page(visit: Visit) -> None:
    player, stranger = visit(name="Petr"), visit(name="Zora")
    options = {"players": 2, "public": True, "title": "Open to all"}
    player.make_room(options, [HERE, {"kind": "bot", "bot": "novice"}])
    expect(player.page.locator(".player")).to_have_count(2)
    stranger.go("/")
    games = stranger.page.locator("section", has_text="Games to watch").last
    games.get_by_role("link", name="Watch: Open to all").click()
    expect(stranger.page.locator(".player")).to_have_count(2)
    expect(stranger.page.locator(".player.me")).to_have_count(0)
