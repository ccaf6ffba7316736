"""Replay a record and compare each line with the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ethnos.records.errors import NotationError, RecordError
from ethnos.records.notation import parse_action
from ethnos.records.record import (
    RULES_VERSION,
    Entry,
    Footer,
    Header,
    Record,
    events_of,
    make_footer,
)
from ethnos.records.recorded_source import source_from_events
from ethnos.records.seeds import source_of
from ethnos.records.sound import sound_position
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.events import Event
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.streams import Source


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record and the state after it."""

    entry: Entry
    action: Action | None
    """The action of the line; `None` for the deal."""
    state: GameState
    """A copy, which later steps of the replay do not change."""


def replay(record: Record, source: Source | None = None) -> Iterator[Step]:
    """Replay a record line by line; raise `RecordError` if a line violates the rules.

    Randomness comes from this source, or from the revealed seed, or from the recorded events; an
    exercise has its own.
    """
    check_replayable(record)
    if record.header.is_exercise:
        state, events = exercise_state(record.header), list[Event]()
    else:
        state, events = new_game(record.header.ruleset, source or chance_of(record))
    _compare(record.entries[0], events)
    if state.tribes != record.header.tribes:
        raise RecordError("the header names other tribes than were dealt")
    yield Step(record.entries[0], None, state.copy())
    for entry in record.entries[1:]:
        action = _parse(entry)
        if entry.by != state.to_move:
            raise RecordError(f"v {entry.v}: seat {state.to_move} decides, not seat {entry.by}")
        try:
            events = apply(state, action)
        except IllegalActionError as error:
            raise RecordError(f"v {entry.v}: {error}") from None
        _compare(entry, events)
        yield Step(entry, action, state.copy())


def check_replayable(record: Record) -> None:
    """Raise `RecordError` for a redacted record or another version of the rules."""
    if not record.is_full:
        raise RecordError(f"a record of the view '{record.header.view}' cannot be replayed")
    if record.header.rules != RULES_VERSION:
        raise RecordError(f"played by rules '{record.header.rules}', not '{RULES_VERSION}'")


def exercise_state(header: Header) -> GameState:
    """Return the state that an exercise begins with, or raise `RecordError`."""
    try:
        state = sound_position(header.position or "")
    except NotationError as error:
        raise RecordError(f"the position of the header: {error}") from None
    if state.ruleset != header.ruleset:
        raise RecordError("the header names another ruleset than its position")
    return state


def chance_of(record: Record) -> Source:
    """Return the source of a record: from its seed if known, otherwise from its events."""
    revealed = record.footer.seed if record.footer else None
    source = source_of(record.header.rng, record.header.game, revealed)
    return source or source_from_events(record.header.ruleset, events_of(record.entries))


def final_state(record: Record, source: Source | None = None) -> GameState:
    """Replay a record and return the state after its last line."""
    for step in replay(record, source):
        last = step
    return last.state


def check_footer(footer: Footer, state: GameState, actions: int) -> None:
    """Raise `RecordError` unless the footer matches the final state."""
    truth = make_footer(state, actions, footer.seed)
    for name in ("reason", "glory", "winners"):
        said, found = getattr(footer, name), getattr(truth, name)
        if said != found:
            raise RecordError(f"the footer says {name} {said}, the game ended with {found}")
    if (footer.seed or footer.state) is not None and footer.state != truth.state:
        raise RecordError("the footer carries the hash of another final table")


def record_game(
    header: Header, source: Source, actions: Iterable[Action], seed: str | None = None
) -> Record:
    """Play actions and return their record, with a footer if the seed is given."""
    state, dealt = new_game(header.ruleset, source)
    entries = _played(state, dealt, actions)
    footer = None if seed is None else make_footer(state, len(entries) - 1, seed)
    return Record(header, entries, footer)


def record_exercise(header: Header, actions: Iterable[Action]) -> Record:
    """Play actions from the position of the header and return their record, with a footer."""
    state = exercise_state(header)
    entries = _played(state, [], actions)
    return Record(header, entries, make_footer(state, len(entries) - 1, None))


def _played(
    state: GameState, dealt: Iterable[Event], actions: Iterable[Action]
) -> tuple[Entry, ...]:
    entries = [Entry(0, None, None, tuple(dealt))]
    for action in actions:
        by = state.to_move
        events = apply(state, action)
        entries.append(Entry(len(entries), by, str(action), tuple(events)))
    return tuple(entries)


def _parse(entry: Entry) -> Action:
    try:
        action = parse_action(entry.action or "")
    except NotationError as error:
        raise RecordError(f"v {entry.v}: {error}") from None
    if str(action) != entry.action:
        raise RecordError(f"v {entry.v}: '{entry.action}' is written '{action}'")
    return action


def _compare(entry: Entry, events: list[Event]) -> None:
    """Raise `RecordError` for the first event that differs from the record."""
    if entry.events == tuple(events):
        return
    for said, found in zip(entry.events, events, strict=False):
        if said != found:
            raise RecordError(f"v {entry.v}: the record says {said}, the rules say {found}")
    raise RecordError(f"v {entry.v}: {len(entry.events)} events are told, not {len(events)}")
