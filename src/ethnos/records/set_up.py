"""Set up a position that a person typed: what the text leaves open is filled in."""

from __future__ import annotations

from collections import Counter

from ethnos.records.pieces import count_allies
from ethnos.records.position import parse_position
from ethnos.records.sound import check_sound
from ethnos.rules.cards import DRAGON, DRAGONS, DeckCard, Kingdom, ally_deck
from ethnos.rules.components import glory_tokens
from ethnos.rules.ruleset import MarkerSupply
from ethnos.rules.state import GameState, starting_supply
from ethnos.rules.streams import DETERMINIZE_STREAM, shuffle


def set_up(text: str) -> GameState:
    """Read a position in which somebody can decide, or raise `NotationError`.

    Without a line `deck`, all cards that lie nowhere else are the deck, shuffled; without any
    `tokens`, these are laid out by chance; without `supply`, what a player has not placed is left.
    """
    state = parse_position(text)
    if not state.deck:
        _stack_deck(state)
    if not any(state.tokens.values()):
        _lay_tokens(state)
    limited = state.ruleset.marker_supply is MarkerSupply.LIMITED
    if limited and state.supply == [starting_supply(state.ruleset, state.tribes)] * state.players:
        _count_supply(state)
    check_sound(state)
    return state


def _stack_deck(state: GameState) -> None:
    allies = [*(Counter(ally_deck(state.tribes)) - count_allies(state)).elements()]
    stream = state.source.stream(DETERMINIZE_STREAM)
    shuffle(stream, allies)
    state.dragon_free = min(state.dragon_free, len(allies))
    upper = allies[: state.dragon_free]
    dragons = max(0, DRAGONS - state.dragons_revealed)
    lower: list[DeckCard] = [*allies[state.dragon_free :], *[DRAGON] * dragons]
    shuffle(stream, lower)
    state.deck = [*lower, *upper]


def _lay_tokens(state: GameState) -> None:
    tokens = [*glory_tokens(state.players)]
    shuffle(state.source.stream(DETERMINIZE_STREAM), tokens)
    each = state.ruleset.ages
    for number, kingdom in enumerate(Kingdom):
        state.tokens[kingdom] = tuple(sorted(tokens[number * each : (number + 1) * each]))


def _count_supply(state: GameState) -> None:
    for seat in range(state.players):
        placed = sum(state.markers[kingdom][seat] for kingdom in Kingdom)
        placed += len(state.orc_boards[seat])
        state.supply[seat] = max(0, state.supply[seat] - placed)
