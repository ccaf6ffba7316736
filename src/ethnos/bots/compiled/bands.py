"""The bands of a hand and the cards kept after an elf's, compiled: see `ethnos.bots.heuristic`."""

from __future__ import annotations

from ethnos.bots.compiled.appraisal import band_value, places_best
from ethnos.bots.compiled.plans import group_count, is_wild, promise, total, wild_count
from ethnos.bots.compiled.scratch import (
    BAND,
    CENTAUR_WEIGHT,
    ELF_WEIGHT,
    HELD,
    KEPT,
    LEFT,
    REST,
    SKELETON_WEIGHT,
    TRIED,
    Ints,
    Mind,
)
from ethnos.fast.jit import compiled
from ethnos.fast.layout import CENTAUR, ELF, KINGDOMS, NONE, SLOTS, Game, tribe_of

TRIBE_BAND, KINGDOM_BAND, ALONE, LONERS, NO_SKELETONS = range(5)
"""The kinds of band worth a thought under a leader."""
KINDS = 5
"""Bands of all kinds are numbered: leader times kinds plus kind."""


@compiled
def followers(game: Game, hand: Ints, leader: int, kind: int, band: Ints) -> bool:
    """Write the followers of a kind of band; return whether it is one to think about."""
    place, colour = leader // KINGDOMS, leader % KINGDOMS
    for slot in range(SLOTS):
        band[slot] = 0
    if kind == ALONE:
        return tribe_of(game, leader) in (CENTAUR, ELF)
    hand[leader] -= 1
    mates = group_count(game, place, hand)
    neighbours = group_count(game, 6 + colour, hand)
    skeletons = wild_count(game, hand)
    same = mates == neighbours == hand[leader]
    if kind == TRIBE_BAND:
        wanted = mates > 0 and not same
    elif kind == KINGDOM_BAND:
        wanted = neighbours > 0 or mates == neighbours
    elif kind == LONERS:
        wanted = tribe_of(game, leader) in (CENTAUR, ELF)
    else:
        wanted = tribe_of(game, leader) in (CENTAUR, ELF) and mates > 0 and skeletons > 0
    if wanted:
        fill_band(game, hand, leader, kind, band)
    if kind == LONERS and total(band) == 0:
        wanted = False
    hand[leader] += 1
    return wanted


