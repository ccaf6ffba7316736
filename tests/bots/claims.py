"""What the sentence of every reason claims, checked against the view by the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ethnos.bots import Advice, Reason, ReasonCode
from ethnos.rules import actions as act
from ethnos.rules import legal
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.bands import Band
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
from ethnos.rules.components import HAND_LIMIT, ORC_RAID_GLORY
from ethnos.rules.events import MerfolkMoved
from ethnos.rules.scoring import score_band
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.tribes.trolls import tie_strength
from ethnos.rules.view import PlayerView, determinize


@dataclass(frozen=True)
class Hint:
    """One sentence of an advice, with everything it speaks of."""

    view: PlayerView
    action: Action
    reason: Reason
    is_best: bool
    """Whether the action is the first of the advice, so that it may be called better."""

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def state(self) -> GameState:
        """A state that agrees with the view."""
        return determinize(self.view, FastSource(0))

    def number(self, name: str) -> int:
        """Return a number of the sentence."""
        value = self.reason.parameters[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        """Return a word of the sentence."""
        return str(self.reason.parameters[name])

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the action plays, takes or keeps."""
        match self.action:
            case act.PlayBand() | act.KeepCards():
                return self.action.cards
            case act.RecruitFromPool(card):
                return (card,)
            case _:
                return ()


def hints_of(view: PlayerView, advice: Advice) -> Iterator[Hint]:
    """Yield every sentence of an advice; numbers are followed by the words they stand for."""
    for place, option in enumerate(advice.alternatives):
        reason: Reason | None = option.reason
        while reason is not None:
            yield Hint(view, option.action, reason, is_best=not place)
            reason = reason.because


def is_true(hint: Hint) -> bool:
    """Return whether a sentence is true."""
    return CLAIMS[hint.reason.code](hint)


# Helpers. R33: a band is one card that leads, and cards of its tribe or of its colour.


def bands_among(cards: Sequence[Card]) -> Iterator[list[Card]]:
    """Yield the largest bands of every leader, by tribe and by colour."""
    for leader in cards:
        if leader != SKELETON:
            yield [card for card in cards if card == SKELETON or card.tribe is leader.tribe]
            yield [card for card in cards if card == SKELETON or card.kingdom is leader.kingdom]


def largest(cards: Sequence[Card], including: Card | None = None) -> int:
    """Return the size of the largest band, or of the largest one that includes a card."""
    bands = bands_among(cards)
    return max((len(band) for band in bands if including is None or including in band), default=0)


def played_on(hint: Hint) -> Iterator[GameState]:
    """Play the band of a hint and place its marker; yield the state after each step."""
    state = hint.state
    owner = state.turn_owner
    action: Action = hint.action
    while True:
        apply_legal(state, action)
        yield state
        if state.is_over or state.turn_owner != owner or state.decision is not Decision.MARKER:
            return
        action = next(
            a for a in legal.legal_actions(state) if isinstance(a, act.PlaceMarker) and a.kingdom
        )


def reaches(hint: Hint, decision: Decision) -> bool:
    """Return whether playing the band leads to this question."""
    return any(state.decision is decision for state in played_on(hint))


def is_percent(hint: Hint, chance: float) -> bool:
    return hint.number("percent") == round(100 * chance)


def standing(hint: Hint) -> bool:
    """Return whether the markers of the seat stand as claimed after one more in the kingdom."""
    there = hint.view.markers[list(Kingdom).index(Kingdom(hint.word("kingdom")))]
    rivals = [count for seat, count in enumerate(there) if seat != hint.seat]
    now, then = there[hint.seat], there[hint.seat] + 1
    ahead_now, ahead_then = all(now > r for r in rivals), all(then > r for r in rivals)
    claimed = {
        "extends": ahead_now,
        "leads": ahead_then and not ahead_now,
        "ties": then == max(rivals),
        "behind": then < max(rivals),
    }
    return claimed[hint.word("standing")]


# Bands.


def band_of(hint: Hint) -> Band:
    assert isinstance(hint.action, act.PlayBand)
    return Band(hint.action.leader, hint.action.others)


def of_size(hint: Hint) -> bool:
    return hint.number("size") == len(hint.cards) > 0


def band_glory(hint: Hint) -> bool:
    return of_size(hint) and score_band(hint.seat, band_of(hint)).glory == hint.number("glory")


def band_marker(hint: Hint) -> bool:
    open_to = legal.open_kingdoms(hint.state, hint.seat, band_of(hint))
    return of_size(hint) and Kingdom(hint.word("kingdom")) in open_to and standing(hint)


def band_ability(hint: Hint) -> bool:
    leader = band_of(hint).leader
    assert leader is not None
    return of_size(hint) and hint.word("tribe") == leader.tribe and ABILITIES[leader.tribe](hint)


