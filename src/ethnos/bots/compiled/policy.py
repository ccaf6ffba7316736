"""Make the decisions of the heuristic bot, compiled: see `ethnos.bots.heuristic`."""

from __future__ import annotations

from ethnos.bots.compiled.appraisal import (
    RAID_GLORY_TABLE,
    appraise,
    compute_ability_values,
    compute_discard_costs,
    compute_leader_values,
    merfolk_value,
    orc_gain,
    troll_value,
)
from ethnos.bots.compiled.bands import (
    BAND_KINDS,
    best_band,
    choose_kept,
    discard_cost,
    followers,
    kept_value,
)
from ethnos.bots.compiled.kingdoms import survival_chance
from ethnos.bots.compiled.plans import (
    compute_find_chances,
    compute_group_values,
    hand_value_after_drawing,
    hand_value_after_taking,
    wild_count,
)
from ethnos.bots.compiled.scratch import Scratch
from ethnos.fast.apply import apply_move
from ethnos.fast.board import current_size
from ethnos.fast.jit import compiled, lowest
from ethnos.fast.legal import count_moves, nth_move
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
    NONE,
    SLOTS,
    GameStruct,
)
from ethnos.packed.moves import (
    ARGUMENTS,
    MOVE_ADD,
    MOVE_COMMIT,
    MOVE_DRAW,
    MOVE_KEEP,
    MOVE_KEPT,
    MOVE_LEAD,
    MOVE_STOP,
    MOVE_TAKE,
    NO_KINGDOM,
    NO_TOKEN,
    ORC_YES,
)
from ethnos.rules.components import HAND_LIMIT, SKELETONS_TO_WIN


@compiled
def prepare(game: GameStruct, scratch: Scratch) -> None:
    """Fill the scratch space for a decision of the player to move."""
    seat = game.to_move
    appraise(game, scratch, seat)
    for slot in range(SLOTS):
        scratch.held[slot] = game.hand[seat, slot]
    cards = (game.hand_set[seat] | game.pool_set) & ~game.skeletons
    compute_ability_values(game, scratch, seat, cards)
    compute_discard_costs(game, scratch, seat)
    while cards:
        compute_leader_values(game, scratch, seat, lowest(cards))
        cards &= cards - 1
    compute_find_chances(game, scratch, seat)


@compiled
def add_move(scratch: Scratch, move: int) -> None:
    """Append a move to the decision."""
    scratch.moves[0] += 1
    scratch.moves[scratch.moves[0]] = move


@compiled
def best_turn(game: GameStruct, scratch: Scratch) -> tuple[float, int, int]:
    """Return the best turn: its value, its move or `NONE`, and else the band to play."""
    best, band = best_band(game, scratch)
    move = NONE
    if game.hand_size[game.to_move] < HAND_LIMIT:
        tempo = scratch.weights.tempo
        compute_group_values(game, scratch)
        value = scratch.survival_after_drawing * hand_value_after_drawing(game, scratch) - tempo
        if value > best:
            best = value
            move = MOVE_DRAW * ARGUMENTS
        for slot in range(SLOTS):
            if game.pool[slot] > 0:
                value = (
                    scratch.survival_after_taking * hand_value_after_taking(game, scratch, slot)
                    - tempo
                )
                if value > best:
                    best = value
                    move = MOVE_TAKE * ARGUMENTS + slot
    return float(best), move, band


@compiled
def take_turn(game: GameStruct, scratch: Scratch) -> None:
    """Recruit or play the best band."""
    prepare(game, scratch)
    if wild_count(game, scratch.held) >= SKELETONS_TO_WIN:
        # Play them to win; if the ruleset forbids that, the only move is to pass.
        add_move(scratch, nth_move(game, count_moves(game) - 1))
        return
    _, move, band = best_turn(game, scratch)
    if move == NONE:
        play_band(game, scratch, band)
    else:
        add_move(scratch, move)


