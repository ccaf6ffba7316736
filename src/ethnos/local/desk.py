"""Requests of a page, answered in the same browser. There is one guest: whoever sits here."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Meta
from msgspec.json import Decoder

from ethnos import protocol
from ethnos.protocol import RefusalCode
from ethnos.protocol.analysis import AskMoves, AskPosition
from ethnos.protocol.bodies import ChangeMe, CreateRoom, Me, Problem, SignIn
from ethnos.protocol.daily import StartDaily
from ethnos.protocol.review import AskReview, TryIt
from ethnos.rules.errors import EthnosError
from ethnos.server.desk import analysis, archive, daily, exercises, rooms, saving
from ethnos.server.desk.catalogue import catalogue
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.guests import SESSION, digest, new_guest
from ethnos.server.live.hub import Hub
from ethnos.server.store import Guest, StorageError

logger = logging.getLogger("ethnos.local")

TOKEN: Final = digest("this browser")
"""Stands for the cookie of a server: the store itself belongs to one browser."""
NEVER: Final = 2**53 - 1
"""When the token expires, in ms."""

Answer = tuple[int, msgspec.Struct | bytes]

_VIEW: Final = re.compile(r"full|public|seat:[0-5]")


class LocalDesk:
    """Answers requests by the paths of `docs/protocol.md`, except those about other devices."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def ask(self, method: str, address: str, body: str) -> tuple[int, str]:
        """Return the status and the text of an answer; never raises."""
        try:
            status, content = await self._answer(method, address, body.encode())
        except RequestError as error:
            status, content = error.status, Problem(error.code, error.reason, None)
        except StorageError as error:
            logger.warning("the store failed: %s", error)
            status, content = 503, Problem(RefusalCode.STORAGE, "the browser's store failed", None)
        except Exception:
            logger.exception("a request failed")
            status, content = 500, Problem(RefusalCode.INTERNAL, "a fault of the game", None)
        text = content if isinstance(content, bytes) else msgspec.json.encode(content)
        return status, text.decode()

    async def guest(self) -> Guest | None:
        """Return the guest of this browser; `None` before the first name."""
        return await self._hub.store.guest_of_token(TOKEN, SESSION, self._hub.now())

    async def _answer(  # noqa: PLR0912  # one case per path
        self, method: str, address: str, body: bytes
    ) -> Answer:
        url = urlsplit(address)
        view = parse_qs(url.query).get("view", ["full"])[0]
        if not _VIEW.fullmatch(view):
            raise RequestError(422, RefusalCode.BAD_REQUEST, "there is no such view")
        asked = {name: values[0] for name, values in parse_qs(url.query).items()}
        match method, url.path.strip("/").split("/"):
            case "GET", ["catalog"]:
                return 200, catalogue(self._hub.settings)
            case "POST", ["replay"]:
                return 200, await self._run(archive.replayed, body, view)
            case "POST", ["verification"]:
                return 200, await self._run(archive.verified, body)
            case _, ["review" | "exercise", *_]:
                return await self._about_file(method, url.path, asked, body)
            case "POST", ["analysis" | "position", *_]:
                return await self._about_position(url.path, asked, body)
            case "POST", ["guest"]:
                return 201, await self._sign_in(rooms.read_body(body, Decoder(SignIn).decode))
            case "GET", ["rooms"]:
                return 200, await rooms.public_rooms(self._hub, await self.guest())
            case _, ["me", *rest]:
                return await self._about_guest(method, rest, body)
            case "POST", ["rooms"]:
                wanted = rooms.read_body(body, Decoder(CreateRoom).decode)
                guest = rooms.known(await self.guest())
                return 201, await rooms.create(self._hub, guest, wanted)
            case "POST", ["saved"]:
                guest = rooms.known(await self.guest())
                run = self._hub.workers.run_soon
                return 201, await saving.open_saved(self._hub, guest, body, run)
            case _, ["daily" | "dailies", *_]:
                return await self._about_days(method, url.path, body)
            case "GET", ["rooms", room_id, "position"]:
                data = await archive.record_of(self._hub, room_id)
                v = _asked(asked, _Moment).v
                return 200, await analysis.moment(data, v, self._hub.workers.run_soon)
            case _, ["rooms", room_id, *rest]:
                return await self._about_room(method, room_id, rest, view, body)
            case _:
                raise RequestError(404, RefusalCode.NOT_FOUND)

    async def _sign_in(self, wanted: SignIn) -> Me:
        name = rooms.checked_name(wanted.name)
        known = await self.guest()
        if known is not None:
            return _me(await rooms.rename(self._hub, known, name))
        guest = new_guest(name)
        await self._hub.store.save_guest(guest)
        await self._hub.store.save_token(TOKEN, guest.id, SESSION, NEVER)
        return _me(guest)

    async def _about_guest(self, method: str, rest: list[str], body: bytes) -> Answer:
        guest = rooms.known(await self.guest())
        match method, rest:
            case "GET", []:
                return 200, _me(guest)
            case "PATCH", []:
                wanted = rooms.read_body(body, Decoder(ChangeMe).decode)
                return 200, _me(await rooms.change(self._hub, guest, wanted))
            case "GET", ["games"]:
                return 200, await rooms.games_of(self._hub, guest)
            case "GET", ["results"]:
                return 200, await rooms.results_of(self._hub, guest)
            case _:
                raise RequestError(404, RefusalCode.NOT_FOUND)

    async def _about_days(self, method: str, path: str, body: bytes) -> Answer:
        guest = await self.guest()
        match method, path.strip("/").split("/"):
            case "GET", ["dailies"]:
                return 200, await daily.calendar(self._hub, guest)
            case "GET", ["daily"]:
                return 200, await daily.describe(self._hub, guest)
            case "GET", ["daily", day]:
                return 200, await daily.describe(self._hub, guest, day)
            case "POST", ["daily", day]:
                wanted = rooms.read_body(body, Decoder(StartDaily).decode)
                return 201, await daily.start(self._hub, rooms.known(guest), day, wanted)
            case _:
                raise RequestError(404, RefusalCode.NOT_FOUND)

    async def _about_room(
        self, method: str, room_id: str, rest: list[str], view: str, body: bytes
    ) -> Answer:
        match method, rest:
            case "GET", []:
                return 200, await rooms.describe(self._hub, room_id)
            case "POST", ["commands"]:
                return await self._command(room_id, body)
            case "POST", ["review"]:
                asked = rooms.read_body(body, Decoder(AskReview).decode)
                return 200, await archive.review(self._hub, "", room_id, asked.seat)
            case "POST", ["exercise"]:
                wanted = rooms.read_body(body, Decoder(TryIt).decode)
                guest = rooms.known(await self.guest())
                run = self._hub.workers.run_soon
                return 201, await exercises.try_room(self._hub, guest, room_id, wanted, run)
            case "GET", ["saved"]:
                return 200, await saving.save(self._hub, rooms.known(await self.guest()), room_id)
            case "GET", [what] if what in FINISHED:
                return await FINISHED[what](self, room_id, view)
            case _:
                raise RequestError(404, RefusalCode.NOT_FOUND)

    async def _about_position(self, path: str, asked: dict[str, str], body: bytes) -> Answer:
        """Answer requests of the analysis board."""
        match path.strip("/").split("/"):
            case ["analysis"]:
                wanted = rooms.read_body(body, Decoder(AskPosition).decode)
                return 200, await analysis.position(wanted, self._hub.workers.run_soon)
            case ["analysis", "moves"]:
                text = rooms.read_body(body, Decoder(AskMoves).decode).position
                run = self._hub.workers.run_soon
                return 200, await analysis.analyse(self._hub, "", text, run)
            case ["position"]:
                v = _asked(asked, _Moment).v
                return 200, await analysis.moment(body, v, self._hub.workers.run_soon)
            case _:
                raise RequestError(404, RefusalCode.NOT_FOUND)

    async def _about_file(
        self, method: str, path: str, asked: dict[str, str], body: bytes
    ) -> Answer:
        """Answer requests about a record file: its review, and to play on from it."""
        match method, path.strip("/").split("/"):
            case "POST", ["review"]:
                seat = _asked(asked, AskReview).seat
                run = partial(self._run, lambda job: job())
                return 200, await archive.review_file(self._hub, "", body, seat, run)
            case "GET", ["review", file]:
                seat = _asked(asked, AskReview).seat
                return 200, await archive.review_of_file(self._hub, "", file, seat)
            case "POST", ["exercise"]:
                guest = rooms.known(await self.guest())
                run_plan = self._hub.workers.run_soon
                wanted = _asked(asked, TryIt)
                return 201, await exercises.try_record(self._hub, guest, body, wanted, run_plan)
            case _:
                raise RequestError(404, RefusalCode.NOT_FOUND)

    async def _command(self, room_id: str, body: bytes) -> Answer:
        wanted = rooms.read_body(body, protocol.decode_command)
        guest = rooms.known(await self.guest())
        result = await rooms.command(self._hub, guest, room_id, wanted)
        return (200 if isinstance(result, protocol.Ack) else 409), result

    # Finished games.

    async def _record(self, room_id: str, view: str) -> Answer:
        data = await archive.record_of(self._hub, room_id)
        return 200, data if view == "full" else await self._run(archive.redacted, data, view)

    async def _replay(self, room_id: str, view: str) -> Answer:
        data = await archive.record_of(self._hub, room_id)
        return 200, await self._run(archive.replayed, data, view)

    async def _chances(self, room_id: str, _: str) -> Answer:
        return 200, await self._run(
            archive.win_chances, await archive.record_of(self._hub, room_id)
        )

    async def _verification(self, room_id: str, _: str) -> Answer:
        return 200, await self._run(archive.verified, await archive.record_of(self._hub, room_id))

    async def _run(self, work: Callable[..., bytes], *given: object) -> bytes:
        """Compute something about a record, or refuse it."""
        try:
            found, _ = await self._hub.workers.run(lambda: work(*given))
        except EthnosError as error:
            raise RequestError(422, RefusalCode.BAD_RECORD, str(error)) from None
        return found


FINISHED: Final = {
    "record": LocalDesk._record,
    "replay": LocalDesk._replay,
    "chances": LocalDesk._chances,
    "verification": LocalDesk._verification,
}


class _Moment(msgspec.Struct):
    v: Annotated[int, Meta(ge=0)]


Query = TypeVar("Query")


def _asked(query: dict[str, str], kind: type[Query]) -> Query:
    """Return what the query of an address asks for, or refuse it."""
    try:
        return msgspec.convert(query, kind, strict=False)
    except msgspec.ValidationError as error:
        raise RequestError(422, RefusalCode.BAD_REQUEST, str(error)) from None


def _me(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.webhook)
