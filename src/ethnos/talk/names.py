"""What the players of a game are called in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ethnos.phrase import Name, phrase


@lru_cache(maxsize=1_000)
def seat_names(typed: tuple[str | None, ...]) -> tuple[Name, ...]:
    """Return what each seat is called, from the name typed there; `None` for a bot without one.

    Bots are named after their seat, in the reader's language. Equal names are numbered.

    >>> seat_names(("Ann", "Ann", ""))[2]
    ''
    """
    return tuple(
        phrase("bot-called", seat=seat) if name is None else _numbered(typed, seat, name)
        for seat, name in enumerate(typed)
    )


def _numbered(typed: Sequence[str | None], seat: int, name: str) -> Name:
    if not name or typed.count(name) == 1:
        return name
    return phrase("name-numbered", name=name, number=typed[: seat + 1].count(name))
