"""Plans: lines applied to a copy give the same room as folding those lines later."""

from __future__ import annotations

import pytest
from msgspec import convert
from msgspec.structs import replace

from ethnos.moods import Mood, set_for
from ethnos.protocol import (
    BotPace,
    Clock,
    ClockKind,
    RoomOptions,
    RoomStatus,
    SeatKind,
    TakeAction,
)
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.server.rooms import lobby, log
from ethnos.server.rooms.decide import decide
from ethnos.server.rooms.fold import fold
from ethnos.server.rooms.plan import Plan
from ethnos.server.rooms.state import RoomState
from ethnos.server.rooms.summary import head_after
from ethnos.server.store import Guest

ANN = Guest("ann", "Ann")
MINUTE = 60_000


BY_THE_MINUTE = RoomOptions(players=2, clock=Clock(ClockKind.LIVE, 60))


def started(options: RoomOptions = BY_THE_MINUTE, seed: str = "00" * 32) -> Plan:
    """Return the plan of a new room: two seats of one guest, a minute per turn, dealt."""
    plan = Plan(1_000, RoomState("room"))
    plan.add(
        log.RoomCreated(
            at=plan.now,
            room_id="room",
            code="CODE",
            rules="1",
            options=options,
            host=ANN.id,
            host_name=ANN.name,
            seed=seed,
        )
    )
    for seat in range(2):
        plan.add(log.SeatTaken(plan.now, seat, ANN.id, ANN.name))
    lobby.deal(plan)
    return plan


@pytest.mark.parametrize("mood", Mood)
def test_a_mood_becomes_one_of_its_sets_when_the_game_starts(mood: Mood) -> None:
    options = lobby.checked_options(convert({"players": 2, "tribes": mood.value}, RoomOptions))
    drawn = set()
    for number in range(8):
        plan = started(options, seed=f"{number:064x}")
        told = [change.line for change in plan.changes]
        configured = [line.options for line in told if isinstance(line, log.RoomConfigured)]
        assert configured == [plan.after.options]
        assert plan.after.game is not None
        assert list(plan.after.game.tribes) == plan.after.options.tribes
        drawn.add(plan.after.game.tribes)
        # A rematch draws again, also after the pace of the bots was changed.
        lobby.set_bot_pace(plan, ANN, BotPace.QUICK)
        assert plan.after.copy().rematch_options == replace(options, bot_pace=BotPace.QUICK)
    assert drawn <= {set_for(mood, 2, number) for number in range(12)}
    assert len(drawn) > 1


def played(seed: int) -> list[Plan]:
    """Return the plans of a whole random game, one second apart."""
    plans = [started()]
    stream = FastSource(seed).stream(0)
    while (room := plans[-1].after).status is RoomStatus.PLAYING:
        assert room.game is not None
        plan = Plan.for_room(room, plans[-1].now + 1_000)
        action, _ = random_action(room.game, stream)
        decide(plan, ANN, TakeAction("k" * 8, room.seq, str(action)))
        plans.append(plan)
    return plans


@pytest.mark.parametrize("seed", range(4))
def test_folding_the_lines_gives_the_planned_room(seed: int) -> None:
    folded = RoomState("room")
    for plan in played(seed):
        for change in plan.changes:
            fold(folded, change.seq, log.read_line(log.write_line(change.line)))
        assert folded == plan.after


def test_clock_of_a_turn_starts_when_it_is_set_and_covers_all_its_decisions() -> None:
    owner = None
    for plan in played(seed=1):
        game = plan.after.game
        assert game is not None
        if game.is_over:
            break
        turn = (game.age, game.turn_owner, game.to_move)
        if turn != owner:
            owner = turn
            assert plan.after.clock_since == plan.now
        assert plan.after.deadline is not None
        assert plan.after.deadline - plan.after.clock_since == MINUTE
        assert plan.after.clock_since <= plan.now


@pytest.mark.parametrize("seed", range(4))
def test_finished_game_has_no_deadline(seed: int) -> None:
    before, last = played(seed)[-2:]
    assert before.after.deadline is not None
    assert last.after.status is RoomStatus.FINISHED
    assert last.after.deadline is None
    assert head_after(last, before.after).due is None


def test_seats_are_those_of_the_lines() -> None:
    assert [seat.kind for seat in started().after.seats] == [SeatKind.HUMAN] * 2
