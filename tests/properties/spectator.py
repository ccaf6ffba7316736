"""A spectator who rebuilds the public state from events alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from ethnos.rules import events as ev
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom, Tribe, together, without
from ethnos.rules.events import Event
from ethnos.rules.outcome import Outcome
from ethnos.rules.state import GiantToken
from ethnos.rules.view import PlayerView


@dataclass
class RebuiltState:
    """The public state, rebuilt from events."""

    players: int
    tribes: tuple[Tribe, ...] = ()
    tokens: tuple[tuple[int, ...], ...] = ()
    age: int = 0
    first_player: int = 0
    turn_owner: int = 0
    deck_size: int = 0
    dragons_revealed: int = 0
    pool: tuple[Card, ...] = ()
    hand_sizes: list[int] = field(default_factory=list)
    known: list[tuple[Card, ...]] = field(default_factory=list)
    bands: list[tuple[Band, ...]] = field(default_factory=list)
    glory: list[int] = field(default_factory=list)
    markers: dict[Kingdom, list[int]] = field(default_factory=dict)
    merfolk: list[int] = field(default_factory=list)
    orc_boards: list[tuple[Kingdom, ...]] = field(default_factory=list)
    trolls: list[tuple[int, ...]] = field(default_factory=list)
    giant: GiantToken | None = None
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        seats = range(self.players)
        self.glory = [0 for _ in seats]
        self.merfolk = [0 for _ in seats]
        self.orc_boards = [() for _ in seats]
        self.markers = {kingdom: [0 for _ in seats] for kingdom in Kingdom}

    def agrees_with(self, seen: PlayerView) -> None:
        """Assert that the rebuilt state equals the spectator's view."""
        for name in ("tribes", "tokens", "age", "first_player", "deck_size", "dragons_revealed"):
            assert getattr(self, name) == getattr(seen, name), name
        for name in ("hand_sizes", "known", "bands", "glory", "merfolk", "orc_boards", "trolls"):
            assert tuple(getattr(self, name)) == getattr(seen, name), name
        assert tuple(tuple(there) for there in self.markers.values()) == seen.markers
        assert (self.pool, self.giant, self.outcome) == (seen.pool, seen.giant, seen.outcome)
        assert self.turn_owner == seen.turn_owner

    def apply(self, event: Event) -> None:
        """Apply one event."""
        match event:
            case ev.GameBegan() | ev.AgeBegan() | ev.AgeEnded() | ev.PoolTurnedUp():
                self._apply_to_age(event)
            case ev.TurnBegan(seat):
                self.turn_owner = seat
            case ev.CardDealt(seat, card) | ev.CardDrawn(seat, card):
                assert card is None
                self.hand_sizes[seat] += 1
                self.deck_size -= isinstance(event, ev.CardDrawn)
            case ev.DragonRevealed(_, number):
                self.deck_size -= 1
                self.dragons_revealed = number
            case ev.CardRecruited(seat, card):
                self.pool = without(self.pool, (card,))
                self.known[seat] = together(self.known[seat], (card,))
                self.hand_sizes[seat] += 1
            case ev.BandPlayed(seat, band):
                self.bands[seat] += (band,)
                self._leaves_hand(seat, band.cards)
            case ev.HandDiscarded(seat, cards):
                self._leaves_hand(seat, cards)
                self.pool = together(self.pool, cards)
            case ev.GameEnded(outcome):
                self.outcome = outcome
            case _:
                self._apply_to_board(event)

    def _apply_to_age(
        self, event: ev.GameBegan | ev.AgeBegan | ev.AgeEnded | ev.PoolTurnedUp
    ) -> None:
        seats = range(self.players)
        match event:
            case ev.GameBegan(_, tribes, tokens):
                self.tribes = tribes
                self.tokens = tuple(values for _, values in tokens)
            case ev.AgeBegan(age, first_player, deck_size):
                self.age, self.first_player, self.deck_size = age, first_player, deck_size
                self.dragons_revealed, self.giant = 0, None
                self.hand_sizes = [0 for _ in seats]
                self.known = [() for _ in seats]
                self.bands = [() for _ in seats]
                self.trolls = [() for _ in seats]
            case ev.AgeEnded(_, _, hand_sizes):
                assert hand_sizes == tuple(self.hand_sizes)
                self.hand_sizes = [0 for _ in seats]
                self.known = [() for _ in seats]
            case ev.PoolTurnedUp(cards):
                self.pool = cards

    def _apply_to_board(self, event: Event) -> None:
        match event:
            case ev.MarkerPlaced(seat, kingdom, markers, _):
                self.markers[kingdom][seat] += 1
                assert markers == self.markers[kingdom][seat]
            case ev.MerfolkMoved(seat, start, end, _):
                assert start == self.merfolk[seat]
                self.merfolk[seat] = end
            case ev.OrcMarkerPlaced(seat, kingdom):
                self.orc_boards[seat] = tuple(sorted((*self.orc_boards[seat], kingdom)))
            case ev.TrollTokenTaken(seat, value):
                self.trolls[seat] = tuple(sorted((*self.trolls[seat], value)))
            case ev.GiantTokenTaken(seat, size, taken_from, glory):
                assert taken_from == (self.giant.holder if self.giant else None)
                self.giant = GiantToken(seat, size)
                self.glory[seat] += glory
            case ev.AgeScored(_, _, glory):
                assert glory == tuple(self.glory)
            case _:
                self._apply_to_glory(event)

    def _apply_to_glory(self, event: Event) -> None:
        match event:
            case ev.AreaScored(result):
                for place in result.places:
                    assert place.glory == sum(place.values) // len(place.seats)
                    for seat in place.seats:
                        self.glory[seat] += place.glory
            case ev.GiantScored(result):
                self.glory[result.seat] += result.glory
            case ev.BandScored(result):
                assert result.band in self.bands[result.seat]
                self.glory[result.seat] += result.glory
            case ev.OrcsRaided(result):
                board = self.orc_boards[result.seat]
                self.orc_boards[result.seat] = tuple(k for k in board if k not in result.spaces)
                self.glory[result.seat] += result.glory
            case _:
                pass

    def _leaves_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        self.hand_sizes[seat] -= len(cards)
        self.known[seat] = without(self.known[seat], cards)
