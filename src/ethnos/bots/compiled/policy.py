"""Decide like the heuristic bot, compiled: see `ethnos.bots.heuristic`."""

from __future__ import annotations

from ethnos.bots.compiled.appraisal import (
    RAID,
    appraise,
    cost_of_feeding,
    learn_abilities,
    learn_leader,
    merfolk_value,
    orc_gain,
    troll_value,
)
from ethnos.bots.compiled.bands import (
    KINDS,
    best_band,
    choose_kept,
    feeding,
    followers,
    kept_value,
)
from ethnos.bots.compiled.kingdoms import goes_on
from ethnos.bots.compiled.plans import (
    plan_ahead,
    promise_of_drawing,
    promise_of_taking,
    survey,
    wild_count,
)
from ethnos.bots.compiled.scratch import (
    BAND,
    HELD,
    KEPT,
    ORC_NEXT_AGE,
    TEMPO,
    TRIED,
    WIZARD_WEIGHT,
    Mind,
)
from ethnos.fast.apply import make_move
from ethnos.fast.board import current_size
from ethnos.fast.jit import compiled, lowest
from ethnos.fast.layout import (
    FREE_MARKER,
    FURTHER_BAND,
    KEEP,
    KINGDOMS,
    MARKER,
    MERFOLK_MOVE,
    NONE,
    ORC_MARKER,
    SLOTS,
    TROLL_TOKEN,
    TURN,
    WIZARD_DRAW,
    Game,
)
from ethnos.fast.layout import (
    RAID as RAID_DECISION,
)
from ethnos.fast.legal import (
    ADD,
    ARGUMENTS,
    COMMIT,
    DRAW,
    KEEP_CARD,
    LEAD,
    NO_KINGDOM,
    NO_TOKEN,
    ORC_YES,
    STOP,
    TAKE,
    count_moves,
    nth_move,
)
from ethnos.fast.legal import KEPT as KEPT_MOVE
from ethnos.rules.components import HAND_LIMIT, SKELETONS_TO_WIN


@compiled
def prepare(game: Game, mind: Mind) -> None:
    """Look at the table with the eyes of the player to move."""
    seat = game.to_move
    appraise(game, mind, seat)
    for slot in range(SLOTS):
        mind.hands[HELD, slot] = game.hand[seat, slot]
    cards = (game.hand_set[seat] | game.pool_set) & ~game.skeletons
    learn_abilities(game, mind, seat, cards)
    cost_of_feeding(game, mind, seat)
    while cards:
        learn_leader(game, mind, seat, lowest(cards))
        cards &= cards - 1
    survey(game, mind, seat)


@compiled
def say(mind: Mind, move: int) -> None:
    """Add a small step to those that make up the decision."""
    mind.moves[0] += 1
    mind.moves[mind.moves[0]] = move


@compiled
def best_turn(game: Game, mind: Mind) -> tuple[float, int, int]:
    """Return what the best turn promises: its worth, and the move, or else the band to play."""
    best, band = best_band(game, mind)
    move = NONE
    if game.hand_size[game.to_move] < HAND_LIMIT:
        tempo = mind.weights[TEMPO]
        plan_ahead(game, mind)
        value = mind.after_drawing * promise_of_drawing(game, mind) - tempo
        if value > best:
            best = value
            move = DRAW * ARGUMENTS
        for slot in range(SLOTS):
            if game.pool[slot] > 0:
                value = mind.after_taking * promise_of_taking(game, mind, slot) - tempo
                if value > best:
                    best = value
                    move = TAKE * ARGUMENTS + slot
    return float(best), move, band


@compiled
def take_turn(game: Game, mind: Mind) -> None:
    """Recruit or play the best band."""
    prepare(game, mind)
    if wild_count(game, mind.hands[HELD]) >= SKELETONS_TO_WIN:
        # They win, or where that is not allowed pass.
        say(mind, nth_move(game, count_moves(game) - 1))
        return
    _, move, band = best_turn(game, mind)
    if move == NONE:
        play_band(game, mind, band)
    else:
        say(mind, move)


