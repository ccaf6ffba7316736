"""Settings every test shares."""

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_xdist_auto_num_workers() -> int:
    """Return one more than there are cores: half of the time a test waits for a server or page."""
    return (os.cpu_count() or 1) + 1


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say at once what failed: a run that is broken off never comes to its summary."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        sys.stderr.write(f"\n{report.nodeid} ({report.when})\n{report.longreprtext[-2000:]}\n")
        sys.stderr.flush()
