"""Scenarios: a position, the actions taken in it, and the expected facts afterwards.

The format is described in `tests/conformance/README.md`. The check by the fast engine is in
`fast_engine`, which needs numba and is therefore not imported here.
"""

from ethnos.testing.conformance.scenarios import (
    Scenario,
    Verdict,
    load_scenarios,
    parse_scenario,
    parse_scenarios,
    run_scenario,
    run_scenarios,
)

__all__ = [
    "Scenario",
    "Verdict",
    "load_scenarios",
    "parse_scenario",
    "parse_scenarios",
    "run_scenario",
    "run_scenarios",
]
