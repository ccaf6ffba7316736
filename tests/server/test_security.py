"""Access, secrecy of tokens, and the cost of abuse to others: none."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import random
import re
import sqlite3
import time
from collections.abc import Callable
from http import cookies
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ethnos.client import Connection, new_key
from ethnos.protocol import CloseCode, RoomOptions, SendChat
from ethnos.server import run
from ethnos.server.clock import now
from ethnos.server.desk import guests
from ethnos.server.http import middleware, socket_routes
from ethnos.server.http.cookies import token_in
from ethnos.server.settings import Settings
from tests.server.harness import LocalServer, count, report, with_server
from tests.server.sockets import raw_socket
from tests.waiting import wait_until

ORIGINS = {
    "none": None,
    "null": "null",
    "foreign": "https://evil.example",
    "look-alike": "https://ethnos.example.evil.example",
    "allowed": "https://ethnos.example",
}


async def credentials(server: LocalServer, seated: str) -> dict[str, str | None]:
    people = guests.Guests(server.hub.store)
    _, stranger = await people.make("Eve")
    ann = await people.who(seated)
    assert ann is not None
    await server.hub.store.save_token(guests.digest("old"), ann.id, guests.SESSION, now() - 1)
    return {
        "none": None,
        "seated": seated,
        "stranger": stranger,
        "expired": "old",
        "tampered": seated[:-2] + ("AA" if not seated.endswith("AA") else "BB"),
    }


def expected(origin: str, credential: str, *, spectators: bool) -> int:
    """A cookie needs an allowed origin, then a session, then a seat or permission to watch."""
    if origin != "allowed":
        return 403
    if credential in ("none", "expired", "tampered"):
        return 401
    return 101 if credential == "seated" or spectators else 403


async def handshake(url: str, origin: str | None, cookie: str | None) -> int:
    headers = {"Cookie": f"__Host-ethnos={cookie}"} if cookie else {}
    try:
        async with connect(
            url,
            origin=origin,  # type: ignore[arg-type]  # any text is tried
            additional_headers=headers,
            proxy=None,
            compression=None,
        ):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


async def wrong_handshakes(server: LocalServer) -> list[str]:
    wrong = []
    for spectators in (True, False):
        people = await server.room_with(2, spectators=spectators)
        url = f"ws{server.url[4:]}/api/rooms/{people[0].room.id}/socket"
        tokens = await credentials(server, server.clients[-2].token or "")
        for origin, text in ORIGINS.items():
            for credential, token in tokens.items():
                status = await handshake(url, text, token)
                if status != expected(origin, credential, spectators=spectators):
                    wrong.append(f"{origin} {credential} {spectators}: {status}")
    return wrong


SECURE = {"origins": ("https://ethnos.example",), "secure_cookies": True}


def test_handshake_status_for_every_origin_and_credential(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        assert await wrong_handshakes(server) == []
        report("goal 20: 50 handshakes, each with its documented answer")

    with_server(sqlite, test, **SECURE)


def test_planted_substring_origin_check_is_caught(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sloppy(headers: Any, settings: Any) -> bool:
        name = settings.origins[0].removeprefix("https://")
        return name in headers.get("origin", "")

    monkeypatch.setattr(socket_routes, "origin_is_allowed", sloppy)

    async def test(server: LocalServer) -> None:
        assert any("look-alike" in cell for cell in await wrong_handshakes(server))

    with_server(sqlite, test, **SECURE)


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("localhost:8000", "http://localhost:8000", True),
        ("127.0.0.1:8000", "http://127.0.0.1:8000", True),
        ("[::1]:8000", "http://[::1]:8000", True),
        ("pi:8000", "http://pi:8000", True),
        ("pi.local", "http://pi.local", True),
        ("[", "http://[", False),  # no address at all
        ("localhost:8000", "http://localhost:8001", False),
        ("localhost:8000", "null", False),
        ("rebound.example", "http://rebound.example", False),
        ("", "http://", False),
    ],
)
def test_default_origins_are_local_hosts(host: str, origin: str, *, allowed: bool) -> None:
    headers = {"host": host, "origin": origin}
    assert middleware.origin_is_allowed(headers, Settings()) is allowed


def test_cross_origin_requests_are_refused(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            body = {"name": "Ann"}
            foreign = {"Origin": "https://evil.example"}
            assert (await http.post("/api/guest", json=body, headers=foreign)).status_code == 403
            own = {"Origin": server.url}
            made = await http.post("/api/guest", json=body, headers=own)
            assert made.status_code == 201
            for headers in (foreign, {}):
                answer = await http.post("/api/rooms", json={}, headers=headers)
                assert answer.status_code == 403, headers
            assert (await http.post("/api/rooms", json={}, headers=own)).status_code == 201
            form = await http.post("/api/rooms", content=b"{}", headers=own)
            assert form.status_code == 415
            huge = await http.post("/api/replay", content=b"x" * 2_000_000, headers=own)
            assert huge.status_code == 413

    with_server(sqlite, test)


# Goal 24: secrets stay secret.


@pytest.mark.soak
def test_tokens_are_neither_stored_nor_logged(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tokens = []

    async def test(server: LocalServer) -> None:
        for number in range(count(20, 1_000)):
            client = await server.guest(f"Guest {number}")
            tokens.append(client.token or "")
            made = await client.create_room(RoomOptions(players=2))
            connection = await server.join(client, made.id)
            await connection.close()

    with caplog.at_level("DEBUG"):
        with_server(sqlite, test)
    dump = "\n".join(sqlite3.connect(tmp_path / "ethnos.db").iterdump())
    files = b"".join(path.read_bytes() for path in tmp_path.glob("ethnos.db*"))
    assert len(tokens) == count(20, 1_000)
    for token in tokens:
        assert token
        assert token not in dump
        assert token.encode() not in files
        assert token not in _server_log(caplog)
    report(f"goal 24: {len(tokens)} sessions, no token in database or logs")


def _server_log(caplog: pytest.LogCaptureFixture) -> str:
    """Return log messages without those of the client libraries in this process."""
    theirs = ("websockets.client", "asyncio", "httpx", "httpcore")
    return "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith(theirs)
    )


def test_cookie_flags_and_security_headers(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            origin = {"Origin": "https://ethnos.example"}
            answer = await http.post("/api/guest", json={"name": "Ann"}, headers=origin)
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-ethnos=")
            for flag in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
                assert flag in cookie
            assert "Domain" not in cookie
            assert answer.json()["token"] is None
            for path in ("/", "/api/catalog", "/healthz", "/nowhere"):
                headers = (await http.get(path)).headers
                policy = headers["content-security-policy"]
                # WebAssembly is compiled, for play without the server; no text becomes code.
                assert "script-src 'self' 'wasm-unsafe-eval';" in policy
                assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert "strict-transport-security" in headers

    with_server(sqlite, test, **SECURE)


def test_sign_out_closes_sockets_of_that_device_only(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        client = server.clients[0]
        people = guests.Guests(server.hub.store)
        guest = next(iter(server.hub.sessions)).guest
        other = await people.new_token(guest)
        phone = Connection(f"ws{server.url[4:]}/api/rooms/{person.room.id}/socket", other)
        await phone.open()
        headers = {"Authorization": f"Bearer {client.token}"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
            assert (await http.delete("/api/me")).status_code == 204
            assert (await http.get("/api/me")).status_code == 401
        with pytest.raises(Exception, match=str(CloseCode.SIGNED_OUT)):
            await person.until(lambda: False)
        assert (await phone.preview(action="draw")).id
        await phone.close()

    with_server(sqlite, test)


def test_tokens_are_looked_up_by_hash() -> None:
    """Secrets are not compared byte by byte: an index finds the hash, or does not."""
    one, other = guests.digest("a" * 43), guests.digest("a" * 42 + "b")
    assert not hmac.compare_digest(one, other)
    assert len({one, other, guests.digest("a" * 43)}) == 2


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("ethnos=abc", "abc"),
        ("theme=dark;ethnos=abc ; other=1", "abc"),
        ("bad[name]=1; =; ethnos=abc", "abc"),
        ("xethnos=no; ethnos.2=no", None),
        ("ethnos", None),
        ("ethnos=", None),
        ("ethnos=" + "a" * 101, None),
        ('ethnos="' + "\\" * 8_000 + '"', None),
    ],
)
def test_only_own_cookie_is_read_and_its_length_is_limited(header: str, token: str | None) -> None:
    """Parsing the last one by `http.cookies` takes quadratic time in affected Pythons."""
    assert token_in({"cookie": header}, secure=False) == token


def test_framework_parses_no_cookie_but_ours(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it calls takes quadratic time in affected Pythons: 60 kB stopped the server."""
    parsed: list[str] = []
    unquote: Callable[[str], str] = vars(cookies)["_unquote"]

    def note(text: str) -> str:
        parsed.append(text)
        return unquote(text)

    monkeypatch.setattr(cookies, "_unquote", note)

    async def test(server: LocalServer) -> None:
        token = (await server.guest()).token
        backslashes = "\\" * 7_000
        async with httpx.AsyncClient(base_url=server.url) as http:
            for cookie, status in (
                (f'ethnos="{backslashes}"', 401),
                (f'theme="{backslashes}"; ethnos={token}', 200),
                (f"ethnos={token}", 200),
                ("theme=dark", 401),
            ):
                answer = await http.get("/api/me", headers={"Cookie": cookie})
                assert answer.status_code == status
            await http.get("/", headers={"Cookie": f'theme="{backslashes}"'})
        assert set(parsed) <= {token}

    with_server(sqlite, test)


