"""What a chat shows for a link to a table, a result or a replay: title, text and picture.

Only what everybody who has the link may know: whose table it is, who sits there, how many seats are
free, and how a finished game ended. A code can be guessed, so looking one up for a link costs the
same as for `/api/codes`, and an unknown code gives the same page as one that is not looked up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import urljoin

from starlette.requests import Request

from ethnos.i18n import Messages
from ethnos.languages import DEFAULT_LANGUAGE, match_language
from ethnos.phrase import Name, Phrase, phrase
from ethnos.protocol import RefusalCode, RoomStatus, SeatKind
from ethnos.protocol.bodies import Summary
from ethnos.protocol.results import GameResult
from ethnos.server.desk.errors import RequestError
from ethnos.server.desk.rooms import room_of_code, stored_result, stored_summary
from ethnos.server.drawing.link_card import LinkCard, Row
from ethnos.server.http.context import Context
from ethnos.server.live.hub import Hub
from ethnos.server.store import StorageError

UNLISTED: Final = frozenset({"room", "join", "after", "replay"})
"""Pages whose address is a secret between friends: search engines do not list them."""
_ROOM_ID: Final = re.compile(r"[0-9a-f]{26}")
_CODE: Final = re.compile(r"[A-Za-z0-9]{1,12}")
PICTURE: Final = "/share.png"
_GENERAL: Final = re.compile(
    r'<title>.*?</title>|<meta\s[^>]*property="og:(?:title|description|url)"[^>]*>', re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Preview:
    """The title and the text of a link, and where its picture is."""

    title: str
    text: str
    picture: str


async def preview_of(request: Request, path: str) -> Preview | None:
    """Return the preview of a page, if it has one of its own."""
    name, _, rest = path.strip("/").partition("/")
    context: Context = request.app.state.context
    lang = _language(request.headers.get("accept-language", ""))
    messages = Messages(lang)
    try:
        if name in ("after", "replay") and _ROOM_ID.fullmatch(rest):
            result = await stored_result(context.hub, rest)
            return _preview(rest, lang, _of_result(result, messages)) if result else None
        room_id = rest if name == "room" else None
        if name == "join" and _CODE.fullmatch(rest):
            context.count_guess(request.scope)
            room_id = (await room_of_code(context.hub, rest)).id
        if room_id is None or not _ROOM_ID.fullmatch(room_id):
            return None
        summary = await stored_summary(context.hub, room_id)
    except (RequestError, StorageError):
        return None
    return _preview(room_id, lang, _of_room(summary, messages)) if summary else None


async def card_of(hub: Hub, room_id: str, lang: str) -> LinkCard:
    """Return what the picture of a room says: its result, or who sits there; or refuse."""
    messages = Messages(match_language(lang) or DEFAULT_LANGUAGE)
    result = await stored_result(hub, room_id)
    if result is not None:
        return _of_result(result, messages)
    summary = await stored_summary(hub, room_id)
    if summary is None:
        raise RequestError(404, RefusalCode.NO_SUCH_ROOM, "there is no such room")
    return _of_room(summary, messages)


def _preview(room_id: str, lang: str, card: LinkCard) -> Preview:
    return Preview(card.title, card.text, f"/api/rooms/{room_id}/picture?lang={lang}")


def filled_in(page: str, preview: Preview, address: str | None) -> str:
    """Return the page with the title and the text of a preview, and its address if known."""
    title, text = escape(preview.title), escape(preview.text)
    tags = [
        f"<title>{title} · Ethnos</title>",
        f'<meta property="og:title" content="{title}">',
        f'<meta property="og:description" content="{text}">',
    ]
    page = _GENERAL.sub("", page)
    if address is not None:
        tags.append(f'<meta property="og:url" content="{escape(address)}">')
        picture = escape(urljoin(address, preview.picture))  # chats do not resolve addresses
        page = page.replace(f'content="{PICTURE}"', f'content="{picture}"')
    before, head_end, after = page.partition("</head>")
    return before + "".join(tags) + head_end + after


def _of_room(room: Summary, messages: Messages) -> LinkCard:
    title = room.title or messages.format("link-table", name=room.host)
    caption = ""
    if room.status is RoomStatus.LOBBY:
        free = sum(seat.kind is SeatKind.OPEN for seat in room.seats)
        text = caption = messages.format("link-seats", count=free, players=len(room.seats))
    elif room.status is RoomStatus.PLAYING:
        text = messages.format("link-playing", names=_people([seat.title for seat in room.seats]))
    else:
        text = caption = messages.format("link-over")
    rows = tuple(
        Row(None, messages.format("web-seat-open"))
        if seat.kind is SeatKind.OPEN
        else Row(number, _said(seat.title, messages))
        for number, seat in enumerate(room.seats)
    )
    return LinkCard(title, text, rows, caption)


def _of_result(result: GameResult, messages: Messages) -> LinkCard:
    ranked = sorted(enumerate(result.seats), key=lambda one: one[1].rank)
    scores = tuple(phrase("link-score", name=seat.title, glory=seat.glory) for _, seat in ranked)
    title = result.title or messages.format("link-result")
    rows = tuple(
        Row(number, f"{seat.rank}. {_said(seat.title, messages)}", str(seat.glory))
        for number, seat in ranked
    )
    return LinkCard(title, messages.format("link-scores", names=scores), rows)


def _said(name: Name, messages: Messages) -> str:
    return name if isinstance(name, str) else messages.say(name)


def _people(names: list[Name]) -> tuple[Phrase, ...]:
    return tuple(
        phrase("item", text=name) if isinstance(name, str) else name for name in names if name
    )


def _language(header: str) -> str:
    """Return the first language of an `Accept-Language` header that the game speaks.

    >>> _language("xx, cs;q=0.8, en;q=0.5"), _language("")
    ('cs', 'en')
    """
    wanted = (one.partition(";")[0].strip() for one in header[:200].split(","))
    return next(filter(None, map(match_language, wanted)), None) or DEFAULT_LANGUAGE
