"""What a hand promises, compiled: see `ethnos.bots.plans`."""

from __future__ import annotations

from ethnos.bots.compiled.appraisal import BAND
from ethnos.bots.compiled.scratch import (
    FRESH,
    GROUPS,
    HELD,
    POOL_STAYS,
    REACH,
    SECOND,
    TEMPO,
    Ints,
    Mind,
)
from ethnos.bots.outlook import HORIZON
from ethnos.fast.jit import compiled, lowest
from ethnos.fast.layout import (
    DWARF,
    HALFLING,
    KINGDOMS,
    MOST_TRIBES,
    NONE,
    ONE_KINGDOM,
    ONE_TRIBE,
    SKELETON,
    SLOTS,
    Game,
    tribe_of,
)
from ethnos.rules.components import HAND_LIMIT


@compiled
def is_wild(game: Game, slot: int) -> bool:
    """Return whether a slot is the skeletons'."""
    return bool(game.skeletons >> slot & 1)


@compiled
def group_count(game: Game, group: int, cards: Ints) -> int:
    """Return how many of some cards belong to a group."""
    number = 0
    step = 1 if group < MOST_TRIBES else KINGDOMS
    first = group * KINGDOMS if group < MOST_TRIBES else group - MOST_TRIBES
    for slot in range(first, first + 6 * step, step):
        if not is_wild(game, slot):
            number += cards[slot]
    return number


@compiled
def total(cards: Ints) -> int:
    """Return how many cards there are."""
    count = 0
    for slot in range(SLOTS):
        count += cards[slot]
    return count


@compiled
def wild_count(game: Game, cards: Ints) -> int:
    """Return how many skeletons there are among some cards."""
    place = game.tribe_place[SKELETON]
    return cards[place * KINGDOMS] if place >= 0 else 0


@compiled
def survey(game: Game, mind: Mind, seat: int) -> None:
    """Count the cards whose place is unknown, and what that means for every group."""
    unseen = mind.unseen
    for place in range(MOST_TRIBES):
        tribe = game.tribes[place]
        for kingdom in range(KINGDOMS):
            copies = 0 if tribe == NONE else 4 if tribe == HALFLING else 2
            if tribe == SKELETON:
                copies = 12 if kingdom == 0 else 0
            unseen[place * KINGDOMS + kingdom] = copies
    for slot in range(SLOTS):
        unseen[slot] -= game.hand[seat, slot] + game.pool[slot]
    for rival in range(game.players):
        if rival != seat:
            for slot in range(SLOTS):
                unseen[slot] -= game.known[rival, slot]
    for number in range(game.cards_laid):
        unseen[game.band_cards[number]] -= 1
    everything = max(1, total(unseen))
    for group in range(GROUPS):
        missing = group_count(game, group, unseen)
        leaders = members(game, group, game.pool_set)
        gone = 1.0
        while leaders:
            gone *= (1 - mind.weights[POOL_STAYS]) ** game.pool[lowest(leaders)]
            leaders &= leaders - 1
        blind = min(0.9, mind.weights[REACH] * missing / everything)
        mind.chances[group] = 1 - (1 - blind) * gone


@compiled
def members(game: Game, group: int, cards: int) -> int:
    """Return which of a set of cards belong to a group."""
    if group < MOST_TRIBES:
        return cards & ONE_TRIBE << group * KINGDOMS & ~game.skeletons
    return cards & ONE_KINGDOM << (group - MOST_TRIBES) & ~game.skeletons


@compiled
def set_of(hand: Ints) -> int:
    """Return which cards are in a hand."""
    cards = 0
    for slot in range(SLOTS):
        if hand[slot] > 0:
            cards |= 1 << slot
    return cards


@compiled
def count(leaders: int, hand: Ints) -> int:
    """Return how many cards a hand holds of a set."""
    cards = 0
    while leaders:
        cards += hand[lowest(leaders)]
        leaders &= leaders - 1
    return cards


