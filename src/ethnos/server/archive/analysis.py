"""The analysis board: positions that anybody sets up, and the best actions in them."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import islice
from typing import Final

from msgspec.json import encode

from ethnos import review
from ethnos.protocol.analysis import BoardPosition, PossibleMove
from ethnos.records.exercise import state_at
from ethnos.records.notation import parse_action
from ethnos.records.position import format_position
from ethnos.records.record import load_record
from ethnos.records.set_up import set_up
from ethnos.records.sound import check_sound
from ethnos.rules.apply import apply
from ethnos.rules.events import Event
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource
from ethnos.server.outgoing.frames import TableWriter, cards_text
from ethnos.server.outgoing.narration import lines
from ethnos.server.outgoing.preview import as_advised
from ethnos.talk.labels import advised
from ethnos.talk.names import seat_names
from ethnos.talk.questions import prompt
from ethnos.talk.sentences import narrate

MOST_MOVES: Final = 200
"""Limit on the legal actions of a position that are listed: a full hand has many bands."""


def new_deal(players: int, seed: int) -> bytes:
    """Return a new deal with tribes by chance."""
    state, _ = new_game(Ruleset(players=players), FastSource(seed))
    return _board(state)


def position_after(text: str, action: str | None) -> bytes:
    """Return a position as it is set up, or after an action in it; raises `EthnosError`."""
    state = set_up(text)
    events = [] if action is None else apply(state, parse_action(action))
    return _board(state, events)


def position_of(data: bytes, v: int) -> bytes:
    """Return the position after line `v` of a record; raises `EthnosError`."""
    state = state_at(load_record(data), v)
    check_sound(state)
    return _board(state)


def best_moves(position: bytes) -> Generator[tuple[int, int], None, bytes]:
    """Find the best actions of the player to decide, by what that player knows."""
    state = set_up(position.decode())
    yield 0, 1
    return encode([as_advised(option) for option in review.best_moves(state)])


def _board(state: GameState, events: Sequence[Event] = ()) -> bytes:
    names = seat_names((None,) * state.players)
    actions = [] if state.is_over else islice(legal_actions(state), MOST_MOVES)
    return encode(
        BoardPosition(
            position=format_position(state),
            names=list(names),
            table=TableWriter(names, memory_aid=True).write(state),
            hands=[cards_text(hand) for hand in state.hands],
            prompt=prompt(state, names, None),
            lines=lines(narrate(events, names)),
            moves=[PossibleMove(str(action), advised(action)) for action in actions],
        )
    )
