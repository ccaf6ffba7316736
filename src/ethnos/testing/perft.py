"""Count the decision tree of a small table in several independent ways.

The name is that of the chess programmers' performance test: whoever counts the same tree has the
same rules. A node at depth n is a way to make n decisions; all of them are counted, equal tables or
not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from ethnos.records.errors import NotationError
from ethnos.records.position import parse_position
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

Way = Callable[[GameState], list[Action]]
"""A way to find out what may be done."""


def listed(state: GameState) -> list[Action]:
    """Ask for the list."""
    return legal_actions(state)


def tried(state: GameState) -> list[Action]:
    """Try everything a person could possibly say, and see what is let through."""
    return [action for action in every_action(state) if is_legal(state, action)]


def stepwise(state: GameState) -> list[Action]:
    """Say it card by card, every way it can be said."""
    return list(_completed(state, None))


WAYS: Final[dict[str, Way]] = {"listed": listed, "tried": tried, "stepwise": stepwise}


def _completed(state: GameState, draft: Draft) -> Iterator[Action]:
    if state.is_over:
        return
    for step in steps(state, draft):
        said = say(draft, step)
        if is_complete(step):
            assert said is not None
            yield said
        else:
            assert isinstance(said, act.PlayBand | act.KeepCards)
            yield from _completed(state, said)


def every_action(state: GameState) -> Iterator[Action]:
    """Yield the whole action space of a table with small hands, sense or nonsense."""
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
    """Return every selection of cards, equal selections once."""
    sizes = range(len(hand) + 1)
    return sorted({cards for size in sizes for cards in combinations(sorted(hand), size)})


# Counting.


def count_nodes(state: GameState, way: Way, depth: int | None = None) -> list[int]:
    """Return the nodes at depth 1, 2, ... to the end of the tree, or to the depth given."""
    counts: list[int] = []
    _count(state, way, counts, 0, depth)
    return counts


def _count(state: GameState, way: Way, counts: list[int], depth: int, limit: int | None) -> None:
    if depth == limit or state.is_over:
        return
    actions = way(state)
    assert actions, "there is always something to do while the game runs"
    if len(counts) == depth:
        counts.append(0)
    counts[depth] += len(actions)
    for action in actions:
        _count(_after(state, action, way), way, counts, depth + 1, limit)


def _after(state: GameState, action: Action, way: Way) -> GameState:
    """Return the table after an action; each way carries it out by the door it came through."""
    after = state.copy()
    carry_out = apply_legal if way is listed else apply
    carry_out(after, action)
    return after


def split(state: GameState, way: Way, depth: int | None = None) -> dict[str, int]:
    """Return how many nodes lie at and below each first action."""
    below = None if depth is None else depth - 1
    return {
        str(action): 1 + sum(count_nodes(_after(state, action, way), way, below))
        for action in way(state)
    }


# Tables small enough to be counted to the end.


def tiny_state(ruleset: Ruleset, seed: int, deck: int = 1) -> GameState:
    """Return the end of a last age: one card in every hand and the pool, and one dragon to come."""
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
    """A table and the nodes of its tree, as a file keeps them."""

    state: GameState
    nodes: list[int]
    """At depth 1, 2, ... to the end."""


def read_counted_state(path: Path) -> CountedState:
    """Read a `*.perft` file: a position, and a line `nodes: ...`."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise NotationError(f"cannot read {path}: {error}") from error
    counted = [line for line in lines if line.startswith("nodes:")]
    if len(counted) != 1:
        raise NotationError(f"{path}: there should be one line 'nodes: ...', not {len(counted)}")
    numbers = counted[0].removeprefix("nodes:").split()
    if not numbers or not all(number.isdecimal() for number in numbers):
        raise NotationError(f"{path}: '{counted[0]}' should list the nodes at depth 1, 2, ...")
    position = "\n".join(line for line in lines if line not in counted)
    return CountedState(parse_position(position), [int(number) for number in numbers])
