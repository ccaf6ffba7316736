"""Facts about the setup: tribes, glory tokens and pieces of tribes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ethnos.rules.cards import Tribe, ally_deck
from ethnos.rules.components import (
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    TROLL_TOKENS,
    giant_token,
    is_short_game,
    merfolk_board,
)
from ethnos.rules.state import GameState
from ethnos.testing.conformance.fact_values import by_player, name_bag, number, number_bag
from ethnos.testing.conformance.matching import Bag, Fact, OneOf
from ethnos.testing.conformance.trial import Trial


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
    positions = by_player(state.merfolk, number)
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
    return OneOf((number_bag(TROLL_TOKENS), len(TROLL_TOKENS), True))


def _orc_boards(state: GameState) -> Fact:
    boards = by_player(state.orc_boards, name_bag)
    return OneOf((boards, len(boards), Bag(list(boards)), True))


def _supply_each(trial: Trial) -> Fact:
    supplies = set(trial.state.supply)
    return supplies.pop() if len(supplies) == 1 else number_bag(trial.state.supply)


SETUP_FACTS: Final[dict[str, Callable[[Trial], Fact]]] = {
    "ages": lambda trial: trial.state.ruleset.ages,
    "ally_deck_size": lambda trial: len(ally_deck(trial.state.tribes)),
    "giant_pays": _if_in_play(Tribe.GIANT, lambda state: list(giant_token(state.players))),
    "giant_token": _if_in_play(Tribe.GIANT, _giant_token),
    "glory_tokens": lambda trial: number_bag(n for t in trial.state.tokens.values() for n in t),
    "marker_supply_each": _supply_each,
    "merfolk_pays": _if_in_play(Tribe.MERFOLK, lambda state: list(merfolk_board(state.players))),
    "merfolk_track": _if_in_play(Tribe.MERFOLK, _merfolk_track),
    "orc_boards": _if_in_play(Tribe.ORC, _orc_boards),
    "tokens": _tokens,
    "tokens_per_kingdom": _tokens_per_kingdom,
    "tribes": lambda trial: name_bag(trial.state.tribes),
    "tribes_in_play": lambda trial: OneOf((len(trial.state.tribes), name_bag(trial.state.tribes))),
    "troll_tokens": _if_in_play(Tribe.TROLL, _troll_tokens),
}
