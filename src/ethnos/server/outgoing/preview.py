"""Answers to `preview` and `hint`, computed from a seat's view alone.

A state that agrees with the view is sampled, the action is tried on it, and everything that depends
on a hidden card is left out of the answer.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from ethnos.bots import LegalActions, advise, make_bot
from ethnos.protocol import (
    Advised,
    LeaderPreview,
    Preview,
    Previewed,
    RefusalCode,
    Refused,
)
from ethnos.records.errors import NotationError
from ethnos.records.notation import parse_action, parse_card
from ethnos.rules import actions as act
from ethnos.rules import legal
from ethnos.rules.actions import TEN_SKELETONS, Action, KeepCards, PlayBand
from ethnos.rules.apply import perform
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, without
from ethnos.rules.errors import IllegalActionError, Refusal
from ethnos.rules.events import AgeBegan, Event, OrcsRaided
from ethnos.rules.refusals import check
from ethnos.rules.scoring import score_band
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.tribes import power_of
from ethnos.rules.view import PlayerView, determinize, redact
from ethnos.server.outgoing.frames import cards_text, events_json
from ethnos.server.rooms.refusals import refused

NO_EVENTS: Final = msgspec.Raw(b"[]")


def preview(seen: PlayerView, v: int, question: Preview) -> Previewed:
    """Return what an action (as text) or a selection of cards would do."""
    state = determinize(seen, FastSource(0))
    if seen.seat != state.to_move or state.is_over:
        why = Refused(RefusalCode.NOT_YOUR_TURN, None, "somebody else is to decide")
        return plain_answer(question, v, why)
    try:
        if question.a is not None:
            return _for_action(question, v, seen, state, parse_action(question.a))
        cards = tuple(parse_card(text) for text in question.cards or ())
    except NotationError as error:
        return plain_answer(question, v, Refused(RefusalCode.BAD_ACTION, None, str(error)))
    if state.decision is Decision.KEEP:
        answer = _for_action(question, v, seen, state, KeepCards(tuple(sorted(cards))))
        fits = _keepable(state, cards) if answer.legal else []
        return structs.replace(answer, fits=fits)
    return _for_band(question, v, seen, state, cards)


def plain_answer(question: Preview, v: int, why: Refused | None = None) -> Previewed:
    """Return an answer that says only whether it is legal."""
    return Previewed(
        id=question.id,
        v=v,
        legal=why is None,
        why=why,
        fits=[],
        leaders=[],
        events=NO_EVENTS,
        draws=0,
        dragon_chance=0.0,
        decision=None,
    )


def _for_action(
    question: Preview, v: int, seen: PlayerView, state: GameState, action: Action
) -> Previewed:
    try:
        check(state, action)
    except IllegalActionError as error:
        return plain_answer(question, v, refused(state, error))
    draws = _draws(action)
    answer = plain_answer(question, v)
    if draws:
        return structs.replace(answer, draws=draws, dragon_chance=seen.dragon_chance)
    events, decision = try_out(state, action)
    return structs.replace(answer, events=events, decision=decision)


def _draws(action: Action) -> int:
    """Return how many hidden cards an action draws."""
    match action:
        case act.RecruitFromDeck():
            return 1
        case act.DrawCards():
            return action.count
        case act.RecruitFromPool() | act.PlayBand() | act.Pass() | act.KeepCards() | act.Raid():
            return 0
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.MoveMerfolk():
            return 0
        case act.TakeTrollToken() | act.StopPlaying():
            return 0


def try_out(state: GameState, action: Action) -> tuple[msgspec.Raw, str]:
    """Return the events of an action that draws nothing, and the decision after it."""
    after = state.copy()
    seat = state.to_move
    events: list[Event] = []
    for event in perform(after, action):
        if _is_unpredictable(event, seat):
            break
        events.append(redact(event, seat))
    return events_json(events), str(after.decision)


def _is_unpredictable(event: Event, seat: int) -> bool:
    """Return whether an event depends on a shuffle, or on a secret decision of another seat."""
    if isinstance(event, OrcsRaided):
        return event.result.seat != seat
    return isinstance(event, AgeBegan)


# Bands.


def _for_band(
    question: Preview, v: int, seen: PlayerView, state: GameState, cards: tuple[Card, ...]
) -> Previewed:
    leaders = [_led_by(state, cards, leader) for leader in dict.fromkeys(cards)]
    if not cards:
        fits = [str(c) for c in seen.hand if _may_begin(state, c)]
        nothing = Refused(Refusal.NO_LEADER, "R36", "choose the cards of a band")
        return structs.replace(plain_answer(question, v, nothing), fits=fits)
    best = next((leader for leader in leaders if leader.legal), None)
    why = None if best else leaders[0].why
    fits = _fitting(state, cards) if _could_be_band(state, cards) else []
    return structs.replace(
        plain_answer(question, v, why),
        fits=fits,
        leaders=leaders,
        events=best.events if best else NO_EVENTS,
        decision=best.decision if best else None,
    )


def _may_begin(state: GameState, card: Card) -> bool:
    """Return whether some band of this hand contains the card."""
    return not card.is_skeleton or bool(legal.leaders(state))


def _fitting(state: GameState, cards: tuple[Card, ...]) -> list[str]:
    rest = without(state.hands[state.to_move], cards)
    return [str(card) for card in rest if _could_be_band(state, (*cards, card))]


def _could_be_band(state: GameState, cards: tuple[Card, ...]) -> bool:
    """Return whether these cards are a band, or become one with a leader from this hand."""
    leaders = [card for card in dict.fromkeys(cards) if not card.is_skeleton]
    if leaders:
        return any(legal.is_legal(state, _band_of(cards, leader)) for leader in leaders)
    return any(
        leader.is_skeleton or legal.is_legal(state, _band_of((leader, *cards), leader))
        for leader in legal.leaders(state)
    )


def _band_of(cards: tuple[Card, ...], leader: Card) -> PlayBand:
    if cards == TEN_SKELETONS.cards:
        return TEN_SKELETONS
    return PlayBand(leader, tuple(sorted(without(cards, (leader,)))))


def _led_by(state: GameState, cards: tuple[Card, ...], leader: Card) -> LeaderPreview:
    """Return what the selection would do, led by this card."""
    seat = state.to_move
    action = _band_of(cards, leader)
    try:
        check(state, action)
        why = None
    except IllegalActionError as error:
        why = refused(state, error)
    band = Band(action.leader, action.others)
    power = power_of(leader.tribe)
    kingdoms = legal.open_kingdoms(state, seat, band) if why is None and band.leader else []
    events, decision = try_out(state, action) if why is None else (NO_EVENTS, str(state.decision))
    needs = legal.needed_size(state, seat, leader.kingdom) if leader.kingdom else None
    return LeaderPreview(
        leader=str(leader),
        action=str(action),
        legal=why is None,
        why=why,
        size=band.size,
        glory=score_band(seat, band).glory,
        kingdoms=[str(kingdom) for kingdom in kingdoms],
        needs=needs if not kingdoms and power.may_place else None,
        keeps=power.keeps(band.size),
        draws=power.draws(band.size),
        discards=len(state.hands[seat]) - band.size,
        events=events,
        decision=decision,
    )


def _keepable(state: GameState, cards: tuple[Card, ...]) -> list[str]:
    if len(cards) >= legal.keep_limit(state):
        return []
    return cards_text(without(state.hands[state.to_move], cards))


# Hints.


def hint(seen: PlayerView, bot: str, stream: Stream, think: float) -> list[Advised]:
    """Return the actions a bot would take in this seat, best first."""
    advice = advise(make_bot(bot, think=think), seen, LegalActions(seen), stream)
    return [
        Advised(
            action=str(option.action),
            win_chance=round(option.win_chance, 4),
            glory=round(option.glory, 2),
            reason=option.reason.message,
            parameters=dict(option.reason.parameters),
        )
        for option in advice.alternatives
    ]
