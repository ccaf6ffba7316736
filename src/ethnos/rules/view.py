"""The view of a seat or a spectator, and sampled states that agree with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from ethnos.rules import events as ev
from ethnos.rules.bands import Band
from ethnos.rules.cards import DRAGON, DRAGONS, Card, DeckCard, Kingdom, Tribe, ally_deck, together
from ethnos.rules.events import Event
from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.state import Decision, GameState, GiantToken, blank_state
from ethnos.rules.streams import DETERMINIZE_STREAM, Source, Stream, shuffle


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one seat may know, with perfect memory. Built from an allow-list. D79."""

    ruleset: Ruleset
    seat: int | None
    """The seat of this view; `None` for a spectator."""
    hand: tuple[Card, ...]
    """The seat's hand; empty for a spectator."""

    tribes: tuple[Tribe, ...]
    tokens: tuple[tuple[int, ...], ...]
    """Glory tokens by kingdom, ascending."""
    age: int
    first_player: int
    turn_owner: int
    to_move: int
    decision: Decision
    bands_this_turn: int
    free_markers: int

    deck_size: int
    dragon_free: int
    """The number of next cards that cannot be dragons. R20."""
    dragons_revealed: int
    third_dragon_drawer: int | None
    pool: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    """The cards of each hand that were taken in public and cannot have left it since."""
    bands: tuple[tuple[Band, ...], ...]
    glory: tuple[int, ...]
    supply: tuple[int, ...]
    markers: tuple[tuple[int, ...], ...]
    """Markers by kingdom, then by seat."""
    merfolk: tuple[int, ...]
    orc_boards: tuple[tuple[Kingdom, ...], ...]
    trolls: tuple[tuple[int, ...], ...]
    giant: GiantToken | None

    raid_plans: tuple[tuple[Kingdom, ...] | None, ...]
    """Raids decided in this age; secret plans of other seats are left out."""
    raids_decided: tuple[bool, ...]
    scoring: AgeResult | None
    results: tuple[AgeResult, ...]
    outcome: Outcome | None

    @property
    def players(self) -> int:
        """The number of players."""
        return self.ruleset.players

    @property
    def dragons_left(self) -> int:
        """The number of dragons still in the deck."""
        return DRAGONS - self.dragons_revealed

    @property
    def dragon_chance(self) -> float:
        """The probability that the next card drawn is a dragon."""
        if self.dragon_free or not self.deck_size:
            return 0.0
        return self.dragons_left / self.deck_size

    def age_end_chance(self, allies: int = 1) -> float:
        """Return the probability that drawing this many allies now ends the age.

        A dragon is replaced by the next card, so the age ends if fewer allies than wanted lie above
        the last dragon. R29.
        """
        within = allies - 1 + self.dragons_left - self.dragon_free
        lower = self.deck_size - self.dragon_free
        if within < self.dragons_left or lower < self.dragons_left:
            return 0.0
        chance = 1.0
        for dragon in range(self.dragons_left):
            chance *= min(1.0, (within - dragon) / (lower - dragon))
        return chance

    def unseen(self) -> tuple[Card, ...]:
        """Return every ally whose location this seat does not know, sorted."""
        seen = Counter(self.hand) + Counter(self.pool)
        for seat, known in enumerate(self.known):
            if seat != self.seat:
                seen.update(known)
        for bands in self.bands:
            for band in bands:
                seen.update(band.cards)
        return tuple(sorted((Counter(ally_deck(self.tribes)) - seen).elements()))


def view(state: GameState, seat: int | None) -> PlayerView:
    """Return what this seat may know; `None` for a spectator."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat} among {state.players} players")
    return PlayerView(
        ruleset=state.ruleset,
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        tribes=state.tribes,
        tokens=tuple(state.tokens[kingdom] for kingdom in Kingdom),
        age=state.age,
        first_player=state.first_player,
        turn_owner=state.turn_owner,
        to_move=state.to_move,
        decision=state.decision,
        bands_this_turn=state.bands_this_turn,
        free_markers=state.free_markers,
        deck_size=len(state.deck),
        dragon_free=state.dragon_free,
        dragons_revealed=state.dragons_revealed,
        third_dragon_drawer=state.third_dragon_drawer,
        pool=state.pool,
        hand_sizes=tuple(map(len, state.hands)),
        known=tuple(state.known),
        bands=tuple(state.bands),
        glory=tuple(state.glory),
        supply=tuple(state.supply),
        markers=tuple(state.markers[kingdom] for kingdom in Kingdom),
        merfolk=tuple(state.merfolk),
        orc_boards=tuple(state.orc_boards),
        trolls=tuple(state.trolls),
        giant=state.giant,
        raid_plans=tuple(
            plan if plan is not None and _may_see_plan(state, planner, seat) else None
            for planner, plan in enumerate(state.raid_plans)
        ),
        raids_decided=tuple(plan is not None for plan in state.raid_plans),
        scoring=state.scoring,
        results=state.results,
        outcome=state.outcome,
    )


def _may_see_plan(state: GameState, planner: int, seat: int | None) -> bool:
    """Return whether this seat may see the planner's raid plan. D41."""
    secret = state.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS
    return planner == seat or not secret or state.is_over


