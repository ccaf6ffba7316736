"""`ethnos doctor`: every trouble has a name and a remedy."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.request import Request, urlopen

import pytest

from ethnos.cli.app import run
from ethnos.server.machine import doctor_push
from ethnos.server.machine.doctor import examine
from ethnos.server.machine.doctor_addresses import FORGED, Seen, counted, trusted
from ethnos.server.machine.doctor_origin import addresses
from ethnos.server.machine.finding import Finding, Verdict
from ethnos.server.store import ServerStore, store_for
from ethnos.server.store.schema import VERSION
from tests.server.postgres import Postgres
from tests.ui.visitor import serve

PAGE_BYTES = 4096
Usage = namedtuple("Usage", "total used free")


def by_check(findings: Iterable[Finding]) -> dict[str, Finding]:
    return {finding.check: finding for finding in findings}


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'ethnos.db'}"


def database(folder: Path, version: int = VERSION) -> Path:
    file = folder / "ethnos.db"
    db = sqlite3.connect(file)
    db.execute("CREATE TABLE some (thing)")
    db.execute("INSERT INTO some VALUES (1)")
    db.commit()
    db.execute(f"PRAGMA user_version = {version}")
    db.close()
    file.chmod(0o600)
    return file


def test_running_server_is_fine(tmp_path: Path) -> None:
    with serve(tmp_path) as site:
        findings = by_check(examine(url(tmp_path), [site.url]))
    problems = [one for one in findings.values() if one.verdict is Verdict.PROBLEM]
    assert problems == []
    assert findings["server"].verdict is Verdict.FINE
    assert findings["sockets"].verdict is Verdict.FINE
    assert findings["compression"].verdict is Verdict.FINE
    assert findings["database"].found == f"schema {VERSION}"
    assert all(one.remedy for one in findings.values() if one.verdict is not Verdict.FINE)


def test_nothing_is_created_or_upgraded(tmp_path: Path) -> None:
    list(examine(url(tmp_path)))
    assert list(tmp_path.iterdir()) == []
    before = database(tmp_path, VERSION - 1).read_bytes()
    found = by_check(examine(url(tmp_path)))["database"]
    assert found.verdict is Verdict.ADVICE
    assert (tmp_path / "ethnos.db").read_bytes() == before


def test_newer_and_damaged_databases_are_named(tmp_path: Path) -> None:
    file = database(tmp_path, VERSION + 1)
    assert "newer" in by_check(examine(url(tmp_path)))["database"].found
    file.write_bytes(b"no database at all" * 100)
    assert by_check(examine(url(tmp_path)))["database"].verdict is Verdict.PROBLEM
    file.unlink()
    pages = bytearray(database(tmp_path).read_bytes())
    assert len(pages) > PAGE_BYTES
    pages[PAGE_BYTES:] = b"\xff" * (len(pages) - PAGE_BYTES)  # the first page tells the version
    file.write_bytes(pages)
    assert by_check(examine(url(tmp_path)))["database"].verdict is Verdict.PROBLEM


def test_folder_disk_and_rights_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database(tmp_path).chmod(0o640)
    monkeypatch.setattr("shutil.disk_usage", lambda _: Usage(10, 9, 1))
    findings = by_check(examine(url(tmp_path)))
    assert findings["file rights"].verdict is Verdict.PROBLEM
    assert findings["disk"].verdict is Verdict.PROBLEM
    missing = by_check(examine(url(tmp_path / "nowhere")))
    assert missing["data folder"].verdict is Verdict.PROBLEM


class BadProxy(BaseHTTPRequestHandler):
    """Passes no sockets and no compression, and its clock is an hour late."""

    ready = 200
    sockets = 426

    def do_GET(self) -> None:
        body = b"{}" if self.path == "/" else b'{"ok": true, "version": "1"}'
        self.send_response_only(self.sockets if "upgrade" in self.headers else self.ready)
        self.send_header("Date", self.date_time_string(1_000_000_000))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


class StrictServer(BadProxy):
    """Is not ready, and knows another origin."""

    ready = 503
    sockets = 403


class DroppingProxy(BadProxy):
    """Answers the check of readiness, and closes every other connection without a word."""

    def do_GET(self) -> None:
        if self.path == "/healthz":
            super().do_GET()


@contextmanager
def answering(kind: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), kind)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def test_server_that_is_not_ready_or_knows_another_origin(tmp_path: Path) -> None:
    with answering(StrictServer) as origin:
        findings = by_check(examine(url(tmp_path), [origin]))
    assert "not ready" in findings["server"].found
    assert findings["sockets"].remedy == f"start the server with --origin {origin}"


def test_bad_proxy_is_found_out(tmp_path: Path) -> None:
    with answering(BadProxy) as origin:
        findings = by_check(examine(url(tmp_path), [origin]))
    assert findings["clock"].verdict is Verdict.PROBLEM
    assert findings["sockets"].verdict is Verdict.PROBLEM
    assert findings["compression"].verdict is Verdict.ADVICE
    assert findings["metrics"].verdict is Verdict.ADVICE
    silent = by_check(examine(url(tmp_path), [origin]))
    assert silent["origin"].verdict is Verdict.PROBLEM


def test_each_of_several_origins_is_asked(tmp_path: Path) -> None:
    with answering(StrictServer) as strict, answering(BadProxy) as bad:
        findings = by_check(examine(url(tmp_path), [strict, bad]))
    assert "not ready" in findings[f"server at {strict}"].found
    assert findings[f"server at {bad}"].verdict is Verdict.FINE


def test_proxy_that_drops_connections_is_no_fault_of_the_doctor(tmp_path: Path) -> None:
    with answering(DroppingProxy) as origin:
        findings = by_check(examine(url(tmp_path), [origin]))
    broken = [check for check, one in findings.items() if one.found.startswith("no answer: ")]
    asked = ["compression", "sockets", "addresses", "notifications offered", "passkeys offered"]
    assert broken == asked
    assert "metrics" not in findings  # closed to the public, as they should be


def seen(address: str, forwarded: str, *, has_proxy: bool = True) -> Seen:
    return Seen(address, forwarded, has_proxy)


GUEST, PROXY = "198.51.100.7", "10.0.0.1"


@pytest.mark.parametrize(
    ("plain", "forged", "verdict", "named"),
    [
        (seen(GUEST, "used"), seen(GUEST, "used"), Verdict.FINE, GUEST),
        (seen(GUEST, "used"), seen(FORGED, "used"), Verdict.PROBLEM, "anybody can forge"),
        (seen(PROXY, "ignored"), seen(PROXY, "ignored"), Verdict.PROBLEM, f"--proxies {PROXY}"),
        (seen(PROXY, "absent"), seen(PROXY, "ignored"), Verdict.PROBLEM, "X-Forwarded-For"),
        (
            seen(GUEST, "absent", has_proxy=False),
            seen(GUEST, "ignored", has_proxy=False),
            Verdict.FINE,
            GUEST,
        ),
        (None, None, Verdict.ADVICE, "/api/address"),
    ],
)
def test_addresses_that_are_shared_or_forged_are_found(
    plain: Seen | None, forged: Seen | None, verdict: Verdict, named: str
) -> None:
    found = counted(plain, forged, is_local=False)
    assert found.verdict is verdict
    assert named in found.found + found.remedy


class ProxyThat:
    """Adds headers to what it passes on, as reverse proxies do."""

    def __init__(self, behind: str, forwarded: Callable[[str, str], str]) -> None:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                named = self.headers.get("X-Forwarded-For", "")
                request = Request(behind + self.path)
                if value := forwarded(named, GUEST):
                    request.add_header("X-Forwarded-For", value)
                with urlopen(request) as answer:
                    body = answer.read()
                self.send_response(200)  # with the header Server
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: Any) -> None:
                pass

        self.kind = Handler


@pytest.mark.parametrize(
    ("proxies", "forwarded", "found"),
    [
        ("127.0.0.1", lambda _, guest: guest, GUEST),
        ("127.0.0.1", lambda named, guest: f"{named}, {guest}".lstrip(", "), GUEST),
        ("127.0.0.1", lambda *_: "", "passes none on"),
        ("10.0.0.1", lambda _, guest: guest, "every guest counts as 127.0.0.1"),
        ("*", lambda named, guest: f"{named}, {guest}".lstrip(", "), "from here"),
    ],
    ids=["replaces", "adds", "silent", "unknown", "trusted by everybody"],
)
def test_proxies_are_seen_through(
    tmp_path: Path, proxies: str, forwarded: Callable[[str, str], str], found: str
) -> None:
    with (
        serve(tmp_path, proxies=proxies) as site,
        answering(ProxyThat(site.url, forwarded).kind) as origin,
    ):
        assert found in addresses(origin).found


def test_setting_of_proxies_is_looked_at() -> None:
    assert trusted("127.0.0.1, 10.0.0.0/8").verdict is Verdict.FINE
    assert [trusted(value).verdict for value in ("*", "0.0.0.0/0", "10.0.0.1,::/0")] == (
        3 * [Verdict.ADVICE]
    )
    assert trusted("proxy.example.org").verdict is Verdict.PROBLEM


def test_key_of_notifications_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server starts with a damaged key, too, and then offers nothing."""
    reached: list[str] = []

    def cannot_reach(host: str) -> bool:
        reached.append(host)
        return False

    monkeypatch.setattr(doctor_push, "_is_reachable", cannot_reach)
    assert by_check(examine(url(tmp_path)))["notifications"].verdict is Verdict.FINE
    with serve(tmp_path, push_contact="mailto:host@example.org") as site:
        findings = by_check(examine(url(tmp_path), [site.url]))
        assert findings["notifications"].found.startswith("can be sent")
        assert findings["notifications offered"].found.startswith("yes")
        assert findings["push services"].verdict is Verdict.PROBLEM
        assert all(host in findings["push services"].remedy for host in reached)
        monkeypatch.setattr(doctor_push, "_is_reachable", lambda _: True)
        findings = by_check(examine(url(tmp_path), [site.url]))
        assert findings["push services"].found.endswith("notifications work")
        (tmp_path / "other").mkdir()
        asyncio.run(
            _with_key(
                store_for(url(tmp_path / "other")), "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
            )
        )
        other = by_check(examine(url(tmp_path / "other"), [site.url]))["notifications offered"]
        assert other.verdict is Verdict.PROBLEM
    with sqlite3.connect(tmp_path / "ethnos.db") as db:
        db.execute("UPDATE push_key SET secret = 'damaged!'")
    with serve(tmp_path, push_contact="mailto:host@example.org") as site:
        findings = by_check(examine(url(tmp_path), [site.url]))
    assert findings["notifications"].verdict is Verdict.PROBLEM
    assert findings["notifications offered"].found.startswith("no: players cannot")
    assert "push services" not in findings
    monkeypatch.setattr("ethnos.server.machine.doctor_push.is_installed", lambda _: False)
    missing = by_check(examine(url(tmp_path)))["notifications"]
    assert (missing.verdict, "ethnos[push]" in missing.remedy) == (Verdict.ADVICE, True)


async def _with_key(store: ServerStore, key: str) -> None:
    await store.open()
    await store.push_key(key)
    await store.close()


def test_command_prints_json_and_fails_on_problems(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["doctor", "--data", str(tmp_path), "--json"]) == 0
    checks = {finding["check"] for finding in json.loads(capsys.readouterr().out)}
    assert {"page", "disk", "database"} <= checks
    assert run(["doctor", "--data", str(tmp_path / "nowhere")]) == 1
    assert "->" in capsys.readouterr().out


def test_postgres_is_looked_at(postgres: Postgres) -> None:
    database = postgres.new_database("doctor")
    assert by_check(examine(database))["database"].found.startswith("the first start")

    async def open_and_close() -> None:
        store = store_for(database)
        await store.open()
        await store.close()

    asyncio.run(open_and_close())
    findings = by_check(examine(database))
    assert findings["database"].found == f"schema {VERSION}"
    assert findings["clock of the database"].verdict is Verdict.FINE
    assert findings["postgresql"].verdict is Verdict.FINE
    missing = by_check(examine(postgres.url("no_such_database")))
    assert missing["database"].verdict is Verdict.PROBLEM
