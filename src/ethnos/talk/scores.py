"""Narrate the scores of an age and the outcome of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ethnos.phrase import Arg, Name, Phrase, phrase
from ethnos.rules.events import AgeScored
from ethnos.rules.outcome import Outcome, Standing, TieBreak
from ethnos.rules.results import AreaResult, BandResult, GiantResult, Place, RaidResult
from ethnos.talk.phrases import kingdoms_list, names_list, numbers_list


def tell_area(result: AreaResult, names: Sequence[Name]) -> list[Phrase]:
    """Narrate a kingdom or the merfolk track: what it pays, then who earns it and why."""
    values = numbers_list(result.values)
    if result.kingdom is None:
        heading = phrase("score-merfolk", values=values, count=len(values))
    else:
        kingdom = str(result.kingdom)
        heading = phrase("score-kingdom", kingdom=kingdom, values=values, count=len(values))
    if not result.places:
        return [heading, phrase("score-nobody")]
    return [heading, *(_tell_place(place, result, names) for place in result.places)]


def _tell_place(place: Place, result: AreaResult, names: Sequence[Name]) -> Phrase:
    args: dict[str, Arg] = {
        "rank": place.rank,
        "names": names_list(names[seat] for seat in place.seats),
        "area": "merfolk" if result.kingdom is None else "kingdom",
        "strength": place.strength,
        "trolls": "yes" if place.by_trolls else "no",
        "sum": arithmetic(place),
        "glory": place.glory,
        "lost": sum(place.values) - place.glory * len(place.seats),
    }
    if result.sole_presence:
        return Phrase("score-alone", args)
    if not place.values:
        return Phrase("score-unpaid", args)
    return Phrase("score-shared" if len(place.seats) > 1 else "score-place", args)


def arithmetic(place: Place) -> str:
    """Return the calculation of a rank's glory.

    >>> arithmetic(Place(1, (0, 2), 3, (10, 6), 8, by_trolls=False))
    '(10 + 6) / 2'
    """
    total = " + ".join(map(str, place.values))
    if len(place.seats) == 1:
        return total
    return (
        f"({total}) / {len(place.seats)}"
        if len(place.values) > 1
        else f"{total} / {len(place.seats)}"
    )


def tell_giant(result: GiantResult, names: Sequence[Name]) -> Phrase:
    """Narrate the glory of the giant token."""
    return phrase("score-giant", name=names[result.seat], size=result.size, glory=result.glory)


def tell_giants_earlier(name: Name, glory: int) -> Phrase:
    """Narrate the glory that giants brought a player during the age. R54."""
    return phrase("score-giants-earlier", name=name, glory=glory)


def tell_raid(result: RaidResult, names: Sequence[Name]) -> Phrase:
    """Narrate a raid, or that there was none."""
    name = names[result.seat]
    if not result.spaces:
        return phrase("score-no-raid", name=name)
    spaces, count = kingdoms_list(result.spaces), len(result.spaces)
    return phrase("score-raid", name=name, count=count, spaces=spaces, glory=result.glory)


def tell_bands(name: Name, results: Sequence[BandResult]) -> Phrase:
    """Narrate all bands of one player, best first; bands that score alike are counted."""
    alike = Counter(map(_score_key, results))
    bands = tuple(_tell_equal_bands(band, times) for band, times in sorted(alike.items())[::-1])
    glory = sum(result.glory for result in results)
    return phrase("score-bands", name=name, count=len(results), bands=bands, glory=glory)


def _score_key(result: BandResult) -> tuple[int, int, int, int, int]:
    return (
        result.glory,
        result.band.size,
        result.skeletons_removed,
        result.dwarf_added,
        result.counted_size,
    )


def _tell_equal_bands(band: tuple[int, int, int, int, int], times: int) -> Phrase:
    glory, size, skeletons, dwarf, counted = band
    return phrase(
        "score-band",
        times=times,
        size=size,
        skeletons=skeletons,
        dwarf="yes" if dwarf else "no",
        counted=counted,
        glory=glory,
    )


def tell_totals(event: AgeScored, names: Sequence[Name]) -> Phrase:
    """Narrate everyone's glory after an age."""
    rows = zip(names, event.glory, event.gained, strict=True)
    totals = tuple(
        phrase("score-total", name=name, glory=glory, gained=gained) for name, glory, gained in rows
    )
    return phrase("score-age", age=event.age, totals=totals)


def tell_outcome(outcome: Outcome, names: Sequence[Name]) -> list[Phrase]:
    """Narrate who won and what decided it, then everyone's rank."""
    winners = names_list(names[seat] for seat in outcome.winners)
    headline = phrase("outcome-winners", names=winners, count=len(winners))
    standings = [_tell_standing(standing, names) for standing in outcome.standings]
    return [headline, _tell_decider(outcome, names), *standings]


def _tell_decider(outcome: Outcome, names: Sequence[Name]) -> Phrase:
    first, second = outcome.standings[:2]
    args: dict[str, Arg] = {"name": names[first.seat], "other": names[second.seat]}
    match outcome.decided_by:
        case TieBreak.GLORY:
            args |= {"count": first.glory, "less": second.glory}
        case TieBreak.TROLLS:
            args |= {"count": first.trolls[0], "less": second.trolls[0]}
        case TieBreak.MARKERS:
            args |= {"count": first.markers, "less": second.markers}
        case TieBreak.BANDS:
            args |= {"bands": _sizes(first), "fewer": _sizes(second)}
        case TieBreak.TEN_SKELETONS | TieBreak.SHARED:
            args = {}
    return Phrase(f"outcome-by-{outcome.decided_by.value.replace('_', '-')}", args)


def _sizes(standing: Standing) -> tuple[Phrase, ...]:
    return numbers_list(standing.band_sizes or (0,))


def _tell_standing(standing: Standing, names: Sequence[Name]) -> Phrase:
    return phrase(
        "outcome-standing",
        rank=standing.rank,
        name=names[standing.seat],
        glory=standing.glory,
        markers=standing.markers,
    )
