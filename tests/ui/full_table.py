"""States with as much on the table as the game allows, for measuring layouts."""

from __future__ import annotations

from typing import Final

from ethnos.records.codec import Json

TRIBES: Final = ("centaur", "dwarf", "giant", "merfolk", "orc", "troll")
KINGDOMS: Final = ("blue", "green", "grey", "orange", "purple", "red")
TOKENS: Final = {
    "blue": (0, 6, 8),
    "green": (0, 4, 6),
    "grey": (4, 6, 8),
    "orange": (2, 4, 8),
    "purple": (2, 6, 10),
    "red": (4, 6, 10),
}
BANDS: Final = {
    2: [(1, 2, 3, 1, 4, 1, 1, 2, 1, 1, 1, 1), (1, 1, 2, 2, 3, 4)],
    4: [(1, 1, 2, 1, 2, 1, 1, 2, 1, 1, 1, 1), (1, 2, 1, 2, 1, 2), (5, 1, 1, 1, 1), (1, 2)],
    6: [(1, 2, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1), (1, 1, 2, 1), (1, 1, 3, 1), (2, 1), (1, 4), (3,)],
}
"""The sizes of the bands of each player; the first has played twelve."""


def full_table(players: int, *, hand: int = 10, pool: int = 12) -> dict[str, Json]:
    """Return a state in which everybody has something of everything, in the second age."""
    seats = "ABCDEF"[:players]
    left = {tribe: [kingdom for kingdom in KINGDOMS for _ in "ab"] for tribe in TRIBES}

    def take(count: int) -> list[Json]:
        tribe = max(TRIBES, key=lambda one: len(left[one]))
        return [f"{tribe}:{left[tribe].pop()}" for _ in range(count)]

    held = [card for _ in range(hand) for card in take(1)]
    offered = [card for _ in range(pool) for card in take(1)]
    bands: dict[str, Json] = {}
    for seat, sizes in zip(seats, BANDS[players], strict=True):
        played = [take(size) for size in sizes]
        bands[seat] = [{"leader": cards[0], "cards": cards} for cards in played]
    return {
        "age": 2,
        "tribes": list(TRIBES),
        "hands": {"A": held},
        "pool": offered,
        "bands": bands,
        "glory": dict.fromkeys(seats, 138),
        "kingdoms": {} if players < 4 else {name: _kingdom(name, seats) for name in KINGDOMS},
        "merfolk": dict.fromkeys(seats, 0),
        "orc": {"A": ["blue", "red"], "B": list(KINGDOMS)},
        "trolls": {"held": {"A": [1, 2, 4], "B": [3, 5]}},
        "giant": {"holder": "A", "size": 5},
        "dragons_revealed": 2,
    }


def _kingdom(name: str, seats: str) -> Json:
    """Return a kingdom with markers of everybody."""
    shift = KINGDOMS.index(name)
    counts: dict[str, Json] = {seat: 1 + (n + shift) % 4 for n, seat in enumerate(seats)}
    return {"tokens": list(TOKENS[name]), "markers": counts}
