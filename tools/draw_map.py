"""Draw the coast and the borders of the map: `python -m tools.draw_map`.

A few points are set by hand; the lines between them get random detail. Neighbouring kingdoms share
their border, so that there are no gaps. Everything else on the map is drawn by hand in
`ui/src/art/map.svg`, into which this tool writes its lines.
"""

from __future__ import annotations

import math
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).parents[1] / "ui" / "src" / "art" / "map.svg"
Point = tuple[float, float]
Line = list[Point]

WEST, NORTH_WEST, NORTH_EAST = (62.0, 206.0), (268.0, 66.0), (518.0, 108.0)
EAST, SOUTH_EAST, SOUTH_WEST = (744.0, 232.0), (522.0, 326.0), (270.0, 372.0)
UPPER_LAKE, LOWER_LAKE = (276.0, 186.0), (300.0, 206.0)
UPPER_PASS, LOWER_PASS = (508.0, 180.0), (532.0, 214.0)

# The points along each coast, with the sea on the left.
COASTS: Final[dict[str, Line]] = {
    "orange": [
        *(WEST, (42, 192), (64, 166), (44, 144), (76, 124), (70, 100), (102, 88)),
        *((104, 58), (134, 46), (148, 20), (180, 40), (206, 22), (238, 34), (240, 62)),
        NORTH_WEST,
    ],
    "blue": [
        *(NORTH_WEST, (280, 38), (304, 34), (322, 12), (352, 26), (384, 12), (412, 24)),
        *((442, 8), (468, 26), (498, 20), (510, 46), (492, 76)),
        NORTH_EAST,
    ],
    "red": [
        *(NORTH_EAST, (542, 92), (538, 62), (566, 50), (594, 58), (612, 36), (646, 44), (668, 22)),
        *((694, 40), (716, 62), (744, 66), (740, 96), (768, 112), (756, 142), (776, 168)),
        *((754, 190), (762, 214), EAST),
    ],
    "grey": [
        *(EAST, (768, 246), (748, 272), (764, 300), (738, 318), (746, 346), (716, 358)),
        *((710, 386), (676, 380), (650, 402), (616, 388), (588, 404), (562, 388), (548, 362)),
        SOUTH_EAST,
    ],
    "green": [
        *(SOUTH_EAST, (508, 350), (512, 376), (486, 392), (456, 382), (428, 400), (394, 388)),
        *((362, 402), (332, 388), (304, 398), (288, 378)),
        SOUTH_WEST,
    ],
    "purple": [
        *(SOUTH_WEST, (252, 390), (222, 384), (196, 402), (164, 390), (132, 400), (110, 376)),
        *((84, 372), (80, 344), (54, 330), (70, 302), (40, 284), (62, 260), (42, 236)),
        WEST,
    ],
}
BORDERS: Final[dict[str, Line]] = {
    "orange-purple": [WEST, (104, 200), (150, 214), (196, 200), (240, 204), UPPER_LAKE],
    "orange-blue": [NORTH_WEST, (284, 96), (266, 124), (286, 154), UPPER_LAKE],
    "blue-purple": [UPPER_LAKE, LOWER_LAKE],
    "blue-green": [LOWER_LAKE, (346, 184), (398, 190), (452, 174), UPPER_PASS],
    "blue-red": [NORTH_EAST, (526, 132), (514, 156), UPPER_PASS],
    "red-green": [UPPER_PASS, LOWER_PASS],
    "red-grey": [LOWER_PASS, (584, 228), (634, 220), (690, 240), EAST],
    "green-grey": [LOWER_PASS, (524, 246), (538, 272), (514, 300), SOUTH_EAST],
    "purple-green": [LOWER_LAKE, (288, 236), (304, 270), (280, 304), (290, 340), SOUTH_WEST],
}
RIVERS: Final = ("blue-red", "purple-green")
# The borders that close each kingdom's outline after its coast; "-" is the reverse direction.
AROUND: Final = {
    "orange": ("orange-blue", "-orange-purple"),
    "blue": ("blue-red", "-blue-green", "-blue-purple", "-orange-blue"),
    "red": ("-red-grey", "-red-green", "-blue-red"),
    "grey": ("-green-grey", "red-grey"),
    "green": ("-purple-green", "blue-green", "red-green", "green-grey"),
    "purple": ("orange-purple", "blue-purple", "purple-green"),
}
ISLANDS: Final[tuple[Line, ...]] = (
    [(16, 316), (26, 306), (34, 318), (28, 332), (18, 330)],
    [(30, 346), (38, 344), (38, 352), (31, 354)],
    [(514, 30), (524, 22), (530, 34), (522, 42)],
    [(784, 66), (794, 74), (788, 86), (780, 78)],
    [(526, 384), (536, 378), (542, 390), (532, 398), (524, 394)],
    [(780, 318), (792, 314), (796, 328), (784, 336)],
)
HATCH_EVERY: Final = 2.6


