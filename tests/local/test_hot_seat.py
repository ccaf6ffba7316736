"""Several people at one device without a server: nobody sees a secret of another."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.local.conftest import Arrive
from tests.local.keeping import open_file
from tests.local.pages import late_games
from tests.server.harness import count
from tests.ui.shared_screen import SECRETIVE, check_nothing_leaked, play_on, watch

ANN = {"kind": "me", "name": "Ann"}
BEN = {"kind": "me", "name": "Ben"}
TABLE = json.dumps({"players": 2, "tribes": SECRETIVE})
ELSEWHERE = re.compile("Chat|Invit|code|Watch", re.IGNORECASE)
"""What is said to and about people at other devices."""
LAST = count(20, 10_000)
"""Actions until the end of a game that was played elsewhere, since a whole one takes long."""


@pytest.mark.soak
def test_two_people_begin_and_finish_a_game(arrive: Arrive, game: str, tmp_path: Path) -> None:
    visitor = arrive(game, settings={"name": "Ann"})
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('ethnos-table', {json.dumps(TABLE)})")
    watch(page, ["Ann", "Ben"])
    visitor.go("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Name of the player beside you").fill("Ben")
    expect(page.get_by_text(ELSEWHERE)).to_have_count(0)
    page.get_by_role("button", name="Share this device").click()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_selector("[role=dialog]")
    play_on(page, turns=6)
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
    expect(page.get_by_text(ELSEWHERE)).to_have_count(0)

    late = late_games(tmp_path, LAST, ANN, BEN, tribes=SECRETIVE)[-1]
    (tmp_path / "late.json").write_text(json.dumps(late), encoding="utf-8")
    open_file(visitor, tmp_path / "late.json")
    page.wait_for_selector("[role=dialog]")
    play_on(page)
    expect(page.locator(".dock .over h2")).to_contain_text("win")
    assert page.evaluate("window.handOvers") > 5
    check_nothing_leaked(page)
