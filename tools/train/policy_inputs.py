"""The inputs of the policy network: a decision and its choices, as the heuristic bot sees them.

Of the rivals' hands only the publicly known cards count.
"""

from __future__ import annotations

from ethnos.bots.judgement.appraisal import best_kingdom, known_fitting_cards
from ethnos.bots.judgement.bands import BAND_KINDS, followers, subtract
from ethnos.bots.judgement.choices import BANDS, DRAW, KEEP_BEST, KEEP_NOTHING, STOP
from ethnos.bots.judgement.plans import group_count, is_wild, total, wild_count
from ethnos.bots.judgement.scratch import GROUPS, Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import (
    DECISION_FURTHER_BAND,
    DECISION_KEEP,
    KINGDOMS,
    MOST_TRIBES,
    NONE,
    SLOTS,
    GameStruct,
)
from ethnos.packed.moves import ARGUMENTS, MOVE_TAKE
from ethnos.packed.powers import BAND_WORTH, KEEPS, MAY_CHAIN
from ethnos.packed.queries import tribe_of
from tools.train.policy_input_names import (
    BY_BAND,
    BY_BAND_GLORY,
    BY_BAND_OF_ONE,
    BY_BAND_OF_TWO,
    BY_CARD,
    BY_CHAIN,
    BY_DISCARD_COST,
    BY_DRAW,
    BY_FITS_NEXT,
    BY_FITS_RIVAL,
    BY_FITS_RIVALS,
    BY_GAP,
    BY_KEEP_BEST,
    BY_KEEP_NOTHING,
    BY_KEPT,
    BY_KINGDOM_GAIN,
    BY_LEADER,
    BY_LEADER_VALUE,
    BY_LEFT,
    BY_MARKER,
    BY_NEIGHBOURS,
    BY_NO_MARKER,
    BY_NOTHING_LEFT,
    BY_SCORE,
    BY_SIZE,
    BY_SKELETON,
    BY_SPARE_COPY,
    BY_STOP,
    BY_TAKE,
    BY_TRIBE_MATES,
    BY_WILD,
    CHOICE_INPUTS,
    DECISION_INPUTS,
    OF_AGES_LEFT,
    OF_BANDS_LEAD,
    OF_BEST_BAND,
    OF_BEST_MARKER,
    OF_BEST_TAKE,
    OF_DECK,
    OF_DRAGON_FREE,
    OF_DRAW,
    OF_FIRST_AGE,
    OF_FURTHER_BAND,
    OF_GLORY_LEAD,
    OF_HAND_SIZE,
    OF_KEEP,
    OF_LARGEST_GROUP,
    OF_LARGEST_HAND,
    OF_MARKER_GAINS,
    OF_MEAN_HAND,
    OF_NEXT_HAND,
    OF_ONE_DRAGON,
    OF_PLAYERS,
    OF_POOL,
    OF_POOL_FITS_NEXT,
    OF_SKELETONS,
    OF_SUPPLY,
    OF_SURVIVES_DRAWING,
    OF_SURVIVES_TAKING,
    OF_TRIBES,
    OF_TURNS_LEFT,
    OF_TWO_DRAGONS,
)
from tools.train.policy_network import PolicyNetwork

_NOTHING_BETTER = -5.0
"""Stands for the best score of a kind of choice that there is not."""


@compilable
def write_decision_inputs(game: GameStruct, scratch: Scratch, policy: PolicyNetwork) -> None:
    """Write what is the same for all choices; needs `score_choices`."""
    x = policy.decision_inputs
    for index in range(DECISION_INPUTS):
        x[index] = 0.0
    x[OF_TURNS_LEFT] = scratch.turns_left / 10
    x[OF_AGES_LEFT] = game.ages - game.age
    x[OF_FIRST_AGE] = game.age == 1
    x[OF_DECK] = game.deck_size / 40
    x[OF_DRAGON_FREE] = game.dragon_free / 20
    x[OF_ONE_DRAGON] = game.dragons_revealed == 1
    x[OF_TWO_DRAGONS] = game.dragons_revealed == 2
    x[OF_SURVIVES_TAKING] = scratch.survival_after_taking
    x[OF_SURVIVES_DRAWING] = scratch.survival_after_drawing
    x[OF_FURTHER_BAND] = game.decision == DECISION_FURTHER_BAND
    x[OF_KEEP] = game.decision == DECISION_KEEP
    x[OF_PLAYERS + game.players - 2] = 1.0
    for index in range(game.tribe_count):
        x[OF_TRIBES + game.tribes[index]] = 1.0
    write_own_inputs(game, scratch, policy)
    write_rivals_inputs(game, policy)
    write_best_scores(scratch, policy)


