"""Who is connected to a room, at this process and at others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ethnos import protocol
from ethnos.server.live.pacing import Paced
from ethnos.server.live.services import Services
from ethnos.server.outgoing.delivery import Viewer
from ethnos.server.rooms.state import RoomState
from ethnos.server.store import Guest

PRESENCE_SECONDS: Final = 0.5
"""Time between two presence frames of a room."""


class Presence:
    """The viewers of a room, and since when its players are away."""

    def __init__(self, services: Services, room_id: str) -> None:
        self.viewers: set[Viewer] = set()
        self._services = services
        self._room_id = room_id
        self._news = Paced(PRESENCE_SECONDS)
        self._publish_next = False
        """Whether the other processes are to be told next time."""
        self._away_since: dict[str, float] = {}

    def arrived(self, guest: Guest) -> None:
        """Note that a guest is here."""
        self._away_since.pop(guest.id, None)

    def left(self, guest: Guest) -> None:
        """Note that a viewer has left, and perhaps their guest with it."""
        if guest.id not in self.connected():
            self._away_since[guest.id] = self._services.monotonic()

    def connected(self) -> set[str]:
        """Return the guests connected to the room, at any process."""
        here = {viewer.guest.id for viewer in self.viewers}
        return here | self._services.connected_elsewhere(self._room_id)

    def is_away(self, guest: str | None) -> bool:
        """Return whether a player has been disconnected for long enough to be replaced."""
        if guest is None or guest in self.connected():
            return False
        since = self._away_since.setdefault(guest, self._services.monotonic())
        return self._services.monotonic() - since >= self._services.settings.away_after

    def shown(self, room: RoomState) -> protocol.Presence:
        """Return which seats are connected, and how many spectators."""
        connected = self.connected()
        seated = {seat.guest for seat in room.seats}
        online = [n for n, seat in enumerate(room.seats) if seat.guest in connected]
        return protocol.Presence(online, len(connected - seated))

    def changed(
        self, show: Callable[[bytes], None], room: Callable[[], RoomState], *, publish: bool
    ) -> None:
        """Show all viewers who is connected, and perhaps tell the other processes.

        Changes that follow each other closely are gathered: spectators who come and go cost the
        players at most two frames a second.
        """
        self._publish_next = self._publish_next or publish
        self._news.call(lambda: self._send(show, room()))

    def _send(self, show: Callable[[bytes], None], room: RoomState) -> None:
        show(protocol.encode_message(self.shown(room)))
        if self._publish_next:
            self.publish(room)
        self._publish_next = False

    def publish(self, room: RoomState) -> None:
        """Tell other processes which guests are connected here.

        Not all may fit into a message. A player who is left out would look disconnected there, and
        could be replaced by a bot; so players are named first.
        """
        seated = {seat.guest for seat in room.seats}
        here = {viewer.guest.id for viewer in self.viewers}
        guests = sorted(here, key=lambda guest: (guest not in seated, guest))
        self._services.publish_presence(self._room_id, guests)

    def stop(self) -> None:
        """Cancel the timer."""
        self._news.cancel()
