"""`ethnos serve` explains in one line why it cannot start."""

import asyncio
import ipaddress
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import psutil

from ethnos.extras import is_installed
from ethnos.server.store import store_for
from tests.cli.command import ethnos
from tests.waiting import block_until


def test_address_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = ethnos("serve", "--port", str(port), "--data", tmp_path)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith(f"ethnos: cannot listen at 127.0.0.1:{port}: ")
    assert answer.stderr.count("\n") == 1


def test_database_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    async def answered() -> None:
        store = store_for(f"sqlite:///{tmp_path / 'ethnos.db'}")
        await store.open()
        answer = await asyncio.to_thread(ethnos, "serve", "--port", "0", "--data", tmp_path)
        await store.close()
        assert answer.returncode == 2
        assert answer.stdout == ""
        assert answer.stderr.startswith("ethnos: another server is using ")
        assert answer.stderr.count("\n") == 1

    asyncio.run(answered())


def test_folder_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    answer = ethnos("serve", "--port", "0", "--data", file / "below")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.startswith(f"ethnos: {file / 'below'} cannot be written: ")
    assert answer.stderr.count("\n") == 1


def test_server_that_is_stopped_leaves_nothing_behind(tmp_path: Path) -> None:
    """Neither the note with the operator's key nor the process that compiles the bots."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    arguments = ["serve", "--port", str(port), "--data", str(tmp_path)]
    cold = {"NUMBA_CACHE_DIR": str(tmp_path / "numba")}
    server = subprocess.Popen(
        [sys.executable, "-m", "ethnos.cli", *arguments],
        stdout=subprocess.DEVNULL,
        env={**os.environ, **cold},
    )
    try:
        note = tmp_path / "ethnos.db.admin"
        block_until(lambda: note.exists() and answers(port), "the server answers")
        compilers = psutil.Process(server.pid).children()
        server.terminate()
        assert server.wait(60) == 0
    finally:
        server.kill()
    assert len(compilers) == is_installed("fast")
    psutil.wait_procs(compilers, 10)
    assert not any(process.is_running() for process in compilers)
    assert not note.exists()


def printed_at_start(folder: Path, *arguments: str) -> list[str]:
    """Return the lines that a server prints until it answers."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "ethnos.cli", "serve", "--port", str(port), *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=folder, env=without_settings()
    ) as server:
        block_until(lambda: answers(port), "the server answers")
        server.terminate()
        printed, _ = server.communicate()
    return [line.replace(str(port), "8000") for line in printed.splitlines()]


def without_settings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("ETHNOS_")}


def test_player_is_told_the_address_and_how_to_stop(tmp_path: Path) -> None:
    assert printed_at_start(tmp_path) == [
        "Ethnos is at http://127.0.0.1:8000. Stop it with Ctrl+C; nothing is lost."
    ]


def test_host_is_told_what_differs_from_the_defaults(tmp_path: Path) -> None:
    arguments = ["--origin", "https://example.org", "--keep-chat", "7", "--data", "games"]
    first, *rows, last = printed_at_start(tmp_path, *arguments)
    assert first.startswith("Ethnos is at https://example.org. ")
    names = [row[:18].strip() for row in rows]
    assert names[:5] == ["database", "allowed origins", "cookies", "operators", "kept"]
    assert {*names[5:]} <= {"notifications", "passkeys"}  # where they are installed
    assert "/admin, with the key " in next(row for row in rows if "operators" in row)
    assert "--log-level info" in last


def test_all_settings_are_printed_on_demand(tmp_path: Path) -> None:
    few = printed_at_start(tmp_path)
    everything = printed_at_start(tmp_path, "--log-level", "info")
    assert len(everything) > len(few) + 10
    assert any("with the key" in line for line in everything)
    assert not any("with the key" in line for line in few)


def test_address_for_other_devices_is_one_that_they_can_open(tmp_path: Path) -> None:
    page = printed_at_start(tmp_path, "--host", "0.0.0.0")[0]
    found = re.search(r"for other devices http://([^:]+):", page)
    assert found is not None
    if found[1] != socket.gethostname():  # which it is in no network
        assert not ipaddress.ip_address(found[1]).is_loopback
        assert not ipaddress.ip_address(found[1]).is_unspecified


def answers(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0
