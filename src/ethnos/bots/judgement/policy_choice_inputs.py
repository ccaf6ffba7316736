"""The inputs of the policy network about each choice of a decision.

Of the rivals' hands only the publicly known cards count.
"""

from __future__ import annotations

from ethnos.bots.judgement.appraisal import best_kingdom, known_fitting_cards
from ethnos.bots.judgement.bands import BAND_KINDS, followers, subtract
from ethnos.bots.judgement.choices import BANDS, DRAW, STOP
from ethnos.bots.judgement.input_standing import most_markers, relation
from ethnos.bots.judgement.plans import group_count, is_wild, total, wild_count
from ethnos.bots.judgement.policy_input_names import (
    BY_BAND,
    BY_BAND_GLORY,
    BY_BAND_OF_ONE,
    BY_BAND_OF_TWO,
    BY_CARD,
    BY_CHAIN,
    BY_DISCARD_COST,
    BY_DRAW,
    BY_FIND,
    BY_FITS_NEXT,
    BY_FITS_RIVAL,
    BY_FITS_RIVALS,
    BY_GAP,
    BY_KEPT,
    BY_KINGDOM_GAIN,
    BY_LEADER,
    BY_LEADER_VALUE,
    BY_LEFT,
    BY_MARKER,
    BY_NEIGHBOURS,
    BY_NO_MARKER,
    BY_NOTHING_LEFT,
    BY_POOL_GROWS,
    BY_RELATION,
    BY_REST_GROUP,
    BY_SCORE,
    BY_SHORTER,
    BY_SIZE,
    BY_SKELETON,
    BY_SPARE_COPY,
    BY_SPARE_SIZE,
    BY_STOP,
    BY_TAKE,
    BY_TAKEN_GROUP,
    BY_TAKEN_VALUE,
    BY_TOKEN_NOW,
    BY_TOKENS_LATER,
    BY_TRIBE_MATES,
    BY_WILD,
    CHOICE_INPUTS,
)
from ethnos.bots.judgement.scratch import GROUPS, SIZES, Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import (
    KINGDOMS,
    MOST_TRIBES,
    NONE,
    SLOTS,
    GameStruct,
)
from ethnos.packed.moves import ARGUMENTS, MOVE_TAKE
from ethnos.packed.powers import BAND_WORTH, KEEPS, MAY_CHAIN
from ethnos.packed.queries import tribe_of


@compilable
def write_choice_inputs(game: GameStruct, scratch: Scratch, index: int, best: float) -> None:
    """Write one of the choices with its score, and how far that is below the best one."""
    choice, score = scratch.choices[index], scratch.scores[index]
    x = scratch.policy.choice_inputs
    for place in range(CHOICE_INPUTS):
        x[place] = 0.0
    x[BY_GAP] = (score - best) / 4
    x[BY_SCORE] = score / 10
    if choice >= BANDS:
        write_band(game, scratch, choice - BANDS)
    elif choice == DRAW:
        x[BY_DRAW] = 1.0
    elif choice == STOP:
        x[BY_STOP] = 1.0
    elif choice // ARGUMENTS == MOVE_TAKE:
        write_take(game, scratch, choice % ARGUMENTS)


@compilable
def write_band(game: GameStruct, scratch: Scratch, band: int) -> None:
    """Write a band: what it brings, and what it leaves."""
    x = scratch.policy.choice_inputs
    leader = band // BAND_KINDS
    followers(game, scratch.held, leader, band % BAND_KINDS, scratch.band)
    subtract(scratch.held, leader, scratch.band, scratch.rest)
    wild = wild_count(game, scratch.band)
    size = total(scratch.band) + 1
    tribe = tribe_of(game, leader)
    left = total(scratch.rest)
    kingdom = best_kingdom(game, scratch, game.to_move, leader, size)
    x[BY_BAND] = 1.0
    x[BY_SIZE] = size / 4
    x[BY_WILD] = wild / 2
    x[BY_BAND_GLORY] = BAND_WORTH[tribe][size - wild] / 10
    x[BY_LEADER_VALUE] = scratch.leader_values[leader][size] / 10
    if kingdom == NONE:
        x[BY_NO_MARKER] = 1.0
    else:
        x[BY_MARKER] = scratch.marker_gains[kingdom] / 5
        x[BY_CHAIN] = MAY_CHAIN >> tribe & 1
        x[BY_SPARE_SIZE] = (size - 1 - game.markers[kingdom][game.to_move]) / 3
        write_kingdom(game, scratch, kingdom)
    write_growth(game, scratch, leader, size)
    x[BY_LEFT] = left / 4
    for slot in range(SLOTS):
        if scratch.rest[slot] > 0:
            x[BY_DISCARD_COST] += scratch.rest[slot] * scratch.discard_costs[slot]
    x[BY_NOTHING_LEFT] = left == 0
    x[BY_BAND_OF_ONE] = size == 1
    x[BY_BAND_OF_TWO] = size == 2
    x[BY_KEPT] = min(left, KEEPS[tribe][size]) / 3
    x[BY_LEADER + tribe] = 1.0


