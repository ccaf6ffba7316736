"""Text that guests typed: names and chat."""

from __future__ import annotations


def clean_text(text: str) -> str:
    r"""Return a text on one line, without control characters or invisible ones.

    >>> clean_text(" Ana\u202e\n Maria ")
    'Ana Maria'
    """
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
