"""The lock that keeps two servers off one database file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ethnos.server.store.file_lock import LockedError, lock_file

HOLDER = """
import sys
from pathlib import Path
from ethnos.server.store.file_lock import lock_file
lock = lock_file(Path(sys.argv[1]))
print("locked", flush=True)
sys.stdin.read()
"""


def test_a_lock_is_refused_while_it_is_held(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    with lock_file(path), pytest.raises(LockedError, match=r"x\.lock is locked"):
        lock_file(path)


def test_closing_the_file_releases_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    lock_file(path).close()
    lock_file(path).close()


def test_a_leftover_file_is_not_a_lock(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    path.write_text("left by a crash")
    lock_file(path).close()
    assert path.read_text() == "left by a crash"


def test_killing_the_process_that_holds_the_lock_releases_it(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"locked\n"
        with pytest.raises(LockedError):
            lock_file(path)
        holder.kill()
    lock_file(path).close()


def test_a_folder_that_is_missing_is_not_taken_for_a_lock(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        lock_file(tmp_path / "missing" / "x.lock")