@compiled
def fill_band(game: Game, hand: Ints, leader: int, kind: int, band: Ints) -> None:
    """Write the followers, the leader being out of the hand already."""
    place, colour = leader // KINGDOMS, leader % KINGDOMS
    for slot in range(SLOTS):
        if hand[slot] == 0:
            continue
        if is_wild(game, slot):
            joins = kind in (TRIBE_BAND, KINGDOM_BAND)
        elif kind in (TRIBE_BAND, NO_SKELETONS):
            joins = slot // KINGDOMS == place
        elif kind == KINGDOM_BAND:
            joins = slot % KINGDOMS == colour
        else:
            alone = group_count(game, slot // KINGDOMS, hand) == 1
            joins = slot % KINGDOMS == colour and alone
        if joins:
            band[slot] = hand[slot]


@compiled
def subtract(hand: Ints, leader: int, band: Ints, rest: Ints) -> None:
    """Write what is left of a hand when a band is played."""
    for slot in range(SLOTS):
        rest[slot] = hand[slot] - band[slot]
    rest[leader] -= 1


@compiled
def feeding(mind: Mind, cards: Ints) -> float:
    """Return what it costs to leave these cards in the pool."""
    cost = 0.0
    for slot in range(SLOTS):
        cost += cards[slot] * mind.fits[slot]
    return cost


@compiled
def further(game: Game, mind: Mind, rest: Ints) -> float:
    """Return what the best further band brings, or stopping."""
    best = -feeding(mind, rest)
    band = mind.hands[TRIED]
    left = mind.hands[LEFT]
    for leader in range(SLOTS):
        if rest[leader] == 0 or is_wild(game, leader):
            continue
        for kind in (TRIBE_BAND, KINGDOM_BAND):
            if followers(game, rest, leader, kind, band):
                subtract(rest, leader, band, left)
                wild = wild_count(game, band)
                value = band_value(game, mind, leader, total(band) + 1 - wild, wild)
                best = max(best, value - feeding(mind, left))
    return best


@compiled
def choose_kept(game: Game, mind: Mind, hand: Ints, limit: int, kept: Ints) -> None:
    """Write the cards to keep: one group of cards that fit, skeletons, then the rest."""
    if total(hand) <= limit:
        for slot in range(SLOTS):
            kept[slot] = hand[slot]
        return
    best = -1e9
    best_group = NONE
    for slot in range(SLOTS):  # in the order of the cards: a card's tribe, then its kingdom
        if hand[slot] == 0 or is_wild(game, slot):
            continue
        for group in (slot // KINGDOMS, 6 + slot % KINGDOMS):
            keep_around(game, hand, group, limit, kept)
            value = promise(game, mind, kept)
            if value > best:
                best = value
                best_group = group
    keep_around(game, hand, best_group, limit, kept)


@compiled
def keep_around(game: Game, hand: Ints, group: int, limit: int, kept: Ints) -> None:
    """Write the cards to keep for one group: its own first, then skeletons, then the rest."""
    for slot in range(SLOTS):
        kept[slot] = 0
    room = limit
    for stage in range(3):
        for slot in range(SLOTS):
            wild = is_wild(game, slot)
            member = not wild and group in (slot // KINGDOMS, 6 + slot % KINGDOMS)
            if (
                (stage == 0 and member)
                or (stage == 1 and wild)
                or (stage == 2 and not wild and not member)
            ):
                kept[slot] = min(hand[slot], room)
                room -= kept[slot]


@compiled
def kept_value(game: Game, mind: Mind, hand: Ints, kept: Ints) -> float:
    """Return what keeping these cards of a hand promises."""
    skeletons = wild_count(game, kept) * mind.weights[SKELETON_WEIGHT]
    value = mind.after_taking * promise(game, mind, kept) + skeletons
    for slot in range(SLOTS):
        value -= (hand[slot] - kept[slot]) * mind.fits[slot]
    return float(value)


@compiled
def weigh_band(game: Game, mind: Mind, leader: int, band: Ints) -> float:
    """Return what a band of the hand held brings, and what happens to the rest."""
    hand = mind.hands[HELD]
    rest = mind.hands[REST]
    subtract(hand, leader, band, rest)
    wild = wild_count(game, band)
    size = total(band) + 1
    value = band_value(game, mind, leader, size - wild, wild)
    tribe = tribe_of(game, leader)
    seat = game.to_move
    if tribe == CENTAUR and places_best(game, mind, seat, leader, size) != NONE:
        return float(value - mind.weights[CENTAUR_WEIGHT] + further(game, mind, rest))
    if tribe == ELF:
        kept = mind.hands[KEPT]
        choose_kept(game, mind, rest, size, kept)
        hoped = mind.weights[ELF_WEIGHT] * size
        return float(value - hoped + kept_value(game, mind, rest, kept))
    return value - feeding(mind, rest)


@compiled
def best_band(game: Game, mind: Mind) -> tuple[float, int]:
    """Return the best band of the hand held, and its worth."""
    best = -1e9
    choice = NONE
    hand = mind.hands[HELD]
    band = mind.hands[BAND]
    for extra in range(2):
        for leader in range(SLOTS):
            if hand[leader] == 0 or is_wild(game, leader):
                continue
            for kind in range(KINDS):
                if (kind >= ALONE) == (extra == 1) and followers(game, hand, leader, kind, band):
                    value = weigh_band(game, mind, leader, band)
                    if value > best:
                        best = value
                        choice = leader * KINDS + kind
    return best, choice
