"""The prepared background, pieces and letters (`tools/preview_art.py` makes them)."""

from __future__ import annotations

import json
import zlib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).parent / "art.bin"
INK_TONES: Final = 16
"""The first colours of the palette lead from paper to ink."""
LETTER_TONES: Final = INK_TONES
"""A pixel of a letter is covered 0 to 15 fifteenths."""
MISSING: Final = "?"
"""Drawn in place of a sign that the fonts do not have."""


class Glyph(NamedTuple):
    """A sign: how far it moves the pen, and where its pixels are."""

    advance: int
    left: int
    top: int
    """Pixels from the baseline, negative above it."""
    width: int
    height: int
    offset: int


class Art(NamedTuple):
    """What the file says about itself; its bytes follow."""

    width: int
    height: int
    piece: int
    """Pieces are squares of this size, side by side below the background, one for each seat."""
    palette: str
    letters: dict[str, dict[str, tuple[int, ...]]]


class Loaded(NamedTuple):
    """The file, read."""

    art: Art
    letters: dict[str, dict[str, Glyph]]
    data: bytes


@cache
def load() -> Loaded:
    """Read the prepared file, once."""
    head, _, data = zlib.decompress(FILE.read_bytes()).partition(b"\n")
    art = Art(**json.loads(head))
    letters = {
        kind: {sign: Glyph(*box) for sign, box in signs.items()}
        for kind, signs in art.letters.items()
    }
    return Loaded(art, letters, data)
