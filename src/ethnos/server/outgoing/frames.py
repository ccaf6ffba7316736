"""The parts of frames: what each viewer may know, from an allow-list.

Most of a game's public state is unchanged from one action to the next, so each part is encoded once
and cached until its input changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Final, TypeVar

import msgspec

from ethnos.phrase import Name
from ethnos.protocol import (
    Button,
    Choices,
    Deal,
    Mine,
    RoomInfo,
    RoomStatus,
    SeatInfo,
    UndoInfo,
    UndoPolicy,
    You,
)
from ethnos.records.codec import encode, encode_events
from ethnos.records.seeds import FAIR, commitment
from ethnos.rules import legal
from ethnos.rules.actions import PASS, STOP_PLAYING, Action
from ethnos.rules.bands import Band
from ethnos.rules.cards import CARD_TYPES, Card, Kingdom
from ethnos.rules.events import Event
from ethnos.rules.ruleset import OrcRaidOrder
from ethnos.rules.state import Decision, GameState
from ethnos.rules.view import PlayerView, redact, view
from ethnos.server.outgoing.narration import names_of, no_undo
from ethnos.server.outgoing.projection import ProjectionWriter
from ethnos.server.rooms.state import RoomState
from ethnos.talk.labels import label
from ethnos.talk.memo import Memo
from ethnos.talk.phrases import band_kind
from ethnos.talk.sentences import HIDING_EVENTS

write: Final = msgspec.json.Encoder().encode


Kept = TypeVar("Kept")


class TableWriter:
    """Encodes the `table` of frames: what everyone may know about a game."""

    def __init__(self, names: tuple[Name, ...], *, memory_aid: bool) -> None:
        self._memory_aid = memory_aid
        self._keep = Memo().keep
        self._projection = ProjectionWriter(names)
        self._latest: tuple[GameState | None, dict[str, object]] = (None, {})

    def write(self, state: GameState) -> msgspec.Raw:
        """Return the public part of a state as JSON."""
        return msgspec.Raw(write(self._table(state)))

    def write_changes(self, before: GameState, after: GameState) -> msgspec.Raw:
        """Return the fields of the table that differ between two states as JSON.

        The states may not be changed afterwards: the fields of the later one are kept, because
        the next action usually follows it.
        """
        state, old = self._latest
        if state is not before:
            old = self._table(before)
        new = self._table(after)
        self._latest = (after, new)
        return msgspec.Raw(
            write({name: value for name, value in new.items() if value != old[name]})
        )

    def _table(self, state: GameState) -> dict[str, object]:
        seen = view(state, None)
        table: dict[str, object] = {name: getattr(seen, name) for name in _PLAIN}
        self._add_cards(table, seen)
        self._add_end_of_age(table, seen)
        self._add_outlook(table, state, seen)
        return table

    def _add_cards(self, table: dict[str, object], seen: PlayerView) -> None:
        table["pool"] = self._keep("pool", seen.pool, partial(_cards, seen.pool))
        table["known"] = None
        if self._memory_aid:
            table["known"] = self._by_seat("known", seen.known, _cards)
        table["bands"] = self._by_seat("bands", seen.bands, _bands)
        table["band_kinds"] = self._by_seat("band_kinds", seen.bands, _kinds)

    def _by_seat(
        self, name: str, lists: tuple[Kept, ...], encode: Callable[[Kept], msgspec.Raw]
    ) -> list[msgspec.Raw]:
        """Return a list of each seat; only what has changed is encoded again."""

        def each() -> list[msgspec.Raw]:
            return [
                self._keep((name, seat), own, partial(encode, own))
                for seat, own in enumerate(lists)
            ]

        return self._keep(name, lists, each)

    def _add_end_of_age(self, table: dict[str, object], seen: PlayerView) -> None:
        """Add the giant token, and the parts that change only at the end of an age."""
        giant = seen.giant
        table["giant"] = {"holder": giant.holder, "size": giant.size} if giant else None
        table["scoring"] = self._keep("scoring", seen.scoring, partial(_encoded, seen.scoring))
        table["outcome"] = self._keep("outcome", seen.outcome, partial(_encoded, seen.outcome))

    def _add_outlook(self, table: dict[str, object], state: GameState, seen: PlayerView) -> None:
        """Add what a player would otherwise have to count or compute."""
        table["ages"] = state.ruleset.ages
        table["dragon_chance"] = seen.dragon_chance
        table["age_end_chance"] = seen.age_end_chance()
        table["needs"] = self._keep("needs", seen.markers, partial(_needs, state))
        table["projection"] = msgspec.Raw(self._projection.write(state, seen))


_PLAIN: Final = (
    *("tribes", "tokens", "age", "first_player", "turn_owner", "to_move", "decision"),
    *("bands_this_turn", "free_markers", "deck_size", "dragon_free", "dragons_revealed"),
    *("third_dragon_drawer", "hand_sizes", "glory", "supply", "markers", "merfolk"),
    *("orc_boards", "trolls", "raid_plans", "raids_decided"),
)
"""Fields of a spectator's view that msgspec encodes as they are."""


def _needs(state: GameState) -> msgspec.Raw:
    """Return by kingdom and seat the smallest ordinary band that places a marker there."""
    seats = range(state.players)
    needs = [[legal.needed_size(state, n, kingdom) for n in seats] for kingdom in Kingdom]
    return msgspec.Raw(write(needs))


