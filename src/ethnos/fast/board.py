"""Small queries and updates that the rest of the engine is built from."""

from __future__ import annotations

from ethnos.fast.jit import compiled
from ethnos.fast.twins import twin
from ethnos.packed import queries
from ethnos.packed.fields import GameStruct
from ethnos.packed.options import LIMITED

current_size = twin(queries.current_size)
has_marker = twin(queries.has_marker)
is_short_game = twin(queries.is_short_game)
markers_that_count = twin(queries.markers_that_count)
tribe_of = twin(queries.tribe_of)


@compiled
def current_leader(game: GameStruct) -> int:
    """Return the slot of the leader of the band being played."""
    return int(game.band_cards[game.cards_laid - current_size(game)])


@compiled
def take_marker(game: GameStruct, seat: int) -> None:
    """Take a marker out of the supply. D21."""
    if game.marker_supply == LIMITED:
        game.supply[seat] -= 1


@compiled
def place(game: GameStruct, seat: int, kingdom: int) -> None:
    """Put a marker into a kingdom. R37, R59."""
    take_marker(game, seat)
    game.markers[kingdom, seat] += 1


@compiled
def receive(game: GameStruct, seat: int, slot: int) -> None:
    """Put a card into a hand."""
    game.hand[seat, slot] += 1
    game.hand_size[seat] += 1
    game.hand_set[seat] |= 1 << slot


@compiled
def seat_after(game: GameStruct, seat: int) -> int:
    """Return the seat next in turn order. R24."""
    return seat + 1 if seat + 1 < game.players else 0
