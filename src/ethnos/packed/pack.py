"""Pack rulesets, states and views of `ethnos.rules` into plain games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ethnos.packed.fields import CARDS, DRAGON, FIRST_CARD_OF_TRIBE, KINGDOMS, NONE, OPTION_VALUES
from ethnos.packed.plain_game import PlainGame
from ethnos.packed.powers import BAND_WORTH
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, DeckCard, Dragon, Kingdom, Tribe, ally_deck
from ethnos.rules.outcome import TERMINATIONS, TIE_BREAKS
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import DECISIONS, Decision, GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, determinize

_TRIBES: Final = {tribe: code for code, tribe in enumerate(Tribe)}
_KINGDOMS: Final = {kingdom: code for code, kingdom in enumerate(Kingdom)}
_SEEDS: Final = 1 << 64


def plain_ruleset(ruleset: Ruleset) -> PlainGame:
    """Return a game that holds the ruleset and nothing else."""
    game = PlainGame()
    write_ruleset(game, ruleset)
    return game


def plain_state(state: GameState, seed: int) -> PlainGame:
    """Return a state as integers, without a draft; later ages are dealt from the seed."""
    game = PlainGame()
    game.seed = seed % _SEEDS
    write_ruleset(game, state.ruleset)
    write_tribes(game, state.tribes)
    write_moment(game, state)
    _write_cards(game, state)
    _write_seats(game, state)
    _write_results(game, state)
    if state.decision is Decision.KEEP:
        game.draft_set = game.hand_set[game.to_move]
    return game


def plain_view(seen: PlayerView, seed: int) -> PlainGame:
    """Return a game that agrees with a view; the hidden part is sampled."""
    return plain_state(determinize(seen, FastSource(seed)), seed)


def write_ruleset(game: PlainGame, ruleset: Ruleset) -> None:
    """Write the options of a ruleset, and its tribes if it names them."""
    game.players = ruleset.players
    game.ages = ruleset.ages
    game.hand_limit = ruleset.hand_limit
    game.marker_count = ruleset.marker_count
    game.tribes_given = ruleset.tribes is not None
    for name, values in OPTION_VALUES.items():
        setattr(game, name, values.index(getattr(ruleset, name)))
    write_tribes(game, ruleset.tribes or ())


def write_tribes(game: PlainGame, tribes: tuple[Tribe, ...]) -> None:
    """Write the tribes in play, and what is in their slots."""
    game.tribe_count = len(tribes)
    game.card_at[DRAGON] = CARDS
    for index, tribe in enumerate(sorted(tribes)):
        game.tribes[index] = _TRIBES[tribe]
        game.tribe_index[_TRIBES[tribe]] = index
        for kingdom in range(KINGDOMS):
            first = FIRST_CARD_OF_TRIBE[_TRIBES[tribe]]
            game.card_at[index * KINGDOMS + kingdom] = first + kingdom
        if tribe is Tribe.SKELETON:
            game.skeletons = 1 << index * KINGDOMS


def write_moment(game: PlainGame, state: GameState | PlayerView) -> None:
    """Write whose decision it is, and of what kind."""
    game.age = state.age
    game.first_player = state.first_player
    game.turn_owner = state.turn_owner
    game.to_move = state.to_move
    game.decision = DECISIONS.index(state.decision)
    game.bands_this_turn = state.bands_this_turn
    game.free_markers = state.free_markers
    game.dragon_free = state.dragon_free
    game.dragons_revealed = state.dragons_revealed
    game.third_dragon_drawer = _or_none(state.third_dragon_drawer)
    game.giant_holder, game.giant_size = state.giant or (NONE, 0)


def _or_none(number: int | None) -> int:
    return NONE if number is None else number


def slot_of_card(game: PlainGame, card: DeckCard) -> int:
    """Return the slot of a card in this game."""
    if isinstance(card, Dragon):
        return DRAGON
    kingdom = 0 if card.kingdom is None else _KINGDOMS[card.kingdom]
    return int(game.tribe_index[_TRIBES[card.tribe]]) * KINGDOMS + kingdom


def _write_cards(game: PlainGame, state: GameState) -> None:
    for seat in range(state.players):
        game.hand_size[seat] = len(state.hands[seat])
        for card in state.hands[seat]:
            slot = slot_of_card(game, card)
            game.hand[seat][slot] += 1
            game.hand_set[seat] |= 1 << slot
        for card in state.known[seat]:
            game.known[seat][slot_of_card(game, card)] += 1
    for card in state.pool:
        slot = slot_of_card(game, card)
        game.pool[slot] += 1
        game.pool_set |= 1 << slot
    for card in state.discarded:
        game.discarded[slot_of_card(game, card)] += 1
    game.deck_size = len(state.deck)
    for index, deck_card in enumerate(state.deck):
        game.deck[index] = slot_of_card(game, deck_card)
    _write_covered(game, state)
    # The band being played is the last one.
    for seat in sorted(range(state.players), key=lambda seat: seat == state.turn_owner):
        for band in state.bands[seat]:
            write_band(game, seat, band)


def _write_covered(game: PlainGame, state: GameState) -> None:
    """Count the cards whose location is not public."""
    for card in ally_deck(state.tribes):
        game.covered[slot_of_card(game, card)] += 1
    open_cards = [*state.pool, *(card for known in state.known for card in known)]
    open_cards += [card for bands in state.bands for band in bands for card in band.cards]
    for card in open_cards:
        game.covered[slot_of_card(game, card)] -= 1


def write_band(game: PlainGame, seat: int, band: Band) -> None:
    """Append a band to those played."""
    for index, card in enumerate(band.cards, start=game.cards_laid):
        game.band_cards[index] = slot_of_card(game, card)
    game.band_owner[game.bands] = seat
    game.band_size[game.bands] = band.size
    game.bands_by_size[seat][band.size - 1] += 1
    game.bands += 1
    game.cards_laid += band.size
    leader: Card = band.cards[0]
    game.bands_worth[seat] += BAND_WORTH[_TRIBES[leader.tribe]][band.size - band.skeletons]


def kingdom_set(spaces: Iterable[Kingdom]) -> int:
    """Return kingdoms as a set."""
    return sum(1 << _KINGDOMS[space] for space in spaces)


def token_set(tokens: Iterable[int]) -> int:
    """Return troll tokens as a set; token n is bit n - 1."""
    return sum(1 << token - 1 for token in tokens)


def _write_seats(game: PlainGame, state: GameState) -> None:
    for seat in range(state.players):
        game.glory[seat] = state.glory[seat]
        game.supply[seat] = state.supply[seat]
        game.merfolk[seat] = state.merfolk[seat]
        game.orc_board[seat] = kingdom_set(state.orc_boards[seat])
        game.trolls[seat] = token_set(state.trolls[seat])
        plan = state.raid_plans[seat]
        game.raid_plan[seat] = NONE if plan is None else kingdom_set(plan)
    for kingdom, code in _KINGDOMS.items():
        game.markers[code][: state.players] = state.markers[kingdom]
        game.token_count[code] = len(state.tokens[kingdom])
        game.tokens[code][: len(state.tokens[kingdom])] = state.tokens[kingdom]


def _write_results(game: PlainGame, state: GameState) -> None:
    for result in (*state.results, *([state.scoring] if state.scoring else [])):
        for seat in range(state.players):
            game.age_glory[result.age - 1][seat] = glory_by_source(result, seat)
    game.ages_scored = sum(1 << result.age - 1 for result in state.results)
    if state.outcome is not None:
        game.winners = sum(1 << seat for seat in state.outcome.winners)
        game.termination = TERMINATIONS.index(state.outcome.termination)
        game.decided_by = TIE_BREAKS.index(state.outcome.decided_by)
        for standing in state.outcome.standings:
            game.rank[standing.seat] = standing.rank


def glory_by_source(result: AgeResult, seat: int) -> tuple[int, ...]:
    """Return the glory of a seat in an age by source, in the order of `age_glory`."""
    return (
        result.kingdom_glory(seat),
        result.merfolk_glory(seat),
        result.giant_glory(seat),
        result.raid_glory(seat),
        result.band_glory(seat),
    )