def redact(event: Event, seat: int | None) -> Event:
    """Return an event as this seat may see it."""
    match event:
        case ev.CardDealt() | ev.CardDrawn():
            return event if event.seat == seat else replace(event, card=None)
        case ev.CardsKept():
            return event if event.seat == seat else replace(event, cards=None)
        # Public. The list is complete, so that a new event is not shown by default.
        case ev.TurnBegan() | ev.CardRecruited() | ev.BandPlayed() | ev.HandDiscarded():
            return event
        case ev.MarkerPlaced() | ev.NoMarkerPlaced() | ev.FreeMarkerDeclined() | ev.TurnPassed():
            return event
        case ev.GiantTokenTaken() | ev.MerfolkMoved() | ev.OrcMarkerPlaced() | ev.TrollTokenTaken():
            return event
        case ev.GameBegan() | ev.AgeBegan() | ev.PoolTurnedUp() | ev.DragonRevealed():
            return event
        case ev.AgeEnded() | ev.AreaScored() | ev.GiantScored() | ev.BandScored() | ev.AgeScored():
            return event
        case ev.RaidDecided() | ev.OrcsRaided() | ev.GameEnded():
            return event


def determinize(seen: PlayerView, source: Source) -> GameState:
    """Return a state that agrees with a view, with everything unknown sampled.

    Past choices of rivals are not used as evidence. Later ages are dealt from this source.
    """
    stream = source.stream(DETERMINIZE_STREAM)
    state = blank_state(seen.ruleset, source, seen.tribes)
    _lay_out(state, seen)
    unseen = list(seen.unseen())
    shuffle(stream, unseen)
    # One shuffle is enough: after it, the order in which hands and deck are filled is irrelevant.
    for seat, size in enumerate(seen.hand_sizes):
        if seat == seen.seat:
            state.hands[seat] = seen.hand
        else:
            # The known cards are still in the hand; the others came from the deck.
            blind = tuple(unseen.pop() for _ in range(size - len(seen.known[seat])))
            state.hands[seat] = together(seen.known[seat], blind)
    allies = seen.deck_size - seen.dragons_left
    state.deck = _stack(stream, unseen[:allies], seen.dragon_free, seen.dragons_left)
    # Any cards left over were discarded face down at the end of the age (D77).
    state.discarded = tuple(sorted(unseen[allies:]))
    state.raid_plans = [_guess_plan(seen, seat) for seat in range(seen.players)]
    return state


def _stack(stream: Stream, allies: list[Card], dragon_free: int, dragons: int) -> list[DeckCard]:
    """Return a deck with no dragon in its upper pile and all of them in the lower."""
    upper = allies[:dragon_free]
    lower: list[DeckCard] = [*allies[dragon_free:], *[DRAGON] * dragons]
    shuffle(stream, lower)
    return [*lower, *upper]


def _guess_plan(seen: PlayerView, seat: int) -> tuple[Kingdom, ...] | None:
    """Return a raid plan; a secret one is assumed to raid all spaces."""
    if not seen.raids_decided[seat]:
        return None
    plan = seen.raid_plans[seat]
    return seen.orc_boards[seat] if plan is None else plan


def _lay_out(state: GameState, seen: PlayerView) -> None:
    """Copy the public part of the view into the state."""
    state.tokens = dict(zip(Kingdom, seen.tokens, strict=True))
    state.age = seen.age
    state.first_player = seen.first_player
    state.turn_owner = seen.turn_owner
    state.to_move = seen.to_move
    state.decision = seen.decision
    state.bands_this_turn = seen.bands_this_turn
    state.free_markers = seen.free_markers
    state.dragon_free = seen.dragon_free
    state.dragons_revealed = seen.dragons_revealed
    state.third_dragon_drawer = seen.third_dragon_drawer
    state.pool = seen.pool
    state.known = list(seen.known)
    state.bands = list(seen.bands)
    state.glory = list(seen.glory)
    state.supply = list(seen.supply)
    state.markers = dict(zip(Kingdom, seen.markers, strict=True))
    state.merfolk = list(seen.merfolk)
    state.orc_boards = list(seen.orc_boards)
    state.trolls = list(seen.trolls)
    state.giant = seen.giant
    state.scoring = seen.scoring
    state.results = seen.results
    state.outcome = seen.outcome
