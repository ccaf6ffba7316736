"""How alike two words are: guesses for mistyped words, and names that could be confused."""

from __future__ import annotations

from collections.abc import Iterable

SHORTEST_GUESS = 4
"""Shorter words differ from too many others by one letter."""
LETTERS_PER_SLIP = 4


def edits(one: str, other: str) -> int:
    """Return how many letters to insert, delete, replace or swap with their neighbour.

    >>> edits("tkae", "take"), edits("blau", "chronik")
    (1, 7)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        earlier, before, row = before, row, [i]
        for j, target in enumerate(other, start=1):
            cost = min(row[j - 1] + 1, before[j] + 1, before[j - 1] + (letter != target))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == target:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
    return row[-1]


def closest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that was probably meant: one slip for every four letters.

    >>> closest("srot", ["sort", "score"])
    'sort'
    >>> closest("yes", ["rules"]) is None
    True
    """
    if len(word) < SHORTEST_GUESS:
        return None
    slips = len(word) // LETTERS_PER_SLIP
    # The length alone rules out most words, however long the typed one is.
    likely = [name for name in known if abs(len(name) - len(word)) <= slips and len(name) > 1]
    found = min(((edits(word, name), name) for name in likely), default=None)
    return found[1] if found and found[0] <= slips else None
