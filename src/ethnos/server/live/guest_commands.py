"""What guests may do in rooms, and what their commands change outside of them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ethnos import protocol
from ethnos.protocol import RefusalCode
from ethnos.server.live.room import Room
from ethnos.server.rooms.refusals import refused_by_room
from ethnos.server.rooms.text import clean_text
from ethnos.server.store import Guest, StorageError

if TYPE_CHECKING:
    from ethnos.server.live.hub import Hub  # which has one of these

REACTIONS_PER_SECOND: Final = 0.5
REACTION_BURST: Final = 4
"""Reactions of a guest, in all rooms; more are ignored."""


class GuestCommands:
    """Carries out what guests want, unless the operator forbids it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._reactions = hub.limits.add("reactions", REACTIONS_PER_SECOND, REACTION_BURST)

    async def submit(
        self, room: Room, guest: Guest, address: str, command: protocol.AnyCommand
    ) -> protocol.Ack | protocol.Nack:
        """Carry out a guest's command, unless the operator forbids this one."""
        is_chat = isinstance(command, protocol.SendChat)
        if is_chat and self._is_muted(guest, address):
            why = refused_by_room(RefusalCode.MUTED, "you may not chat")
            return protocol.Nack(command.k, room.state.seq, why)
        if self._hub.words.objects(_text_in(command)):
            why = refused_by_room(
                RefusalCode.BAD_WORDS, "it contains a word that is not allowed here"
            )
            return protocol.Nack(command.k, room.state.seq, why)
        name = _own_name(room, guest, command) if isinstance(command, protocol.TakeSeat) else ""
        answer = await room.submit(guest, command)
        if name and isinstance(answer, protocol.Ack):
            self._hub.background.spawn(self._remember_name(guest.id, name))
        return answer

    def may_react(self, guest: Guest, address: str) -> bool:
        """Return whether a guest may react now: the operator allows it, and it is not too often."""
        return not self._is_muted(guest, address) and self._reactions.take(guest.id)

    def _is_muted(self, guest: Guest, address: str) -> bool:
        return self._hub.bans.mutes(guest.id, address, self._hub.now())

    async def _remember_name(self, guest_id: str, name: str) -> None:
        """Keep the name a guest last used: operators list it, and the next table proposes it."""
        with suppress(StorageError):  # the seat has the name
            await self._hub.store.rename_guest(guest_id, name)


def _own_name(room: Room, guest: Guest, command: protocol.TakeSeat) -> str:
    """Return the name that is typed for the guest's first seat: others are for friends beside."""
    own = room.state.seats_of(guest.id)
    is_first = not own or command.seat == own[0]
    return clean_text(command.name or "") if is_first else ""


def _text_in(command: protocol.AnyCommand) -> str:
    """Return what a guest has typed."""
    if isinstance(command, protocol.SendChat):
        return command.text
    if isinstance(command, protocol.TakeSeat):
        return command.name or ""
    return command.options.title if isinstance(command, protocol.ConfigureRoom) else ""
