"""The inputs of the value network: what the heuristic bot knows about each seat, as numbers.

Hands are read as they are in the struct. Where a hand is hidden, the struct holds only the cards
that are publicly known, and the rest of `hand_size` counts as unknown.
"""

from __future__ import annotations

from ethnos.bots.judgement.appraisal import giant_holds, giant_pays, orc_gain
from ethnos.bots.judgement.choices import best_choice, prepare, score_bands, score_recruits
from ethnos.bots.judgement.input_names import (
    GLORY_SCALE,
    IN_ABOVE_MEAN,
    IN_AGES_LEFT,
    IN_BAND_COUNT,
    IN_BAND_NOW,
    IN_BANDS,
    IN_BEST_MARKER,
    IN_CARDS,
    IN_DECK,
    IN_DRAGON_FREE,
    IN_DRAGONS,
    IN_EXPECTED,
    IN_FIRST_AGE,
    IN_GIANT,
    IN_GIANT_FREE,
    IN_GIANT_PAY,
    IN_GIANT_SIZE,
    IN_GLORY,
    IN_GLORY_LEAD,
    IN_HAND_LEAD,
    IN_HAND_SIZE,
    IN_HAND_VALUE,
    IN_HANDS,
    IN_HIDDEN,
    IN_KINGDOM_GROUP,
    IN_LAST_AGE,
    IN_LEAD,
    IN_MARKER_GAINS,
    IN_NEW_HAND,
    IN_ONE_DRAGON,
    IN_ORC_GAIN,
    IN_ORC_SPACES,
    IN_OWNER,
    IN_PAY_LATER,
    IN_PAY_LATER_LEAD,
    IN_PAY_NOW,
    IN_PAY_NOW_LEAD,
    IN_PLAYERS,
    IN_POOL,
    IN_RAID,
    IN_RANK,
    IN_SEATS_UNTIL,
    IN_SECOND_LEAD,
    IN_SECOND_MARKER,
    IN_SKELETONS,
    IN_SUPPLY,
    IN_SURVIVES_DRAWING,
    IN_SURVIVES_TAKING,
    IN_TO_MOVE,
    IN_TOKENS_LATER,
    IN_TOKENS_NOW,
    IN_TRIBE_GROUP,
    IN_TRIBES,
    IN_TROLL,
    IN_TROLL_TOP,
    IN_TURN,
    IN_TURN_NEXT,
    IN_TURN_VALUE,
    IN_TURNS_LEFT,
    IN_TWO_DRAGONS,
    IN_UNKNOWN,
)
from ethnos.bots.judgement.input_standing import (
    bands_played,
    has_top_troll,
    write_kingdoms,
    write_track,
)
from ethnos.bots.judgement.network import COMMON_INPUTS, SEAT_INPUTS
from ethnos.bots.judgement.outlook import estimate_time_left
from ethnos.bots.judgement.plans import count, hand_value, members, set_of, total, wild_count
from ethnos.bots.judgement.scratch import GROUPS, Scratch
from ethnos.packed.bits import popcount
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import (
    DECISION_RAID,
    DECISION_TURN,
    KINGDOMS,
    MOST_TRIBES,
    NONE,
    SLOTS,
    TRIBE_GIANT,
    TRIBE_ORC,
    TRIBE_TROLL,
    GameStruct,
)
from ethnos.packed.tables import TROLL_STRENGTH
from ethnos.rules.components import ORC_RAID_GLORY


@compilable
def write_inputs(game: GameStruct, scratch: Scratch) -> None:
    """Write the inputs of every seat, and those common to all."""
    for index in range(COMMON_INPUTS):
        scratch.network.common_inputs[index] = 0.0
    for index in range(game.players * SEAT_INPUTS):
        scratch.network.seat_inputs[index] = 0.0
    estimate_time_left(game, scratch)
    write_common(game, scratch)
    for seat in range(game.players):
        write_seat(game, scratch, seat)
    for seat in range(game.players):
        compare_seats(game, scratch, seat)


