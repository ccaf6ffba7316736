"""What would happen: answers to `preview` and `hint`, worked out from a view alone.

Both are given what a seat may know and nothing else. A table that agrees with the view is laid
out, the action is tried there, and whatever depends on a hidden card is left out of the answer.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from ethnos.bots import LegalActions, advise, make_bot
from ethnos.protocol import Advised, LeaderPreview, Preview, Previewed, Refused
from ethnos.records.errors import NotationError
from ethnos.records.notation import parse_action, parse_card
from ethnos.rules import legal
from ethnos.rules.actions import (
    TEN_SKELETONS,
    Action,
    DrawCards,
    KeepCards,
    PlayBand,
    RecruitFromDeck,
)
from ethnos.rules.apply import perform
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, without
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.events import AgeBegan, Event, OrcsRaided
from ethnos.rules.scoring import score_band
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.tribes import power_of
from ethnos.rules.view import PlayerView, determinize, redact
from ethnos.server.outgoing.frames import cards_text, events_json
from ethnos.server.rooms.refusals import refused

NO_EVENTS: Final = msgspec.Raw(b"[]")


def preview(seen: PlayerView, v: int, question: Preview) -> Previewed:
    """Answer for an action in words, or for a selection of cards."""
    table = determinize(seen, FastSource(0))
    if seen.seat != table.to_move or table.is_over:
        why = Refused("not_your_turn", None, "somebody else is to decide")
        return _answer(question, v, why)
    try:
        if question.a is not None:
            return _for_action(question, v, seen, table, parse_action(question.a))
        cards = tuple(parse_card(text) for text in question.cards or ())
    except NotationError as error:
        return _answer(question, v, Refused("bad_action", None, str(error)))
    if table.decision is Decision.KEEP:
        answer = _for_action(question, v, seen, table, KeepCards(tuple(sorted(cards))))
        fits = _keepable(table, cards) if answer.legal else []
        return structs.replace(answer, fits=fits)
    return _for_band(question, v, seen, table, cards)


def _answer(question: Preview, v: int, why: Refused | None = None) -> Previewed:
    """Return an answer that says yes or no and nothing more."""
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
    question: Preview, v: int, seen: PlayerView, table: GameState, action: Action
) -> Previewed:
    try:
        legal.check(table, action)
    except IllegalActionError as error:
        return _answer(question, v, refused(table, error))
    draws = _draws(action)
    answer = _answer(question, v)
    if draws:
        return structs.replace(answer, draws=draws, dragon_chance=seen.dragon_chance)
    events, decision = try_out(table, action)
    return structs.replace(answer, events=events, decision=decision)


def _draws(action: Action) -> int:
    """Return how many hidden cards an action turns over: what they are, nobody can say."""
    match action:
        case RecruitFromDeck():
            return 1
        case DrawCards():
            return action.count
        case _:
            return 0


def try_out(table: GameState, action: Action) -> tuple[msgspec.Raw, str]:
    """Return what an action that draws nothing does, and what is to be decided after it."""
    after = table.copy()
    seat = table.to_move
    events: list[Event] = []
    for event in perform(after, action):
        if _cannot_be_foreseen(event, seat):
            break
        events.append(redact(event, seat))
    return events_json(events), str(after.decision)


def _cannot_be_foreseen(event: Event, seat: int) -> bool:
    """Return whether this rests on a shuffle, or on what others have decided in secret."""
    match event:
        case AgeBegan():
            return True
        case OrcsRaided():
            return event.result.seat != seat
        case _:
            return False


# Bands.


def _for_band(
    question: Preview, v: int, seen: PlayerView, table: GameState, cards: tuple[Card, ...]
) -> Previewed:
    leaders = [_under(table, cards, leader) for leader in dict.fromkeys(cards)]
    if not cards:
        fits = [str(c) for c in seen.hand if _may_begin(table, c)]
        nothing = Refused("no_leader", "R36", "choose the cards of a band")
        return structs.replace(_answer(question, v, nothing), fits=fits)
    best = next((leader for leader in leaders if leader.legal), None)
    why = None if best else leaders[0].why
    fits = _fitting(table, cards) if _could_be_band(table, cards) else []
    return structs.replace(
        _answer(question, v, why),
        fits=fits,
        leaders=leaders,
        events=best.events if best else NO_EVENTS,
        decision=best.decision if best else None,
    )


def _may_begin(table: GameState, card: Card) -> bool:
    """Return whether some band in this hand holds the card."""
    return not card.is_skeleton or bool(legal.leaders(table))


def _fitting(table: GameState, cards: tuple[Card, ...]) -> list[str]:
    rest = without(table.hands[table.to_move], cards)
    return [str(card) for card in rest if _could_be_band(table, (*cards, card))]


def _could_be_band(table: GameState, cards: tuple[Card, ...]) -> bool:
    """Return whether these cards are, or with a leader become, a band of this hand."""
    leaders = [card for card in dict.fromkeys(cards) if not card.is_skeleton]
    if leaders:
        return any(legal.is_legal(table, _band_of(cards, leader)) for leader in leaders)
    return any(
        leader.is_skeleton or legal.is_legal(table, _band_of((leader, *cards), leader))
        for leader in legal.leaders(table)
    )


def _band_of(cards: tuple[Card, ...], leader: Card) -> PlayBand:
    if cards == TEN_SKELETONS.cards:
        return TEN_SKELETONS
    return PlayBand(leader, tuple(sorted(without(cards, (leader,)))))


def _under(table: GameState, cards: tuple[Card, ...], leader: Card) -> LeaderPreview:
    """Return what the selection would be under this leader."""
    seat = table.to_move
    action = _band_of(cards, leader)
    try:
        legal.check(table, action)
        why = None
    except IllegalActionError as error:
        why = refused(table, error)
    band = Band(action.leader, action.others)
    power = power_of(leader.tribe)
    kingdoms = legal.open_kingdoms(table, seat, band) if why is None and band.leader else []
    events, decision = try_out(table, action) if why is None else (NO_EVENTS, str(table.decision))
    needs = legal.needed_size(table, seat, leader.kingdom) if leader.kingdom else None
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
        discards=len(table.hands[seat]) - band.size,
        events=events,
        decision=decision,
    )


def _keepable(table: GameState, cards: tuple[Card, ...]) -> list[str]:
    if len(cards) >= legal.keep_limit(table):
        return []
    return cards_text(without(table.hands[table.to_move], cards))


# Hints.


def hint(seen: PlayerView, bot: str, stream: Stream, think: float) -> list[Advised]:
    """Return what a bot would do in this seat, best first."""
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