def takes_giant_token(hint: Hint) -> bool:
    *_, last = played_on(hint)
    return last.giant is not None and last.giant == (hint.seat, len(hint.cards))


def moves_on_merfolk_track(hint: Hint) -> bool:
    start = hint.view.merfolk[hint.seat]
    return any(
        state.merfolk[hint.seat] > start or state.decision is Decision.MERFOLK_MOVE
        for state in played_on(hint)
    )


def plays_again(hint: Hint) -> bool:
    return reaches(hint, Decision.FURTHER_BAND)


ABILITIES: dict[Tribe, Callable[[Hint], bool]] = {
    Tribe.CENTAUR: plays_again,
    Tribe.ELF: lambda hint: reaches(hint, Decision.KEEP),
    Tribe.GIANT: takes_giant_token,
    Tribe.MERFOLK: moves_on_merfolk_track,
    Tribe.ORC: lambda hint: reaches(hint, Decision.ORC_MARKER),
    Tribe.TROLL: lambda hint: reaches(hint, Decision.TROLL_TOKEN),
    Tribe.WIZARD: lambda hint: reaches(hint, Decision.WIZARD_DRAW),
}


def band_dragon(hint: Hint) -> bool:
    """The estimate is at most the chance if every rival draws a card."""
    most = hint.view.age_end_chance(hint.view.players - 1)
    return hint.is_best and of_size(hint) and 0 < hint.number("percent") <= round(100 * most)


def band_full_hand(hint: Hint) -> bool:
    asked = hint.view.decision is Decision.TURN and isinstance(hint.action, act.PlayBand)
    return hint.is_best and asked and len(hint.view.hand) == HAND_LIMIT


# Recruits.


def recruit_match(hint: Hint) -> bool:
    [card] = hint.cards
    size = largest((*hint.view.hand, card), including=card)
    return str(card) == hint.word("card") and size == hint.number("size") > 1


def recruit_start(hint: Hint) -> bool:
    [card] = hint.cards
    alone = largest((*hint.view.hand, card), including=card) == 1
    return str(card) == hint.word("card") and bool(hint.view.hand) and alone


def recruit_first(hint: Hint) -> bool:
    [card] = hint.cards
    return str(card) == hint.word("card") and not hint.view.hand and card != SKELETON


def skeletons(hint: Hint) -> bool:
    taken = isinstance(hint.action, act.RecruitFromPool)
    leaders = [card for card in hint.view.hand if taken and card != SKELETON]
    return set(hint.cards) == {SKELETON} and not leaders


def draws(hint: Hint) -> int:
    """Return the number of cards that recruiting from the deck brings."""
    return 2 if not hint.view.pool and hint.view.ruleset.empty_pool == "draw_two" else 1


def unknown_card(hint: Hint) -> bool:
    from_deck = hint.action == act.RECRUIT_FROM_DECK
    return from_deck and is_percent(hint, hint.view.age_end_chance(draws(hint)))


def recruit_deck(hint: Hint) -> bool:
    return hint.is_best and bool(hint.view.pool) and unknown_card(hint)


def hand_grows(hint: Hint) -> bool:
    return hint.is_best and bool(hint.view.hand) and unknown_card(hint)


def recruit_pool_empty(hint: Hint) -> bool:
    return not hint.view.pool and unknown_card(hint)


# Answers.


def marker(hint: Hint) -> bool:
    assert isinstance(hint.action, act.PlaceMarker | act.PlaceFreeMarker)
    kingdom = hint.action.kingdom
    assert kingdom is not None
    tokens = hint.view.tokens[list(Kingdom).index(kingdom)]
    return (
        hint.word("kingdom") == kingdom
        and tokens[hint.view.age - 1] == hint.number("glory")
        and standing(hint)
    )


def no_marker(hint: Hint) -> bool:
    state = hint.state
    markers, boards, supply = dict(state.markers), list(state.orc_boards), list(state.supply)
    apply_legal(state, hint.action)
    return (state.markers, state.orc_boards, state.supply) == (markers, boards, supply)


def merfolk_move(hint: Hint) -> bool:
    assert isinstance(hint.action, act.MoveMerfolk)
    state = hint.state
    [moved] = [e for e in apply_legal(state, hint.action) if isinstance(e, MerfolkMoved)]
    free = state.free_markers if state.decision is Decision.FREE_MARKER else 0
    if state.ruleset.marker_supply == "limited":
        free = min(free, state.supply[hint.seat])
    claimed = tuple(map(hint.number, ("space", "spaces", "symbols")))
    return claimed == (moved.end, hint.action.spaces, free)


def orc_marker(hint: Hint) -> bool:
    spaces = len(hint.view.orc_boards[hint.seat]) + 1
    return hint.number("spaces") == spaces and ORC_RAID_GLORY[spaces] > ORC_RAID_GLORY[spaces - 1]


