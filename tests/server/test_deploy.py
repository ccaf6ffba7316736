"""The examples in `deploy/` name what exists; Caddy is started."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_type_hints

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

from ethnos.cli.serve import serve
from ethnos.client import Client, new_key
from ethnos.extras import EXTRAS
from ethnos.protocol import CloseCode, RefusalCode, RoomOptions, SeatRequest, SendChat
from ethnos.server.machine.prometheus import PrometheusMetrics
from tests.server.harness import LocalServer, free_port, ok, with_server
from tests.waiting import block_until
from tools.system_packages import PROGRAMS, advice
from tools.try_image import health_check

DEPLOY = Path(__file__).parents[2] / "deploy"
MONITORING = DEPLOY / "monitoring"


def used_metrics() -> set[str]:
    dashboard = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    alerts = yaml.safe_load((MONITORING / "alerts.yml").read_text("utf-8"))
    rules = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    return set(re.findall(r"ethnos_\w+", " ".join(shown + rules)))


def test_dashboard_and_alerts_use_metrics_that_exist() -> None:
    metrics = PrometheusMetrics()
    metrics.commands.labels("ack").inc()
    metrics.refusals.labels("request", RefusalCode.TOO_FAST).inc()
    metrics.closes.labels(str(CloseCode.TOO_FAST.value)).inc()
    names = set(re.findall(r"^(ethnos_\w+)", metrics.text().decode(), re.MULTILINE))
    assert used_metrics() <= names
    exported = {name for name in names if not name.endswith(("_created", "_sum", "_count"))}
    assert exported - used_metrics() == set()


def test_every_alert_says_what_to_do() -> None:
    alerts = yaml.safe_load((MONITORING / "alerts.yml").read_text("utf-8"))
    rules = [rule for group in alerts["groups"] for rule in group["rules"]]
    assert len(rules) >= 5
    for rule in rules:
        assert rule["annotations"].keys() == {"summary", "action"}, rule["alert"]
    codes = re.findall(r'code="(\d+)"', str(rules))
    assert codes == [str(CloseCode.TOO_FAST.value)]


@pytest.mark.parametrize("name", ["compose.yml", "compose-postgres.yml"])
def test_compose_files_set_options_that_exist(name: str) -> None:
    hints = get_type_hints(serve, include_extras=True).values()
    known = {option.envvar for hint in hints for option in getattr(hint, "__metadata__", ())}
    assert "ETHNOS_ORIGIN" in known
    services = yaml.safe_load((DEPLOY / name).read_text("utf-8"))["services"]
    servers = [service for service in services.values() if "build" in service]
    assert servers
    for service in servers:
        assert set(service["environment"]) <= known
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        # A request of an operator may reach any of several processes.
        assert len(servers) == 1 or "ETHNOS_ADMIN_KEY" in service["environment"]
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_image_copies_what_exists_and_checks_its_health() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert "healthz" in health_check(text)[-1]
    with pytest.raises(AssertionError, match="no health check"):
        health_check(text.replace("HEALTHCHECK", "# HEALTHCHECK").replace("CMD [", "CMD ("))
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    assert "src" in names
    for name in names:
        assert (DEPLOY.parent / name).exists(), name
    ignored = (DEPLOY.parent / ".dockerignore").read_text("utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == set(names)
    user, command = text.index("\nUSER ethnos\n"), text.index('\nCMD ["ethnos", "serve"]')
    assert user < command  # not as root
    for extra in re.findall(r"\[([a-z,]+)\]'", text):
        assert set(extra.split(",")) <= EXTRAS.keys()


def test_workflow_builds_and_plays_every_way_to_deploy() -> None:
    workflow = yaml.safe_load((DEPLOY.parent / ".github/workflows/ci.yml").read_text("utf-8"))
    commands = [step.get("run", "") for step in workflow["jobs"]["image"]["steps"]]
    tried = [command for command in commands if "tools.try_image" in command]
    assert any("--compose" not in command for command in tried)
    for file in DEPLOY.glob("compose*.yml"):
        assert any(f"--compose deploy/{file.name}" in command for command in tried), file.name


@contextmanager
def caddy_before(server_port: int) -> Iterator[str]:
    """Run Caddy with the example, without TLS, until the end of the block; return its URL."""
    program = PROGRAMS["caddy"].find()
    assert program is not None, (
        f"Caddy is not installed. Get it with: {advice([PROGRAMS['caddy']])}"
    )
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    for before, after in (
        ("\nethnos.example.org {", f"\n{url} {{"),
        ("127.0.0.1:8000", f"127.0.0.1:{server_port}"),
    ):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    with tempfile.TemporaryDirectory(prefix="ethnos-caddy-") as name:
        file = Path(name) / "Caddyfile"
        file.write_text(f"{{\n\tadmin off\n}}\n{text}")
        command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
        log = Path(name) / "log"
        with log.open("w") as output:
            home = {**os.environ, "XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name}
            process = subprocess.Popen(command, stdout=output, stderr=output, env=home)

        def listens() -> bool:
            assert process.poll() is None, log.read_text()
            try:  # the server itself cannot answer while this blocks its event loop
                socket.create_connection(("127.0.0.1", port)).close()
            except ConnectionRefusedError:
                return False
            return True

        try:
            block_until(listens, "Caddy does not start")
            yield url
        finally:
            process.terminate()
            process.wait()


@pytest.mark.caddy
def test_game_is_played_through_caddy(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        with caddy_before(server.port) as url:
            client = Client(url)
            await client.sign_in("Ann")
            made = await client.create_room(RoomOptions(players=2), [SeatRequest("me")])
            connection = await client.join(made.id)
            await ok(connection, SendChat(new_key(), "hello"))
            await connection.close()
            async with httpx.AsyncClient(base_url=url) as http:
                page = await http.get("/", headers={"Accept-Encoding": "br"})
                assert page.headers["content-encoding"] == "br"
                assert (await http.get("/metrics")).status_code == httpx.codes.FORBIDDEN
                large = await http.post("/api/replay", content=b"x" * 1_100_000)
                assert large.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE

    with_server(sqlite, test)
