"""The actions worth considering in a decision, each with its value in glory.

A *choice* is an integer: a move that is an action by itself (`ethnos.packed.moves`), a kind of
band, or what an elf's band lets a player keep. Of equal choices the first is the best.
"""

from __future__ import annotations

from typing import Final

from ethnos.bots.judgement.appraisal import (
    appraise,
    compute_ability_values,
    compute_discard_costs,
    compute_leader_values,
    merfolk_value,
    orc_gain,
    troll_value,
)
from ethnos.bots.judgement.bands import (
    BAND_KINDS,
    BAND_LEADER_ONLY,
    band_choice_value,
    choose_kept,
    discard_cost,
    followers,
    kept_value,
)
from ethnos.bots.judgement.outlook import survival_chance
from ethnos.bots.judgement.plans import (
    compute_find_chances,
    compute_group_values,
    hand_value_after_drawing,
    hand_value_after_taking,
    is_wild,
    total,
    wild_count,
)
from ethnos.bots.judgement.scratch import Scratch
from ethnos.packed.bits import lowest
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import (
    DECISION_FREE_MARKER,
    DECISION_FURTHER_BAND,
    DECISION_KEEP,
    DECISION_MARKER,
    DECISION_MERFOLK_MOVE,
    DECISION_ORC_MARKER,
    DECISION_RAID,
    DECISION_TROLL_TOKEN,
    DECISION_TURN,
    DECISION_WIZARD_DRAW,
    KINGDOMS,
    SLOTS,
    GameStruct,
)
from ethnos.packed.moves import (
    ARGUMENTS,
    MOVE_DRAW,
    MOVE_KEPT,
    MOVE_KINDS,
    MOVE_STOP,
    MOVE_TAKE,
    NO_KINGDOM,
    NO_TOKEN,
    ORC_YES,
)
from ethnos.packed.queries import current_size
from ethnos.rules.components import ORC_RAID_GLORY, SKELETONS_TO_WIN

BANDS: Final = MOVE_KINDS * ARGUMENTS
"""The first choice of a band: this plus leader * `BAND_KINDS` + kind."""
DRAW: Final = MOVE_DRAW * ARGUMENTS
STOP: Final = MOVE_STOP * ARGUMENTS
KEEP_NOTHING: Final = MOVE_KEPT * ARGUMENTS
KEEP_BEST: Final = KEEP_NOTHING + 1
"""Keep the cards in `Scratch.kept`."""


@compilable
def prepare(game: GameStruct, scratch: Scratch) -> None:
    """Fill the scratch space for a decision of the player to move."""
    seat = game.to_move
    appraise(game, scratch, seat)
    for slot in range(SLOTS):
        scratch.held[slot] = game.hand[seat][slot]
    cards = (game.hand_set[seat] | game.pool_set) & ~game.skeletons
    compute_ability_values(game, scratch, seat, cards)
    compute_discard_costs(game, scratch, seat)
    while cards:
        compute_leader_values(game, scratch, seat, lowest(cards))
        cards &= cards - 1
    compute_find_chances(game, scratch, seat)


@compilable
def score_choices(game: GameStruct, scratch: Scratch) -> None:
    """Score the actions worth considering; needs `prepare`.

    There are none where the answers are few (`answer_value` scores each), and where ten skeletons
    leave only one thing to do.
    """
    scratch.choice_count = 0
    if game.decision == DECISION_TURN:
        if wild_count(game, scratch.held) < SKELETONS_TO_WIN:
            score_bands(game, scratch)
            score_recruits(game, scratch)
    elif game.decision == DECISION_FURTHER_BAND:
        score_bands(game, scratch)
        add_choice(scratch, STOP, -discard_cost(scratch, scratch.held))
    elif game.decision == DECISION_KEEP:
        score_keeps(game, scratch)


@compilable
def best_choice(scratch: Scratch) -> int:
    """Return the index of the choice with the highest score."""
    best = 0
    for index in range(1, scratch.choice_count):
        if scratch.scores[index] > scratch.scores[best]:
            best = index
    return best


@compilable
def add_choice(scratch: Scratch, choice: int, score: float) -> None:
    """Append a choice."""
    scratch.choices[scratch.choice_count] = choice
    scratch.scores[scratch.choice_count] = score
    scratch.choice_count += 1