@compiled
def play_band(game: GameStruct, scratch: Scratch, choice: int) -> None:
    """Append the moves that play a band, card by card."""
    leader, kind = choice // BAND_KINDS, choice % BAND_KINDS
    band = scratch.band
    followers(game, scratch.held, leader, kind, band)
    add_move(scratch, MOVE_LEAD * ARGUMENTS + leader)
    for slot in range(SLOTS):
        for _ in range(band[slot]):
            add_move(scratch, MOVE_ADD * ARGUMENTS + slot)
    add_move(scratch, MOVE_COMMIT * ARGUMENTS)


@compiled
def play_further(game: GameStruct, scratch: Scratch) -> None:
    """Play another band after a centaur's band, or stop."""
    prepare(game, scratch)
    best, choice = best_band(game, scratch)
    if choice == NONE or -discard_cost(scratch, scratch.held) > best:
        add_move(scratch, MOVE_STOP * ARGUMENTS)
    else:
        play_band(game, scratch, choice)


@compiled
def keep_cards(game: GameStruct, scratch: Scratch) -> None:
    """Keep the best cards after an elf's band."""
    prepare(game, scratch)
    hand = scratch.held
    kept = scratch.kept
    choose_kept(game, scratch, hand, current_size(game), kept)
    with_cards = kept_value(game, scratch, hand, kept)
    nothing = scratch.tried
    for slot in range(SLOTS):
        nothing[slot] = 0
    if kept_value(game, scratch, hand, nothing) > with_cards:
        kept = nothing
    for slot in range(SLOTS):
        for _ in range(kept[slot]):
            add_move(scratch, MOVE_KEEP * ARGUMENTS + slot)
    add_move(scratch, MOVE_KEPT * ARGUMENTS)


@compiled
def answer(game: GameStruct, scratch: Scratch) -> None:
    """Make a decision within a turn or at the end of an age: the move with the best value."""
    appraise(game, scratch, game.to_move)
    best = -1e9
    chosen = NONE
    for number in range(count_moves(game)):
        move = nth_move(game, number)
        value = answer_value(game, scratch, move % ARGUMENTS)
        if value > best:
            best = value
            chosen = move
    add_move(scratch, chosen)


@compiled
def answer_value(game: GameStruct, scratch: Scratch, argument: int) -> float:
    """Return the value of a move with this argument."""
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


@compiled
def raid_value(game: GameStruct, scratch: Scratch, spaces: int) -> float:
    """Return the value of a raid, now and in the next age."""
    taken = 0
    held = 0
    for kingdom in range(KINGDOMS):
        taken += spaces >> kingdom & 1
        held += game.orc_board[game.to_move] >> kingdom & 1
    glory = float(RAID_GLORY_TABLE[taken])
    if game.age == game.ages:
        return glory
    left = held - taken
    later = left + scratch.weights.orc_next_age * (KINGDOMS - left) / KINGDOMS
    low = min(int(later), KINGDOMS - 1)
    part = min(later - low, 1.0)
    return float(
        glory + RAID_GLORY_TABLE[low] + part * (RAID_GLORY_TABLE[low + 1] - RAID_GLORY_TABLE[low])
    )


@compiled
def decide(game: GameStruct, scratch: Scratch) -> None:
    """Write the moves of the next decision into `scratch.moves`, their number first."""
    scratch.moves[0] = 0
    if game.decision == DECISION_TURN:
        take_turn(game, scratch)
    elif game.decision == DECISION_FURTHER_BAND:
        play_further(game, scratch)
    elif game.decision == DECISION_KEEP:
        keep_cards(game, scratch)
    else:
        answer(game, scratch)


@compiled
def play_decision(game: GameStruct, scratch: Scratch) -> None:
    """Make the next decision of the player to move, and apply it."""
    decide(game, scratch)
    for index in range(scratch.moves[0]):
        apply_move(game, scratch.moves[index + 1])
