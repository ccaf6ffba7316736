"""The record of a game in the view of a seat or a spectator: hidden values are null."""

from __future__ import annotations

from dataclasses import replace

from ethnos.records.errors import RecordError
from ethnos.records.notation import parse_action
from ethnos.records.record import Entry, Record, view_name
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.view import redact


def redact_record(record: Record, seat: int | None) -> Record:
    """Return the record of a game, finished or not, as this seat or a spectator may see it.

    It gets a new hash chain: hashes over hidden cards would allow guesses to be checked.
    """
    if not record.is_full:
        raise RecordError(f"this record already shows the view '{record.header.view}' only")
    header = replace(
        record.header,
        view=view_name(seat),
        rng=replace(record.header.rng, seed=None),
        position="" if record.header.is_exercise else None,
    )
    entries = tuple(_redact_entry(record.header.ruleset, entry, seat) for entry in record.entries)
    footer = record.footer and replace(record.footer, seed=None, state=None)
    return Record(header, entries, footer)


def redact_action(ruleset: Ruleset, action: Action, by: int, seat: int | None) -> Action | None:
    """Return an action as this seat may see it; `None` if it is secret."""
    return action if by == seat or not _is_secret(ruleset, action) else None


def _is_secret(ruleset: Ruleset, action: Action) -> bool:
    """Return whether the action reveals more than its public events."""
    match action:
        case act.KeepCards():
            return True
        case act.Raid():
            return ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS  # D41
        case act.RecruitFromDeck() | act.RecruitFromPool() | act.PlayBand() | act.Pass():
            return False
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.MoveMerfolk():
            return False
        case act.TakeTrollToken() | act.StopPlaying() | act.DrawCards():
            return False


def _redact_entry(ruleset: Ruleset, entry: Entry, seat: int | None) -> Entry:
    events = tuple(redact(event, seat) for event in entry.events)
    if entry.by is None or entry.action is None:
        return replace(entry, events=events)
    action = redact_action(ruleset, parse_action(entry.action), entry.by, seat)
    return replace(entry, action=str(action) if action else None, events=events)
