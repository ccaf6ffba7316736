"""Text that guests typed: names, titles and chat."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
)
"""Characters that count as printable and show nothing."""
_SELECTORS: Final = range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0)
"""They choose a variant of the character before, and show nothing."""
MAX_ACCENTS: Final = 2
"""Accents above or below one letter: Vietnamese needs two, a tower over several lines more."""
MAX_MARKS: Final = 4
"""Marks of any kind after one letter: scripts of Asia write vowels and consonants as such, and
browsers stack some of them as high as accents."""

_CYRILLIC: Final = (
    "\u0430\u0441\u0435\u04bb\u0456\u0458\u043a\u04cf\u043c\u043e\u0440\u0455\u0442\u0445\u0443"
    "\u0432\u043d\u0433\u0501"
)
_GREEK: Final = "\u03b1\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
_LOOK_ALIKE: Final = str.maketrans(
    f"{_CYRILLIC}{_GREEK}\u0131\u0261i01", "acehljklmopstxybhrd" + "aelkvoptux" + "lglol"
)
"""Small letters of other scripts, and digits, that look like a Latin letter; `I` looks like `l`."""


def clean_text(text: str) -> str:
    r"""Return a text on one line, without control characters or invisible ones.

    >>> clean_text(" Ana\u202e\n Maria "), clean_text("\u3164 \u2800")
    ('Ana Maria', '')
    >>> [len(clean_text("x" + mark * 9)) for mark in ("\u0300", "\u0e47")]
    [3, 5]
    """
    kept = []
    accents = marks = 0
    for c in unicodedata.normalize("NFC", text):
        accents = accents + 1 if unicodedata.combining(c) else 0
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        is_blank = c in BLANKS or any(ord(c) in selectors for selectors in _SELECTORS)
        if not is_blank and accents <= MAX_ACCENTS and marks <= MAX_MARKS:
            kept.append(c if c.isprintable() else " ")
    return " ".join("".join(kept).split())


def skeleton(name: str) -> str:
    r"""Return what a name looks like: names with the same skeleton can be taken for each other.

    >>> skeleton("\u0410nn I") == skeleton("annl") == skeleton("\uff21\uff4e\uff4e 1")
    True
    >>> skeleton("Jos\u00e9") == skeleton("Jose")
    False
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(plain.split()).translate(_LOOK_ALIKE)


def as_others_spell_it(name: str, others: Iterable[str]) -> str:
    r"""Return the spelling of a player who has this name already, if it only looks the same.

    Equal names are numbered wherever they are shown; names that only look equal would not be.

    >>> as_others_spell_it("\u0410nn", ["Bob", "Ann"]), as_others_spell_it("Eve", ["Bob", "Ann"])
    ('Ann', 'Eve')
    """
    wanted = skeleton(name)
    return next((other for other in others if skeleton(other) == wanted), name)
