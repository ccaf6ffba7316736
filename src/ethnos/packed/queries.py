"""Small queries of a game that the engine and the bots' judgement share."""

from __future__ import annotations

from ethnos.packed.compilable import compilable
from ethnos.packed.fields import KINGDOMS, GameStruct
from ethnos.packed.options import LIMITED
from ethnos.rules.components import FEWEST_FOR_FULL_GAME, TWO_PLAYERS


@compilable
def tribe_of(game: GameStruct, slot: int) -> int:
    """Return the tribe of a slot."""
    return int(game.tribes[slot // KINGDOMS])


@compilable
def current_size(game: GameStruct) -> int:
    """Return the size of the band being played."""
    return int(game.band_size[game.bands - 1])


@compilable
def has_marker(game: GameStruct, seat: int) -> bool:
    """Return whether this player has a marker left to place. D21."""
    return bool(game.supply[seat] > 0) or game.marker_supply != LIMITED


@compilable
def markers_that_count(game: GameStruct, seat: int, kingdom: int) -> int:
    """Return the markers a band must outnumber: own ones; with two players all. R38, R113."""
    if game.players == TWO_PLAYERS:
        return int(game.markers[kingdom][0] + game.markers[kingdom][1])
    return int(game.markers[kingdom][seat])


@compilable
def is_short_game(game: GameStruct) -> int:
    """Return 1 in the game of two or three players, else 0. R112."""
    return 1 if game.players < FEWEST_FOR_FULL_GAME else 0
