"""The HTTP interface: answers match their description, none is a server error."""

from __future__ import annotations

import asyncio
import logging
import re
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from starlette.responses import Response
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ethnos.records.record import dump_record, load_record
from ethnos.server.http import app, middleware
from ethnos.server.http.pages import ROUTES
from tests.server.harness import (
    Launcher,
    LocalServer,
    ServerProcess,
    count,
    finished_game,
    report,
    with_server,
    within,
)
from tests.waiting import wait_until

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        response_schema_conformance,
        status_code_conformance,
    )

CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance]
CASES = count(6, 420)


def fuzz(url: str, token: str, room: str) -> tuple[int, float]:
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    done, slowest = 0, 0.0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # it raises for a bad description

        @settings(
            max_examples=CASES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal done, slowest
            if case.path_parameters and "room_id" in case.path_parameters and done % 2:
                case.path_parameters["room_id"] = room
            if (case.method, case.operation.path) == ("DELETE", "/api/me"):
                return  # it would end this session
            headers = {"Authorization": f"Bearer {token}"} if done % 5 else {}
            answer = case.call(headers=headers)
            done += 1
            slowest = max(slowest, answer.elapsed)
            case.validate_response(answer, checks=CHECKS)

        check()
    return done, slowest


@pytest.mark.soak
def test_fuzzed_requests_cause_no_server_error(launcher: Launcher, tmp_path: Path) -> None:
    server = ServerProcess(launcher, f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log").start()
    try:
        server.wait_ready()
        token, room = within(finished_game(server.url))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            done, slowest = fuzz(server.url, token, room)
    finally:
        server.kill()
    assert "Traceback" not in server.log(), server.log()[-3000:]
    report(f"goal 21: {done} requests, no fault, the slowest took {slowest:.2f} s")


def test_malformed_path_parameters_are_rejected(tmp_path: Path) -> None:
    async def test(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            for path in ("/api/rooms/zz", "/api/codes/%00", "/api/rooms/" + "a" * 26):
                assert (await http.get(path)).status_code in (404, 422), path
            bad = await http.get(f"/api/rooms/{'a' * 26}/record", params={"view": "seat:9"})
            assert bad.status_code == 422

    with_server(f"sqlite:///{tmp_path / 'x.db'}", test)


def test_pages_and_health(tmp_path: Path) -> None:
    async def test(server: LocalServer) -> None:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/healthz")).json()["ok"] is True
            assert "ethnos_rooms" in (await http.get("/metrics")).text
            assert (await http.get("/")).status_code == 200
            assert (await http.head("/")).status_code == 200
            assert (await http.get("/room/abc")).status_code == 200
            for path in ("/r/abc", "/room/a/b", "/wp-admin", "/%00", "/" + "x" * 300):
                missing = await http.get(path)
                assert (path, missing.status_code) == (path, 404)
                assert missing.content == (await http.get("/")).content
            assert (await http.get("/api/nothing")).status_code == 404
            assert (await http.get("/../../pyproject.toml")).status_code == 404
            assert "build-system" not in (await http.get("/%2e%2e/%2e%2e/pyproject.toml")).text
            catalog = (await http.get("/api/catalog")).json()
            assert len(catalog["tribes"]) == 12
            assert {"random", "heuristic"} <= {bot["id"] for bot in catalog["bots"]}
            assert "FromServer" in (await http.get("/api/schema")).json()["$defs"]

    with_server(f"sqlite:///{tmp_path / 'x.db'}", test)


def test_uploaded_record_is_replayed_and_verified(tmp_path: Path) -> None:
    async def test(server: LocalServer) -> None:
        token, room = await finished_game(server.url)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            whole = (await http.get(f"/api/rooms/{room}/record")).content
            replay = (await http.post("/api/replay", content=whole)).json()
            assert replay["frames"][0]["action"] is None
            assert all(hand is not None for hand in replay["frames"][-1]["hands"])
            own = (await http.get(f"/api/rooms/{room}/replay", params={"view": "seat:0"})).json()
            assert len(own["frames"]) == len(replay["frames"])
            assert own["frames"][3]["hands"][1] is None
            assert (await http.post("/api/verification", content=whole)).json()["ok"] is True
            forged = whole.replace(b"Person", b"Nobody").replace(b"Ann", b"Bob")
            assert (await http.post("/api/verification", content=forged)).json()["ok"] is False
            assert (await http.post("/api/replay", content=b"{}")).status_code == 422
            assert token

    with_server(f"sqlite:///{tmp_path / 'x.db'}", test)


def test_finished_room_tells_win_chances(tmp_path: Path) -> None:
    async def test(server: LocalServer) -> None:
        _, room = await finished_game(server.url)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            told = (await http.get(f"/api/rooms/{room}/chances")).json()
            replayed = (await http.get(f"/api/rooms/{room}/replay")).json()
            assert told["game"] == room
            assert len(told["steps"]) == len(replayed["frames"])
            assert (await http.get(f"/api/rooms/{'a' * 26}/chances")).status_code == 404

    with_server(f"sqlite:///{tmp_path / 'x.db'}", test)


def test_the_page_knows_every_route_that_the_server_knows() -> None:
    source = (Path(__file__).parents[2] / "ui" / "src" / "App.svelte").read_text("utf-8")
    begin = source.index("PAGES")
    table = source[begin : source.index("}", begin)]
    names = re.findall(r"^ +(?:'(\w*)'|(\w+)): '\w+'", table, re.MULTILINE)
    start = ""  # it comes with the page itself, and is not in the table
    assert {start, *(quoted or plain for quoted, plain in names)} == ROUTES


def test_malformed_bodies_are_refused_without_a_traceback(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: LocalServer) -> None:
        token, room = await finished_game(server.url)
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30) as http:
            for body in (b'{"name":"\xff\xfe"}', b"\xff", b'{"name":"\xc3"}', b"[" * 5_000):
                assert (await http.post("/api/guest", content=body)).status_code == 422, body
            for url in ("https://[", "https://a:x/", "https://a\0b/", "https://a b/"):
                answer = await http.patch("/api/me", json={"webhook": url})
                assert answer.status_code == 422, url
            whole = (await http.get(f"/api/rooms/{room}/record")).content
            record = load_record(whole)
            entries = [*record.entries]
            entries[1] = replace(entries[1], action="nonsense")
            odd = dump_record(replace(record, entries=tuple(entries)))
            for path in ("/api/replay?view=seat:1", "/api/replay", "/api/replay?view=public"):
                assert (await http.post(path, content=odd)).status_code == 422, path
        for name in ("a%00b", "a" * 400, "%ff"):
            url = f"ws{server.url[4:]}/api/rooms/{name}/socket"
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers=headers, proxy=None)
            assert refused.value.response.status_code == 404

    with caplog.at_level(logging.ERROR):
        with_server(database, test)
    assert not caplog.records


def test_broken_off_upload_is_no_error(
    sqlite: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[int] = []
    original = middleware.problem

    def problem(status: int, *rest: Any) -> Response:
        answers.append(status)
        return original(status, *rest)

    monkeypatch.setattr(app, "problem", problem)

    async def test(server: LocalServer) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf")
        await writer.drain()
        writer.close()
        await wait_until(lambda: answers, "the request has ended", 10)
        assert answers == [400]

    with caplog.at_level(logging.ERROR):
        with_server(sqlite, test)
    assert not caplog.records
