"""Colours differ for every kind of colour vision, and text has enough contrast."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

TOKENS = (Path(__file__).parents[2] / "ui/src/styles/tokens.css").read_text(encoding="utf-8")
COLOUR = re.compile(r"--([a-z0-9-]+): (#[0-9a-f]{6});")
Triple = tuple[float, float, float]

# Machado, Oliveira and Fernandes, 2009, at full strength, on linear light.
SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TOLD_APART = 15.0
"""Least distance in CIELAB; 2 is just noticeable side by side."""


def tokens(theme: str) -> dict[str, str]:
    """Return the colours of a theme."""
    common, light, dark = re.split(r"\n:root,\n|\n\[data-theme='dark'\] \{", TOKENS)[:3]
    found = dict(COLOUR.findall(common)) | dict(COLOUR.findall(light))
    return found | dict(COLOUR.findall(dark)) if theme == "dark" else found


def linear(colour: str) -> Triple:
    def channel(start: int) -> float:
        value = int(colour[start : start + 2], 16) / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return channel(1), channel(3), channel(5)


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def seen(colour: str, sight: str) -> Triple:
    """Return a colour in CIELAB as seen with a kind of colour vision."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in SIGHT[sight]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize(("kind", "theme"), [("k", "light"), ("p", "light"), ("p", "dark")])
def test_kingdom_and_player_colours_are_distinguishable(kind: str, theme: str, sight: str) -> None:
    colours = {
        name: colour
        for name, colour in tokens(theme).items()
        if name.startswith(f"{kind}-") and name != "k-none"
    }
    assert len(colours) == 6
    for one, other in combinations(colours, 2):
        pair = zip(seen(colours[one], sight), seen(colours[other], sight), strict=True)
        distance = sum((a - b) ** 2 for a, b in pair) ** 0.5
        assert distance >= TOLD_APART, f"{one} and {other} look alike: {distance:.1f}"


def test_pieces_stand_out_from_dark_panels() -> None:
    """On light ones their outline does it, which is dark itself."""
    found = tokens("dark")
    for name in found:
        if name.startswith("p-"):
            assert contrast(found[name], found["surface"]) >= 3, name


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_contrast_is_at_least_4_5(theme: str) -> None:
    found = tokens(theme)
    pairs = [
        *(("ink", ground) for ground in ("paper", "surface", "surface-2", "turn")),
        *(("ink-2", ground) for ground in ("paper", "surface", "surface-2", "turn")),
        ("on-accent", "accent"),
        ("accent", "surface"),
        ("plate-ink", "plate"),
        ("card-ink", "card"),
        ("good", "surface"),
        *(("card-print", f"k-{colour}") for colour in KINGDOMS),
    ]
    for text, ground in pairs:
        ratio = contrast(found[text], found[ground])
        assert ratio >= 4.5, f"{text} on {ground}: {ratio:.2f}"


KINGDOMS = ("blue", "green", "grey", "orange", "purple", "red")
