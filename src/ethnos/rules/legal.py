"""Decide what may be done. The only module that knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NoReturn

from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.bands import Band
from ethnos.rules.cards import SKELETON, Card, Kingdom, without
from ethnos.rules.components import HAND_LIMIT, LARGEST_BAND, SKELETONS_TO_WIN, TWO_PLAYERS
from ethnos.rules.errors import IllegalActionError, Refusal
from ethnos.rules.ruleset import MarkerPlacement, OrcRaid, TenSkeletons, WizardDraw
from ethnos.rules.state import Decision, GameState
from ethnos.rules.supply import has_marker
from ethnos.rules.tribes import merfolk, power_of, trolls
from ethnos.rules.tribes.skeletons import win_at_once

# What a player may do, decision by decision.


def legal_actions(state: GameState) -> list[Action]:
    """Return every action the player to move may take: sorted, complete, none twice."""
    match state.decision:
        case Decision.TURN:
            options = _turn(state)
        case Decision.MARKER:
            options = _marker(state)
        case Decision.MERFOLK_MOVE:
            options = _merfolk_move(state)
        case Decision.FREE_MARKER:
            options = _free_marker()
        case Decision.ORC_MARKER:
            options = iter((act.PlaceOrcMarker(True), act.PlaceOrcMarker(False)))
        case Decision.TROLL_TOKEN:
            options = _troll_token(state)
        case Decision.FURTHER_BAND:
            options = _further_band(state)
        case Decision.KEEP:
            options = _keeping(state, ())
        case Decision.WIZARD_DRAW:
            options = _wizard_draw(state)
        case Decision.RAID:
            options = _raid(state)
        case Decision.AGE_OVER | Decision.GAME_OVER:
            options = iter(())
    return list(options)


def _turn(state: GameState) -> Iterator[Action]:
    yield from recruits(state)
    yield from bands(state)
    if must_pass(state):
        yield act.PASS


def recruits(state: GameState) -> list[Action]:
    """Return every way to recruit: the deck first, then the pool. R26, R47."""
    if len(state.hands[state.to_move]) >= HAND_LIMIT:
        return []
    options: list[Action] = [act.RECRUIT_FROM_DECK] if state.deck else []
    options += [act.RECRUIT_FROM_POOL[card] for card in dict.fromkeys(state.pool)]
    return options


def must_pass(state: GameState) -> bool:
    """Return whether nothing at all can be done. D14."""
    full = len(state.hands[state.to_move]) >= HAND_LIMIT
    return (full or not (state.deck or state.pool)) and not leaders(state)


def bands(state: GameState) -> Iterator[Action]:
    """Yield every band in the hand, by leader, then by followers. R33."""
    hand = state.hands[state.to_move]
    for leader in leaders(state):
        if leader.is_skeleton:
            yield act.TEN_SKELETONS
        else:
            yield from _bands_under(hand, leader, ())


def _bands_under(
    hand: tuple[Card, ...], leader: Card, others: tuple[Card, ...]
) -> Iterator[Action]:
    yield act.PlayBand(leader, others)
    for card in followers(hand, leader, others):
        yield from _bands_under(hand, leader, (*others, card))


def leaders(state: GameState) -> list[Card]:
    """Return the cards in hand that may lead a band; a skeleton only stands for ten. R36, R64."""
    hand = state.hands[state.to_move]
    return [
        card for card in dict.fromkeys(hand) if card != SKELETON or win_at_once(state.ruleset, hand)
    ]


def followers(hand: tuple[Card, ...], leader: Card, others: tuple[Card, ...]) -> list[Card]:
    """Return the cards that may still join a band, none sorting before the last that joined.

    Joined in that order, every band is reached in exactly one way.
    """
    if len(others) + 1 >= LARGEST_BAND:
        return []
    tribe, kingdom = leader
    one_tribe = one_kingdom = True
    for card in others:
        if card != SKELETON:
            one_tribe = one_tribe and card.tribe is tribe
            one_kingdom = one_kingdom and card.kingdom is kingdom
    rest = dict.fromkeys(without(hand, (leader, *others)))
    return [
        card
        for card in rest
        if (
            (card.kingdom is kingdom and one_kingdom)
            or (card.tribe is tribe and one_tribe)
            or card == SKELETON  # R65
        )
        and (not others or card >= others[-1])
    ]


def open_kingdoms(state: GameState, seat: int, band: Band) -> list[Kingdom]:
    """Return where this band may put its marker. R37, R38, R57, R61, R70, D21."""
    assert band.leader is not None
    power = power_of(band.leader.tribe)
    if not power.may_place or not has_marker(state, seat):
        return []
    size = power.placing_size(band.size)
    return [
        kingdom
        for kingdom in power.kingdoms(band.kingdom)
        if markers_that_count(state, seat, kingdom) < size
    ]


def markers_that_count(state: GameState, seat: int, kingdom: Kingdom) -> int:
    """Return the markers a band must outnumber: the own; with two players, all. R38, R113."""
    there = state.markers[kingdom]
    return sum(there) if state.players == TWO_PLAYERS else there[seat]


def needed_size(state: GameState, seat: int, kingdom: Kingdom) -> int:
    """Return the smallest ordinary band that places a marker in a kingdom."""
    return markers_that_count(state, seat, kingdom) + 1


def current_band(state: GameState) -> Band:
    """Return the band being played."""
    return state.bands[state.turn_owner][-1]


def _marker(state: GameState) -> Iterator[Action]:
    for kingdom in open_kingdoms(state, state.to_move, current_band(state)):
        yield act.PlaceMarker(kingdom)
    if state.ruleset.marker_placement is MarkerPlacement.OPTIONAL:
        yield act.PlaceMarker(None)


def _merfolk_move(state: GameState) -> Iterator[Action]:
    for spaces in range(merfolk.furthest_move(state, state.to_move, current_band(state)) + 1):
        yield act.MoveMerfolk(spaces)


def _free_marker() -> Iterator[Action]:
    for kingdom in Kingdom:
        yield act.PlaceFreeMarker(kingdom)
    yield act.PlaceFreeMarker(None)


def _troll_token(state: GameState) -> Iterator[Action]:
    for token in trolls.available_tokens(state, current_band(state).size):
        yield act.TakeTrollToken(token)
    yield act.TakeTrollToken(None)


def _further_band(state: GameState) -> Iterator[Action]:
    yield from bands(state)
    yield act.STOP_PLAYING


def _keeping(state: GameState, kept: tuple[Card, ...]) -> Iterator[Action]:
    yield act.KeepCards(kept)
    for card in keepable(state, kept):
        yield from _keeping(state, (*kept, card))


def keep_limit(state: GameState) -> int:
    """Return how many cards the current band's leader lets the player keep. R53."""
    band = current_band(state)
    return power_of(band.leader.tribe).keeps(band.size) if band.leader else 0


