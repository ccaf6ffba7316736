"""Fixtures of the server tests: a real PostgreSQL, and a database of each kind."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Launcher
from tests.server.postgres import Postgres

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for this test run."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    """Forks servers to be killed."""
    launcher = Launcher()
    yield launcher
    launcher.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of an empty database in a file."""
    return f"sqlite:///{tmp_path / 'ethnos.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, sqlite: str) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return sqlite
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database(f"test{next(_numbers)}")
