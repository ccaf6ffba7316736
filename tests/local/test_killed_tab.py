"""A tab that is killed at any moment loses no move that was acknowledged."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.local.browser_game import KEPT, deal, renderer
from tests.local.conftest import Arrive
from tests.local.keeping import entries
from tests.server.harness import count, report
from tests.ui.visitor import autoplay

ROUNDS = range(count(1, 10))
KILLS = count(3, 5)
"""In each round: fifty in `make soak`."""
MOST_MOVES = 8
"""Moves that a tab sees acknowledged before it is killed."""
MOMENT = 100
"""Milliseconds after the last of them, at most: about as long as a move takes."""
REACHED = """(moves) => acknowledged >= moves || document.querySelector('.dock .over')"""


@pytest.mark.soak
@pytest.mark.parametrize("number", ROUNDS)
def test_no_acknowledged_move_is_lost(arrive: Arrive, game: str, number: int) -> None:
    chance = random.Random(number)
    visitor = arrive(game)
    context = visitor.page.context
    acknowledged: set[str] = set()

    def note(key: str) -> None:
        acknowledged.add(key)

    context.expose_function("noteAcknowledged", note)
    context.add_init_script(Path(__file__).with_name("acknowledged.js").read_text(encoding="utf-8"))
    deal(visitor)
    visitor.page.evaluate(KEPT)  # from now on the address of a room is answered
    known: set[tuple[object, ...]] = set()
    for _ in range(KILLS):
        autoplay(visitor)
        visitor.page.wait_for_function(REACHED, arg=chance.randint(0, MOST_MOVES))
        # Another moment of the next move each time.
        visitor.page.wait_for_timeout(chance.uniform(0, MOMENT))
        room = kill(visitor.page)
        visitor.page = context.new_page()
        visitor.page.goto(room)
        visitor.page.wait_for_selector(".table")
        stored = {tuple(line) for line in entries(visitor.page)}
        assert known <= stored, "a stored line is lost or has changed"
        keys = {str(key).rpartition(":")[2] for _, _, key, _ in stored}  # after the guest's id
        assert acknowledged <= keys
        known = stored
        if not visitor.wait_for_turn():
            deal(visitor)
    assert len(acknowledged) >= KILLS
    report(f"{KILLS} tabs killed, {len(acknowledged)} moves acknowledged, none lost")


def kill(page: Page) -> str:
    """End the process of a page as a system short of memory does; return the page's address."""
    browser = page.context.browser
    assert browser is not None
    address = page.url
    with page.expect_event("crash"):
        renderer(browser).kill()
    page.close()
    return address
