"""What may be said next, as numbers.

A *move* is a small step of `ethnos.rules.steps` in the game's own slots: its kind times 64 plus
an argument. Ascending moves are in the order of the reference's options. Codes, which mean the
same in every game, are made of moves in `ethnos.fast.codes`.
"""

from __future__ import annotations

from typing import Final

from ethnos.fast.board import current_leader, current_size, has_marker, markers_that_count
from ethnos.fast.jit import compiled, nth, popcount
from ethnos.fast.layout import (
    FREE_MARKER,
    FURTHER_BAND,
    HALFLING,
    KEEP,
    KINGDOMS,
    MARKER,
    MERFOLK_MOVE,
    MINOTAUR,
    ORC_MARKER,
    RAID,
    TROLL_TOKEN,
    TURN,
    WINGFOLK,
    WIZARD_DRAW,
    Game,
    tribe_of,
)
from ethnos.fast.options import ANY_NUMBER, EXACT_OR_NONE, OPTIONAL
from ethnos.fast.tribes import (
    free_trolls,
    furthest_move,
    halflings,
    minotaurs,
    skeletons,
    wingfolk,
)
from ethnos.rules.components import HAND_LIMIT, TROLL_TOKENS

Menu = tuple[int, int, int, int, int, int]

(
    DRAW,
    TAKE,
    LEAD,
    ADD,
    COMMIT,
    PASS,
    PLACE,
    MOVE,
    FREE,
    ORC,
    TROLL,
    STOP,
    KEEP_CARD,
    KEPT,
    WIZARD,
    RAID_SPACES,
) = range(16)
ARGUMENTS: Final = 64
NO_KINGDOM: Final = KINGDOMS
"""The argument of `PLACE` and `FREE` that declines."""
NO_TOKEN: Final = len(TROLL_TOKENS)
"""The argument of `TROLL` that declines; `n - 1` takes token n."""
ORC_YES, ORC_NO = range(2)

_ALL_KINGDOMS: Final = (1 << KINGDOMS) - 1


@compiled
def leaders(game: Game) -> int:
    """Return the cards in hand that may lead a band. R36, R64."""
    return skeletons(game, game.hand_set[game.to_move])


@compiled
def open_kingdoms(game: Game) -> int:
    """Return where the band being played may put its marker. R37, R38, D21."""
    leader = current_leader(game)
    size = current_size(game)
    tribe = tribe_of(game, leader)
    if tribe == HALFLING:
        return halflings()
    if not has_marker(game, game.to_move):
        return 0
    if tribe == WINGFOLK:
        return wingfolk(game, size)
    if tribe == MINOTAUR:
        size = minotaurs(size)
    kingdom = leader % KINGDOMS
    return 1 << kingdom if markers_that_count(game, game.to_move, kingdom) < size else 0


@compiled
def answers(game: Game) -> tuple[int, int]:
    """Return the kind and the arguments open where the choice is not among cards."""
    decision = game.decision
    if decision == MARKER:
        declining = 1 << NO_KINGDOM if game.marker_placement == OPTIONAL else 0  # D18
        return PLACE, open_kingdoms(game) | declining
    if decision == FREE_MARKER:
        return FREE, _ALL_KINGDOMS | 1 << NO_KINGDOM
    if decision == ORC_MARKER:
        return ORC, 1 << ORC_YES | 1 << ORC_NO
    if decision == TROLL_TOKEN:
        return TROLL, free_trolls(game) | 1 << NO_TOKEN
    if decision == WIZARD_DRAW:
        size = current_size(game)
        exact = game.wizard_draw == EXACT_OR_NONE  # D30
        return WIZARD, 1 | 1 << size if exact else (2 << size) - 1
    if decision == MERFOLK_MOVE:
        return MOVE, (2 << furthest_move(game)) - 1
    return PASS, 0


@compiled
def menu(game: Game) -> Menu:
    """Return all moves but raids, in their order.

    A menu is: 1 or 0 for drawing; the cards to take; the kind of step that names a card of the
    hand, and those cards; the kind of the moves that follow, and their arguments.
    """
    decision = game.decision
    if game.draft_size > 0:
        if decision == KEEP:
            return 0, 0, KEEP_CARD, game.draft_set, KEPT, 1
        return 0, 0, ADD, game.draft_set, COMMIT, 1
    if decision == TURN:
        lead = leaders(game)
        if game.hand_size[game.to_move] >= HAND_LIMIT:  # R47
            return 0, 0, LEAD, lead, PASS, 1 if lead == 0 else 0
        draw = 1 if game.deck_size > 0 else 0
        stuck = 1 if draw == 0 and game.pool_set == 0 and lead == 0 else 0  # D14
        return draw, game.pool_set, LEAD, lead, PASS, stuck
    if decision == KEEP:
        return 0, 0, KEEP_CARD, game.draft_set, KEPT, 1
    if decision == FURTHER_BAND:
        return 0, 0, LEAD, leaders(game), STOP, 1
    kind, arguments = answers(game)
    return 0, 0, LEAD, 0, kind, arguments


@compiled
def count_of(menu: Menu) -> int:
    """Return how many moves a menu has."""
    return menu[0] + popcount(menu[1]) + popcount(menu[3]) + popcount(menu[5])


@compiled
def pick(menu: Menu, number: int) -> int:
    """Return a move of a menu by its place."""
    draw, pool, card_kind, cards, kind, arguments = menu
    number -= draw
    if number < 0:
        return DRAW * ARGUMENTS
    in_pool = popcount(pool)
    if number < in_pool:
        return TAKE * ARGUMENTS + nth(pool, number)
    number -= in_pool
    in_hand = popcount(cards)
    if number < in_hand:
        return card_kind * ARGUMENTS + nth(cards, number)
    return kind * ARGUMENTS + nth(arguments, number - in_hand)


@compiled
def count_moves(game: Game) -> int:
    """Return how many moves there are: none only when the game or the age is over."""
    if game.decision == RAID:
        return count_raids(game)
    return count_of(menu(game))


@compiled
def nth_move(game: Game, number: int) -> int:
    """Return a move by its place in the list of all."""
    if game.decision == RAID:
        return RAID_SPACES * ARGUMENTS + nth_raid(game, number)
    return pick(menu(game), number)


@compiled
def count_raids(game: Game) -> int:
    """Return how many ways there are to raid, waiting included. R92, D40."""
    return 1 << popcount(game.orc_board[game.to_move]) if game.orc_raid == ANY_NUMBER else 2


@compiled
def nth_raid(game: Game, number: int) -> int:
    """Return a raid: nothing, then either everything or every choice of spaces. R92, D40."""
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
def is_legal(game: Game, move: int) -> bool:
    """Return whether a move may be made now."""
    for number in range(count_moves(game)):  # noqa: SIM110  # numba has no any()
        if nth_move(game, number) == move:
            return True
    return False
