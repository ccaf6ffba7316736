"""An age, from its deal to its scoring."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ethnos.rules.cards import DRAGON, DRAGONS, DeckCard, Kingdom, ally_deck
from ethnos.rules.components import MAX_PLAYERS, POOL_CARDS_PER_PLAYER
from ethnos.rules.events import (
    AgeBegan,
    AgeEnded,
    AgeScored,
    AreaScored,
    BandScored,
    CardDealt,
    GameEnded,
    GiantScored,
    Log,
    OrcsRaided,
    PoolTurnedUp,
    RaidDecided,
    TurnBegan,
)
from ethnos.rules.ranking import rank_final
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import OrcRaidOrder, TrollScope
from ethnos.rules.scoring import score_band, score_kingdom, score_merfolk, split_by_trolls
from ethnos.rules.state import GAME_OVER, TURN, Decision, GameState
from ethnos.rules.streams import shuffle
from ethnos.rules.tribes import orcs
from ethnos.rules.tribes.giants import score_giant

_TURN_BEGAN: Final = tuple(TurnBegan(seat) for seat in range(MAX_PLAYERS))

# The start of an age. R18-R24.


def start_age(state: GameState, log: Log) -> None:
    """Shuffle the allies, deal clockwise from the first player, lay out the pool. D5, D67."""
    stream = state.source.stream(state.age)
    allies = ally_deck(state.tribes)
    shuffle(stream, allies)
    seats = state.clockwise(state.first_player)
    for seat in seats:
        state.hands[seat] = (allies.pop(),)  # R18
    pool_size = POOL_CARDS_PER_PLAYER * state.players
    state.pool = tuple(sorted(allies.pop() for _ in range(pool_size)))  # R19
    # R20, D3: the lower pile gets the dragons and, if the number is odd, the smaller half.
    half = len(allies) // 2
    lower: list[DeckCard] = [*allies[:half], *[DRAGON] * DRAGONS]
    shuffle(stream, lower)
    state.deck = [*lower, *allies[half:]]
    state.dragon_free = len(allies) - half
    state.dragons_revealed = 0
    log.append(AgeBegan(state.age, state.first_player, len(state.deck)))
    log.extend(CardDealt(seat, state.hands[seat][0]) for seat in seats)
    log.append(PoolTurnedUp(state.pool))
    begin_turn(state, state.first_player, log)


def begin_turn(state: GameState, seat: int, log: Log) -> None:
    """Begin the turn of this player. R24, R25."""
    state.turn_owner = seat
    state.to_move = seat
    state.decision = TURN
    state.bands_this_turn = 0
    log.append(_TURN_BEGAN[seat])


def choose_first_player(state: GameState) -> int:
    """Return the next age's first player: least glory, then nearest to the drawer. R22, R23."""
    least = min(state.glory)
    tied = tuple(seat for seat in range(state.players) if state.glory[seat] == least)
    if state.ruleset.troll_scope is TrollScope.ALL_END_OF_AGE_TIES:  # D46
        tied = split_by_trolls(state, tied)[0]
    drawer = state.third_dragon_drawer or 0
    return next(seat for seat in state.clockwise(drawer) if seat in tied)


# The end of an age, in the order of the list at the end of locale/en/clauses.md.


def end_age(state: GameState, log: Log) -> None:
    """Score an age that the third dragon has ended, up to the first raid decision."""
    discard_hands(state, log)
    score_board(state, log)
    ask_for_raids(state, log)


def discard_hands(state: GameState, log: Log) -> None:
    """Discard all hands. R76, D77."""
    assert state.third_dragon_drawer is not None
    sizes = tuple(map(len, state.hands))
    log.append(AgeEnded(state.age, state.third_dragon_drawer, sizes))
    state.discarded = tuple(sorted(card for hand in state.hands for card in hand))
    state.hands = [() for _ in state.hands]
    state.known = [() for _ in state.known]


def score_board(state: GameState, log: Log) -> None:
    """Score the kingdoms, the merfolk track and the giant token. R77, R88, R90."""
    areas = tuple(score_kingdom(state, kingdom) for kingdom in Kingdom)
    merfolk = score_merfolk(state)
    giant = score_giant(state)
    scoring = AgeResult(state.age, state.players, areas, merfolk, giant)
    log.extend(AreaScored(area) for area in areas)
    if merfolk:
        log.append(AreaScored(merfolk))
    if giant:
        log.append(GiantScored(giant))
    for seat in range(state.players):
        state.glory[seat] += scoring.glory(seat)
    state.scoring = scoring


def ask_for_raids(state: GameState, log: Log) -> None:
    """Wait for the next raid, clockwise from the first player; if none, close the age. R92, D41."""
    for seat in state.clockwise(state.first_player):
        if state.orc_boards[seat] and state.raid_plans[seat] is None:
            state.decision = Decision.RAID
            state.to_move = seat
            return
    if state.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS:
        for seat in state.clockwise(state.first_player):
            carry_out_raid(state, seat, log)
    score_bands(state, log)
    close_age(state, log)


def plan_raid(state: GameState, seat: int, spaces: tuple[Kingdom, ...], log: Log) -> None:
    """Store a raid plan; carry it out at once, unless all seats decide in secret. D41."""
    state.raid_plans[seat] = spaces
    if state.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS:
        log.append(RaidDecided(seat))
    else:
        carry_out_raid(state, seat, log)


def carry_out_raid(state: GameState, seat: int, log: Log) -> None:
    """Remove the raided markers and score them. R92, R93."""
    spaces = state.raid_plans[seat]
    if spaces is None:
        return
    result = orcs.raid(state, seat, spaces)
    state.glory[seat] += result.glory
    assert state.scoring is not None
    state.scoring = replace(state.scoring, raids=(*state.scoring.raids, result))
    log.append(OrcsRaided(result))


def score_bands(state: GameState, log: Log) -> None:
    """Score every band of every player. R79, R87."""
    assert state.scoring is not None
    results = tuple(
        score_band(seat, band)
        for seat in state.clockwise(state.first_player)
        for band in state.bands[seat]
    )
    for result in results:
        state.glory[result.seat] += result.glory
        log.append(BandScored(result))
    scoring = replace(state.scoring, bands=results)
    gained = tuple(scoring.glory(seat) for seat in range(state.players))
    log.append(AgeScored(state.age, gained, tuple(state.glory)))
    state.results += (scoring,)
    state.scoring = None


def close_age(state: GameState, log: Log) -> None:
    """End the game after the last age, or begin the next. R103, R108, D72."""
    if state.age == state.ruleset.ages:
        state.outcome = rank_final(state)
        state.decision = GAME_OVER
        log.append(GameEnded(state.outcome))
        return
    first_player = choose_first_player(state)
    clear_table(state)
    state.age += 1
    state.first_player = first_player
    start_age(state, log)


def clear_table(state: GameState) -> None:
    """Discard bands and return tokens; markers stay. R91, R97, R102-R107."""
    state.bands = [() for _ in state.bands]
    state.trolls = [() for _ in state.trolls]
    state.giant = None
    state.discarded = ()
    state.raid_plans = [None for _ in state.raid_plans]
