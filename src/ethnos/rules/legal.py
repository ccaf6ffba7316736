"""Decide which actions are legal. No other module does.

The choices of each decision are defined once. `legal_actions` lists them, `is_legal` looks up an
action among them; a band or a kept hand is looked up card by card, in the order of `rules.steps`.
`rules.refusals` explains why an action is not legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.bands import Band
from ethnos.rules.cards import SKELETON, Card, Kingdom, without
from ethnos.rules.components import LARGEST_BAND, TWO_PLAYERS
from ethnos.rules.ruleset import MarkerPlacement, OrcRaid, WizardDraw
from ethnos.rules.state import Decision, GameState
from ethnos.rules.supply import has_marker
from ethnos.rules.tribes import merfolk, power_of, trolls
from ethnos.rules.tribes.skeletons import win_at_once

ANSWERS: Final[dict[Decision, tuple[type[Action], ...]]] = {
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
"""The kinds of action that answer each decision."""


def legal_actions(state: GameState) -> list[Action]:
    """Return every action the player to move may take, sorted and without duplicates."""
    match state.decision:
        case Decision.TURN:
            return [*recruits(state), *bands(state), *([act.PASS] if must_pass(state) else [])]
        case Decision.MARKER:
            return [act.PlaceMarker(kingdom) for kingdom in marker_kingdoms(state)]
        case Decision.MERFOLK_MOVE:
            return [act.MoveMerfolk(spaces) for spaces in merfolk_moves(state)]
        case Decision.FREE_MARKER:
            return [act.PlaceFreeMarker(kingdom) for kingdom in _FREE_KINGDOMS]
        case Decision.ORC_MARKER:
            return [act.PlaceOrcMarker(True), act.PlaceOrcMarker(False)]
        case Decision.TROLL_TOKEN:
            return [act.TakeTrollToken(token) for token in troll_tokens(state)]
        case Decision.FURTHER_BAND:
            return [*bands(state), act.STOP_PLAYING]
        case Decision.KEEP:
            return list(_keeping(state, ()))
        case Decision.WIZARD_DRAW:
            return [act.DrawCards(count) for count in draw_counts(state)]
        case Decision.RAID:
            return [act.Raid(spaces) for spaces in raids(state)]
        case Decision.AGE_OVER | Decision.GAME_OVER:
            return []


def is_legal(state: GameState, action: Action) -> bool:
    """Return whether the player to move may take this action."""
    return type(action) in ANSWERS[state.decision] and _is_choice(state, action)


def _is_choice(state: GameState, action: Action) -> bool:
    """Return whether an action of the right kind for this decision is among its choices."""
    match action:
        case act.RecruitFromDeck() | act.RecruitFromPool():
            return action in recruits(state)
        case act.PlayBand():
            return is_band(state, action)
        case act.Pass():
            return must_pass(state)
        case act.PlaceMarker():
            return action.kingdom in marker_kingdoms(state)
        case act.MoveMerfolk():
            return action.spaces in merfolk_moves(state)
        case act.TakeTrollToken():
            return action.value in troll_tokens(state)
        case act.KeepCards():
            return may_keep(state, action.cards)
        case act.DrawCards():
            return action.count in draw_counts(state)
        case act.Raid():
            return action.spaces in raids(state)
        case act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.StopPlaying():
            return True  # Every answer of these kinds is legal when the decision is due.


# A turn: recruit, or play a band.


def recruits(state: GameState) -> list[Action]:
    """Return every legal recruit: the deck first, then the pool. R26, R47."""
    if is_full(state):
        return []
    options: list[Action] = [act.RECRUIT_FROM_DECK] if state.deck else []
    options += [act.RECRUIT_FROM_POOL[card] for card in dict.fromkeys(state.pool)]
    return options


def is_full(state: GameState) -> bool:
    """Return whether the hand of the player to move is too large to recruit. R47."""
    return len(state.hands[state.to_move]) >= state.ruleset.hand_limit


def must_pass(state: GameState) -> bool:
    """Return whether no other action is legal. D14."""
    return (is_full(state) or not (state.deck or state.pool)) and not leaders(state)


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
    """Return the cards in hand that may lead; a skeleton stands for a band of ten. R36, R64."""
    hand = state.hands[state.to_move]
    return [
        card
        for card in dict.fromkeys(hand)
        if power_of(card.tribe).may_lead or (card == SKELETON and win_at_once(state.ruleset, hand))
    ]


def followers(hand: tuple[Card, ...], leader: Card, others: tuple[Card, ...]) -> list[Card]:
    """Return the cards that may still join a band, none sorted before the last follower.

    In this order every band is reached in exactly one way.
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


