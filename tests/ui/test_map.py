"""The map: its outlines are the generated ones, and every kingdom has room for its content."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tools.draw_map import TARGET, crossed, drawn, written

BOARD = Path(__file__).parents[2] / "ui/src/table/MapBoard.svelte"
SPOT = re.compile(r"\.(\w+) \{\s+--x: (\d+);\s+--y: (\d+);\s+\}")
HEIGHT = 128
"""Height of name, tokens, markers and required band size."""


def outline(path: str) -> list[tuple[float, float]]:
    """Return the points of a closed path."""
    numbers = [float(number) for number in re.findall(r"-?(?:\d*\.\d+|\d+)", path)]
    points = [(numbers[0], numbers[1])]
    for across, down in zip(numbers[2::2], numbers[3::2], strict=True):
        points.append((points[-1][0] + across, points[-1][1] + down))
    return [*points, points[0]]


def test_map_outlines_are_up_to_date() -> None:
    art = TARGET.read_text("utf-8")
    assert art == written(art), "run: python -m tools.draw_map"


@pytest.mark.parametrize("kingdom", ["blue", "green", "grey", "orange", "purple", "red"])
def test_kingdom_content_fits_inside_outline(kingdom: str) -> None:
    spots = {name: (float(x), float(y)) for name, x, y in SPOT.findall(BOARD.read_text("utf-8"))}
    centre, top = spots[kingdom]
    land = outline(drawn()[f"k-{kingdom}"])
    for height, half in ((top + 10, 60), (top + 45, 65), (top + 85, 85), (top + HEIGHT, 50)):
        edges = sorted(crossed(land, height))
        reach = [right for left, right in pairwise(edges) if left <= centre - half]
        assert any(right >= centre + half for right in reach), f"{height}: {edges}"