def keepable(state: GameState, kept: tuple[Card, ...]) -> list[Card]:
    """Return the cards that may still be kept, none sorting before the last that was."""
    if len(kept) >= keep_limit(state):
        return []
    rest = without(state.hands[state.to_move], kept)
    return [card for card in dict.fromkeys(rest) if not kept or card >= kept[-1]]


def draw_limit(state: GameState) -> int:
    """Return how many cards the current band's leader lets the player draw. R72."""
    band = current_band(state)
    return power_of(band.leader.tribe).draws(band.size) if band.leader else 0


def _wizard_draw(state: GameState) -> Iterator[Action]:
    limit = draw_limit(state)
    exact = state.ruleset.wizard_draw is WizardDraw.EXACT_OR_NONE
    for count in (0, limit) if exact else range(limit + 1):  # D30
        yield act.DrawCards(count)


def _raid(state: GameState) -> Iterator[Action]:
    board = state.orc_boards[state.to_move]
    if state.ruleset.orc_raid is OrcRaid.ALL_OR_NOTHING:  # D40
        yield act.Raid(())
        yield act.Raid(board)
        return
    for choice in range(1 << len(board)):
        yield act.Raid(tuple(space for bit, space in enumerate(board) if choice >> bit & 1))


# Why something may not be done.


def is_legal(state: GameState, action: Action) -> bool:
    """Return whether the player to move may take this action."""
    try:
        check(state, action)
    except IllegalActionError:
        return False
    return True


