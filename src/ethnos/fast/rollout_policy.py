"""The rollout policy: a cheap rule-based player for playouts.

It collects cards, plays its largest band and places markers where they pay most. It uses only
information that the player to move has.
"""

from __future__ import annotations

from typing import Final

from ethnos.fast.board import markers_that_count
from ethnos.fast.jit import compiled, lowest, popcount
from ethnos.fast.layout import tribe_of
from ethnos.fast.legal import Menu, count_of, menu, pick
from ethnos.fast.pcg import Stream, below
from ethnos.packed.fields import (
    DECISION_FURTHER_BAND,
    DECISION_RAID,
    DECISION_TURN,
    KINGDOMS,
    ONE_KINGDOM,
    ONE_TRIBE,
    GameStruct,
)
from ethnos.packed.moves import (
    ARGUMENTS,
    MOVE_DRAW,
    MOVE_FREE_MARKER,
    MOVE_LEAD,
    MOVE_ORC,
    MOVE_PLACE,
    MOVE_RAID,
    MOVE_TAKE,
    MOVE_TROLL,
    NO_TOKEN,
    ORC_YES,
)
from ethnos.packed.powers import MAY_PLACE
from ethnos.rules.cards import DRAGONS
from ethnos.rules.components import HAND_LIMIT

_RANDOM_ONE_IN: Final = 16
"""One decision in this many is random, so that playouts differ."""
_RAID_EARLY: Final = 4
"""Number of orc markers that triggers a raid before the last age."""


@compiled
def informed_move(game: GameStruct, stream: Stream) -> int:
    """Return the move the policy chooses."""
    decision = game.decision
    if decision == DECISION_RAID:
        board = game.orc_board[game.to_move]
        worth_it = game.age == game.ages or popcount(board) >= _RAID_EARLY
        return MOVE_RAID * ARGUMENTS + (board if worth_it else 0)
    choices = menu(game)
    if below(stream, _RANDOM_ONE_IN) == 0:
        return pick(choices, below(stream, count_of(choices)))
    if game.draft_size > 0:
        return add_or_end(game, choices)
    if decision == DECISION_TURN:
        return recruit_or_lead(game, choices, stream)
    if decision == DECISION_FURTHER_BAND:
        return lead_best(game, choices)
    return best_answer(game, choices)


@compiled
def recruit_or_lead(game: GameStruct, choices: Menu, stream: Stream) -> int:
    """Collect for the largest set in hand; lead if it places a marker, or time is short."""
    draw, pool, _, leaders, _, _ = choices
    can_recruit = draw == 1 or pool != 0
    if leaders == 0:
        return pick(choices, below(stream, count_of(choices)))
    best, size, places = best_leader(game, leaders)
    in_danger = game.dragons_revealed == DRAGONS - 1
    enough = places and (size >= 3 or in_danger)
    full = game.hand_size[game.to_move] >= HAND_LIMIT - 2
    if enough or full or not can_recruit or (in_danger and size >= 2):
        return MOVE_LEAD * ARGUMENTS + best
    fitting = pool & fits(game, best)
    if fitting:
        return MOVE_TAKE * ARGUMENTS + lowest(fitting)
    if draw == 1:
        return MOVE_DRAW * ARGUMENTS
    return MOVE_TAKE * ARGUMENTS + lowest(pool)


@compiled
def fits(game: GameStruct, leader: int) -> int:
    """Return the slots that share tribe or kingdom with a leader, skeletons included."""
    tribe = ONE_TRIBE << leader // KINGDOMS * KINGDOMS
    return tribe | ONE_KINGDOM << leader % KINGDOMS | game.skeletons


@compiled
def count_cards(game: GameStruct, cards: int) -> int:
    """Return the number of cards in these slots in the hand of the player to move."""
    cards &= game.hand_set[game.to_move]
    count = 0
    while cards:
        count += game.hand[game.to_move, lowest(cards)]
        cards &= cards - 1
    return count