def troll_token(hint: Hint) -> bool:
    state = hint.state
    apply_legal(state, hint.action)
    strengths = list(map(tie_strength, state.trolls))
    own = strengths.pop(hint.seat)
    beaten = sum(own > strength for strength in strengths)
    word = {0: "none", len(strengths): "all"}.get(beaten, "some")
    token = set(state.trolls[hint.seat]) - set(hint.view.trolls[hint.seat])
    claimed = (hint.number("rivals"), hint.word("standing"), {hint.number("token")})
    return claimed == (beaten, word, token)


def discard(hint: Hint) -> bool:
    before = len(hint.view.pool)
    state = hint.state
    apply_legal(state, hint.action)
    return not hint.is_best and len(state.pool) - before == hint.number("count") > 0


def keep(hint: Hint) -> bool:
    return hint.number("count") == len(hint.cards) == largest(hint.cards) > 0


def keep_some(hint: Hint) -> bool:
    count, size = hint.number("count"), hint.number("size")
    return count == len(hint.cards) > size == largest(hint.cards) > 1


def keep_apart(hint: Hint) -> bool:
    apart = largest(hint.cards) == 1 and SKELETON not in hint.cards
    return hint.number("count") == len(hint.cards) > 1 and apart


def wizard_draw(hint: Hint) -> bool:
    assert isinstance(hint.action, act.DrawCards)
    count = hint.number("count")
    return count == hint.action.count > 0 and is_percent(hint, hint.view.age_end_chance(count))


def no_wizard_draw(hint: Hint) -> bool:
    offered = max(legal.draw_counts(hint.state))
    return hint.action == act.DrawCards(0) and is_percent(hint, hint.view.age_end_chance(offered))


def raid(hint: Hint) -> bool:
    assert isinstance(hint.action, act.Raid)
    spaces = hint.number("spaces")
    return spaces == len(hint.action.spaces) > 0 and hint.number("glory") == ORC_RAID_GLORY[spaces]


def no_raid(hint: Hint) -> bool:
    return hint.action == act.Raid(()) and hint.number("ages") == (
        hint.view.ruleset.ages - hint.view.age
    )


CLAIMS: dict[ReasonCode, Callable[[Hint], bool]] = {
    ReasonCode.ONLY_CHOICE: lambda hint: legal.legal_actions(hint.state) == [hint.action],
    ReasonCode.AT_RANDOM: lambda _: True,  # about the bot, not the view
    ReasonCode.UNEXPLAINED: lambda _: True,
    ReasonCode.IMAGINED: lambda hint: min(hint.number("playouts"), hint.number("glory")) > 0,
    ReasonCode.TEN_SKELETONS: lambda hint: hint.action == act.TEN_SKELETONS,
    ReasonCode.BAND_GLORY: band_glory,
    ReasonCode.BAND_MARKER: band_marker,
    ReasonCode.BAND_ABILITY: band_ability,
    ReasonCode.BAND_DRAGON: band_dragon,
    ReasonCode.BAND_FULL_HAND: band_full_hand,
    ReasonCode.HAND_GROWS: hand_grows,
    ReasonCode.RECRUIT_MATCH: recruit_match,
    ReasonCode.RECRUIT_START: recruit_start,
    ReasonCode.RECRUIT_FIRST: recruit_first,
    ReasonCode.SKELETONS: skeletons,
    ReasonCode.RECRUIT_DECK: recruit_deck,
    ReasonCode.RECRUIT_UNKNOWN: lambda hint: bool(hint.view.pool) and unknown_card(hint),
    ReasonCode.RECRUIT_POOL_EMPTY: recruit_pool_empty,
    ReasonCode.MARKER: marker,
    ReasonCode.NO_MARKER: no_marker,
    ReasonCode.MERFOLK_MOVE: merfolk_move,
    ReasonCode.ORC_MARKER: orc_marker,
    ReasonCode.TROLL_TOKEN: troll_token,
    ReasonCode.NO_TROLL_TOKEN: lambda hint: hint.action == act.TakeTrollToken(None),
    ReasonCode.STOP: lambda hint: hint.is_best and hint.action == act.STOP_PLAYING,
    ReasonCode.KEEP: keep,
    ReasonCode.KEEP_SOME: keep_some,
    ReasonCode.KEEP_APART: keep_apart,
    ReasonCode.KEEP_NOTHING: lambda hint: hint.is_best and hint.action == act.KeepCards(()),
    ReasonCode.DISCARD: discard,
    ReasonCode.WIZARD_DRAW: wizard_draw,
    ReasonCode.NO_WIZARD_DRAW: no_wizard_draw,
    ReasonCode.RAID: raid,
    ReasonCode.NO_RAID: no_raid,
}