def check(state: GameState, action: Action) -> None:
    """Raise `IllegalActionError` unless the player to move may take this action."""
    _check_moment(state, action)
    match action:
        case act.RecruitFromDeck() | act.RecruitFromPool():
            _check_recruit(state, action)
        case act.PlayBand():
            _check_band(state, action)
        case act.Pass():
            if not must_pass(state):
                _refuse(action, Refusal.NO_PASSING, "D10", "you must recruit or play a band")
        case act.PlaceMarker():
            _check_marker(state, action)
        case act.MoveMerfolk():
            furthest = merfolk.furthest_move(state, state.to_move, current_band(state))
            if not 0 <= action.spaces <= furthest:
                reason = f"the merfolk marker can move 0 to {furthest} spaces"
                _refuse(action, Refusal.MOVE_TOO_FAR, "R58", reason)
        case act.TakeTrollToken():
            _check_troll_token(state, action)
        case act.KeepCards():
            _check_keep(state, action)
        case act.DrawCards():
            _check_draw(state, action)
        case act.Raid():
            _check_raid(state, action)
        case act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.StopPlaying():
            pass  # Where these are asked for at all, any answer will do.


_ANSWERS: Final[dict[Decision, tuple[type[Action], ...]]] = {
    Decision.TURN: (act.RecruitFromDeck, act.RecruitFromPool, act.PlayBand, act.Pass),
    Decision.MARKER: (act.PlaceMarker,),
    Decision.MERFOLK_MOVE: (act.MoveMerfolk,),
    Decision.FREE_MARKER: (act.PlaceFreeMarker,),
    Decision.ORC_MARKER: (act.PlaceOrcMarker,),
    Decision.TROLL_TOKEN: (act.TakeTrollToken,),
    Decision.FURTHER_BAND: (act.PlayBand, act.StopPlaying),
    Decision.KEEP: (act.KeepCards,),
    Decision.WIZARD_DRAW: (act.DrawCards,),
    Decision.RAID: (act.Raid,),
    Decision.AGE_OVER: (),
    Decision.GAME_OVER: (),
}


def _refuse(action: Action, code: Refusal, clause: str, reason: str) -> NoReturn:
    raise IllegalActionError(action, code, clause, reason)


def _check_moment(state: GameState, action: Action) -> None:
    if state.decision is Decision.GAME_OVER:
        _refuse(action, Refusal.GAME_OVER, "R108", "the game is over")
    if state.decision is Decision.AGE_OVER:
        _refuse(action, Refusal.AGE_OVER, "R31", "the third dragon has ended the age")
    if type(action) not in _ANSWERS[state.decision]:
        reason = f"this is not the moment: now decide '{state.decision}'"
        _refuse(action, Refusal.WRONG_DECISION, "R34", reason)


def _check_recruit(state: GameState, action: act.RecruitFromDeck | act.RecruitFromPool) -> None:
    if len(state.hands[state.to_move]) >= HAND_LIMIT:
        reason = f"the hand holds {HAND_LIMIT} cards: play a band"
        _refuse(action, Refusal.HAND_FULL, "R47", reason)
    if isinstance(action, act.RecruitFromPool):
        if action.card not in state.pool:
            _refuse(action, Refusal.NOT_IN_POOL, "R26", f"{action.card} does not lie in the pool")
    elif not state.deck:
        _refuse(action, Refusal.DECK_EMPTY, "R26", "the deck is empty")


def _check_band(state: GameState, action: act.PlayBand) -> None:
    if missing := first_missing(action.cards, state.hands[state.to_move]):
        _refuse(action, Refusal.NOT_IN_HAND, "R33", f"{missing} is not in hand")
    if action.others != tuple(sorted(action.others)):
        _refuse(action, Refusal.NOT_A_BAND, "R33", "the followers are not in sorted order")
    if action.leader is None:
        _check_skeleton_band(state, action)
        return
    if not power_of(action.leader.tribe).may_lead:
        _refuse(action, Refusal.SKELETON_LEADS, "R64", "a skeleton can never lead a band")
    if len(action.cards) > LARGEST_BAND:
        reason = f"a band has at most {LARGEST_BAND} cards"
        _refuse(action, Refusal.BAND_TOO_LARGE, "R33", reason)
    named = [card for card in action.cards if not card.is_skeleton]
    if len({card.tribe for card in named}) > 1 and len({card.kingdom for card in named}) > 1:
        reason = "the cards share neither a tribe nor a kingdom"
        _refuse(action, Refusal.NOT_A_BAND, "R33", reason)


