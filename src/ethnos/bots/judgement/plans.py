"""The value of a hand: for every tribe and every kingdom in it, the band it may grow into."""

from __future__ import annotations

from ethnos.bots.judgement.scratch import GROUPS, HORIZON, Ints, Scratch
from ethnos.packed.bits import lowest
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import (
    KINGDOMS,
    MOST_TRIBES,
    NONE,
    ONE_KINGDOM,
    ONE_TRIBE,
    SLOTS,
    TRIBE_SKELETON,
    GameStruct,
)
from ethnos.packed.powers import BAND_WORTH, COPIES
from ethnos.packed.queries import tribe_of


@compilable
def is_wild(game: GameStruct, slot: int) -> bool:
    """Return whether a slot holds skeletons."""
    return bool(game.skeletons >> slot & 1)


@compilable
def group_count(game: GameStruct, group: int, cards: Ints) -> int:
    """Return the number of cards that belong to a group."""
    number = 0
    if group < MOST_TRIBES:
        slots = range(group * KINGDOMS, (group + 1) * KINGDOMS)
    else:
        slots = range(group - MOST_TRIBES, SLOTS, KINGDOMS)
    for slot in slots:
        if not is_wild(game, slot):
            number += cards[slot]
    return number


@compilable
def total(cards: Ints) -> int:
    """Return the number of cards."""
    count = 0
    for slot in range(SLOTS):
        count += cards[slot]
    return count


@compilable
def wild_count(game: GameStruct, cards: Ints) -> int:
    """Return the number of skeletons among some cards."""
    index = game.tribe_index[TRIBE_SKELETON]
    return cards[index * KINGDOMS] if index >= 0 else 0


