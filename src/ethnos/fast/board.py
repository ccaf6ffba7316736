"""Small queries and updates that the rest of the engine is built from."""

from __future__ import annotations

from ethnos.fast.jit import compiled
from ethnos.packed.fields import GameStruct
from ethnos.packed.options import LIMITED
from ethnos.rules.components import TWO_PLAYERS


@compiled
def current_size(game: GameStruct) -> int:
    """Return the size of the band being played."""
    return int(game.band_size[game.bands - 1])


@compiled
def current_leader(game: GameStruct) -> int:
    """Return the slot of the leader of the band being played."""
    return int(game.band_cards[game.cards_laid - current_size(game)])


@compiled
def has_marker(game: GameStruct, seat: int) -> bool:
    """Return whether this player has a marker left to place. D21."""
    return bool(game.supply[seat] > 0) or game.marker_supply != LIMITED


@compiled
def take_marker(game: GameStruct, seat: int) -> None:
    """Take a marker out of the supply. D21."""
    if game.marker_supply == LIMITED:
        game.supply[seat] -= 1


@compiled
def markers_that_count(game: GameStruct, seat: int, kingdom: int) -> int:
    """Return the markers a band must outnumber: own ones; with two players all. R38, R113."""
    if game.players == TWO_PLAYERS:
        return int(game.markers[kingdom, 0] + game.markers[kingdom, 1])
    return int(game.markers[kingdom, seat])


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
