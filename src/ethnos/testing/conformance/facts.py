"""The facts of a state after a scenario: one function for each key of `expected`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.ages import clear_table
from ethnos.rules.bands import Band
from ethnos.rules.cards import DRAGON, Card, Kingdom, Tribe, ally_deck
from ethnos.rules.components import (
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    TROLL_TOKENS,
    giant_token,
    is_short_game,
    merfolk_board,
)
from ethnos.rules.legal import legal_actions
from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AgeResult, AreaResult
from ethnos.rules.state import GameState
from ethnos.rules.tribes.trolls import available_tokens
from ethnos.testing.conformance.matching import Bag, Fact, OneOf, UpTo
from ethnos.testing.conformance.trial import Trial
from ethnos.testing.json_values import FormatError, letter

_Item = TypeVar("_Item")


def _by_player(items: Iterable[_Item], fact: Callable[[_Item], Fact]) -> dict[str, Fact]:
    return {letter(seat): fact(item) for seat, item in enumerate(items)}


def _cards(cards: Iterable[Card]) -> Bag:
    return Bag([str(card) for card in cards])


def _numbers(numbers: Iterable[int]) -> Bag:
    return Bag(list(numbers))


def _names(names: Iterable[Kingdom | Tribe]) -> Bag:
    return Bag([str(name) for name in names])


def _number(number: int) -> Fact:
    return number


# Cards.


def _band(band: Band) -> Fact:
    leader = None if band.leader is None else str(band.leader)
    cards = _cards(band.cards)
    return OneOf(({"leader": leader, "cards": cards, "size": band.size}, cards, band.size))


def _bands(bands: tuple[Band, ...]) -> Fact:
    return [_band(band) for band in bands]


def _top_left(trial: Trial) -> Fact:
    """The cards of `deck_top` that have not been drawn."""
    left = max(trial.deck_top - trial.cards_off_deck, 0)
    deck = trial.state.deck
    return Bag([str(card) for card in deck[len(deck) - left :]])


def _dragon_free(trial: Trial) -> Fact:
    """The number of top cards without a dragon, by `dragon_free` and by the deck itself."""
    deck = trial.state.deck
    first_dragon = deck[::-1].index(DRAGON) if DRAGON in deck else len(deck)
    return UpTo(min(trial.state.dragon_free, first_dragon))


def _reshuffled(trial: Trial) -> Fact:
    state = trial.state
    cards = [card for card in state.deck if isinstance(card, Card)]
    cards += [*state.pool, *(card for hand in state.hands for card in hand)]
    everything = ally_deck(state.tribes)
    if sorted(cards) != everything:
        return f"{len(cards)} of {len(everything)}"
    return OneOf(("all", True, len(everything)))


# A turn.

_KINDS: Final[dict[type[Action], str]] = {
    act.RecruitFromDeck: "recruit_deck",
    act.RecruitFromPool: "recruit_pool",
    act.PlayBand: "band",
    act.Pass: "pass",
}


def _actions(trial: Trial) -> Fact:
    kinds = {
        _KINDS.get(type(action), str(trial.state.decision)) for action in legal_actions(trial.state)
    }
    return Bag(list(kinds))


def _legal_kingdoms(trial: Trial) -> Fact:
    by_band: list[Fact] = [_names(kingdoms) for kingdoms in trial.legal_kingdoms]
    return OneOf((by_band, by_band[0])) if len(by_band) == 1 else by_band


def _free_markers_granted(trial: Trial) -> Fact:
    return OneOf((trial.free_markers_granted, trial.free_markers_affordable))


def _drawn(trial: Trial) -> Fact:
    return OneOf((len(trial.drawn), _cards(trial.drawn)))


# The board.


def _kingdom_markers(trial: Trial) -> Fact:
    return {str(k): _by_player(markers, _number) for k, markers in trial.state.markers.items()}


def _giant(state: GameState) -> Fact:
    return {"holder": letter(state.giant.holder), "size": state.giant.size} if state.giant else None


def _until_returned(fact: Callable[[GameState], Fact]) -> Callable[[Trial], Fact]:
    """Bands and tokens after scoring: accepted both before and after they are returned."""

    def now(trial: Trial) -> Fact:
        if trial.closed is None:
            return fact(trial.state)
        cleared = trial.state.copy()
        clear_table(cleared)
        return OneOf((fact(trial.state), fact(cleared)))

    return now


# Setup.


def _tokens(trial: Trial) -> Fact:
    if "tokens" in trial.answers:
        return trial.answers["tokens"]
    return {str(kingdom): list(tokens) for kingdom, tokens in trial.state.tokens.items()}


def _tokens_per_kingdom(trial: Trial) -> Fact:
    counts = {len(tokens) for tokens in trial.state.tokens.values()}
    return counts.pop() if len(counts) == 1 else Bag(list(counts))


def _if_in_play(tribe: Tribe, fact: Callable[[GameState], Fact]) -> Callable[[Trial], Fact]:
    """Pieces of a tribe: `null` if the tribe is not in play."""
    return lambda trial: fact(trial.state) if tribe in trial.state.tribes else None


def _merfolk_track(state: GameState) -> Fact:
    positions = _by_player(state.merfolk, _number)
    symbols: Fact = list(MERFOLK_SYMBOLS)
    pays: Fact = list(merfolk_board(state.players))
    described: dict[str, Fact] = {
        "spaces": OneOf((MERFOLK_LAST_SPACE, MERFOLK_LAST_SPACE + 1)),
        "last_space": MERFOLK_LAST_SPACE,
        "symbols": symbols,
        "pays": pays,
        "positions": positions,
        "side": _side(state),
    }
    return OneOf((positions, described, symbols, pays, _side(state), True))


def _side(state: GameState) -> Fact:
    return "2-3" if is_short_game(state.players) else "4-6"


def _giant_token(state: GameState) -> Fact:
    return OneOf((list(giant_token(state.players)), _side(state), True))


def _troll_tokens(_state: GameState) -> Fact:
    return OneOf((_numbers(TROLL_TOKENS), len(TROLL_TOKENS), True))


def _orc_boards(state: GameState) -> Fact:
    boards = _by_player(state.orc_boards, _names)
    return OneOf((boards, len(boards), Bag(list(boards)), True))


def _supply_each(trial: Trial) -> Fact:
    supplies = set(trial.state.supply)
    return supplies.pop() if len(supplies) == 1 else _numbers(trial.state.supply)


# The end of an age.


def _result(trial: Trial) -> AgeResult:
    if trial.result is None:
        raise FormatError("no age was scored: there is no breakdown")
    return trial.result


def _glory_gained(trial: Trial) -> Fact:
    return _by_player(range(trial.state.players), _result(trial).glory)


def _breakdown(trial: Trial) -> Fact:
    result = _result(trial)
    seats = range(trial.state.players)
    return {
        "kingdoms": {str(area.kingdom): _area(area, seats) for area in result.kingdoms},
        "merfolk": _by_player(seats, result.merfolk_glory),
        "giant": _by_player(seats, result.giant_glory),
        "orc": _by_player(seats, result.raid_glory),
        "bands": _by_player(seats, result.band_glory),
        "per_band": _by_player(seats, lambda seat: _band_glories(result, seat)),
        "total": _by_player(seats, result.glory),
    }


def _area(area: AreaResult, seats: range) -> Fact:
    return _by_player(seats, area.glory)


def _band_glories(result: AgeResult, seat: int) -> Fact:
    return [band.glory for band in result.bands if band.seat == seat]


# The end of the game.


def _outcome(trial: Trial) -> Outcome:
    if trial.state.outcome is None:
        raise FormatError("the game is not over: nobody has won")
    return trial.state.outcome


def _winner(trial: Trial) -> Fact:
    winners = _outcome(trial).winners
    return letter(winners[0]) if len(winners) == 1 else None


def _ranking(trial: Trial) -> Fact:
    """Ranks by player, players best first, or groups of players who share a rank."""
    standings = _outcome(trial).standings
    ranks = sorted({standing.rank for standing in standings})
    groups: list[Fact] = [
        Bag([letter(standing.seat) for standing in standings if standing.rank == rank])
        for rank in ranks
    ]
    by_player: dict[str, Fact] = {letter(s.seat): s.rank for s in standings}
    best_first: list[Fact] = [letter(s.seat) for s in standings]
    return OneOf((by_player, best_first, groups))


def _answer(key: str, fallback: Callable[[Trial], Fact]) -> Callable[[Trial], Fact]:
    """The answer of a question such as `next_player`, else the fact of the state."""
    return lambda trial: trial.answers[key] if key in trial.answers else fallback(trial)


def _not_asked(key: str, question: str) -> Callable[[Trial], Fact]:
    def fallback(_trial: Trial) -> Fact:
        raise FormatError(f"'{key}' is the answer to {question}, which was not asked")

    return fallback


def _drawer(trial: Trial) -> Fact:
    drawer = trial.state.third_dragon_drawer
    return None if drawer is None else letter(drawer)


FACTS: Final[dict[str, Callable[[Trial], Fact]]] = {
    # Setup.
    "ages": lambda trial: trial.state.ruleset.ages,
    "ally_deck_size": lambda trial: len(ally_deck(trial.state.tribes)),
    "giant_pays": _if_in_play(Tribe.GIANT, lambda state: list(giant_token(state.players))),
    "giant_token": _if_in_play(Tribe.GIANT, _giant_token),
    "glory_tokens": lambda trial: _numbers(n for t in trial.state.tokens.values() for n in t),
    "marker_supply_each": _supply_each,
    "merfolk_pays": _if_in_play(Tribe.MERFOLK, lambda state: list(merfolk_board(state.players))),
    "merfolk_track": _if_in_play(Tribe.MERFOLK, _merfolk_track),
    "orc_boards": _if_in_play(Tribe.ORC, _orc_boards),
    "tokens": _tokens,
    "tokens_per_kingdom": _tokens_per_kingdom,
    "tribes": lambda trial: _names(trial.state.tribes),
    "tribes_in_play": lambda trial: OneOf((len(trial.state.tribes), _names(trial.state.tribes))),
    "troll_tokens": _if_in_play(Tribe.TROLL, _troll_tokens),
    # Cards and dragons.
    "age": lambda trial: trial.state.age,
    "age_ended": lambda trial: trial.age_ended,
    "ally_cards_reshuffled": _reshuffled,
    "bands": _until_returned(lambda state: _by_player(state.bands, _bands)),
    "bands_count": _until_returned(lambda state: _by_player(state.bands, len)),
    "cards_drawn": _drawn,
    "cards_left_in_deck_top": _top_left,
    "deck_size": lambda trial: len(trial.state.deck),
    "discarded": lambda trial: _cards(trial.state.discarded),
    "dragons_in_deck": lambda trial: trial.state.deck.count(DRAGON),
    "dragons_revealed": lambda trial: trial.state.dragons_revealed,
    "hand_sizes": lambda trial: _by_player(trial.state.hands, len),
    "hands": lambda trial: _by_player(trial.state.hands, _cards),
    "pool": lambda trial: _cards(trial.state.pool),
    "pool_size": lambda trial: len(trial.state.pool),
    "third_dragon_drawer": _drawer,
    "top_cards_without_dragon_at_least": _dragon_free,
    # A turn.
    "actions": _actions,
    "extra_band_allowed": lambda trial: trial.extra_band_allowed,
    "first_player": _answer("first_player", lambda trial: letter(trial.state.first_player)),
    "free_markers_granted": _free_markers_granted,
    "glory_delta": lambda trial: _by_player(trial.glory_in_play, _number),
    "legal_kingdoms": _legal_kingdoms,
    "markers_placed": lambda trial: [str(k) if k else None for k in trial.markers_placed],
    "next_player": _answer("next_player", lambda trial: letter(trial.state.to_move)),
    "troll_choices": lambda trial: _numbers(trial.troll_choices),
    # The board.
    "giant": _until_returned(_giant),
    "glory": lambda trial: _by_player(trial.state.glory, _number),
    "kingdom_markers": _kingdom_markers,
    "merfolk": lambda trial: _by_player(trial.state.merfolk, _number),
    "orc": lambda trial: _by_player(trial.state.orc_boards, _names),
    "supply": lambda trial: _by_player(trial.state.supply, _number),
    "trolls_available": _until_returned(
        lambda state: _numbers(available_tokens(state, max(TROLL_TOKENS)))
    ),
    "trolls_held": _until_returned(lambda state: _by_player(state.trolls, _numbers)),
    # The end of an age and of the game.
    "breakdown": _breakdown,
    "decided_by": lambda trial: str(_outcome(trial).decided_by),
    "game_over": _answer("game_over", lambda trial: trial.state.is_over),
    "glory_gained": _glory_gained,
    "next": _answer("next", _not_asked("next", "after_scoring")),
    "ranking": _ranking,
    "shared_victory": lambda trial: len(_outcome(trial).winners) > 1,
    "winner": _winner,
    "winners": lambda trial: Bag([letter(seat) for seat in _outcome(trial).winners]),
}
"""Every key of `expected` except `legal` and `reason`, in the order of a game."""
