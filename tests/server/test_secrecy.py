"""Output to a viewer depends only on what the viewer may know.

Every output of the server is written twice: from a state, and from one in which everything that
the viewer may not know is reshuffled. The bytes must be equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from ethnos import protocol
from ethnos.bots import LegalActions, make_bot
from ethnos.phrase import phrase
from ethnos.protocol import Preview, RoomOptions, SeatKind, Understand
from ethnos.records.codec import canonical, encode
from ethnos.rules.actions import RECRUIT_FROM_DECK
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from ethnos.server.outgoing import commands, delivery, frames, preview
from ethnos.server.outgoing.delivery import Delivery
from ethnos.server.rooms import decide, refusals, summary
from ethnos.server.rooms.parts import Seat
from ethnos.server.rooms.plan import Plan, RefusedError
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import head_after, summary_for
from ethnos.server.store import Guest
from ethnos.talk import questions, sentences
from ethnos.talk.sentences import Narration, narrate
from ethnos.testing.invariance import reshuffled
from tests.server.harness import count
from tests.server.listeners import Listener
from tests.server.random_states import random_states

NOW = 1_700_000_000_000


def room_with_state(state: GameState, *, memory_aid: bool = True) -> RoomState:
    """Return a room with this state and people on all seats."""
    room = RoomState("a" * 26, seq=7, position=7, code="ABCDEF", seed=bytes(32))
    room.options = RoomOptions(players=state.players, memory_aid=memory_aid)
    room.host, room.host_name = "guest0", "Host"
    room.seats = tuple(
        Seat(SeatKind.HUMAN, f"guest{seat}", f"Name {seat}") for seat in range(state.players)
    )
    room.game = state
    return room


def outputs(state: GameState, seat: int | None) -> list[bytes]:
    """Return everything the server would tell this viewer about a state."""
    room = room_with_state(state)
    told = [_welcome(room, seat), _rest(room, seat), *_refusals(room, seat), *_asked(room, seat)]
    if seat is not None and state.to_move == seat:
        told.append(_bot_input(state, seat))
    if state.to_move != seat and state.dragon_free and _can_draw(state):
        told += _frames_of_a_draw(room, seat)
    return told


def _can_draw(state: GameState) -> bool:
    return state.decision == "turn" and len(state.hands[state.to_move]) < 10


def _welcome(room: RoomState, seat: int | None) -> bytes:
    guest = Listener(seat).guest
    welcome = Delivery("heuristic").welcome(room, guest, seat, None, [], protocol.Presence([], 0))
    return protocol.encode_message(msgspec.structs.replace(welcome, now=NOW))


def _rest(room: RoomState, seat: int | None) -> bytes:
    guest = Listener(seat).guest
    kept = head_after(Plan(NOW, room), None)
    info = frames.room_info(room, "heuristic")
    return msgspec.json.encode([summary_for(guest.id, kept.summary), info])


def _refusals(room: RoomState, seat: int | None) -> Iterator[bytes]:
    """Yield the answers to actions that the viewer may not take."""
    actions = ["draw", "stop", "band elf:red", "take orc:blue", "keep none", "troll 3", "raid red"]
    for action in actions:
        if action in ("draw", "keep none") and room.game and room.game.to_move == seat:
            continue  # possibly legal, and then not refused
        plan = Plan.for_room(room, NOW)
        try:
            decide.decide(plan, Listener(seat).guest, protocol.TakeAction("k" * 8, 7, action))
            yield b"done"
        except RefusedError as error:
            yield msgspec.json.encode(error.why)


def _asked(room: RoomState, seat: int | None) -> Iterator[bytes]:
    state = room.game
    if seat is None or state is None:
        return
    seen = view(state, seat)
    hand = [str(card) for card in state.hands[seat]]
    yield msgspec.json.encode(preview.preview(seen, 7, Preview(1, cards=hand[:2])))
    yield msgspec.json.encode(preview.preview(seen, 7, Preview(1, cards=hand[:1])))
    for action in ("draw", "wizard 2", "raid none", "place red"):
        yield msgspec.json.encode(preview.preview(seen, 7, Preview(1, a=action)))
    for text in (
        "draw",
        "take 1",
        "band 1 2",
        "band 1 2 3",
        "keep 1",
        "yes",
        "raid",
        "red",
        "hint",
    ):
        yield msgspec.json.encode(commands.understand(seen, 7, Understand(1, text)))


def _bot_input(state: GameState, seat: int) -> bytes:
    seen = view(state, seat)
    choice = make_bot("heuristic").choose(seen, LegalActions(seen), FastSource(5).stream(1))
    return canonical(encode(seen)) + str(choice).encode()


def _frames_of_a_draw(room: RoomState, seat: int | None) -> list[bytes]:
    """Return the frames of another player's draw that cannot be a dragon."""
    listener = Listener(seat)
    plan = Plan.for_room(room, NOW)
    assert room.game is not None
    mover = room.game.to_move
    act = protocol.TakeAction("k" * 8, 7, str(RECRUIT_FROM_DECK))
    decide.decide(plan, Guest(f"guest{mover}", f"Name {mover}"), act)
    Delivery("heuristic").deliver([listener], room, plan.after, plan.changes)
    return listener.frames


