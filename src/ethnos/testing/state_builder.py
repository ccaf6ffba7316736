"""Build a state from a partial description.

The format is that of `given` in the conformance scenarios: whatever is not named is empty, 0 or
not in play; unnamed cards are in the deck, unnamed markers in the supply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from ethnos.records.codec import Json
from ethnos.records.pieces import count_allies
from ethnos.rules.bands import Band
from ethnos.rules.cards import DRAGON, DRAGONS, Card, DeckCard, Tribe, ally_deck, copies, without
from ethnos.rules.components import MERFOLK_LAST_SPACE, TROLL_TOKENS, glory_tokens, tribes_in_play
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import MarkerSupply, Ruleset
from ethnos.rules.state import Decision, GameState, GiantToken, blank_state, starting_supply
from ethnos.rules.streams import FastSource
from ethnos.testing.json_values import (
    FormatError,
    as_card,
    as_cards,
    as_count,
    as_deck,
    as_dict,
    as_int,
    as_ints,
    as_kingdom,
    as_list,
    as_seat,
    as_tribe,
)

GIVEN_KEYS: Final = {
    *("age", "ally_cards", "bands", "deck_top", "dragons_revealed", "first_player", "giant"),
    *("glory", "hands", "kingdoms", "merfolk", "orc", "pool", "supply", "third_dragon_drawer"),
    *("tribes", "trolls"),
}

_TRIBE_OF_KEY: Final = {
    "giant": Tribe.GIANT,
    "merfolk": Tribe.MERFOLK,
    "orc": Tribe.ORC,
    "trolls": Tribe.TROLL,
}
_LAST_FILLERS: Final = (
    *(Tribe.CENTAUR, Tribe.HALFLING, Tribe.TROLL),
    *(Tribe.GIANT, Tribe.ORC, Tribe.SKELETON, Tribe.MERFOLK),
)
_FILLERS: Final = (*(tribe for tribe in Tribe if tribe not in _LAST_FILLERS), *_LAST_FILLERS)
"""Tribes to fill up with, best first: those without material of their own change nothing."""


class ImpossibleStateError(EthnosError, ValueError):
    """Raised when a description asks for more than the box holds."""


Given = Mapping[str, Json]


def build_state(ruleset: Ruleset, given: Given) -> GameState:
    """Return the described state, with the first player to move."""
    if unknown := sorted(given.keys() - GIVEN_KEYS):
        raise FormatError(f"given: unknown key {unknown[0]!r}")
    tribes = ruleset.tribes or infer_tribes(ruleset.players, given)
    state = blank_state(ruleset, FastSource(0), tribes)
    state.age = as_int(given.get("age", 1), "age")
    if not 1 <= state.age <= ruleset.ages:
        raise ImpossibleStateError(f"there is no age {state.age} with {ruleset.players} players")
    _lay_out_cards(state, given)
    _lay_out_board(state, given)
    _lay_out_tribes(state, given)
    _fill_supply(state, given)
    state.dragons_revealed = as_count(given.get("dragons_revealed", 0), "dragons_revealed")
    if (drawer := given.get("third_dragon_drawer")) is not None:
        state.third_dragon_drawer = as_seat(drawer, state.players, "third_dragon_drawer")
    if (first := given.get("first_player")) is not None:
        state.first_player = as_seat(first, state.players, "first_player")
    _stack_deck(state, as_deck(given.get("deck_top", []), "deck_top"))
    give_turn(state, state.first_player)
    if state.dragons_revealed == DRAGONS:
        state.decision = Decision.AGE_OVER
    return state


def give_turn(state: GameState, seat: int) -> None:
    """Start this player's turn."""
    state.turn_owner = state.to_move = seat
    state.decision = Decision.TURN
    state.bands_this_turn = 0


# Which tribes are in play.


def infer_tribes(players: int, given: Given) -> tuple[Tribe, ...]:
    """Return the tribes a description needs, completed to the number in play."""
    if "tribes" in given:
        named = as_list(given["tribes"], "tribes")
        return tuple(sorted(as_tribe(tribe, "tribes") for tribe in named))
    needed = tribes_in_play(players)
    tribes = {card.tribe for card in _named_cards(given)}
    tribes |= {tribe for key, tribe in _TRIBE_OF_KEY.items() if given.get(key)}
    # `giant: null` also asks for the giants, if there is room for them.
    tribes |= set([t for key, t in _TRIBE_OF_KEY.items() if key in given][: needed - len(tribes)])
    if len(tribes) > needed:
        raise ImpossibleStateError(
            f"{len(tribes)} tribes are named, {players} players use {needed}"
        )
    return _filled_up(tribes, needed, given.get("ally_cards"))


def _filled_up(tribes: set[Tribe], needed: int, ally_cards: Json) -> tuple[Tribe, ...]:
    candidates = [tribe for tribe in _FILLERS if tribe not in tribes]
    if ally_cards is not None:
        halflings = as_int(ally_cards, "ally_cards") > 12 * needed
        candidates = [tribe for tribe in candidates if tribe is not Tribe.HALFLING]
        candidates[:0] = [Tribe.HALFLING] if halflings and Tribe.HALFLING not in tribes else []
    chosen = tuple(sorted([*tribes, *candidates[: needed - len(tribes)]]))
    if ally_cards is not None and len(ally_deck(chosen)) != ally_cards:
        raise ImpossibleStateError(f"{needed} tribes cannot make {ally_cards} ally cards")
    return chosen


