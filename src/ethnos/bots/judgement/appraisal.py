"""The value of a band: its glory, its marker and its leader's ability."""

from __future__ import annotations

from math import isnan, nan

from ethnos.bots.judgement.kingdoms import (
    chance_ahead,
    compute_marker_gains,
    troll_gain,
)
from ethnos.bots.judgement.outlook import estimate_time_left, survival_chance
from ethnos.bots.judgement.scratch import HORIZON, Scratch
from ethnos.packed.bits import lowest
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import (
    KINGDOMS,
    NONE,
    ONE_KINGDOM,
    ONE_TRIBE,
    TRIBE_ELF,
    TRIBE_GIANT,
    TRIBE_MERFOLK,
    TRIBE_ORC,
    TRIBE_TROLL,
    TRIBE_WIZARD,
    GameStruct,
)
from ethnos.packed.options import EQUAL_TAKES
from ethnos.packed.powers import BAND_WORTH, MAY_CHAIN, MAY_LEAD, MAY_PLACE, PLACING_SIZE, REACH
from ethnos.packed.queries import has_marker, is_short_game, markers_that_count, tribe_of
from ethnos.packed.tables import GIANT_GLORY, MERFOLK_GLORY
from ethnos.rules.components import (
    GIANT_GLORY_AT_ONCE,
    LARGEST_BAND,
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    ORC_RAID_GLORY,
    TROLL_TOKENS,
)

_TOKENS = len(TROLL_TOKENS)
_SKELETON_FITS = 3


