"""Secrecy: what a seat is shown must not depend on information hidden from it.

Every check returns the leaks it finds, in words. The functions under test are parameters, so that
another kind of view (a picture, a tensor, a frame) can be checked in the same way.
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
from ethnos.rules.streams import RESHUFFLE_STREAM, Source, Stream, shuffle
from ethnos.rules.view import PlayerView, redact, view
from ethnos.testing.random_states import Policy

MakeView = Callable[[GameState, int | None], object]
"""Returns the view of a seat, or of a spectator (`None`)."""
Redact = Callable[[Event, int | None], Event]
"""Returns an event as a seat, or a spectator, may see it."""
Serialize = Callable[[object], bytes]
"""Serializes a view completely."""


def as_json(shown: object) -> bytes:
    """Serialize a view of the rules as canonical JSON."""
    return canonical(encode(shown))


def viewers(state: GameState) -> list[int | None]:
    """Return every seat, then the spectator."""
    return [*range(state.players), None]


def reshuffled(state: GameState, seat: int | None, source: Source) -> GameState:
    """Return the state with everything hidden from this seat dealt again.

    Unlike `determinize` it starts from the state, not from a view; the two are independent
    implementations.
    """
    stream = source.stream(RESHUFFLE_STREAM)
    other = state.copy()
    other.source = source
    unknown = [
        () if holder == seat else without(hand, state.known[holder])
        for holder, hand in enumerate(state.hands)
    ]
    hidden = [card for cards in unknown for card in cards]
    hidden += [card for card in state.deck if card is not DRAGON]
    hidden += state.discarded
    shuffle(stream, hidden)
    for holder, cards in enumerate(unknown):
        if cards:
            dealt = tuple(hidden.pop() for _ in cards)
            other.hands[holder] = together(state.known[holder], dealt)
    other.discarded = tuple(sorted(hidden.pop() for _ in state.discarded))
    upper = [hidden.pop() for _ in range(state.dragon_free)]
    lower: list[DeckCard] = [*hidden, *[DRAGON] * state.deck.count(DRAGON)]
    shuffle(stream, lower)
    other.deck = [*lower, *upper]
    if state.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS and not state.is_over:
        _redraw_raid_plans(other, seat, stream)
    return other


def _redraw_raid_plans(state: GameState, seat: int | None, stream: Stream) -> None:
    """Replace the secret raid plans of the other seats by random ones. D41."""
    for planner, plan in enumerate(state.raid_plans):
        if plan is None or planner == seat:
            continue
        board = state.orc_boards[planner]
        if state.ruleset.orc_raid is OrcRaid.ALL_OR_NOTHING:
            state.raid_plans[planner] = board if stream.below(2) else ()
        else:
            state.raid_plans[planner] = tuple(space for space in board if stream.below(2))


def view_leaks(
    state: GameState,
    source: Source,
    *,
    make_view: MakeView = view,
    serialize: Serialize = as_json,
) -> list[str]:
    """Return the viewers who can tell the state from one that differs only in secrets."""
    leaks = []
    for seat in viewers(state):
        shown = serialize(make_view(state, seat))
        other = serialize(make_view(reshuffled(state, seat, source), seat))
        if shown != other:
            leaks.append(f"{_name(seat)} sees a difference: {_first_difference(shown, other)}")
    return leaks


def event_leaks(
    before: GameState, events: Iterable[Event], after: GameState, *, hide: Redact = redact
) -> list[str]:
    """Return the cards that redacted events name although the viewer cannot see them."""
    leaks = []
    happened = list(events)
    for seat in viewers(before):
        visible = {*_cards_in(view(before, seat)), *_cards_in(view(after, seat))}
        for event in happened:
            if seat is not None and getattr(event, "seat", None) == seat:
                continue  # A player knows the cards of their own hand.
            leaked = set(_cards_in(hide(event, seat))) - visible
            leaks += [f"{_name(seat)} is told of {card}: {event}" for card in sorted(leaked)]
    return leaks


def play_leaks(
    state: GameState,
    source: Source,
    policy: Policy,
    stream: Stream,
    *,
    make_view: MakeView = view,
    hide: Redact = redact,
    serialize: Serialize = as_json,
) -> list[str]:
    """Play the same actions in two states that differ only in secrets, and compare what is shown.

    For each viewer the comparison stops when the rules reveal a secret: an unknown card is dealt to
    the seat, turned up, discarded or a dragon, secret raids are carried out, or a rival takes an
    action that is illegal in the other state.
    """
    leaks = []
    for seat in viewers(state):
        one, other = state.copy(), reshuffled(state, seat, source)
        while not one.is_over:
            action = policy(one, stream)
            if not is_legal(other, action):
                break
            events = [hide(event, seat) for event in apply_legal(one, action)]
            other_events = [hide(event, seat) for event in apply_legal(other, action)]
            if events != other_events:
                if not _is_revealed(events, other_events, seat):
                    leaks.append(f"{_name(seat)} hears a difference after {action}")
                break
            shown, other_shown = serialize(make_view(one, seat)), serialize(make_view(other, seat))
            if shown != other_shown:
                difference = _first_difference(shown, other_shown)
                leaks.append(f"{_name(seat)} sees a difference after {action}: {difference}")
                break
    return leaks


_REVELATIONS = DragonRevealed | HandDiscarded | OrcsRaided | PoolTurnedUp


def _is_revealed(events: list[Event], others: list[Event], seat: int | None) -> bool:
    """Return whether the first difference is one that the rules reveal to this seat."""
    pairs = zip_longest(events, others)
    first = next(pair for pair in pairs if pair[0] != pair[1])
    return any(
        isinstance(event, _REVELATIONS)
        or (isinstance(event, CardDealt | CardDrawn) and event.seat == seat)
        for event in first
    )


def reference_leaks(state: GameState, shown: object) -> list[str]:
    """Return the references from a view back to the state, its randomness or its hidden cards."""
    hidden: dict[int, str] = {id(state): "the state", id(state.deck): "the deck"}
    own = shown.seat if isinstance(shown, PlayerView) else None
    for seat, hand in enumerate(state.hands):
        if hand and seat != own:
            hidden[id(hand)] = f"the hand of {_name(seat)}"
    leaks = []
    for thing in _reachable(shown):
        if id(thing) in hidden:
            leaks.append(f"leads to {hidden[id(thing)]}")
        elif isinstance(thing, GameState):
            leaks.append("leads to a copy of the state")
        elif hasattr(thing, "stream") or hasattr(thing, "below"):
            leaks.append(f"leads to randomness: a {type(thing).__name__}")
        elif isinstance(thing, list | dict | set | bytearray):
            leaks.append(f"leads to something mutable: a {type(thing).__name__}")
    return leaks


def _reachable(root: object) -> Iterator[object]:
    """Yield every object reachable from the root, except through classes, modules and code."""
    waiting, visited = [root], {id(root)}
    while waiting:
        thing = waiting.pop()
        yield thing
        referents = gc.get_referents(thing)
        if isinstance(thing, FunctionType):
            referents = [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
        for referent in referents:
            if isinstance(referent, type | ModuleType | CodeType | Enum) or id(referent) in visited:
                continue
            visited.add(id(referent))
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
        (index for index, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    start = max(0, at - 30)
    return f"{one[start : at + 30]!r} and {other[start : at + 30]!r}"


def _name(seat: int | None) -> str:
    return "the spectator" if seat is None else f"seat {seat}"
