"""Several players at one screen: play as each of them in turn, and note whatever leaks."""

from __future__ import annotations

import json
from collections.abc import Sequence

from playwright.sync_api import Page

from ethnos.i18n import Messages
from ethnos.rules.cards import CARD_TYPES
from ethnos.talk.phrases import card_args
from tests.ui.scripts import script
from tests.ui.visitor import PATIENCE

SECRETIVE = ["elf", "wizard", "centaur", "troll", "skeleton"]
"""Tribes with which cards are kept and drawn in secret."""


def secrets_of(name: str) -> list[str]:
    """Return every sentence that only this player may read."""
    messages = Messages("en")
    return [
        *(
            messages.format(id_, name=name, **card_args(card))
            for id_ in ("event-drawn", "event-dealt")
            for card in CARD_TYPES
        ),
        *(f"{name} keeps {count} cards: " for count in range(2, 11)),
        f"{name} keeps 1 card: ",
    ]


def watch(page: Page, names: Sequence[str]) -> None:
    """Note every leak on this page, from its next opening on."""
    known = json.dumps({name: secrets_of(name) for name in names})
    page.add_init_script(script("watch_shared_screen").replace("SECRETS_BY_NAME", known))


def play_on(page: Page, *, until: str = ".dock .over", turns: int = 10_000) -> None:
    """Play as whoever is called, until there is such an element or after so many hand-overs."""
    source = script("play_shared_screen").replace("NEXT_TARGET", script("next_target"))
    page.evaluate(source, [until, turns])
    page.wait_for_function(
        "([until, turns]) => document.querySelector(until) || window.handOvers >= turns",
        arg=[until, turns],
        timeout=PATIENCE * 1000,
    )


def check_nothing_leaked(page: Page) -> None:
    assert page.evaluate("window.snapshots") > 0, "nothing was watched"
    leaks = page.evaluate("[...new Set(window.leaks)]")
    assert leaks == [], leaks
