"""The text of golden playthroughs: events, scores with their calculation, and views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from ethnos.records.glory import glory_by_source
from ethnos.rules import events as ev
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.events import Event
from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AgeResult, AreaResult, BandResult, Place
from ethnos.rules.view import PlayerView


def event_lines(event: Event, results: tuple[AgeResult, ...]) -> list[str]:
    """Return the lines of an event; a scored age has one per seat."""
    match event:
        case ev.TurnBegan():
            return []  # The next decision names the seat.
        case ev.AreaScored(result):
            return [f"AreaScored: {area}" for area in _area(result)]
        case ev.BandScored(result):
            return [f"BandScored: {_band_sum(result)}"]
        case ev.GiantScored(result):
            return [f"GiantScored: seat {result.seat}, size {result.size}: {result.glory} glory"]
        case ev.OrcsRaided(result):
            spaces = f"{len(result.spaces)} off the board ({text(result.spaces)})"
            return [f"OrcsRaided: seat {result.seat}, {spaces}: {result.glory} glory"]
        case ev.AgeScored(age, gained, glory):
            rows = [_sum(results[age - 1], seat, gained, glory) for seat in range(len(glory))]
            return [f"AgeScored: {row}" for row in rows]
        case ev.GameEnded(outcome):
            return [f"GameEnded: {row}" for row in _outcome(outcome)]
        case _:
            values = [f"{f.name} {text(getattr(event, f.name))}" for f in fields(event)]
            return [f"{type(event).__name__}: {', '.join(values)}"]


def text(value: object) -> str:
    """Return a value as short text; the items of a tuple are separated by spaces."""
    if isinstance(value, Band):
        others = "+".join(map(str, value.others)) or "nobody"
        return f"of {value.size}, {value.leader} leads {others}"
    if isinstance(value, tuple) and not isinstance(value, Card):
        return " ".join(map(text, value)) or "none"
    return "none" if value is None else str(value).lower()


def _area(result: AreaResult) -> Iterator[str]:
    name = result.kingdom.title if result.kingdom else "Merfolk track"
    if result.kingdom:
        name += f" ({result.kingdom})"
    pays = f"{name} pays {text(result.values)}"
    if not result.places:
        yield f"{pays}, nobody is there"
    for place in result.places:
        yield f"{pays}, {_place(place)}{' (alone)' if result.sole_presence else ''}"


def _place(place: Place) -> str:
    seats = f"seat{'s' if len(place.seats) > 1 else ''} {text(place.seats)}"
    who = f"rank {place.rank}: {seats} with {place.strength}"
    trolls = " by trolls" if place.by_trolls else ""
    earned = "+".join(map(str, place.values)) or "0"
    if len(place.seats) > 1:
        earned = f"({earned}) / {len(place.seats)}"
    return f"{who}{trolls}: {earned} = {place.glory}"


def _band_sum(result: BandResult) -> str:
    counted = f"size {result.band.size}"
    if result.skeletons_removed:
        counted += f" - {result.skeletons_removed} skeletons"
    if result.dwarf_added:
        counted += f" + {result.dwarf_added} dwarf"
    if result.skeletons_removed or result.dwarf_added:
        counted += f" = {result.counted_size}"
    return f"seat {result.seat}, {result.band.leader}, {counted}: {result.glory} glory"


def _sum(result: AgeResult, seat: int, gained: tuple[int, ...], glory: tuple[int, ...]) -> str:
    earned = glory_by_source(result, seat)
    summed = " + ".join(f"{source} {glory}" for source, glory in earned.items())
    return f"seat {seat}, {summed} = {gained[seat]}, now {glory[seat]}"


def _outcome(outcome: Outcome) -> Iterator[str]:
    winners = text(outcome.winners)
    yield f"{outcome.termination}, seat {winners} wins, decided by {outcome.decided_by}"
    for standing in outcome.standings:
        yield (
            f"rank {standing.rank}: seat {standing.seat}, glory {standing.glory}, "
            f"trolls {text(standing.trolls)}, markers {standing.markers}, "
            f"bands {text(standing.band_sizes)}"
        )


def public_facts(view: PlayerView) -> dict[str, str]:
    """Return all public information by name."""
    return {
        "deck": f"{view.deck_size} ({view.dragon_free} free of dragons)",
        "dragons out": str(view.dragons_revealed),
        "pool": text(view.pool),
        "hands": text(view.hand_sizes),
        "known": _by_seat(view.known),
        "bands": text(tuple(map(len, view.bands))),
        "glory": text(view.glory),
        "markers": _markers(view),
        "supply": text(view.supply),
        "merfolk": text(view.merfolk),
        "orc boards": _by_seat(view.orc_boards),
        "trolls": _by_seat(view.trolls),
        "giant": f"seat {view.giant.holder} size {view.giant.size}" if view.giant else "none",
        "raids decided": text(tuple(seat for seat, done in enumerate(view.raids_decided) if done)),
    }


def _by_seat(holdings: Iterable[tuple[object, ...]]) -> str:
    held = [f"{seat}: {text(things)}" for seat, things in enumerate(holdings) if things]
    return " | ".join(held) or "none"


def _markers(view: PlayerView) -> str:
    parts = [
        f"{kingdom} {'-'.join(map(str, markers))}"
        for kingdom, markers in zip(Kingdom, view.markers, strict=True)
        if any(markers)
    ]
    return " | ".join(parts) or "none"


def private_facts(view: PlayerView, spectator: PlayerView) -> str:
    """Return what this seat sees and a spectator does not."""
    own = [
        f"{f.name} {text(getattr(view, f.name))}"
        for f in fields(view)
        if f.name != "seat" and getattr(view, f.name) != getattr(spectator, f.name)
    ]
    return "; ".join(own) or "nothing of its own"