@compilable
def write_common(game: GameStruct, scratch: Scratch) -> None:
    """Write what is the same for all seats."""
    x = scratch.network.common_inputs
    hidden = 0
    held = 0
    for seat in range(game.players):
        held += game.hand_size[seat]
        hidden += game.hand_size[seat]
        for slot in range(SLOTS):
            hidden -= game.hand[seat][slot]
    x[IN_TURNS_LEFT] = scratch.turns_left / 10
    x[IN_AGES_LEFT] = game.ages - game.age
    x[IN_DECK] = game.deck_size / 40
    x[IN_DRAGON_FREE] = game.dragon_free / 20
    x[IN_DRAGONS] = game.dragons_revealed / 3
    x[IN_ONE_DRAGON] = game.dragons_revealed == 1
    x[IN_TWO_DRAGONS] = game.dragons_revealed == 2
    x[IN_SURVIVES_TAKING] = scratch.survival_after_taking
    x[IN_SURVIVES_DRAWING] = scratch.survival_after_drawing
    for slot in range(SLOTS):
        x[IN_POOL] += game.pool[slot] / 10
    if game.tribe_index[TRIBE_GIANT] != NONE:
        x[IN_GIANT_FREE] = game.giant_holder == NONE
        x[IN_GIANT_SIZE] = game.giant_size / 5
    for kingdom in range(KINGDOMS):
        x[IN_TOKENS_NOW] += game.tokens[kingdom][game.age - 1] / 40
        for age in range(game.age, game.ages):
            x[IN_TOKENS_LATER] += game.tokens[kingdom][age] / 40
    x[IN_TURN] = game.decision == DECISION_TURN
    x[IN_LAST_AGE] = game.age == game.ages
    x[IN_FIRST_AGE] = game.age == 1
    x[IN_HANDS] = held / (5 * game.players)
    x[IN_HIDDEN] = hidden / (5 * game.players)
    x[IN_PLAYERS + game.players - 2] = 1.0
    for index in range(game.tribe_count):
        x[IN_TRIBES + game.tribes[index]] = 1.0