@compilable
def appraise(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Compute what every decision of this seat may need."""
    estimate_time_left(game, scratch)
    compute_marker_gains(game, scratch, seat)
    for token in range(1, _TOKENS + 1):
        scratch.troll_values[token] = nan
    for space in range(MERFOLK_LAST_SPACE + 1):
        scratch.merfolk_values[space] = nan


@compilable
def compute_ability_values(game: GameStruct, scratch: Scratch, seat: int, cards: int) -> None:
    """Compute the ability values of the tribes among some cards."""
    largest = min(LARGEST_BAND, game.hand_limit, game.hand_size[seat] + HORIZON)
    for index in range(game.tribe_count):
        if cards >> index * KINGDOMS & ONE_TRIBE:
            tribe = int(game.tribes[index])
            for size in range(largest + 1):
                scratch.ability_values[index][size] = ability(game, scratch, seat, tribe, size)


@compilable
def best_kingdom(game: GameStruct, scratch: Scratch, seat: int, leader: int, size: int) -> int:
    """Return the kingdom where the marker of a band is worth most, or `NONE`."""
    tribe = tribe_of(game, leader)
    may_place = MAY_LEAD & MAY_PLACE
    if not may_place >> tribe & 1 or size == 0 or not has_marker(game, seat):
        return NONE
    placing_size = PLACING_SIZE[tribe][size]
    reach = REACH[tribe][leader % KINGDOMS]
    best = NONE
    while reach:
        kingdom = lowest(reach)
        reach &= reach - 1
        better = best == NONE or scratch.marker_gains[kingdom] > scratch.marker_gains[best]
        if better and markers_that_count(game, seat, kingdom) < placing_size:
            best = kingdom
    return best


@compilable
def compute_leader_values(game: GameStruct, scratch: Scratch, seat: int, leader: int) -> None:
    """Compute the values of a leader apart from the glory of the band, by band size."""
    tribe = tribe_of(game, leader)
    index, kingdom = leader // KINGDOMS, leader % KINGDOMS
    own = orc_value(game, scratch, seat, kingdom) if tribe == TRIBE_ORC else 0.0
    further = scratch.weights.centaur if MAY_CHAIN >> tribe & 1 else 0.0
    joy = scratch.weights.big_bands
    if tribe == scratch.weights.favourite:
        joy += scratch.weights.fondness
    largest = min(LARGEST_BAND, game.hand_limit, game.hand_size[seat] + HORIZON)
    for size in range(1, largest + 1):
        value = scratch.ability_values[index][size] + own + joy * size
        best = best_kingdom(game, scratch, seat, leader, size)
        if best != NONE:
            value += scratch.marker_gains[best] + further
        scratch.leader_values[leader][size] = value
    for size in range(LARGEST_BAND + 1, game.hand_limit + 1):
        scratch.leader_values[leader][size] = scratch.leader_values[leader][LARGEST_BAND]


@compilable
def band_value(
    game: GameStruct, scratch: Scratch, leader: int, cards: int, skeletons: int
) -> float:
    """Return the value of a band of `cards` cards, the leader included, and `skeletons` more."""
    glory = BAND_WORTH[tribe_of(game, leader)][cards]
    return float(scratch.leader_values[leader][cards + skeletons] + glory)


@compilable
def ability(game: GameStruct, scratch: Scratch, seat: int, tribe: int, size: int) -> float:
    """Return the value of the ability of a leader's tribe."""
    if size == 0:
        return 0.0
    if tribe == TRIBE_ELF:
        return float(scratch.weights.elf * size)
    if tribe == TRIBE_WIZARD:
        return float(scratch.weights.wizard * size * survival_chance(game, size))
    if tribe == TRIBE_GIANT:
        return giant_value(game, scratch, seat, size)
    if tribe == TRIBE_MERFOLK:
        return merfolk_value(game, scratch, seat, size)
    if tribe == TRIBE_TROLL:
        return best_troll(game, scratch, seat, size)
    return 0.0


@compilable
def giant_value(game: GameStruct, scratch: Scratch, seat: int, size: int) -> float:
    """Return the value of the giant token that a band may take."""
    equal_takes = game.giant_tie == EQUAL_TAKES  # D31
    if game.giant_holder != NONE and size < game.giant_size + (not equal_takes):
        return 0.0
    pays = giant_pays(game)
    holds = giant_holds(scratch, size)
    if game.giant_holder == seat:
        holds -= giant_holds(scratch, game.giant_size)
    return float(GIANT_GLORY_AT_ONCE + pays * holds)


@compilable
def giant_pays(game: GameStruct) -> int:
    """Return what the giant token pays at the end of this age."""
    return int(GIANT_GLORY[is_short_game(game)][game.age - 1])


@compilable
def giant_holds(scratch: Scratch, size: int) -> float:
    """Return the chance that no larger band of giants is played before the age ends."""
    fading = scratch.weights.giant_hold * scratch.turns_left / (size * size)
    return float(1.0 / (1.0 + fading))


@compilable
def merfolk_value(game: GameStruct, scratch: Scratch, seat: int, spaces: int) -> float:
    """Return the value of advancing on the merfolk track."""
    start = int(game.merfolk[seat])
    end = min(start + spaces, MERFOLK_LAST_SPACE)
    symbols = 0
    for symbol in MERFOLK_SYMBOLS:
        symbols += start < symbol <= end
    value = track_value(game, scratch, seat, end) - track_value(game, scratch, seat, start)
    if symbols and has_marker(game, seat):
        value += symbols * highest_gain(scratch)
    return float(value + scratch.weights.merfolk_space * (end - start))


@compilable
def highest_gain(scratch: Scratch) -> float:
    """Return the value of a marker where it is worth most."""
    best = scratch.marker_gains[0]
    for kingdom in range(1, KINGDOMS):
        best = max(best, scratch.marker_gains[kingdom])
    return float(best)


@compilable
def track_value(game: GameStruct, scratch: Scratch, seat: int, space: int) -> float:
    """Return the expected pay of a space on the merfolk track in this and later ages."""
    if space == 0:
        return 0.0
    if not isnan(scratch.merfolk_values[space]):
        return float(scratch.merfolk_values[space])
    total = 0.0
    row = is_short_game(game)
    for age in range(game.age, game.ages + 1):
        spread = scratch.weights.merfolk_spread * (1 + age - game.age)
        first, second, third = 1.0, 0.0, 0.0
        for rival in range(game.players):
            if rival != seat:
                ahead = chance_ahead(space - game.merfolk[rival], spread)
                third += ahead * (second - third)
                second += ahead * (first - second)
                first *= 1.0 - ahead
        total += first * MERFOLK_GLORY[row][age - 1]
        if age > 1:
            total += second * MERFOLK_GLORY[row][age - 2]
        if age > 2:
            total += third * MERFOLK_GLORY[row][age - 3]
    scratch.merfolk_values[space] = total
    return total


@compilable
def orc_value(game: GameStruct, scratch: Scratch, seat: int, kingdom: int) -> float:
    """Return the value of a marker on this space of the orc board."""
    board = game.orc_board[seat]
    if board >> kingdom & 1 or not has_marker(game, seat):
        return 0.0
    return orc_gain(game, scratch, seat)


@compilable
def orc_gain(game: GameStruct, scratch: Scratch, seat: int) -> float:
    """Return the value of one more space on the orc board."""
    spaces = 0
    for kingdom in range(KINGDOMS):
        spaces += game.orc_board[seat] >> kingdom & 1
    step = ORC_RAID_GLORY[spaces + 1] - ORC_RAID_GLORY[spaces]
    return float(step + scratch.weights.orc_later * (game.ages - game.age))


@compilable
def troll_value(game: GameStruct, scratch: Scratch, seat: int, token: int) -> float:
    """Return the value of a troll token."""
    if isnan(scratch.troll_values[token]):
        scratch.troll_values[token] = troll_gain(game, scratch, seat, token)
    return float(scratch.troll_values[token] + scratch.weights.troll * token)


@compilable
def best_troll(game: GameStruct, scratch: Scratch, seat: int, size: int) -> float:
    """Return the value of the highest token a band of this size may take."""
    claimed = 0
    for player in range(game.players):
        claimed |= game.trolls[player]
    for token in range(min(size, _TOKENS), 0, -1):
        if claimed >> (token - 1) & 1 == 0:
            return troll_value(game, scratch, seat, token)
    return 0.0


@compilable
def compute_discard_costs(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Compute the cost of leaving each card of the hand in the pool."""
    hand = game.hand_set[seat]
    while hand:
        slot = lowest(hand)
        hand &= hand - 1
        most = 0
        if game.skeletons >> slot & 1:
            most = _SKELETON_FITS
        else:
            for rival in range(game.players):
                if rival != seat:
                    most = max(most, known_fitting_cards(game, rival, slot))
        scratch.discard_costs[slot] = scratch.weights.discard + scratch.weights.discard_fit * most


@compilable
def known_fitting_cards(game: GameStruct, seat: int, card: int) -> int:
    """Return the number of known cards of a hand that share tribe or kingdom with a card."""
    index, kingdom = card // KINGDOMS, card % KINGDOMS
    fitting = ONE_TRIBE << index * KINGDOMS | ONE_KINGDOM << kingdom
    cards = game.hand_set[seat] & fitting & ~game.skeletons
    count = 0
    while cards:
        count += game.known[seat][lowest(cards)]
        cards &= cards - 1
    return count
