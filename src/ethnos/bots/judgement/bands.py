"""The few bands of a hand that are worth considering, and the cards kept after an elf's band."""

from __future__ import annotations

from ethnos.bots.judgement.appraisal import band_value, best_kingdom
from ethnos.bots.judgement.plans import group_count, hand_value, is_wild, total, wild_count
from ethnos.bots.judgement.scratch import Ints, Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import KINGDOMS, MOST_TRIBES, NONE, SLOTS, GameStruct
from ethnos.packed.powers import KEEPS, MAY_CHAIN, MAY_KEEP
from ethnos.packed.queries import tribe_of
from ethnos.rules.components import LARGEST_BAND

BAND_OF_TRIBE, BAND_OF_KINGDOM, BAND_LEADER_ONLY, BAND_OF_LONERS, BAND_WITHOUT_SKELETONS = range(5)
"""The kinds of band considered for each leader."""
BAND_KINDS = 5
"""A band is identified by leader * `BAND_KINDS` + kind."""


@compilable
def uses_rest(game: GameStruct, leader: int) -> bool:
    """Return whether a leader lets the rest of the hand be used: centaurs and elves."""
    tribe = tribe_of(game, leader)
    return bool((MAY_CHAIN | MAY_KEEP) >> tribe & 1)


@compilable
def followers(game: GameStruct, hand: Ints, leader: int, kind: int, band: Ints) -> bool:
    """Write the followers of a kind of band; return whether it is worth considering."""
    index, colour = leader // KINGDOMS, leader % KINGDOMS
    for slot in range(SLOTS):
        band[slot] = 0
    if kind == BAND_LEADER_ONLY:
        return uses_rest(game, leader)
    hand[leader] -= 1
    mates = group_count(game, index, hand)
    neighbours = group_count(game, MOST_TRIBES + colour, hand)
    skeletons = wild_count(game, hand)
    same = mates == neighbours == hand[leader]
    if kind == BAND_OF_TRIBE:
        wanted = mates > 0 and not same
    elif kind == BAND_OF_KINGDOM:
        wanted = neighbours > 0 or mates == neighbours
    elif kind == BAND_OF_LONERS:
        wanted = uses_rest(game, leader)
    else:
        wanted = uses_rest(game, leader) and mates > 0 and skeletons > 0
    if wanted:
        fill_band(game, hand, leader, kind, band)
    if kind == BAND_OF_LONERS and total(band) == 0:
        wanted = False
    hand[leader] += 1
    return wanted


