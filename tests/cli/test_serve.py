"""`ethnos serve` explains in one line why it cannot start."""

import asyncio
import socket
from pathlib import Path

from ethnos.server.store import store_for
from tests.cli.command import ethnos


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
