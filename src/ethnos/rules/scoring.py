"""Score kingdoms, the merfolk track and bands at the end of an age."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.rules.bands import Band
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.components import TWO_PLAYERS, band_glory, merfolk_board
from ethnos.rules.results import AreaResult, BandResult, Place
from ethnos.rules.ruleset import MerfolkScoring, TrollDepth, TrollScope, TwoPlayerTie
from ethnos.rules.state import GameState
from ethnos.rules.tribes import power_of
from ethnos.rules.tribes.skeletons import size_without_skeletons
from ethnos.rules.tribes.trolls import tie_strength


def score_kingdom(state: GameState, kingdom: Kingdom) -> AreaResult:
    """Score one kingdom: most markers first. R80-R86, R114-R118."""
    strengths = state.markers[kingdom]
    contenders = [seat for seat, markers in enumerate(strengths) if markers]  # R84, D59
    groups = _ranked(state, contenders, strengths, trolls_decide=True)
    return _share(state, kingdom, _paid(state, state.tokens[kingdom]), strengths, groups)


def score_merfolk(state: GameState) -> AreaResult | None:
    """Score the merfolk track like a kingdom, if it is in play. R88, D38, D39."""
    if Tribe.MERFOLK not in state.tribes:
        return None
    strengths = tuple(state.merfolk)
    zero_ranks = state.ruleset.merfolk_zero_ranks
    contenders = [seat for seat, space in enumerate(strengths) if space or zero_ranks]
    trolls_decide = state.ruleset.troll_scope is not TrollScope.KINGDOMS_ONLY  # D46
    groups = _ranked(state, contenders, strengths, trolls_decide=trolls_decide)
    values = _paid(state, merfolk_board(state.players))
    if state.ruleset.merfolk_scoring is MerfolkScoring.LEADER_ONLY:
        values = values[:1]
    return _share(state, None, values, strengths, groups)


def _paid(state: GameState, tokens: tuple[int, ...]) -> tuple[int, ...]:
    """Return the values of the age, best rank first: in age III those of III, II, I. R80-R82."""
    return tuple(reversed(tokens[: state.age]))


def _ranked(
    state: GameState, contenders: list[int], strengths: Sequence[int], *, trolls_decide: bool
) -> list[tuple[int, ...]]:
    """Return groups of tied players, best first."""
    groups: list[tuple[int, ...]] = []
    for strength in sorted({strengths[seat] for seat in contenders}, reverse=True):
        level = tuple(seat for seat in contenders if strengths[seat] == strength)
        groups += split_by_trolls(state, level) if trolls_decide else [level]
    return groups


def split_by_trolls(state: GameState, tied: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Split tied players by their troll tokens, best first. R94, R95, D47, D48."""
    keys = {seat: tie_strength(state.trolls[seat]) for seat in tied}
    ordered = [
        tuple(seat for seat in tied if keys[seat] == key)
        for key in sorted(set(keys.values()), reverse=True)
    ]
    if state.ruleset.troll_depth is TrollDepth.WINNER_ONLY and len(ordered) > 1:
        beaten = tuple(seat for seat in tied if seat not in ordered[0])
        return [ordered[0], beaten]
    return ordered


def _share(
    state: GameState,
    kingdom: Kingdom | None,
    values: tuple[int, ...],
    strengths: Sequence[int],
    groups: list[tuple[int, ...]],
) -> AreaResult:
    """Score the ranks; tied players share the sum of theirs, rounded down. R85, R86, D60."""
    last_age_for_two = (
        state.players == TWO_PLAYERS and state.age == state.ruleset.ages and len(values) > 1
    )
    alone = last_age_for_two and _is_alone(state, kingdom, groups)
    if last_age_for_two and not alone and not _both_tokens_are_split(state, groups):
        values = values[:1]  # R115, R117
    places = []
    rank = 1
    for seats in groups:
        occupied = values if alone else values[rank - 1 : rank - 1 + len(seats)]
        strength = strengths[seats[0]]
        level = sum(strengths[seat] == strength for group in groups for seat in group)
        places.append(
            Place(
                rank=rank,
                seats=seats,
                strength=strength,
                values=occupied,
                glory=sum(occupied) // len(seats),
                by_trolls=level > len(seats),
            )
        )
        rank += len(seats)
    return AreaResult(kingdom, values, tuple(places), sole_presence=alone)


def _is_alone(state: GameState, kingdom: Kingdom | None, groups: list[tuple[int, ...]]) -> bool:
    """Return whether only one of two players is present in this area. R116, D39."""
    bonus = kingdom is not None or state.ruleset.merfolk_two_player_sole_bonus
    return bonus and sum(map(len, groups)) == 1


def _both_tokens_are_split(state: GameState, groups: list[tuple[int, ...]]) -> bool:
    """Return whether two tied players share both tokens. D65."""
    tie = len(groups) == 1 and len(groups[0]) == TWO_PLAYERS
    return tie and state.ruleset.two_player_tie is TwoPlayerTie.BOTH_TOKENS


def score_band(seat: int, band: Band) -> BandResult:
    """Score one band: without skeletons, then plus one for a dwarf leader. R87, R98-R101, D50."""
    remaining = size_without_skeletons(band)
    counted = power_of(band.leader.tribe).scoring_size(remaining) if band.leader else remaining
    return BandResult(
        seat=seat,
        band=band,
        skeletons_removed=band.skeletons,
        dwarf_added=counted - remaining,
        counted_size=counted,
        glory=band_glory(counted),
    )
