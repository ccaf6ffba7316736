"""Apply an action to a state: the parts of a turn, in order."""

from __future__ import annotations

from ethnos.rules import actions as act
from ethnos.rules import events as ev
from ethnos.rules.actions import Action
from ethnos.rules.ages import ask_for_raids, begin_turn, end_age, plan_raid
from ethnos.rules.bands import Band
from ethnos.rules.cards import DRAGON, DRAGONS, Kingdom, together, with_card, without
from ethnos.rules.events import Event, Log
from ethnos.rules.legal import current_band, open_kingdoms
from ethnos.rules.ranking import win_by_skeletons
from ethnos.rules.refusals import check
from ethnos.rules.ruleset import CentaurTrigger, EmptyPool, MarkerPlacement
from ethnos.rules.state import AGE_OVER, GAME_OVER, Decision, GameState
from ethnos.rules.supply import has_marker, take_marker
from ethnos.rules.tribes import merfolk, orcs, power_of, trolls


def apply(state: GameState, action: Action) -> list[Event]:
    """Apply an action and return its events. On any error the state is unchanged."""
    check(state, action)
    before = state.copy()
    try:
        return apply_legal(state, action)
    except BaseException:
        state.become(before)
        raise


def apply_legal(state: GameState, action: Action) -> list[Event]:
    """Apply an action known to be legal, without a check: for search and simulation."""
    log = perform(state, action)
    if state.decision is AGE_OVER:
        end_age(state, log)
    return log


def perform(state: GameState, action: Action) -> list[Event]:  # noqa: PLR0912  # one case per kind
    """Apply a legal action, but do not score an age that it ends."""
    log: Log = []
    match action:
        case act.RecruitFromDeck():
            _recruit_from_deck(state, log)
        case act.RecruitFromPool():
            _recruit_from_pool(state, action, log)
        case act.PlayBand():
            _play_band(state, action, log)
        case act.PlaceMarker():
            _place_marker(state, action, log)
        case act.MoveMerfolk():
            _go_on(state, merfolk.move(state, state.to_move, action.spaces, log), log)
        case act.PlaceFreeMarker():
            _place_free_marker(state, action, log)
        case act.PlaceOrcMarker():
            _place_orc_marker(state, action, log)
        case act.TakeTrollToken():
            _take_troll_token(state, action, log)
        case act.StopPlaying():
            _go_on(state, None, log)
        case act.KeepCards():
            _keep_cards(state, action, log)
        case act.DrawCards():
            _draw_cards(state, action, log)
        case act.Raid():
            plan_raid(state, state.to_move, action.spaces, log)
            ask_for_raids(state, log)
        case act.Pass():
            log.append(ev.TurnPassed(state.to_move))
            _end_turn(state, log)
    return log


# Action 1: recruit. R25-R32.


def _recruit_from_deck(state: GameState, log: Log) -> None:
    seat = state.to_move
    draws = 2 if not state.pool and state.ruleset.empty_pool is EmptyPool.DRAW_TWO else 1  # D11
    for _ in range(min(draws, state.ruleset.hand_limit - len(state.hands[seat]))):
        if not draw_card(state, seat, log):
            return
    _end_turn(state, log)


def _recruit_from_pool(state: GameState, action: act.RecruitFromPool, log: Log) -> None:
    seat, card = state.to_move, action.card
    state.pool = without(state.pool, (card,))  # R27: nothing replaces it
    state.hands[seat] = with_card(state.hands[seat], card)
    state.known[seat] = with_card(state.known[seat], card)
    log.append(ev.CardRecruited(seat, card))
    _end_turn(state, log)


def draw_card(state: GameState, seat: int, log: Log) -> bool:
    """Draw an ally into the hand; return False if the third dragon is drawn instead. R28-R32."""
    while True:
        card = state.deck.pop()
        if state.dragon_free:
            state.dragon_free -= 1
        if card is not DRAGON:
            state.hands[seat] = with_card(state.hands[seat], card)
            log.append(ev.CardDrawn(seat, card))
            return True
        state.dragons_revealed += 1
        log.append(ev.DragonRevealed(seat, state.dragons_revealed))
        if state.dragons_revealed == DRAGONS:
            state.third_dragon_drawer = seat
            state.decision = AGE_OVER
            return False


# Action 2: play a band, steps 1 to 5. R33-R46.


