"""What is older than the operator keeps it is deleted, and nothing else."""

from __future__ import annotations

import pytest

from ethnos.client import new_key
from ethnos.protocol import Ack, RoomOptions, SeatRequest, SendChat
from ethnos.server.admin import retention
from ethnos.server.admin.retention import DAY, Retention
from ethnos.server.clock import now
from ethnos.server.live.hub import Hub
from ethnos.server.settings import Settings
from ethnos.server.store import Ban, Head, KeptReview, ServerStore, store_for
from tests.server.harness import within
from tests.server.hubs import ANN, folded

OVER = Head("CODE01", "finished", False, None, b"{}", ("ann",))


async def finished(store: ServerStore, room_id: str, ended: int) -> None:
    await store.append(room_id, 0, None, [b"{}"], OVER)
    await store.snapshot(room_id, b"a record")
    await store.save_result(room_id, ended, b"a result")
    await store.save_review(KeptReview(room_id, 0, "digest", b"a review"), ended, 99)


def test_old_games_are_deleted_by_one_process(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "BATCH", 3)  # several batches

    async def main() -> None:
        store = store_for(database)
        await store.open()
        for n in range(8):
            await finished(store, f"old{n}", now() - 31 * DAY)
        await finished(store, "young", now() - 29 * DAY)
        await store.append("running", 0, None, [b"{}"], OVER._replace(status="playing"))
        await store.beat("b", now(), now())
        await store.beat("a", now() - 90_000, now() - 60_000)  # has stopped

        def sweeper(process: str) -> Retention:
            return Retention(store, process, games=30, chat=0, pause=0)

        await Retention(store, "b", pause=0).sweep()  # for ever
        await sweeper("c").sweep()  # another one does it
        assert len(await store.games_of("ann", 99)) == 10
        await sweeper("b").sweep()
        assert {game.room_id for game in await store.games_of("ann", 99)} == {"young", "running"}
        assert await store.results_of("ann", 99) == [b"a result"]
        for room_id in ("old0", "old7"):
            assert await store.read(room_id) == []
            assert await store.snapshot_of(room_id) is None
            assert await store.result_of(room_id) is None
            assert await store.review_of(room_id, 0, "digest") is None
        assert await store.snapshot_of("young") == b"a record"
        await store.close()

    within(main())


def test_old_chat_loses_its_text_and_the_room_stays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        store = store_for(database)
        hub = Hub(store, Settings(database=database, tick=3600))
        await hub.open()
        seats = [SeatRequest("me"), SeatRequest("me")]
        made = await hub.new_rooms.create(ANN, RoomOptions(players=2), seats, start=True)
        room = await hub.room(made.room_id)
        assert isinstance(await room.submit(ANN, SendChat(new_key(), "my secret")), Ack)
        before = await store.read(made.room_id)
        damaged = OVER._replace(status="playing")
        await store.append("0" * 26, 0, None, [b"{}"], damaged)  # read before the other room
        sweep = Retention(store, hub.heartbeat.process, games=0, chat=7, pause=0).sweep
        await sweep()
        assert await store.read(made.room_id) == before  # too young

        later = now() + 8 * DAY
        monkeypatch.setattr(retention, "now", lambda: later)
        await store.beat(hub.heartbeat.process, later, later)
        await sweep()
        after = await store.read(made.room_id)
        assert [line.seq for line in after] == [line.seq for line in before]
        assert b"my secret" not in b"".join(line.body for line in after)
        reread = folded(made.room_id, after)
        assert reread.chat == ()
        assert reread.chat_sent == 1  # the limit on messages still counts it
        assert reread.game == room.state.game
        assert await store.unswept(later, 9) == []  # it is read once only
        await hub.close()

    within(main())


def test_bans_are_deleted_a_month_after_their_end(database: str) -> None:
    async def main() -> None:
        store = store_for(database)
        await store.open()
        await store.beat("p", now(), now())
        ends = {"old": now() - 31 * DAY, "young": now() - 29 * DAY, "running": now() + DAY}
        for name, until in ends.items():
            await store.save_ban(Ban(name, name, False, until, "", 0))
        await store.save_ban(Ban("for ever", "ann", False, None, "", 0))
        await Retention(store, "p", pause=0).sweep()
        assert {ban.id for ban in await store.bans(0)} == {"young", "running", "for ever"}
        await store.close()

    within(main())