@compilable
def write_kingdom(game: GameStruct, scratch: Scratch, kingdom: int) -> None:
    """Write the standing in the kingdom of a choice."""
    x = scratch.policy.choice_inputs
    own = game.markers[kingdom][game.to_move]
    x[BY_RELATION + relation(own, most_markers(game, kingdom, game.to_move))] = 1.0
    x[BY_TOKEN_NOW] = game.tokens[kingdom][game.age - 1] / 10
    for age in range(game.age, game.ages):
        x[BY_TOKENS_LATER] += game.tokens[kingdom][age] / 20


@compilable
def write_growth(game: GameStruct, scratch: Scratch, leader: int, size: int) -> None:
    """Write how the group of a band could grow, and the largest group that would be left."""
    x = scratch.policy.choice_inputs
    group = leader // KINGDOMS
    of_kingdom = MOST_TRIBES + leader % KINGDOMS
    for slot in range(SLOTS):
        if scratch.band[slot] > 0 and not is_wild(game, slot) and slot // KINGDOMS != group:
            group = of_kingdom
    if size == 1 and scratch.find_chances[of_kingdom] > scratch.find_chances[group]:
        group = of_kingdom
    held = group_count(game, group, scratch.held) + wild_count(game, scratch.held)
    x[BY_SHORTER] = (held - size) / 3
    x[BY_FIND] = scratch.find_chances[group]
    x[BY_POOL_GROWS] = group_count(game, group, game.pool) / 3
    most = 0
    for other in range(GROUPS):
        most = max(most, group_count(game, other, scratch.rest))
    x[BY_REST_GROUP] = most / 4


@compilable
def write_take(game: GameStruct, scratch: Scratch, slot: int) -> None:
    """Write a card of the pool: how it fits the own hand and those of the rivals."""
    x = scratch.policy.choice_inputs
    x[BY_TAKE] = 1.0
    x[BY_SPARE_COPY] = game.pool[slot] > 1
    x[BY_CARD + tribe_of(game, slot)] = 1.0
    if is_wild(game, slot):
        x[BY_SKELETON] = 1.0
        return
    tribe = slot // KINGDOMS
    kingdom = slot % KINGDOMS
    mates = group_count(game, tribe, scratch.held)
    neighbours = group_count(game, MOST_TRIBES + kingdom, scratch.held)
    group = tribe if mates >= neighbours else MOST_TRIBES + kingdom
    size = 1 + max(mates, neighbours) + wild_count(game, scratch.held)
    x[BY_TRIBE_MATES] = mates / 3
    x[BY_NEIGHBOURS] = neighbours / 3
    x[BY_KINGDOM_GAIN] = scratch.marker_gains[kingdom] / 5
    x[BY_TAKEN_GROUP] = size / 4
    x[BY_TAKEN_VALUE] = scratch.leader_values[slot][min(size, SIZES - 1)] / 10
    x[BY_FIND] = scratch.find_chances[group]
    write_kingdom(game, scratch, kingdom)
    write_fits(game, scratch, slot)


@compilable
def write_fits(game: GameStruct, scratch: Scratch, slot: int) -> None:
    """Write how a card of the pool fits what is known of the rivals' hands."""
    x = scratch.policy.choice_inputs
    most = 0
    for rival in range(game.players):
        if rival != game.to_move:
            fits = known_fitting_cards(game, rival, slot)
            most = max(most, fits)
            x[BY_FITS_RIVALS] += fits / 5
    x[BY_FITS_RIVAL] = most / 3
    following = (game.to_move + 1) % game.players
    x[BY_FITS_NEXT] = known_fitting_cards(game, following, slot) / 3
