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

_LIKE: Final = {
    "a": "\u0251\u03b1\u0430\u13aa\u1d00\ua4ee",
    "b": "\u0299\u0432\u13f4\ua4d0",
    "c": "\u0441\u13df\u1d04\u2ca5\ua4da",
    "d": "\u0501\u13a0\u1d05\ua4d3",
    "e": "\u03b5\u0435\u13ac\u1d07\ua4f0",
    "f": "\ua4dd\ua730",
    "g": "\u0261\u0262\u0581\u13c0\ua4d6",
    "h": "\u029c\u043d\u04bb\u0570\u13bb\ua4e7",
    "j": "\u0237\u0458\u13ab\u1d0a\ua4d9",
    "k": "\u03ba\u043a\u13e6\u1d0b\ua4d7",
    "l": "1i\u0131\u0269\u026a\u029f\u03b9\u0456\u04cf\u13de\ua4e1\ua4f2",
    "m": "\u043c\u13b7\u1d0d\ua4df",
    "n": "\u0274\u0578\ua4e0",
    "o": "0\u03bf\u043e\u0585\u1d0f\u2c9f\ua4f3",
    "p": "\u03c1\u0440\u13e2\u1d18\u2ca3\ua4d1",
    "r": "\u0280\u0433\u13a1\ua4e3",
    "s": "\u0455\u13da\ua4e2\ua731",
    "t": "\u03c4\u0442\u13a2\u1d1b\ua4d4",
    "u": "\u03c5\u057d\u1d1c\ua4f4",
    "v": "\u028b\u03bd\u13d9\u1d20\ua4e6",
    "w": "\u13b3\u1d21\ua4ea",
    "x": "\u03c7\u0445\u2cad\ua4eb",
    "y": "\u028f\u0443\u13cd\ua4ec",
    "z": "\u13c3\u1d22\ua4dc",
}
"""By Latin letter: the digits, and the small letters of other scripts and of phonetics (or capitals
that have no small letter), that look like it. `i` counts as `l`, because `I` looks like it."""
_LOOK_ALIKE: Final = str.maketrans(
    {other: letter for letter, others in _LIKE.items() for other in others}
)


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
