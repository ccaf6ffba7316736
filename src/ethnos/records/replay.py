"""Play a record again and compare everything with what it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ethnos.records.codec import state_hash
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
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.events import Event
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.streams import Source


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record and the table after it."""

    entry: Entry
    action: Action | None
    """What was decided; `None` for the deal."""
    state: GameState
    """A copy: it stays as it is while the replay goes on."""


def replay(record: Record, source: Source | None = None) -> Iterator[Step]:
    """Play a record again, line by line; raise `RecordError` where it departs from the rules.

    Chance comes from the source given, else from the seed revealed, else from the outcomes stored.
    """
    check_replayable(record)
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
    """Refuse a record that hides something or was played by other rules."""
    if not record.is_full:
        raise RecordError(f"a record of the view '{record.header.view}' cannot be replayed")
    if record.header.rules != RULES_VERSION:
        raise RecordError(f"played by rules '{record.header.rules}', not '{RULES_VERSION}'")


def chance_of(record: Record) -> Source:
    """Return the source behind a record: its seed if that is known, else what came of it."""
    revealed = record.footer.seed if record.footer else None
    source = source_of(record.header.rng, record.header.game, revealed)
    return source or source_from_events(record.header.ruleset, events_of(record.entries))


def final_state(record: Record, source: Source | None = None) -> GameState:
    """Replay a record and return the table after its last line."""
    for step in replay(record, source):
        last = step
    return last.state


def check_footer(footer: Footer, state: GameState, actions: int) -> None:
    """Raise `RecordError` unless a footer tells the truth about the final table."""
    truth = make_footer(state, actions, footer.seed or "")
    for name in ("reason", "glory", "winners"):
        said, found = getattr(footer, name), getattr(truth, name)
        if said != found:
            raise RecordError(f"the footer says {name} {said}, the game ended with {found}")
    if footer.seed is not None and footer.state != state_hash(state):
        raise RecordError("the footer carries the hash of another final table")


def record_game(
    header: Header, source: Source, actions: Iterable[Action], seed: str | None = None
) -> Record:
    """Play actions and return the record of it, with a footer if the seed is to be revealed."""
    state, events = new_game(header.ruleset, source)
    entries = [Entry(0, None, None, tuple(events))]
    for action in actions:
        by = state.to_move
        events = apply(state, action)
        entries.append(Entry(len(entries), by, str(action), tuple(events)))
    footer = None if seed is None else make_footer(state, len(entries) - 1, seed)
    return Record(header, tuple(entries), footer)


def _parse(entry: Entry) -> Action:
    try:
        action = parse_action(entry.action or "")
    except NotationError as error:
        raise RecordError(f"v {entry.v}: {error}") from None
    if str(action) != entry.action:
        raise RecordError(f"v {entry.v}: '{entry.action}' is written '{action}'")
    return action


def _compare(entry: Entry, events: list[Event]) -> None:
    """Find the first event that the record tells otherwise."""
    if entry.events == tuple(events):
        return
    for said, found in zip(entry.events, events, strict=False):
        if said != found:
            raise RecordError(f"v {entry.v}: the record says {said}, the rules say {found}")
    raise RecordError(f"v {entry.v}: {len(entry.events)} events are told, not {len(events)}")