@compilable
def write_seat(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Write what belongs to one seat alone."""
    at = seat * SEAT_INPUTS
    x = scratch.network.seat_inputs
    planned = write_plans(game, scratch, seat)
    now, later = write_kingdoms(game, scratch, seat)
    track = write_track(game, scratch, seat)
    raid = ORC_RAID_GLORY[popcount(game.orc_board[seat])]
    giant = 0.0
    if game.giant_holder == seat:
        giant = giant_pays(game) * giant_holds(scratch, game.giant_size)
    x[at + IN_EXPECTED] = (
        game.glory[seat] + game.bands_worth[seat] + now + later + track + raid + giant + planned
    ) / GLORY_SCALE
    x[at + IN_GLORY] = game.glory[seat] / GLORY_SCALE
    x[at + IN_BANDS] = game.bands_worth[seat] / GLORY_SCALE
    x[at + IN_PAY_NOW] = now / GLORY_SCALE
    x[at + IN_PAY_LATER] = later / GLORY_SCALE
    x[at + IN_RAID] = raid / GLORY_SCALE
    x[at + IN_GIANT_PAY] = giant / 5
    x[at + IN_GIANT] = game.giant_holder == seat
    write_markers(scratch, at)
    write_hand(game, scratch, seat)
    write_tokens(game, scratch, seat)
    x[at + IN_TO_MOVE] = seat == game.to_move
    x[at + IN_OWNER] = seat == game.turn_owner
    until = (seat - game.turn_owner + game.players) % game.players
    x[at + IN_TURN_NEXT] = until == 1
    x[at + IN_SEATS_UNTIL] = until / game.players
    x[at + IN_SUPPLY] = game.supply[seat] / 10
    x[at + IN_NEW_HAND] = game.hand_size[seat] <= 1


@compilable
def write_plans(game: GameStruct, scratch: Scratch, seat: int) -> float:
    """Write what a seat can do with its hand; return what it expects of that."""
    owner = game.to_move
    game.to_move = seat
    prepare(game, scratch)
    game.to_move = owner
    if game.decision == DECISION_RAID:  # the age is over: a hand is worth nothing any more
        return 0.0
    band = 0.0
    turn = 0.0
    game.to_move = seat
    scratch.choice_count = 0
    score_bands(game, scratch)
    if scratch.choice_count > 0:
        band = max(0.0, scratch.scores[best_choice(scratch)])
    planned = scratch.survival_after_taking * hand_value(game, scratch, scratch.held)
    if seat == owner and game.decision == DECISION_TURN:
        score_recruits(game, scratch)
        if scratch.choice_count > 0:
            turn = max(0.0, scratch.scores[best_choice(scratch)])
        planned = turn
    game.to_move = owner
    at = seat * SEAT_INPUTS
    scratch.network.seat_inputs[at + IN_HAND_VALUE] = planned / 10
    scratch.network.seat_inputs[at + IN_TURN_VALUE] = turn / 10
    scratch.network.seat_inputs[at + IN_BAND_NOW] = band / 10
    return float(planned)


@compilable
def write_tokens(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Write the standing on the orc board and in troll tokens."""
    at = seat * SEAT_INPUTS
    x = scratch.network.seat_inputs
    if game.tribe_index[TRIBE_ORC] != NONE:
        spaces = popcount(game.orc_board[seat])
        x[at + IN_ORC_SPACES] = spaces / 3
        x[at + IN_ORC_GAIN] = orc_gain(game, scratch, seat) / 5 if spaces < KINGDOMS else 0.0
    if game.tribe_index[TRIBE_TROLL] != NONE:
        x[at + IN_TROLL] = TROLL_STRENGTH[game.trolls[seat]] / 100
        x[at + IN_TROLL_TOP] = has_top_troll(game, seat)


@compilable
def write_markers(scratch: Scratch, at: int) -> None:
    """Write what one more marker would be worth."""
    best = 0.0
    second = 0.0
    gains = 0.0
    for kingdom in range(KINGDOMS):
        gain = scratch.marker_gains[kingdom]
        gains += gain
        if gain > best:
            second = best
            best = gain
        else:
            second = max(second, gain)
    scratch.network.seat_inputs[at + IN_BEST_MARKER] = best / 5
    scratch.network.seat_inputs[at + IN_SECOND_MARKER] = second / 5
    scratch.network.seat_inputs[at + IN_MARKER_GAINS] = gains / 20


@compilable
def write_hand(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Write what is known of a hand; needs `prepare`."""
    at = seat * SEAT_INPUTS
    x = scratch.network.seat_inputs
    hand = scratch.held
    cards = set_of(hand)
    of_tribe = 0
    of_kingdom = 0
    for group in range(GROUPS):
        size = count(members(game, group, cards), hand)
        if group < MOST_TRIBES:
            of_tribe = max(of_tribe, size)
            if game.tribes[group] != NONE:
                x[at + IN_CARDS + game.tribes[group]] = size / 3
        else:
            of_kingdom = max(of_kingdom, size)
    skeletons = wild_count(game, hand)
    x[at + IN_TRIBE_GROUP] = of_tribe / 4
    x[at + IN_KINGDOM_GROUP] = of_kingdom / 4
    x[at + IN_SKELETONS] = skeletons / 3
    x[at + IN_HAND_SIZE] = game.hand_size[seat] / 5
    x[at + IN_UNKNOWN] = (game.hand_size[seat] - total(hand)) / 5
    x[at + IN_BAND_COUNT] = bands_played(game, seat) / 5


@compilable
def compare_seats(game: GameStruct, scratch: Scratch, seat: int) -> None:
    """Write how a seat compares with its rivals."""
    x = scratch.network.seat_inputs
    at = seat * SEAT_INPUTS
    x[at + IN_RANK] = 0.0
    expected = -1e9
    second = -1e9
    everyone = 0.0
    glory = -1e9
    now = -1e9
    later = -1e9
    hand = -1e9
    for rival in range(game.players):
        other = rival * SEAT_INPUTS
        if rival != seat:
            everyone += x[other + IN_EXPECTED]
            theirs = x[other + IN_EXPECTED]
            second = max(second, min(expected, theirs))
            expected = max(expected, theirs)
            if theirs > x[at + IN_EXPECTED]:
                x[at + IN_RANK] += 1.0 / (game.players - 1)
            glory = max(glory, x[other + IN_GLORY])
            now = max(now, x[other + IN_PAY_NOW])
            later = max(later, x[other + IN_PAY_LATER])
            hand = max(hand, x[other + IN_HAND_VALUE])
    x[at + IN_LEAD] = x[at + IN_EXPECTED] - expected
    x[at + IN_SECOND_LEAD] = x[at + IN_EXPECTED] - max(second, 0.0)
    x[at + IN_ABOVE_MEAN] = x[at + IN_EXPECTED] - everyone / (game.players - 1)
    x[at + IN_GLORY_LEAD] = x[at + IN_GLORY] - glory
    x[at + IN_PAY_NOW_LEAD] = x[at + IN_PAY_NOW] - now
    x[at + IN_PAY_LATER_LEAD] = x[at + IN_PAY_LATER] - later
    x[at + IN_HAND_LEAD] = x[at + IN_HAND_VALUE] - hand
