"""Make the small fonts of the page: `python -m tools.subset_fonts`.

It needs `fonttools` and `brotli`. The files of the npm packages hold many signs that nobody reads
here. Each weight becomes four files: what English needs, the rest of Latin-1, Latin Extended-A, and
Cyrillic; a browser loads those whose letters are on the page. `ui/src/styles/fonts.css` names them.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

UI: Final = Path(__file__).parents[1] / "ui"
SOURCE: Final = UI / "node_modules" / "@fontsource"
TARGET: Final = UI / "src" / "fonts"
FONTS: Final = {
    "vollkorn": ((600, 800), ["kern", "lnum"]),
    "source-sans-3": ((400, 600), ["lnum"]),
}
"""The weights of each family, and the features that are kept."""

ENGLISH: Final = [*range(0x20, 0x7F), *map(ord, "\u00a0·×–—‘’“”…−")]
LATIN: Final = [
    *(sign for sign in range(0xA1, 0x100) if sign not in ENGLISH),
    *map(ord, "ŒœıŸ‚„‹›€"),
]
SETS: Final[dict[str, tuple[str, Iterable[int]]]] = {
    "english": ("latin", ENGLISH),
    "latin": ("latin", LATIN),
    "latin-ext": ("latin-ext", range(0x100, 0x180)),
    "cyrillic": ("cyrillic", [*range(0x400, 0x460), 0x490, 0x491, 0x2116]),
}
"""Each set of signs: the script that the package files it under, and its code points."""


def lining(font: TTFont) -> None:
    """Make lining figures the ordinary ones: old-style 0 and 1 read as o and I."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "lnum"
        for index in record.Feature.LookupListIndex
    }
    swaps: dict[str, str] = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            swaps |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    for cmap in font["cmap"].tables:
        cmap.cmap = {sign: swaps.get(glyph, glyph) for sign, glyph in cmap.cmap.items()}


def make(family: str, weight: int, name: str) -> Path:
    """Write one file; return its path."""
    script, signs = SETS[name]
    options = subset.Options()
    options.flavor = "woff2"
    options.hinting = False
    options.name_IDs = []  # a changed font must not carry the reserved name
    options.layout_features = [one for one in FONTS[family][1] if one != "lnum"]
    source = SOURCE / family / "files" / f"{family}-{script}-{weight}-normal.woff2"
    font = subset.load_font(str(source), options)
    lining(font)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=signs)
    cutter.subset(font)
    target = TARGET / f"{family.split('-', maxsplit=1)[0]}-{weight}-{name}.woff2"
    subset.save_font(font, str(target), options)
    return target


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for family, (weights, _) in FONTS.items():
        for weight in weights:
            for name in SETS:
                target = make(family, weight, name)
                print(f"{target.stat().st_size:7,} {target.name}")


if __name__ == "__main__":
    main()