@compilable
def score_bands(game: GameStruct, scratch: Scratch) -> None:
    """Score the bands of the held hand: the largest ones, then those that leave something."""
    hand = scratch.held
    band = scratch.band
    for extra in range(2):
        for leader in range(SLOTS):
            if hand[leader] == 0 or is_wild(game, leader):
                continue
            for kind in range(BAND_KINDS):
                if (kind >= BAND_LEADER_ONLY) == (extra == 1) and followers(
                    game, hand, leader, kind, band
                ):
                    value = band_choice_value(game, scratch, leader, band)
                    add_choice(scratch, BANDS + leader * BAND_KINDS + kind, value)


@compilable
def score_recruits(game: GameStruct, scratch: Scratch) -> None:
    """Score a card from the deck, and each of the pool."""
    if game.hand_size[game.to_move] >= game.hand_limit:
        return
    compute_group_values(game, scratch)
    add_choice(scratch, DRAW, draw_value(game, scratch))
    for slot in range(SLOTS):
        if game.pool[slot] > 0:
            add_choice(scratch, MOVE_TAKE * ARGUMENTS + slot, take_value(game, scratch, slot))


@compilable
def draw_value(game: GameStruct, scratch: Scratch) -> float:
    """Return the value of a card from the deck; needs `compute_group_values`."""
    value = hand_value_after_drawing(game, scratch)
    return float(scratch.survival_after_drawing * value - scratch.weights.tempo)


@compilable
def take_value(game: GameStruct, scratch: Scratch, slot: int) -> float:
    """Return the value of a card from the pool; needs `compute_group_values`."""
    value = hand_value_after_taking(game, scratch, slot)
    return float(scratch.survival_after_taking * value - scratch.weights.tempo)


@compilable
def score_keeps(game: GameStruct, scratch: Scratch) -> None:
    """Score what to keep after an elf's band: the best cards that may stay, or none."""
    hand = scratch.held
    kept = scratch.kept
    nothing = scratch.tried
    for slot in range(SLOTS):
        nothing[slot] = 0
    choose_kept(game, scratch, hand, current_size(game), kept)
    if total(kept) > 0:
        add_choice(scratch, KEEP_BEST, kept_value(game, scratch, hand, kept))
    add_choice(scratch, KEEP_NOTHING, kept_value(game, scratch, hand, nothing))


@compilable
def answer_value(game: GameStruct, scratch: Scratch, argument: int) -> float:
    """Return the value of a move with this argument, in any other decision; needs `appraise`."""
    seat = game.to_move
    decision = game.decision
    if decision in (DECISION_MARKER, DECISION_FREE_MARKER):
        return 0.0 if argument == NO_KINGDOM else float(scratch.marker_gains[argument])
    if decision == DECISION_MERFOLK_MOVE:
        return merfolk_value(game, scratch, seat, argument)
    if decision == DECISION_ORC_MARKER:
        return orc_gain(game, scratch, seat) if argument == ORC_YES else 0.0
    if decision == DECISION_TROLL_TOKEN:
        return 0.0 if argument == NO_TOKEN else troll_value(game, scratch, seat, argument + 1)
    if decision == DECISION_WIZARD_DRAW:
        return float(scratch.weights.wizard * argument * survival_chance(game, argument))
    if decision == DECISION_RAID:
        return raid_value(game, scratch, argument)
    return 0.0


@compilable
def raid_value(game: GameStruct, scratch: Scratch, spaces: int) -> float:
    """Return the value of a raid, now and in the next age."""
    taken = 0
    held = 0
    for kingdom in range(KINGDOMS):
        taken += spaces >> kingdom & 1
        held += game.orc_board[game.to_move] >> kingdom & 1
    glory = float(ORC_RAID_GLORY[taken])
    if game.age == game.ages:
        return glory
    # Orc markers of the next age find a free space more easily on an empty board.
    left = held - taken
    later = left + scratch.weights.orc_next_age * (KINGDOMS - left) / KINGDOMS
    low = min(int(later), KINGDOMS - 1)
    part = min(later - low, 1.0)
    return float(
        glory + ORC_RAID_GLORY[low] + part * (ORC_RAID_GLORY[low + 1] - ORC_RAID_GLORY[low])
    )