def is_band(state: GameState, action: act.PlayBand) -> bool:
    """Return whether these cards may be played as a band, joining one by one. R33, R36."""
    hand, (leader, others) = state.hands[state.to_move], (action.leader, action.others)
    if leader is None:
        return action == act.TEN_SKELETONS and win_at_once(state.ruleset, hand)  # R67
    return (
        leader in hand
        and power_of(leader.tribe).may_lead
        and all(
            card in followers(hand, leader, others[:joined]) for joined, card in enumerate(others)
        )
    )


# Markers.


def open_kingdoms(state: GameState, seat: int, band: Band) -> list[Kingdom]:
    """Return the kingdoms where this band may place its marker. R37, R38, R57, R61, R70, D21."""
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
    """Return the markers to outnumber: the seat's own, or with two players all. R38, R113."""
    there = state.markers[kingdom]
    return sum(there) if state.players == TWO_PLAYERS else there[seat]


def needed_size(state: GameState, seat: int, kingdom: Kingdom) -> int:
    """Return the smallest ordinary band that places a marker in a kingdom."""
    return markers_that_count(state, seat, kingdom) + 1


def current_band(state: GameState) -> Band:
    """Return the band being played."""
    return state.bands[state.turn_owner][-1]


def marker_kingdoms(state: GameState) -> list[Kingdom | None]:
    """Return the kingdoms open to the current band's marker; `None` declines. R37, D18."""
    kingdoms: list[Kingdom | None] = [
        *open_kingdoms(state, state.to_move, current_band(state)),
    ]
    if state.ruleset.marker_placement is MarkerPlacement.OPTIONAL:
        kingdoms.append(None)
    return kingdoms


_FREE_KINGDOMS: Final = (*Kingdom, None)
"""The choices for a free marker: any kingdom, or none. R59, D36."""


# Abilities.


def merfolk_moves(state: GameState) -> range:
    """Return the distances the merfolk marker may move. R58, D34."""
    return range(merfolk.furthest_move(state, state.to_move, current_band(state)) + 1)


def troll_tokens(state: GameState) -> tuple[int | None, ...]:
    """Return the troll tokens that may be taken, and `None` to decline. R68."""
    return (*trolls.available_tokens(state, current_band(state).size), None)


def _keeping(state: GameState, kept: tuple[Card, ...]) -> Iterator[Action]:
    yield act.KeepCards(kept)
    for card in keepable(state, kept):
        yield from _keeping(state, (*kept, card))


def keep_limit(state: GameState) -> int:
    """Return the number of cards that the current band's leader allows to keep. R53."""
    band = current_band(state)
    return power_of(band.leader.tribe).keeps(band.size) if band.leader else 0


def keepable(state: GameState, kept: tuple[Card, ...]) -> list[Card]:
    """Return the cards that may still be kept, none sorted before the last one kept."""
    if len(kept) >= keep_limit(state):
        return []
    rest = without(state.hands[state.to_move], kept)
    return [card for card in dict.fromkeys(rest) if not kept or card >= kept[-1]]


def may_keep(state: GameState, cards: tuple[Card, ...]) -> bool:
    """Return whether these cards may be kept, one by one. R53."""
    return all(card in keepable(state, cards[:kept]) for kept, card in enumerate(cards))


def draw_limit(state: GameState) -> int:
    """Return the number of cards that the current band's leader allows to draw. R72."""
    band = current_band(state)
    return power_of(band.leader.tribe).draws(band.size) if band.leader else 0


def draw_counts(state: GameState) -> range | tuple[int, int]:
    """Return the numbers of cards that may be drawn. R72, D30."""
    limit = draw_limit(state)
    exact = state.ruleset.wizard_draw is WizardDraw.EXACT_OR_NONE
    return (0, limit) if exact else range(limit + 1)


def raids(state: GameState) -> list[tuple[Kingdom, ...]]:
    """Return the sets of spaces that may be raided, the empty set first. R92, D40."""
    board = state.orc_boards[state.to_move]
    if state.ruleset.orc_raid is OrcRaid.ALL_OR_NOTHING:
        return [(), board]
    return [
        tuple(space for bit, space in enumerate(board) if choice >> bit & 1)
        for choice in range(1 << len(board))
    ]
