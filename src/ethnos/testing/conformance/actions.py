"""Carry out the actions of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ethnos.records.codec import Json
from ethnos.rules import actions as act
from ethnos.rules.ages import choose_first_player, close_age, discard_hands, end_age, start_age
from ethnos.rules.cards import DRAGON, DRAGONS, Kingdom
from ethnos.rules.ranking import rank_final
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game, sort_tokens
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource
from ethnos.testing.conformance.band_action import play_band
from ethnos.testing.conformance.matching import Bag, Fact, OneOf
from ethnos.testing.conformance.trial import RejectedError, Trial, Witness
from ethnos.testing.json_values import (
    FormatError,
    as_card,
    as_dict,
    as_int,
    as_ints,
    as_seat,
    as_text,
    letter,
)
from ethnos.testing.state_builder import give_turn

_Spec = dict[str, Json]


def carry_out(trial: Trial, specs: list[_Spec]) -> None:
    """Carry out the actions in order."""
    for spec in specs:
        kind = as_text(spec.get("type"), "action.type")
        if kind not in HANDLERS:
            raise FormatError(f"unknown action {kind!r}")
        if kind in _TURNS and "player" in spec:
            _settle_turn(trial, spec)
        trial.turn_is_settled |= kind in _TURNS | _DEALS
        HANDLERS[kind](trial, spec)


def _settle_turn(trial: Trial, spec: _Spec) -> None:
    """Give the turn to the first player named; later players must be in turn order. R24."""
    seat = as_seat(spec["player"], trial.state.players, "action.player")
    if trial.state.decision is not Decision.TURN:
        return  # Not a turn; `check` refuses the action.
    if not trial.turn_is_settled:
        give_turn(trial.state, seat)
    elif seat != trial.state.to_move:
        raise RejectedError(f"it is not the turn of {letter(seat)}")


# A turn.


def _recruit(trial: Trial, spec: _Spec) -> None:
    match spec.get("from"):
        case "deck":
            trial.play(act.RECRUIT_FROM_DECK)
        case "pool":
            trial.play(act.RecruitFromPool(as_card(spec.get("card"), "card")))
        case other:
            raise FormatError(f"recruit: 'from' should be deck or pool, not {other!r}")


def _pass(trial: Trial, _spec: _Spec) -> None:
    trial.play(act.PASS)


def _ask(_trial: Trial, _spec: _Spec) -> None:
    """Change nothing: the answer is a fact of the state."""


def _next_player(trial: Trial, spec: _Spec) -> None:
    """Note who is to move after an ordinary turn of a player."""
    after = spec.get("after", letter(trial.state.to_move))
    state = trial.state.copy()
    give_turn(state, as_seat(after, state.players, "after"))
    state.hands[state.to_move] = ()
    other = Trial(state, witness=trial.witness)
    other.play(act.RECRUIT_FROM_DECK)
    trial.answers["next_player"] = letter(state.to_move)


# The start of an age.


def _sort_tokens(trial: Trial, spec: _Spec) -> None:
    drawn = as_ints(spec.get("drawn"), "drawn")
    if len(drawn) != trial.state.ruleset.ages:
        raise RejectedError(f"a kingdom has {trial.state.ruleset.ages} tokens, not {len(drawn)}")
    trial.answers["tokens"] = list(sort_tokens(drawn))


def _start_age(trial: Trial, _spec: _Spec) -> None:
    start_age(trial.state, [])


def _choose_first_player(trial: Trial, _spec: _Spec) -> None:
    state = trial.state
    if trial.closed and not trial.closed.is_over:
        trial.answers["first_player"] = letter(trial.closed.first_player)
    elif state.age == 1 and state.third_dragon_drawer is None:
        first = _first_players(state.ruleset)
        chance: tuple[Fact, ...] = ("random",) if len(first.items) == state.players else ()
        trial.answers["first_player"] = OneOf((*chance, first))
    else:
        trial.answers["first_player"] = letter(choose_first_player(state))


def _first_players(ruleset: Ruleset) -> Bag:
    """Return the players who begin at least one of 64 random games. R21."""
    seats = {new_game(ruleset, FastSource(seed))[0].first_player for seed in range(64)}
    return Bag([letter(seat) for seat in sorted(seats)])


# The end of an age.


def _discard_hands(trial: Trial, _spec: _Spec) -> None:
    _set_age_over(trial.state)
    discard_hands(trial.state, [])


def _set_age_over(state: GameState) -> None:
    """Set the age over; the third dragon was drawn by the named player or else the first player."""
    state.decision = Decision.AGE_OVER
    if state.third_dragon_drawer is None:
        state.third_dragon_drawer = state.first_player


def _score_age(trial: Trial, spec: _Spec) -> None:
    """Score the age through the engine, but keep the state before the next age begins."""
    state = trial.state
    raids = as_dict(spec.get("orc_raid", {}), "orc_raid")
    wanted = {as_seat(name, state.players, "orc_raid"): raid for name, raid in raids.items()}
    spaces = {seat: _spaces(state, seat, wanted.get(seat)) for seat in range(state.players)}
    _set_age_over(state)
    discard_hands(state, [])
    closed = _draw_third_dragon(state, trial.witness)
    raiding = Trial(closed, witness=trial.witness)
    while closed.decision is Decision.RAID:
        raiding.play(act.Raid(spaces[closed.to_move]))
    state.glory = closed.glory.copy()
    state.orc_boards = closed.orc_boards.copy()
    state.supply = closed.supply.copy()
    trial.result = closed.results[-1]
    trial.closed = closed


def _draw_third_dragon(state: GameState, witness: Witness | None) -> GameState:
    """Return the state after the dragon that ends the age, scored up to the first raid decision."""
    ended = state.copy()
    assert state.third_dragon_drawer is not None
    give_turn(ended, state.third_dragon_drawer)
    ended.deck = [*(card for card in state.deck if card is not DRAGON), DRAGON]
    ended.dragons_revealed = DRAGONS - 1
    ended.discarded = ()
    Trial(ended, witness=witness).play(act.RECRUIT_FROM_DECK)
    end_age(ended, [])
    return ended


def _spaces(state: GameState, seat: int, raid: Json) -> tuple[Kingdom, ...]:
    """Return the orc spaces to clear: all, none, or the given number of them."""
    board = state.orc_boards[seat]
    if raid is None or isinstance(raid, bool):
        return board if raid else ()
    count = as_int(raid, "orc_raid")
    if not 0 <= count <= len(board):
        raise RejectedError(f"{letter(seat)} has {len(board)} orc markers, not {count}")
    return board[:count]


def _new_age(trial: Trial, _spec: _Spec) -> None:
    closed = trial.closed or _closed(trial.state)
    if closed.is_over:
        raise RejectedError(f"age {trial.state.age} was the last")
    trial.state, trial.closed = closed, None


def _closed(state: GameState) -> GameState:
    """Return the state after a scored age has been closed."""
    closed = state.copy()
    close_age(closed, [])
    return closed


def _after_scoring(trial: Trial, _spec: _Spec) -> None:
    closed = trial.closed or _closed(trial.state)
    trial.answers["game_over"] = closed.is_over
    trial.answers["next"] = "rank_final" if closed.is_over else "new_age"


def _rank_final(trial: Trial, _spec: _Spec) -> None:
    trial.state.outcome = rank_final(trial.state)
    trial.state.decision = Decision.GAME_OVER


_TURNS: Final = {"band", "list_actions", "pass", "recruit"}
_DEALS: Final = {"new_age", "setup", "start_age"}
HANDLERS: Final[dict[str, Callable[[Trial, _Spec], None]]] = {
    "after_scoring": _after_scoring,
    "band": play_band,
    "choose_first_player": _choose_first_player,
    "discard_hands": _discard_hands,
    "list_actions": _ask,
    "new_age": _new_age,
    "next_player": _next_player,
    "pass": _pass,
    "rank_final": _rank_final,
    "recruit": _recruit,
    "score_age": _score_age,
    "setup": _ask,
    "sort_tokens": _sort_tokens,
    "start_age": _start_age,
}
