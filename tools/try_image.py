"""Build the image, start it as `deploy/` does, and play: `python -m tools.try_image`.

Needs docker or podman. With `--compose FILE` the services of a compose file are started instead,
and each of them is played at. Continuous integration runs both; `--base` names another image to
build on, where no registry can be reached.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import secrets
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ethnos.client import Client, Connection
from ethnos.protocol import Ack, RoomOptions, SeatRequest
from tools.server_load import free_port

ROOT: Final = Path(__file__).parents[1]
CONTAINERFILE: Final = ROOT / "deploy" / "Containerfile"
IMAGE: Final = "ethnos-try"
PATIENCE: Final = 180.0
"""Seconds until a started container must be healthy."""
MOVES: Final = 5
CONFINED: Final = (
    *("--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"),
    *("--security-opt", "no-new-privileges"),
)
"""As the compose files: nothing can be written but the data folder."""


def health_check(containerfile: str) -> list[str]:
    """Return the command by which an image says that it is healthy."""
    found = re.search(r"HEALTHCHECK(?:.|\\\n)*?CMD (\[.*\])", containerfile)
    assert found is not None, "the image has no health check"
    command: list[str] = json.loads(found[1])
    return command


def program() -> str:
    """Return the program that builds and starts containers here."""
    for name in ("docker", "podman"):
        works = (
            shutil.which(name)
            and not subprocess.run([name, "info"], check=False, capture_output=True).returncode
        )
        if works:
            return name
    raise SystemExit("neither docker nor podman works here")


def run(*command: str, **environment: str) -> str:
    """Run a command, show it, and return what it prints."""
    print("$", *command, flush=True)
    values = {**os.environ, **environment}
    done = subprocess.run(
        command, check=False, cwd=ROOT, env=values, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise SystemExit(f"{command[0]} failed with status {done.returncode}")
    return done.stdout.strip()


# One container.


@contextmanager
def started(tool: str, port: int, more: Sequence[str]) -> Iterator[str]:
    """Run the image until the end of the block, with nothing to write to but its data."""
    name = f"{IMAGE}-{secrets.token_hex(4)}"
    origin = f"http://127.0.0.1:{port}"
    network = more or ("--publish", f"127.0.0.1:{port}:8000")
    run(
        *(tool, "run", "--detach", "--name", name, *CONFINED, *network),
        *("--volume", f"{name}:/data", "--env", f"ETHNOS_ORIGIN={origin}"),
        *("--env", f"ETHNOS_PORT={port if more else 8000}", IMAGE),
    )
    try:
        yield name
    except BaseException:
        print(run(tool, "logs", name))
        raise
    finally:
        run(tool, "rm", "--force", name)
        run(tool, "volume", "rm", name)


def wait_healthy(tool: str, name: str) -> None:
    """Wait until the image's own health check succeeds inside the container."""
    check = health_check(CONTAINERFILE.read_text("utf-8"))
    deadline = time.monotonic() + PATIENCE
    while subprocess.run([tool, "exec", name, *check], check=False, capture_output=True).returncode:
        if time.monotonic() > deadline:
            raise SystemExit("the container does not become healthy")
        time.sleep(1)


def check_confined(tool: str, name: str) -> None:
    """Check that the server is nobody special, and can write nowhere but where it should."""
    program = "import os; print(os.getuid(), os.access('/', os.W_OK), os.access('/data', os.W_OK))"
    user, root, data = run(tool, "exec", name, "python", "-c", program).split()
    assert user != "0", "the server runs as root"
    assert (root, data) == ("False", "True"), "it can write where it should not, or cannot"


def try_container(tool: str, more: Sequence[str]) -> None:
    """Play, restart the container, and find the game as it was."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with started(tool, port, more) as name:
        wait_healthy(tool, name)
        check_confined(tool, name)
        client, room, version = asyncio.run(play(url))
        run(tool, "restart", name)
        wait_healthy(tool, name)
        assert asyncio.run(version_of(client, room)) >= version, "a move was lost"
    print(f"ok: {MOVES} moves, and none lost by a restart")


# The game.


async def play(url: str) -> tuple[Client, str, int]:
    """Take a few actions against a bot; return who played where, and the version reached."""
    client = Client(url)
    await client.sign_in("Ann")
    seats = [SeatRequest("me"), SeatRequest("bot", "random")]
    room = (await client.create_room(RoomOptions(players=2), seats, start=True)).id
    connection = await client.join(room)
    for _ in range(MOVES):
        await connection.until(lambda: connection.is_my_turn)
        answer = await connection.act(action_in(connection))
        assert isinstance(answer, Ack), answer
        await connection.reach(answer.v)
    version = connection.v
    await connection.close()
    return client, room, version


def action_in(connection: Connection) -> str:
    """Return an action that is always offered while a game is young."""
    assert connection.mine is not None
    choices = connection.mine.choices
    assert choices is not None
    if choices.keep is not None:
        return "keep none"
    return choices.actions[0] if choices.actions else f"band {choices.leaders[0]}"


async def version_of(client: Client, room: str) -> int:
    """Return the version of a room, as its player sees it after connecting again."""
    connection = await client.join(room)
    version = connection.v
    await connection.close()
    return version


# Compose files.


def try_compose(tool: str, file: Path) -> None:
    """Start the services of a compose file, and play at each that serves the game."""
    environment = {"POSTGRES_PASSWORD": secrets.token_hex(8)}
    compose = (tool, "compose", "--file", str(file), "--project-name", IMAGE)
    ports = ports_in(run(*compose, "config", "--format", "json", **environment))
    environment["ETHNOS_ORIGIN"] = " ".join(f"http://127.0.0.1:{port}" for port in ports)
    try:
        run(*compose, "up", "--detach", "--build", "--wait", **environment)
        for port in ports:
            client, room, version = asyncio.run(play(f"http://127.0.0.1:{port}"))
            assert asyncio.run(version_of(client, room)) >= version, "a move was lost"
    except BaseException:
        print(run(*compose, "logs", **environment))
        raise
    finally:
        run(*compose, "down", "--volumes", **environment)
    print(f"ok: {file.name}, played at {len(ports)} services")


def ports_in(config: str) -> list[int]:
    """Return the ports at which the services of a compose file are reached."""
    services = json.loads(config)["services"].values()
    return [int(port["published"]) for service in services for port in service.get("ports", ())]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--compose", type=Path, action="append", default=[])
    parser.add_argument("--base", help="an image with Python to build on")
    parser.add_argument("--build-option", action="append", default=[], help="for the builder")
    parser.add_argument("--run-option", action="append", default=[], help="instead of a port")
    asked = parser.parse_args()
    tool = program()
    if asked.compose:
        for file in asked.compose:
            try_compose(tool, file)
        return
    base = ("--build-arg", f"BASE={asked.base}") if asked.base else ()
    how = (*base, *asked.build_option)
    run(tool, "build", "--file", str(CONTAINERFILE), "--tag", IMAGE, *how, ".")
    try_container(tool, asked.run_option)


if __name__ == "__main__":
    main()