def _check_skeleton_band(state: GameState, action: act.PlayBand) -> None:
    """Ten skeletons are the one band without a leader. R67, D44, D45."""
    ten = action.others.count(SKELETON) == SKELETONS_TO_WIN == len(action.others)
    if not ten or state.ruleset.ten_skeletons is TenSkeletons.ILLEGAL:
        _refuse(action, Refusal.NO_LEADER, "R36", "a band needs a leader that is no skeleton")


def first_missing(cards: tuple[Card, ...], place: tuple[Card, ...]) -> Card | None:
    """Return the first of these cards that does not lie there, or not so often."""
    for card in cards:
        if cards.count(card) > place.count(card):
            return card
    return None


def _check_marker(state: GameState, action: act.PlaceMarker) -> None:
    band = current_band(state)
    seat = state.to_move
    if action.kingdom is None:
        if state.ruleset.marker_placement is MarkerPlacement.MANDATORY:
            _refuse(action, Refusal.MARKER_IS_MANDATORY, "D18", "a marker that fits must be placed")
        return
    if action.kingdom in open_kingdoms(state, seat, band):
        return
    assert band.leader is not None
    if action.kingdom not in power_of(band.leader.tribe).kingdoms(band.kingdom):
        reason = f"the marker belongs in {band.kingdom.title}, the leader's kingdom"
        _refuse(action, Refusal.WRONG_KINGDOM, "R37", reason)
    needed = needed_size(state, seat, action.kingdom)
    reason = f"the band has {band.size} cards, {action.kingdom.title} needs {needed}"
    _refuse(action, Refusal.BAND_TOO_SMALL, "R38", reason)


def _check_troll_token(state: GameState, action: act.TakeTrollToken) -> None:
    size = current_band(state).size
    if action.value is None or action.value in trolls.available_tokens(state, size):
        return
    if action.value > size:
        reason = f"the band has {size} cards, too few for troll token {action.value}"
    else:
        reason = f"troll token {action.value} is not beside the board"
    _refuse(action, Refusal.TROLL_TOKEN_UNAVAILABLE, "R68", reason)


def _check_keep(state: GameState, action: act.KeepCards) -> None:
    if missing := first_missing(action.cards, state.hands[state.to_move]):
        _refuse(action, Refusal.NOT_IN_HAND, "R53", f"{missing} is not in hand")
    if action.cards != tuple(sorted(action.cards)):
        _refuse(action, Refusal.NOT_IN_HAND, "R53", "the kept cards are not in sorted order")
    limit = keep_limit(state)
    if len(action.cards) > limit:
        reason = f"this band lets you keep {limit} cards, not {len(action.cards)}"
        _refuse(action, Refusal.TOO_MANY_KEPT, "R53", reason)


def _check_draw(state: GameState, action: act.DrawCards) -> None:
    limit = draw_limit(state)
    exact = state.ruleset.wizard_draw is WizardDraw.EXACT_OR_NONE
    if action.count in ((0, limit) if exact else range(limit + 1)):
        return
    reason = f"draw {limit} cards or none" if exact else f"draw 0 to {limit} cards"
    _refuse(action, Refusal.WRONG_DRAW, "R72", reason)


def _check_raid(state: GameState, action: act.Raid) -> None:
    board = state.orc_boards[state.to_move]
    if empty := [space for space in action.spaces if space not in board]:
        reason = f"the {empty[0]} space of the orc board is empty"
        _refuse(action, Refusal.SPACE_EMPTY, "R92", reason)
    if action.spaces != tuple(sorted(set(action.spaces))):
        _refuse(action, Refusal.SPACE_EMPTY, "R92", "the spaces are not in sorted order")
    if state.ruleset.orc_raid is OrcRaid.ALL_OR_NOTHING and action.spaces not in ((), board):
        reason = "a raid takes all markers off the board, or none"
        _refuse(action, Refusal.RAID_ALL_OR_NOTHING, "D40", reason)