def leaks(wanted: int) -> list[str]:
    """Return every (state, viewer) whose outputs depend on hidden cards."""
    found = []
    checked = 0
    for number, state in enumerate(random_states(wanted)):
        viewers: list[int | None] = [*range(state.players), None]
        seat = viewers[number % len(viewers)]
        other = reshuffled(state, seat, FastSource(10_000 + number))
        for mine, theirs in zip(outputs(state, seat), outputs(other, seat), strict=True):
            if mine != theirs:
                found.append(f"{number} to {seat}: {_difference(mine, theirs)}")
        checked += 1
        if len(found) > 20:
            break
    assert checked == wanted or found
    return found


def _difference(one: bytes, other: bytes) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"{one[max(0, at - 40) : at + 60]!r} / {other[max(0, at - 40) : at + 60]!r}"


@pytest.mark.soak
def test_output_does_not_depend_on_hidden_cards() -> None:
    assert leaks(count(250, 10_000)) == []


def test_reshuffled_states_really_differ() -> None:
    """The check would prove nothing if both states were equal."""
    different = 0
    for number, state in enumerate(random_states(200)):
        other = reshuffled(state, 0, FastSource(10_000 + number))
        different += (other.deck, other.hands) != (state.deck, state.hands)
    assert different > 150


# Sixteen leaks to plant. Each must be caught.


@contextmanager
def planted(owner: Any, name: str, replacement: Callable[..., Any]) -> Iterator[None]:
    original = getattr(owner, name)
    setattr(owner, name, replacement(original))
    try:
        yield
    finally:
        setattr(owner, name, original)