def test_bearer_token_length_is_limited() -> None:
    for text, token in (("Bearer abc", "abc"), ("bearer " + "a" * 101, None), ("Bearer ", None)):
        assert token_in({"authorization": text}, secure=False) == token


# Goals 22 and 23: malformed frames and floods.


def malformed_frame(chance: random.Random) -> str | bytes:
    """Return a frame that no real client sends."""
    good = '{"t":"act","k":"aaaaaaaa","v":3,"a":"draw"}'
    kinds: list[Any] = [
        lambda: chance.randbytes(chance.randrange(200)),
        lambda: good[: chance.randrange(len(good))],
        lambda: good.replace('"draw"', "[" * 3_000),
        lambda: good.replace("3", "9" * 2_000),
        lambda: '{"t":"' + chance.choice(["nobody", "hello", "", "ev"]) + '"}',
        lambda: "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(100)),
        lambda: good.replace('"k"', f'"{chance.choice(["K", "k2", "__proto__"])}"'),
        lambda: "null",
        lambda: "[]",
        lambda: good.replace("3", chance.choice(["-1", "1e400", "3.5", "true", '"3"'])),
        lambda: '{"t":"preview","id":1,"cards":' + '["elf:red"]' * 3 + "}",
        lambda: "x" * chance.choice([8_192, 8_193, 20_000]),
        lambda: '{"t":"chat","k":"aaaaaaaa","text":"\\ud800"}',
        lambda: '{"t":"act","k":"aaaaaaaa","v":3,"a":"' + "\\u0000" * 40 + '"}',
    ]
    made: str | bytes = chance.choice(kinds)()
    return made


