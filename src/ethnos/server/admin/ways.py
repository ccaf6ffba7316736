"""The ways of the command to a server: straight to the database, or through the running server.

Only one process may write to an SQLite file. A server that uses one leaves a note beside it, which
its own user alone can read: where it listens, and the operator's key.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import closing, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from ethnos.protocol import RefusalCode
from ethnos.protocol.admin import AdminAnswer, Order
from ethnos.protocol.bodies import Problem
from ethnos.rules.errors import SetupError
from ethnos.server.admin.amend import OrderError
from ethnos.server.admin.operator import Operator
from ethnos.server.store import StorageError, store_for
from ethnos.server.store.file_lock import LockedError, lock_file

SECONDS: Final = 600.0
"""How long an order may take: deleting somebody's data rewrites every game of theirs."""
WHO: Final = "command"


class Note(msgspec.Struct, frozen=True):
    """How to reach the server that uses an SQLite file."""

    url: str
    key: str


def note_file(database: str) -> Path | None:
    """Return where the server of a database leaves its note; only SQLite needs one."""
    if not database.startswith("sqlite:///"):
        return None
    return Path(database.removeprefix("sqlite:///") + ".admin")


def leave_note(database: str, note: Note) -> None:
    """Write the note of a server that is about to run."""
    file = note_file(database)
    if file is not None:
        remove_note(database)
        file.touch(mode=0o600)
        file.write_bytes(msgspec.json.encode(note))


def remove_note(database: str) -> None:
    """Remove the note of a server that has stopped."""
    file = note_file(database)
    if file is not None:
        with suppress(OSError):
            file.unlink(missing_ok=True)


def give_order(database: str, order: Order) -> object:
    """Carry out an order by the shortest way; return the answer as JSON would hold it."""
    file = note_file(database)
    if file is None:
        return asyncio.run(_carry_out(database, order))
    path = file.with_suffix("")
    if not path.is_file():
        raise SetupError(f"there is no database at {path}")
    try:
        lock_file(path.with_name(path.name + ".lock")).close()
    except LockedError:
        return ask_server(_read_note(file), order)
    return asyncio.run(_carry_out(database, order))


def _read_note(file: Path) -> Note:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Note)
    except (OSError, msgspec.DecodeError):
        reason = "a server uses this database, and cannot be asked; name it with --server"
        raise SetupError(reason) from None


def ask_server(note: Note, order: Order) -> object:
    """Let a running server carry out an order."""
    parts = urlsplit(note.url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    headers = {"Authorization": f"Bearer {note.key}", "Content-Type": "application/json"}
    try:
        connection = kind(parts.hostname or "", parts.port, timeout=SECONDS)
        with closing(connection):
            path = f"{parts.path.rstrip('/')}/api/admin/orders?from={WHO}"
            connection.request("POST", path, msgspec.json.encode(order), headers)
            response = connection.getresponse()
            answer: object = json.load(response)
    except (OSError, HTTPException, ValueError) as error:
        raise SetupError(f"{note.url} does not answer as a server: {error}") from None
    if response.status != HTTPStatus.OK:
        raise _refusal(answer)
    return answer


def _refusal(answer: object) -> OrderError:
    try:
        problem = msgspec.convert(answer, Problem)
        return OrderError(RefusalCode(problem.code), problem.reason or problem.code)
    except (msgspec.ValidationError, ValueError):
        return OrderError(RefusalCode.REFUSED, "the server refused")


async def _carry_out(database: str, order: Order) -> object:
    store = store_for(database)
    messenger = Messenger(database if store.shared else None)
    try:
        await store.open()
    except StorageError as error:
        raise SetupError(str(error)) from None
    try:
        answer: AdminAnswer = await Operator(store, messenger, WHO).carry_out(order)
        await messenger.flush()
    except StorageError as error:
        raise SetupError(str(error)) from None
    finally:
        await store.close()
    return msgspec.to_builtins(answer)


class Messenger:
    """Tells running servers over their database; what gets lost, they find by themselves."""

    def __init__(self, database: str | None) -> None:
        self._database = database
        self._versions: dict[str, int] = {}
        self._tokens: list[bytes] = []
        self._bans = False

    async def room_was_changed(self, room_id: str, seq: int) -> None:
        """A room has a new version."""
        self._versions[room_id] = seq

    async def bans_were_changed(self) -> None:
        """There are other bans."""
        self._bans = True

    def sign_out(self, token: bytes) -> None:
        """The token with this digest is revoked."""
        self._tokens.append(token)

    def addresses_of(self, guest: str) -> list[str]:  # noqa: ARG002  # only a server knows
        """Return nothing: who is connected is not stored."""
        return []

    async def flush(self) -> None:
        """Send everything."""
        if self._database is None:
            return
        from ethnos.server.machine.postgres_bus import PostgresBus  # noqa: PLC0415  # an extra

        bus = PostgresBus(self._database)
        for room_id, seq in self._versions.items():
            bus.publish_version(room_id, seq)
        for token in self._tokens:
            bus.publish_sign_out(token)
        if self._bans:
            bus.publish_orders()
        await bus.flush()
