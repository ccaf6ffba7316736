"""The HTTP interface: answers match their description, none is a server error."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from ethnos.client import Client, new_key
from ethnos.protocol import Leave, RoomOptions, SeatRequest
from tests.server.harness import (
    Launcher,
    LocalServer,
    ServerProcess,
    count,
    ok,
    report,
    with_server,
    within,
)

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


async def prepared(url: str) -> tuple[str, str]:
    """Return the token of a guest and the id of a room with a finished game."""
    client = Client(url)
    await client.sign_in("Ann")
    seats = [SeatRequest("me"), SeatRequest("bot", "random")]
    made = await client.create_room(RoomOptions(players=2), seats, start=True)
    connection = await client.join(made.id)
    await ok(connection, Leave(new_key()))
    await connection.until(lambda: connection.is_over)
    await connection.close()
    return client.token or "", made.id


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
        token, room = within(prepared(server.url))
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
            assert (await http.get("/r/abc")).status_code == 200
            assert (await http.get("/api/nothing")).status_code == 404
            assert (await http.get("/../../pyproject.toml")).status_code == 200
            assert "build-system" not in (await http.get("/%2e%2e/%2e%2e/pyproject.toml")).text
            catalog = (await http.get("/api/catalog")).json()
            assert len(catalog["tribes"]) == 12
            assert {"random", "heuristic"} <= {bot["id"] for bot in catalog["bots"]}
            assert "FromServer" in (await http.get("/api/schema")).json()["$defs"]

    with_server(f"sqlite:///{tmp_path / 'x.db'}", test)


def test_uploaded_record_is_replayed_and_verified(tmp_path: Path) -> None:
    async def test(server: LocalServer) -> None:
        token, room = await prepared(server.url)
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
        _, room = await prepared(server.url)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            told = (await http.get(f"/api/rooms/{room}/chances")).json()
            replayed = (await http.get(f"/api/rooms/{room}/replay")).json()
            assert told["game"] == room
            assert len(told["steps"]) == len(replayed["frames"])
            assert (await http.get(f"/api/rooms/{'a' * 26}/chances")).status_code == 404

    with_server(f"sqlite:///{tmp_path / 'x.db'}", test)


@pytest.mark.parametrize("url", ["http://example.org", "https://user@example.org", "ftp://x"])
def test_webhooks_must_be_plain_https_urls(url: str) -> None:
    from ethnos.server.live.notifier import BadUrlError, check_url  # noqa: PLC0415

    with pytest.raises(BadUrlError):
        check_url(url)
    check_url("https://example.org/hook")


def test_webhooks_to_private_addresses_are_rejected() -> None:
    from ethnos.server.live.notifier import BadUrlError  # noqa: PLC0415
    from ethnos.server.machine.webhooks import check_addresses  # noqa: PLC0415

    for host in ("localhost", "127.0.0.1", "10.0.0.1", "169.254.169.254", "::1"):
        with pytest.raises(BadUrlError):
            check_addresses(host)