def wander(line: Line, by: float, shortest: float, chance: random.Random) -> Line:
    """Return the line with random detail: segments are split and displaced sideways."""
    found = [line[0]]
    for start, end in pairwise(line):
        length = math.dist(start, end)
        if length <= shortest:
            found.append(end)
            continue
        off = chance.uniform(-by, by)
        middle = (
            (start[0] + end[0]) / 2 - (end[1] - start[1]) * off,
            (start[1] + end[1]) / 2 + (end[0] - start[0]) * off,
        )
        found += wander([start, middle, end], by, shortest, chance)[1:]
    return found


def path(line: Line, *, closed: bool = False) -> str:
    """Return a line as an SVG path in relative coordinates, rounded to tenths."""
    here = [round(10 * part) for part in line[0]]
    text = f"M{tenths(here[0])} {tenths(here[1])}l"
    steps = []
    for point in line[1 : len(line) - closed]:
        target = [round(10 * part) for part in point]
        across, down = tenths(target[0] - here[0]), tenths(target[1] - here[1])
        steps.append(across + (down if down.startswith("-") else f" {down}"))
        here = target
    joined = steps[0]
    for step in steps[1:]:
        joined += step if step.startswith("-") else f" {step}"
    return text + joined + ("z" if closed else "")


def tenths(number: int) -> str:
    text = f"{number / 10:g}"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def hatching(shores: list[Line], chance: random.Random) -> str:
    """Return short strokes on the water along every shore, as in an engraving."""
    strokes = []
    height = 4.0
    while height < 420:
        crossings = sorted(crossing for shore in shores for crossing in crossed(shore, height))
        for number, across in enumerate(crossings):
            outward = -1 if number % 2 == 0 else 1  # Land is between crossings 0-1, 2-3, ...
            reach = chance.uniform(4, 10)
            beyond = crossings[number + outward] if 0 <= number + outward < len(crossings) else None
            if beyond is not None:
                reach = min(reach, abs(beyond - across) * 0.4)
            if reach > 1.5:
                strokes.append(f"M{across:.0f} {height:.1f}h{outward * reach:.0f}")
        height += HATCH_EVERY
    return "".join(strokes)


def crossed(shore: Line, height: float) -> list[float]:
    """Return the x coordinates at which a shore crosses a height."""
    return [
        start[0] + (height - start[1]) / (end[1] - start[1]) * (end[0] - start[0])
        for start, end in pairwise(shore)
        if (start[1] <= height) != (end[1] <= height)
    ]


def drawn() -> dict[str, str]:
    """Return the generated lines by their ids on the map."""
    chance = random.Random(1217)
    coasts = {name: wander(line, 0.2, 5, chance) for name, line in COASTS.items()}
    borders = {name: wander(line, 0.12, 8, chance) for name, line in BORDERS.items()}
    islands = [wander([*line, line[0]], 0.2, 4, chance) for line in ISLANDS]
    mainland = [point for coast in coasts.values() for point in coast[:-1]]
    shores = [[*mainland, mainland[0]], *islands]
    lines = {"coast": "".join(path(shore, closed=True) for shore in shores)}
    for kingdom, around in AROUND.items():
        line = list(coasts[kingdom])
        for name in around:
            border = borders[name.lstrip("-")]
            line += (border[::-1] if name.startswith("-") else border)[1:]
        lines[f"k-{kingdom}"] = path(line, closed=True)
    lines["rivers"] = "".join(path(borders[name]) for name in RIVERS)
    dry = [border for name, border in borders.items() if name not in RIVERS]
    lines["borders"] = "".join(path(border) for border in dry)
    lines["hatching"] = hatching(shores, chance)
    return lines


def written(art: str) -> str:
    """Return the map with the generated lines."""
    for name, line in drawn().items():
        art, found = re.subn(rf'(<path id="{name}"[^>]* d=")[^"]*', rf"\g<1>{line}", art)
        assert found == 1, name
    return art


if __name__ == "__main__":
    TARGET.write_text(written(TARGET.read_text("utf-8")), "utf-8")
