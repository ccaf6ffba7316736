"""What a band would bring, compiled: see `ethnos.bots.appraisal`."""

from __future__ import annotations

import numpy as np

from ethnos.bots.compiled.kingdoms import (
    chance_ahead,
    goes_on,
    look_ahead,
    look_at_board,
    troll_gain,
)
from ethnos.bots.compiled.scratch import (
    CENTAUR_WEIGHT,
    ELF_WEIGHT,
    FEED,
    FEED_FIT,
    GIANT_HOLD,
    MERFOLK_SPACE,
    MERFOLK_SPREAD,
    ORC_LATER,
    SIZES,
    TROLL_WEIGHT,
    WIZARD_WEIGHT,
    Mind,
)
from ethnos.bots.outlook import HORIZON
from ethnos.fast.board import has_marker, markers_that_count
from ethnos.fast.jit import compiled, lowest
from ethnos.fast.layout import (
    CENTAUR,
    DWARF,
    ELF,
    GIANT,
    HALFLING,
    KINGDOMS,
    MERFOLK,
    MINOTAUR,
    NONE,
    ONE_KINGDOM,
    ONE_TRIBE,
    ORC,
    SKELETON,
    TROLL,
    WINGFOLK,
    WIZARD,
    Game,
    tribe_of,
)
from ethnos.fast.options import EQUAL_TAKES
from ethnos.rules.components import (
    BAND_GLORY,
    GIANT_GLORY_AT_ONCE,
    GIANT_TOKEN,
    GIANT_TOKEN_SHORT_GAME,
    MERFOLK_BOARD,
    MERFOLK_BOARD_SHORT_GAME,
    MERFOLK_LAST_SPACE,
    MERFOLK_SYMBOLS,
    ORC_RAID_GLORY,
    TROLL_TOKENS,
)

BAND = np.array([BAND_GLORY[min(size, len(BAND_GLORY) - 1)] for size in range(SIZES + 1)])
RAID = np.array(ORC_RAID_GLORY)
_GIANT = np.array((GIANT_TOKEN, (*GIANT_TOKEN_SHORT_GAME, 0)))
_MERFOLK = np.array((MERFOLK_BOARD, (*MERFOLK_BOARD_SHORT_GAME, 0)))
_TOKENS = len(TROLL_TOKENS)
_SKELETON_FITS = 3


@compiled
def appraise(game: Game, mind: Mind, seat: int) -> None:
    """Work out what every decision of this seat may need."""
    look_ahead(game, mind)
    look_at_board(game, mind, seat)
    for token in range(1, _TOKENS + 1):
        mind.trolls[token] = np.nan
    for space in range(MERFOLK_LAST_SPACE + 1):
        mind.track[space] = np.nan


@compiled
def learn_abilities(game: Game, mind: Mind, seat: int, cards: int) -> None:
    """Work out what the abilities are worth of the tribes among some cards."""
    largest = min(SIZES - 1, game.hand_size[seat] + HORIZON)
    for place in range(game.tribe_count):
        if cards >> place * KINGDOMS & ONE_TRIBE:
            tribe = int(game.tribes[place])
            for size in range(largest + 1):
                mind.abilities[place, size] = ability(game, mind, seat, tribe, size)


@compiled
def short_game(game: Game) -> int:
    """Return 1 for the short game, else 0: the row of the tables above."""
    return 1 if game.ages == 2 else 0


@compiled
def places_best(game: Game, mind: Mind, seat: int, leader: int, size: int) -> int:
    """Return the kingdom where the marker of a band is worth most, or `NONE`."""
    tribe = tribe_of(game, leader)
    if tribe in (HALFLING, SKELETON) or size == 0 or not has_marker(game, seat):
        return NONE
    if tribe == WINGFOLK:
        best = NONE
        for kingdom in range(KINGDOMS):
            better = best == NONE or mind.gains[kingdom] > mind.gains[best]
            if better and markers_that_count(game, seat, kingdom) < size:
                best = kingdom
        return best
    reach = size + 1 if tribe == MINOTAUR else size
    kingdom = leader % KINGDOMS
    return kingdom if markers_that_count(game, seat, kingdom) < reach else NONE


@compiled
def learn_leader(game: Game, mind: Mind, seat: int, leader: int) -> None:
    """Work out what a leader brings besides the glory of the band, by its size."""
    tribe = tribe_of(game, leader)
    place, kingdom = leader // KINGDOMS, leader % KINGDOMS
    own = orc_value(game, mind, seat, kingdom) if tribe == ORC else 0.0
    marker = mind.gains[kingdom]
    if tribe == CENTAUR:
        marker += mind.weights[CENTAUR_WEIGHT]
    needed = markers_that_count(game, seat, kingdom) + 1
    if tribe == MINOTAUR:
        needed -= 1
    if tribe == HALFLING or not has_marker(game, seat):
        needed = SIZES
    largest = min(SIZES - 1, game.hand_size[seat] + HORIZON)
    for size in range(1, largest + 1):
        value = mind.abilities[place, size] + own
        mind.leads[leader, size] = value + marker if size >= needed else value
    if tribe == WINGFOLK and has_marker(game, seat):
        for size in range(1, largest + 1):
            best = places_best(game, mind, seat, leader, size)
            value = mind.abilities[place, size]
            mind.leads[leader, size] = value if best == NONE else value + mind.gains[best]


@compiled
def band_value(game: Game, mind: Mind, leader: int, cards: int, skeletons: int) -> float:
    """Return what a band brings: so many cards, the leader included, and so many skeletons."""
    counted = cards + 1 if tribe_of(game, leader) == DWARF else cards
    return float(mind.leads[leader, cards + skeletons] + BAND[counted])


