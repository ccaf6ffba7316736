"""Settings every test shares."""

import os
import random
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import tiers
from tools.system_packages import on_ci

# The same examples on every run and no clock, so that a red test means a bug.
settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# For hunting: pytest --hypothesis-profile=explore
settings.register_profile(
    "explore",
    settings.get_profile("repeatable"),
    derandomize=False,
    max_examples=2_000,
)
settings.load_profile("repeatable")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return two workers more than there are cores: many tests wait for a server or a page.

    The quick tests compute.
    """
    return (os.cpu_count() or 1) + (0 if tiers.is_quick(config) else 2)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what `make quick` leaves out as a whole."""
    return True if tiers.is_quick(config) and tiers.markers_at(collection_path) else None


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--complete",
        action="store_true",
        default=on_ci(),
        help="fail tests whose program is missing instead of leaving them out (default if CI=true)",
    )


def pytest_itemcollected(item: pytest.Item) -> None:
    """Add the markers of the tiers (see pyproject.toml)."""
    for marker in tiers.markers_of(item):
        item.add_marker(marker)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start the longest tests first."""
    items.sort(key=tiers.start_order)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out a test whose program is not installed."""
    tiers.leave_out(item, complete=item.config.getoption("--complete"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out, in one line."""
    reasons = tiers.reasons_of(terminalreporter.stats.get("skipped", []))
    if line := tiers.summary(reasons):
        terminalreporter.write_line(line, yellow=True, bold=True)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server in this process deal the same on every run, so that a red test is red again.

    Who sits down in a lobby adds a number of their own, which is another one each time.
    """
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr("ethnos.server.live.new_rooms.new_seed", lambda: chance.randbytes(32))
    monkeypatch.setattr("secrets.randbits", chance.getrandbits)  # bots that play and advise


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say at once what failed: a run that is broken off never comes to its summary."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        sys.stderr.write(f"\n{report.nodeid} ({report.when})\n{report.longreprtext[-2000:]}\n")
        sys.stderr.flush()