@compilable
def compute_find_chances(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Count the unseen cards, and compute the chance to find a card of each group."""
    unseen = scratch.unseen
    for index in range(MOST_TRIBES):
        tribe = game.tribes[index]
        for kingdom in range(KINGDOMS):
            absent = tribe == NONE or (tribe == TRIBE_SKELETON and kingdom > 0)
            unseen[index * KINGDOMS + kingdom] = 0 if absent else COPIES[tribe]
    for slot in range(SLOTS):
        unseen[slot] -= game.hand[seat][slot] + game.pool[slot]
    for rival in range(game.players):
        if rival != seat:
            for slot in range(SLOTS):
                unseen[slot] -= game.known[rival][slot]
    for number in range(game.cards_laid):
        unseen[game.band_cards[number]] -= 1
    everything = max(1, total(unseen))
    for group in range(GROUPS):
        missing = group_count(game, group, unseen)
        leaders = members(game, group, game.pool_set)
        gone = 1.0
        while leaders:
            gone *= (1 - scratch.weights.pool_stays) ** game.pool[lowest(leaders)]
            leaders &= leaders - 1
        blind = min(0.9, scratch.weights.reach * missing / everything)
        scratch.find_chances[group] = 1 - (1 - blind) * gone


@compilable
def members(game: GameStruct, group: int, cards: int) -> int:
    """Return the members of a group in a set of cards."""
    if group < MOST_TRIBES:
        return cards & ONE_TRIBE << group * KINGDOMS & ~game.skeletons
    return cards & ONE_KINGDOM << (group - MOST_TRIBES) & ~game.skeletons


@compilable
def set_of(hand: Ints) -> int:
    """Return the set of slots in a hand."""
    cards = 0
    for slot in range(SLOTS):
        if hand[slot] > 0:
            cards |= 1 << slot
    return cards


@compilable
def count(leaders: int, hand: Ints) -> int:
    """Return the number of cards of a hand in a set of slots."""
    cards = 0
    while leaders:
        cards += hand[lowest(leaders)]
        leaders &= leaders - 1
    return cards


@compilable
def value_of_growing(
    game: GameStruct,
    scratch: Scratch,
    group: int,
    leaders: int,
    cards: int,
    held: int,
    skeletons: int,
) -> float:
    """Return the value of growing a group of `cards` cards for as long as it pays."""
    room = min(game.hand_limit - held, HORIZON - 1)
    played = scratch.play_values
    value = scratch.best_values
    for size in range(room + 1):
        played[size] = -1e9
    while leaders:
        leader = lowest(leaders)
        leaders &= leaders - 1
        tribe = tribe_of(game, leader)
        for size in range(room + 1):
            worth = (
                scratch.leader_values[leader][cards + size + skeletons]
                + BAND_WORTH[tribe][cards + size]
            )
            played[size] = max(played[size], worth)
    for size in range(room + 1):
        value[size] = played[size]
    chance = scratch.find_chances[group]
    tempo = scratch.weights.tempo
    for turn in range(HORIZON - 1, 0, -1):
        step = scratch.turn_survival[turn]
        for size in range(room):
            hope = chance * value[size + 1] + (1 - chance) * value[size]
            value[size] = max(played[size], step * hope - tempo)
    return float(value[0])


@compilable
def best_two(best: float, second: float, value: float) -> tuple[float, float]:
    """Return the two largest of three values, given `best >= second`."""
    if value > best:
        return value, best
    return best, max(second, value)


@compilable
def hand_value(game: GameStruct, scratch: Scratch, hand: Ints) -> float:
    """Return the value of a hand at the player's next turn."""
    best = 0.0
    second = 0.0
    cards = set_of(hand)
    held = total(hand)
    skeletons = wild_count(game, hand)
    for group in range(GROUPS):
        leaders = members(game, group, cards)
        if leaders:
            size = count(leaders, hand)
            value = value_of_growing(game, scratch, group, leaders, size, held, skeletons)
            best, second = best_two(best, second, value)
    return float(best + scratch.weights.second_plan * second)


@compilable
def compute_group_values(game: GameStruct, scratch: Scratch) -> None:
    """Compute the value of every group after one more card has joined the held hand."""
    hand = scratch.held
    cards = set_of(hand)
    held = total(hand) + 1
    skeletons = wild_count(game, hand)
    for group in range(GROUPS):
        leaders = members(game, group, cards)
        scratch.values_if_missed[group] = 0.0
        scratch.values_if_grown[group] = scratch.weights.new_group
        if leaders:
            size = count(leaders, hand)
            scratch.values_if_missed[group] = value_of_growing(
                game, scratch, group, leaders, size, held, skeletons
            )
            scratch.values_if_grown[group] = value_of_growing(
                game, scratch, group, leaders, size + 1, held, skeletons
            )


@compilable
def hand_value_after_taking(game: GameStruct, scratch: Scratch, slot: int) -> float:
    """Return the value of the held hand plus a pool card; needs `compute_group_values`."""
    hand = scratch.held
    hand[slot] += 1
    if is_wild(game, slot):
        value = hand_value(game, scratch, hand)
    else:
        tribe, kingdom = slot // KINGDOMS, MOST_TRIBES + slot % KINGDOMS
        value = hand_value_with(
            scratch,
            tribe,
            kingdom,
            group_value(game, scratch, tribe, hand),
            group_value(game, scratch, kingdom, hand),
        )
    hand[slot] -= 1
    return value


@compilable
def group_value(game: GameStruct, scratch: Scratch, group: int, hand: Ints) -> float:
    """Return the value of one group of a hand."""
    leaders = members(game, group, set_of(hand))
    size = count(leaders, hand)
    return value_of_growing(
        game, scratch, group, leaders, size, total(hand), wild_count(game, hand)
    )


@compilable
def hand_value_with(
    scratch: Scratch, tribe: int, kingdom: int, of_tribe: float, of_kingdom: float
) -> float:
    """Return the value of the held hand with new values for two of its groups."""
    best = 0.0
    second = 0.0
    for group in range(GROUPS):
        value = scratch.values_if_missed[group]
        if group == tribe:
            value = of_tribe
        elif group == kingdom:
            value = of_kingdom
        best, second = best_two(best, second, value)
    return float(best + scratch.weights.second_plan * second)


@compilable
def hand_value_after_skeleton(scratch: Scratch, cards: int, game: GameStruct) -> float:
    """Return the value of the held hand after a skeleton has joined every group."""
    best = 0.0
    second = 0.0
    for group in range(GROUPS):
        value = scratch.values_if_grown[group] if members(game, group, cards) else 0.0
        best, second = best_two(best, second, value)
    return float(best + scratch.weights.second_plan * second)


@compilable
def hand_value_after_drawing(game: GameStruct, scratch: Scratch) -> float:
    """Return the value of the held hand after a draw; needs `compute_group_values`."""
    cards = set_of(scratch.held)
    whole = 0.0
    for slot in range(SLOTS):
        copies = scratch.unseen[slot]
        if copies == 0:
            continue
        if is_wild(game, slot):
            whole += copies * hand_value_after_skeleton(scratch, cards, game)
        else:
            tribe, kingdom = slot // KINGDOMS, MOST_TRIBES + slot % KINGDOMS
            grown = scratch.values_if_grown
            whole += copies * hand_value_with(scratch, tribe, kingdom, grown[tribe], grown[kingdom])
    return whole / max(1, total(scratch.unseen))
