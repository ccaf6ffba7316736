"""The inputs of the policy network about a decision, as the heuristic bot sees it.

Of the rivals' hands only the publicly known cards count. Those about the choices are in
`ethnos.bots.judgement.policy_choice_inputs`.
"""

from __future__ import annotations

from ethnos.bots.judgement.appraisal import known_fitting_cards
from ethnos.bots.judgement.choices import BANDS, DRAW
from ethnos.bots.judgement.input_standing import (
    bands_played,
    has_top_troll,
    merfolk_lead,
    most_markers,
    squashed,
    token_rank,
)
from ethnos.bots.judgement.plans import group_count, wild_count
from ethnos.bots.judgement.policy_input_names import (
    DECISION_INPUTS,
    OF_AGES_LEFT,
    OF_BANDS,
    OF_BANDS_LEAD,
    OF_BEST_BAND,
    OF_BEST_MARKER,
    OF_BEST_TAKE,
    OF_CARDS,
    OF_DECK,
    OF_DRAGON_FREE,
    OF_DRAW,
    OF_FIRST_AGE,
    OF_FURTHER_BAND,
    OF_GIANT,
    OF_GIANT_SIZE,
    OF_GLORY_LEAD,
    OF_HAND_SIZE,
    OF_KINGDOM_GROUP,
    OF_LARGEST_GROUP,
    OF_LARGEST_HAND,
    OF_LEADS,
    OF_MARKER_GAINS,
    OF_MEAN_HAND,
    OF_MERFOLK_LEAD,
    OF_NEXT_HAND,
    OF_ONE_DRAGON,
    OF_ORC_SPACES,
    OF_PLAYERS,
    OF_POOL,
    OF_POOL_FITS_NEXT,
    OF_POOL_FITS_OWN,
    OF_SKELETONS,
    OF_SUPPLY,
    OF_SURVIVES_DRAWING,
    OF_SURVIVES_TAKING,
    OF_TRIBE_GROUP,
    OF_TRIBES,
    OF_TROLL_TOP,
    OF_TURNS_LEFT,
    OF_TWO_DRAGONS,
)
from ethnos.bots.judgement.scratch import GROUPS, Scratch
from ethnos.packed.bits import popcount
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import (
    DECISION_FURTHER_BAND,
    KINGDOMS,
    MOST_TRIBES,
    NONE,
    SLOTS,
    TRIBE_GIANT,
    TRIBE_MERFOLK,
    GameStruct,
)
from ethnos.packed.moves import ARGUMENTS, MOVE_TAKE

_NOTHING_BETTER = -5.0
"""Stands for the best score of a kind of choice that there is not."""


@compilable
def write_decision_inputs(game: GameStruct, scratch: Scratch) -> None:
    """Write what is the same for all choices; needs `score_choices`."""
    x = scratch.policy.decision_inputs
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
    x[OF_PLAYERS + game.players - 2] = 1.0
    for index in range(game.tribe_count):
        x[OF_TRIBES + game.tribes[index]] = 1.0
    write_own_inputs(game, scratch)
    write_rivals_inputs(game, scratch)
    write_standing(game, scratch)
    write_best_scores(scratch)


@compilable
def write_own_inputs(game: GameStruct, scratch: Scratch) -> None:
    """Write the hand of the player to move, and what its markers would be worth."""
    x = scratch.policy.decision_inputs
    best = 0.0
    for kingdom in range(KINGDOMS):
        best = max(best, scratch.marker_gains[kingdom])
        x[OF_MARKER_GAINS] += scratch.marker_gains[kingdom] / 20
    x[OF_BEST_MARKER] = best / 5
    of_tribe = 0
    of_kingdom = 0
    for group in range(GROUPS):
        size = group_count(game, group, scratch.held)
        if group >= MOST_TRIBES:
            of_kingdom = max(of_kingdom, size)
        else:
            of_tribe = max(of_tribe, size)
            if game.tribes[group] != NONE:
                x[OF_CARDS + game.tribes[group]] = size / 3
    x[OF_TRIBE_GROUP] = of_tribe / 4
    x[OF_KINGDOM_GROUP] = of_kingdom / 4
    x[OF_LARGEST_GROUP] = max(of_tribe, of_kingdom) / 4
    x[OF_HAND_SIZE] = game.hand_size[game.to_move] / 5
    x[OF_SKELETONS] = wild_count(game, scratch.held) / 2
    x[OF_SUPPLY] = game.supply[game.to_move] / 10


@compilable
def write_rivals_inputs(game: GameStruct, scratch: Scratch) -> None:
    """Write what the rivals have, and what the pool has for the next of them."""
    x = scratch.policy.decision_inputs
    seat = game.to_move
    following = (seat + 1) % game.players
    fits = 0
    own = 0
    for slot in range(SLOTS):
        if game.pool[slot] > 0:
            x[OF_POOL] += game.pool[slot] / 10
            fits = max(fits, known_fitting_cards(game, following, slot))
            own = max(own, known_fitting_cards(game, seat, slot))
    x[OF_POOL_FITS_NEXT] = fits / 3
    x[OF_POOL_FITS_OWN] = own / 3
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
def write_standing(game: GameStruct, scratch: Scratch) -> None:
    """Write the own standing in the kingdoms, in bands, and in what tribes keep."""
    x = scratch.policy.decision_inputs
    seat = game.to_move
    for kingdom in range(KINGDOMS):
        lead = game.markers[kingdom][seat] - most_markers(game, kingdom, seat)
        x[OF_LEADS + token_rank(game, kingdom)] = squashed(float(lead))
    x[OF_BANDS] = bands_played(game, seat) / 5
    x[OF_TROLL_TOP] = has_top_troll(game, seat)
    if game.tribe_index[TRIBE_MERFOLK] != NONE:
        x[OF_MERFOLK_LEAD] = merfolk_lead(game, seat)
    if game.tribe_index[TRIBE_GIANT] != NONE:
        x[OF_GIANT] = game.giant_holder == seat
        x[OF_GIANT_SIZE] = game.giant_size / 5
    x[OF_ORC_SPACES] = popcount(game.orc_board[seat]) / 3


@compilable
def write_best_scores(scratch: Scratch) -> None:
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
    x = scratch.policy.decision_inputs
    x[OF_BEST_BAND] = band / 10
    x[OF_BEST_TAKE] = take / 10
    x[OF_DRAW] = draw / 10
