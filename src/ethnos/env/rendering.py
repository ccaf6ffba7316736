"""A view as plain text, for `render`."""

from __future__ import annotations

from collections.abc import Iterable

from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.view import PlayerView


def render_text(view: PlayerView) -> str:
    """Return a view as text; `*` marks its seat, `>` the player to move."""
    lines = [
        f"age {view.age}, {view.deck_size} cards in the deck, {view.dragons_revealed} dragons seen",
        f"pool: {_cards(view.pool)}",
        *(_kingdom(view, number, kingdom) for number, kingdom in enumerate(Kingdom)),
        *(_seat(view, seat) for seat in range(view.players)),
        f"hand: {_cards(view.hand)}",
    ]
    if view.outcome is None:
        lines.append(f"seat {view.to_move} decides: {view.decision}")
    else:
        lines.append(f"won by seat {', '.join(map(str, view.outcome.winners))}")
    return "\n".join(lines)


def _kingdom(view: PlayerView, number: int, kingdom: Kingdom) -> str:
    tokens = "/".join(map(str, view.tokens[number]))
    markers = " ".join(map(str, view.markers[number]))
    return f"{kingdom:>6}: tokens {tokens}, markers {markers}"


def _seat(view: PlayerView, seat: int) -> str:
    sizes = " ".join(str(band.size) for band in view.bands[seat])
    return (
        f"{'>' if seat == view.to_move else ' '}{'*' if seat == view.seat else ' '}seat {seat}: "
        f"glory {view.glory[seat]}, hand {view.hand_sizes[seat]}, bands {sizes or 'none'}"
    )


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or "none"