@compiled
def grow(
    game: Game, mind: Mind, group: int, leaders: int, cards: int, held: int, skeletons: int
) -> float:
    """Return the value of growing a group of so many cards for as long as it pays."""
    room = min(HAND_LIMIT - held, HORIZON - 1)
    played = mind.played
    value = mind.value
    for size in range(room + 1):
        played[size] = -1e9
    while leaders:
        leader = lowest(leaders)
        leaders &= leaders - 1
        dwarf = 1 if tribe_of(game, leader) == DWARF else 0
        for size in range(room + 1):
            worth = mind.leads[leader, cards + size + skeletons] + BAND[cards + size + dwarf]
            played[size] = max(played[size], worth)
    for size in range(room + 1):
        value[size] = played[size]
    chance = mind.chances[group]
    tempo = mind.weights[TEMPO]
    for turn in range(HORIZON - 1, 0, -1):
        step = mind.steps[turn]
        for size in range(room):
            hope = chance * value[size + 1] + (1 - chance) * value[size]
            value[size] = max(played[size], step * hope - tempo)
    return float(value[0])


@compiled
def promise(game: Game, mind: Mind, hand: Ints) -> float:
    """Return what a hand is worth at the next own turn."""
    best = 0.0
    second = 0.0
    cards = set_of(hand)
    held = total(hand)
    skeletons = wild_count(game, hand)
    for group in range(GROUPS):
        leaders = members(game, group, cards)
        if leaders:
            size = count(leaders, hand)
            value = grow(game, mind, group, leaders, size, held, skeletons)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
    return float(best + mind.weights[SECOND] * second)


@compiled
def plan_ahead(game: Game, mind: Mind) -> None:
    """Work out what every group promises when one more card has joined the hand held."""
    hand = mind.hands[HELD]
    cards = set_of(hand)
    held = total(hand) + 1
    skeletons = wild_count(game, hand)
    for group in range(GROUPS):
        leaders = members(game, group, cards)
        mind.missed[group] = 0.0
        mind.grown[group] = mind.weights[FRESH]
        if leaders:
            size = count(leaders, hand)
            mind.missed[group] = grow(game, mind, group, leaders, size, held, skeletons)
            mind.grown[group] = grow(game, mind, group, leaders, size + 1, held, skeletons)


@compiled
def promise_of_taking(game: Game, mind: Mind, slot: int) -> float:
    """Return what the hand held is worth with a card of the pool, after `plan_ahead`."""
    hand = mind.hands[HELD]
    hand[slot] += 1
    if is_wild(game, slot):
        value = promise(game, mind, hand)
    else:
        tribe, kingdom = slot // KINGDOMS, MOST_TRIBES + slot % KINGDOMS
        value = promise_with(
            mind,
            tribe,
            kingdom,
            grow_now(game, mind, tribe, hand),
            grow_now(game, mind, kingdom, hand),
        )
    hand[slot] -= 1
    return value


@compiled
def grow_now(game: Game, mind: Mind, group: int, hand: Ints) -> float:
    """Return what one group of a hand promises."""
    leaders = members(game, group, set_of(hand))
    size = count(leaders, hand)
    return grow(game, mind, group, leaders, size, total(hand), wild_count(game, hand))


@compiled
def promise_with(mind: Mind, tribe: int, kingdom: int, of_tribe: float, of_kingdom: float) -> float:
    """Return what the hand is worth when two of its groups promise something new."""
    best = 0.0
    second = 0.0
    for group in range(GROUPS):
        value = mind.missed[group]
        if group == tribe:
            value = of_tribe
        elif group == kingdom:
            value = of_kingdom
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return float(best + mind.weights[SECOND] * second)


@compiled
def promise_of_skeleton(mind: Mind, cards: int, game: Game) -> float:
    """Return what the hand is worth when every group of it has grown."""
    best = 0.0
    second = 0.0
    for group in range(GROUPS):
        value = mind.grown[group] if members(game, group, cards) else 0.0
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return float(best + mind.weights[SECOND] * second)


@compiled
def promise_of_drawing(game: Game, mind: Mind) -> float:
    """Return what the hand is worth after a card from the deck, after `plan_ahead`."""
    cards = set_of(mind.hands[HELD])
    whole = 0.0
    for slot in range(SLOTS):
        copies = mind.unseen[slot]
        if copies == 0:
            continue
        if is_wild(game, slot):
            whole += copies * promise_of_skeleton(mind, cards, game)
        else:
            tribe, kingdom = slot // KINGDOMS, MOST_TRIBES + slot % KINGDOMS
            grown = mind.grown
            whole += copies * promise_with(mind, tribe, kingdom, grown[tribe], grown[kingdom])
    return whole / max(1, total(mind.unseen))