CLOSES = {1000, 1007, 1008, 1009, CloseCode.BAD_MESSAGE, CloseCode.BAD_PROTOCOL}


@pytest.mark.soak
def test_malformed_frames_cause_no_error(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: LocalServer) -> None:
        (clean,) = await server.room_with(1, ["random"])
        client = server.clients[0]
        chance = random.Random(22)
        sent, codes = 0, set()
        while sent < count(2_000, 200_000):
            socket = await raw_socket(server, client.token or "", clean.room.id)
            if chance.random() < 0.8:
                await socket.send('{"t":"hello"}')
            with contextlib.suppress(ConnectionClosed):
                for _ in range(40):
                    sent += 1
                    frame = malformed_frame(chance)
                    if chance.random() < 0.2 and isinstance(frame, str):
                        await socket.send([frame[:50], frame[50:]])  # in fragments
                    else:
                        await socket.send(frame)
                    if chance.random() < 0.05:
                        await socket.ping()
            async with asyncio.timeout(10):
                await socket.wait_closed() if socket.close_code else await socket.close()
            codes.add(socket.close_code)
        assert codes <= CLOSES | {1006}, codes
        assert clean.room.status == "playing"
        assert (await clean.preview(action="draw")).id
        report(f"goal 22: {sent} malformed frames, closes {sorted(map(str, codes))}")

    with_server(sqlite, test)
    assert not [
        record
        for record in caplog.records
        if record.levelname == "ERROR" and "UTF-8" not in record.getMessage()
    ]


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (['{"t":"hello"}', "nonsense"], CloseCode.BAD_MESSAGE),
        (['{"t":"hello"}', b"\x00\x01"], CloseCode.BAD_MESSAGE),
        (['{"t":"hello"}', "x" * 8_193], 1009),
        (['{"t":"hello","proto":99}'], CloseCode.BAD_PROTOCOL),
        (['{"t":"ping"}'], CloseCode.BAD_MESSAGE),
        (['{"t":"hello"}', '{"t":"hello"}'], CloseCode.BAD_MESSAGE),
        (['{"t":"hello"}', *['{"t":"ping"}'] * 300], 1008),
    ],
)
def test_violations_close_with_documented_code(
    sqlite: str, frames: list[str | bytes], code: int
) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        token = server.clients[0].token or ""
        socket = await raw_socket(server, token, person.room.id)
        with contextlib.suppress(ConnectionClosed):
            for frame in frames:
                await socket.send(frame)
        async with asyncio.timeout(10):
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await socket.recv()
        assert socket.close_code == code

    with_server(sqlite, test, messages_per_second=20.0, message_burst=100)


