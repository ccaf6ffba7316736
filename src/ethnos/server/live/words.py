"""Words that the operator does not want in names, titles and chat."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ethnos.server.rooms.text import clean_text, skeleton

_WORD: Final = re.compile(r"[^\W_]+")


class WordList:
    """Unwanted words, compared by what they look like: other alphabets and digits do not help.

    A word counts as a whole. With stars around it, it counts inside others and across spaces too.

    >>> words = WordList()
    >>> words.replace(["# for my club", "rotter", "*scoundrel*"])
    >>> [words.objects(text) for text in ("You R0TTER!", "Rotterdam", "s c o u n d r e ls", "")]
    [True, False, True, False]
    """

    def __init__(self) -> None:
        self._words: frozenset[str] = frozenset()
        self._parts: tuple[str, ...] = ()

    def replace(self, lines: Iterable[str]) -> None:
        """Forget the known words, and know these: one a line, `#` begins a remark."""
        words = [line.partition("#")[0].strip() for line in lines]
        self._words = frozenset(skeleton(word) for word in words if word and word[0] != "*")
        parts = {skeleton(word.strip("*")) for word in words if word[:1] == "*"}
        self._parts = tuple(sorted(parts - {""}))

    def objects(self, text: str) -> bool:
        """Return whether a text has an unwanted word."""
        if not self._words and not self._parts:
            return False
        cleaned = clean_text(text)
        if any(skeleton(word) in self._words for word in _WORD.findall(cleaned)):
            return True
        joined = skeleton(cleaned)
        return any(part in joined for part in self._parts)