def _named_cards(given: Given) -> list[Card]:
    """Return every card that a description names, with repetitions."""
    deck_top = as_deck(given.get("deck_top", []), "deck_top")
    cards = [card for card in deck_top if isinstance(card, Card)]
    cards += as_cards(given.get("pool", []), "pool")
    for hand in as_dict(given.get("hands", {}), "hands").values():
        cards += as_cards(hand, "hands")
    for bands in as_dict(given.get("bands", {}), "bands").values():
        for band in as_list(bands, "bands"):
            cards += _read_band(band).cards
    return cards


# Cards, markers and tokens.


def _lay_out_cards(state: GameState, given: Given) -> None:
    state.pool = as_cards(given.get("pool", []), "pool")
    for seat, hand in _by_seat(state, given, "hands"):
        state.hands[seat] = as_cards(hand, "hands")
    for seat, bands in _by_seat(state, given, "bands"):
        state.bands[seat] = tuple(_read_band(band) for band in as_list(bands, "bands"))


def _by_seat(state: GameState, given: Given, key: str) -> list[tuple[int, Json]]:
    """Return the values under a key by seat."""
    entries = as_dict(given.get(key) or {}, key)
    return [(as_seat(player, state.players, key), value) for player, value in entries.items()]


def _read_band(value: Json) -> Band:
    band = as_dict(value, "band")
    cards = as_cards(band.get("cards"), "band")
    if band.get("leader") is None:
        return Band(None, cards)
    leader = as_card(band["leader"], "leader")
    if leader not in cards:
        raise ImpossibleStateError(f"the leader {leader} is not one of the band's cards")
    return Band(leader, without(cards, (leader,)))


def _lay_out_board(state: GameState, given: Given) -> None:
    tokens_left = Counter(glory_tokens(state.players))
    for colour, entry in as_dict(given.get("kingdoms") or {}, "kingdoms").items():
        kingdom = as_kingdom(colour, "kingdoms")
        content = as_dict(entry, f"kingdoms.{colour}")
        if unknown := sorted(content.keys() - {"tokens", "markers"}):
            raise FormatError(f"kingdoms.{colour}: unknown key {unknown[0]!r}")
        tokens = as_ints(content.get("tokens", []), f"kingdoms.{colour}.tokens")
        if tokens != tuple(sorted(tokens)) or len(tokens) not in (0, state.ruleset.ages):
            raise ImpossibleStateError(
                f"{colour}: {tokens} are not {state.ruleset.ages} ascending tokens"
            )
        tokens_left.subtract(tokens)
        state.tokens[kingdom] = tokens
        markers = [0] * state.players
        for seat, count in _by_seat(state, content, "markers"):
            markers[seat] = as_count(count, f"kingdoms.{colour}.markers")
        state.markers[kingdom] = tuple(markers)
    for value, count in tokens_left.items():
        if count < 0:
            raise ImpossibleStateError(f"there are too few glory tokens of value {value}")
    for seat, glory in _by_seat(state, given, "glory"):
        state.glory[seat] = as_count(glory, "glory")


def _lay_out_tribes(state: GameState, given: Given) -> None:
    for seat, space in _by_seat(state, given, "merfolk"):
        state.merfolk[seat] = as_int(space, "merfolk")
        if not 0 <= state.merfolk[seat] <= MERFOLK_LAST_SPACE:
            raise ImpossibleStateError(f"the merfolk track has no space {space}")
    for seat, spaces in _by_seat(state, given, "orc"):
        board = {as_kingdom(space, "orc") for space in as_list(spaces, "orc")}
        state.orc_boards[seat] = tuple(sorted(board))
    trolls = as_dict(given.get("trolls") or {}, "trolls")
    for seat, tokens in _by_seat(state, trolls, "held"):
        state.trolls[seat] = tuple(sorted(as_ints(tokens, "trolls.held")))
    held = [token for tokens in state.trolls for token in tokens]
    if len(set(held)) != len(held) or not set(held) <= set(TROLL_TOKENS):
        raise ImpossibleStateError(f"the troll tokens {held} are not six different ones")
    if giant := as_dict(given.get("giant") or {}, "giant"):
        holder = as_seat(giant.get("holder"), state.players, "giant.holder")
        state.giant = GiantToken(holder, as_count(giant.get("size"), "giant.size"))


def _fill_supply(state: GameState, given: Given) -> None:
    for seat in range(state.players):
        on_board = sum(markers[seat] for markers in state.markers.values())
        left = starting_supply(state.ruleset, state.tribes) - on_board - len(state.orc_boards[seat])
        if left < 0 and state.ruleset.marker_supply is MarkerSupply.LIMITED:
            raise ImpossibleStateError(f"seat {seat} has {-left} markers too many on the board")
        state.supply[seat] = max(left, 0)
    for seat, markers in _by_seat(state, given, "supply"):
        state.supply[seat] = as_count(markers, "supply")


def _stack_deck(state: GameState, top: list[DeckCard]) -> None:
    """Put the named cards on top of the other allies, and unnamed dragons at the bottom."""
    dragons = DRAGONS - state.dragons_revealed - top.count(DRAGON)
    if dragons < 0:
        raise ImpossibleStateError(f"there are {DRAGONS} dragons, {DRAGONS - dragons} are named")
    named = count_allies(state)
    named.update(card for card in top if isinstance(card, Card))
    for card, count in named.items():
        if card.tribe not in state.tribes or count > copies(card):
            raise ImpossibleStateError(f"{count} cards {card} are more than the box holds")
    rest = ally_deck(state.tribes)
    for card in named.elements():
        rest.remove(card)
    state.deck = [*[DRAGON] * dragons, *rest, *reversed(top)]
