"""A table as plain text, for `render`."""

from __future__ import annotations

from collections.abc import Iterable

from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.view import PlayerView


def picture(seen: PlayerView) -> str:
    """Return what a seat sees as text; who looks is marked with `*`, who decides with `>`."""
    lines = [
        f"age {seen.age}, {seen.deck_size} cards in the deck, {seen.dragons_revealed} dragons seen",
        f"pool: {_cards(seen.pool)}",
        *(_kingdom(seen, number, kingdom) for number, kingdom in enumerate(Kingdom)),
        *(_seat(seen, seat) for seat in range(seen.players)),
        f"hand: {_cards(seen.hand)}",
    ]
    if seen.outcome is None:
        lines.append(f"seat {seen.to_move} decides: {seen.decision}")
    else:
        lines.append(f"won by seat {', '.join(map(str, seen.outcome.winners))}")
    return "\n".join(lines)


def _kingdom(seen: PlayerView, number: int, kingdom: Kingdom) -> str:
    tokens = "/".join(map(str, seen.tokens[number]))
    markers = " ".join(map(str, seen.markers[number]))
    return f"{kingdom:>6}: tokens {tokens}, markers {markers}"


def _seat(seen: PlayerView, seat: int) -> str:
    sizes = " ".join(str(band.size) for band in seen.bands[seat])
    return (
        f"{'>' if seat == seen.to_move else ' '}{'*' if seat == seen.seat else ' '}seat {seat}: "
        f"glory {seen.glory[seat]}, hand {seen.hand_sizes[seat]}, bands {sizes or 'none'}"
    )


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or "none"
