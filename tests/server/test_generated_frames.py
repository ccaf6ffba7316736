"""Any frame that can be read gets its documented answer, in every state of a room."""

from __future__ import annotations

import logging
from collections import Counter

import msgspec
import pytest

from ethnos import protocol
from ethnos.protocol import (
    Ack,
    BotPace,
    CloseCode,
    Hinted,
    Nack,
    Pong,
    Previewed,
    RoomOptions,
    SeatRequest,
    Understood,
    Welcome,
)
from ethnos.server.live.hub import Hub
from ethnos.server.live.room import Room
from ethnos.server.live.visitor import Closed, Visitor
from ethnos.server.store import Guest
from tests.server.generated_frames import KINDS, Frames
from tests.server.harness import count
from tests.server.hubs import ANN, run

BOB, EVE = Guest("bob", "Bob"), Guest("eve", "Eve")
ANSWERS: dict[str, tuple[type, ...]] = {
    "preview": (Previewed,),
    "understand": (Understood,),
    "hint": (Hinted,),
    "ping": (Pong,),
    "look": (Welcome,),
    "hurry": (),
    "react": (),
}
"""Every other message is a command."""


class Caller(Visitor):
    """A guest whose messages need no socket; reads everything it is sent."""

    def __init__(self, hub: Hub, room: Room, guest: Guest) -> None:
        super().__init__(hub, room, guest)
        self.sent: list[protocol.FromServer] = []

    def send(self, frame: bytes) -> None:
        self.sent.append(protocol.decode_answer(frame))

    def dismiss(self, code: int, reason: str) -> None:  # noqa: ARG002  # given by the contract
        self._over = True  # as a spectator is of a game that may not be watched

    @property
    def is_over(self) -> bool:
        return self._over

    async def say(self, text: str) -> list[protocol.FromServer]:
        """Return the answer; raise `Closed` if the frame ends the visit."""
        self.sent.clear()
        await self._answer(self._decoded(text))
        return self.sent


async def tables(hub: Hub) -> list[list[Caller]]:
    """Open a lobby, a game of people and one against bots, each with a player and a spectator."""
    found = []
    for seats, start in (
        ([SeatRequest("me"), SeatRequest("open"), SeatRequest("bot", "random")], False),
        ([SeatRequest("me"), SeatRequest("me"), SeatRequest("bot", "random")], True),
        ([SeatRequest("me"), SeatRequest("bot", "random")], True),
    ):
        options = RoomOptions(players=len(seats), bot_pace=BotPace.INSTANT)
        made = await hub.new_rooms.create(ANN, options, seats, start=start)
        room = await hub.room(made.room_id)
        callers = [Caller(hub, room, guest) for guest in (ANN, EVE)]
        for caller in callers:
            await caller._greet(protocol.Hello())
        found.append(callers)
    return found


async def greet(caller: Caller, hello: str, closed: Counter[int]) -> None:
    """Greet with a frame, which may name another protocol, and leave again."""
    try:
        await caller._greet(caller._decoded(hello))
        assert isinstance(caller.sent[0], Welcome)
    except Closed as end:
        closed[end.code] += 1
    caller._over = True
    caller._room.part(caller)


def check(kind: str, frame: str, sent: list[protocol.FromServer]) -> None:
    """The answer is of the documented kind and belongs to the question."""
    asked = msgspec.json.decode(frame)
    answers = [one for one in sent if isinstance(one, ANSWERS.get(kind, (Ack, Nack)))]
    if kind in ("hurry", "react"):
        return
    assert answers, frame
    if kind not in ANSWERS:
        assert [one.k for one in answers if isinstance(one, Ack | Nack)] == [asked["k"]], frame
    elif "id" in asked:
        assert [getattr(one, "id", None) for one in answers] == [asked["id"]], frame


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\u2028", " "])
def test_keys_and_nonces_end_where_they_seem_to(end: str) -> None:
    """In Python `$` also matches before a newline at the end."""
    for fields in ({"k": "abcdefgh" + end}, {"k": "abcdefgh", "nonce": "abcd" + end}):
        with pytest.raises(msgspec.ValidationError, match="matching regex"):
            protocol.decode_message(msgspec.json.encode({"t": "sit", **fields}))


def test_frames_made_from_the_types_are_answered(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Valid ones by their answer, changed ones by their answer or as no message."""
    done: Counter[str] = Counter()
    closed: Counter[int] = Counter()

    async def test(found: list[Hub]) -> None:
        (hub,) = found
        for seed in range(count(6, 300)):
            frames = Frames(seed)
            for callers in await tables(hub):
                for make in (frames.valid, frames.changed):
                    await greet(Caller(hub, callers[0]._room, BOB), make("hello"), closed)
                for kind in sorted(set(KINDS) - {"hello"}):
                    for caller in [each for each in callers if not each.is_over]:
                        frame = frames.valid(kind)
                        sent = await caller.say(frame)
                        if not caller.is_over:
                            check(kind, frame, sent)
                        done[kind] += 1
                        try:
                            await caller.say(frames.changed(kind))
                        except Closed as end:
                            closed[end.code] += 1
            for room in list(hub.rooms.values()):
                await room.stop()
            hub.rooms.clear()

    with caplog.at_level(logging.WARNING):
        run(sqlite, test)
    assert set(done) == set(KINDS) - {"hello"}
    assert set(closed) <= {CloseCode.BAD_MESSAGE, CloseCode.BAD_PROTOCOL, CloseCode.NOT_WELCOME}
    assert closed[CloseCode.BAD_MESSAGE] < sum(done.values()), "some are messages all the same"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