def _changed_result(original: Callable[..., Any], change: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args, **kwargs: change(original(*args, **kwargs), *args, **kwargs)


def _hand_by_tribe(state: GameState) -> str:
    return ",".join(sorted(card.tribe for hand in state.hands for card in hand))


def _raw_with(raw: msgspec.Raw, extra: object) -> msgspec.Raw:
    return msgspec.Raw(bytes(raw)[:-1] + b',"x":' + msgspec.json.encode(extra) + b"}")


def _leaking_refusal(original: Callable[..., None]) -> Callable[..., None]:
    def act(plan: Plan, guest: Guest, command: protocol.TakeAction) -> None:
        try:
            original(plan, guest, command)
        except RefusedError as error:
            assert plan.after.game is not None
            hand = _hand_by_tribe(plan.after.game)
            raise RefusedError(msgspec.structs.replace(error.why, reason=hand)) from None

    return act


LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "events as they are": (
        frames.EventWriter,
        "_write",
        lambda _: lambda self, _viewer: frames.events_json(self._events),
    ),
    "a spectator sits on seat 0": (
        frames,
        "you",
        lambda original: (
            lambda room, guest, name, viewer: msgspec.structs.replace(
                original(room, guest, name, viewer),
                name=str(room.game.hands[0]) if room.game else "",
            )
        ),
    ),
    "the whole deck in the welcome": (
        frames.TableWriter,
        "write",
        lambda original: _changed_result(
            original, lambda raw, _, state: _raw_with(raw, [str(card) for card in state.deck])
        ),
    ),
    "what is left of each tribe": (
        frames.TableWriter,
        "write",
        lambda original: _changed_result(
            original,
            lambda raw, _, state: _raw_with(
                raw, sorted(str(c)[:3] for c in state.deck[: state.dragon_free])
            ),
        ),
    ),
    "the parity of the next card": (
        frames.TableWriter,
        "write",
        lambda original: _changed_result(
            original,
            lambda raw, _, state: _raw_with(raw, len(str(state.deck[-1])) % 2 if state.deck else 0),
        ),
    ),
    "a hand in an error text": (
        decide,
        "_take_action",
        _leaking_refusal,
    ),
    "hands of others beside the own": (
        frames,
        "mine",
        lambda original: _changed_result(
            original,
            lambda mine, room, seat: msgspec.structs.replace(
                mine, hand=[*mine.hand, *map(str, room.game.hands[seat - 1])]
            ),
        ),
    ),
    "choices that know the next card": (
        frames,
        "choices",
        lambda original: _changed_result(
            original,
            lambda choices, state: msgspec.structs.replace(
                choices, actions=[*choices.actions, f"draw {state.deck[-1:]}"]
            ),
        ),
    ),
    "a list that counts tribes in hands": (
        summary,
        "summarize",
        lambda original: _changed_result(
            original,
            lambda line, room, _: msgspec.structs.replace(line, title=_hand_by_tribe(room.game)),
        ),
    ),
    "cards once drawn count as seen": (
        frames,
        "view",
        lambda original: _changed_result(
            original,
            lambda seen, state, _: replace(seen, known=tuple(state.hands)),
        ),
    ),
    "the seed's first byte": (
        frames,
        "deal",
        lambda original: _changed_result(
            original,
            lambda deal, room: msgspec.structs.replace(
                deal, seed=str(room.game.source.stream(1).below(1 << 30)) if room.game else None
            ),
        ),
    ),
    "the card drawn in a sentence of the log": (
        sentences,
        "redact",
        lambda _: lambda event, _reader: event,
    ),
    "a hand in the question": (
        questions,
        "prompt",
        lambda original: _changed_result(
            original,
            lambda prompt, state, *_: replace(
                prompt, say=phrase("item", text=_hand_by_tribe(state))
            ),
        ),
    ),
    "a secret kept for the wrong seat": (
        Narration,
        "to",
        lambda original: (
            lambda self, reader: [
                replace(told, open=kept.say)
                for told, kept in zip(
                    original(self, reader),
                    narrate([event for group in self._groups for event in group], self._names),
                    strict=False,
                )
            ]
        ),
    ),
    "a hand in the sentence of a refusal": (
        refusals,
        "refusal",
        lambda original: _changed_result(
            original,
            lambda _, state, __: phrase("item", text=_hand_by_tribe(state)),
        ),
    ),
    "frames as long as the card's name": (
        delivery,
        "entry",
        lambda original: _changed_result(
            original,
            lambda entry, change, viewer, _: (
                msgspec.structs.replace(
                    entry,
                    events=frames.events_json(change.events),
                )
                if isinstance(entry, protocol.ActionTaken) and viewer is None
                else entry
            ),
        ),
    ),
}


@pytest.mark.parametrize("name", LEAKS)
def test_planted_leak_is_caught(name: str) -> None:
    owner, attribute, replacement = LEAKS[name]
    with planted(owner, attribute, replacement):
        assert leaks(120)


def test_sixteen_leaks_are_planted() -> None:
    assert len(LEAKS) == 16