@compiled
def best_leader(game: GameStruct, leaders: int) -> tuple[int, int, bool]:
    """Return the leader of a largest band, its size, and whether it would place a marker."""
    best = lowest(leaders)
    best_worth = -1
    best_size = 0
    best_places = False
    wild = count_cards(game, game.skeletons)
    while leaders:
        slot = lowest(leaders)
        leaders &= leaders - 1
        kingdom = slot % KINGDOMS
        by_tribe = count_cards(game, ONE_TRIBE << slot // KINGDOMS * KINGDOMS)
        by_kingdom = count_cards(game, ONE_KINGDOM << kingdom & ~game.skeletons)
        size = max(by_tribe, by_kingdom) + wild
        may_place = bool(MAY_PLACE >> tribe_of(game, slot) & 1)
        places = may_place and markers_that_count(game, game.to_move, kingdom) < size
        worth = size * 16
        if places:
            worth += 16 + kingdom_worth(game, kingdom)
        if worth > best_worth:
            best_worth = worth
            best = slot
            best_size = size
            best_places = places
    return best, best_size, best_places


@compiled
def kingdom_worth(game: GameStruct, kingdom: int) -> int:
    """Return what a kingdom pays the first rank in this age."""
    paid = min(int(game.token_count[kingdom]), game.age)
    return int(game.tokens[kingdom, paid - 1]) if paid > 0 else 0


@compiled
def lead_best(game: GameStruct, choices: Menu) -> int:
    """Lead the best band, or stop."""
    leaders = choices[3]
    if leaders == 0:
        return choices[4] * ARGUMENTS
    return MOVE_LEAD * ARGUMENTS + best_leader(game, leaders)[0]


@compiled
def add_or_end(game: GameStruct, choices: Menu) -> int:
    """Add cards of the larger set until there are none."""
    _, _, kind, cards, end, _ = choices
    if cards == 0:
        return end * ARGUMENTS
    leader = game.draft[0]
    by_tribe = cards & (ONE_TRIBE << leader // KINGDOMS * KINGDOMS | game.skeletons)
    by_kingdom = cards & (ONE_KINGDOM << leader % KINGDOMS | game.skeletons)
    larger = by_tribe if count_cards(game, by_tribe) > count_cards(game, by_kingdom) else by_kingdom
    return kind * ARGUMENTS + lowest(larger if larger else cards)


@compiled
def best_answer(game: GameStruct, choices: Menu) -> int:
    """Answer a decision: place where it pays most, take the highest, draw and keep the most."""
    _, _, card_kind, cards, kind, arguments = choices
    if cards:
        return card_kind * ARGUMENTS + lowest(cards)
    if kind in (MOVE_PLACE, MOVE_FREE_MARKER):
        return kind * ARGUMENTS + best_kingdom(game, arguments)
    if kind == MOVE_ORC:
        return MOVE_ORC * ARGUMENTS + ORC_YES
    if kind == MOVE_TROLL:
        tokens = arguments & ~(1 << NO_TOKEN)
        return MOVE_TROLL * ARGUMENTS + (highest(tokens) if tokens else NO_TOKEN)
    return kind * ARGUMENTS + highest(arguments)


@compiled
def highest(members: int) -> int:
    """Return the highest member of a set that is not empty."""
    while members & (members - 1):
        members &= members - 1
    return lowest(members)


@compiled
def best_kingdom(game: GameStruct, kingdoms: int) -> int:
    """Return the kingdom of a set that pays most; own markers there lower its value."""
    best = lowest(kingdoms)
    best_worth = -1
    kingdoms &= (1 << KINGDOMS) - 1
    while kingdoms:
        kingdom = lowest(kingdoms)
        kingdoms &= kingdoms - 1
        worth = 64 + 2 * kingdom_worth(game, kingdom) - game.markers[kingdom, game.to_move]
        if worth > best_worth:
            best_worth = worth
            best = kingdom
    return best
