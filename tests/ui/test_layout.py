"""Boxes of the table, measured: nothing overlaps and nothing is cut, with many bands played."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from ethnos.records.codec import Json
from tests.ui.actions import TOKENS, Visit
from tests.ui.fake_room import ROOM, FakeRoom
from tests.ui.scripts import script
from tests.ui.visitor import wait_for_fonts

SIZES: Final = [
    *((2560, 1440), (1440, 900), (1366, 768), (1280, 720)),
    *((820, 1180), (844, 390), (390, 844)),
]
TRIBES: Final = ["centaur", "dwarf", "giant", "merfolk", "orc", "troll"]
KINGDOMS: Final = ["blue", "green", "grey", "orange", "purple", "red"]
BANDS: Final = {
    2: [(1, 2, 3, 4, 5, 1, 1, 2, 1, 1, 1, 1), (1, 1, 2, 2, 3, 6)],
    4: [(1, 1, 2, 2, 3, 4, 1, 1), (1, 2, 1, 2, 1, 2), (5, 1, 1, 1, 1), (1, 2)],
    6: [(1, 2, 1, 3, 1, 1, 2, 1), (1, 1, 2, 1, 1), (1, 1, 3, 1), (2, 1, 1), (1, 4), (3,)],
}
"""The sizes of the bands of each player."""


def many_bands(players: int) -> dict[str, Json]:
    """Return a state in which everybody has something of everything."""
    seats = "ABCDEF"[:players]
    left = {tribe: [kingdom for kingdom in KINGDOMS for _ in "ab"] for tribe in TRIBES}
    bands: dict[str, Json] = {}
    for seat, sizes in zip(seats, BANDS[players], strict=True):
        played: list[Json] = []
        for size in sizes:
            tribe = max(TRIBES, key=lambda one: len(left[one]))
            cards = list[Json](f"{tribe}:{left[tribe].pop()}" for _ in range(size))
            played.append({"leader": cards[0], "cards": cards})
        bands[seat] = played
    return {
        "age": 2,
        "tribes": list[Json](TRIBES),
        "bands": bands,
        "glory": dict.fromkeys(seats, 38),
        "orc": {"A": ["blue", "red"]},
        "trolls": {"held": {"A": [2, 4], "B": [3]}},
        "giant": {"holder": "A", "size": 3},
        "kingdoms": TOKENS if players > 3 else {},
    }


def at_table(visit: Visit, size: tuple[int, int], players: int) -> Page:
    visitor = visit(size=size)
    FakeRoom.given(many_bands(players), players).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    visitor.page.wait_for_selector(".table")
    wait_for_fonts(visitor.page)
    return visitor.page


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("size", SIZES)
def test_player_panels_neither_overlap_nor_cut(
    visit: Visit, size: tuple[int, int], players: int
) -> None:
    page = at_table(visit, size, players)
    assert page.evaluate(script("crowded_panels")) == []


@pytest.mark.parametrize("space", [0, 18])
def test_six_pieces_on_one_space_leave_the_title_of_the_track_free(
    visit: Visit, space: int
) -> None:
    given = many_bands(6) | {"merfolk": dict.fromkeys("ABCDEF", space)}
    visitor = visit(size=(1280, 720))
    FakeRoom.given(given, 6).attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    track = visitor.page.locator(".track")
    title, frame = track.locator("h2").bounding_box(), track.bounding_box()
    assert title is not None
    assert frame is not None
    for piece in track.locator(".stand").all():
        box = piece.bounding_box()
        assert box is not None
        assert box["y"] >= title["y"] + title["height"]
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
