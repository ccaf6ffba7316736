"""Count the decision tree of a small state with several independent generators.

The name comes from the performance test of chess programs: two programs that count the same tree
follow the same rules. A node at depth n is a sequence of n decisions; sequences that lead to equal
states are counted separately.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from ethnos.records.errors import NotationError
from ethnos.records.position import parse_position
from ethnos.records.reading import read_limited
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply, apply_legal
from ethnos.rules.cards import CARD_TYPES, DRAGON, DRAGONS, Card, Kingdom, without
from ethnos.rules.components import LARGEST_BAND, MERFOLK_LAST_SPACE, TROLL_TOKENS
from ethnos.rules.legal import is_legal, legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft, is_complete, say, steps
from ethnos.rules.streams import FastSource

Generator = Callable[[GameState], list[Action]]
"""Returns the legal actions of a state."""


def listed(state: GameState) -> list[Action]:
    """Return `legal_actions`."""
    return legal_actions(state)


def tried(state: GameState) -> list[Action]:
    """Filter the whole action space by `is_legal`."""
    return [action for action in every_action(state) if is_legal(state, action)]


def stepwise(state: GameState) -> list[Action]:
    """Compose the actions step by step, in every possible way."""
    return list(_completed(state, None))


GENERATORS: Final[dict[str, Generator]] = {"listed": listed, "tried": tried, "stepwise": stepwise}


def _completed(state: GameState, draft: Draft) -> Iterator[Action]:
    if state.is_over:
        return
    for step in steps(state, draft):
        extended = say(draft, step)
        if is_complete(step):
            assert extended is not None
            yield extended
        else:
            assert isinstance(extended, act.PlayBand | act.KeepCards)
            yield from _completed(state, extended)


def every_action(state: GameState) -> Iterator[Action]:
    """Yield the whole action space of a state with small hands, legal or not."""
    hand = state.hands[state.to_move]
    yield from (act.RECRUIT_FROM_DECK, act.PASS, act.STOP_PLAYING)
    yield from (act.RecruitFromPool(card) for card in CARD_TYPES)
    for cards in _parts(hand):
        yield act.KeepCards(cards)
        yield act.PlayBand(None, cards)
        yield from (
            act.PlayBand(leader, without(cards, (leader,))) for leader in sorted(set(cards))
        )
    for kingdom in (*Kingdom, None):
        yield act.PlaceMarker(kingdom)
        yield act.PlaceFreeMarker(kingdom)
    yield from (act.MoveMerfolk(spaces) for spaces in range(MERFOLK_LAST_SPACE + 1))
    yield from (act.PlaceOrcMarker(place) for place in (True, False))
    yield from (act.TakeTrollToken(token) for token in (*TROLL_TOKENS, None))
    yield from (act.DrawCards(count) for count in range(LARGEST_BAND + 1))
    for size in range(len(Kingdom) + 1):
        yield from (act.Raid(spaces) for spaces in combinations(Kingdom, size))


def _parts(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return every distinct selection of cards."""
    sizes = range(len(hand) + 1)
    return sorted({cards for size in sizes for cards in combinations(sorted(hand), size)})


# Counting.


def count_nodes(state: GameState, generate: Generator, depth: int | None = None) -> list[int]:
    """Return the number of nodes at depth 1, 2, ... down to the given depth or the leaves."""
    counts: list[int] = []
    _count(state, generate, counts, 0, depth)
    return counts


def _count(
    state: GameState, generate: Generator, counts: list[int], depth: int, limit: int | None
) -> None:
    if depth == limit or state.is_over:
        return
    actions = generate(state)
    assert actions, "a running game has at least one legal action"
    if len(counts) == depth:
        counts.append(0)
    counts[depth] += len(actions)
    for action in actions:
        _count(_after(state, action, generate), generate, counts, depth + 1, limit)


def _after(state: GameState, action: Action, generate: Generator) -> GameState:
    """Return the state after an action; only `listed` actions skip the legality check."""
    after = state.copy()
    carry_out = apply_legal if generate is listed else apply
    carry_out(after, action)
    return after


def split(state: GameState, generate: Generator, depth: int | None = None) -> dict[str, int]:
    """Return the number of nodes at and below each first action."""
    below = None if depth is None else depth - 1
    return {
        str(action): 1 + sum(count_nodes(_after(state, action, generate), generate, below))
        for action in generate(state)
    }


# States small enough to be counted to the end.


def tiny_state(ruleset: Ruleset, seed: int, deck: int = 1) -> GameState:
    """Return the end of the last age: one card in every hand and the pool, one dragon left."""
    state, _ = new_game(ruleset, FastSource(seed))
    state.age = ruleset.ages
    allies = [card for card in state.deck if isinstance(card, Card)]
    state.deck = [DRAGON, *allies[:deck]]
    state.dragon_free = 0
    state.dragons_revealed = DRAGONS - 1
    gone = (*state.pool[1:], *allies[deck:])
    state.pool = state.pool[:1]
    state.discarded = tuple(sorted(gone))
    return state


@dataclass(frozen=True)
class CountedState:
    """A state and the nodes of its tree, as stored in a file."""

    state: GameState
    nodes: list[int]
    """At depth 1, 2, ... to the end."""


def read_counted_state(path: Path) -> CountedState:
    """Read a `*.perft` file; raise `NotationError` if it holds something else."""
    try:
        return parse_counted_state(read_limited(path))
    except OSError as error:
        raise NotationError(f"cannot read {path}: {error.strerror}") from error
    except NotationError as error:
        raise NotationError(f"{path}: {error}") from error


def parse_counted_state(data: bytes) -> CountedState:
    """Return the content of a `*.perft` file: a position, and a line `nodes: ...`."""
    try:
        lines = data.decode().splitlines()
    except UnicodeDecodeError as error:
        raise NotationError(f"not a text: {error}") from error
    counted = [line for line in lines if line.startswith("nodes:")]
    if len(counted) != 1:
        raise NotationError(f"there should be one line 'nodes: ...', not {len(counted)}")
    numbers = counted[0].removeprefix("nodes:").split()
    if not numbers or not all(number.isdecimal() for number in numbers):
        raise NotationError(f"'{counted[0]}' should list the nodes at depth 1, 2, ...")
    position = "\n".join(line for line in lines if line not in counted)
    return CountedState(parse_position(position), [int(number) for number in numbers])
