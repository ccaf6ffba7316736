"""What a chat shows for a link: only what its reader may know, and nothing for guessed codes."""

from __future__ import annotations

import asyncio
import re
import urllib.request
from html import unescape

from ethnos.client import new_key
from ethnos.protocol import RoomOptions, SeatRequest, TakeSeat
from ethnos.server.drawing.link_card import LinkCard, Row, draw
from tests.server.finished_games import finished_room
from tests.server.harness import LocalServer, with_server

NASTY = '"><script>alert(1)</script>'


def load(url: str, lang: str = "") -> tuple[str, dict[str, str]]:
    request = urllib.request.Request(url, headers={"Accept-Language": lang})
    with urllib.request.urlopen(request, timeout=30) as response:
        return response.read().decode(), {k.lower(): v for k, v in response.headers.items()}


def load_picture(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=30) as response:
        assert response.headers["Content-Type"] == "image/png"
        body = response.read()
        assert isinstance(body, bytes)
        return body


def tags(page: str) -> dict[str, str]:
    """Return the preview as a chat reads it."""
    found = re.findall(r'<meta\s+property="og:(\w+)"\s+content="([^"]*)"', page)
    assert len(dict(found)) == len(found)  # each once
    return {name: unescape(text) for name, text in found}


async def read(server: LocalServer, path: str, lang: str = "") -> tuple[str, dict[str, str]]:
    return await asyncio.to_thread(load, server.url + path, lang)


def test_room_shows_host_and_free_seats(database: str) -> None:
    async def test(server: LocalServer) -> None:
        ann = await server.guest("Ann")
        made = await ann.create_room(RoomOptions(players=4), [SeatRequest("me")])
        page, headers = await read(server, f"/room/{made.id}")
        assert tags(page)["title"] == "Table of Ann"
        assert tags(page)["description"] == "3 of 4 seats are free."
        assert tags(page)["url"] == f"https://ethnos.example.org/room/{made.id}"
        address = f"https://ethnos.example.org/api/rooms/{made.id}/picture?lang=en"
        assert tags(page)["image"] == address
        assert headers["x-robots-tag"] == "noindex"
        assert headers["cache-control"] == "no-cache"
        page, _ = await read(server, f"/join/{made.code}", "xx, de;q=0.5")
        assert tags(page)["title"] == "Tisch von Ann"
        assert tags(page)["description"] == "3 von 4 Plätzen sind frei."

    with_server(database, test, origins=("https://ethnos.example.org",))


def test_picture_shows_who_sits_there_and_follows_changes(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        made = await ann.create_room(RoomOptions(players=2), [SeatRequest("me")])
        address = f"{server.url}/api/rooms/{made.id}/picture"

        async def picture(lang: str) -> bytes:
            return await asyncio.to_thread(load_picture, f"{address}?lang={lang}")

        title, free = "Table of Ann", "1 of 2 seats is free."
        seats = (Row(0, "Ann"), Row(None, "Free seat"))
        assert await picture("en") == draw(LinkCard(title, "", seats, free))
        assert await picture("de") != await picture("en") == await picture("xx")
        connection = await ben.join(made.id)
        await connection.command(TakeSeat(new_key(), 1))
        await server.hub.settled()
        both = (Row(0, "Ann"), Row(1, "Ben"))
        assert await picture("en") == draw(LinkCard(title, "", both, "Every seat is taken."))

    with_server(sqlite, test)


def test_text_of_guests_stays_text(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        ann = await server.guest("<b>Ann</b>")
        for title in (NASTY, ""):
            made = await ann.create_room(RoomOptions(players=2, title=title))
            page, _ = await read(server, f"/room/{made.id}")
            assert tags(page)["title"] == (title or "Table of <b>Ann</b>")
            assert NASTY not in page
            assert "<b>Ann" not in page

    with_server(sqlite, test)


def test_guessing_codes_by_links_is_limited(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        ann = await server.guest("Ann")
        made = await ann.create_room(RoomOptions(players=2))
        unknown, headers = await read(server, "/join/QQQQQQ")
        start, _ = await read(server, "/")
        assert unknown == start
        assert headers["x-robots-tag"] == "noindex"
        known, _ = await read(server, f"/join/{made.code}")
        assert known != unknown
        for _ in range(40):  # more than the burst, together with the two above
            await read(server, "/join/QQQQQQ")
        assert (await read(server, f"/join/{made.code}"))[0] == unknown
        assert (await read(server, "/room/" + "0" * 26))[0] == unknown

    with_server(sqlite, test, guesses_per_second=0.0001)


def test_result_shows_who_won_and_no_card(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        room = await finished_room(server)
        await server.hub.settled()
        (result,) = (await server.clients[0].my_results()).results
        page, _ = await read(server, f"/after/{room}")
        best, other = sorted(result.seats, key=lambda seat: seat.rank)
        scores = f"{best.name} {best.glory} and {other.name} {other.glory}"
        assert tags(page)["description"] == f"Glory: {scores}."
        assert tags((await read(server, f"/replay/{room}"))[0]) == tags(page)
        rows = tuple(
            Row(result.seats.index(seat), f"{seat.rank}. {seat.name}", str(seat.glory))
            for seat in (best, other)
        )
        picture = await asyncio.to_thread(load_picture, f"{server.url}/api/rooms/{room}/picture")
        assert picture == draw(LinkCard("How the game ended", "", rows))
        assert "over" in tags((await read(server, f"/room/{room}"))[0])["description"]

    with_server(sqlite, test)
