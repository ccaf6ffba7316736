"""The decisions of the heuristic bot, as they are or corrected by the policy network, compiled.

They make the simulated games.
"""

from __future__ import annotations

from ethnos.bots.compiled.judgement import (
    answer_value,
    appraise,
    best_choice,
    correct_scores,
    followers,
    prepare,
    score_bands,
    score_choices,
    score_recruits,
)
from ethnos.bots.judgement.bands import BAND_KINDS
from ethnos.bots.judgement.choices import BANDS, KEEP_BEST
from ethnos.bots.judgement.scratch import Ints, Scratch
from ethnos.fast.apply import apply_move
from ethnos.fast.jit import compiled
from ethnos.fast.legal import count_moves, nth_move
from ethnos.packed.fields import (
    DECISION_FURTHER_BAND,
    DECISION_KEEP,
    DECISION_TURN,
    NONE,
    SLOTS,
    GameStruct,
)
from ethnos.packed.moves import (
    ARGUMENTS,
    MOVE_ADD,
    MOVE_COMMIT,
    MOVE_KEEP,
    MOVE_KEPT,
    MOVE_LEAD,
)


@compiled
def add_move(scratch: Scratch, move: int) -> None:
    """Append a move to the decision."""
    scratch.moves[0] += 1
    scratch.moves[scratch.moves[0]] = move


@compiled
def best_turn(game: GameStruct, scratch: Scratch) -> float:
    """Return the value of the best band or recruit; needs `prepare`."""
    scratch.choice_count = 0
    score_bands(game, scratch)
    score_recruits(game, scratch)
    return float(scratch.scores[best_choice(scratch)]) if scratch.choice_count > 0 else -1e9


@compiled
def add_moves(game: GameStruct, scratch: Scratch, choice: int) -> None:
    """Append the moves of a choice, card by card."""
    if choice >= BANDS:
        leader, kind = (choice - BANDS) // BAND_KINDS, (choice - BANDS) % BAND_KINDS
        followers(game, scratch.held, leader, kind, scratch.band)
        add_move(scratch, MOVE_LEAD * ARGUMENTS + leader)
        add_cards(scratch, MOVE_ADD, scratch.band)
        add_move(scratch, MOVE_COMMIT * ARGUMENTS)
    elif choice == KEEP_BEST:
        add_cards(scratch, MOVE_KEEP, scratch.kept)
        add_move(scratch, MOVE_KEPT * ARGUMENTS)
    else:
        add_move(scratch, choice)


@compiled
def add_cards(scratch: Scratch, kind: int, cards: Ints) -> None:
    """Append a move of this kind for every card."""
    for slot in range(SLOTS):
        for _ in range(cards[slot]):
            add_move(scratch, kind * ARGUMENTS + slot)


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
def decide(game: GameStruct, scratch: Scratch, corrects: bool = False) -> None:
    """Write the moves of the next decision into `scratch.moves`, their number first.

    The policy network corrects the scores of turns and further bands where it is asked to.
    """
    scratch.moves[0] = 0
    if game.decision not in (DECISION_TURN, DECISION_FURTHER_BAND, DECISION_KEEP):
        answer(game, scratch)
        return
    prepare(game, scratch)
    score_choices(game, scratch)
    if corrects and game.decision != DECISION_KEEP:
        correct_scores(game, scratch)
    if scratch.choice_count > 0:
        add_moves(game, scratch, scratch.choices[best_choice(scratch)])
    else:
        add_move(scratch, nth_move(game, count_moves(game) - 1))


@compiled
def play_decision(game: GameStruct, scratch: Scratch, corrects: bool = False) -> None:
    """Make the next decision of the player to move, and apply it."""
    decide(game, scratch, corrects)
    for index in range(scratch.moves[0]):
        apply_move(game, scratch.moves[index + 1])
