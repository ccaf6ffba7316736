"""The fast engine and the reference side by side, compared after every decision.

A *case* is a game: its ruleset, seed, start and policy. `compare` looks at everything after every
decision: the legal steps, the whole table, every seat's view, the points. `compare_checksums`
compares the chained checksum of the same things and is several times as quick.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final

import numpy as np

from ethnos.fast.codes import CODE_OF_STEP, CODES, STEPS
from ethnos.fast.convert import record_of
from ethnos.fast.layout import Games
from ethnos.fast.pcg import new_stream
from ethnos.fast.simulate import Weights, play_record
from ethnos.fast.stepping import legal_codes, legal_steps, make_step
from ethnos.fast.tables import draft_of, state_of
from ethnos.records.digest import POLICY_STREAM, Checksum, game_seed
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import SKELETON, Tribe, together
from ethnos.rules.components import MERFOLK_LAST_SPACE, tribes_in_play
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import Add, Commit, Draft, Keep, Lead, Step, is_complete, say, steps
from ethnos.rules.streams import FastSource, Stream, shuffle
from ethnos.rules.view import view


class LockstepError(AssertionError):
    """The two engines differ."""


class Policy(StrEnum):
    """Who plays."""

    UNIFORM = "uniform"
    HOARDER = "hoarder"
    """Recruits while it can, then plays large bands."""
    ADVERSARY = "adversary"
    """Prefers rare decisions: symbols, chains, large draws, skeletons, declined markers."""


class Start(StrEnum):
    """How the table is prepared before the first decision."""

    DEALT = "dealt"
    FEW_MARKERS = "few_markers"
    """Two markers are left to each player."""
    NEAR_SYMBOLS = "near_symbols"
    """All merfolk markers stand before the end of their track."""
    SKELETONS = "skeletons"
    """One hand holds nine skeletons and the pool the tenth."""
    DRAGONS_NEAR = "dragons_near"
    """The dragons lie among the next cards."""
    LAST_AGE = "last_age"
    """Only the last age is left."""


@dataclass(frozen=True, slots=True)
class Case:
    """One game to compare."""

    ruleset: Ruleset
    seed: int
    policy: Policy = Policy.UNIFORM
    start: Start = Start.DEALT


def cases(count: int, root_seed: int = 0, first: int = 0) -> Iterator[Case]:
    """Yield cases spread over all player counts, tribes, options, policies and starts."""
    for index in range(first, first + count):
        seed = game_seed(root_seed, index)
        yield _case(index, seed, FastSource(seed).stream(_CASE_STREAM))


_CASE_STREAM: Final = 78


def _case(index: int, seed: int, stream: Stream) -> Case:
    players = 2 + index % 5
    tribes = list(Tribe)
    shuffle(stream, tribes)
    given = tuple(tribes[: tribes_in_play(players)]) if stream.below(2) else None
    ruleset = Ruleset(players, given)
    if stream.below(4):  # A quarter of all games keep the default rulings.
        ruleset = ruleset.with_options(
            **{
                name: option_values(name)[stream.below(len(option_values(name)))]
                for name in OPTION_NAMES
            }
        )
    policy = tuple(Policy)[index // 5 % len(Policy)]
    start = tuple(Start)[stream.below(len(Start))] if stream.below(2) else Start.DEALT
    return Case(ruleset, seed, policy, start)


# Policies: every step has a weight, and is chosen as often as its weight says.


def _hoarder(step: Step) -> int:
    match step:
        case act.RecruitFromDeck() | act.RecruitFromPool():
            return 8
        case Add():
            return 40
        case Keep():
            return 8
        case _:
            return 1


_RARE_LEADERS: Final = {
    Tribe.CENTAUR: 12,
    Tribe.MERFOLK: 12,
    Tribe.ORC: 12,
    Tribe.TROLL: 8,
    Tribe.WINGFOLK: 8,
    Tribe.WIZARD: 16,
    Tribe.SKELETON: 100,
}


def _adversary(step: Step) -> int:  # one case a kind
    match step:
        case act.RecruitFromDeck():
            return 12
        case act.RecruitFromPool(card) | Keep(card):
            return 20 if card.is_skeleton else 4
        case Lead(card):
            return _RARE_LEADERS.get(card.tribe, 2)
        case Add(card):
            return 1 if card.is_skeleton else 4
        case Commit():
            return 4
        case act.PlaceMarker(None) | act.PlaceFreeMarker(None):
            return 3
        case act.PlaceOrcMarker(True) | act.TakeTrollToken(int()):
            return 3
        case act.MoveMerfolk(number) | act.DrawCards(number):
            return 1 + 2 * number
        case _:
            return 1


def _weights(weigh: Callable[[Step], int]) -> Weights:
    return np.array([weigh(step) for step in STEPS], np.int64)


WEIGHTS: Final = {
    Policy.UNIFORM: np.ones(CODES, np.int64),
    Policy.HOARDER: _weights(_hoarder),
    Policy.ADVERSARY: _weights(_adversary),
}
_WEIGHT_OF_STEP: Final = {
    policy: {step: int(weights[code]) for step, code in CODE_OF_STEP.items()}
    for policy, weights in WEIGHTS.items()
}


def choose(options: list[Step], policy: Policy, stream: Stream) -> int:
    """Return the place of the step a policy takes."""
    if policy is Policy.UNIFORM:
        return stream.below(len(options))
    weights = [_WEIGHT_OF_STEP[policy][option] for option in options]
    left = stream.below(sum(weights))
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    raise AssertionError("a number below the sum of all weights")


# Starts: tables prepared so that rare things happen often.


def deal(case: Case) -> GameState:
    """Return the table a case begins with."""
    state, _ = new_game(case.ruleset, FastSource(case.seed))
    match case.start:
        case Start.FEW_MARKERS:
            state.supply = [2 for _ in state.supply]
        case Start.NEAR_SYMBOLS:
            if Tribe.MERFOLK in state.tribes:
                state.merfolk = [MERFOLK_LAST_SPACE - 7 + seat for seat in range(state.players)]
        case Start.SKELETONS:
            _hand_out_skeletons(state)
        case Start.DRAGONS_NEAR:
            del state.deck[len(state.deck) - state.dragon_free :]
            state.dragon_free = 0
        case Start.LAST_AGE:
            state.age = state.ruleset.ages
        case Start.DEALT:
            pass
    return state


def _hand_out_skeletons(state: GameState) -> None:
    """Give nine skeletons of the deck to the first player, the others to the pool."""
    upper = state.deck[len(state.deck) - state.dragon_free :]
    lower = state.deck[: len(state.deck) - state.dragon_free]
    wild = state.deck.count(SKELETON)
    if wild < 9:
        return
    seat = state.first_player
    state.pool = together(state.pool, (*state.hands[seat], *[SKELETON] * (wild - 9)))
    state.hands[seat] = (SKELETON,) * 9
    upper = [card for card in upper if card != SKELETON]
    state.deck = [*(card for card in lower if card != SKELETON), *upper]
    state.dragon_free = len(upper)


# The comparison.


def compare(case: Case) -> int:
    """Play a case in both engines, comparing everything; return the number of decisions."""
    state = deal(case)
    games = record_of(state)
    room = new_stream()
    stream = FastSource(case.seed).stream(POLICY_STREAM)
    draft: Draft = None
    decisions = 0
    _compare_tables(case, decisions, state, games)
    while not state.is_over:
        options = steps(state, draft)
        _compare_options(case, decisions, options, games)
        step = options[choose(options, case.policy, stream)]
        said = say(draft, step)
        make_step(games, 0, CODE_OF_STEP[step], room)
        decisions += 1
        if is_complete(step):
            assert said is not None
            apply_legal(state, said)
            draft = None
            _compare_tables(case, decisions, state, games)
        else:
            assert isinstance(said, PlayBand | KeepCards)
            draft = said
        if draft_of(games) != draft:
            raise LockstepError(f"{case}, decision {decisions}: {draft_of(games)}, not {draft}")
        if decisions % 8 == 0:
            _compare_conversion(case, decisions, state, draft, games)
    _compare_options(case, decisions, [], games)
    return decisions


def compare_checksums(case: Case) -> int:
    """Play a case in both engines, comparing checksums; return the number of decisions."""
    state = deal(case)
    fast = play_record(record_of(state), case.seed, WEIGHTS[case.policy])
    reference = _play_reference(state, case)
    if fast != reference:
        raise LockstepError(f"{case}: decisions and checksum {fast}, not {reference}")
    return fast[0]


def _play_reference(state: GameState, case: Case) -> tuple[int, int]:
    stream = FastSource(case.seed).stream(POLICY_STREAM)
    checksum = Checksum(state)
    draft: Draft | Action = None
    decisions = 0
    while not state.is_over:
        assert draft is None or isinstance(draft, PlayBand | KeepCards)
        options = steps(state, draft)
        chosen = choose(options, case.policy, stream)
        checksum.choose(len(options), chosen)
        draft = say(draft, options[chosen])
        decisions += 1
        if is_complete(options[chosen]):
            assert draft is not None
            apply_legal(state, draft)
            checksum.pass_through(state)
            draft = None
    return decisions, checksum.value


def _compare_options(case: Case, decisions: int, options: list[Step], games: Games) -> None:
    fast = legal_steps(games)
    if fast != options:
        raise LockstepError(f"{case}, decision {decisions}: options {fast}, not {options}")


def _compare_tables(case: Case, decisions: int, state: GameState, games: Games) -> None:
    fast = state_of(games, case.ruleset, state.results)
    for field in fields(GameState):
        ours, theirs = getattr(fast, field.name), getattr(state, field.name)
        if ours != theirs:
            raise LockstepError(
                f"{case}, decision {decisions}: {field.name} is {ours}, not {theirs}"
            )
    for seat in (*range(state.players), None):
        if view(fast, seat) != view(state, seat):
            raise LockstepError(f"{case}, decision {decisions}: seat {seat} sees another table")


def _compare_conversion(
    case: Case, decisions: int, state: GameState, draft: Draft, games: Games
) -> None:
    """Compare a record made of the table with the one played on."""
    again = record_of(state, draft)
    if draft_of(again) != draft or legal_codes(again) != legal_codes(games):
        raise LockstepError(f"{case}, decision {decisions}: {draft} is lost in conversion")
    if state_of(again, case.ruleset, state.results) != state:
        raise LockstepError(f"{case}, decision {decisions}: the table is lost in conversion")
