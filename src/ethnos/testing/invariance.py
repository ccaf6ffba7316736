"""Secrecy: what a seat is shown must not depend on what it may not know.

Every check returns the leaks it found, in words, and takes the functions it examines, so that a
view of your own (a picture, a tensor, a message on the wire) can be checked like ours.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import zip_longest
from types import CodeType, FunctionType, ModuleType

from ethnos.records.codec import canonical, encode
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import DRAGON, Card, DeckCard, together, without
from ethnos.rules.events import (
    CardDealt,
    CardDrawn,
    DragonRevealed,
    Event,
    HandDiscarded,
    OrcsRaided,
    PoolTurnedUp,
)
from ethnos.rules.legal import is_legal
from ethnos.rules.ruleset import OrcRaid, OrcRaidOrder
from ethnos.rules.state import GameState
from ethnos.rules.streams import Source, Stream, shuffle
from ethnos.rules.view import PlayerView, redact, view
from ethnos.testing.random_states import Policy

Look = Callable[[GameState, int | None], object]
"""Shows a table to a seat, or to a spectator (`None`)."""
Hide = Callable[[Event, int | None], Event]
"""Shows an event to a seat, or to a spectator."""
Write = Callable[[object], bytes]
"""Writes what is shown, every byte of it."""

_SHUFFLE_STREAM = 2000
"""Far from the streams of setup, ages and `determinize`."""


def as_json(shown: object) -> bytes:
    """Write whatever the rules show as canonical JSON."""
    return canonical(encode(shown))


def viewers(state: GameState) -> list[int | None]:
    """Return every seat, then the spectator."""
    return [*range(state.players), None]


def reshuffled(state: GameState, seat: int | None, source: Source) -> GameState:
    """Return the table with all that this seat may not know dealt anew.

    Unlike `determinize` it starts from the table, not from a view: two roads to the same place.
    """
    stream = source.stream(_SHUFFLE_STREAM)
    table = state.copy()
    table.source = source
    blind = [
        () if holder == seat else without(hand, state.known[holder])
        for holder, hand in enumerate(state.hands)
    ]
    hidden = [card for cards in blind for card in cards]
    hidden += [card for card in state.deck if card is not DRAGON]
    hidden += state.discarded
    shuffle(stream, hidden)
    for holder, cards in enumerate(blind):
        if cards:
            dealt = tuple(hidden.pop() for _ in cards)
            table.hands[holder] = together(state.known[holder], dealt)
    table.discarded = tuple(sorted(hidden.pop() for _ in state.discarded))
    upper = [hidden.pop() for _ in range(state.dragon_free)]
    lower: list[DeckCard] = [*hidden, *[DRAGON] * state.deck.count(DRAGON)]
    shuffle(stream, lower)
    table.deck = [*lower, *upper]
    if state.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS and not state.is_over:
        _plan_anew(table, seat, stream)
    return table


def _plan_anew(table: GameState, seat: int | None, stream: Stream) -> None:
    """Draw other raid plans for those who decided in secret. D41."""
    for planner, plan in enumerate(table.raid_plans):
        if plan is None or planner == seat:
            continue
        board = table.orc_boards[planner]
        if table.ruleset.orc_raid is OrcRaid.ALL_OR_NOTHING:
            table.raid_plans[planner] = board if stream.below(2) else ()
        else:
            table.raid_plans[planner] = tuple(space for space in board if stream.below(2))


def view_leaks(
    state: GameState, source: Source, *, look: Look = view, write: Write = as_json
) -> list[str]:
    """Return who can tell a table from one where only secrets differ."""
    leaks = []
    for seat in viewers(state):
        shown = write(look(state, seat))
        other = write(look(reshuffled(state, seat, source), seat))
        if shown != other:
            leaks.append(f"{_name(seat)} sees a difference: {_first_difference(shown, other)}")
    return leaks


def event_leaks(
    before: GameState, events: Iterable[Event], after: GameState, *, hide: Hide = redact
) -> list[str]:
    """Return the cards that events name to those who see them nowhere on the table."""
    leaks = []
    shown = list(events)
    for seat in viewers(before):
        visible = {*_cards_in(view(before, seat)), *_cards_in(view(after, seat))}
        for event in shown:
            if seat is not None and getattr(event, "seat", None) == seat:
                continue  # What happens to the own hand is no secret.
            told = set(_cards_in(hide(event, seat))) - visible
            leaks += [f"{_name(seat)} is told of {card}: {event}" for card in sorted(told)]
    return leaks


def play_leaks(
    state: GameState,
    source: Source,
    policy: Policy,
    stream: Stream,
    *,
    look: Look = view,
    hide: Hide = redact,
    write: Write = as_json,
) -> list[str]:
    """Play on at two tables that no seat should tell apart, until a secret comes out by the rules.

    That happens when an unknown card is dealt to the seat, turned up, discarded or a dragon, when
    secret raids are carried out, and when a rival does what he could not at the other table.
    """
    leaks = []
    for seat in viewers(state):
        one, other = state.copy(), reshuffled(state, seat, source)
        while not one.is_over:
            action = policy(one, stream)
            if not is_legal(other, action):
                break
            told = [hide(event, seat) for event in apply_legal(one, action)]
            told_there = [hide(event, seat) for event in apply_legal(other, action)]
            if told != told_there:
                if not _comes_out(told, told_there, seat):
                    leaks.append(f"{_name(seat)} hears a difference after {action}")
                break
            shown, shown_there = write(look(one, seat)), write(look(other, seat))
            if shown != shown_there:
                difference = _first_difference(shown, shown_there)
                leaks.append(f"{_name(seat)} sees a difference after {action}: {difference}")
                break
    return leaks


_REVELATIONS = DragonRevealed | HandDiscarded | OrcsRaided | PoolTurnedUp


def _comes_out(told: list[Event], told_there: list[Event], seat: int | None) -> bool:
    """Return whether the first difference is one that the rules bring to light."""
    pairs = zip_longest(told, told_there)
    first = next(pair for pair in pairs if pair[0] != pair[1])
    return any(
        isinstance(event, _REVELATIONS)
        or (isinstance(event, CardDealt | CardDrawn) and event.seat == seat)
        for event in first
    )


def reference_leaks(state: GameState, shown: object) -> list[str]:
    """Return what leads from something shown back to the table, its chance or its hidden cards."""
    hidden: dict[int, str] = {id(state): "the table", id(state.deck): "the deck"}
    own = shown.seat if isinstance(shown, PlayerView) else None
    for seat, hand in enumerate(state.hands):
        if hand and seat != own:
            hidden[id(hand)] = f"the hand of {_name(seat)}"
    leaks = []
    for thing in _reachable(shown):
        if id(thing) in hidden:
            leaks.append(f"leads to {hidden[id(thing)]}")
        elif isinstance(thing, GameState):
            leaks.append("leads to a copy of the table")
        elif hasattr(thing, "stream") or hasattr(thing, "below"):
            leaks.append(f"leads to chance: a {type(thing).__name__}")
        elif isinstance(thing, list | dict | set | bytearray):
            leaks.append(f"leads to something that can change: a {type(thing).__name__}")
    return leaks


def _reachable(root: object) -> Iterator[object]:
    """Yield everything an object refers to, however far; classes and code lead nowhere."""
    waiting, met = [root], {id(root)}
    while waiting:
        thing = waiting.pop()
        yield thing
        referents = gc.get_referents(thing)
        if isinstance(thing, FunctionType):
            referents = [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
        for referent in referents:
            if isinstance(referent, type | ModuleType | CodeType | Enum) or id(referent) in met:
                continue
            met.add(id(referent))
            waiting.append(referent)


def _cards_in(thing: object) -> Iterator[Card]:
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple):
        for item in thing:
            yield from _cards_in(item)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from _cards_in(getattr(thing, field.name))


def _first_difference(one: bytes, other: bytes) -> str:
    at = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    start = max(0, at - 30)
    return f"{one[start : at + 30]!r} and {other[start : at + 30]!r}"


def _name(seat: int | None) -> str:
    return "the spectator" if seat is None else f"seat {seat}"