def _play_band(state: GameState, action: act.PlayBand, log: Log) -> None:
    seat = state.to_move
    band = Band(action.leader, action.others)
    # Steps 1 and 2: lay out the cards, the leader on top.
    cards = band.cards
    state.hands[seat] = without(state.hands[seat], cards)
    state.known[seat] = without(state.known[seat], cards)
    state.bands[seat] += (band,)
    state.bands_this_turn += 1
    log.append(ev.BandPlayed(seat, band))
    if band.leader is None:  # R67
        state.outcome = win_by_skeletons(state, seat)
        state.decision = GAME_OVER
        log.append(ev.GameEnded(state.outcome))
        return
    # Step 3: the marker.
    kingdoms = open_kingdoms(state, seat, band)
    if not kingdoms:
        log.append(ev.NoMarkerPlaced(seat, band.kingdom, declined=False))
        _use_ability(state, seat, band, log, further_band=False)
    elif len(kingdoms) > 1 or state.ruleset.marker_placement is MarkerPlacement.OPTIONAL:
        state.decision = Decision.MARKER
    else:
        _place(state, seat, kingdoms[0], log, free=False)
        _use_ability(state, seat, band, log, further_band=True)


def _place_marker(state: GameState, action: act.PlaceMarker, log: Log) -> None:
    seat, band = state.to_move, current_band(state)
    if action.kingdom is None:
        log.append(ev.NoMarkerPlaced(seat, band.kingdom, declined=True))
        eligible = state.ruleset.centaur_trigger is CentaurTrigger.ELIGIBLE  # D25
        _use_ability(state, seat, band, log, further_band=eligible)
    else:
        _place(state, seat, action.kingdom, log, free=False)
        _use_ability(state, seat, band, log, further_band=True)


def _place(state: GameState, seat: int, kingdom: Kingdom, log: Log, *, free: bool) -> None:
    take_marker(state, seat)
    there = list(state.markers[kingdom])
    there[seat] += 1
    state.markers[kingdom] = tuple(there)
    log.append(ev.MarkerPlaced(seat, kingdom, there[seat], free))


def _use_ability(state: GameState, seat: int, band: Band, log: Log, *, further_band: bool) -> None:
    """Step 4: the leader's ability. R42."""
    assert band.leader is not None
    power = power_of(band.leader.tribe)
    decision = power.use(state, seat, band, log)
    # Skeletons alone have no leader for a further band. R64, D45
    has_leader = any(power_of(card.tribe).may_lead for card in state.hands[seat])
    if further_band and has_leader and power.further_band(state):
        decision = Decision.FURTHER_BAND
    _go_on(state, decision, log)


def _go_on(state: GameState, decision: Decision | None, log: Log) -> None:
    """Wait if step 4 needs a decision of the player; otherwise continue with step 5."""
    if decision is not None:
        state.decision = decision
        return
    band = current_band(state)
    assert band.leader is not None
    power = power_of(band.leader.tribe)
    if state.hands[state.to_move] and power.keeps(band.size):
        state.decision = Decision.KEEP
        return
    _discard_hand(state, log)
    if power.draws(band.size):
        state.decision = Decision.WIZARD_DRAW
    else:
        _end_turn(state, log)


def _place_free_marker(state: GameState, action: act.PlaceFreeMarker, log: Log) -> None:
    seat = state.to_move
    if action.kingdom is None:
        log.append(ev.FreeMarkerDeclined(seat))
    else:
        _place(state, seat, action.kingdom, log, free=True)  # D28: allows no further band
    state.free_markers = state.free_markers - 1 if has_marker(state, seat) else 0
    _go_on(state, Decision.FREE_MARKER if state.free_markers else None, log)


def _place_orc_marker(state: GameState, action: act.PlaceOrcMarker, log: Log) -> None:
    if action.place:
        orcs.place(state, state.to_move, current_band(state).kingdom, log)
    _go_on(state, None, log)


def _take_troll_token(state: GameState, action: act.TakeTrollToken, log: Log) -> None:
    if action.value is not None:
        trolls.take(state, state.to_move, action.value, log)
    _go_on(state, None, log)


def _keep_cards(state: GameState, action: act.KeepCards, log: Log) -> None:
    seat = state.to_move
    log.append(ev.CardsKept(seat, len(action.cards), action.cards))
    _discard_hand(state, log, action)
    _end_turn(state, log)


def _discard_hand(state: GameState, log: Log, keep: act.KeepCards | None = None) -> None:
    """Step 5: put the rest of the hand face up into the pool. R44, R53."""
    seat = state.to_move
    kept = keep.cards if keep else ()
    leftovers = without(state.hands[seat], kept)
    if not leftovers:
        return
    state.hands[seat] = kept
    state.known[seat] = without(state.known[seat], leftovers)
    state.pool = together(state.pool, leftovers)
    log.append(ev.HandDiscarded(seat, leftovers))


def _draw_cards(state: GameState, action: act.DrawCards, log: Log) -> None:
    for _ in range(action.count):
        if not draw_card(state, state.to_move, log):
            return  # D30: the remaining draws lapse
    _end_turn(state, log)


def _end_turn(state: GameState, log: Log) -> None:
    begin_turn(state, (state.turn_owner + 1) % state.players, log)