def test_every_close_code_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    documented = set(map(int, re.findall(r"^\| (\d{4}) \|", page, re.MULTILINE)))
    known = {value for name, value in vars(CloseCode).items() if name.isupper()}
    assert documented == known


def test_sockets_per_guest_are_limited(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        (person,) = await server.room_with(1, ["random"])
        token = server.clients[0].token or ""
        sockets = []
        for _ in range(2):
            socket = await raw_socket(server, token, person.room.id)
            await socket.send('{"t":"hello"}')
            await socket.recv()
            sockets.append(socket)
        with pytest.raises(InvalidStatus) as refused:
            await raw_socket(server, token, person.room.id)
        assert refused.value.response.status_code == 429
        for socket in sockets:
            await socket.close()

    with_server(sqlite, test, sockets_per_guest=3)


# Goal 27: a slow reader delays nobody else.


def test_slow_reader_is_cut_off_without_delaying_others(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        people = await server.room_with(2)
        token = server.clients[0].token or ""
        stalled = await raw_socket(server, token, people[0].room.id)
        await stalled.send('{"t":"hello"}')
        stalled.transport.pause_reading()
        for _ in range(50):
            await people[1].command(SendChat(new_key(), "x" * 280))
        began = time.monotonic()

        def is_cut_off() -> bool:
            return f'ethnos_closes_total{{code="{CloseCode.TOO_SLOW}"}}' in (
                server.hub.metrics.text().decode()
            )

        async def ask_again() -> bool:
            if not is_cut_off():
                await stalled.send('{"t":"look"}')
            return is_cut_off()

        with contextlib.suppress(ConnectionClosed, TimeoutError):
            await wait_until(ask_again, "the stalled reader is cut off", 5)
        while not is_cut_off():
            await people[1].command(SendChat(new_key(), "are you there?"))
        report(f"goal 27: a stalled reader was cut off after {time.monotonic() - began:.1f} s")
        mover = next(c for c in people if c.is_my_turn)
        assert (await mover.preview(action="draw")).legal
        stalled.transport.abort()
        await wait_until(lambda: len(server.hub.sessions) == 2, "its session has ended")

    with_server(sqlite, test)


def test_ping_interval_is_ten_seconds() -> None:
    assert run.PING_SECONDS == 10