@compiled
def ability(game: Game, mind: Mind, seat: int, tribe: int, size: int) -> float:
    """Return what the ability of a leader's tribe is worth."""
    if size == 0:
        return 0.0
    if tribe == ELF:
        return float(mind.weights[ELF_WEIGHT] * size)
    if tribe == WIZARD:
        return float(mind.weights[WIZARD_WEIGHT] * size * goes_on(game, size))
    if tribe == GIANT:
        return giant_value(game, mind, seat, size)
    if tribe == MERFOLK:
        return merfolk_value(game, mind, seat, size)
    if tribe == TROLL:
        return best_troll(game, mind, seat, size)
    return 0.0


@compiled
def giant_value(game: Game, mind: Mind, seat: int, size: int) -> float:
    """Return what a band of giants brings besides its marker."""
    equal_takes = game.giant_tie == EQUAL_TAKES  # D31
    if game.giant_holder != NONE and size < game.giant_size + (not equal_takes):
        return 0.0
    pays = giant_pays(game)
    holds = giant_holds(mind, size)
    if game.giant_holder == seat:
        holds -= giant_holds(mind, game.giant_size)
    return float(GIANT_GLORY_AT_ONCE + pays * holds)


@compiled
def giant_pays(game: Game) -> int:
    """Return what the giant token pays at the end of this age."""
    return int(_GIANT[short_game(game), game.age - 1])


@compiled
def giant_holds(mind: Mind, size: int) -> float:
    """Return the chance that nobody plays a larger band of giants before the age ends."""
    fading = mind.weights[GIANT_HOLD] * mind.turns_left / (size * size)
    return float(1.0 / (1.0 + fading))


@compiled
def merfolk_value(game: Game, mind: Mind, seat: int, spaces: int) -> float:
    """Return what moving so far on the merfolk track brings."""
    start = int(game.merfolk[seat])
    end = min(start + spaces, MERFOLK_LAST_SPACE)
    symbols = 0
    for symbol in MERFOLK_SYMBOLS:
        symbols += start < symbol <= end
    value = track_value(game, mind, seat, end) - track_value(game, mind, seat, start)
    if symbols and has_marker(game, seat):
        value += symbols * np.max(mind.gains)
    return float(value + mind.weights[MERFOLK_SPACE] * (end - start))


@compiled
def track_value(game: Game, mind: Mind, seat: int, space: int) -> float:
    """Return what a space on the merfolk track may pay in this age and in later ones."""
    if space == 0:
        return 0.0
    if not np.isnan(mind.track[space]):
        return float(mind.track[space])
    total = 0.0
    row = short_game(game)
    for age in range(game.age, game.ages + 1):
        spread = mind.weights[MERFOLK_SPREAD] * (1 + age - game.age)
        first, second, third = 1.0, 0.0, 0.0
        for rival in range(game.players):
            if rival != seat:
                ahead = chance_ahead(space - game.merfolk[rival], spread)
                third += ahead * (second - third)
                second += ahead * (first - second)
                first *= 1.0 - ahead
        total += first * _MERFOLK[row, age - 1]
        if age > 1:
            total += second * _MERFOLK[row, age - 2]
        if age > 2:
            total += third * _MERFOLK[row, age - 3]
    mind.track[space] = total
    return total


@compiled
def orc_value(game: Game, mind: Mind, seat: int, kingdom: int) -> float:
    """Return what a marker on this space of the orc board is worth."""
    board = game.orc_board[seat]
    if board >> kingdom & 1 or not has_marker(game, seat):
        return 0.0
    return orc_gain(game, mind, seat)


@compiled
def orc_gain(game: Game, mind: Mind, seat: int) -> float:
    """Return what one more space on the orc board is worth."""
    spaces = 0
    for kingdom in range(KINGDOMS):
        spaces += game.orc_board[seat] >> kingdom & 1
    step = RAID[spaces + 1] - RAID[spaces]
    return float(step + mind.weights[ORC_LATER] * (game.ages - game.age))


@compiled
def troll_value(game: Game, mind: Mind, seat: int, token: int) -> float:
    """Return what a troll token is worth."""
    if np.isnan(mind.trolls[token]):
        mind.trolls[token] = troll_gain(game, mind, seat, token)
    return float(mind.trolls[token] + mind.weights[TROLL_WEIGHT] * token)


@compiled
def best_troll(game: Game, mind: Mind, seat: int, size: int) -> float:
    """Return what the highest token within reach is worth."""
    claimed = 0
    for player in range(game.players):
        claimed |= game.trolls[player]
    for token in range(min(size, _TOKENS), 0, -1):
        if claimed >> (token - 1) & 1 == 0:
            return troll_value(game, mind, seat, token)
    return 0.0


@compiled
def cost_of_feeding(game: Game, mind: Mind, seat: int) -> None:
    """Work out what leaving each card of the hand in the pool costs."""
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
                    most = max(most, known_to_fit(game, rival, slot))
        mind.fits[slot] = mind.weights[FEED] + mind.weights[FEED_FIT] * most


@compiled
def known_to_fit(game: Game, seat: int, card: int) -> int:
    """Return how many cards known in a hand share a tribe or a kingdom with a card."""
    place, kingdom = card // KINGDOMS, card % KINGDOMS
    fitting = ONE_TRIBE << place * KINGDOMS | ONE_KINGDOM << kingdom
    cards = game.hand_set[seat] & fitting & ~game.skeletons
    count = 0
    while cards:
        count += game.known[seat, lowest(cards)]
        cards &= cards - 1
    return count
