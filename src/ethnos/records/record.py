"""The record of a game: a header, a line for the deal and for every action, a footer.

A `*.ethnos.jsonl` file has one canonical JSON object per line. Every line contains a hash over
itself and the previous line's hash, so any change is detected. See `docs/record-format.md`.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, TypeVar

from ethnos.records.chain import seal_all, unseal
from ethnos.records.codec import JsonObject, decode, encode, parse_json, state_hash
from ethnos.records.errors import CodecError, RecordError
from ethnos.records.reading import read_limited
from ethnos.records.seeds import Rng
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.events import Event
from ethnos.rules.outcome import Termination
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState

FORMAT: Final = 1
RULES_VERSION: Final = "ethnos-1"
"""Changes whenever the same actions could lead to a different game."""
SUFFIX: Final = ".ethnos.jsonl"

FULL_VIEW: Final = "full"

_KIND: Final = "t"
_HEADER: Final = "ethnos-record"
_FOOTER: Final = "end"
_EXTRAS: Final[JsonObject] = {"auto": None, "ms": None}
_HEADER_EXTRAS: Final[JsonObject] = {"position": None}
"""Default values, which a line omits."""

Value = TypeVar("Value")


class SeatKind(StrEnum):
    """The kind of player at a seat."""

    HUMAN = "human"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in a record."""

    name: str
    kind: SeatKind = SeatKind.HUMAN
    bot: str | None = None
    """The name of the bot for `ethnos.bots.make_bot`."""


def engine_version() -> str:
    """Return the package version, for information only; replay does not use it."""
    try:
        return version("ethnos")
    except PackageNotFoundError:
        return "source"


@dataclass(frozen=True, slots=True)
class Header:
    """What is known before the first action."""

    game: str
    """The name of the game, which is part of the commitment."""
    ruleset: Ruleset
    tribes: tuple[Tribe, ...]
    """The tribes in play, drawn or agreed."""
    seats: tuple[Seat, ...]
    rng: Rng
    view: str = FULL_VIEW
    """`full`, `public` or `seat:2`: the view this record contains."""
    created: str | None = None
    """Date and time as text; not interpreted."""
    rules: str = RULES_VERSION
    engine: str = ""
    format: int = FORMAT
    position: str | None = None
    """The position an exercise begins with, which nobody dealt; empty in a redacted view."""

    @property
    def is_exercise(self) -> bool:
        """Whether the game was not dealt, but played on from a position."""
        return self.position is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """The deal (v 0), or an action and its events."""

    v: int
    """The number of actions so far, this one included."""
    by: int | None
    """The seat that decided; `None` for the deal."""
    action: str | None
    """In text notation; `None` for the deal and for actions a view hides."""
    events: tuple[Event, ...]
    auto: str | None = None
    """Why the action was chosen automatically, such as `timeout`."""
    ms: int | None = None
    """The player's thinking time, in ms."""


class Reason(StrEnum):
    """Why a record ends."""

    LAST_AGE = Termination.LAST_AGE.value
    TEN_SKELETONS = Termination.TEN_SKELETONS.value
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Footer:
    """How the game ended, and the seed of the deal."""

    reason: Reason
    glory: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    """The number of actions, so that a truncated record is detected."""
    seed: str | None
    state: str | None
    """The SHA-256 of the final state."""


@dataclass(frozen=True, slots=True)
class Record:
    """A complete or unfinished game."""

    header: Header
    entries: tuple[Entry, ...]
    footer: Footer | None = None

    @property
    def is_full(self) -> bool:
        """Whether this record hides nothing."""
        return self.header.view == FULL_VIEW


def view_name(seat: int | None) -> str:
    """Return the name of a view in a header; `None` is a spectator.

    >>> view_name(2), view_name(None)
    ('seat:2', 'public')
    """
    return "public" if seat is None else f"seat:{seat}"


def make_header(
    state: GameState,
    *,
    game: str,
    rng: Rng,
    seats: Sequence[Seat] = (),
    created: str | None = None,
    position: str | None = None,
) -> Header:
    """Return the header of a game that just began; by default seats have numbers as names."""
    named = tuple(seats) or tuple(Seat(f"Player {seat + 1}") for seat in range(state.players))
    return Header(
        game=game,
        ruleset=state.ruleset,
        tribes=state.tribes,
        seats=named,
        rng=rng,
        created=created,
        engine=engine_version(),
        position=position,
    )