@compilable
def fill_band(game: GameStruct, hand: Ints, leader: int, kind: int, band: Ints) -> None:
    """Write the followers; the leader has been taken out of the hand already."""
    index, colour = leader // KINGDOMS, leader % KINGDOMS
    for slot in range(SLOTS):
        if hand[slot] == 0:
            continue
        if is_wild(game, slot):
            joins = kind in (BAND_OF_TRIBE, BAND_OF_KINGDOM)
        elif kind in (BAND_OF_TRIBE, BAND_WITHOUT_SKELETONS):
            joins = slot // KINGDOMS == index
        elif kind == BAND_OF_KINGDOM:
            joins = slot % KINGDOMS == colour
        else:
            alone = group_count(game, slot // KINGDOMS, hand) == 1
            joins = slot % KINGDOMS == colour and alone
        if joins:
            band[slot] = hand[slot]
    if game.hand_size[game.to_move] > LARGEST_BAND:
        shorten(band)


@compilable
def shorten(band: Ints) -> None:
    """Take the last followers out of a band that is too large. R33."""
    surplus = total(band) + 1 - LARGEST_BAND
    for slot in range(SLOTS - 1, -1, -1):
        if surplus <= 0:
            return
        taken = min(surplus, band[slot])
        band[slot] -= taken
        surplus -= taken


@compilable
def subtract(hand: Ints, leader: int, band: Ints, rest: Ints) -> None:
    """Write what remains of a hand after a band is played."""
    for slot in range(SLOTS):
        rest[slot] = hand[slot] - band[slot]
    rest[leader] -= 1


@compilable
def discard_cost(scratch: Scratch, cards: Ints) -> float:
    """Return the cost of leaving these cards in the pool."""
    cost = 0.0
    for slot in range(SLOTS):
        cost += cards[slot] * scratch.discard_costs[slot]
    return cost


@compilable
def further_band_value(game: GameStruct, scratch: Scratch, rest: Ints) -> float:
    """Return the value of the best further band, or of stopping."""
    best = -discard_cost(scratch, rest)
    band = scratch.tried
    left = scratch.left
    for leader in range(SLOTS):
        if rest[leader] == 0 or is_wild(game, leader):
            continue
        for kind in (BAND_OF_TRIBE, BAND_OF_KINGDOM):
            if followers(game, rest, leader, kind, band):
                subtract(rest, leader, band, left)
                wild = wild_count(game, band)
                value = band_value(game, scratch, leader, total(band) + 1 - wild, wild)
                best = max(best, value - discard_cost(scratch, left))
    return best


@compilable
def choose_kept(game: GameStruct, scratch: Scratch, hand: Ints, limit: int, kept: Ints) -> None:
    """Write the cards to keep: the group with the best value, then skeletons, then others."""
    if total(hand) <= limit:
        for slot in range(SLOTS):
            kept[slot] = hand[slot]
        return
    best = -1e9
    best_group = NONE
    for slot in range(SLOTS):  # by card, its tribe before its kingdom: the first of equals wins
        if hand[slot] == 0 or is_wild(game, slot):
            continue
        for group in (slot // KINGDOMS, MOST_TRIBES + slot % KINGDOMS):
            keep_around(game, hand, group, limit, kept)
            value = hand_value(game, scratch, kept)
            if value > best:
                best = value
                best_group = group
    keep_around(game, hand, best_group, limit, kept)


@compilable
def keep_around(game: GameStruct, hand: Ints, group: int, limit: int, kept: Ints) -> None:
    """Write the cards to keep for one group: its members, then skeletons, then others."""
    for slot in range(SLOTS):
        kept[slot] = 0
    room = limit
    for stage in range(3):
        for slot in range(SLOTS):
            wild = is_wild(game, slot)
            member = not wild and group in (slot // KINGDOMS, MOST_TRIBES + slot % KINGDOMS)
            if (
                (stage == 0 and member)
                or (stage == 1 and wild)
                or (stage == 2 and not wild and not member)
            ):
                kept[slot] = min(hand[slot], room)
                room -= kept[slot]


@compilable
def kept_value(game: GameStruct, scratch: Scratch, hand: Ints, kept: Ints) -> float:
    """Return the value of keeping these cards of a hand."""
    skeletons = wild_count(game, kept) * scratch.weights.skeleton
    value = scratch.survival_after_taking * hand_value(game, scratch, kept) + skeletons
    for slot in range(SLOTS):
        value -= (hand[slot] - kept[slot]) * scratch.discard_costs[slot]
    return float(value)


@compilable
def band_choice_value(game: GameStruct, scratch: Scratch, leader: int, band: Ints) -> float:
    """Return the value of a band of the held hand, and of what happens to the rest."""
    hand = scratch.held
    rest = scratch.rest
    subtract(hand, leader, band, rest)
    wild = wild_count(game, band)
    size = total(band) + 1
    value = band_value(game, scratch, leader, size - wild, wild)
    tribe = tribe_of(game, leader)
    seat = game.to_move
    if MAY_CHAIN >> tribe & 1 and best_kingdom(game, scratch, seat, leader, size) != NONE:
        return float(value - scratch.weights.centaur + further_band_value(game, scratch, rest))
    if KEEPS[tribe][size] > 0:
        kept = scratch.kept
        choose_kept(game, scratch, rest, int(KEEPS[tribe][size]), kept)
        expected = scratch.weights.elf * size
        return float(value - expected + kept_value(game, scratch, rest, kept))
    return value - discard_cost(scratch, rest)
