"""The list of public games: those to join, and those that may be watched; never more than that."""

from __future__ import annotations

from ethnos.protocol import RoomOptions, SeatRequest
from tests.server.harness import LocalServer, with_server

ALONE = [SeatRequest("me"), SeatRequest("me")]


def test_only_games_that_may_be_watched_are_listed(database: str) -> None:
    async def test(server: LocalServer) -> None:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        made = {}
        for public, watched in ((True, True), (True, False), (False, True)):
            options = RoomOptions(players=2, public=public, spectators=watched)
            made[public, watched] = (await ann.create_room(options, ALONE, start=True)).id
        seen = (await ben.rooms()).rooms
        assert [room.id for room in seen] == [made[True, True]]
        own = {room.id for room in (await ann.rooms()).rooms}
        assert own == {made[True, True], made[True, False]}
        (room,) = seen
        assert room.your_seats == []
        assert "seed" not in repr(room)
        assert ann.me is not None
        assert ann.me.id not in repr(room)

    with_server(database, test)