@compilable
def write_own_inputs(game: GameStruct, scratch: Scratch, policy: PolicyNetwork) -> None:
    """Write the hand of the player to move, and what its markers would be worth."""
    x = policy.decision_inputs
    best = 0.0
    for kingdom in range(KINGDOMS):
        best = max(best, scratch.marker_gains[kingdom])
        x[OF_MARKER_GAINS] += scratch.marker_gains[kingdom] / 20
    x[OF_BEST_MARKER] = best / 5
    largest = 0
    for group in range(GROUPS):
        largest = max(largest, group_count(game, group, scratch.held))
    x[OF_LARGEST_GROUP] = largest / 4
    x[OF_HAND_SIZE] = game.hand_size[game.to_move] / 5
    x[OF_SKELETONS] = wild_count(game, scratch.held) / 2
    x[OF_SUPPLY] = game.supply[game.to_move] / 10


@compilable
def write_rivals_inputs(game: GameStruct, policy: PolicyNetwork) -> None:
    """Write what the rivals have, and what the pool has for the next of them."""
    x = policy.decision_inputs
    seat = game.to_move
    following = (seat + 1) % game.players
    fits = 0
    for slot in range(SLOTS):
        if game.pool[slot] > 0:
            x[OF_POOL] += game.pool[slot] / 10
            fits = max(fits, known_fitting_cards(game, following, slot))
    x[OF_POOL_FITS_NEXT] = fits / 3
    largest = 0
    cards = 0
    glory = -1000
    bands = -1000
    for rival in range(game.players):
        if rival != seat:
            largest = max(largest, game.hand_size[rival])
            cards += game.hand_size[rival]
            glory = max(glory, game.glory[rival])
            bands = max(bands, game.bands_worth[rival])
    x[OF_LARGEST_HAND] = largest / 8
    x[OF_MEAN_HAND] = cards / (5 * (game.players - 1))
    x[OF_NEXT_HAND] = game.hand_size[following] / 5
    x[OF_GLORY_LEAD] = (game.glory[seat] - glory) / 20
    x[OF_BANDS_LEAD] = (game.bands_worth[seat] - bands) / 20


@compilable
def write_best_scores(scratch: Scratch, policy: PolicyNetwork) -> None:
    """Write the best score of a band, of a card from the pool, and of one from the deck."""
    band = _NOTHING_BETTER
    take = _NOTHING_BETTER
    draw = _NOTHING_BETTER
    for index in range(scratch.choice_count):
        choice = scratch.choices[index]
        score = scratch.scores[index]
        if choice >= BANDS:
            band = max(band, score)
        elif choice == DRAW:
            draw = score
        elif choice // ARGUMENTS == MOVE_TAKE:
            take = max(take, score)
    x = policy.decision_inputs
    x[OF_BEST_BAND] = band / 10
    x[OF_BEST_TAKE] = take / 10
    x[OF_DRAW] = draw / 10


@compilable
def write_choice_inputs(
    game: GameStruct, scratch: Scratch, policy: PolicyNetwork, index: int, best: float
) -> None:
    """Write one of the choices with its score, and how far that is below the best one."""
    choice, score = scratch.choices[index], scratch.scores[index]
    x = policy.choice_inputs
    for place in range(CHOICE_INPUTS):
        x[place] = 0.0
    x[BY_GAP] = (score - best) / 4
    x[BY_SCORE] = score / 10
    if choice >= BANDS:
        write_band(game, scratch, policy, choice - BANDS)
    elif choice == DRAW:
        x[BY_DRAW] = 1.0
    elif choice == STOP:
        x[BY_STOP] = 1.0
    elif choice == KEEP_BEST:
        x[BY_KEEP_BEST] = 1.0
    elif choice == KEEP_NOTHING:
        x[BY_KEEP_NOTHING] = 1.0
    elif choice // ARGUMENTS == MOVE_TAKE:
        write_take(game, scratch, policy, choice % ARGUMENTS)


@compilable
def write_band(game: GameStruct, scratch: Scratch, policy: PolicyNetwork, band: int) -> None:
    """Write a band: what it brings, and what it leaves."""
    x = policy.choice_inputs
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
def write_take(game: GameStruct, scratch: Scratch, policy: PolicyNetwork, slot: int) -> None:
    """Write a card of the pool: how it fits the own hand and those of the rivals."""
    x = policy.choice_inputs
    x[BY_TAKE] = 1.0
    x[BY_SPARE_COPY] = game.pool[slot] > 1
    x[BY_CARD + tribe_of(game, slot)] = 1.0
    if is_wild(game, slot):
        x[BY_SKELETON] = 1.0
        return
    x[BY_TRIBE_MATES] = group_count(game, slot // KINGDOMS, scratch.held) / 3
    x[BY_NEIGHBOURS] = group_count(game, MOST_TRIBES + slot % KINGDOMS, scratch.held) / 3
    x[BY_KINGDOM_GAIN] = scratch.marker_gains[slot % KINGDOMS] / 5
    most = 0
    for rival in range(game.players):
        if rival != game.to_move:
            fits = known_fitting_cards(game, rival, slot)
            most = max(most, fits)
            x[BY_FITS_RIVALS] += fits / 5
    x[BY_FITS_RIVAL] = most / 3
    following = (game.to_move + 1) % game.players
    x[BY_FITS_NEXT] = known_fitting_cards(game, following, slot) / 3
