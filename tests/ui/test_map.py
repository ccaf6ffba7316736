"""The map: its lines are the drawn ones, and every kingdom has room for what stands in it."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tools.draw_map import TARGET, crossed, drawn, written

BOARD = Path(__file__).parents[2] / "ui/src/table/MapBoard.svelte"
SPOT = re.compile(r"\.(\w+) \{ --x: (\d+); --y: (\d+); \}")
HEIGHT = 128
"""Name, tokens, markers and the band that is needed, one below the other."""


def outline(path: str) -> list[tuple[float, float]]:
    """Return the points of a closed path."""
    numbers = [float(number) for number in re.findall(r"-?(?:\d*\.\d+|\d+)", path)]
    points = [(numbers[0], numbers[1])]
    for across, down in zip(numbers[2::2], numbers[3::2], strict=True):
        points.append((points[-1][0] + across, points[-1][1] + down))
    return [*points, points[0]]


def test_the_lines_of_the_map_are_those_that_are_drawn() -> None:
    art = TARGET.read_text("utf-8")
    assert art == written(art), "run: python -m tools.draw_map"


@pytest.mark.parametrize("kingdom", ["blue", "green", "grey", "orange", "purple", "red"])
def test_what_stands_in_a_kingdom_stands_on_its_land(kingdom: str) -> None:
    spots = {name: (float(x), float(y)) for name, x, y in SPOT.findall(BOARD.read_text("utf-8"))}
    centre, top = spots[kingdom]
    land = outline(drawn()[f"k-{kingdom}"])
    for height, half in ((top + 10, 60), (top + 45, 65), (top + 85, 85), (top + HEIGHT, 50)):
        edges = sorted(crossed(land, height))
        reach = [right for left, right in pairwise(edges) if left <= centre - half]
        assert any(right >= centre + half for right in reach), f"{height}: {edges}"