@compiled
def play_band(game: Game, mind: Mind, choice: int) -> None:
    """Play a band by its number, card by card."""
    leader, kind = choice // KINDS, choice % KINDS
    band = mind.hands[BAND]
    followers(game, mind.hands[HELD], leader, kind, band)
    say(mind, LEAD * ARGUMENTS + leader)
    for slot in range(SLOTS):
        for _ in range(band[slot]):
            say(mind, ADD * ARGUMENTS + slot)
    say(mind, COMMIT * ARGUMENTS)


@compiled
def play_further(game: Game, mind: Mind) -> None:
    """Play another band after a centaur's, or stop."""
    prepare(game, mind)
    best, choice = best_band(game, mind)
    if choice == NONE or -feeding(mind, mind.hands[HELD]) > best:
        say(mind, STOP * ARGUMENTS)
    else:
        play_band(game, mind, choice)


@compiled
def keep_cards(game: Game, mind: Mind) -> None:
    """Keep the best cards after an elf's band."""
    prepare(game, mind)
    hand = mind.hands[HELD]
    kept = mind.hands[KEPT]
    choose_kept(game, mind, hand, current_size(game), kept)
    with_cards = kept_value(game, mind, hand, kept)
    nothing = mind.hands[TRIED]
    for slot in range(SLOTS):
        nothing[slot] = 0
    if kept_value(game, mind, hand, nothing) > with_cards:
        kept = nothing
    for slot in range(SLOTS):
        for _ in range(kept[slot]):
            say(mind, KEEP_CARD * ARGUMENTS + slot)
    say(mind, KEPT_MOVE * ARGUMENTS)


@compiled
def answer(game: Game, mind: Mind) -> None:
    """Answer a question within a turn, or at the end of an age."""
    appraise(game, mind, game.to_move)
    best = -1e9
    chosen = NONE
    for number in range(count_moves(game)):
        move = nth_move(game, number)
        value = weigh_answer(game, mind, move % ARGUMENTS)
        if value > best:
            best = value
            chosen = move
    say(mind, chosen)


@compiled
def weigh_answer(game: Game, mind: Mind, argument: int) -> float:
    """Return what an answer promises."""
    seat = game.to_move
    decision = game.decision
    if decision in (MARKER, FREE_MARKER):
        return 0.0 if argument == NO_KINGDOM else float(mind.gains[argument])
    if decision == MERFOLK_MOVE:
        return merfolk_value(game, mind, seat, argument)
    if decision == ORC_MARKER:
        return orc_gain(game, mind, seat) if argument == ORC_YES else 0.0
    if decision == TROLL_TOKEN:
        return 0.0 if argument == NO_TOKEN else troll_value(game, mind, seat, argument + 1)
    if decision == WIZARD_DRAW:
        return float(mind.weights[WIZARD_WEIGHT] * argument * goes_on(game, argument))
    if decision == RAID_DECISION:
        return raid_value(game, mind, argument)
    return 0.0


@compiled
def raid_value(game: Game, mind: Mind, spaces: int) -> float:
    """Return what a raid brings, now and in the next age."""
    taken = 0
    held = 0
    for kingdom in range(KINGDOMS):
        taken += spaces >> kingdom & 1
        held += game.orc_board[game.to_move] >> kingdom & 1
    glory = float(RAID[taken])
    if game.age == game.ages:
        return glory
    left = held - taken
    later = left + mind.weights[ORC_NEXT_AGE] * (KINGDOMS - left) / KINGDOMS
    low = min(int(later), KINGDOMS - 1)
    part = min(later - low, 1.0)
    return float(glory + RAID[low] + part * (RAID[low + 1] - RAID[low]))


@compiled
def decide(game: Game, mind: Mind) -> None:
    """Write the small steps of the next decision into `mind.moves`, their number first."""
    mind.moves[0] = 0
    if game.decision == TURN:
        take_turn(game, mind)
    elif game.decision == FURTHER_BAND:
        play_further(game, mind)
    elif game.decision == KEEP:
        keep_cards(game, mind)
    else:
        answer(game, mind)


@compiled
def play_on(game: Game, mind: Mind) -> None:
    """Make the next decision of the player to move."""
    decide(game, mind)
    for step in range(mind.moves[0]):
        make_move(game, mind.moves[step + 1])
