"""What a view shows, as a plain game: hidden cards are left out."""

from __future__ import annotations

from ethnos.packed.fields import NONE
from ethnos.packed.pack import (
    kingdom_set,
    slot_of_card,
    token_set,
    write_band,
    write_moment,
    write_ruleset,
    write_tribes,
)
from ethnos.packed.plain_game import PlainGame
from ethnos.rules.view import PlayerView


def seen_game(seen: PlayerView) -> PlainGame:
    """Return what a seat sees: hands of rivals hold the known cards only, and the deck is empty.

    `hand_size` and `deck_size` count the hidden cards, too.
    """
    game = PlainGame()
    write_ruleset(game, seen.ruleset)
    write_tribes(game, seen.tribes)
    write_moment(game, seen)
    game.deck_size = seen.deck_size
    _write_cards(game, seen)
    _write_board(game, seen)
    return game


def _write_cards(game: PlainGame, seen: PlayerView) -> None:
    game.hand_size[: seen.players] = seen.hand_sizes
    for seat, known in enumerate(seen.known):
        for card in known:
            game.known[seat][slot_of_card(game, card)] += 1
        for card in seen.hand if seat == seen.seat else known:
            slot = slot_of_card(game, card)
            game.hand[seat][slot] += 1
            game.hand_set[seat] |= 1 << slot
    for card in seen.pool:
        slot = slot_of_card(game, card)
        game.pool[slot] += 1
        game.pool_set |= 1 << slot
    # The band being played is the last one.
    for seat in sorted(range(seen.players), key=lambda seat: seat == seen.turn_owner):
        for band in seen.bands[seat]:
            write_band(game, seat, band)


def _write_board(game: PlainGame, seen: PlayerView) -> None:
    for seat in range(seen.players):
        game.orc_board[seat] = kingdom_set(seen.orc_boards[seat])
        game.trolls[seat] = token_set(seen.trolls[seat])
        plan = seen.raid_plans[seat]
        game.raid_plan[seat] = NONE if plan is None else kingdom_set(plan)
    game.glory[: seen.players] = seen.glory
    game.supply[: seen.players] = seen.supply
    game.merfolk[: seen.players] = seen.merfolk
    for kingdom, (markers, tokens) in enumerate(zip(seen.markers, seen.tokens, strict=True)):
        game.markers[kingdom][: seen.players] = markers
        game.tokens[kingdom][: len(tokens)] = tokens
        game.token_count[kingdom] = len(tokens)
