"""The scoring of an age as steps: each area, then what else paid."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.phrase import Name, Phrase, ScoringStep, Share, phrase
from ethnos.records.glory import GlorySource, glory_by_source
from ethnos.rules.results import AgeResult, AreaResult
from ethnos.talk import scores


def scoring_steps(
    result: AgeResult, names: Sequence[Name], taken: Sequence[int] = ()
) -> list[ScoringStep]:
    """Return the steps of an age in the order in which it is scored. R77-R79.

    `taken` is the glory that each seat took during the age: it is told, but not paid again.
    """
    areas = [_area(area, names) for area in result.kingdoms]
    if result.merfolk is not None:
        areas.append(_area(result.merfolk, names))
    return [*areas, *_pieces(result, names, taken), _bands(result, names)]


def _area(area: AreaResult, names: Sequence[Name]) -> ScoringStep:
    lines = tuple(scores.tell_area(area, names))
    glory = tuple(area.glory(seat) for seat in range(len(names)))
    shares = tuple(
        Share(place.seats, scores.arithmetic(place), place.glory)
        for place in area.places
        if len(place.values) and (len(place.seats) > 1 or len(place.values) > 1)
    )
    if area.kingdom is None:
        title = phrase("merfolk-track")
        return ScoringStep(GlorySource.MERFOLK, None, title, lines, glory, shares)
    title = phrase("kingdom-name", kingdom=str(area.kingdom))
    return ScoringStep(GlorySource.KINGDOMS, str(area.kingdom), title, lines, glory, shares)


def _pieces(result: AgeResult, names: Sequence[Name], taken: Sequence[int]) -> list[ScoringStep]:
    """Return the giant token and the raids, where there are any."""
    steps = []
    lines: tuple[Phrase, ...]
    if result.giant is not None:
        early = (scores.tell_giants_earlier(names[n], own) for n, own in enumerate(taken) if own)
        lines = (scores.tell_giant(result.giant, names), *early)
        steps.append(_step(GlorySource.GIANT, "step-giant", lines, result))
    if result.raids:
        lines = tuple(scores.tell_raid(raid, names) for raid in result.raids)
        steps.append(_step(GlorySource.RAIDS, "step-raids", lines, result))
    return steps


def _bands(result: AgeResult, names: Sequence[Name]) -> ScoringStep:
    by_seat = [[band for band in result.bands if band.seat == seat] for seat in range(len(names))]
    lines = tuple(
        scores.tell_bands(name, bands) for name, bands in zip(names, by_seat, strict=True) if bands
    )
    return _step(GlorySource.BANDS, "step-bands", lines, result)


def _step(
    source: GlorySource, title: str, lines: tuple[Phrase, ...], result: AgeResult
) -> ScoringStep:
    glory = tuple(glory_by_source(result, seat)[source] for seat in range(result.players))
    return ScoringStep(source, None, phrase(title), lines, glory)
