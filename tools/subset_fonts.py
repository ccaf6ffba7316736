"""Make the small fonts of the page: `python -m tools.subset_fonts`.

It needs `fonttools` and `brotli`. The files of the npm packages hold many signs that nobody reads
here. Each weight becomes eight files: what English needs, what the other languages of the game add,
and the rest of each script; a browser loads those whose letters are on the page. The same program
writes `ui/src/styles/fonts.css`, which names them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

UI: Final = Path(__file__).parents[1] / "ui"
SOURCE: Final = UI / "node_modules" / "@fontsource"
TARGET: Final = UI / "src" / "fonts"
FONTS: Final = {"vollkorn": (600, 800), "source-sans-3": (400, 600)}
"""The weights of each family."""

RARE: Final = {*map(ord, "#$&*<>@[\\]^_`{|}~")}
ENGLISH: Final = {*range(0x20, 0x7F), *map(ord, "\u00a0·×–—‘’‚“”„«»…−")} - RARE
GERMAN: Final = {*map(ord, "ÄÖÜßäöü")}
ACCENTS: Final = {*map(ord, "ÀÁÇÉÍÓÚàáâãçéêíóôõúý")}
"""What Czech, Polish and Portuguese use of Latin-1; rare capitals are with the rest."""
CENTRAL: Final = {*map(ord, "ĆČĎŁŘŚŠŤŹŻŽąćčďęěłńňřśšťůźżž")}
RUSSIAN: Final = {*range(0x410, 0x450), ord("ё")} - {*map(ord, "ЪЫЬ")}
LATIN: Final = {*range(0xA1, 0x100), *RARE, *map(ord, "ŒœıŸ‹›€")} - ENGLISH - GERMAN - ACCENTS
SETS: Final[dict[str, tuple[str, set[int]]]] = {
    "latin": ("latin", LATIN),
    "latin-ext": ("latin-ext", {*range(0x100, 0x180)} - CENTRAL - LATIN),
    "cyrillic": ("cyrillic", {*range(0x400, 0x460), 0x490, 0x491, 0x2116} - RUSSIAN),
    "russian": ("cyrillic", RUSSIAN),
    "central": ("latin-ext", CENTRAL),
    "accents": ("latin", ACCENTS),
    "german": ("latin", GERMAN),
    "english": ("latin", ENGLISH),
}
"""Each set of signs: the script that the package files it under, and its code points."""
WHOLE: Final = {
    "latin": "U+23-FF, U+131, U+152-153, U+178, U+2039-203A, U+20AC",
    "latin-ext": "U+100-17F",
    "cyrillic": "U+400-45F, U+490-491, U+2116",
}
"""The rest of a script is declared as the whole of it: of two rules, browsers prefer the later."""
STYLES: Final = UI / "src" / "styles" / "fonts.css"
HEADER: Final = """\
/* A humanist serif for titles and a clear sans for text, cut to the signs that the game uses by
   `python -m tools.subset_fonts`. A browser loads the sets whose letters it shows. */
"""
TITLES: Final = {"vollkorn": "Vollkorn", "source-sans-3": "Source Sans"}


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
    options.layout_features = []  # kerning is a sixth of a file
    source = SOURCE / family / "files" / f"{family}-{script}-{weight}-normal.woff2"
    font = subset.load_font(str(source), options)
    lining(font)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(signs))
    cutter.subset(font)
    target = TARGET / f"{family.split('-', maxsplit=1)[0]}-{weight}-{name}.woff2"
    subset.save_font(font, str(target), options)
    return target


def ranges(signs: set[int]) -> str:
    """Return code points as CSS writes them.

    >>> ranges({0x41, 0x42, 0x44})
    'U+41-42, U+44'
    """
    runs: list[list[int]] = []
    for sign in sorted(signs):
        if runs and runs[-1][1] == sign - 1:
            runs[-1][1] = sign
        else:
            runs.append([sign, sign])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


def face(family: str, weight: int, name: str, file: str) -> str:
    """Return the rule by which a browser finds one file."""
    return f"""@font-face {{
  font-family: '{TITLES[family]}';
  font-weight: {weight};
  font-display: swap;
  src: url('../fonts/{file}') format('woff2');
  unicode-range: {WHOLE.get(name) or ranges(SETS[name][1])};
}}
"""


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    rules = [HEADER]
    for family, weights in FONTS.items():
        for weight in weights:
            for name in SETS:
                target = make(family, weight, name)
                rules.append(face(family, weight, name, target.name))
                print(f"{target.stat().st_size:7,} {target.name}")
    STYLES.write_text("".join(rules), "utf-8")


if __name__ == "__main__":
    main()