def _encoded(value: object) -> msgspec.Raw:
    return msgspec.Raw(write(encode(value)))


_CARD_TEXT: Final = {card: str(card) for card in CARD_TYPES}
"""Every frame names dozens of cards; a lookup takes a twentieth of the time of `str(card)`."""


def cards_text(cards: Iterable[Card]) -> list[str]:
    """Return cards in the text notation."""
    return [_CARD_TEXT[card] for card in cards]


def _cards(cards: tuple[Card, ...]) -> msgspec.Raw:
    return msgspec.Raw(write(cards_text(cards)))


def _bands(bands: tuple[Band, ...]) -> msgspec.Raw:
    return msgspec.Raw(write([encode(band) for band in bands]))


def _kinds(bands: tuple[Band, ...]) -> msgspec.Raw:
    return msgspec.Raw(write([band_kind(band) for band in bands]))


class EventWriter:
    """Encodes the events of one change for each viewer; most viewers share one encoding."""

    def __init__(self, events: tuple[Event, ...]) -> None:
        self._events = events
        self._open = [
            None if isinstance(event, HIDING_EVENTS) else encode(event) for event in events
        ]
        """Events that are the same for everyone, encoded once."""
        self._knowing = {event.seat for event in events if isinstance(event, HIDING_EVENTS)}
        """The seats that may know more than the others."""
        self._public: msgspec.Raw | None = None

    def write(self, viewer: int | None) -> msgspec.Raw:
        """Return the events as this viewer may see them."""
        if viewer in self._knowing:
            return self._write(viewer)
        if self._public is None:
            self._public = self._write(None)
        return self._public

    def _write(self, viewer: int | None) -> msgspec.Raw:
        shown = [
            encode(redact(event, viewer)) if known is None else known
            for event, known in zip(self._events, self._open, strict=True)
        ]
        return msgspec.Raw(write(shown))


def events_json(events: Iterable[Event]) -> msgspec.Raw:
    """Return redacted events as JSON."""
    return msgspec.Raw(write(encode_events(events)))


def results_json(state: GameState) -> msgspec.Raw:
    """Return the ages scored so far."""
    return msgspec.Raw(write([encode(result) for result in state.results]))


def ruleset_json(state: GameState) -> msgspec.Raw:
    """Return the ruleset of a game."""
    return msgspec.Raw(write(encode(state.ruleset)))


def mine(room: RoomState, seat: int) -> Mine | None:
    """Return what only this seat knows, and its legal choices."""
    state = room.game
    if state is None:
        return None
    plan = state.raid_plans[seat]
    secret = state.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS
    can_undo = (
        room.options.undo is not UndoPolicy.NONE
        and room.status is RoomStatus.PLAYING
        and bool(room.undoable(seat))
    )
    return Mine(
        seat=seat,
        hand=cards_text(state.hands[seat]),
        raid_plan=list(plan) if secret and plan is not None else None,
        can_undo=can_undo,
        no_undo=None if can_undo else no_undo(room),
        choices=choices(state) if state.to_move == seat and not state.is_over else None,
    )


def choices(state: GameState) -> Choices:
    """Return the legal choices of the player to decide."""
    leaders: list[str] = []
    keep = None
    actions: list[Action] = []
    if state.decision in (Decision.TURN, Decision.FURTHER_BAND):
        leaders = cards_text(legal.leaders(state))
        actions = _without_bands(state)
    elif state.decision is Decision.KEEP:
        keep = legal.keep_limit(state)
    else:
        actions = list(legal.legal_actions(state))
    return Choices([_action_text(action) for action in actions], _buttons(actions), leaders, keep)


_action_text: Final = lru_cache(maxsize=1_000)(str)
"""There are few ways to recruit, and every turn offers most of them: cache their text."""
_label: Final = lru_cache(maxsize=1_000)(label)


def _buttons(actions: Iterable[Action]) -> list[Button]:
    return [Button(_action_text(action), said) for action in actions if (said := _label(action))]


def _without_bands(state: GameState) -> list[Action]:
    if state.decision is Decision.TURN:
        recruits = list(legal.recruits(state))
        return [*recruits, PASS] if legal.must_pass(state) else recruits
    return [STOP_PLAYING]


def you(room: RoomState, guest: str | None, name: str, viewer: int | None) -> You:
    """Return a guest's part in this room."""
    return You(name, room.seats_of(guest), guest == room.host, viewer)


def room_info(room: RoomState, stand_in: str) -> RoomInfo:
    """Return everything about a room except its game."""
    return RoomInfo(
        id=room.room_id,
        code=room.code,
        status=room.status,
        options=room.options,
        seats=[
            SeatInfo(
                seat.kind,
                seat.name,
                title,
                stand_in if seat.standing_in else seat.bot,
                seat.standing_in,
                seat.nonce or None,
            )
            for seat, title in zip(room.seats, names_of(room), strict=True)
        ],
        host=room.host_name,
        deal=deal(room),
        undo=UndoInfo(room.undo.seat, list(room.undo.waiting_for)) if room.undo else None,
        rematch=room.rematch,
        exercise=bool(room.exercise),
        held=room.hold,
        daily=room.daily or None,
    )


def deal(room: RoomState) -> Deal:
    """Return the commitment, and after the game the seed, unless others play the same deal."""
    is_open = room.status is RoomStatus.FINISHED and not room.daily
    seed = room.seed.hex() if is_open else None
    return Deal(FAIR, commitment(room.seed, room.deal_name), seed)