def make_footer(state: GameState, actions: int, seed: str | None) -> Footer:
    """Return the footer of a game that has ended or is abandoned; an exercise has no seed."""
    outcome = state.outcome
    return Footer(
        reason=Reason(outcome.termination.value) if outcome else Reason.ABANDONED,
        glory=tuple(state.glory),
        winners=outcome.winners if outcome else (),
        actions=actions,
        seed=seed,
        state=state_hash(state),
    )


# Lines, before they are sealed.


def header_line(header: Header) -> JsonObject:
    """Return the first line, without its hash."""
    return {_KIND: _HEADER, **_without(_HEADER_EXTRAS, _fields(header))}


def entry_line(entry: Entry) -> JsonObject:
    """Return the line of a deal or an action, without its hash and without default values."""
    return _without(_EXTRAS, _fields(entry))


def footer_line(footer: Footer) -> JsonObject:
    """Return the last line, without its hash."""
    return {_KIND: _FOOTER, **_fields(footer)}


def dump_record(record: Record) -> bytes:
    """Return the content of a record file."""
    lines = [header_line(record.header), *map(entry_line, record.entries)]
    if record.footer:
        lines.append(footer_line(record.footer))
    return seal_all(lines)


def is_record(data: bytes) -> bool:
    """Return whether this claims to be a record, however damaged: it begins with a header."""
    first = data.partition(b"\n")[0].removeprefix(BOM_UTF8)
    try:
        line = parse_json(first)
    except CodecError:
        return False
    return isinstance(line, dict) and line.get(_KIND) == _HEADER


def load_record(data: bytes) -> Record:
    """Read a record, finished or not; check its hash chain and structure."""
    return read_lines(unseal(data))


def read_lines(lines: Sequence[JsonObject]) -> Record:
    """Read a record from its unsealed lines."""
    first, *rest = lines
    if first.get(_KIND) != _HEADER:
        raise RecordError("line 1: this is not a record of Ethnos")
    if first.get("format") != FORMAT:
        raise RecordError(f"format {first.get('format')} is not known here, only {FORMAT}")
    header = _read(Header, first, 1)
    footer = None
    if rest and rest[-1].get(_KIND) == _FOOTER:
        footer = _read(Footer, rest.pop(), len(lines))
    entries = tuple(_read(Entry, line, number) for number, line in enumerate(rest, start=2))
    record = Record(header, entries, footer)
    _check_shape(record)
    return record


def read_record(path: Path | str) -> Record:
    """Read a record from its file."""
    return load_record(read_limited(path))


def write_record(path: Path | str, record: Record) -> None:
    """Write a record to a file."""
    Path(path).write_bytes(dump_record(record))


def _read(kind: type[Value], line: JsonObject, number: int) -> Value:
    extras = {Entry: _EXTRAS, Header: _HEADER_EXTRAS}.get(kind, {})
    content = extras | {key: x for key, x in line.items() if key != _KIND or kind is Entry}
    try:
        return decode(kind, content)
    except (CodecError, SetupError) as error:
        raise RecordError(f"line {number}: {error}") from None


def _check_shape(record: Record) -> None:
    """Raise `RecordError` if the parts are inconsistent."""
    header, footer = record.header, record.footer
    players = header.ruleset.players
    if len(header.seats) != players:
        raise RecordError(f"{len(header.seats)} seats are named for {players} players")
    if len(header.rng.nonces) not in (0, players):
        raise RecordError(f"{len(header.rng.nonces)} nonces are named for {players} players")
    if header.view not in (FULL_VIEW, *map(view_name, (None, *range(players)))):
        raise RecordError(f"there is no view '{header.view}'")
    if not record.entries:
        raise RecordError("the deal is missing")
    for v, entry in enumerate(record.entries):
        if entry.v != v:
            raise RecordError(f"v {v} is expected here, not v {entry.v}")
        if (entry.by is None) is not (v == 0):
            raise RecordError(f"v {v}: the deal, and only the deal, is nobody's action")
        if entry.by is not None and not 0 <= entry.by < players:
            raise RecordError(f"v {v}: there is no seat {entry.by}")
    if footer and footer.actions != len(record.entries) - 1:
        raise RecordError(f"{footer.actions} actions are announced, not {len(record.entries) - 1}")


def _fields(part: Header | Entry | Footer) -> JsonObject:
    data = encode(part)
    assert isinstance(data, dict)
    return data


def _without(extras: JsonObject, line: JsonObject) -> JsonObject:
    """Return a line without its default values."""
    return {key: x for key, x in line.items() if key not in extras or x is not None}


def events_of(entries: Iterable[Entry]) -> list[Event]:
    """Return all events of these entries, in order."""
    return [event for entry in entries for event in entry.events]
