"""The legal moves of a game; `ethnos.packed.moves` says what a move is."""

from __future__ import annotations

from typing import Final

from ethnos.fast.board import current_leader, current_size, has_marker, markers_that_count, tribe_of
from ethnos.fast.jit import compiled
from ethnos.fast.powers import DRAWS, PLACING_SIZE, REACH
from ethnos.fast.tribes import free_trolls, furthest_move, skeletons
from ethnos.packed.bits import lowest, nth, popcount
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
    GameStruct,
)
from ethnos.packed.moves import (
    ARGUMENTS,
    MOVE_ADD,
    MOVE_COMMIT,
    MOVE_DRAW,
    MOVE_FREE_MARKER,
    MOVE_KEEP,
    MOVE_KEPT,
    MOVE_LEAD,
    MOVE_MERFOLK,
    MOVE_ORC,
    MOVE_PASS,
    MOVE_PLACE,
    MOVE_RAID,
    MOVE_STOP,
    MOVE_TAKE,
    MOVE_TROLL,
    MOVE_WIZARD,
    NO_KINGDOM,
    NO_TOKEN,
    ORC_NO,
    ORC_YES,
)
from ethnos.packed.options import ANY_NUMBER, EXACT_OR_NONE, OPTIONAL
from ethnos.packed.powers import MAY_PLACE, ONLY_OWN

Menu = tuple[int, int, int, int, int, int]

_ALL_KINGDOMS: Final = (1 << KINGDOMS) - 1


@compiled
def leaders(game: GameStruct) -> int:
    """Return the cards in hand that may lead a band. R36, R64."""
    return skeletons(game, game.hand_set[game.to_move])


@compiled
def open_kingdoms(game: GameStruct) -> int:
    """Return the kingdoms in which the band being played may place its marker. R37, R38, D21."""
    leader = current_leader(game)
    tribe = tribe_of(game, leader)
    if not MAY_PLACE >> tribe & 1 or not has_marker(game, game.to_move):
        return 0
    size = PLACING_SIZE[tribe, current_size(game)]
    own = leader % KINGDOMS
    if ONLY_OWN >> tribe & 1:
        return 1 << own if markers_that_count(game, game.to_move, own) < size else 0
    reach = REACH[tribe, own]
    kingdoms = 0
    while reach:
        kingdom = lowest(reach)
        reach &= reach - 1
        if markers_that_count(game, game.to_move, kingdom) < size:
            kingdoms |= 1 << kingdom
    return kingdoms


@compiled
def answers(game: GameStruct) -> tuple[int, int]:
    """Return the kind and the arguments of a decision that is not about cards."""
    decision = game.decision
    if decision == DECISION_MARKER:
        declining = 1 << NO_KINGDOM if game.marker_placement == OPTIONAL else 0  # D18
        return MOVE_PLACE, open_kingdoms(game) | declining
    if decision == DECISION_FREE_MARKER:
        return MOVE_FREE_MARKER, _ALL_KINGDOMS | 1 << NO_KINGDOM
    if decision == DECISION_ORC_MARKER:
        return MOVE_ORC, 1 << ORC_YES | 1 << ORC_NO
    if decision == DECISION_TROLL_TOKEN:
        return MOVE_TROLL, free_trolls(game) | 1 << NO_TOKEN
    if decision == DECISION_WIZARD_DRAW:
        limit = int(DRAWS[tribe_of(game, current_leader(game)), current_size(game)])
        exact = game.wizard_draw == EXACT_OR_NONE  # D30
        return MOVE_WIZARD, 1 | 1 << limit if exact else (2 << limit) - 1
    if decision == DECISION_MERFOLK_MOVE:
        return MOVE_MERFOLK, (2 << furthest_move(game)) - 1
    return MOVE_PASS, 0


@compiled
def menu(game: GameStruct) -> Menu:
    """Return all legal moves except raids, in ascending order.

    A menu is: 1 or 0 for drawing; the cards to take; the kind of the moves that name a card of the
    hand, and those cards; the kind of the moves that follow, and their arguments.
    """
    decision = game.decision
    if game.draft_size > 0:
        if decision == DECISION_KEEP:
            return 0, 0, MOVE_KEEP, game.draft_set, MOVE_KEPT, 1
        return 0, 0, MOVE_ADD, game.draft_set, MOVE_COMMIT, 1
    if decision == DECISION_TURN:
        lead = leaders(game)
        if game.hand_size[game.to_move] >= game.hand_limit:  # R47
            return 0, 0, MOVE_LEAD, lead, MOVE_PASS, 1 if lead == 0 else 0
        draw = 1 if game.deck_size > 0 else 0
        stuck = 1 if draw == 0 and game.pool_set == 0 and lead == 0 else 0  # D14
        return draw, game.pool_set, MOVE_LEAD, lead, MOVE_PASS, stuck
    if decision == DECISION_KEEP:
        return 0, 0, MOVE_KEEP, game.draft_set, MOVE_KEPT, 1
    if decision == DECISION_FURTHER_BAND:
        return 0, 0, MOVE_LEAD, leaders(game), MOVE_STOP, 1
    kind, arguments = answers(game)
    return 0, 0, MOVE_LEAD, 0, kind, arguments


@compiled
def count_of(menu: Menu) -> int:
    """Return the number of moves in a menu."""
    return menu[0] + popcount(menu[1]) + popcount(menu[3]) + popcount(menu[5])


@compiled
def pick(menu: Menu, number: int) -> int:
    """Return a move of a menu by its index."""
    draw, pool, card_kind, cards, kind, arguments = menu
    number -= draw
    if number < 0:
        return MOVE_DRAW * ARGUMENTS
    in_pool = popcount(pool)
    if number < in_pool:
        return MOVE_TAKE * ARGUMENTS + nth(pool, number)
    number -= in_pool
    in_hand = popcount(cards)
    if number < in_hand:
        return card_kind * ARGUMENTS + nth(cards, number)
    return kind * ARGUMENTS + nth(arguments, number - in_hand)


@compiled
def count_moves(game: GameStruct) -> int:
    """Return the number of legal moves; 0 only when the game or the age is over."""
    if game.decision == DECISION_RAID:
        return count_raids(game)
    return count_of(menu(game))


@compiled
def nth_move(game: GameStruct, number: int) -> int:
    """Return a legal move by its index."""
    if game.decision == DECISION_RAID:
        return MOVE_RAID * ARGUMENTS + nth_raid(game, number)
    return pick(menu(game), number)


@compiled
def count_raids(game: GameStruct) -> int:
    """Return the number of legal raids, waiting included. R92, D40."""
    return 1 << popcount(game.orc_board[game.to_move]) if game.orc_raid == ANY_NUMBER else 2


@compiled
def nth_raid(game: GameStruct, number: int) -> int:
    """Return a raid by its index: nothing, then everything or every choice of spaces. R92, D40."""
    board = game.orc_board[game.to_move]
    if game.orc_raid != ANY_NUMBER:
        return board if number else 0
    spaces = 0
    while number:
        if number & 1:
            spaces |= board & -board
        board &= board - 1
        number >>= 1
    return spaces


@compiled
def is_legal(game: GameStruct, move: int) -> bool:
    """Return whether a move is legal now."""
    for number in range(count_moves(game)):  # noqa: SIM110  # numba has no any()
        if nth_move(game, number) == move:
            return True
    return False
