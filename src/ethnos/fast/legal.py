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
    AGE_OVER,
    FREE_MARKER,
    FURTHER_BAND,
    GAME_OVER,
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
def takes(game: Game) -> int:
    """Return the cards in the pool that may be taken. R26, R47."""
    return game.pool_set if game.hand_size[game.to_move] < HAND_LIMIT else 0


@compiled
def may_draw(game: Game) -> int:
    """Return 1 if a card may be drawn, else 0. R26, R47."""
    return 1 if game.hand_size[game.to_move] < HAND_LIMIT and game.deck_size > 0 else 0


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
def cards_to_say(game: Game) -> tuple[int, int, int]:
    """Return the kind of card step, the cards it may name, and the move that ends the list."""
    decision = game.decision
    if decision == KEEP:
        return KEEP_CARD, game.draft_set, KEPT * ARGUMENTS
    if game.draft_size > 0:
        return ADD, game.draft_set, COMMIT * ARGUMENTS
    return LEAD, leaders(game), STOP * ARGUMENTS


@compiled
def is_about_cards(game: Game) -> bool:
    """Return whether the next step names a card of the hand, or ends such a list."""
    decision = game.decision
    return decision in (KEEP, FURTHER_BAND) or (decision == TURN and game.draft_size > 0)


@compiled
def count_moves(game: Game) -> int:
    """Return how many moves there are: none only when the game or the age is over."""
    decision = game.decision
    if is_about_cards(game):
        return popcount(cards_to_say(game)[1]) + 1
    if decision == TURN:
        moves = may_draw(game) + popcount(takes(game)) + popcount(leaders(game))
        return max(moves, 1)
    if decision == RAID:
        return 1 << popcount(game.orc_board[game.to_move]) if game.orc_raid == ANY_NUMBER else 2
    if decision in (GAME_OVER, AGE_OVER):
        return 0
    return popcount(answers(game)[1])


@compiled
def nth_move(game: Game, number: int) -> int:
    """Return a move by its place in the list of all."""
    decision = game.decision
    if is_about_cards(game):
        kind, cards, end = cards_to_say(game)
        return kind * ARGUMENTS + nth(cards, number) if number < popcount(cards) else end
    if decision == TURN:
        return nth_turn(game, number)
    if decision == RAID:
        return RAID_SPACES * ARGUMENTS + nth_raid(game, number)
    kind, arguments = answers(game)
    return kind * ARGUMENTS + nth(arguments, number)


@compiled
def nth_turn(game: Game, number: int) -> int:
    """Return a way to begin a turn: draw, take a card, lead a band, or pass."""
    if may_draw(game):
        if number == 0:
            return DRAW * ARGUMENTS
        number -= 1
    pool = takes(game)
    in_pool = popcount(pool)
    if number < in_pool:
        return TAKE * ARGUMENTS + nth(pool, number)
    lead = leaders(game)
    return LEAD * ARGUMENTS + nth(lead, number - in_pool) if lead else PASS * ARGUMENTS


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
